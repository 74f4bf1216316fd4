/**
 * Tenth exam: Russian queries by two writers without knowledge of the search, mostly typical; the seen half was used
 * for tuning.
 */
export const tenthRussian = {
  easy: `
    model | galaxy a56 256гб | c:vse-smartfony & n:Galaxy A56 & s:vstroennaya-pamyat=256
    brand-category | телефон tecno camon | c:vse-smartfony & n:Tecno Camon
    price | смартфон до 60 тысяч | c:vse-smartfony & p<=60000
    plain | nokia раскладной | c:knopochnye-telefony & n:Nokia.*Flip
    model | apple watch ultra 3 | c:smart-chasy & n:Apple Watch Ultra 3
    brand-category | часы garmin для бега | c:smart-chasy & b:Garmin
    model | mi band 10 розовый | c:fitnes-braslety & n:Xiaomi Smart Band 10 & s:tsvet=розовый
    accessory | ремешок на huawei watch gt 6 | c:remeshki-dlya-chasov & s:sovmestimost=Watch GT 6
    measure | планшет 256 гб самсунг | c:planshety & b:Samsung & s:vstroennaya-pamyat=256
    measure | читалка onyx boox 64 гб | c:elektronnye-knigi & b:Onyx Boox & s:vstroennaya-pamyat=64
    accessory | чехол на iphone 17 прозрачный | c:chekhly & n:iPhone 17 & s:tsvet=прозрачный & !n:iPhone 17 Pro
    accessory | стекло матовое на iphone 17 pro | c:zashchitnye-stekla & n:iPhone 17 Pro & !n:Pro Max & s:tip=Матовое
    plain | держатель телефона на стол | c:derzhateli & s:ustanovka=На стол
    price | ноутбук для учебы до 200000 | c:noutbuki-dlya-raboty & p<=200000
    measure | игровой ноутбук 32 гб озу | c:igrovye-noutbuki & s:operativnaya-pamyat=32
    model | mac mini m4 512 | c:sistemnye-bloki & n:Mac mini M4 & s:obem-ssd=512
    measure | монитор 32 дюйма | c:monitory & s:diagonal-ekrana=32
    plain | переносной ssd диск sandisk | c:ssd-nakopiteli & b:SanDisk & s:tip=Внешний
    model | rtx 5080 | c:videokarty & s:videokarta=RTX 5080
    price | игровая клавиатура до 30 тысяч | c:klaviatury & s:naznachenie=Игровая & p<=30000
    plain | мышка беспроводная розовая | c:myshi & !s:podklyuchenie=Проводное & s:tsvet=розовый
    brand-category | веб камера razer | c:veb-kamery & b:Razer
    plain | мфу лазерное черно белое | c:printery-i-mfu & s:tekhnologiya-pechati=Лазерная & s:tsvetnaya-pechat=-
    accessory | тонер brother 2520 | c:kartridzhi-i-tonery & b:Brother
    plain | пачка бумаги а4 для офиса | c:bumaga-dlya-pechati & s:tip=Офисная & s:format-bumagi=A4
    plain | роутер с wifi 7 | c:routery & s:wi-fi=Wi-Fi 7
    measure | карта памяти sd 256 | c:karty-pamyati & s:obem-pamyati=256
    plain | антивирус на 5 компьютеров | c:antivirusy & s:chislo-ustrojstv>=5
    price | телевизор 50 дюймов до 180 тысяч | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=50 & p<=180000
    model | lg oled c5 65 | c:qled-i-oled-televizory & n:LG OLED C5 65
    measure | проектор 4k | c:proektory & s:razreshenie=3840×2160
    model | apple tv приставка | c:tv-pristavki & b:Apple
    price | саундбар до ста тысяч | c:saundbary & p<=100000
    price | колонка jbl до 40 тыс | c:portativnye-kolonki & b:JBL & p<=40000
    plain | большие наушники с шумоподавлением sony | c:polnorazmernye-naushniki & b:Sony & s:shumopodavlenie=+
    model | galaxy buds3 pro белые | c:besprovodnye-vkladyshi & n:Buds3 Pro & s:tsvet=белый
    plain | микрофон для стрима | c:mikrofony & s:tip=Настольный
    brand-category | беззеркалка canon | c:fotoapparaty & b:Canon & s:tip=Беззеркальный
    price | квадрокоптер до 200 тысяч | c:kvadrokoptery & p<=200000
    plain | пополнение стим 5000 тенге | c:tsifrovye-kody & n:Steam.*5000
    accessory | второй джойстик для плейстейшн 5 | c:gejmpady & s:platforma=PlayStation 5
    plain | холодильник двухкамерный ноу фрост lg | c:kholodilniki & b:LG & s:tip=Двухкамерный & s:no-frost=+
    plain | морозильник вертикальный ноу фрост | c:morozilniki & s:tip=Шкаф & s:no-frost=+
    inflected-ru | газовую плиту 50 см | c:plity & s:tip=Газовая & s:shirina=50
    brand-category | вытяжка krona | c:vytyazhki & b:Krona
    plain | духовой шкаф с пиролизом | c:dukhovye-shkafy & s:samoochistka=Пиролиз
    plain | варочная панель на 2 конфорки | c:varochnye-paneli & s:konforki=2
    measure | посудомойка на 14 комплектов | c:posudomoechnye-mashiny & s:komplektov=14
    plain | чайник электрический из стекла | c:chajniki & s:material=Стекло
    brand-category | кофемашина nespresso | c:kofemashiny & b:Nespresso
    brand-category | соковыжималка braun | c:sokovyzhimalki & b:Braun
    price | мясорубка до 50 тысяч | c:myasorubki & p<=50000
    plain | микроволновка встраиваемая | c:mikrovolnovye-pechi & s:ustanovka=Встраиваемая
    price | аэрогриль до 40 000 тенге | c:aerogrili & p<=40000
    brand-category | тостер smeg красный | c:tostery & b:Smeg & s:tsvet=красный
    plain | хлебопечка на 1.5 кг | c:khlebopechki & s:maksimalnyj-ves=1.5
    model | roborock q8 max | c:roboty-pylesosy & n:Roborock Q8 Max
    accessory | мешки для пылесоса karcher wd 3 | c:filtry-dlya-pylesosov & n:WD 3
    measure | стиральная машинка samsung 9 кг | c:stiralnye-mashiny & b:Samsung & s:zagruzka=9
    plain | сушилка с тепловым насосом haier | c:sushilnye-mashiny & b:Haier & s:tip=Тепловой насос
    brand-category | швейная машинка brother | c:shvejnye-mashiny & b:Brother
    model | braun series 9 pro | c:elektrobritvy & n:Braun Series 9
    brand-category | кондиционер gree 35 м2 | c:konditsionery & b:Gree & s:ploshchad=35
    plain | умный замок с распознаванием лица | c:umnye-zamki & s:sposoby-otkrytiya=Лицо
    units | кабель hdmi 3м | c:kabeli & s:interfejs=HDMI & s:dlina=3
    brand-category | подарочный набор marshall | c:podarochnye-nabory & b:Marshall
    brand-category | рюкзак samsonite для ноутбука 14 | c:sumki-dlya-noutbukov & b:Samsonite & s:diagonal-ekrana=14
    plain | стабилизатор настенный | c:stabilizatory-napryazheniya & s:ustanovka=Настенный
    synonym | бесперебойник для пк | c:ibp & !s:tip=Для роутера
    measure | удлинитель катушка 30 м | c:udliniteli & s:tip=На катушке & s:dlina=30
    plain | круглая батарейка cr2032 | c:batarejki & s:interfejs=CR2032
    price | повербанк 20000 до 10 тысяч | c:powerbanki & s:emkost-akkumulyatora=20000 & p<=10000
    brand-category | беспроводная зарядка samsung | c:zaryadnye-ustrojstva & b:Samsung & s:tip=Беспроводное
    measure | шнур hdmi 5 метров | c:kabeli & s:interfejs=HDMI & s:dlina=5
    synonym | звонок с камерой tapo | c:videozvonki & b:TP-Link
    plain | замок на дверь по отпечатку | c:umnye-zamki
    model | tapo p110 | c:umnye-rozetki & n:P110
    plain | светодиодная лента rgb | c:umnye-lampy & s:tip=Лента
    price | очиститель воздуха до 60 тысяч | c:ochistiteli-vozdukha & p<=60000
    brand-category | увлажнитель boneco | c:uvlazhniteli & b:Boneco
    synonym | бойлер 50 литров | c:vodonagrevateli & s:obem=50
    price | напольный вентилятор до 15000 тг | c:ventilyatory & s:tip=Напольный & p<=15000
    measure | обогреватель масляный 2500 вт | c:obogrevateli & s:tip=Масляный & s:moshchnost=2500
    plain | моноблок hp | c:sistemnye-bloki & s:tip=Моноблок & b:HP
    model | xiaomi band 10 | c:fitnes-braslety & b:Xiaomi & n:Band 10
    model | картридж hp 207a | c:kartridzhi-i-tonery & n:207A
    plain | триммер для носа и ушей | c:trimmery & s:naznachenie=Для носа и ушей
    brand-category | бритва panasonic | c:elektrobritvy & b:Panasonic
    plain | утюжок для волос керамический | c:vypryamiteli & s:material=Керамика
    model | dyson supersonic | c:feny,podarochnye-nabory & n:Supersonic
    brand-category | швейная juki | c:shvejnye-mashiny & b:Juki
    plain | отпариватель напольный для одежды | c:otparivateli & s:tip=Напольный
    price | утюг до 15000 | c:utyugi & p<=15000
    measure | сушильная машина на 9 кг | c:sushilnye-mashiny & s:zagruzka=9
    brand-category | стиральная с сушкой lg | c:stiralnye-mashiny & b:LG & s:sushka=+
    accessory | ремешок apple watch 46 мм | c:remeshki-dlya-chasov & s:sovmestimost=46 mm
    model | айпад про 13 дюймов | c:planshety & n:iPad Pro 13
    model | пылесос dyson v15 | c:vertikalnye-pylesosy & n:Dyson V15
    plain | пылесос с мешком для пыли | c:klassicheskie-pylesosy & s:tip-pylesbornika=Мешок
    price | хлебопечка до 60000 | c:khlebopechki & p<=60000
    brand-category | тостер kitchenaid | c:tostery & b:KitchenAid
    plain | держатель телефона в машину | c:derzhateli & !s:tip=Штатив & !s:ustanovka=На стол
    measure | мультиварка редмонд 5 литров | c:multivarki & b:Redmond & s:obem=5
    price | электромясорубка до 50 тысяч | c:myasorubki & p<=50000
    plain | планетарный миксер с чашей | c:miksery & s:tip=Планетарный
    plain | портативный блендер для смузи | c:blendery & s:tip=Портативный
    brand-category | соковыжималка hurom | c:sokovyzhimalki & b:Hurom
    brand-category | капельная кофеварка philips | c:kapelnye-kofevarki & b:Philips
    plain | капсульная кофемашина неспрессо | c:kofemashiny & b:Nespresso
    plain | электрочайник прозрачный стеклянный | c:chajniki & s:material=Стекло
    plain | настольная посудомоечная машина | c:posudomoechnye-mashiny & s:ustanovka=Компактная
    plain | варочная панель 2 конфорки | c:varochnye-paneli & s:konforki=2
    plain | духовка встраиваемая газовая | c:dukhovye-shkafy & s:tip=Газовый
    plain | черная наклонная вытяжка | c:vytyazhki & s:tip=Наклонная & s:tsvet=чёрный
    plain | газовая плита с электрической духовкой | c:plity & s:tip=Комбинированная
    plain | морозильная камера no frost | c:morozilniki & s:no-frost=+
    plain | маленький однокамерный холодильник | c:kholodilniki & s:tip=Однокамерный
    plain | пополнение стим 10000 | c:tsifrovye-kody & b:Steam & s:nominal=10000
    model | meta quest 3s | c:vr-ochki & n:Quest 3S
    plain | геймпад xbox | c:gejmpady & s:platforma=Xbox
    brand-category | вебка logitech full hd | c:veb-kamery & b:Logitech & s:razreshenie=1920×1080
    brand-category | дрон dji с камерой | c:kvadrokoptery & b:DJI
    model | gopro 13 | c:ekshn-kamery & n:HERO13
    model | canon eos r50 | c:fotoapparaty & n:R50
    brand-category | микрофон fifine | c:mikrofony & b:Fifine
    model | galaxy buds 3 pro | c:besprovodnye-vkladyshi & n:Buds3 Pro
    plain | бумага а4 500 листов | c:bumaga-dlya-pechati & s:format-bumagi=A4 & s:listov-v-pachke=500
    measure | телевизор samsung 55 | c:led-televizory,qled-i-oled-televizory & b:Samsung & s:diagonal-ekrana=55
    price | ноутбук 16 гб 512 ssd до 250000 | c:noutbuki-dlya-raboty,igrovye-noutbuki & s:operativnaya-pamyat=16 & s:obem-ssd=512 & p<=250000
  `,
  medium: `
    layout | vjhjpbkrf haier | c:morozilniki & b:Haier
    layout | utqvgfl xbox | c:gejmpady & s:platforma=Xbox
    layout | чищч ыукшуы ы | c:igrovye-pristavki & n:Xbox Series S
    layout | вудщтпрш вувшсф | c:kofemashiny & n:Dedica
    layout | gsktcjc ,tcghjdjlyjq dyson | c:vertikalnye-pylesosy & b:Dyson
    transliteration | posudomoyka bosh 60 sm | c:posudomoechnye-mashiny & b:Bosch & s:shirina=60
    transliteration | naushniki huawei bezprovodnye | c:besprovodnye-vkladyshi & b:Huawei
    transliteration | ноут леново легион | c:igrovye-noutbuki & n:Legion
    transliteration | самсунг фолд 7 | c:vse-smartfony & n:Fold7
    transliteration | гугл пиксель десятый | c:vse-smartfony & n:Pixel 10
    transliteration | хонор х8с | c:vse-smartfony & n:HONOR X8c
    transliteration | кухонный комбаин кенвуд | c:kukhonnye-kombajny & b:Kenwood
    spelling | пылисос самсунг с контейнером | c:klassicheskie-pylesosy & b:Samsung & s:tip-pylesbornika=Контейнер
    spelling | блендар погружной браун | c:blendery & b:Braun & s:tip=Погружной
    spelling | утюк ровента | c:utyugi & b:Rowenta
    spelling | холадильник бирюса | c:kholodilniki & b:Biryusa
    spelling | винтилятор колоный | c:ventilyatory & s:tip=Колонный
    spelling | увложнитель бонеко | c:uvlazhniteli & b:Boneco
    spelling | тример для бароды | c:trimmery & !s:naznachenie=Для носа и ушей & !s:naznachenie=Для волос
    synonym | дуйка | c:obogrevateli & s:tip=Тепловентилятор
    synonym | видюха 16 гигов до 300 тысяч | c:videokarty & s:videopamyat=16 & p<=300000
    synonym | бойлер плоский термекс 80 | c:vodonagrevateli & n:Thermex Flat & s:obem=80
    synonym | ушки беспроводные сони | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & b:Sony & !s:podklyuchenie=Проводное
    synonym | утюжок для волос с титановыми пластинами | c:vypryamiteli & s:material=Титан
    synonym | пилот на 5 розеток | c:udliniteli & s:rozetki>=5
    synonym | тв стик для телека | c:tv-pristavki & n:Stick
    synonym | батарейка таблетка 2032 | c:batarejki & s:interfejs=CR2032
    synonym | аккумуляторные пальчиковые батарейки | c:batarejki & s:tip=Аккумуляторы & s:interfejs=AA & !s:interfejs=AAA
    synonym | бабушкофон | c:knopochnye-telefony
    synonym | светодиодная лента с управлением с телефона | c:umnye-lampy & s:tip=Лента
    synonym | домофон с камерой на дверь | c:videozvonki
    synonym | винда 11 лицензия | c:ofis-i-sistemy & n:Windows 11
    synonym | патчкорд 10 метров | c:kabeli & s:interfejs=RJ45 & s:dlina=10
    spoken | ноут игровой до полмиллиона | c:igrovye-noutbuki & p<=500000
    spoken | телек семьдесят пять дюймов | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=75
    units | стабилизатор 10 квт на дом | c:stabilizatory-napryazheniya & s:polnaya-moshchnost=10000
    units | флэшка самсунг 256 гигов | c:usb-fleshki & b:Samsung & s:obem-pamyati=256
    units | стиралка 1400 об/мин 8кг | c:stiralnye-mashiny & s:oboroty-otzhima=1400 & s:zagruzka=8
    joined | айфон17про 512 | c:vse-smartfony & n:iPhone 17 Pro & !n:Pro Max & s:vstroennaya-pamyat=512
    joined | капельнаякофеварка бош | c:kapelnye-kofevarki & b:Bosch
    joined | мульти варка филипс | c:multivarki & b:Philips
    joined | power bank магнитный для айфона | c:powerbanki & s:besprovodnaya-zaryadka=+ & !b:Samsung
    accessory | зарядка в прикуриватель xiaomi | c:zaryadnye-ustrojstva & s:tip=Автомобильное & b:Xiaomi
    accessory | вр очки для плойки 5 | c:vr-ochki & s:platforma=PlayStation 5
    accessory | чернила для принтера canon g3430 желтые | c:chernila & b:Canon & s:tsvet-pechati=Жёлтый
    accessory | рюкзак для игрового ноута асус | c:sumki-dlya-noutbukov & b:ASUS
    mixed | wifi розетка tp link | c:umnye-rozetki & b:TP-Link & s:podklyuchenie=Wi-Fi
    mixed | кабель type c на lightning для айфона | c:kabeli & s:interfejs=USB-C — Lightning
    quality | кофемашина с автоматическим капучинатором и кофемолкой до 350 тыс | c:kofemashiny & s:kapuchinator=Автоматический & s:kofemolka=+ & p<=350000
    quality | легкий ноутбук 14 дюймов oled | c:noutbuki-dlya-raboty & s:diagonal-ekrana=14 & s:tip-ekrana=OLED
    quality | колонка с подсветкой для вечеринок | c:portativnye-kolonki & s:podsvetka=RGB
    nothing | бензопила штиль | nothing
    quality | электрическая щетка звуковая с датчиком давления | c:zubnye-shchyotki & s:tip=Звуковая & !s:datchiki=Нет
    synonym | умные весы с процентом жира | c:napolnye-vesy & s:analiz-sostava-tela=+
    quality | планшет с сим картой до 150 тысяч | c:planshety & !s:set=Wi-Fi & p<=150000
    spelling | подарочьный набор орал би | c:podarochnye-nabory & b:Oral-B
    transliteration | ryukzak tigernu | c:sumki-dlya-noutbukov & b:Tigernu
    spoken | стабилизатор на десять киловатт | c:stabilizatory-napryazheniya & s:polnaya-moshchnost=10000
    mixed | mini ups для вайфая | c:ibp & s:tip=Для роутера
    layout | elkbybntkm 5 v | c:udliniteli & s:dlina=5
    synonym | пальчиковые батарейки которые можно заряжать | c:batarejki & s:tip=Аккумуляторы & s:interfejs=AA & !s:interfejs=AAA
    transliteration | павербанк магсейф | c:powerbanki & s:besprovodnaya-zaryadka=+
    mixed | блок зарядки 65w type c | c:zaryadnye-ustrojstva & s:tip=Сетевое & s:bystraya-zaryadka>=65 & s:bystraya-zaryadka<=70
    transliteration | лайтнинг шнур 2 метра | c:kabeli & s:interfejs=Lightning & s:dlina>=1.8 & s:dlina<=2
    synonym | глазок с камерой на дверь | c:videozvonki
    spelling | умный замог акара | c:umnye-zamki & b:Aqara
    joined | умнаярозетка xiaomi | c:umnye-rozetki & b:Xiaomi
    synonym | ночник которым управляют с телефона | c:umnye-lampy & s:tip=Светильник & !n:Ceiling
    transliteration | доктор веб на комп | c:antivirusy & b:Dr.Web
    transliteration | printer lazerniy hp | c:printery-i-mfu & b:HP & s:tekhnologiya-pechati=Лазерная
    units | бак аристон 80л | c:vodonagrevateli & b:Ariston & s:obem=80
    transliteration | майкрософт офис ключ | c:ofis-i-sistemy & b:Microsoft & n:Office|365
    synonym | ветродуйка для обогрева | c:obogrevateli & s:tip=Тепловентилятор
    layout | rjylbwbjyth lg | c:konditsionery & b:LG
    spelling | умные висы с процентом жира | c:napolnye-vesy & s:analiz-sostava-tela=+
    spelling | зубная щотка филипс соникер | c:zubnye-shchyotki & b:Philips
    synonym | машинка стричь волосы от розетки | c:trimmery & s:pitanie=сеть & !s:naznachenie=Для бороды & !s:naznachenie=Для носа и ушей
    transliteration | микро сд 128 | c:karty-pamyati & s:tip=microSD & s:obem-pamyati=128
    spelling | выпремитель бебилис | c:vypryamiteli & b:BaByliss
    quality | мышка безшумная безпроводная | c:myshi & n:Silent|Pebble
    transliteration | швейка бразер | c:shvejnye-mashiny & b:Brother
    transliteration | пароочиститель керхер | c:otparivateli & b:Karcher
    spelling | роутэр вай фай 6 | c:routery & s:wi-fi=Wi-Fi 6
    spoken | стиральная машина шесть кило индезит | c:stiralnye-mashiny & b:Indesit & s:zagruzka=6
    accessory | хепа фильтр к пылесосу самсунг | c:filtry-dlya-pylesosov & n:Samsung
    mixed | робот dreame который сам моет тряпки | c:roboty-pylesosy & b:Dreame & s:bazovaya-stantsiya=+
    synonym | ссдшник на терабайт | c:ssd-nakopiteli & s:obem-ssd>=960 & s:obem-ssd<=1024
    synonym | строительный пылесос керхер | c:klassicheskie-pylesosy & n:Karcher WD
    synonym | свч печка белая | c:mikrovolnovye-pechi & s:tsvet=белый
    units | игровой ноут rtx5060 до 700к | c:igrovye-noutbuki & s:videokarta=RTX 5060 & p<=700000
    phrase | комбайн на кухню чтоб и тер и резал | c:kukhonnye-kombajny
    spelling | кофемашына делонги с капучинатором | c:kofemashiny & b:De'Longhi & !s:kapuchinator=Нет
    transliteration | чайник смег | c:chajniki & b:Smeg
    joined | посудо мойка встройка 60 см | c:posudomoechnye-mashiny & s:ustanovka=Встраиваемая & s:gabarity=60 ×
    spelling | печка газовая четыре комфорки | c:plity & s:tip=Газовая & s:konforki=4
    synonym | холодос хайер | c:kholodilniki & b:Haier
    transliteration | гифт карта плейстейшен 20000 | c:tsifrovye-kody & b:Sony & s:nominal=20000
    spelling | код на попалнение иксбокс | c:tsifrovye-kody & b:Microsoft
    synonym | плойка 5 слим | c:igrovye-pristavki & n:PlayStation 5 Slim
    transliteration | жбл флип 7 | c:portativnye-kolonki & n:Flip 7
    layout | vjybnjh 27 180 uw | c:monitory & s:diagonal-ekrana=27 & s:chastota-obnovleniya>=180
    transliteration | радеон рх 9070 | c:videokarty & n:9070
    accessory | краска для принтера эпсон l3250 | c:chernila & s:sovmestimost=L3250
    synonym | клава механика с подсветкой | c:klaviatury & s:tip-pereklyuchatelej=Механические & !s:podsvetka=Нет
    accessory | стекло на редми ноут 14 про | c:zashchitnye-stekla & s:sovmestimost=Redmi Note 14 Pro
    accessory | чехол книжка самсунг а36 | c:chekhly & s:tip=Книжка & s:sovmestimost=Galaxy A36
    spelling | звонилка тексет | c:knopochnye-telefony & b:TeXet
    spoken | айфон семнадцать про макс 512 | c:vse-smartfony & n:iPhone 17 Pro Max & s:vstroennaya-pamyat=512
    transliteration | смарт вотч самсунг ультра | c:smart-chasy & n:Galaxy Watch Ultra
    units | флешка тайп си 64 гига | c:usb-fleshki & s:obem-pamyati=64 & s:interfejs=USB-C
  `,
  hard: `
    need | белье дома негде развесить сушить | c:sushilnye-mashiny,stiralnye-mashiny & !s:sushka=-
    need | от сухого воздуха болит горло у ребенка | c:uvlazhniteli
    need | свет выключат и интернет пропадает, чем запитать роутер | c:ibp
    need | напряжение скачет, боюсь сгорит техника | c:stabilizatory-napryazheniya,ibp,udliniteli & !s:tip=Удлинитель & !s:tip=На катушке
    need | смог на улице, дышать в квартире нечем | c:ochistiteli-vozdukha
    need | чтобы гладить шторы прямо на карнизе | c:otparivateli & !s:tip=Пароочиститель
    need | фарш на пельмени крутить дома | c:myasorubki
    need | видеть кто звонит в дверь когда никого нет дома | c:videozvonki
    need | на даче нет горячей воды искупаться | c:vodonagrevateli
    need | снимать на шлем как еду на велике | c:ekshn-kamery
    quality | мышка чтобы не щелкала ночью | c:myshi & n:Silent|Pebble
    need | картошка фри без масла | c:aerogrili
    need | смотреть фильмы на стене вместо телевизора | c:proektory
    gift | подарок папе который каждый день бреется | c:elektrobritvy,podarochnye-nabory,trimmery & !s:naznachenie=Уход за волосами & !s:naznachenie=Умный дом & !s:naznachenie=Для рабочего стола & !s:naznachenie=Музыка & !s:naznachenie=Уход для двоих & !s:naznachenie=Для носа и ушей & !s:naznachenie=Для волос
    gift | что подарить подруге с длинными волосами до 50000 | c:feny,vypryamiteli,podarochnye-nabory & p<=50000 & !s:naznachenie=Уход для мужчин & !s:naznachenie=Умный дом & !s:naznachenie=Для рабочего стола & !s:naznachenie=Музыка & !s:naznachenie=Уход для двоих
    gift | подарок школьнику геймеру до 30 тысяч | c:gejmpady,tsifrovye-kody,klaviatury,myshi,polnorazmernye-naushniki,vr-ochki & p<=30000 & !s:naznachenie=Для офиса & !s:naznachenie=Для музыки
    negation | холодильник только не белый до 400 тысяч | c:kholodilniki & !s:tsvet=белый & p<=400000
    nothing | корм для собак | nothing
    negation | обогреватель не масляный с термостатом | c:obogrevateli & !s:tip=Масляный & s:termoregulyator=+
    negation | чайник чтоб не пластик | c:chajniki & !s:material=Пластик
    quality | кондиционер который не гудит в спальне | c:konditsionery & s:shum<=22
    quality | смартфон который долго не садится | c:vse-smartfony & s:emkost-akkumulyatora>=5200
    question | как вернуть товар если не понравился | page:/gid-change
    question | довезете холодильник до аула под кокшетау | page:/gid-delivery
    question | сломался телефон через полгода куда нести | page:/gid-service,/service-centres
    question | можно оформить на тоо с ндс и накладной | page:/gid-wholesale
    question | до скольки работаете в субботу | page:/shops,/gid-contacts
    nothing | шуруповерт makita | nothing
    nothing | детская коляска прогулочная | nothing
    nothing | зимние шины r16 | nothing
    gift | что подарить девушке с длинными волосами | c:feny,vypryamiteli,podarochnye-nabory & !s:naznachenie=Уход для & !s:naznachenie=Умный дом & !s:naznachenie=Для рабочего стола & !s:naznachenie=Музыка
    need | напряжение скачет и техника горит | c:stabilizatory-napryazheniya,ibp & !s:tip=Для роутера
    need | чтобы интернет не пропадал когда вырубают свет | c:ibp
    negation | чайник не пластиковый | c:chajniki & !s:material=Пластик
    need | зимой от батарей воздух сухой ребенок кашляет | c:uvlazhniteli
    need | смог за окном дома нечем дышать | c:ochistiteli-vozdukha
    need | летом отключают горячую воду что делать | c:vodonagrevateli
    need | вечно забываю ключи от квартиры | c:umnye-zamki
    need | видеть с работы кто звонит в дверь | c:videozvonki
    quality | кондиционер чтобы ночью не гудел | c:konditsionery & s:shum<=24
    need | картошка фри без капли масла дома | c:aerogrili
    negation | электрощетка но не oral-b | c:zubnye-shchyotki & !b:Oral-B
    need | кошачья шерсть по всей квартире | c:klassicheskie-pylesosy,roboty-pylesosy,vertikalnye-pylesosy
    negation | смартфон не самсунг и не айфон с большой батареей | c:vse-smartfony & !b:Samsung,Apple & s:emkost-akkumulyatora>=5500
    gift | маме на юбилей чтобы тесто сама машина месила | c:miksery,kukhonnye-kombajny,khlebopechki & !s:tip=Ручной
    need | смотреть кино на белой стене | c:proektory
    need | старый телевизор хочу на нем ютуб | c:tv-pristavki
    need | телевизор еле слышно хочу звук погромче | c:saundbary
    quality | читать перед сном чтоб глаза не болели | c:elektronnye-knigi
    need | в самолете чтоб не слышать шум и плач | c:polnorazmernye-naushniki,besprovodnye-vkladyshi & s:shumopodavlenie=+
    question | за сколько дней привезете в поселок | page:/gid-delivery
    question | холодильник не влез на кухню можно вернуть | page:/gid-change
    question | ваш мастер повесит телевизор на стену? | page:/gid-services
    question | сломался через полгода куда нести в ремонт | page:/gid-service,/service-centres
    nothing | бензиновый генератор 3 квт | nothing
    nothing | надувной бассейн на дачу | nothing
    nothing | цифровое пианино | nothing
    nothing | газонокосилка для дачи | nothing
  `,
};
