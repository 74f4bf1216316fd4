/** Eighth exam: Russian queries by two writers without knowledge of the search, mostly typical shop queries. */
export const eighthRussian = {
  easy: `
    model | iphone 17 pro max 512 | c:vse-smartfony & n:iPhone 17 Pro Max & s:vstroennaya-pamyat=512
    brand-category | смартфон nothing | c:vse-smartfony & b:Nothing
    price | poco до 150000 | c:vse-smartfony & b:POCO & p<=150000
    model | apple watch se 3 | c:smart-chasy & n:Apple Watch SE 3
    brand-category | фитнес браслет honor | c:fitnes-braslety & b:HONOR
    model | ipad air 11 | c:planshety & n:iPad Air 11
    measure | планшет lenovo 12.7 | c:planshety & b:Lenovo & s:diagonal-ekrana=12.7
    price | pocketbook до 100000 | c:elektronnye-knigi & b:PocketBook & p<=100000
    accessory | чехол на айфон 17 про прозрачный | c:chekhly & n:iPhone 17 Pro & !n:Pro Max & s:tsvet=прозрачный
    accessory | стекло redmi note 14 | c:zashchitnye-stekla & n:Redmi Note 14 & !n:Note 14 Pro
    accessory | магнитный держатель baseus | c:derzhateli & b:Baseus & s:tip=Магнитный
    model | macbook pro 14 | c:noutbuki-dlya-raboty & n:MacBook Pro 14
    price | ноутбук до 250000 для учебы | c:noutbuki-dlya-raboty & p<=250000
    plain | планетарный миксер | c:miksery & s:tip=Планетарный
    model | ноутбук с rtx 5070 | c:igrovye-noutbuki & s:videokarta=RTX 5070 & !s:videokarta=Ti
    model | mac mini 24 512 | c:sistemnye-bloki & n:Mac mini & s:operativnaya-pamyat=24 & s:obem-ssd=512
    brand-category | монитор samsung 32 | c:monitory & b:Samsung & s:diagonal-ekrana=32
    model | samsung 990 pro 2tb | c:ssd-nakopiteli & n:990 PRO & s:obem-ssd=2048
    model | видеокарта rx 9070 xt | c:videokarty & n:RX 9070 XT
    plain | механическая клавиатура белая | c:klaviatury & s:tip-pereklyuchatelej=Механические & s:tsvet=белый
    plain | компьютерная швейная машина | c:shvejnye-mashiny & s:tip=Компьютерная
    price | веб камера до 20 тысяч | c:veb-kamery & p<=20000
    plain | лазерный принтер с wifi | c:printery-i-mfu & s:tekhnologiya-pechati=Лазерная & !s:wi-fi=Нет
    model | картридж hp 150a | c:kartridzhi-i-tonery & n:150A
    measure | фотобумага глянцевая 10х15 | c:bumaga-dlya-pechati & s:format-bumagi=10×15 & s:tip=глянцевая
    plain | роутер wifi 6 | c:routery & s:wi-fi=Wi-Fi 6
    measure | флешка 128 гб металлическая | c:usb-fleshki & s:obem-pamyati=128 & s:material=Металл
    brand-category | хлебопечка panasonic | c:khlebopechki & b:Panasonic
    brand-category | kaspersky на 5 устройств | c:antivirusy & b:Kaspersky & s:chislo-ustrojstv=5
    model | microsoft 365 family | c:ofis-i-sistemy & n:365 Family
    measure | телевизор qled 65 | c:qled-i-oled-televizory & s:tip-ekrana=QLED & s:diagonal-ekrana=65
    price | телевизор 43 до 150000 | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=43 & p<=150000
    brand-category | lg oled 55 | c:qled-i-oled-televizory & b:LG & s:tip-ekrana=OLED & s:diagonal-ekrana=55
    plain | проектор full hd | c:proektory & s:razreshenie=1920×1080
    model | xiaomi tv stick 4k | c:tv-pristavki & n:TV Stick 4K & b:Xiaomi
    brand-category | саундбар yamaha | c:saundbary & b:Yamaha
    model | jbl go 4 синяя | c:portativnye-kolonki & n:JBL Go 4 & s:tsvet=синий
    model | sony wh-1000xm6 черные | c:polnorazmernye-naushniki & n:WH-1000XM6 & s:tsvet=чёрный
    model | huawei freebuds 7i | c:besprovodnye-vkladyshi & n:FreeBuds 7i
    model | hyperx quadcast 2 | c:mikrofony & n:QuadCast 2
    model | instax mini 12 розовый | c:fotoapparaty & n:Instax Mini 12 & s:tsvet=розовый
    model | gopro hero13 | c:ekshn-kamery & n:HERO13
    plain | светодиодная лента умная | c:umnye-lampy & s:tip=Лента
    model | playstation 5 slim с дисководом | c:igrovye-pristavki & n:PlayStation 5 Slim & s:tip=С дисководом
    measure | газовая плита 50 см | c:plity & s:tip=Газовая & s:shirina=50
    plain | steam 5000 | c:tsifrovye-kody & b:Steam & s:nominal=5000
    plain | холодильник side by side черный | c:kholodilniki & s:tip=Side-by-Side & s:tsvet=чёрный
    measure | морозильный ларь 200 литров | c:morozilniki & s:tip=Ларь & s:obshchij-obem>=190 & s:obshchij-obem<=215
    plain | вытяжка встраиваемая | c:vytyazhki & s:tip=Встраиваемая
    plain | индукционная варочная панель | c:varochnye-paneli & s:tip=Индукционная
    plain | стиральная машина вертикальная 40 см | c:stiralnye-mashiny & s:tip=Вертикальная & s:shirina=40
    measure | сушильная машина 10 кг | c:sushilnye-mashiny & s:zagruzka=10
    model | dreame x50 ultra | c:roboty-pylesosy & n:X50 Ultra
    model | dyson v12 | c:vertikalnye-pylesosy & n:V12
    measure | кондиционер инверторный 35 кв м | c:konditsionery & s:invertor=+ & s:ploshchad=35
    brand-category | водонагреватель ariston 80 | c:vodonagrevateli & b:Ariston & s:obem=80
    plain | напольный отпариватель до 60000 | c:otparivateli & s:tip=Напольный & p<=60000
    measure | power bank 20000 | c:powerbanki & s:emkost-akkumulyatora=20000
    accessory | hdmi кабель 5 метров | c:kabeli & s:interfejs=HDMI & s:dlina=5
    brand-category | рюкзак tigernu серый | c:sumki-dlya-noutbukov & b:Tigernu & s:tsvet=серый
    brand-category | аэрогриль ninja | c:aerogrili & b:Ninja
    model | nespresso vertuo pop | c:kofemashiny & n:Vertuo Pop
    brand-category | фен dreame | c:feny & b:Dreame
    model | oneblade 360 | c:trimmery & n:OneBlade.*360
    brand-category | электрощетка oclean | c:zubnye-shchyotki & b:Oclean
    plain | стиральная машина 6 кг белая | c:stiralnye-mashiny & s:zagruzka=6 & s:tsvet=белый
    brand-category | стиральная машинка candy | c:stiralnye-mashiny & b:Candy
    plain | холодильник однокамерный белый | c:kholodilniki & s:tip=Однокамерный & s:tsvet=белый
    inflected-ru | холодильники hisense с no frost | c:kholodilniki & b:Hisense & s:no-frost=+
    plain | морозильная камера ларь | c:morozilniki & s:tip=Ларь
    brand-category | плита gefest коричневая | c:plity & b:Gefest & s:tsvet=коричневый
    measure | электрическая плита ширина 50 | c:plity & !s:tip=Газовая & !s:tip=Комбинированная & s:shirina=50
    plain | вытяжка купольная нержавейка | c:vytyazhki & s:tip=Купольная & s:tsvet=нержавеющая
    plain | духовка газовая встраиваемая | c:dukhovye-shkafy & s:tip=Газовый
    plain | варочная поверхность на 2 конфорки | c:varochnye-paneli & s:konforki=2
    measure | посудомойка встраиваемая 45 см bosch | c:posudomoechnye-mashiny & b:Bosch & s:ustanovka=Встраиваемая & s:shirina=45
    brand-category | мультиварка redmond 5 литров белая | c:multivarki & b:Redmond & s:obem=5 & s:tsvet=белый
    plain | playstation 5 с дисководом | c:igrovye-pristavki & b:Sony & s:tip=С дисководом
    brand-category | хлебопечка panasonic черная | c:khlebopechki & b:Panasonic & s:tsvet=чёрный
    price | утюг с паром до 15000 | c:utyugi & p<=15000
    brand-category | швейная машина brother | c:shvejnye-mashiny & b:Brother
    brand-category | микроволновка panasonic белая | c:mikrovolnovye-pechi & b:Panasonic & s:tsvet=белый
    measure | водонагреватель thermex 80 литров | c:vodonagrevateli & b:Thermex & s:obem=80
    measure | кондиционер gree 50 кв м | c:konditsionery & b:Gree & s:ploshchad=50
    inflected-ru | очистители воздуха xiaomi | c:ochistiteli-vozdukha & b:Xiaomi
    brand-category | конвектор ballu 1500 | c:obogrevateli & b:Ballu & s:tip=Конвектор & s:moshchnost=1500
    plain | вентилятор напольный белый | c:ventilyatory & s:tip=Напольный & s:tsvet=белый
    plain | фен philips розовый | c:feny & b:Philips & s:tsvet=розовый
    brand-category | машинка для стрижки волос wahl | c:trimmery & b:Wahl
    brand-category | электробритва мужская panasonic | c:elektrobritvy & b:Panasonic
    plain | весы напольные розовые | c:napolnye-vesy & s:tsvet=розовый
    plain | электрическая щетка для зубов oral b черная | c:zubnye-shchyotki & b:Oral-B & s:tsvet=чёрный
    nothing | видеорегистратор в машину | nothing
    plain | автодержатель на воздуховод | c:derzhateli & s:ustanovka=На воздуховод
    brand-category | автомобильная зарядка ugreen | c:zaryadnye-ustrojstva & b:UGREEN & s:tip=Автомобильное
    measure | внешний аккумулятор 30000 мач | c:powerbanki & s:emkost-akkumulyatora=30000
    measure | кабель type c 2 метра белый | c:kabeli & s:interfejs=USB-C & !s:interfejs=Lightning & s:dlina=2 & s:tsvet=белый
    plain | шнур aux для магнитолы | c:kabeli & s:interfejs=AUX
    plain | флешка 128 гб железная | c:usb-fleshki & s:material=Металл & s:obem-pamyati=128
    plain | карта памяти микро сд 128 | c:karty-pamyati & s:tip=microSD & s:obem-pamyati=128
    model | роутер tp-link archer ax55 | c:routery & n:AX55
    plain | ноутбук lenovo 15 дюймов 512 | c:noutbuki-dlya-raboty,igrovye-noutbuki & b:Lenovo & s:diagonal-ekrana>=15 & s:diagonal-ekrana<=15.9 & s:obem-ssd=512
    plain | мышь беспроводная a4tech | c:myshi & b:A4Tech & !s:podklyuchenie=Проводное
    price | проводная клавиатура до 5000 | c:klaviatury & s:podklyuchenie=Проводное & p<=5000
    brand-category | лазерный принтер canon | c:printery-i-mfu & b:Canon & s:tekhnologiya-pechati=Лазерная
    model | epson l3250 принтер | c:printery-i-mfu & n:L3250
    plain | чернила epson 103 черные | c:chernila & b:Epson & n:103 & s:tsvet-pechati=Чёрный
    plain | бумага а4 снегурочка | c:bumaga-dlya-pechati & b:Снегурочка & s:format-bumagi=A4
    plain | батарейки aa 8 штук | c:batarejki & s:interfejs=AA & !s:interfejs=AAA & s:shtuk-v-upakovke=8
    measure | удлинитель 5 метров белый | c:udliniteli & s:dlina=5 & s:tsvet=белый
    measure | стабилизатор ресанта 5000 | c:stabilizatory-napryazheniya & b:Ресанта & s:polnaya-moshchnost=5000
    brand-category | ибп svc 800 ва | c:ibp & b:SVC & s:polnaya-moshchnost=800
    plain | телефон samsung a56 256 | c:vse-smartfony & n:A56 & s:vstroennaya-pamyat=256
    plain | кнопочный телефон texet красный | c:knopochnye-telefony & b:TeXet & s:tsvet=красный
    accessory | чехол книжка на redmi note 14 | c:chekhly & s:tip=Книжка & n:Redmi Note 14 & !n:Note 14 Pro
    accessory | защитное стекло galaxy a36 | c:zashchitnye-stekla & n:A36
    price | телевизор 32 дюйма до 80 тысяч | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=32 & p<=80000
    plain | телевизор artel 43 | c:led-televizory,qled-i-oled-televizory & b:Artel & s:diagonal-ekrana=43
    model | планшет samsung tab a11 серебристый | c:planshety & n:Tab A11 & s:tsvet=серебристый
    model | huawei watch fit 4 фиолетовые | c:smart-chasy & n:Watch Fit 4 & s:tsvet=фиолетовый
    model | фитнес браслет honor band 9 | c:fitnes-braslety & b:HONOR & n:Band 9
    plain | джойстик для ps5 красный | c:gejmpady & s:platforma=PlayStation 5 & s:tsvet=красный
    price | пополнение steam 5000 тенге | c:tsifrovye-kody & b:Steam & s:nominal=5000
    plain | колонка jbl go 4 красная | c:portativnye-kolonki & n:Go 4 & s:tsvet=красный
    inflected-ru | беспроводных наушников xiaomi белых | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & b:Xiaomi & s:tsvet=белый & !s:podklyuchenie=Проводное
    brand-category | проектор benq белый | c:proektory & b:BenQ & s:tsvet=белый
    plain | погружной блендер braun черный | c:blendery & b:Braun & s:tip=Погружной & s:tsvet=чёрный
    model | экшн камера gopro hero 13 | c:ekshn-kamery & n:HERO ?13
    model | пылесос karcher wd 3 | c:klassicheskie-pylesosy & n:WD 3
  `,
  medium: `
    layout | yfeiybrb ,tcghjdjlyst | c:polnorazmernye-naushniki,besprovodnye-vkladyshi & !s:podklyuchenie=Проводное
    layout | ыфьыгтп ы25 ау | c:vse-smartfony & n:Galaxy S25 FE
    layout | vjybnjh 240 uw | c:monitory & s:chastota-obnovleniya=240
    layout | ghbynth epson | c:printery-i-mfu & b:Epson
    layout | фшкзщвы 4 | c:besprovodnye-vkladyshi & n:AirPods 4
    transliteration | редми ноут 14 про плюс | c:vse-smartfony & n:Redmi Note 14 Pro\\+
    transliteration | самсунг зет фолд 7 | c:vse-smartfony & n:Z Fold7
    transliteration | дайсон суперсоник розовый | c:feny,podarochnye-nabory & b:Dyson & n:Supersonic & s:tsvet=розовый
    synonym | дверной глазок с камерой вайфай | c:videozvonki
    transliteration | маршал эмбертон | c:portativnye-kolonki & b:Marshall & n:Emberton
    transliteration | хайпер икс клауд 3 | c:polnorazmernye-naushniki & n:HyperX Cloud III
    spelling | сокавыжималка шнековая | c:sokovyzhimalki & s:tip=Шнековая
    transliteration | мета квест 3с | c:vr-ochki & n:Quest 3S
    units | стабилизатор напряжения 10 ква | c:stabilizatory-napryazheniya & s:polnaya-moshchnost=10000
    transliteration | икс бокс сериес с | c:igrovye-pristavki & n:Xbox Series S
    spelling | блютус калонка с подсветкой | c:portativnye-kolonki & s:podsvetka=RGB
    spelling | посудамойка 45 см | c:posudomoechnye-mashiny & s:shirina=45
    spelling | наушнеки jbl накладные | c:polnorazmernye-naushniki & b:JBL
    spelling | кофемашына делонги белая | c:kofemashiny & b:De'Longhi & s:tsvet=белый
    spelling | мультеварка редмонт | c:multivarki & b:Redmond
    transliteration | смег тостер черный | c:tostery & b:Smeg & s:tsvet=чёрный
    spelling | вертекальный пылесос ксяоми | c:vertikalnye-pylesosy & b:Xiaomi
    synonym | духовка газовая встройка | c:dukhovye-shkafy & s:tip=Газовый
    transliteration | умные весы ксиоми | c:napolnye-vesy & b:Xiaomi & s:tip=Умные
    synonym | утюжок для волос babyliss | c:vypryamiteli & b:BaByliss
    transliteration | капельная кофеварка бош | c:kapelnye-kofevarki & b:Bosch
    spelling | удленитель на катушке 30 метров | c:udliniteli & s:tip=На катушке & s:dlina=30
    synonym | джойстик на пс5 красный | c:gejmpady & s:platforma=PlayStation 5 & s:tsvet=красный
    synonym | фотик сони | c:fotoapparaty & b:Sony
    price | дрон до 200к | c:kvadrokoptery & p<=200000
    synonym | кондер артель | c:konditsionery & b:Artel
    synonym | телик xiaomi 55 | c:led-televizory,qled-i-oled-televizory & b:Xiaomi & s:diagonal-ekrana=55
    synonym | микроволновка с грилем черная | c:mikrovolnovye-pechi & s:gril=+ & s:tsvet=чёрный
    units | микросд на 256 гигов | c:karty-pamyati & s:tip=microSD & s:obem-pamyati=256
    units | ноут 16 гигов оперативки терабайт ссд | c:noutbuki-dlya-raboty,igrovye-noutbuki & s:operativnaya-pamyat=16 & s:obem-ssd=1024
    transliteration | утюг ровента | c:utyugi & b:Rowenta
    measure | телевизор 140 см | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=55
    joined | айфон17про256 | c:vse-smartfony & n:iPhone 17 Pro & !n:Pro Max & s:vstroennaya-pamyat=256
    joined | стиральнаямашина lg 9кг | c:stiralnye-mashiny & b:LG & s:zagruzka=9
    kk-for-ru | тоңазытқыш lg no frost | c:kholodilniki & b:LG & s:no-frost=+
    unlettered | kir jugish mashina samsung | c:stiralnye-mashiny & b:Samsung
    mixed | smart sagat garmin | c:smart-chasy & b:Garmin
    inflected-ru | ремешки на эпл вотч 46мм | c:remeshki-dlya-chasov & s:sovmestimost=Series 11 46
    accessory | чехол на с25 ультра противоударный | c:chekhly & n:S25 Ultra & s:tip=Противоударный
    phrase | смарт часы с nfc до 100000 | c:smart-chasy & s:nfc=+ & p<=100000
    phrase | игровая мышь беспроводная белая до 40к | c:myshi & s:naznachenie=Игровая & !s:podklyuchenie=Проводное & s:tsvet=белый & p<=40000
    phrase | пылесос с аквафильтром до 200 тыс | c:klassicheskie-pylesosy & s:tip-pylesbornika=Аквафильтр & p<=200000
    accessory | мешки для пылесоса bosch | c:filtry-dlya-pylesosov & s:tip=Мешки & s:sovmestimost=Bosch
    accessory | краска для epson l3250 черная | c:chernila & s:sovmestimost=L3250 & s:tsvet-pechati=Чёрный
    synonym | блендер бутылка для смузи | c:blendery & s:tip=Портативный
    nothing | айкос илюма | nothing
    stop-words | мне бы чайник розовый | c:chajniki & s:tsvet=розовый
    accessory | блок зарядки для айфона 20 ватт | c:zaryadnye-ustrojstva & s:bystraya-zaryadka=20 & !s:tip=Автомобильное
    synonym | мизинчиковые батарейки дюрасел | c:batarejki & b:Duracell & s:interfejs=AAA
    accessory | шнур тайп си лайтнинг 2 метра | c:kabeli & s:interfejs=USB-C — Lightning & s:dlina=2
    synonym | стиралка с вертикальной загрузкой | c:stiralnye-mashiny & s:tip=Вертикальная
    mixed | стиралка элджи 9 кг с сушкой | c:stiralnye-mashiny & b:LG & s:zagruzka=9 & s:sushka=+
    unlettered | кир жугыш машина 8 кг самсунг | c:stiralnye-mashiny & b:Samsung & s:zagruzka=8
    synonym | бойлер аристон 50л | c:vodonagrevateli & b:Ariston & s:obem=50
    synonym | полароид чтоб сразу фотку печатал | c:fotoapparaty & s:tip=Мгновенной печати
    synonym | бесперебойник на роутер | c:ibp & s:tip=Для роутера
    synonym | батарейка крона | c:batarejki & s:interfejs=6LR61
    synonym | переноска на катушке 30 метров | c:udliniteli & s:tip=На катушке & s:dlina=30
    transliteration | розетка с вайфаем тплинк | c:umnye-rozetki & b:TP-Link
    spelling | квадракоптер с камерой до 100 тыс | c:kvadrokoptery & !s:zapis-video=Нет & p<=100000
    unlettered | тоназыткыш артел | c:kholodilniki & b:Artel
    synonym | холодос хайер инверторный | c:kholodilniki & b:Haier & s:invertor=+
    units | морозилка на 150 литров | c:morozilniki & s:obshchij-obem>=140 & s:obshchij-obem<=160
    transliteration | редми 15с 128 гиг | c:vse-smartfony & n:Redmi 15C & s:vstroennaya-pamyat=128
    price | телефон хонор до 150 тыщ | c:vse-smartfony & b:HONOR & p<=150000
    layout | ыфьыгтп ф16 | c:vse-smartfony & n:A16
    joined | айфон17про | c:vse-smartfony & n:iPhone 17 Pro & !n:Pro Max
    spelling | пылисос бош с контейнером | c:klassicheskie-pylesosy & b:Bosch & s:tip-pylesbornika=Контейнер
    layout | gsktcjc hj,jn xiaomi | c:roboty-pylesosy & b:Xiaomi
    transliteration | дайсон пылесос палка | c:vertikalnye-pylesosy & b:Dyson
    spelling | мультеварка тефаль | c:multivarki & b:Tefal
    spelling | кандиционер мидея 25 кв | c:konditsionery & b:Midea & s:ploshchad=25
    spelling | безпроводные наушники самсунг | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & b:Samsung
    layout | ntktdbpjh 50 | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=50
    layout | en.u braun | c:utyugi & b:Braun
    units | телевизор диагональ 140 см lg | c:led-televizory,qled-i-oled-televizory & b:LG & s:diagonal-ekrana=55
    units | внешний жесткий диск 1 терабайт | c:ssd-nakopiteli & s:tip=Внешний & s:obem-ssd=1024
    units | пауэрбанк на двадцать тысяч | c:powerbanki & s:emkost-akkumulyatora=20000
    units | ноут 16 гигов оперативки до 300 тыс | c:noutbuki-dlya-raboty,igrovye-noutbuki & s:operativnaya-pamyat=16 & p<=300000
    mixed | газ плита 60 на 60 с конвекцией | c:plity & !s:tip=Электрическая & !s:tip=Индукционная & s:shirina=60 & s:konvektsiya=+
    mixed | кофемашина делонги автомат белая | c:kofemashiny & b:De'Longhi & s:tip=Автоматическая & s:tsvet=белый
    price | кофеварка не дороже 20000 | c:kapelnye-kofevarki,kofemashiny & p<=20000
    transliteration | et tartqysh moulinex | c:myasorubki & b:Moulinex
    kk-for-ru | шаш кептіргіш ровента | c:feny & b:Rowenta
    accessory | картридж на пантум 6500 | c:kartridzhi-i-tonery & s:sovmestimost=M6500
    accessory | краска для принтера кэнон g3430 желтая | c:chernila & s:sovmestimost=G3430 & s:tsvet-pechati=Жёлтый
    accessory | фильтр на дайсон v8 | c:filtry-dlya-pylesosov & s:sovmestimost=Dyson V8
    accessory | чехол самс с25 ультра противоударный | c:chekhly & n:S25 Ultra & s:tip=Противоударный
    accessory | ремешок на эпл вотч 46мм | c:remeshki-dlya-chasov & s:sovmestimost=Series 11 46
    synonym | щипцы выпрямители ровента | c:vypryamiteli & b:Rowenta
    synonym | воздушная фритюрница филипс | c:aerogrili & b:Philips
    synonym | отпариватель стоячий для штор | c:otparivateli & s:tip=Напольный
    stop-words | купить в костанае петличка микрофон | c:mikrofony & s:tip=Петличный
    synonym | звонок с камерой на калитку | c:videozvonki
    synonym | электронный замок по отпечатку ксяоми | c:umnye-zamki & b:Xiaomi & s:sposoby-otkrytiya=Отпечаток
    synonym | тв бокс сяоми | c:tv-pristavki & b:Xiaomi
    synonym | вебка логитек для зума | c:veb-kamery & b:Logitech
    synonym | моноблок компьютер для бухгалтера | c:sistemnye-bloki & s:tip=Моноблок
    mixed | антивирус касперский 3 компа на год | c:antivirusy & b:Kaspersky & s:chislo-ustrojstv=3 & s:srok-litsenzii=12
    model | майкрософт офис 2024 | c:ofis-i-sistemy & n:Office & n:2024
    transliteration | колонка маршал блютуз | c:portativnye-kolonki & b:Marshall
    synonym | саунд панель под телевизор джибиэль | c:saundbary & b:JBL
    mixed | монитор 24 ips для офиса до 60000 | c:monitory & s:diagonal-ekrana=24 & s:tip-ekrana=IPS & p<=60000
    nothing | электросамокат взрослый | nothing
  `,
  hard: `
    question | каспи рассрочка на 24 месяца есть | page:/articles/rassrochka-bez-illyuzij,/gid-question,/gid-delivery
    question | можно вернуть наушники если не подошли | page:/gid-change,/articles/prava-pokupatelya
    question | доставка в косшы сколько стоит | page:/gid-delivery
    question | оплатила вчера где мой заказ | page:/order,/gid-delivery
    question | до скольки работает магазин в алматы | page:/shops,/gid-contacts
    question | сдать старый айфон и доплатить за новый | page:/gid-services,trade-in
    question | ноут не включается по гарантии куда нести | page:/gid-service,/service-centres,/gid-change
    question | техника для офиса на тоо с ндс | page:/gid-wholesale
    need | интернет на дачу где нет кабеля | c:routery & s:set=4G
    need | свет вырубают роутер гаснет посреди созвона | c:ibp
    need | смог в алматы дома дышать нечем | c:ochistiteli-vozdukha
    need | у малыша в комнате сухо от батарей | c:uvlazhniteli
    need | стримить на твиче чтобы голос был чистый | c:mikrofony
    need | куда крепить телефон в машине | c:derzhateli & !s:ustanovka=На стол & !s:tip=Штатив
    need | сварить плов в общаге без плиты | c:multivarki
    need | снимать как катаюсь на борде на чимбулаке | c:ekshn-kamery
    need | шерсть кота с дивана собирать | c:vertikalnye-pylesosy,klassicheskie-pylesosy
    negation | наушники только не вкладыши | c:polnorazmernye-naushniki
    negation | смартфон не айфон и не самсунг до 120к | c:vse-smartfony & !b:Apple & !b:Samsung & p<=120000
    negation | холодильник не белый и чтоб не размораживать | c:kholodilniki & !s:tsvet=белый & s:no-frost=+
    gift | парню геймеру на др до 30000 | c:myshi,klaviatury,gejmpady,polnorazmernye-naushniki,tsifrovye-kody,mikrofony,podarochnye-nabory & !s:naznachenie=Для офиса & !s:naznachenie=Уход & !s:naznachenie=Умный & p<=30000
    gift | подруге любит музыку подарок до 40к | c:portativnye-kolonki,besprovodnye-vkladyshi,polnorazmernye-naushniki,podarochnye-nabory & !s:naznachenie=Игровая & !s:naznachenie=Уход & !s:naznachenie=Умный & !s:naznachenie=рабочего & p<=40000
    gift | папе на юбилей что то для бритья | c:elektrobritvy,trimmery,podarochnye-nabory & !s:naznachenie=волос & !s:naznachenie=носа & !s:naznachenie=Умный & !s:naznachenie=рабочего & !s:naznachenie=Музыка
    need | бабушке простой телефон с большими кнопками | c:knopochnye-telefony
    nothing | электросамокат ninebot по городу гонять | nothing
    need | прикорм ребенку перетирать в пюре | c:blendery,kukhonnye-kombajny
    need | дверь без ключа открывать пальцем | c:umnye-zamki
    spoken | фарш на манты лень руками крутить | c:myasorubki
    need | жарко а сплит хозяйка ставить не дает | c:ventilyatory,konditsionery & !s:tip=Сплит
    need | забыла выключить утюг чтоб с телефона вырубать | c:umnye-rozetki
    question | сколько стоит доставка холодильника до уральска | page:/gid-delivery
    question | телевизор не понравился как сдать обратно деньги | page:/gid-change,/articles/prava-pokupatelya
    question | рассрочка на год точно без переплаты | page:/articles/rassrochka-bez-illyuzij,/gid-question,/gid-delivery
    question | магазин в караганде до скольки работает адрес | page:/shops,/gid-contacts
    question | мастер приедет подключить стиралку | page:/gid-services,trade-in
    question | счет на тоо безналом накладная эсф | page:/gid-wholesale,/gid-question,/gid-delivery
    question | неделю жду где заказ | page:/order,/gid-delivery
    question | телефон сломался по гарантии куда нести | page:/gid-service,/service-centres,/gid-change
    question | старый телефон сдать и взять новый с доплатой | page:/gid-services,trade-in
    need | напряжение скачет боюсь холодильник сгорит | c:stabilizatory-napryazheniya
    need | свет отключают а интернет нужен | c:ibp
    need | куда мясо с согыма сложить на зиму | c:morozilniki
    need | батареи еле теплые мерзнем в квартире | c:obogrevateli
    need | зимой воздух сухой нос пересыхает | c:uvlazhniteli
    need | торты на заказ пеку крем взбивать | c:miksery,kukhonnye-kombajny
    need | чтобы само полы мыло пока на работе | c:roboty-pylesosy
    need | телефон для бабушки чтоб простой без интернета | c:knopochnye-telefony
    need | накладные и ценники печатать в магазинчике | c:printery-i-mfu
    need | белье зимой не сохнет в квартире | c:sushilnye-mashiny,stiralnye-mashiny & !s:sushka=-
    need | на рыбалку музыку чтоб воды не боялась | c:portativnye-kolonki & !s:zashchita=Нет
    gift | мужу на день рождения бороду ровнять до 50000 | c:trimmery,podarochnye-nabory & !s:naznachenie=Для носа & !s:naznachenie=Для волос & !s:naznachenie=Уход за волосами & !s:naznachenie=Уход для двоих & !s:naznachenie=Умный дом & !s:naznachenie=Для рабочего стола & !s:naznachenie=Музыка & p<=50000
    gift | учительнице на 8 марта от класса до 30 тысяч | c:podarochnye-nabory,feny,vypryamiteli,chajniki,fitnes-braslety,kapelnye-kofevarki,blendery,tostery,portativnye-kolonki,besprovodnye-vkladyshi,uvlazhniteli,umnye-lampy,napolnye-vesy,otparivateli,zubnye-shchyotki,miksery,aerogrili & p<=30000
    negation | телевизор 65 только не самсунг | c:led-televizory,qled-i-oled-televizory & !b:Samsung & s:diagonal-ekrana=65
    negation | тостер только не черный до 20000 | c:tostery & !s:tsvet=чёрный & p<=20000
    negation | холодильник любой кроме белого до 250 тысяч | c:kholodilniki & !s:tsvet=белый & p<=250000
    measure | холодильник маленький чтоб под стол влез | c:kholodilniki & s:vysota<=90
    quality | кондиционер тихий в спальню чтоб спать не мешал | c:konditsionery & s:shum<=28
    spoken | посоветуйте телефон таксисту чтоб заряд весь день держал | c:vse-smartfony & s:emkost-akkumulyatora>=5000
    spoken | есть у вас мясорубка помощнее чтоб жилы брала | c:myasorubki & s:moshchnost>=700
    nothing | ремень на барабан стиралки индезит | nothing
  `,
};
