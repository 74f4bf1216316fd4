/** Sixth exam: Kazakh queries, mostly easy and medium, by two writers without knowledge of the search. */
export const sixthKazakh = {
  easy: `
    inflected-kk | тігін машинасын сатып алу | c:shvejnye-mashiny
    unlettered | утик керек | c:utyugi
    mixed | газ плита | c:plity,varochnye-paneli & !s:tip=Электрическая & !s:tip=Индукционная
    model | видеокарта rtx 5070 | c:videokarty & n:5070
    inflected-kk | оқуға ноутбук | c:noutbuki-dlya-raboty
    units | 2 тб ссд | c:ssd-nakopiteli & s:obem-ssd=2048
    inflected-kk | принтерге краска | c:chernila,kartridzhi-i-tonery
    units | су жылытқыш 80 литр | c:vodonagrevateli & s:obem=80
    units | монитор 27 | c:monitory & s:diagonal-ekrana=27
    mixed | шаш кептіретін фен | c:feny
    transliteration | эпл вотч | c:smart-chasy & b:Apple
    brand-category | oral b тіс щеткасы | c:zubnye-shchyotki & b:Oral-B
    plain | проектор бар ма | c:proektory
    plain | планшет самсунг | c:planshety & b:Samsung
    brand-category | самсунг смарт сағат | c:smart-chasy & b:Samsung
    plain | кондиционер үйге | c:konditsionery
    brand-category | бош шәйнек | c:chajniki & b:Bosch
    units | 55 дюйм телевизор | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=55
    price | телефон 100 мыңға дейін | c:vse-smartfony,knopochnye-telefony & p<=100000
    brand-category | планшет леново | c:planshety & b:Lenovo
    inflected-kk | сымсыз құлаққаптар | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & !s:podklyuchenie=Проводное
    brand-category | haier тоңазытқыш ноу фрост | c:kholodilniki & b:Haier & s:no-frost=+
    plain | аэрогриль | c:aerogrili
    units | повербанк 20000 | c:powerbanki & s:emkost-akkumulyatora=20000
    model | пс5 приставка | c:igrovye-pristavki & s:platforma=PlayStation 5
    plain | электр тіс щеткасы | c:zubnye-shchyotki
    plain | еденге қоятын таразы | c:napolnye-vesy
    brand-category | антивирус касперский | c:antivirusy & b:Kaspersky`,
  medium: `
    layout | vekmnbg3c3hu3i | c:multivarki
    transliteration | kir jugysh lg 9 kg | c:stiralnye-mashiny & b:LG & s:zagruzka=9
    unlettered | 5 метрлик удлинитель | c:udliniteli & s:dlina=5
    price | балаға планшет 100 мыңға дейін | c:planshety & p<=100000
    accessory | айфон 17ге силикон чехол | c:chekhly & s:sovmestimost=iPhone 17 & !s:sovmestimost=iPhone 17 Pro & s:material=Силикон
    accessory | с25 ультраға стекло | c:zashchitnye-stekla & s:sovmestimost=S25 Ultra
    spelling | вертикалный стералка | c:stiralnye-mashiny & s:tip=Вертикальная
    model | редми нот 14 про 256 | c:vse-smartfony & n:Redmi Note 14 Pro & s:vstroennaya-pamyat=256
    price | 15 мыңнан аспайтын шәйнек | c:chajniki & p<=15000
    inflected-kk | машинаға телефон ұстағыш | c:derzhateli & !s:ustanovka=На стол & !s:tip=Штатив
    inflected-kk | самсунгтың 20000дық павербанкі | c:powerbanki & b:Samsung & s:emkost-akkumulyatora=20000
    unlettered | ауа ылгалдандыргыш | c:uvlazhniteli
    spelling | апельсин сыгатын сокавыжымалка | c:sokovyzhimalki
    mixed | самсунг телевизоры 43 дюймовый | c:led-televizory,qled-i-oled-televizory & b:Samsung & s:diagonal-ekrana=43
    accessory | эпсон 3250 ге бояу | c:chernila & s:sovmestimost=L3250
    units | ыдыс жугыш 45см | c:posudomoechnye-mashiny & s:shirina=45
    model | сони xm6 наушник | c:polnorazmernye-naushniki,besprovodnye-vkladyshi & b:Sony & n:XM6
    kk-for-ru | май құйылған жылытқыш батарея | c:obogrevateli & s:tip=Масляный
    transliteration | жбл чардж 6 | c:portativnye-kolonki & n:Charge 6
    unlettered | вр козилдирик | c:vr-ochki
    inflected-kk | стимге 5000 теңге салу | c:tsifrovye-kody & b:Steam & s:nominal=5000
    phrase | үйде нан пісіретін аппарат | c:khlebopechki
    spelling | микраволновка грильмен | c:mikrovolnovye-pechi & s:gril=+
    mixed | 17 дюймдік ноутқа рюкзак | c:sumki-dlya-noutbukov & s:diagonal-ekrana>=17
    synonym | инстакс фотик | c:fotoapparaty & n:Instax
    joined | жаноме тигинмашина | c:shvejnye-mashiny & b:Janome
    accessory | пылесостың мешогы | c:filtry-dlya-pylesosov & s:tip=Мешки
    stop-words | маған электронная книга керек еді | c:elektronnye-knigi
    kk-for-ru | бармақпен ашылатын есік құлпы | c:umnye-zamki & s:sposoby-otkrytiya=тпечаток
    mixed | цветной принтер 150 мыңға дейін | c:printery-i-mfu & s:tsvetnaya-pechat=+ & p<=150000
    synonym | механика клава подсветкасымен | c:klaviatury & s:tip-pereklyuchatelej=Механические & !s:podsvetka=Нет
    layout | vbrhjajy | c:mikrofony
    transliteration | dajson shash keptirgish | c:feny & b:Dyson
    transliteration | muzdatkysh | c:morozilniki
    unlettered | кир жугыш машина 9 кг | c:stiralnye-mashiny & s:zagruzka=9
    unlettered | ыдыс жугыш машина ени 45 см | c:posudomoechnye-mashiny & s:shirina=45
    synonym | кондер инверторный 50 квадратқа | c:konditsionery & s:invertor=+ & s:ploshchad>=50
    accessory | айфон 17 ге чехол | c:chekhly & s:sovmestimost=iPhone 17 & !s:sovmestimost=iPhone 17 Pro
    accessory | galaxy a56 экранына шыны | c:zashchitnye-stekla & s:sovmestimost=Galaxy A56
    accessory | эпсон л3250 краскасы | c:chernila & s:sovmestimost=L3250
    accessory | dyson v8 фильтрі бар ма | c:filtry-dlya-pylesosov & s:sovmestimost=Dyson V8
    accessory | эппл вотч 46 мм ремешогы | c:remeshki-dlya-chasov & s:sovmestimost=Watch Series 11 46 mm
    joined | редминоут14 | c:vse-smartfony & n:Redmi Note 14
    joined | ауатазартқыш ксяоми | c:ochistiteli-vozdukha & b:Xiaomi
    price | шайнек 15 мыннан аспайтын | c:chajniki & p<=15000
    mixed | индукционный плита алайын деп едім | c:plity,varochnye-paneli & s:tip=Индукционная
    spelling | холадилник бирюса | c:kholodilniki & b:Biryusa
    spelling | мультиворка редмонт | c:multivarki & b:Redmond
    brand-category | жбл блютуз колонка кызыл | c:portativnye-kolonki & b:JBL & s:tsvet=красный
    model | сони wh 1000 наушник | c:polnorazmernye-naushniki & n:WH-1000
    model | асус туф игровой ноут | c:igrovye-noutbuki & n:TUF
    model | макбук эйр 13 | c:noutbuki-dlya-raboty & n:MacBook Air 13
    units | ссд 1 терабайт внешний | c:ssd-nakopiteli & s:obem-ssd=1024 & s:tip=Внешний
    synonym | камераға салатын флешка 128 гб | c:karty-pamyati & s:obem-pamyati=128
    brand-category | делонги кофеварка | c:kofemashiny,kapelnye-kofevarki & b:De'Longhi
    synonym | роутерге бесперебойник | c:ibp & s:tip=Для роутера
    units | удлинитель 5 метрлік | c:udliniteli & s:dlina=5
    stop-words | маған жақсы телевизор керек еді 43 дюймдік | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=43
    kk-for-ru | қолға ұстайтын булағыш | c:otparivateli & s:tip=Ручной
    spelling | смарт сагат хуавэй | c:smart-chasy & b:Huawei
    model | видюха 5060 ti | c:videokarty & s:videokarta=RTX 5060 Ti
    synonym | иксбокс джойстигі | c:gejmpady & s:platforma=Xbox
    units | тайпси шнур 2 метр | c:kabeli & s:interfejs=USB-C & s:dlina=2
    phrase | бетті танып ашылатын есік құлпы | c:umnye-zamki & s:sposoby-otkrytiya=Лицо
    phrase | суға түсіп кетсе де бұзылмайтын колонка | c:portativnye-kolonki & !s:zashchita=Нет & !s:zashchita=IPX4 & !s:zashchita=IPX6
    inflected-kk | картриджін сатасыздар ма хп 150а | c:kartridzhi-i-tonery & n:150A|W1500A`,
  hard: `
    need | кілемге жабысқан иттің жүнін ала алмай қойдым не көмектеседі | c:klassicheskie-pylesosy,roboty-pylesosy,vertikalnye-pylesosy
    need | тоқ секіріп тұрады ауылда холодильник күйіп кетпесе екен | c:stabilizatory-napryazheniya
    need | соғымның етін жазға дейін қайда сақтаймыз холодильникке симайды | c:morozilniki
    need | той көйлектің қыртысын ілулі тұрған жерінде тегістейтін нәрсе | c:otparivateli & !s:tip=Пароочиститель
    negation | плита керек духовкасы бар бирак газ емес | c:plity & !s:tip=Газовая & !s:tip=Комбинированная
    measure | зал отыз бес квадрат соған жететін кондиционер инвертор болсын | c:konditsionery & s:ploshchad>=35 & s:ploshchad<=50 & s:invertor=+
    quality | суға құлап кетсе де бұзылмайтын колонка балық аулағанда тыңдауға | c:portativnye-kolonki & !s:zashchita=Нет & !s:zashchita=IPX4 & !s:zashchita=IPX6
    gift | күйеуіме туған күніне қырынатын бірдеңе 50 мыңға дейін | c:elektrobritvy,trimmery,podarochnye-nabory & !s:naznachenie=Для волос & !s:naznachenie=Для носа & !s:naznachenie=Музыка & !s:naznachenie=Уход за волосами & !s:naznachenie=Для рабочего & !s:naznachenie=Уход для двоих & !s:naznachenie=Умный дом & p<=50000
    gift | он жасар немереме ұшатын дрон сыйлағым келеді 50 мыңнан аспасын | c:kvadrokoptery & p<=50000
    spoken | ээ сәлем маған анау ноутбук керек еді үш жүз мыңға дейін оперативкасы он алты гиг | c:noutbuki-dlya-raboty,igrovye-noutbuki & p<=300000 & s:operativnaya-pamyat>=16
    mixed | кофемашина алайын деп едім чтобы зернону өзі тартсын | c:kofemashiny,kapelnye-kofevarki & s:kofemolka=+
    question | рассрочкаға бөліп төлеуге бола ма | page:delivery
    question | алған затым сынып қалса гарантиямен қайда апарам | page:service
    nothing | машинаға зимний шина 16лық | nothing
    nothing | тігін жібі ақ түсті 40 нөмір | nothing
    model | кэнон mf3010 деген принтерім бар еді соған картридж | c:kartridzhi-i-tonery & s:sovmestimost=MF3010
    need | үйдің ауасы құрғақ баланың мұрны қанай береді | c:uvlazhniteli
    need | вахтада күні бойы розетка жоқ телефон кешке жетпей отырып қалады | c:powerbanki
    need | ауылда свет жиі өшеді компьютердегі жұмысым сақталмай қалады | c:ibp & !s:tip=Для роутера
    need | қамыр илеп қолым талады өзі илейтін бірдеңе керек | c:miksery,khlebopechki,kukhonnye-kombajny & !s:tip=Ручной
    negation | наушник керек сымы жоқ бірақ құлақтың ішіне кірмейтін | c:polnorazmernye-naushniki & !s:podklyuchenie=Проводное
    negation | пылесос мешоксыз болсын қап ауыстырып жүрмейін | c:klassicheskie-pylesosy,vertikalnye-pylesosy,roboty-pylesosy & !s:tip-pylesbornika=Мешок
    measure | морозилка аласа болсын биіктігі бір метрден аспасын | c:morozilniki & s:vysota<=100
    measure | бөлмем жиырма квадрат соған жететін обогреватель | c:obogrevateli & s:ploshchad>=20
    quality | дәнін өзі ұнтақтайтын кофе машинасы | c:kofemashiny,kapelnye-kofevarki & s:kofemolka=+
    gift | құрбымның туған күніне шашына қолданатын сыйлық 30 мыңға дейін | c:feny,vypryamiteli,podarochnye-nabory & p<=30000 & !s:naznachenie=Музыка & !s:naznachenie=стола & !s:naznachenie=мужчин & !s:naznachenie=двоих & !s:naznachenie=дом
    spoken | сәлем маған ойын ойнайтын ноутбук көрсетші алты жүз мыңға дейін | c:igrovye-noutbuki & p<=600000
    spoken | ну короче әкеме сақал алатын аппарат керек еді қырық мыңнан аспаса | c:elektrobritvy,trimmery & p<=40000 & !s:naznachenie=Для волос & !s:naznachenie=Для носа
    mixed | баланың урогына принтер керек цветной чтобы вайфаймен шығарсын | c:printery-i-mfu & s:tsvetnaya-pechat=+ & !s:wi-fi=Нет
    question | жезқазғанға жеткізіп бересіздер ме қанша күнде келеді | page:delivery
    question | алған затым ұнамай қалса қайтарып бере аламын ба | page:change
    nothing | рация бар ма месторождениеге он шақырым ұстайтын | nothing`,
};
