/** Seventh exam: Kazakh queries, mostly easy and medium, by two writers without knowledge of the search. */
export const seventhKazakh = {
  easy: `
    model | айфон 17 про макс 256 | c:vse-smartfony & n:iphone 17 pro max & s:vstroennaya-pamyat=256
    unlettered | шансоргыш самсунг | c:klassicheskie-pylesosy,roboty-pylesosy,vertikalnye-pylesosy & b:Samsung
    inflected-kk | редми нот 14 телефондары | c:vse-smartfony & n:redmi note 14
    inflected-kk | асус ноутбуктары | c:noutbuki-dlya-raboty,igrovye-noutbuki & b:ASUS
    synonym | механикалық клава | c:klaviatury & s:tip-pereklyuchatelej=Механические
    brand-category | razer ойын тышқаны | c:myshi & b:Razer & s:naznachenie=Игровая
    transliteration | амазфит смарт сағат | c:smart-chasy & b:Amazfit
    brand-category | dyson шаш кептіргіш | c:feny & b:Dyson
    plain | шаш түзеткіш қызғылт | c:vypryamiteli & s:tsvet=розовый
    units | lg теледидар 55 дюйм | c:led-televizory,qled-i-oled-televizory & b:LG & s:diagonal-ekrana=55
    accessory | ps5 джойстик қызыл | c:gejmpady & s:platforma=PlayStation 5 & s:tsvet=красный
    transliteration | стим дек олед | c:igrovye-pristavki & n:steam deck oled
    plain | вайфай 6 роутер | c:routery & s:wi-fi=Wi-Fi 6
    synonym | xiaomi тв бокс | c:tv-pristavki & b:Xiaomi
    kk-for-ru | кір жуғыш машина 7 кг | c:stiralnye-mashiny & s:zagruzka=7
    kk-for-ru | ет тартқыш бош | c:myasorubki & b:Bosch
    joined | airpodsmax көк | c:polnorazmernye-naushniki & n:airpods max & s:tsvet=синий
    unlettered | тоназыткыш хайер | c:kholodilniki & b:Haier
    plain | lg монитор ақ | c:monitory & b:LG & s:tsvet=белый
    model | видеокарта 5070 | c:videokarty & n:5070
    synonym | dji дрон | c:kvadrokoptery & b:DJI
    plain | стим баланс толтыру 5000 | c:tsifrovye-kody & b:Steam & s:nominal=5000
    brand-category | marshall колонка | c:portativnye-kolonki & b:Marshall
    accessory | с25 ультраға чехол | c:chekhly & n:s25 ultra
    plain | қызыл тостер | c:tostery & s:tsvet=красный
    kk-for-ru | капсулалық кофемашина | c:kofemashiny & s:tip=Капсульная
    unlettered | акылды таразы ак | c:napolnye-vesy & s:tip=Умные & s:tsvet=белый
    inflected-kk | самсунгтың тоңазытқыштары | c:kholodilniki & b:Samsung
    transliteration | tonazytqysh haier | c:kholodilniki & b:Haier
    unlettered | кир жугыш машина артел | c:stiralnye-mashiny & b:Artel
    brand-category | жбл сымсыз құлаққап | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & b:JBL & !s:podklyuchenie=Проводное
    mixed | ларь мұздатқыш | c:morozilniki & s:tip=Ларь
    unlettered | муздаткыш бирюса | c:morozilniki & b:Biryusa
    brand-category | гефест газ плита | c:plity & b:Gefest & s:tip=Газовая
    kk-for-ru | ауа сорғыш бош | c:vytyazhki & b:Bosch
    joined | электршәйнек тефаль | c:chajniki & b:Tefal
    spelling | ет тартқш мулинекс | c:myasorubki & b:Moulinex
    kk-for-ru | нан пісіргіш панасоник | c:khlebopechki & b:Panasonic
    inflected-kk | филипстің үтігі | c:utyugi & b:Philips
    brand-category | джаноме тігін машинасы | c:shvejnye-mashiny & b:Janome
    plain | микротолқынды пеш элджи | c:mikrovolnovye-pechi & b:LG
    synonym | апельсин сыққыш | c:sokovyzhimalki & s:tip=Для цитрусовых
    layout | ntktlblfh cfvceyu | c:led-televizory,qled-i-oled-televizory & b:Samsung
    layout | if4cjh5si vbltf | c:klassicheskie-pylesosy,roboty-pylesosy,vertikalnye-pylesosy & b:Midea
    model | нокиа 110 | c:knopochnye-telefony & n:Nokia 110\\b
    unlettered | узарткыш 10 метр | c:udliniteli & s:dlina=10
    plain | ауа ылғалдатқыш поларис | c:uvlazhniteli & b:Polaris
    accessory | редми ноут 14 тысы | c:chekhly & n:Redmi Note 14(?! ?Pro)
    plain | кір кептіргіш машина | c:sushilnye-mashiny
    kk-for-ru | есік қоңырауы камерасымен | c:videozvonki
    transliteration | shash keptirgish dyson | c:feny & b:Dyson
    plain | ұстара браун | c:elektrobritvy & b:Braun
    nothing | газ баллон 27 литр | nothing
    measure | ыдыс жуғыш 45 см | c:posudomoechnye-mashiny & s:shirina=45`,
  medium: `
    price | самсунг телефон 150 мыңға дейін | c:vse-smartfony & b:Samsung & p<=150000
    accessory | айфон 17ге мөлдір чехол | c:chekhly & n:iphone 17(?! pro) & s:tsvet=прозрачный
    accessory | s25 ultra антишпион шыны | c:zashchitnye-stekla & n:s25 ultra & s:tip=Антишпион
    layout | csvcsp 09kf00fg | c:polnorazmernye-naushniki,besprovodnye-vkladyshi & !s:podklyuchenie=Проводное
    layout | чшфщьш зфв 7 | c:planshety & n:xiaomi pad 7
    layout | 8n3r tefal | c:utyugi & b:Tefal
    transliteration | ydys jugysh bosch 45 sm | c:posudomoechnye-mashiny & b:Bosch & s:shirina=45
    stop-words | маған гриль функциясы бар микроволновка керек | c:mikrovolnovye-pechi & s:gril=+
    spelling | мультворка редмонт 5 литр | c:multivarki & b:Redmond & s:obem=5
    mixed | оқуға ноутбук 16 гб озу до 350 мың | c:noutbuki-dlya-raboty,igrovye-noutbuki & s:operativnaya-pamyat=16 & p<=350000
    units | телефонға микро сд 128 гб | c:karty-pamyati & s:tip=microSD & s:obem-pamyati=128
    model | rtx 5060 ноутбук 16 гб | c:igrovye-noutbuki & s:videokarta=RTX 5060 & s:operativnaya-pamyat=16
    kk-for-ru | еден жуатын тік шаңсорғыш | c:vertikalnye-pylesosy & s:vlazhnaya-uborka=+
    quality | түсін ауыстыратын ақылды лампочка | c:umnye-lampy & s:tip=Лампочка & s:tsvetovaya-temperatura=RGB
    accessory | apple watch 46 мм ремешок қара | c:remeshki-dlya-chasov & s:sovmestimost=Watch Series 11 46 mm & s:tsvet=чёрный
    accessory | hp smart tank 581 принтеріне сия | c:chernila & s:sovmestimost=Smart Tank 581
    price | 50 мыңнан арзан аэрогриль | c:aerogrili & p<=50000
    mixed | ойынға системник rtx 5070 32 гб | c:sistemnye-bloki & s:videokarta=RTX 5070 & s:operativnaya-pamyat=32
    inflected-kk | 15.6 ноутбукке рюкзак қара | c:sumki-dlya-noutbukov & s:diagonal-ekrana=15.6 & s:tsvet=чёрный
    synonym | аристон бойлер 80 литр | c:vodonagrevateli & b:Ariston & s:obem=80
    accessory | айфонға лайтнинг шнур 2 метр | c:kabeli & s:interfejs=Lightning & s:dlina=2
    unlettered | сакал алатын триммер филипс | c:trimmery & b:Philips & !s:naznachenie=Для волос & !s:naznachenie=Для носа
    phrase | lg кептіргіш машина 9 кг | c:sushilnye-mashiny & b:LG & s:zagruzka=9
    synonym | 50 квадратқа инвертор кондер | c:konditsionery & s:ploshchad>=50 & s:invertor=+
    price | 200 мыңға дейін кір жуғыш машина 7 кг | c:stiralnye-mashiny & s:zagruzka=7 & p<=200000
    phrase | үсті газ духовкасы токпен жүретін плита | c:plity & s:tip=Комбинированная
    accessory | самсунг vc2100 шаңсорғышына фильтр | c:filtry-dlya-pylesosov & s:sovmestimost=VC2100
    accessory | эпсон l3250 принтеріне қара краска | c:chernila & s:sovmestimost=L3250 & s:tsvet-pechati=Чёрный
    spelling | сиоми 50 дюйм теледидр смарт | c:led-televizory,qled-i-oled-televizory & b:Xiaomi & s:diagonal-ekrana=50
    price | 32лік телевизор 80 мыңнан арзан | c:led-televizory & s:diagonal-ekrana=32 & p<=80000
    units | 10 квт стабилизатор үйге | c:stabilizatory-napryazheniya & s:polnaya-moshchnost=10000
    mixed | катушкалы удлинитель 30 метр | c:udliniteli & s:tip=На катушке & s:dlina=30
    unlettered | ауылга симкамен жумыс истейтин 4g роутер | c:routery & s:set=4G
    stop-words | маған балаға арналған планшет керек еді 100 мыңға дейін | c:planshety & p<=100000
    need | 40 квадрат залға кондиционер вайфайы бар | c:konditsionery & s:ploshchad>=40 & s:wi-fi=Wi-Fi
    measure | майлы обогреватель 2000 ватт | c:obogrevateli & s:tip=Масляный & s:moshchnost=2000
    model | самсунг а16 128 гб қара | c:vse-smartfony & n:Galaxy A16\\b & s:vstroennaya-pamyat=128 & s:tsvet=чёрный
    mixed | скороварка мультиварка 6 литрлік | c:multivarki & s:tip=Скороварка & s:obem=6
    price | қызыл шәйнек 15 мыңға дейін | c:chajniki & s:tsvet=красный & p<=15000
    quality | майсыз қуыратын аэрогриль 6 литрден кем емес | c:aerogrili & s:obem>=6
    inflected-kk | екі конфоркалы индукциялық панель | c:varochnye-paneli & s:konforki=2 & s:tip=Индукционная
    need | студент қызға ноутбук 16 гб озу 300 мыңға дейін | c:noutbuki-dlya-raboty & s:operativnaya-pamyat=16 & p<=300000
    joined | тайпси шнур 2метр | c:kabeli & s:interfejs=USB-C & !s:interfejs=Lightning & s:dlina=2
    kk-for-ru | тік тұратын бумен үтіктегіш | c:otparivateli & s:tip=Напольный
    layout | ce ;sksn0si 50 kbnh | c:vodonagrevateli & s:obem=50
    accessory | hp laserjet m141w картриджі оригинал емес арзаны | c:kartridzhi-i-tonery & s:sovmestimost=M141w & s:originalnyj=-
    need | балаларға арналған электр тіс щеткасы oral b | c:zubnye-shchyotki & b:Oral-B & n:Kids
    price | теледидарға смарт приставка 40 мыңға дейін | c:tv-pristavki & p<=40000`,
  hard: `
    need | жатақханада бөлме суық 20 квадратқа жететін жылытқыш керек | c:obogrevateli & s:ploshchad>=20
    spoken | стрим бастағым келеді жарқырап тұратын usb микрофон керек еді | c:mikrofony & s:podklyuchenie=USB & s:podsvetka=RGB
    negation | шуды басатын вкладыш құлаққап керек бірақ эпл емес | c:besprovodnye-vkladyshi & !b:Apple & s:shumopodavlenie=+
    gift | анама туған күнге робот шаңсорғыш алғым келеді шаңын базасы өзі жинап алатын 300 мыңнан аспасын | c:roboty-pylesosy & s:bazovaya-stantsiya=+ & p<=300000
    gift | құрбыма туған күнге шаш күтіміне арналған сыйлық жинағы | c:podarochnye-nabory & s:naznachenie=Уход за волосами
    quality | батареясы көпке шыдайтын смартфон керек күніне екі рет зарядка қосқаннан шаршадым | c:vse-smartfony & s:emkost-akkumulyatora>=5500
    measure | ванна тар ені 40 см ден аспайтын кір машина бар ма | c:stiralnye-mashiny & s:shirina<=40
    need | балам бірінші сыныпқа барады тек звондап алатын қарапайым телефон керек | c:knopochnye-telefony
    need | свет өшіп қалса да вайфай істеп тұратын бірдеңе бар ма | c:ibp
    spoken | тауда да суда да видео түсіретін кішкентай камера влог үшін | c:ekshn-kamery & !s:zashchita=Нет
    question | шымкентке жеткізу қанша күн алады | page:delivery
    question | ескі телефонымды өткізіп жаңасын алсам бола ма | page:trade-in
    nothing | компьютерге отыратын геймерлік кресло бар ма | nothing
    nothing | үйде маникюр жасайтын аппарат керек еді | nothing
    question | қызылорда облысы арал ауданына жеткізіп бересіздер ме | page:delivery
    question | алған үтігім жақпай қалды ауыстырып бересіздер ме | page:change
    nothing | свет өшкенде қосатын бензин генератор 5 киловатт | nothing
    nothing | сиыр сүтін тартатын қаймақ айыратын сепаратор керек | nothing
    gift | құдағиға сыйлыққа шаш күтіміне арналған жиынтық | c:podarochnye-nabory & s:naznachenie=Уход за волосами
    gift | балам мен келініме сыйға еденді жуып жүретін робот шаңсорғыш 200 мыңға дейін | c:roboty-pylesosy & s:vlazhnaya-uborka=+ & p<=200000
    need | свет жиі өшеді газ котел тоқтап қалмауы үшін бесперебойник керек | c:ibp & !s:tip=Для роутера
    need | ауылда ток төмен 140 вольтқа түсіп кетеді тоңазытқыш күйіп қалмайтын стабилизатор | c:stabilizatory-napryazheniya & s:minimalnoe-napryazhenie<=140
    negation | электр плита керек газсыз индукциясы да болмасын | c:plity & s:tip=Электрическая
    spoken | апама ватсап кіретін арзан телефон керек еді 60 мыңнан аспасын | c:vse-smartfony & p<=60000
    measure | тоңазытқыш қоятын орным 55 сантиметр ғана соған сыятыны бар ма | c:kholodilniki & s:shirina<=55
    need | соғым етін сақтайтын морозильник керек кемі 250 литр болсын | c:morozilniki & s:obshchij-obem>=250
    quality | көрпе сиятын кір машина кемі 10 кг бумен жуатын болсын | c:stiralnye-mashiny & s:zagruzka>=10 & s:par-funktsiya=+
    gift | қызымның тойына қамыр илейтін ыдысы бар үлкен миксер сыйлағым келеді | c:miksery & s:tip=Планетарный`,
};
