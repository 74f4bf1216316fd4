/** Ninth exam: Kazakh queries by two writers without knowledge of the search, mostly typical shop queries. */
export const ninthKazakh = {
  easy: `
    plain | кір жуғыш машина 7 кг ақ | c:stiralnye-mashiny & s:zagruzka=7 & s:tsvet=белый
    brand-category | самсунг тоңазытқыш күміс түсті | c:kholodilniki & b:Samsung & n:серебрист|нержаве
    model | айфон 17 про макс 512 | c:vse-smartfony & n:iPhone 17 Pro Max & s:vstroennaya-pamyat=512
    price | самсунг телефон 120 мыңға дейін | c:vse-smartfony & b:Samsung & p<=120000
    plain | шу басатын сымсыз құлаққап | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & s:shumopodavlenie=+ & !s:podklyuchenie=Проводное
    accessory | redmi note 14 чехол қара | c:chekhly & n:Redmi Note 14 & !n:Note 14 Pro & s:tsvet=чёрный
    brand-category | асус ноутбук 16 гб озу | c:noutbuki-dlya-raboty,igrovye-noutbuki & b:ASUS & s:operativnaya-pamyat=16
    brand-category | робот шаңсорғыш дриме | c:roboty-pylesosy & b:Dreame
    plain | еттартқыш 1000 ватт | c:myasorubki & s:moshchnost=1000
    plain | теледидар 55 дюйм LG | c:led-televizory,qled-i-oled-televizory & b:LG & s:diagonal-ekrana=55
    plain | темір шәйнек 1.7 литр | c:chajniki & s:material=Сталь & s:obem=1.7
    plain | jbl құлаққап көк түсті | c:polnorazmernye-naushniki,besprovodnye-vkladyshi & b:JBL & n:синий|голубой
    plain | флешка 128 гб сандиск | c:usb-fleshki & b:SanDisk & s:obem-pamyati=128
    plain | повербанк 10000 ақ | c:powerbanki & s:emkost-akkumulyatora=10000 & s:tsvet=белый
    plain | кондиционер gree 50 шаршы метр | c:konditsionery & b:Gree & s:ploshchad=50
    plain | газ плита ақ ені 50 | c:plity & !s:tip=Электрическая & !s:tip=Индукционная & s:shirina=50 & s:tsvet=белый
    brand-category | хуавей смарт сағат қара | c:smart-chasy & b:Huawei & s:tsvet=чёрный
    plain | дайсон фен қызғылт | c:feny & b:Dyson & s:tsvet=розовый
    brand-category | эпсон принтер түрлі түсті | c:printery-i-mfu & b:Epson & s:tsvetnaya-pechat=+
    plain | wifi роутер кинетик | c:routery & b:Keenetic
    plain | микротолқынды пеш 23 литр гриль | c:mikrovolnovye-pechi & s:obem=23 & s:gril=+
    plain | мұздатқыш артел | c:morozilniki & b:Artel
    measure | ыдыс жуғыш машина ені 45 см | c:posudomoechnye-mashiny & s:shirina=45
    model | playstation 5 дискісіз ақ | c:igrovye-pristavki & n:PlayStation 5 & s:tip=Без & s:tsvet=белый
    plain | xbox геймпад ақ | c:gejmpady & s:platforma=Xbox & s:tsvet=белый
    plain | монитор 24 дюйм аос | c:monitory & b:AOC & s:diagonal-ekrana=24
    brand-category | рейзер пернетақта | c:klaviatury & b:Razer
    plain | сымсыз тінтуір логитек ақ | c:myshi & b:Logitech & !s:podklyuchenie=Проводное & s:tsvet=белый
    model | самсунг а16 128 | c:vse-smartfony & n:Galaxy A16 & s:vstroennaya-pamyat=128
    brand-category | бош блендер | c:blendery & b:Bosch
    plain | редмонд мультиварка 5 литр қара | c:multivarki & b:Redmond & s:obem=5 & s:tsvet=чёрный
    brand-category | ауа ылғалдандырғыш деерма | c:uvlazhniteli & b:Deerma
    plain | су жылытқыш 80 литр термекс | c:vodonagrevateli & b:Thermex & s:obem=80
    measure | ұзартқыш 3 метр ақ | c:udliniteli & s:dlina=3 & s:tsvet=белый
    plain | ааа батарейка 4 дана | c:batarejki & s:interfejs=AAA & s:shtuk-v-upakovke=4
    plain | электр тіс щеткасы филипс қара | c:zubnye-shchyotki & b:Philips & s:tsvet=чёрный
    plain | еден таразысы шаоми | c:napolnye-vesy & b:Xiaomi
    plain | сыртқы ssd 1 тб | c:ssd-nakopiteli & s:tip=Внешний & s:obem-ssd=1024
    model | бейнекарта rtx 5070 | c:videokarty & n:RTX 5070 & !n:5070 Ti
    brand-category | хайсенс саундбар | c:saundbary & b:Hisense
    plain | сони колонка портативті | c:portativnye-kolonki & b:Sony
    plain | instax mini фотоаппарат | c:fotoapparaty & n:Instax
    plain | стим 10000 теңге код | c:tsifrovye-kody & b:Steam & s:nominal=10000
    plain | нокиа 110 қара | c:knopochnye-telefony & n:Nokia 110 & s:tsvet=чёрный
    price | аэрогриль 45 мың теңгеге дейін | c:aerogrili & p<=45000
    plain | кофемашина капсулалық | c:kofemashiny & s:tip=Капсульная
    plain | тостер қызыл түсті | c:tostery & s:tsvet=красный
    brand-category | тік шаңсорғыш самсунг | c:vertikalnye-pylesosy & b:Samsung
    plain | кір кептіргіш машина 9 кг | c:sushilnye-mashiny & s:zagruzka=9
    brand-category | тігін машинасы бразер | c:shvejnye-mashiny & b:Brother
    plain | ауа сорғыш асүйге қара | c:vytyazhki & s:tsvet=чёрный
    brand-category | духовка шкафы бош қара | c:dukhovye-shkafy & b:Bosch & s:tsvet=чёрный
    plain | type c кабель 2 метр | c:kabeli & s:interfejs=USB-C & !s:interfejs=Lightning & s:dlina=2
    plain | желдеткіш үстелге қоятын | c:ventilyatory & s:tip=Настольный
    plain | май жылытқыш 2000 вт | c:obogrevateli & s:tip=Масляный & s:moshchnost=2000
    plain | ноутбукқа рюкзак көк | c:sumki-dlya-noutbukov & n:синий|голубой
    model | pantum pc-211ev картридж | c:kartridzhi-i-tonery & n:PC-211EV
    plain | а4 қағаз 500 парақ | c:bumaga-dlya-pechati & s:format-bumagi=A4 & s:listov-v-pachke=500
    model | ipad air 11 256 | c:planshety & n:iPad Air 11 & s:vstroennaya-pamyat=256
    model | honor band 9 күлгін | c:fitnes-braslety & n:HONOR Band 9 & n:фиолет|сирен
    plain | тв приставка шаоми | c:tv-pristavki & b:Xiaomi
    plain | microsd 256 gb | c:karty-pamyati & s:tip=microSD & s:obem-pamyati=256
    plain | индукциялық пісіру панелі 60 см | c:varochnye-paneli & s:tip=Индукционная & s:shirina=60
    brand-category | ванбо проектор | c:proektory & b:Wanbo
    plain | булағыш қолмен ұстайтын | c:otparivateli & s:tip=Ручной
    brand-category | самсунг смартфон 512 гб | c:vse-smartfony & b:Samsung & s:vstroennaya-pamyat=512
    model | iphone 17 pro max 512 алам | c:vse-smartfony & n:iPhone 17 Pro Max & s:vstroennaya-pamyat=512
    model | galaxy a56 256 гб | c:vse-smartfony & n:Galaxy A56 & s:vstroennaya-pamyat=256
    price | поко 180 000 теңгеге дейін | c:vse-smartfony & b:POCO & p<=180000
    plain | түймелі телефон нокиа көк | c:knopochnye-telefony & b:Nokia & s:tsvet=синий
    model | philips azur үтік көк | c:utyugi & b:Philips & n:Azur & s:tsvet=синий
    brand-category | lg кір кептіргіш 9 кг | c:sushilnye-mashiny & b:LG & s:zagruzka=9
    model | mi band 10 розовый түсі | c:fitnes-braslety & n:Smart Band 10 & s:tsvet=розовый
    accessory | huawei watch gt 6 ремешок | c:remeshki-dlya-chasov & s:sovmestimost=Watch GT 6
    brand-category | айпад 256 гигабайт | c:planshety & b:Apple & s:vstroennaya-pamyat=256
    price | планшет 100 мың теңгеге дейін | c:planshety & p<=100000
    plain | электрондық кітап киндл 16 гб | c:elektronnye-knigi & n:Kindle & s:vstroennaya-pamyat=16
    accessory | iphone 17 pro чехол қара | c:chekhly & n:iPhone 17 Pro & !n:Pro Max & s:tsvet=чёрный
    accessory | redmi note 14 қорғаныш шыны | c:zashchitnye-stekla & s:sovmestimost=Redmi Note 14 & !s:sovmestimost=Redmi Note 14 Pro
    plain | магнитный держатель телефонға | c:derzhateli & s:tip=Магнитный
    model | macbook air 13 m4 | c:noutbuki-dlya-raboty & n:MacBook Air 13 M4
    price | ноутбук 250 мыңға дейін | c:noutbuki-dlya-raboty,igrovye-noutbuki & p<=250000
    brand-category | lenovo игровой ноутбук rtx 5060 | c:igrovye-noutbuki & b:Lenovo & s:videokarta=RTX 5060
    model | мак мини 24 гб | c:sistemnye-bloki & n:Mac mini & s:operativnaya-pamyat=24
    plain | монитор 27 дюйм 180 герц | c:monitory & s:diagonal-ekrana=27 & s:chastota-obnovleniya=180
    plain | внешний ssd 2 тб | c:ssd-nakopiteli & s:tip=Внешний & s:obem-ssd=2048
    model | rtx 5070 ti видеокартасы | c:videokarty & s:videokarta=RTX 5070 Ti
    plain | механикалық клавиатура rgb | c:klaviatury & s:tip-pereklyuchatelej=Механические & s:podsvetka=RGB
    brand-category | razer тышқан ақ | c:myshi & b:Razer & s:tsvet=белый
    plain | веб камера 1080p logitech | c:veb-kamery & b:Logitech & s:razreshenie=1920×1080
    plain | түрлі түсті лазерный принтер | c:printery-i-mfu & s:tekhnologiya-pechati=Лазерная & s:tsvetnaya-pechat=+
    model | epson l3250 сиясы | c:chernila & s:sovmestimost=L3250
    accessory | canon mf3010 картридж | c:kartridzhi-i-tonery & s:sovmestimost=MF3010
    brand-category | duracell аа батарейка 8 дана | c:batarejki & b:Duracell & s:interfejs=AA & !n:AAA & s:shtuk-v-upakovke=8
    brand-category | tp-link роутер wifi 6 қара | c:routery & b:TP-Link & s:wi-fi=Wi-Fi 6 & s:tsvet=чёрный
    plain | флешка 128 гб металл | c:usb-fleshki & s:obem-pamyati=128 & s:material=Металл
    plain | microsd карта 256 | c:karty-pamyati & s:tip=microSD & s:obem-pamyati=256
    brand-category | касперский антивирус 3 құрылғыға | c:antivirusy & b:Kaspersky & s:chislo-ustrojstv=3
    plain | теледидар 65 дюйм lg | c:led-televizory,qled-i-oled-televizory & b:LG & s:diagonal-ekrana=65
    price | 43 дюйм телевизор 150000 дейін | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=43 & p<=150000
    brand-category | xgimi проектор | c:proektory & b:XGIMI
    brand-category | panasonic нан пісіргіш қара | c:khlebopechki & b:Panasonic & s:tsvet=чёрный
    brand-category | jbl саундбар теледидарға | c:saundbary & b:JBL
    model | jbl flip 7 көк | c:portativnye-kolonki & n:Flip 7 & s:tsvet=синий
    model | airpods 4 шу басатын | c:besprovodnye-vkladyshi & n:AirPods 4 & s:shumopodavlenie=+
    brand-category | маршалл құлаққап қоңыр | c:polnorazmernye-naushniki,besprovodnye-vkladyshi & b:Marshall & s:tsvet=коричневый
    brand-category | hyperx микрофон ақ түсті | c:mikrofony & b:HyperX & s:tsvet=белый
    model | instax mini 12 фотоаппарат | c:fotoapparaty & n:Instax Mini 12
    model | gopro hero 13 | c:ekshn-kamery & n:HERO13
    model | пс5 про приставка | c:igrovye-pristavki & n:PlayStation 5 Pro
    plain | геймпад xbox көк | c:gejmpady & s:platforma=Xbox & s:tsvet=синий
    price | steam 10000 теңгелік код | c:tsifrovye-kody & b:Steam & s:nominal=10000
    measure | тоңазытқыш ені 55 см | c:kholodilniki & s:shirina=55
    brand-category | тоңазытқыш haier no frost | c:kholodilniki & b:Haier & s:no-frost=+
    plain | посудомойка 45 см кіріктірілетін | c:posudomoechnye-mashiny & s:shirina=45 & s:ustanovka=Встраиваемая
    price | ақ напольный желдеткіш 25 мыңға дейін | c:ventilyatory & s:tip=Напольный & s:tsvet=белый & p<=25000
    brand-category | духовка bosch қара | c:dukhovye-shkafy & b:Bosch & s:tsvet=чёрный
    plain | шәйнек шыны 1.7 литр | c:chajniki & s:material=Стекло & s:obem=1.7
    brand-category | тамшылы кофеварка philips қара | c:kapelnye-kofevarki & b:Philips & s:tsvet=чёрный
    price | аэрогриль 50 мың тг дейін | c:aerogrili & p<=50000
    brand-category | redmond мультиварка 5 литр | c:multivarki & b:Redmond & s:obem=5
    brand-category | smeg тостері қара | c:tostery & b:Smeg & s:tsvet=чёрный
    brand-category | roborock робот пылесос базасымен | c:roboty-pylesosy & b:Roborock & s:bazovaya-stantsiya=+
    model | dyson v12 тік шаңсорғыш | c:vertikalnye-pylesosy & b:Dyson & n:V12
    plain | кір жуғыш машина 9 кг инвертор | c:stiralnye-mashiny & s:zagruzka=9 & s:invertor=+
    brand-category | отпариватель philips мятный | c:otparivateli & b:Philips & s:tsvet=мятный
    price | фен 20 мыңға дейін ионизациямен | c:feny & s:ionizatsiya=+ & p<=20000
    plain | кондиционер 35 м2 wifi | c:konditsionery & s:ploshchad=35 & s:wi-fi=Wi-Fi
    measure | hdmi кабель 5 метр | c:kabeli & s:interfejs=HDMI & s:dlina=5
    plain | магнитный павербанк 10000 сымсыз зарядкамен | c:powerbanki & s:emkost-akkumulyatora=10000 & s:besprovodnaya-zaryadka=+
  `,
  medium: `
    unlettered | кир жугыш машина булы самсунг | c:stiralnye-mashiny & b:Samsung & s:par-funktsiya=+
    unlettered | тоназыткыш ноу фрост индезит | c:kholodilniki & b:Indesit & s:no-frost=+
    unlettered | шансоргыш каптары | c:filtry-dlya-pylesosov & s:tip=Мешки
    layout | nj4fpsn0si хайер | c:kholodilniki & b:Haier
    layout | r3h rtgn3hu3i bosch | c:sushilnye-mashiny & b:Bosch
    layout | 09kf00fg cjyb | c:polnorazmernye-naushniki,besprovodnye-vkladyshi & b:Sony
    layout | ыфьыгтп ы25 | c:vse-smartfony & n:Galaxy S25 & !n:Ultra|S25\\+|FE|Edge
    layout | tnnfhnrsi филипс | c:myasorubki & b:Philips
    transliteration | kir jugysh 6 kg | c:stiralnye-mashiny & s:zagruzka=6
    transliteration | shainek kyzyl | c:chajniki & s:tsvet=красный
    transliteration | simsiz qulaqqap huawei | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & b:Huawei
    transliteration | muzdatkysh haier | c:morozilniki & b:Haier
    spelling | редми нот 14 про 256 гиг | c:vse-smartfony & n:Redmi Note 14 Pro & !n:Pro\\+ & s:vstroennaya-pamyat=256
    spelling | конденционер алмаком | c:konditsionery & b:Almacom
    spelling | кішкентай халадильник бір есікті | c:kholodilniki & s:tip=Однокамерный
    synonym | стиралка үстінен салатын | c:stiralnye-mashiny & s:tip=Вертикальная
    synonym | кондер инвертор 35 квадрат | c:konditsionery & s:invertor=+ & s:ploshchad=35
    synonym | сымсыз қуаттағыш | c:zaryadnye-ustrojstva & s:tip=Беспроводное
    accessory | а56 га қорғаныш стекло | c:zashchitnye-stekla & n:A56
    units | бір терабайт жады бар айфон | c:vse-smartfony & b:Apple & s:vstroennaya-pamyat=1024
    units | интернет шнуры он метр | c:kabeli & s:interfejs=RJ45 & s:dlina=10
    units | отыз мың миллиампер пауэрбанк | c:powerbanki & s:emkost-akkumulyatora=30000
    joined | айфон17чехол | c:chekhly & n:iPhone 17 & !n:17 Pro|17e|Air
    joined | теледидар43дюйм | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=43
    kk-for-ru | сканері бар лазерлік баспа құрылғы pantum | c:printery-i-mfu & b:Pantum & s:tekhnologiya-pechati=Лазерная & n:МФУ
    kk-for-ru | нан пісіргіш мулинекс | c:khlebopechki & b:Moulinex
    kk-for-ru | апельсин сығатын шырын сыққыш | c:sokovyzhimalki & s:tip=Для цитрусовых
    mixed | сурет шығаратын фотобумага 10х15 | c:bumaga-dlya-pechati & s:format-bumagi=10×15
    mixed | ойын ноуты rtx 4060 | c:igrovye-noutbuki & s:videokarta=RTX 4060
    mixed | аквафильтрмен шаңсорғыш томас | c:klassicheskie-pylesosy & b:Thomas & s:tip-pylesbornika=Аквафильтр
    accessory | эпл вотч 46 мм ремешок силикон | c:remeshki-dlya-chasov & s:sovmestimost=Watch Series 11 46 mm & !s:material=Сталь & !s:material=Нейлон & !s:material=кожа
    accessory | s25 ультра чехол соққыға төзімді | c:chekhly & n:S25 Ultra & s:tip=Противоударный
    accessory | дайсон в8 ге фильтр | c:filtry-dlya-pylesosov & s:sovmestimost=Dyson V8
    accessory | кэнон g3430 ға сары сия | c:chernila & s:sovmestimost=G3430 & s:tsvet-pechati=Жёлтый
    inflected-kk | машинаға телефон ұстағыш магнитті | c:derzhateli & s:tip=Магнитный & !s:ustanovka=На стол
    price | блютуз наушник 15 мыңнан аспасын | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & !s:podklyuchenie=Проводное & p<=15000
    price | ноут студентке 250 мыңға дейін | c:noutbuki-dlya-raboty,igrovye-noutbuki & p<=250000
    model | хп виктус 15 ақ | c:igrovye-noutbuki & n:Victus 15 & s:tsvet=белый
    model | элджи f2v5 8.5кг | c:stiralnye-mashiny & n:F2V5 & s:zagruzka=8.5
    brand-category | поко телефондары 12 гб | c:vse-smartfony & b:POCO & s:operativnaya-pamyat=12
    brand-category | гефест плитасы қоңыр | c:plity & b:Gefest & s:tsvet=коричневый
    measure | биіктігі 85 см тоңазытқыш | c:kholodilniki & s:vysota=85
    stop-words | маған сымсыз тышқан керек еді қызғылт | c:myshi & !s:podklyuchenie=Проводное & s:tsvet=розовый
    stop-words | сіздерде телефоннан қосылатын розетка бар ма | c:umnye-rozetki
    inflected-kk | үтіктердің керамикасы бар тефаль | c:utyugi & b:Tefal & s:material=ерамика
    phrase | жарығы бар геймерлік пернетақта | c:klaviatury & s:naznachenie=Игровая & !s:podsvetka=Нет
    synonym | еркектің сақал алғышы филипс | c:elektrobritvy,trimmery,podarochnye-nabory & b:Philips & !s:naznachenie=Для носа & !s:naznachenie=Уход за волосами & !s:naznachenie=Для волос
    phrase | виар көзілдірік мета 128 | c:vr-ochki & b:Meta & s:obem-pamyati=128
    synonym | видюха 16 гиг амд | c:videokarty & s:videopamyat=16 & n:RX
    spelling | микрасофт офис үйге | c:ofis-i-sistemy & b:Microsoft & n:Office|365
    unlettered | бейнеконырау шаоми | c:videozvonki & b:Xiaomi
    unlettered | умный замок бетти танитын | c:umnye-zamki & s:sposoby-otkrytiya=Лицо
    unlettered | шаш тузеткиш кулгин | c:vypryamiteli & n:фиолет|сирен
    nothing | есик алдына велосипед | nothing
    spelling | басс колонка маршал | c:portativnye-kolonki & b:Marshall
    transliteration | ет тартқыш мулинекс ақ | c:myasorubki & b:Moulinex & s:tsvet=белый
    layout | шзрщту 17 256 | c:vse-smartfony & n:iPhone 17 & !n:17 Pro & s:vstroennaya-pamyat=256
    mixed | тел 12/512 аккумы 6000нан көп | c:vse-smartfony & s:operativnaya-pamyat=12 & s:vstroennaya-pamyat=512 & s:emkost-akkumulyatora>=6000
    synonym | масляный батарея жылытқыш 2 киловатт | c:obogrevateli & s:tip=Масляный & s:moshchnost=2000
    unlettered | балага сагат самсунг кок | c:smart-chasy,fitnes-braslety & b:Samsung & s:tsvet=синий
    spelling | амазфид бип 6 | c:smart-chasy & n:Bip 6
    joined | айпадпро м5 | c:planshety & n:iPad Pro
    transliteration | чехол эс 25 ультра прозрачный | c:chekhly & n:S25 Ultra & s:tsvet=прозрачный
    synonym | антишпион пленка айфонға | c:zashchitnye-stekla & s:tip=Антишпион & n:iPhone
    layout | yjen,er 16 ub,f[fqn ;flmlf | c:noutbuki-dlya-raboty,igrovye-noutbuki & s:operativnaya-pamyat=16
    spelling | ноудбук асус вивабук | c:noutbuki-dlya-raboty & b:ASUS & n:Vivobook
    mixed | rog стрикс ноут 32 гига озу | c:igrovye-noutbuki & n:ROG Strix & s:operativnaya-pamyat=32
    synonym | моноблок компьютер офиске | c:sistemnye-bloki & s:tip=Моноблок
    units | отыз екі дюймдік моник 4к | c:monitory & s:diagonal-ekrana=32 & s:razreshenie=3840×2160
    units | жарты тб ssd nvme | c:ssd-nakopiteli & s:obem-ssd>=480 & s:obem-ssd<=512 & s:interfejs=NVMe
    spelling | видиокарта гигабайт 16гб ақ | c:videokarty & b:Gigabyte & s:videopamyat=16 & s:tsvet=белый
    unlettered | тышкан сымсыз кызгылт | c:myshi & s:tsvet=розовый & !s:podklyuchenie=Проводное
    kk-for-ru | блютуз пернетақта ақ | c:klaviatury & s:podklyuchenie=Bluetooth & s:tsvet=белый
    synonym | симкарта салатын роутер | c:routery & s:set=4G
    mixed | фотобумага 10х15 глянцевый | c:bumaga-dlya-pechati & s:format-bumagi=10×15 & s:tip=Фотобумага глянцевая
    spelling | офис 365 семейный лицинзия | c:ofis-i-sistemy & n:365 Family
    layout | ntktdbpjh cfvceyu 50 | c:led-televizory,qled-i-oled-televizory & b:Samsung & s:diagonal-ekrana=50
    units | жетпіс бес дюймдық телик | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=75
    spoken | олэд телик 144 герцтан кем емес | c:qled-i-oled-televizory & s:tip-ekrana=OLED & s:chastota-obnovleniya>=144
    transliteration | эпл тв приставка 64 | c:tv-pristavki & b:Apple & s:vstroennaya-pamyat=64
    spelling | джибиэль каланка қызыл | c:portativnye-kolonki & b:JBL & s:tsvet=красный
    layout | фшкзщвы про 3 | c:besprovodnye-vkladyshi & n:AirPods Pro 3
    transliteration | qulaqqap sony qara | c:polnorazmernye-naushniki,besprovodnye-vkladyshi & b:Sony & s:tsvet=чёрный
    kk-for-ru | ойынға арналған микрофонды наушник logitech | c:polnorazmernye-naushniki & b:Logitech & s:naznachenie=Игровая
    synonym | петличка сымсыз | c:mikrofony & s:tip=Петличный & s:podklyuchenie=Радиоканал
    synonym | беззеркалка сони фулл фрейм | c:fotoapparaty & b:Sony & s:tip=Беззеркальный & s:razmer-matritsy=Полный кадр
    mixed | дрон dji 30 мин ұшатын | c:kvadrokoptery & b:DJI & s:vremya-raboty-min>=30
    transliteration | стим дек оледы | c:igrovye-pristavki & b:Valve
    synonym | дуалсенс джойстик ақ | c:gejmpady & n:DualSense & s:tsvet=белый
    spelling | виар очки мета квест | c:vr-ochki & b:Meta
    synonym | робуксы алу | c:tsifrovye-kody & b:Roblox
    price | екі камералы тоңазытқыш 200к дейін | c:kholodilniki & s:tip=Двухкамерный & p<=200000
    transliteration | muzdatkysh lar 200 litrden kop | c:morozilniki & s:tip=Ларь & s:obshchij-obem>=200
    mixed | наклонная вытяжка қара сенсор | c:vytyazhki & s:tip=Наклонная & s:tsvet=чёрный & s:upravlenie=Сенсорное
    spelling | индукционый варочный понель 2 конфорка | c:varochnye-paneli & s:tip=Индукционная & s:konforki=2
    synonym | смузи жасайтын бутылка блендер | c:blendery & s:tip=Портативный
    kk-for-ru | шырын сыққыш шнековый | c:sokovyzhimalki & s:tip=Шнековая
    synonym | капсульный кофе аппарат неспрессо | c:kofemashiny & b:Nespresso
    unlettered | кол миксер арзан 15 мынга дейин | c:miksery & s:tip=Ручной & p<=15000
    spelling | микроволнофка грильмен ақ | c:mikrovolnovye-pechi & s:gril=+ & s:tsvet=белый
    layout | if4cjh5si frdfabkmnh | c:klassicheskie-pylesosy & s:tip-pylesbornika=Аквафильтр
    accessory | дайсон v8 ге фильтр | c:filtry-dlya-pylesosov & s:sovmestimost=Dyson V8
    transliteration | kir jugysh tar 40 sm | c:stiralnye-mashiny & s:shirina=40
    synonym | шаш түзулегіш утюжок розовый | c:vypryamiteli & s:tsvet=розовый
    spelling | орал би щетка сенсор давления | c:zubnye-shchyotki & b:Oral-B & s:datchiki=Давления
    unlettered | кабыргага илетин емес журмели кондер | c:konditsionery & s:tip=Мобильный
    units | елу литрлік бойлер аристон | c:vodonagrevateli & b:Ariston & s:obem=50
    units | тайпси шнур екі метр жүз ватт | c:kabeli & s:interfejs=USB-C & s:dlina=2 & s:bystraya-zaryadka>=100
    synonym | прикуривательге зарядник машинаға | c:zaryadnye-ustrojstva & s:tip=Автомобильное
    nothing | геймерский кресло ақ | nothing
  `,
  hard: `
    need | соғымның етін сақтайтын үлкен ларь | c:morozilniki & s:tip=Ларь & s:obshchij-obem>=200
    need | әжеме үлкен батырмалы телефон | c:knopochnye-telefony
    need | ауылда ток әлсіз тоңазытқыш күйіп кетпес үшін | c:stabilizatory-napryazheniya
    need | свет өшкенде роутер сөнбейтін | c:ibp
    need | алматының түтінінен үй ауасын тазалау | c:ochistiteli-vozdukha
    need | үй суық баламен тоңып отырмыз | c:obogrevateli,konditsionery
    negation | шаңсорғыш робот емес 60 мыңға дейін | c:klassicheskie-pylesosy,vertikalnye-pylesosy & p<=60000
    negation | кір машина lg мен самсунгтан басқа 8 кг | c:stiralnye-mashiny & !b:LG,Samsung & s:zagruzka=8
    gift | анама туған күніне сыйлық асүйге 40 мыңға дейін | c:chajniki,kapelnye-kofevarki,kofemashiny,sokovyzhimalki,blendery,miksery,kukhonnye-kombajny,myasorubki,mikrovolnovye-pechi,multivarki,aerogrili,tostery,khlebopechki & p<=40000
    gift | жігітіме сақал күтіміне сыйлық | c:trimmery,elektrobritvy,podarochnye-nabory & !s:naznachenie=Для носа & !s:naznachenie=Уход за волосами & !s:naznachenie=Умный & !s:naznachenie=Музыка & !s:naznachenie=рабочего & !s:naznachenie=Для волос
    need | жайлауда жылқы іздеуге алысқа ұшатын дрон | c:kvadrokoptery & s:dalnost>=6000
    need | бассейнде шешпей жүретін сағат | c:smart-chasy,fitnes-braslety
    need | зум сабаққа ноутбуктың камерасы нашар | c:veb-kamery
    quality | түнде оятпайтын шуы аз ыдыс жуғыш | c:posudomoechnye-mashiny & s:shum<=46
    need | көзге зиянсыз кітап оқитын құрал су өтпейтін | c:elektronnye-knigi & s:zashchita=IPX
    quality | отырып қалмайтын күшті батареялы телефон 6000 нан көп | c:vse-smartfony & s:emkost-akkumulyatora>=6000
    nothing | құдыққа су тартатын насос | nothing
    nothing | қой қырқатын қайшы | nothing
    nothing | нәрестеге бесік тербететін | nothing
    question | шымкентке неше күнде жетеді | page:/gid-delivery
    question | ақтауда дүкендерің қай жерде | page:/shops,/gid-contacts
    question | заказым келмей жатыр қайда жүр | page:/order,/gid-delivery,/gid-question
    question | айлап бөліп төлесем бола ма | page:/articles/rassrochka-bez-illyuzij,/gid-question,/gid-delivery
    question | алған шайнегім ұнамады ақшамды қайтарыңдар | page:/gid-change,/articles/prava-pokupatelya
    question | гарантиясы бар телефон бұзылды қайда апарам | page:/gid-service,/service-centres
    question | ескі айфонымды өткізіп жаңасын алсам | page:/gid-services,/trade-in
    question | кондиционерді келіп орнатып бересіздер ме | page:/gid-services
    question | бонус картамда қанша ақша жатыр қалай білем | page:/gid-bonus
    question | мектепке 20 компьютер аламыз счет фактура керек | page:/gid-wholesale
    question | сыйлық картасын қай жерден алуға болады | page:/gid-present-cart
    need | бөлмеде ауа құрғақ бала жөтеле береді | c:uvlazhniteli
    need | алматы смогынан үйді тазалайтын зат | c:ochistiteli-vozdukha
    need | свет өшсе де вайфай істеп тұру үшін | c:ibp
    need | есікті кілтсіз ашып жүргім келеді | c:umnye-zamki
    need | курьер келгенде үйде жоқпын кім келгенін телефоннан көру | c:videozvonki
    need | прикормға пюре жасау керек баламға 6 ай | c:blendery,kukhonnye-kombajny
    need | твичте стрим бастаймын даусым жақсы шықсын | c:mikrofony
    need | вольт ойнайды ауылда холодильник күйіп кетпесін | c:stabilizatory-napryazheniya
    need | телефоннан шамның түсін ауыстыратын лента | c:umnye-lampy & s:tip=Лента
    need | телефонмен қашықтан розетканы өшіріп қою | c:umnye-rozetki
    need | 10 сотық бақшаға электр тарту 50 метр катушка | c:udliniteli & s:dlina=50
    need | ноутты универге арқаға салып жүру жаңбырда су өтпейтін | c:sumki-dlya-noutbukov & s:zashchita=IPX
    quality | көрші ұрыспайтын тыныш кір жуғыш | c:stiralnye-mashiny & s:shum<=71
    quality | 2 күн зарядкасы жететін топ камера смартфон | c:vse-smartfony & s:emkost-akkumulyatora>=5000 & s:osnovnaya-kamera>=50
    negation | сымсыз емес наушник игровой | c:polnorazmernye-naushniki & s:podklyuchenie=Проводное & s:naznachenie=Игровая
    negation | газсыз плита стеклокерамика | c:plity & !s:tip=Газовая & !s:tip=Комбинированная & s:material=Стеклокерамика
    negation | самсунг пен айфоннан басқа nfc бар тел 120 мыңға дейін | c:vse-smartfony & !b:Samsung,Apple & s:nfc=+ & p<=120000
    negation | таразы ақ болмасын телефонға қосылатын | c:napolnye-vesy & !s:tsvet=белый & s:upravlenie-so-smartfona=+
    gift | жігітіме туған күнге бритье набор | c:podarochnye-nabory & s:naznachenie=Уход для мужчин
    gift | мамама 8 мартқа тігін тігетін машинка | c:shvejnye-mashiny
    gift | әкеме сақал қыратын жақсы нәрсе 40 мыңға дейін | c:elektrobritvy,trimmery,podarochnye-nabory & p<=40000
    question | астанадан қызылордаға жеткізу қанша тұрады | page:/gid-delivery
    question | 12 айға бөліп төлеуге бола ма өсімсіз | page:/articles/rassrochka-bez-illyuzij,/gid-question,/gid-delivery
    question | ұнамай қалса 14 күнде қайтарып бере аламын ба | page:/gid-change,/articles/prava-pokupatelya
    question | наушник бір құлағы сөніп қалды гарантиямен қайда апарам | page:/gid-service,/service-centres
    question | заказым қай жерде келе жатыр | page:/order,/gid-delivery
    question | жексенбіде дүкен нешеге дейін істейді | page:/shops,/gid-contacts
    question | мектепке 20 ноутбук безнал счетпен аламыз | page:/gid-wholesale,/gid-question
    question | жиналған бонусты қалай шешіп аламын | page:/gid-bonus
  `,
};
