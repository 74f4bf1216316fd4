/**
 * Eleventh exam: Russian queries by two writers without knowledge of the search, mostly typical; the seen half was used
 * for tuning.
 */
export const eleventhRussian = {
  easy: `
    brand-category | погружной блендер braun multiquick | c:blendery & b:Braun & n:MultiQuick
    model | redmi note 14 pro+ 256 гб | c:vse-smartfony & n:Note 14 Pro\\+ & s:vstroennaya-pamyat=256
    price | смартфон honor до 120000 | c:vse-smartfony & b:HONOR & p<=120000
    model | tecno camon 40 | c:vse-smartfony & n:Camon 40
    plain | телефон nokia с двумя симками | c:knopochnye-telefony & b:Nokia
    model | часы garmin fenix 8 | c:smart-chasy & n:Fenix 8
    plain | фитнес браслет розового цвета | c:fitnes-braslety & s:tsvet=розовый
    accessory | ремешок для apple watch 46 мм | c:remeshki-dlya-chasov & s:sovmestimost=46 mm
    price | планшет самсунг до 130 тысяч | c:planshety & b:Samsung & p<=130000
    model | pocketbook inkpad | c:elektronnye-knigi & n:InkPad
    accessory | чехол книжка galaxy a16 | c:chekhly & s:sovmestimost=Galaxy A16 & s:tip=Книжка
    plain | держатель телефона в машину на воздуховод | c:derzhateli & s:ustanovka=На воздуховод
    brand-category | ноутбук dell 16 гб озу | c:noutbuki-dlya-raboty,igrovye-noutbuki & b:Dell & s:operativnaya-pamyat=16
    price | ноутбук игровой не дороже 420000 | c:igrovye-noutbuki & p<=420000
    model | asus rog strix g16 | c:igrovye-noutbuki & n:ROG Strix G16
    plain | моноблок для офиса | c:sistemnye-bloki & s:tip=Моноблок
    price | монитор 27 дюймов до 70000 | c:monitory & s:diagonal-ekrana=27 & p<=70000
    model | ssd samsung 990 pro 2tb | c:ssd-nakopiteli & n:990 PRO 2
    model | видеокарта rtx 5070 ti | c:videokarty & n:5070 Ti
    plain | клавиатура механическая с подсветкой | c:klaviatury & s:tip-pereklyuchatelej=Механические & !s:podsvetka=Нет
    plain | лазерное мфу с wi-fi | c:printery-i-mfu & s:tekhnologiya-pechati=Лазерная & !s:wi-fi=Нет
    model | картридж 725 canon | c:kartridzhi-i-tonery & n:725
    plain | чернила epson 103 желтые | c:chernila & n:103 Yellow
    plain | бумага для принтера формата а3 | c:bumaga-dlya-pechati & s:format-bumagi=A3
    model | роутер mikrotik hap ax2 | c:routery & b:MikroTik
    plain | флешка usb c 128 гб | c:usb-fleshki & s:interfejs=USB-C & s:obem-pamyati=128
    brand-category | kaspersky на 3 устройства | c:antivirusy & b:Kaspersky & s:chislo-ustrojstv=3
    model | windows 11 pro лицензия | c:ofis-i-sistemy & n:Windows 11 Pro
    price | телевизор 50 дюймов до 160000 тенге | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=50 & p<=160000
    brand-category | sony bravia 65 | c:qled-i-oled-televizory & b:Sony & s:diagonal-ekrana=65
    price | проектор до 100 тыс | c:proektory & p<=100000
    inflected-ru | саундбары lg | c:saundbary & b:LG
    model | jbl flip 7 красная | c:portativnye-kolonki & n:Flip 7 & s:tsvet=красный
    model | samsung galaxy buds core | c:besprovodnye-vkladyshi & n:Buds Core
    plain | петличный микрофон беспроводной | c:mikrofony & s:tip=Петличный & s:podklyuchenie=Радиоканал
    model | фотоаппарат fujifilm x-t50 | c:fotoapparaty & n:X-T50
    model | nintendo switch 2 | c:igrovye-pristavki & n:Switch 2
    plain | steam пополнение 10000 | c:tsifrovye-kody & b:Steam & s:nominal=10000
    brand-category | холодильник lg no frost бежевый | c:kholodilniki & b:LG & s:no-frost=+ & s:tsvet=бежевый
    plain | морозильный шкаф no frost | c:morozilniki & s:tip=Шкаф & s:no-frost=+
    plain | плита газовая 50 см | c:plity & s:tip=Газовая & s:shirina=50
    plain | наклонная вытяжка черная | c:vytyazhki & s:tip=Наклонная & s:tsvet=чёрный
    brand-category | духовой шкаф gorenje | c:dukhovye-shkafy & b:Gorenje
    plain | индукционная варочная поверхность | c:varochnye-paneli & s:tip=Индукционная
    plain | посудомоечная машина встраиваемая 45 | c:posudomoechnye-mashiny & s:ustanovka=Встраиваемая & s:shirina=45
    price | электрочайник до 10000 тг | c:chajniki & p<=10000
    plain | капсульная кофемашина nespresso | c:kofemashiny & b:Nespresso
    plain | соковыжималка для цитрусов | c:sokovyzhimalki & s:tip=Для цитрусовых
    brand-category | планетарный миксер kitchenaid | c:miksery & b:KitchenAid
    inflected-ru | мясорубки moulinex | c:myasorubki & b:Moulinex
    inflected-ru | тостеры красные | c:tostery & s:tsvet=красный
    brand-category | хлебопечь panasonic | c:khlebopechki & b:Panasonic
    measure | стиральная машина samsung 9 кг | c:stiralnye-mashiny & b:Samsung & s:zagruzka=9
    plain | сушилка для белья bosch | c:sushilnye-mashiny & b:Bosch
    brand-category | робот пылесос samsung | c:roboty-pylesosy & b:Samsung
    model | пылесос dyson v12 detect | c:vertikalnye-pylesosy & n:V12 Detect
    brand-category | машинка швейная singer | c:shvejnye-mashiny & b:Singer
    price | фен до 15 тысяч | c:feny & p<=15000
    measure | кондиционер midea на 35 квадратов | c:konditsionery & b:Midea & s:ploshchad=35
    price | масляный обогреватель до 30000 тенге | c:obogrevateli & s:tip=Масляный & p<=30000
    measure | водонагреватель thermex 80 л | c:vodonagrevateli & b:Thermex & s:obem=80
    plain | умная розетка tapo | c:umnye-rozetki & n:Tapo
    measure | кабель hdmi 5 метров | c:kabeli & s:interfejs=HDMI & s:dlina=5
    measure | внешний аккумулятор 30000 | c:powerbanki & s:emkost-akkumulyatora=30000
    inflected-ru | рюкзаки samsonite под ноутбук | c:sumki-dlya-noutbukov & b:Samsonite
    plain | мужской набор для бритья в подарок | c:podarochnye-nabory & s:naznachenie=Уход для мужчин
    brand-category | набор колонка и наушники jbl | c:podarochnye-nabory & b:JBL
    plain | рюкзак для игрового ноутбука 17 дюйм | c:sumki-dlya-noutbukov & s:diagonal-ekrana=17
    brand-category | samsonite network 4 рюкзак | c:sumki-dlya-noutbukov & b:Samsonite & n:Network
    plain | стабилизатор на весь дом 10 квт | c:stabilizatory-napryazheniya & s:polnaya-moshchnost>=8000
    model | ресанта асн 5000 | c:stabilizatory-napryazheniya & b:Ресанта & s:polnaya-moshchnost=5000
    price | стабилизатор напряжения не дороже 15000 | c:stabilizatory-napryazheniya & p<=15000
    plain | бесперебойник под комп 1000 ва | c:ibp & s:polnaya-moshchnost>=900 & s:polnaya-moshchnost<=1100
    brand-category | упс apc back ups | c:ibp & b:APC & n:Back-UPS
    plain | удлинитель на катушке 50 метров | c:udliniteli & s:dlina=50
    plain | сетевой фильтр пилот 5 м | c:udliniteli & b:Pilot & s:dlina=5
    plain | крона varta | c:batarejki & b:Varta & s:interfejs=6LR61
    plain | аккумуляторные батарейки пальчиковые | c:batarejki & s:tip=Аккумуляторы & s:interfejs=AA & !s:interfejs=AAA
    plain | повербанк на 30000 | c:powerbanki & s:emkost-akkumulyatora=30000
    brand-category | внешний аккумулятор hoco 20000 | c:powerbanki & b:Hoco & s:emkost-akkumulyatora=20000
    plain | зарядка в машину быстрая | c:zaryadnye-ustrojstva & s:tip=Автомобильное
    plain | беспроводная зарядка для телефона | c:zaryadnye-ustrojstva & s:tip=Беспроводное
    plain | hdmi провод 5 метров | c:kabeli & s:interfejs=HDMI & s:dlina=5
    plain | патч корд 15 м | c:kabeli & s:interfejs=RJ45 & s:dlina=15
    plain | дверной звонок с камерой aqara | c:videozvonki & b:Aqara
    plain | дверной замок по отпечатку пальца | c:umnye-zamki
    price | умный замок до 120 тысяч | c:umnye-zamki & p<=120000
    model | розетка tapo p300 | c:umnye-rozetki & n:P300
    plain | смарт розетка двойная | c:umnye-rozetki & s:rozetki=2
    plain | умная лампочка е14 | c:umnye-lampy & s:tsokol=E14
    plain | очиститель воздуха на 60 квадратов | c:ochistiteli-vozdukha & s:ploshchad>=60
    brand-category | увлажнитель deerma | c:uvlazhniteli & b:Deerma
    plain | увлажнитель воздуха розовый | c:uvlazhniteli & s:tsvet=розовый
    plain | бойлер 100 литров термекс | c:vodonagrevateli & b:Thermex & s:obem=100
    plain | проточный нагреватель воды | c:vodonagrevateli & s:tip=Проточный
    plain | колонный вентилятор | c:ventilyatory & s:tip=Колонный
    plain | масляный обогреватель timberk 2000 | c:obogrevateli & b:Timberk & n:2000
    plain | тепловентилятор маленький | c:obogrevateli & s:tip=Тепловентилятор
    plain | кондиционер на 70 квадратных метров | c:konditsionery & s:ploshchad=70
    price | сплит система до 140000 | c:konditsionery & s:tip=Сплит & p<=140000
    plain | весы с анализом жира | c:napolnye-vesy & s:analiz-sostava-tela=+
    model | орал би io 9 | c:zubnye-shchyotki & n:iO 9
    plain | триммер rowenta для носа и ушей | c:trimmery & b:Rowenta
    brand-category | бритва панасоник сеточная | c:elektrobritvy & b:Panasonic
    model | dyson airstrait | c:vypryamiteli & n:Airstrait
    price | фен недорогой до 15 тыс | c:feny & p<=15000
    plain | швейная машинка компьютерная | c:shvejnye-mashiny & s:tip=Компьютерная
    plain | ручной отпариватель polaris | c:otparivateli & b:Polaris
    model | утюг rowenta steamforce | c:utyugi & n:Steamforce
    plain | сушилка samsung 9 кг графитовая | c:sushilnye-mashiny & b:Samsung & s:zagruzka=9 & s:tsvet=графитовый
    plain | вертикальная стиралка whirlpool | c:stiralnye-mashiny & b:Whirlpool & s:tip=Вертикальная
    plain | стиральная машинка 6 кг до 180000 | c:stiralnye-mashiny & s:zagruzka>=6 & s:zagruzka<=6.5 & p<=180000
    plain | мешки в пылесос miele | c:filtry-dlya-pylesosov & s:sovmestimost=Miele
    brand-category | dreame вертикальный пылесос | c:vertikalnye-pylesosy & b:Dreame
    plain | робот roborock белый с базой | c:roboty-pylesosy & b:Roborock & s:bazovaya-stantsiya=+ & s:tsvet=белый
    plain | пылесос с аквафильтром томас | c:klassicheskie-pylesosy & b:Thomas
    model | хлебопечь панасоник sd 2501 | c:khlebopechki & n:SD-2501
    plain | тостер мятного цвета | c:tostery & s:tsvet=мятный
    plain | аэрогриль 9 литров большой | c:aerogrili & s:obem>=8
    plain | мультиварка-скороварка редмонд | c:multivarki & b:Redmond & s:tip=Скороварка
    plain | микроволновка встроенная | c:mikrovolnovye-pechi & s:ustanovka=Встраиваемая
    price | электромясорубка до 30000 | c:myasorubki & p<=30000
    plain | цитрус пресс braun | c:sokovyzhimalki & b:Braun & s:tip=Для цитрусовых
    model | nespresso vertuo | c:kofemashiny & n:Vertuo
    plain | прозрачный чайник из стекла до 25 тысяч | c:chajniki & s:material=Стекло & p<=25000
    plain | индукционная варочная панель на 2 конфорки | c:varochnye-paneli & s:tip=Индукционная & s:konforki=2
    plain | вытяжка встраиваемая elikor | c:vytyazhki & b:Elikor & s:tip=Встраиваемая
  `,
  medium: `
    layout | vbrhjdjkyjdrf c uhbktv | c:mikrovolnovye-pechi & s:gril=+
    layout | зщцукифтл фтлук | c:powerbanki & b:Anker
    layout | gsktcjc rfh[th | c:klassicheskie-pylesosy,vertikalnye-pylesosy & b:Karcher
    transliteration | utyug s keramicheskoj podoshvoj | c:utyugi & s:material=керамика
    transliteration | veb kamera dlya zooma | c:veb-kamery
    transliteration | хромкаст гугл | c:tv-pristavki & b:Google
    transliteration | онеблейд филипс | c:trimmery,podarochnye-nabory & b:Philips & n:OneBlade
    spelling | тилевизор тошыба 55 | c:led-televizory & b:Toshiba & s:diagonal-ekrana=55
    spelling | аирогриль тефаль | c:aerogrili & b:Tefal
    spelling | увложнитель воздуха ультрозвуковой | c:uvlazhniteli & s:tip=Ультразвуковой
    spelling | отпариватиль для адежды напольный | c:otparivateli & s:tip=Напольный
    spelling | скораварка мултиварка редмонд | c:multivarki & b:Redmond & s:tip=Скороварка
    spelling | халадильник бирюсса недорого | c:kholodilniki & b:Biryusa
    synonym | титан для воды на 50 л | c:vodonagrevateli & s:obem=50
    transliteration | виар очки мета квест 3 | c:vr-ochki & n:Quest 3
    synonym | выпрямлялка волос с керамическими пластинами | c:vypryamiteli & s:material=Керамика
    synonym | машинка чтобы стричь голову от розетки | c:trimmery & s:naznachenie=Для волос & s:pitanie=сеть
    synonym | удлинитель бухта на стройку 50 метров | c:udliniteli & s:dlina=50
    synonym | мизинчиковые батарейки 12 шт | c:batarejki & s:interfejs=AAA & s:shtuk-v-upakovke=12
    synonym | квадратная батарейка 9 вольт | c:batarejki & s:interfejs=6LR61
    synonym | зарядка в прикуриватель быстрая | c:zaryadnye-ustrojstva & s:tip=Автомобильное
    synonym | кофеварка рожковая для эспрессо | c:kofemashiny & s:tip=Рожковая
    synonym | моментальный фотик типа полароид | c:fotoapparaty & s:tip=Мгновенной печати
    nothing | болгарка макита 125 | nothing
    synonym | ворд эксель на комп | c:ofis-i-sistemy & n:Office|365
    accessory | мешки на кархер вд 3 | c:filtry-dlya-pylesosov & s:sovmestimost=Karcher WD 3
    spoken | айфон семнадцатый про макс на терабайт | c:vse-smartfony & n:iPhone 17 Pro Max & s:vstroennaya-pamyat=1024
    spelling | кухоный камбаин мулинекс | c:kukhonnye-kombajny & b:Moulinex
    spoken | поко икс семь про | c:vse-smartfony & n:POCO X7 Pro
    spelling | кофиварка капельная филипс с кафемолкой | c:kapelnye-kofevarki & b:Philips & s:kofemolka=+
    units | телек 165 см диагональ | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=65
    units | переносной диск на 2 тера | c:ssd-nakopiteli & s:tip=Внешний & s:obem-ssd=2048
    units | стабилизатор на 10 киловатт | c:stabilizatory-napryazheniya & s:polnaya-moshchnost>=10000
    units | холодильник высотой под 2 метра | c:kholodilniki & s:vysota>=190
    synonym | видеоглазок с аккумулятором | c:videozvonki & s:pitanie=Аккумулятор
    joined | микросд512гб | c:karty-pamyati & s:tip=microSD & s:obem-pamyati=512
    joined | электро бритва роторная | c:elektrobritvy & s:tip=Роторная
    mixed | gaming мышка razer без провода | c:myshi & b:Razer & !s:podklyuchenie=Проводное
    kk-for-ru | кір жуатын машина lg 9 кг | c:stiralnye-mashiny & b:LG & s:zagruzka=9
    kk-for-ru | балаларға арналған тіс щеткасы | c:zubnye-shchyotki & n:Kids
    accessory | стекло антишпион на s25 ultra | c:zashchitnye-stekla & s:sovmestimost=Galaxy S25 Ultra & s:tip=Антишпион
    accessory | фильтр на вертикальный дайсон в12 | c:filtry-dlya-pylesosov & s:sovmestimost=Dyson V12
    accessory | краска в принтер hp smart tank | c:chernila & s:sovmestimost=Smart Tank
    accessory | сетевой провод для интернета 10 метров | c:kabeli & s:interfejs=RJ45 & s:dlina=10
    accessory | второй джойстик для плойки пятой | c:gejmpady & s:platforma=PlayStation 5
    phrase | смартфон 5g с зарядкой 100 ватт и выше | c:vse-smartfony & s:set=5G & s:bystraya-zaryadka>=100
    phrase | ноутбук 14 дюймов oled экран 16 гигов | c:noutbuki-dlya-raboty & s:diagonal-ekrana=14 & s:tip-ekrana=OLED & s:operativnaya-pamyat=16
    phrase | стиралка с сушкой и паром | c:stiralnye-mashiny & s:sushka=+ & s:par-funktsiya=+
    phrase | робот пылесос белый который сам опустошается | c:roboty-pylesosy & s:bazovaya-stantsiya=+ & s:tsvet=белый
    phrase | моющий вертикальный пылесос до 150000 | c:vertikalnye-pylesosy & s:vlazhnaya-uborka=+ & p<=150000
    price | накладные уши с шумодавом до 60к | c:polnorazmernye-naushniki & s:shumopodavlenie=+ & p<=60000
    phrase | конвектор 2 квт с термостатом | c:obogrevateli & s:tip=Конвектор & s:moshchnost=2000 & s:termoregulyator=+
    synonym | светодиодная лента управляемая с телефона | c:umnye-lampy & s:tip=Лента
    stop-words | мне бы какой нибудь дрон с камерой до 200 тысяч | c:kvadrokoptery & p<=200000 & !s:zapis-video=Нет
    synonym | весы умные которые жир показывают | c:napolnye-vesy & s:analiz-sostava-tela=+
    spelling | подарочьный набор зубных щеток на двоих | c:podarochnye-nabory & b:Oral-B
    accessory | сумка для макбук эйр 13 | c:sumki-dlya-noutbukov & s:diagonal-ekrana>=13 & s:diagonal-ekrana<=14
    spelling | стаблизатор напрежения настеный | c:stabilizatory-napryazheniya & s:ustanovka=Настенный
    synonym | мини упс для вайфай роутера | c:ibp & s:tip=Для роутера
    transliteration | bespereboinik cyberpower | c:ibp & b:CyberPower
    spelling | удленитель с юсби портами | c:udliniteli & s:usb-porty>=1
    synonym | тройник переноска на 10 метров | c:udliniteli & s:dlina=10
    synonym | мизинчиковые батарейки энерджайзер | c:batarejki & b:Energizer & s:interfejs=AAA
    synonym | батарейка таблетка для брелка машины | c:batarejki & s:interfejs=CR2032
    layout | gjdth,fyr [bfjvb | c:powerbanki & b:Xiaomi
    joined | пауэр банк магнитный с магсейф | c:powerbanki & n:MagGo|Magnetic
    accessory | зарядник на самсунг с25 ультра 45 ват | c:zaryadnye-ustrojstva & s:bystraya-zaryadka>=45 & s:tip=Сетевое & !b:Apple,Huawei
    layout | rf,tkm nfqg cb 2 vtnhf | c:kabeli & s:interfejs=USB-C & !s:interfejs=Lightning & s:dlina=2
    synonym | шнурок джек-джек для магнитолы | c:kabeli & s:interfejs=AUX
    spelling | видио званок езвиз | c:videozvonki & b:Ezviz
    mixed | door lock акара серебро | c:umnye-zamki & b:Aqara & s:tsvet=серебристый
    joined | вайфайрозетка 16а | c:umnye-rozetki & s:podklyuchenie=Wi-Fi & s:tok=16
    transliteration | umnaya lampochka yeelight | c:umnye-lampy & b:Yeelight
    synonym | ночник умный переносной | c:umnye-lampy & n:Go Portable|Bedside
    spelling | очистетель воздуха с ионезацией | c:ochistiteli-vozdukha & s:ionizatsiya=+
    units | увлажнитель бачок пять литров | c:uvlazhniteli & s:obem-bachka>=5 & s:obem-bachka<=5.5
    spelling | вадонагреватель аристон пиисят литров | c:vodonagrevateli & b:Ariston & s:obem=50
    synonym | титан воду греть маленький под раковину | c:vodonagrevateli & s:obem<=15 & s:tip=Накопительный
    synonym | вентилятор на прищепке | c:ventilyatory & n:Clip
    synonym | потолочный инфракрасный обогрев алмаком | c:obogrevateli & b:Almacom
    layout | rjylbwbjyth uhb ,jhf | c:konditsionery & b:Gree & n:Bora
    spelling | кондицанер инверторный с вай фаем до 200к | c:konditsionery & s:invertor=+ & s:wi-fi=Wi-Fi & p<=200000
    nothing | эпелятор для ног филипс | nothing
    synonym | барберская машинка wahl беспроводная | c:trimmery & b:Wahl
    synonym | утюжок для выпрямления волос керамика | c:vypryamiteli & s:material=Керамика
    spelling | фен дайсен аирврап | c:feny & n:Airwrap
    transliteration | shveinaya mashinka brother | c:shvejnye-mashiny & b:Brother
    synonym | парогенератор керхер sc3 | c:otparivateli & b:Karcher
    layout | en.u abkbgc 7000 | c:utyugi & b:Philips & n:7000
    synonym | сушилка для белья с тепловым насосом беко | c:sushilnye-mashiny & b:Beko
    units | автомат стиралка десять с половиной кило | c:stiralnye-mashiny & s:zagruzka=10.5
    accessory | хепа фильтр на дайсон в15 | c:filtry-dlya-pylesosov & b:Dyson & n:V15
    joined | роботпылесос экованс | c:roboty-pylesosy & b:Ecovacs
    synonym | пылесос швабра без провода до 50 тыщ | c:vertikalnye-pylesosy & p<=50000
    transliteration | aerogril ninja | c:aerogrili & b:Ninja
    spelling | микравалновка с грилям самсунк | c:mikrovolnovye-pechi & b:Samsung & s:gril=+
    layout | ,ktylth gjuhe;yjq ,hfey | c:blendery & b:Braun & s:tip=Погружной
    synonym | рожковая кофеварка домой до 80 тыщ | c:kofemashiny & s:tip=Рожковая & p<=80000
    synonym | посудомойка настольная на 6 комплектов | c:posudomoechnye-mashiny & s:ustanovka=Компактная
    spelling | духофка газовая встраевоемая | c:dukhovye-shkafy & s:tip=Газовый
    joined | газ плита с электро духовкой | c:plity & s:tip=Комбинированная
    nothing | акб на камри 70 ампер | nothing
    synonym | однодверный холодильник маленький на дачу | c:kholodilniki & s:tip=Однокамерный
    spelling | плейстейшон 5 слим с дисководом | c:igrovye-pristavki & n:PlayStation 5 Slim & s:tip=С дисководом
    synonym | джостик для свича | c:gejmpady & s:platforma=Nintendo
    layout | пщзкщ 13 | c:ekshn-kamery & b:GoPro & n:13
    units | флэшка двести пятьдесят шесть гигов металлическая | c:usb-fleshki & s:obem-pamyati=256 & s:material=Металл
    accessory | краска желтая для эпсон л3250 | c:chernila & s:sovmestimost=L3250 & s:tsvet-pechati=Жёлтый
    synonym | видюха палит | c:videokarty & b:Palit
    accessory | кожаный чехол книжка на галакси а56 | c:chekhly & s:sovmestimost=Galaxy A56 & s:tip=Книжка
  `,
  hard: `
    need | на даче напряжение прыгает боюсь сгорит холодильник | c:stabilizatory-napryazheniya
    need | чтобы вайфай не пропадал когда отключают электричество | c:ibp
    need | надоело терять ключи от квартиры | c:umnye-zamki
    need | горячую воду отключили на всё лето | c:vodonagrevateli
    need | батареи жарят воздух сухой у ребенка кровь из носа | c:uvlazhniteli
    need | соседи курят запах табака тянет в комнату | c:ochistiteli-vozdukha
    need | рубашку в командировке привести в порядок без доски | c:otparivateli & s:tip=Ручной
    need | снимать на шлем как катаюсь на сноуборде | c:ekshn-kamery
    need | глотаю романы пачками бумажные ставить уже некуда | c:elektronnye-knigi
    need | жарко в комнате а в стену сверлить нельзя квартира съемная | c:konditsionery,ventilyatory & !s:tip=Сплит-система
    need | дедушка плохо видит и путается в сенсорном телефоне | c:knopochnye-telefony
    gift | что подарить маме которая любит печь торты | c:miksery,kukhonnye-kombajny,khlebopechki,dukhovye-shkafy
    gift | подарок парню геймеру в пределах 30 тысяч | c:gejmpady,klaviatury,myshi,polnorazmernye-naushniki,tsifrovye-kody,mikrofony,vr-ochki & p<=31000 & !s:naznachenie=Для офиса & !s:naznachenie=Для музыки & !s:tip=Петличный
    gift | мужу на 23 февраля для бороды и бритья | c:elektrobritvy,trimmery,podarochnye-nabory & n:бритва|триммер|OneBlade|Braun Series
    negation | смартфон не самсунг и не сяоми до 100 тысяч | c:vse-smartfony & !b:Samsung,Xiaomi,POCO & p<=100000
    negation | чайник чтобы внутри без пластика | c:chajniki & !s:material=Пластик
    negation | наушники беспроводные но не в ухо | c:polnorazmernye-naushniki & !s:podklyuchenie=Проводное
    negation | антивирус только не касперский | c:antivirusy & !b:Kaspersky
    quality | посудомойка которую ночью не слышно | c:posudomoechnye-mashiny & s:shum<=47
    quality | телефон чтоб заряда на два дня хватало до 150 тысяч | c:vse-smartfony & p<=150000 & s:emkost-akkumulyatora>=5200
    quality | громкая колонка на свадьбу во дворе | c:portativnye-kolonki & s:moshchnost-zvuka>=40
    question | занесете ли холодильник на четвертый этаж без лифта | page:/gid-delivery
    question | купила а мужу не понравилось можно сдать обратно | page:/gid-change
    question | работаете ли вы в воскресенье | page:/shops,/gid-contacts
    question | стиралка сломалась через полгода куда обращаться | page:/gid-service,/service-centres
    question | как потратить накопленные баллы | page:/gid-bonus
    nothing | шуруповерт аккумуляторный | nothing
    nothing | аквариум с рыбками на 100 литров | nothing
    nothing | мотоблок бензиновый | nothing
    nothing | кухонный гарнитур угловой | nothing
    need | свет вырубают а интернет нужен для работы | c:ibp
    need | в ауле лампочки моргают, боюсь техника сгорит | c:stabilizatory-napryazheniya,ibp
    need | хочу видеть с телефона кто стоит у калитки | c:videozvonki
    need | вечно теряю ключи от квартиры | c:umnye-zamki
    need | у малыша сохнет нос зимой от батарей | c:uvlazhniteli
    need | задыхаюсь от смога и пыли дома в алматы | c:ochistiteli-vozdukha
    need | горячую воду отключили на все лето | c:vodonagrevateli
    need | выключать свет не вставая с кровати | c:umnye-lampy,umnye-rozetki
    need | зимой белье на балконе неделю не высыхает | c:sushilnye-mashiny,stiralnye-mashiny & !s:sushka=-
    need | рубашку перед выходом разгладить без доски | c:otparivateli
    need | кошачья шерсть на ковре достала | c:klassicheskie-pylesosy,vertikalnye-pylesosy,roboty-pylesosy
    need | телефон садится к обеду а розетки рядом нет | c:powerbanki
    need | кино на всю стену во дворе летом смотреть | c:proektory
    gift | мужу бородачу на 23 февраля тысяч за 40 | c:trimmery,podarochnye-nabory & n:Триммер|OneBlade & !s:naznachenie=носа & !s:naznachenie=Для волос & p<=48000
    gift | сестре стримерше что нибудь белое до 80 тысяч | c:podarochnye-nabory,mikrofony,veb-kamery,polnorazmernye-naushniki & s:tsvet=белый & !b:Oral-B,Aqara & p<=80000
    gift | племяннику 8 лет летающую игрушку недорого | c:kvadrokoptery & p<=50000
    negation | нужен мощный фен но только не дайсон | c:feny & !b:Dyson & s:moshchnost>=2000
    negation | напольные весы без всяких приложений | c:napolnye-vesy & s:upravlenie-so-smartfona=-
    negation | сплит не белого цвета | c:konditsionery & !s:tsvet=белый
    negation | шнур зарядки не для айфона, силиконовый | c:kabeli & s:material=Силикон & !s:interfejs=Lightning
    quality | сушилка которая не гудит, спальня за стенкой | c:sushilnye-mashiny & s:shum<=65
    quality | щетка зубная чтобы месяц не заряжать | c:zubnye-shchyotki & s:avtonomnost-dnej>=28
    question | поднимете стиралку на пятый без лифта | page:/gid-delivery
    question | если щётка не подошла можно вернуть распакованную | page:/gid-change
    question | кондиционер сами вешаете или искать мастера | page:/gid-services
    question | нужен счет на оплату от тоо за 20 бесперебойников | page:/gid-wholesale
    question | до которого часа магазин открыт в субботу | page:/shops,/gid-contacts
    question | бонусы с прошлой покупки как потратить | page:/gid-bonus
    nothing | шуруповерт макита с двумя акб | nothing
    nothing | детская коляска зимняя | nothing
  `,
};
