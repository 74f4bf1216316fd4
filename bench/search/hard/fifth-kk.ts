/** Fifth exam: Kazakh queries at three levels by two more writers without knowledge of the search. */
export const fifthKazakh = {
  easy: `
    brand-category | самсунг тоңазытқыш | c:kholodilniki & b:Samsung
    measure | кір жуғыш машина 9 кг | c:stiralnye-mashiny & s:zagruzka=9
    brand-category | веб камера логитек | c:veb-kamery & b:Logitech
    plain | түймелі телефон | c:knopochnye-telefony
    brand-category | асус ойын ноутбук | c:igrovye-noutbuki & b:ASUS
    units | теледидар 55 дюйм | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=55
    inflected-kk | ноутбукке рюкзак | c:sumki-dlya-noutbukov
    brand-category | кондиционер мидеа | c:konditsionery & b:Midea
    brand-category | хуавей смарт сағат | c:smart-chasy & b:Huawei
    brand-category | кэнон фотоаппарат | c:fotoapparaty & b:Canon
    brand-category | lg теледидар | c:led-televizory,qled-i-oled-televizory & b:LG
    brand-category | philips үтік | c:utyugi & b:Philips
    plain | ойын ноутбугі | c:igrovye-noutbuki
    kk-for-ru | мұздатқыш ларь | c:morozilniki & s:tip=Ларь
    plain | қызғылт құлаққап | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & s:tsvet=розовый
    brand-category | tp-link роутер | c:routery & b:TP-Link
    plain | кернеу тұрақтандырғыш | c:stabilizatory-napryazheniya
    brand-category | xiaomi фитнес білезік | c:fitnes-braslety & b:Xiaomi`,
  medium: `
    unlettered | дайсон шан соргыш | c:vertikalnye-pylesosy & b:Dyson
    unlettered | кир кептиргиш 8 килолык | c:sushilnye-mashiny & s:zagruzka=8
    unlettered | колга тагатын смарт сагат амазфит | c:smart-chasy & b:Amazfit
    layout | r3h ;e5si | c:stiralnye-mashiny
    layout | ыфьыгтп ф56 | c:vse-smartfony & b:Samsung & n:A56
    transliteration | kir jugysh mashina lg | c:stiralnye-mashiny & b:LG
    transliteration | shyryn sykkysh kitfort | c:sokovyzhimalki & b:Kitfort
    transliteration | su jylytkysh 50 litr | c:vodonagrevateli & s:obem=50
    spelling | духавка шкаф бошш | c:dukhovye-shkafy & b:Bosch
    spelling | зарятка самсуңг 45 ват | c:zaryadnye-ustrojstva & b:Samsung & s:bystraya-zaryadka>=45
    spelling | мултиварка редмонт | c:multivarki & b:Redmond
    synonym | шаш кептіргіш дайсон | c:feny,podarochnye-nabory & b:Dyson
    synonym | шашқа утюжок | c:vypryamiteli
    synonym | қысқа толқынды пеш қара түсті | c:mikrovolnovye-pechi & s:tsvet=чёрный
    units | стабилизатор 5 киловатттық | c:stabilizatory-napryazheniya & s:polnaya-moshchnost>=5000
    units | ноутқа ішкі ссд 1тб | c:ssd-nakopiteli & s:obem-ssd=1024 & s:tip=Внутренний
    kk-for-ru | катушкадағы ұзартқыш 30 метр | c:udliniteli & s:tip=На катушке & s:dlina>=30
    model | пс5 слим дисководпен | c:igrovye-pristavki & n:PlayStation 5 Slim & s:tip=С дисководом
    accessory | эпсон л3250 ге бояу | c:chernila & s:sovmestimost=L3250
    accessory | дайсон в8 фильтрі | c:filtry-dlya-pylesosov & s:sovmestimost=Dyson V8
    joined | видеокартаrtx5060 | c:videokarty & s:videokarta=RTX 5060
    joined | ыдысжуғыш бош 45см | c:posudomoechnye-mashiny & b:Bosch & s:shirina=45
    price | балаға дрон 50 мыңға дейін | c:kvadrokoptery & p<=50000
    price | газ плита жүз мыңнан аспасын | c:plity & s:tip=Газовая & p<=100000
    price | оқуға ноутбук 200-300 мың арасы | c:noutbuki-dlya-raboty & p<=300000 & !p<=199000
    accessory | айфон 16ға защитный стекло | c:zashchitnye-stekla & s:sovmestimost=iPhone 16 & !s:sovmestimost=iPhone 16e
    accessory | а56 ға чехол книжка | c:chekhly & s:sovmestimost=Galaxy A56 & s:tip=Книжка
    accessory | эпл вотчқа ремешок 46 мм | c:remeshki-dlya-chasov & s:sovmestimost=Watch Series 11 46
    inflected-kk | принтерімізге а4 қағаз | c:bumaga-dlya-pechati & s:format-bumagi=A4
    inflected-kk | погружной блендерлеріңіздің арзандары | c:blendery & s:tip=Погружной & p<=35000
    kk-for-ru | ауа ылғалдандырғыш 40 шаршы метрге | c:uvlazhniteli & s:ploshchad>=40
    kk-for-ru | дене майын өлшейтін таразы | c:napolnye-vesy & s:analiz-sostava-tela=+
    phrase | вытяжка наклонный қара | c:vytyazhki & s:tip=Наклонная & s:tsvet=чёрный
    stop-words | маған бір жақсы механический клава керек еді | c:klaviatury & s:tip-pereklyuchatelej=Механические
    mixed | стимге ақша салатын код | c:tsifrovye-kody & b:Steam
    phrase | hdmi кабель 3 метрлік | c:kabeli & s:interfejs=HDMI & s:dlina=3
    inflected-kk | айпадтардың 256 гигалығы | c:planshety & b:Apple & s:vstroennaya-pamyat=256
    layout | if4cjh5si hj,jn | c:roboty-pylesosy
    layout | щкфд и | c:zubnye-shchyotki,podarochnye-nabory & b:Oral-B
    transliteration | kir jugysh mashina 9 kg | c:stiralnye-mashiny & s:zagruzka=9
    unlettered | улкен олшемди кулаккап сони | c:polnorazmernye-naushniki & b:Sony
    unlettered | шырын сыккыш шнекти | c:sokovyzhimalki & s:tip=Шнековая
    unlettered | ангимелесуге веб камера 4к | c:veb-kamery & s:razreshenie=3840×2160
    spelling | аерогриль ксаоми | c:aerogrili & b:Xiaomi
    spelling | кофемашына делонгы автомат | c:kofemashiny & b:De'Longhi & s:tip=Автоматическая
    synonym | микроволновкалар 20 литрлік | c:mikrovolnovye-pechi & s:obem=20
    synonym | видюха 5070 12 гиг | c:videokarty & n:RTX 5070 & s:videopamyat=12
    synonym | сонька беске джойстик | c:gejmpady & s:platforma=PlayStation 5
    joined | ауаылғалдандырғыш ballu | c:uvlazhniteli & b:Ballu
    joined | тік шаң сор ғыш дайсон | c:vertikalnye-pylesosy & b:Dyson
    price | 120 мыңға дейін смартфон 256 гб | c:vse-smartfony & s:vstroennaya-pamyat=256 & p<=120000
    price | 30 мыңнан аспайтын блендер | c:blendery & p<=30000
    price | фен 15мыңға шейін | c:feny & p<=15000
    price | сумка ноутбукқа 15 мың тг дейін | c:sumki-dlya-noutbukov & p<=15000
    inflected-kk | тостерлеріңізді көрсетіңізші қызылын | c:tostery & s:tsvet=красный
    inflected-kk | теледидарларыңыздың ішінде 55 дюймдігі | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=55
    inflected-kk | шәйнектің шыныдан жасалғаны | c:chajniki & s:material=Стекло
    inflected-ru | духовкалардың пиролизбен тазаланатыны | c:dukhovye-shkafy & s:samoochistka=Пиролиз
    mixed | напольный вентилятордың 20 мыңның ішіндегісі | c:ventilyatory & s:tip=Напольный & p<=20000
    mixed | лампочкалар е27 телефоннан управление | c:umnye-lampy & s:tsokol=E27
    accessory | айфон 17 про чехолы магсейфпен | c:chekhly & n:iPhone 17 Pro(?! Max) & s:besprovodnaya-zaryadka=+
    accessory | самсунг а56ға қорғаныш шыны | c:zashchitnye-stekla & s:sovmestimost=Galaxy A56
    accessory | epson l3250 сиясы қара | c:chernila & s:sovmestimost=L3250 & s:tsvet-pechati=Чёрный
    accessory | 17 айфонға 20 ваттық зарядник | c:zaryadnye-ustrojstva & s:bystraya-zaryadka>=20 & s:sovmestimost=iPhone 17 & !s:sovmestimost=iPhone 17 Pro
    model | галакси таб с11 | c:planshety & n:Tab S11
    model | gefest 6100 пеш плита | c:plity & n:Gefest 6100
    transliteration | джибиэл чардж колонка | c:portativnye-kolonki & b:JBL & n:Charge
    units | жарты терабайт ссд ішкі | c:ssd-nakopiteli & s:obem-ssd>=480 & s:obem-ssd<=512 & s:tip=Внутренний
    units | 64 гигтік флешка металл | c:usb-fleshki & s:obem-pamyati=64 & s:material=Металл
    kk-for-ru | механикалық пернетақта жарығы бар | c:klaviatury & s:tip-pereklyuchatelej=Механические & !s:podsvetka=Нет
    stop-words | сәлеметсіз бе сіздерде касперский антивирус бар ма екен | c:antivirusy & b:Kaspersky
    phrase | газ пісіру панелі 4 конфоркалы | c:varochnye-paneli & s:tip=Газовая & s:konforki=4
    phrase | саусақ батарейка 4 дана аа | c:batarejki & s:interfejs=AA & !s:interfejs=AAA & s:shtuk-v-upakovke=4`,
  hard: `
    need | сменадан шаршап келем үйдің еденін өзі жинап жүретін бірдеңе керек | c:roboty-pylesosy
    need | свет өшсе де вайфай жұмыс істеп тұрсын | c:ibp
    need | ауылда напряжение секіріп тұрады тоңазытқыш күйіп кетпесін | c:stabilizatory-napryazheniya
    need | майға батырмай фри картоп пісіретін нәрсе | c:aerogrili
    need | халатымды тақтайға жаймай ілулі тұрған күйінде тегістейтін | c:otparivateli
    need | отопление қоспай жатыр балалардың бөлмесі мұздай | c:obogrevateli
    need | вахтада далада жүргенде телефон отырып қалады розетка жоқ | c:powerbanki
    need | ыстық суды жиі өшіреді душқа түсе алмай қалам | c:vodonagrevateli
    need | тойдан кейін тау боп жиналған кесе табақты қолмен жумасам деймін | c:posudomoechnye-mashiny
    need | соғым сойдық ет сыймай жатыр холодильникке | c:morozilniki
    need | дискордта пацандар дауысыңды естімейміз дейді | c:mikrofony,polnorazmernye-naushniki
    need | балам кілтін жоғалта береді саусақпен ашылатын есік керек | c:umnye-zamki
    need | жоқта есікке кім келіп кеткенін телефоннан көрсем | c:videozvonki
    negation | плита керек бірақ газбен емес тек токпен | c:plity,varochnye-paneli & !s:tip=Газовая & !s:tip=Комбинированная
    negation | самсунг пен айфоннан басқа 5g смартфон | c:vse-smartfony & !b:Samsung,Apple & s:set=5G
    negation | мешок салынбайтын обычный пылесос | c:klassicheskie-pylesosy & !s:tip-pylesbornika=Мешок
    negation | проводы жоқ мышка подсветкасы да болмасын | c:myshi & !s:podklyuchenie=Проводное & s:podsvetka=Нет
    negation | капсула салмайтын дәнін өзі тартатын кофемашина | c:kofemashiny & !s:tip=Капсульная & s:kofemolka=+
    measure | моник 27 дюймнен аспасын герцовкасы 144 тен жоғары болсын кс ойнайм | c:monitory & s:diagonal-ekrana<=27 & s:chastota-obnovleniya>=144
    measure | 30 квадрат залға кондёр инверторлы | c:konditsionery & s:ploshchad>=30 & s:invertor=+
    measure | ені елу сантиметр ғана газплита ескі кухняға сыйсын | c:plity & s:shirina<=50 & !s:tip=Электрическая & !s:tip=Индукционная
    measure | телик 43тен үлкенірек бірақ 65ке жетпейтін | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana>=44 & s:diagonal-ekrana<=64
    measure | аласа тоңазытқыш биіктігі бір метрден аспайтын общагаға | c:kholodilniki & s:vysota<=100
    quality | дежурствоға сөмкеге салып жүруге жеңіл ноутбук | c:noutbuki-dlya-raboty,planshety & s:ves<=1.5
    quality | каспийге апаратын суға түсіп кетсе де бұзылмайтын колонка | c:portativnye-kolonki & !s:zashchita=Нет & !s:zashchita=IPX4
    quality | құлаққап сыртқы шуды өшіріп тастайтын цехта отыруға | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & s:shumopodavlenie=+
    quality | үйдегі тозаң мен түтінді тазалайтын телефонмен басқарылатын апарат | c:ochistiteli-vozdukha & s:upravlenie-so-smartfona=+
    gift | күйеу балаға сақал қыратын бірдеңе сыйлыққа 50 мыңның ішінде | c:elektrobritvy,trimmery,podarochnye-nabory & p<=50000 & !s:naznachenie=Музыка & !s:naznachenie=Уход за волосами & !s:naznachenie=Для рабочего стола & !s:naznachenie=Умный дом & !s:naznachenie=Для носа
    gift | қыздың жасауына екі камералы ноуфрост холодильник 300 мыңға дейін | c:kholodilniki & s:tip=Двухкамерный & s:no-frost=+ & p<=300000
    gift | геймер досыма днюхаға 15 мыңға не алсам болады | c:myshi,klaviatury,gejmpady,tsifrovye-kody,polnorazmernye-naushniki,mikrofony,vr-ochki,portativnye-kolonki & p<=15000
    gift | құдағиға қамыр илейтін апарат сыйлайық деп едік жүз мыңға дейін | c:miksery,kukhonnye-kombajny,khlebopechki & p<=100000
    spoken | окей ээ маған екі жүз мыңға дейін ойын приставкасы тауып берші | c:igrovye-pristavki & p<=200000
    spoken | сәлеметсіз бе маған мынау не еді әлгі кофені тамшылатып қайнататыны керек | c:kapelnye-kofevarki
    mixed | электрический тіс щеткасы керек головкасы вращается ететін | c:zubnye-shchyotki & s:tip=Вращательная
    question | жаңаөзенге жеткізесіздер ме неше күнде келеді | page:delivery
    question | кеше алған телефонымды ұнатпадым қайтарып берсем бола ма | page:change
    question | ескі кір машинамды алып кетіп жаңасын қосып бересіздер ме | page:services,delivery
    nothing | сварочный аппарат 250 ампер | nothing
    nothing | қызыма ұзату көйлегі ақ түсті | nothing
    nothing | тау велосипеді 26 дөңгелек | nothing
    need | соғым сойдық етті қатырып сақтайтын орын жоқ | c:morozilniki
    need | ауылда свет өшсе вайфай да өшеді, интернетсіз қаламыз | c:ibp
    question | бөліп төлеуге рәсімдесем ауылға дейін жеткізіп бересіздер ме | page:delivery
    need | есік алдына кім келгенін телефоннан көріп отырсам | c:videozvonki
    need | кір жаятын балкон жоқ қыста киім кеппейді | c:sushilnye-mashiny,stiralnye-mashiny & !s:sushka=-
    need | ет қуырсам иісі бүкіл пәтерге жайылады | c:vytyazhki
    need | түнгі кезекшілікте телефонның заряды таңға жетпейді, розетка жоқ жерде жүрем | c:powerbanki
    need | аудиторияда презентацияны қабырғаға үлкейтіп көрсету керек | c:proektory
    need | шашым бұйра, тіп-тік қылып жүргім келеді | c:vypryamiteli
    need | мал қорада тоқ 150 вольтқа түсіп кетеді насос қосылмайды | c:stabilizatory-napryazheniya & s:minimalnoe-napryazhenie<=150
    need | кілтті ылғи ұмытам, есікті саусақпен ашсам деймін | c:umnye-zamki
    need | машинада навигаторға қарайтын телефонды қоятын жер керек | c:derzhateli & !s:tip=Штатив & !s:ustanovka=На стол
    need | ауызашарға жиырма шақты қонақ келеді, қамыр илеуге қолым талады | c:miksery,kukhonnye-kombajny,khlebopechki
    need | ескі теледидарым интернетсіз, ютуб көретін қылғым келеді | c:tv-pristavki
    negation | шаңсорғыш керек, робот емес, қапшығы да болмасын | c:klassicheskie-pylesosy,vertikalnye-pylesosy & !s:tip-pylesbornika=Мешок
    negation | телефон айфон болмасын, оперативкасы 12 гб, камерасы 200 мегапиксель | c:vse-smartfony & !b:Apple & s:operativnaya-pamyat>=12 & s:osnovnaya-kamera>=200
    negation | ноутбук жұмысқа виндоуссыз-ақ, өзім орнатам | c:noutbuki-dlya-raboty,igrovye-noutbuki & s:operatsionnaya-sistema=Без системы
    negation | тоңазытқыш ақ түсті болмасын, қар қатпайтын | c:kholodilniki & !s:tsvet=белый & s:no-frost=+
    measure | 35 шаршы метр залға инверторлы кондер | c:konditsionery & s:ploshchad>=35 & s:invertor=+
    measure | ені 45 сантиметр ғана орынға сыятын ыдыс жуғыш | c:posudomoechnye-mashiny & s:shirina<=45
    measure | аулаға жететін кемі 30 метрлік удлинитель | c:udliniteli & s:dlina>=30
    measure | игровой ноут 500 бен 700 мың арасы, 16 дан кем емес озу | c:igrovye-noutbuki & !p<=499000 & p<=700000 & s:operativnaya-pamyat>=16
    measure | қонақ бөлмеге 65 тен кіші емес телевизор 400 мыңнан асырмай | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana>=65 & p<=400000
    measure | видеорегистраторға салатын кемінде 128 гб кішкене карта | c:karty-pamyati & s:tip=microSD & s:obem-pamyati>=128
    quality | көлге барғанда судың астын түсіретін шағын камера | c:ekshn-kamery & !s:zashchita=Нет & !s:zashchita=IPX7
    quality | басқанда шық-шық етпейтін сымсыз тінтуір | c:myshi & n:Silent & !s:podklyuchenie=Проводное
    quality | екі апта зарядталмай жүретін сағат джипиэсі бар | c:smart-chasy & s:avtonomnost-dnej>=14 & s:gps=+
    quality | шаңын өзі төгіп алатын еден де жуатын робот | c:roboty-pylesosy & s:bazovaya-stantsiya=+ & s:vlazhnaya-uborka=+
    gift | анама батырмасы үлкен жай телефон алып берейін дедім, екі симді, 20 мыңға дейін | c:knopochnye-telefony & p<=20000
    gift | жолдасыма туған күніне қырынатын аппарат 50 мың шамасында | c:elektrobritvy,trimmery,podarochnye-nabory & p<=60000 & !n:Oral-B
    gift | он жасар немереме ұшатын дрон, арзаны болсын | c:kvadrokoptery & p<=50000
    gift | кафедра меңгерушісіне кітап оқитын гаджет сыйлайық деп едік көзге зиянсыз | c:elektronnye-knigi
    spoken | алло маған ана еденнің жылытқышы емес бөлмеге қоятын майлы обогреватель керек еді жиырма квадратқа | c:obogrevateli & s:tip=Масляный & s:ploshchad>=20
    spoken | ммм жиырма жеті дюйм монитор бар ма жүз сексен герц болса екен | c:monitory & s:diagonal-ekrana=27 & s:chastota-obnovleniya>=180
    mixed | лекция жазуға жағаға қыстыратын петличка беспроводной | c:mikrofony & s:tip=Петличный & s:podklyuchenie=Радиоканал
    model | бірден суретін шығарып беретін инстакс камера | c:fotoapparaty & s:tip=Мгновенной печати
    question | қостанайда дүкендерің қай көшеде, сенбі күні істей ме | page:shops,contacts
    question | алған үтігім ұнамай қалды қайтарып ақшамды алсам бола ма | page:change
    nothing | қызметке рация екі дана | nothing`,
};
