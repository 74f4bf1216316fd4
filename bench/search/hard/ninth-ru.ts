/** Ninth exam: Russian queries by two writers without knowledge of the search, mostly typical shop queries. */
export const ninthRussian = {
  easy: `
    model | s25 ultra 256 синий | c:vse-smartfony & n:S25 Ultra & s:vstroennaya-pamyat=256 & s:tsvet=синий
    price | смартфон с nfc до 80000 | c:vse-smartfony & s:nfc=+ & p<=80000
    plain | белые накладные наушники | c:polnorazmernye-naushniki & s:tsvet=белый
    price | jbl наушники до 30000 | c:polnorazmernye-naushniki,besprovodnye-vkladyshi & b:JBL & p<=30000
    model | sony wh 1000xm6 | c:polnorazmernye-naushniki & n:WH-1000XM6
    measure | телевизор lg 65 дюймов | c:led-televizory,qled-i-oled-televizory & b:LG & s:diagonal-ekrana=65
    price | телевизор на 32 дюйма до 90000 | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=32 & p<=90000
    model | lenovo loq 15 | c:igrovye-noutbuki & b:Lenovo & n:LOQ 15
    plain | ноутбук 16 гб озу 512 ssd | c:noutbuki-dlya-raboty,igrovye-noutbuki & s:operativnaya-pamyat=16 & s:obem-ssd=512
    plain | моноблок белый | c:sistemnye-bloki & s:tip=Моноблок & s:tsvet=белый
    measure | стиральная машина 8 кг инверторная | c:stiralnye-mashiny & s:zagruzka=8 & s:invertor=+
    brand-category | сушильная машина bosch | c:sushilnye-mashiny & b:Bosch
    price | холодильник ноу фрост до 250000 | c:kholodilniki & s:no-frost=+ & p<=250000
    brand-category | морозильный ларь haier | c:morozilniki & b:Haier & s:tip=Ларь
    plain | робот пылесос с базой самоочистки | c:roboty-pylesosy & s:bazovaya-stantsiya=+
    model | вертикальный dyson v8 advanced | c:vertikalnye-pylesosy & b:Dyson & n:V8
    accessory | фильтр для пылесоса lg | c:filtry-dlya-pylesosov & s:tip=фильтр & s:sovmestimost=LG
    plain | стеклянный электрочайник с терморегулятором | c:chajniki & s:material=Стекло & s:termoregulyator=+
    plain | красный тостер | c:tostery & s:tsvet=красный
    brand-category | кофемашина nespresso капсулы | c:kofemashiny & b:Nespresso & s:tip=Капсульная
    price | капельная кофеварка до 20000 | c:kapelnye-kofevarki & p<=20000
    brand-category | погружной блендер braun | c:blendery & b:Braun & s:tip=Погружной
    plain | соковыжималка для цитрусовых | c:sokovyzhimalki & s:tip=Для цитрусовых
    brand-category | кухонный комбайн kenwood | c:kukhonnye-kombajny & b:Kenwood
    brand-category | хлебопечка panasonic белая | c:khlebopechki & b:Panasonic & s:tsvet=белый
    measure | газовая плита ширина 50 см | c:plity & s:tip=Газовая & s:shirina=50
    plain | вытяжка наклонная черная | c:vytyazhki & s:tip=Наклонная & s:tsvet=чёрный
    plain | духовой шкаф электрический с конвекцией | c:dukhovye-shkafy & s:tip=Электрический & s:konvektsiya=+
    plain | варочная панель индукционная gorenje | c:varochnye-paneli & b:Gorenje & s:tip=Индукционная
    measure | посудомоечная машина встраиваемая 45 см | c:posudomoechnye-mashiny & s:ustanovka=Встраиваемая & s:shirina=45
    measure | кондиционер 35 м2 gree | c:konditsionery & b:Gree & s:ploshchad=35
    plain | масляный обогреватель белый | c:obogrevateli & s:tip=Масляный & s:tsvet=белый
    measure | водонагреватель ariston 80 литров | c:vodonagrevateli & b:Ariston & s:obem=80
    brand-category | увлажнитель xiaomi | c:uvlazhniteli & b:Xiaomi
    price | вентилятор напольный до 25000 | c:ventilyatory & s:tip=Напольный & p<=25000
    nothing | детская коляска | nothing
    brand-category | рюкзак для ноутбука tigernu | c:sumki-dlya-noutbukov & b:Tigernu
    brand-category | зарядка anker 100 вт | c:zaryadnye-ustrojstva & b:Anker & s:bystraya-zaryadka=100
    plain | повербанк 20000 белый | c:powerbanki & s:emkost-akkumulyatora=20000 & s:tsvet=белый
    accessory | чехол iphone 17 pro прозрачный | c:chekhly & n:iPhone 17 Pro & !n:Pro Max & s:tsvet=прозрачный
    accessory | защитное стекло galaxy a56 | c:zashchitnye-stekla & s:sovmestimost=Galaxy A56
    model | ибп apc 650 | c:ibp & b:APC & s:polnaya-moshchnost=650
    brand-category | роутер tp link wifi 6 | c:routery & b:TP-Link & s:wi-fi=Wi-Fi 6
    plain | цветной лазерный мфу | c:printery-i-mfu & s:tekhnologiya-pechati=Лазерная & s:tsvetnaya-pechat=+
    brand-category | sandisk флешка на 256 | c:usb-fleshki & b:SanDisk & s:obem-pamyati=256
    plain | внешний ssd 1 тб | c:ssd-nakopiteli & s:tip=Внешний & s:obem-ssd=1024
    brand-category | электробритва braun сеточная | c:elektrobritvy & b:Braun & s:tip=Сеточная
    brand-category | веб камера logitech 4к | c:veb-kamery & b:Logitech & s:razreshenie=3840
    model | ps5 slim с дисководом | c:igrovye-pristavki & n:PlayStation 5 Slim & s:tip=С дисководом
    model | meta quest 3s 128 | c:vr-ochki & n:Quest 3S & s:obem-pamyati=128
    model | gopro hero13 black | c:ekshn-kamery & b:GoPro & n:HERO13
    price | дрон dji до 300000 | c:kvadrokoptery & b:DJI & p<=300000
    model | amazfit gtr 4 серебристые | c:smart-chasy & b:Amazfit & n:GTR 4 & s:tsvet=серебристый
    plain | планшет samsung 128 гб | c:planshety & b:Samsung & s:vstroennaya-pamyat=128
    accessory | ремешок для часов 22 мм черный | c:remeshki-dlya-chasov & s:shirina-krepleniya=22 & s:tsvet=чёрный
    brand-category | фен dyson розовый | c:feny & b:Dyson & s:tsvet=розовый
    plain | электрическая зубная щетка oral b голубая | c:zubnye-shchyotki & b:Oral-B & s:tsvet=голубой
    plain | умные весы с анализом состава тела | c:napolnye-vesy & s:analiz-sostava-tela=+
    brand-category | утюг philips azur | c:utyugi & b:Philips & n:Azur
    price | ручной отпариватель до 25000 | c:otparivateli & s:tip=Ручной & p<=25000
    plain | умная лампочка e14 | c:umnye-lampy & s:tsokol=E14
    price | саундбар 2.1 до 100000 | c:saundbary & s:kanaly=2.1 & p<=100000
    price | проектор full hd до 200000 | c:proektory & s:razreshenie=1920×1080 & p<=200000
    brand-category | умная розетка tp link | c:umnye-rozetki & b:TP-Link
    model | xiaomi 15t pro | c:vse-smartfony & n:15T Pro
    units | смартфон 16 гб оперативки 1 тб | c:vse-smartfony & s:operativnaya-pamyat=16 & s:vstroennaya-pamyat=1024
    brand-category | кнопочный texet красный | c:knopochnye-telefony & b:TeXet & s:tsvet=красный
    model | amazfit gtr 4 серебро | c:smart-chasy & n:GTR 4 & s:tsvet=серебристый
    brand-category | часы гармин для бега | c:smart-chasy & b:Garmin
    model | band 9 pro | c:fitnes-braslety & n:Band 9 Pro
    accessory | ремешок fenix 8 | c:remeshki-dlya-chasov & s:sovmestimost=Fenix 8
    model | xiaomi pad 7 синий | c:planshety & n:Pad 7 & !n:Pad 7 Pro & s:tsvet=син
    model | pocketbook basic lux 4 | c:elektronnye-knigi & n:Basic Lux 4
    accessory | чехол uag на s25 ultra | c:chekhly & b:UAG & n:S25 Ultra
    accessory | стекло антишпион s25 ultra | c:zashchitnye-stekla & n:S25 Ultra & s:tip=Антишпион
    plain | держатель на воздуховод магнитный | c:derzhateli & s:ustanovka=На воздуховод & s:tip=Магнитный
    model | macbook pro 14 m5 24гб | c:noutbuki-dlya-raboty & n:MacBook Pro 14 M5 & s:operativnaya-pamyat=24
    price | ноутбук до 230000 | c:noutbuki-dlya-raboty,igrovye-noutbuki & p<=230000
    model | rog strix g16 | c:igrovye-noutbuki & n:ROG Strix G16
    plain | ноутбук rtx 5070 ti | c:igrovye-noutbuki & s:videokarta=5070 Ti
    model | mac mini 512 | c:sistemnye-bloki & n:Mac mini & s:obem-ssd=512
    measure | монитор 34 дюйма | c:monitory & s:diagonal-ekrana=34
    plain | oled монитор 240 гц | c:monitory & s:tip-ekrana=OLED & s:chastota-obnovleniya>=240
    model | wd sn7100 2тб | c:ssd-nakopiteli & n:SN7100 & s:obem-ssd=2048
    model | rx 9070 xt | c:videokarty & s:videokarta=9070 XT
    price | видеокарта 16 гб до 400000 | c:videokarty & s:videopamyat=16 & p<=400000
    brand-category | клавиатура keychron | c:klaviatury & b:Keychron
    model | logitech mx master 4 | c:myshi & n:MX Master 4
    model | logitech brio 500 | c:veb-kamery & n:Brio 500
    plain | цветной лазерный принтер | c:printery-i-mfu & s:tekhnologiya-pechati=Лазерная & s:tsvetnaya-pechat=+
    accessory | картридж для canon mf3010 | c:kartridzhi-i-tonery & s:sovmestimost=MF3010
    brand-category | фотобумага lomond | c:bumaga-dlya-pechati & b:Lomond & s:tip=Фотобумага
    plain | роутер wifi 7 | c:routery & s:wi-fi=Wi-Fi 7
    plain | флешка 256 гб металл | c:usb-fleshki & s:obem-pamyati=256 & s:material=Металл
    plain | micro sd 512 | c:karty-pamyati & s:tip=microSD & s:obem-pamyati=512
    plain | eset nod32 3 устройства | c:antivirusy & b:ESET & s:chislo-ustrojstv=3
    model | office home 2024 | c:ofis-i-sistemy & n:Office Home 2024
    brand-category | телевизор toshiba | c:led-televizory,qled-i-oled-televizory & b:Toshiba
    model | samsung the frame 65 | c:qled-i-oled-televizory & n:The Frame & s:diagonal-ekrana=65
    model | xgimi mogo 4 | c:proektory & n:MoGo 4
    brand-category | саундбар hisense недорогой | c:saundbary & b:Hisense
    model | sony ult field 1 | c:portativnye-kolonki & n:ULT Field 1
    model | sony wh-ch520 белые | c:polnorazmernye-naushniki & n:CH520 & s:tsvet=белый
    model | cmf buds 2 оранжевые | c:besprovodnye-vkladyshi & n:CMF Buds 2 & s:tsvet=оранжевый
    model | fifine am8 | c:mikrofony & n:AM8
    brand-category | sony полный кадр | c:fotoapparaty & b:Sony & s:razmer-matritsy=Полный кадр
    model | gopro max2 | c:ekshn-kamery & n:MAX2
    price | квадрокоптер до 50 тысяч | c:kvadrokoptery & p<=50000
    model | nintendo switch lite серая | c:igrovye-pristavki & n:Switch Lite & s:tsvet=серый
    brand-category | геймпад 8bitdo | c:gejmpady & b:8BitDo
    plain | steam 5000 тенге код | c:tsifrovye-kody & b:Steam & s:nominal=5000
    measure | холодильник ширина 55 см | c:kholodilniki & s:shirina=55
    plain | морозильный ларь avangard | c:morozilniki & b:Avangard & s:tip=Ларь
    model | гефест 6100 коричневая | c:plity & n:Gefest 6100 & s:tsvet=коричневый
    plain | купольная вытяжка черная | c:vytyazhki & s:tip=Купольная & s:tsvet=чёрный
    plain | посудомойка встраиваемая 45 см | c:posudomoechnye-mashiny & s:ustanovka=Встраиваемая & s:shirina=45
    brand-category | кофемашина jura | c:kofemashiny & b:Jura
    brand-category | планетарный миксер kenwood | c:miksery & b:Kenwood & s:tip=Планетарный
    inflected-ru | мясорубку зелмер | c:myasorubki & b:Zelmer
    brand-category | тостер russell hobbs | c:tostery & b:Russell Hobbs
    model | karcher wd 3 | c:klassicheskie-pylesosy & n:WD 3
    model | roborock q7 m5 | c:roboty-pylesosy & n:Q7 M5
    model | haier i-pro series 7 10 кг | c:stiralnye-mashiny & n:Haier I-Pro Series 7 & s:zagruzka=10
    plain | отпариватель напольный philips | c:otparivateli & b:Philips & s:tip=Напольный
    brand-category | триммер moser | c:trimmery & b:Moser
    plain | кондиционер gree 50 квадратов | c:konditsionery & b:Gree & s:ploshchad=50
    plain | бойлер 100 литров | c:vodonagrevateli & s:obem=100
    plain | кабель hdmi 2.1 3 метра | c:kabeli & s:interfejs=HDMI 2.1 & s:dlina=3
    plain | повербанк 30000 | c:powerbanki & s:emkost-akkumulyatora=30000
  `,
  medium: `
    spelling | самсунк а36 | c:vse-smartfony & b:Samsung & n:A36
    transliteration | редми ноут 14 про 256 | c:vse-smartfony & n:Redmi Note 14 Pro & !n:Pro\\+ & s:vstroennaya-pamyat=256
    joined | айфон17 256гб белый | c:vse-smartfony & n:iPhone 17 & !n:Pro & !n:17e & s:vstroennaya-pamyat=256 & s:tsvet=белый
    synonym | затычки блютуз с шумодавом | c:besprovodnye-vkladyshi & s:shumopodavlenie=+
    layout | fbhgjlc | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & n:AirPods
    synonym | петличка для блогера | c:mikrofony & s:tip=Петличный
    synonym | плазма 75 дюймов самсунг | c:led-televizory,qled-i-oled-televizory & b:Samsung & s:diagonal-ekrana=75
    units | телевизор диагональ 140 см | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=55
    nothing | косилка для травы бензиновая | nothing
    transliteration | макбук про 14 на м5 | c:noutbuki-dlya-raboty & n:MacBook Pro 14 & n:M5
    spelling | нотбук асус вивобук | c:noutbuki-dlya-raboty & b:ASUS & n:Vivobook
    phrase | ноут чтобы тянул игры rtx 5070 | c:igrovye-noutbuki & s:videokarta=RTX 5070 & !s:videokarta=Ti
    inflected-ru | стиралку с вертикальной загрузкой | c:stiralnye-mashiny & s:tip=Вертикальная
    need | карта памяти в видеорегистратор 128 | c:karty-pamyati & s:tip=microSD & s:obem-pamyati=128
    layout | [jkjlbkmybr ,ji | c:kholodilniki & b:Bosch
    phrase | замок на дверь по отпечатку пальца ксяоми | c:umnye-zamki & b:Xiaomi & s:sposoby-otkrytiya=тпечаток
    synonym | пылесос палка беспроводной | c:vertikalnye-pylesosy
    nothing | зимняя резина r16 | nothing
    accessory | мешки в пылесос бош | c:filtry-dlya-pylesosov & s:tip=Мешки & s:sovmestimost=Bosch
    transliteration | делонги магнифика черная | c:kofemashiny & n:Magnifica & s:tsvet=чёрный
    spelling | мультеварка скороварка | c:multivarki & s:tip=Скороварка
    price | микроволновка с грилем до семидесяти тысяч | c:mikrovolnovye-pechi & s:gril=+ & p<=70000
    synonym | миксер с чашей тесто месить | c:miksery & s:tip=Планетарный
    synonym | бойлер термекс 50л | c:vodonagrevateli & b:Thermex & s:obem=50
    synonym | кондер мобильный без монтажа | c:konditsionery & s:tip=Мобильный
    synonym | витая пара 10 метров | c:kabeli & s:interfejs=RJ45 & s:dlina=10
    synonym | шнур тайпси красный | c:kabeli & s:interfejs=USB-C & !s:interfejs=Lightning & s:tsvet=красный
    synonym | автозарядка на два телефона | c:zaryadnye-ustrojstva & s:tip=Автомобильное & s:vyhody>=2
    spelling | повер банк 30000 мач | c:powerbanki & s:emkost-akkumulyatora=30000
    synonym | мизинчиковые батарейки 4 шт | c:batarejki & s:interfejs=AAA & s:shtuk-v-upakovke=4
    synonym | переноска на катушке 30 м | c:udliniteli & s:tip=На катушке & s:dlina=30
    transliteration | касперский на 3 устройства | c:antivirusy & b:Kaspersky & s:chislo-ustrojstv=3
    synonym | бронестекло антишпион с25 ультра | c:zashchitnye-stekla & s:sovmestimost=Galaxy S25 Ultra & s:tip=Антишпион
    synonym | тренога для телефона | c:derzhateli & s:tip=Штатив
    layout | hjenth 4g | c:routery & s:set=4G
    accessory | краска epson l3250 черная | c:chernila & s:sovmestimost=L3250 & s:tsvet-pechati=Чёрный
    accessory | картридж на hp m141w | c:kartridzhi-i-tonery & s:sovmestimost=M141w
    synonym | видюха 4060 | c:videokarty & s:videokarta=RTX 4060
    measure | монитор 27 2к | c:monitory & s:diagonal-ekrana=27 & s:razreshenie=2560×1440
    synonym | клава механика с ргб | c:klaviatury & s:tip-pereklyuchatelej=Механические & s:podsvetka=RGB
    transliteration | логитек мышка беспроводная | c:myshi & b:Logitech & !s:podklyuchenie=Проводное
    synonym | джойстик на плойку красный | c:gejmpady & s:platforma=PlayStation & s:tsvet=красный
    transliteration | нинтендо свитч лайт | c:igrovye-pristavki & n:Switch Lite
    spoken | закинуть на стим 5000 | c:tsifrovye-kody & b:Steam & s:nominal=5000
    synonym | фотик полароид розовый | c:fotoapparaty & s:tip=Мгновенной печати & s:tsvet=розовый
    transliteration | сяоми банд 10 | c:fitnes-braslety & b:Xiaomi & n:Band 10
    synonym | читалка киндл пейпервайт | c:elektronnye-knigi & n:Paperwhite
    synonym | утюжок для волос ровента | c:vypryamiteli & b:Rowenta
    synonym | машинка для стрижки мозер | c:trimmery & b:Moser
    synonym | швейка зингер | c:shvejnye-mashiny & b:Singer
    synonym | видеоглазок на батарейках | c:videozvonki & s:pitanie=Батарейки
    transliteration | kolonka jbl krasnaya | c:portativnye-kolonki & b:JBL & s:tsvet=красный
    synonym | звонилка тексет красная | c:knopochnye-telefony & b:TeXet & s:tsvet=красный
    synonym | ворд эксель лицензия | c:ofis-i-sistemy & b:Microsoft & !n:Windows
    transliteration | ксиоми 15т серый | c:vse-smartfony & n:15T & !n:15T Pro & s:tsvet=сер
    joined | galaxys25fe | c:vse-smartfony & n:S25 FE
    transliteration | нофинг фон | c:vse-smartfony & b:Nothing
    spelling | самунг а36 телфон | c:vse-smartfony & n:A36
    measure | часы умные 2 недели без зарядки | c:smart-chasy,fitnes-braslety & s:avtonomnost-dnej>=14
    synonym | миланская петля на эпл вотч | c:remeshki-dlya-chasov & n:Milanese
    transliteration | оникс букс цветной экран | c:elektronnye-knigi & b:Onyx Boox & s:tip-ekrana=Kaleido
    transliteration | чехол нилкин на редми нот 14 | c:chekhly & b:Nillkin & n:Note 14 & !n:Note 14 Pro
    spelling | зашитное стикло редми 15с | c:zashchitnye-stekla & n:15C
    mixed | ноут 32gb ram 1tb ssd | c:noutbuki-dlya-raboty,igrovye-noutbuki & s:operativnaya-pamyat=32 & s:obem-ssd=1024
    layout | yjen kjr 15 | c:igrovye-noutbuki & n:LOQ 15
    synonym | неттоп без винды | c:sistemnye-bloki & s:tip=Мини-ПК & !s:operatsionnaya-sistema=Windows
    layout | vjybnjh fjc 27 | c:monitory & b:AOC & s:diagonal-ekrana=27
    synonym | внешний хард на терабайт | c:ssd-nakopiteli & s:tip=Внешний & s:obem-ssd=1024
    synonym | белая видюха | c:videokarty & s:tsvet=белый
    transliteration | карточка палит ртх | c:videokarty & b:Palit & n:RTX
    synonym | клава механика беспроводная | c:klaviatury & s:tip-pereklyuchatelej=Механические & !s:podklyuchenie=Проводное
    units | мышь от 30000 дпи | c:myshi & s:dpi>=30000
    synonym | желтый тонер m283fdw | c:kartridzhi-i-tonery & s:sovmestimost=M283fdw & s:tsvet-pechati=Жёлтый
    synonym | краска для кэнон g3430 | c:chernila & s:sovmestimost=G3430
    transliteration | роутер кинэтик | c:routery & b:Keenetic
    spoken | флэшка тайпси и юсб в одной | c:usb-fleshki & s:interfejs=USB-C и USB-A
    spoken | сд карта для фотика 256 гигов | c:karty-pamyati & s:obem-pamyati=256 & !s:tip=microSD
    transliteration | доктор веб на два года | c:antivirusy & b:Dr.Web & s:srok-litsenzii=24
    phrase | телек 144 герца под плойку | c:led-televizory,qled-i-oled-televizory & s:chastota-obnovleniya>=144
    transliteration | олед элджи 48 | c:qled-i-oled-televizory & b:LG & s:tip-ekrana=OLED & s:diagonal-ekrana=48
    mixed | тв бокс с lan портом | c:tv-pristavki & s:lan-porty=1
    measure | саундбар не шире 90 см | c:saundbary & s:shirina<=90
    transliteration | маршал портативка | c:portativnye-kolonki & b:Marshall
    synonym | гарнитура игровая на проводе хайперикс | c:polnorazmernye-naushniki & b:HyperX & s:naznachenie=Игровая & s:podklyuchenie=Проводное
    price | затычки с шумодавом до 30к | c:besprovodnye-vkladyshi & s:shumopodavlenie=+ & p<=30000
    synonym | беззеркалка со стабом матрицы | c:fotoapparaty & s:tip=Беззеркальный & s:stabilizatsiya=Матрицы
    mixed | экшнка 8k | c:ekshn-kamery & s:zapis-video=8K
    units | дрон летает больше 45 минут | c:kvadrokoptery & s:vremya-raboty-min>=45
    spoken | стимдек террабайтный | c:igrovye-pristavki & b:Valve & s:obem-ssd=1024
    synonym | джойстик на пс5 голубой | c:gejmpady & s:platforma=PlayStation 5 & s:tsvet=голубой
    synonym | робуксы | c:tsifrovye-kody & b:Roblox
    transliteration | квест 3с 256 | c:vr-ochki & n:Quest 3S & s:obem-pamyati=256
    spelling | холодилник тошиба инверторны | c:kholodilniki & b:Toshiba & s:invertor=+
    synonym | плита газ сверху духовка электро | c:plity & s:tip=Комбинированная
    phrase | духовой шкаф с пиролизом чёрный | c:dukhovye-shkafy & s:samoochistka=Пиролиз & s:tsvet=чёрный
    units | варочная на 2 конфорки индукция | c:varochnye-paneli & s:konforki=2 & s:tip=Индукционная
    quality | стеклянный чайник с выставлением градусов | c:chajniki & s:material=Стекло & s:termoregulyator=+
    synonym | рожковая кофеварка 20 бар | c:kofemashiny & s:tip=Рожковая & s:davlenie=20
    spoken | блендер бутылка смузи с собой | c:blendery & s:tip=Портативный
    synonym | микроха с грилем до 60 тыс | c:mikrovolnovye-pechi & s:gril=+ & p<=60000
    units | аэрогриль литров 9 большой | c:aerogrili & s:obem>=8.5 & s:obem<=9.5
    kk-for-ru | шаңсорғыш томас моющий | c:klassicheskie-pylesosy & b:Thomas & s:tip-pylesbornika=Аквафильтр
    layout | gskjcjc lfqcjy d12 | c:vertikalnye-pylesosy & n:Dyson V12
    spoken | стиралка узкая вертикалка | c:stiralnye-mashiny & s:tip=Вертикальная
    quality | фен дримми с ионизацией | c:feny & b:Dreame & s:ionizatsiya=+
    synonym | бесперебойник онлайн двойное преобразование | c:ibp & s:tip=Двойного преобразования
    units | стабилизатор на 10 киловатт ресанта | c:stabilizatory-napryazheniya & b:Ресанта & s:polnaya-moshchnost=10000
    synonym | переноска на катушке 50 м | c:udliniteli & s:tip=На катушке & s:dlina=50
  `,
  hard: `
    need | телефон бабушке с крупными кнопками | c:knopochnye-telefony
    need | телефон в бассейн чтоб воды не боялся | c:vse-smartfony & s:zashchita=IP & !s:zashchita=IP5 & !s:zashchita=IP64 & !s:zashchita=IP65
    negation | смартфон на андроиде только не самсунг | c:vse-smartfony & !b:Samsung & !b:Apple
    need | наушники чтобы в маршрутке ничего не слышать | c:polnorazmernye-naushniki,besprovodnye-vkladyshi & s:shumopodavlenie=+
    need | ноут студентке легкий чтоб в сумку влез | c:noutbuki-dlya-raboty & s:ves<=1.5
    negation | ноутбук без винды | c:noutbuki-dlya-raboty,igrovye-noutbuki & !s:operatsionnaya-sistema=Windows
    need | куда мясо с согыма положить на зиму | c:morozilniki
    need | маленький холодильник в общагу | c:kholodilniki & s:vysota<=150
    need | белье зимой на балконе не сохнет | c:sushilnye-mashiny,stiralnye-mashiny & !s:sushka=-
    need | стиралка чтоб зимнее одеяло влезло | c:stiralnye-mashiny & s:zagruzka>=8
    need | кошка линяет весь ковер в шерсти | c:klassicheskie-pylesosy,vertikalnye-pylesosy,roboty-pylesosy
    need | картошку фри без масла сделать | c:aerogrili
    gift | подарок маме на кухню до 50000 | c:chajniki,kofemashiny,kapelnye-kofevarki,sokovyzhimalki,blendery,miksery,kukhonnye-kombajny,myasorubki,mikrovolnovye-pechi,multivarki,aerogrili,tostery,khlebopechki & p<=50000
    need | сосед курит а запах тянет в детскую | c:ochistiteli-vozdukha
    need | свет отключают и интернет пропадает | c:ibp
    need | напряжение в поселке скачет боюсь за холодильник | c:stabilizatory-napryazheniya
    negation | плита в дом где нет газа | c:plity,varochnye-paneli & !s:tip=Газовая & !s:tip=Комбинированная
    need | чтобы старый телевизор стал смарт | c:tv-pristavki
    need | часы для бега чтоб заряд держали неделю | c:smart-chasy,fitnes-braslety & s:avtonomnost-dnej>=7
    gift | подруге в подарок для волос до 40000 | c:feny,vypryamiteli,podarochnye-nabory & p<=40000 & !s:naznachenie=Уход для & !s:naznachenie=дом & !s:naznachenie=стола & !s:naznachenie=Музыка
    need | ребенку мультики смотреть в дороге | c:planshety
    question | сколько стоит привезти холодильник в талдыкорган | page:/gid-delivery
    question | если чайник не понравился можно сдать обратно | page:/gid-change,/articles/prava-pokupatelya
    question | рассрочка на год без переплаты есть | page:/articles/rassrochka-bez-illyuzij,/gid-question,/gid-delivery
    question | до скольки открыто в воскресенье | page:/shops,/gid-contacts
    question | счет для тоо на 20 ноутбуков | page:/gid-wholesale
    question | телефон сломался на гарантии куда нести | page:/gid-service,/service-centres
    question | отдать старый айфон с доплатой за новый | page:/gid-services,/trade-in
    question | вчера заказал где посылка | page:/order,/gid-delivery
    need | вайфай до спальни не достает | c:routery
    negation | андроид с камерой 200 мп только не самсунг | c:vse-smartfony & s:osnovnaya-kamera=200 & !b:Samsung,Apple
    need | звонилка на стройку чтоб заряд долго держала | c:knopochnye-telefony & s:emkost-akkumulyatora>=1500
    need | читать в бане и не бояться воды | c:elektronnye-knigi & s:zashchita=IPX
    need | снимать рецепты сверху телефон некуда поставить | c:derzhateli & !s:ustanovka=На воздуховод & !s:ustanovka=На панель
    negation | ноут для обработки фото в лайтруме только не ips | c:noutbuki-dlya-raboty,igrovye-noutbuki & !s:tip-ekrana=IPS
    need | комп для локальных нейросетей какую карту брать побольше памяти | c:videokarty & s:videopamyat>=16
    need | старый ноут еле грузится чем заменить жесткий диск | c:ssd-nakopiteli & s:tip=Внутренний
    negation | клавиатура в офис без подсветки и не щелкает | c:klaviatury & s:podsvetka=Нет & !s:tip-pereklyuchatelej=Механические & !s:naznachenie=Игровая
    need | на участке нет проводного интернета раздать с симки | c:routery & s:set=4G
    need | печатаем накладные пачками чб и быстро | c:printery-i-mfu & s:tekhnologiya-pechati=Лазерная & s:tsvetnaya-pechat=-
    need | программа монтировать ролики для ютуба | c:ofis-i-sistemy & b:Movavi
    need | записать подкаст голос без шума | c:mikrofony
    gift | девушке фотик чтоб карточки сразу вылезали | c:fotoapparaty & s:tip=Мгновенной печати
    negation | накладные уши но не блютус | c:polnorazmernye-naushniki & !s:podklyuchenie=Bluetooth
    need | собирать пыль после штробления и стружку | c:klassicheskie-pylesosy & s:obem-pylesbornika>=10
    need | латте одной кнопкой без возни с молоком | c:kofemashiny & s:kapuchinator=Автоматический
    need | пеку торты рука устает держать миксер | c:miksery,kukhonnye-kombajny & !s:tip=Ручной
    need | свет моргает роутер постоянно перезагружается | c:ibp,stabilizatory-napryazheniya
    need | у нас 150 вольт вечером техника не тянет | c:stabilizatory-napryazheniya & s:minimalnoe-napryazhenie<=150
    gift | бате на юбилей за уходом за бородой до 40 тысяч | c:trimmery,podarochnye-nabory,elektrobritvy & p<=40000
    nothing | перфоратор bosch sds | nothing
    nothing | материнка am5 с wifi | nothing
    nothing | софтбокс и фон для студии | nothing
    question | купил видеокарту шумит можно сдать назад | page:/gid-change,/articles/prava-pokupatelya
    question | сколько будет стоить привезти холодильник в поселок | page:/gid-delivery
    question | нужен счет на тоо 12 мониторов | page:/gid-wholesale,/gid-question
    question | сдать старый айфон в зачет нового | page:/gid-services,/trade-in
    question | ноут сломался на гарантии куда нести | page:/gid-service,/service-centres
    question | заказ неделю назад оформил где он едет | page:/order,/gid-delivery
    question | повесите телик на стену сами или нет | page:/gid-services
  `,
};
