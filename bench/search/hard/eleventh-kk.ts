/**
 * Eleventh exam: Kazakh queries by two writers without knowledge of the search, mostly typical; the seen half was used
 * for tuning.
 */
export const eleventhKazakh = {
  easy: `
    brand-category | nokia телефоны бар ма | c:knopochnye-telefony & b:Nokia
    model | айфон 17 про 256 гб | c:vse-smartfony & n:iPhone 17 Pro & !n:Pro Max & s:vstroennaya-pamyat=256
    model | самсунг а56 256лық | c:vse-smartfony & n:Galaxy A56 & s:vstroennaya-pamyat=256
    price | 100 мыңға дейінгі редми телефон | c:vse-smartfony & b:Xiaomi & p<=100000
    plain | honor 512 гб жады бар смартфон | c:vse-smartfony & b:HONOR & s:vstroennaya-pamyat=512
    plain | артель кір машинасы 6 келілік | c:stiralnye-mashiny & b:Artel & s:zagruzka=6
    plain | lg теледидар 55 дюймдік | c:led-televizory,qled-i-oled-televizory & b:LG & s:diagonal-ekrana=55
    plain | asus ноутбук жедел жады 16 | c:noutbuki-dlya-raboty,igrovye-noutbuki & b:ASUS & s:operativnaya-pamyat=16
    brand-category | дайсон шаңсорғыш | c:vertikalnye-pylesosy & b:Dyson
    price | робот шаңсорғыш 150000 дейін | c:roboty-pylesosy & p<=150000
    brand-category | bosch қара духовка | c:dukhovye-shkafy & b:Bosch & s:tsvet=чёрный
    plain | газ плитасы ақ түсті | c:plity & !s:tip=Электрическая & !s:tip=Индукционная & s:tsvet=белый
    measure | ыдыс жуғыш ені 45 | c:posudomoechnye-mashiny & s:shirina=45
    plain | әйнек шайник 1.7 литр | c:chajniki & s:material=Стекло & s:obem=1.7
    plain | капсулалы кофе аппараты | c:kofemashiny & s:tip=Капсульная
    brand-category | braun қол блендері | c:blendery & b:Braun & s:tip=Погружной
    brand-category | ет тартқыш zelmer | c:myasorubki & b:Zelmer
    plain | грилі бар микротолқынды пеш | c:mikrovolnovye-pechi & s:gril=+
    plain | 5 литрлік мультиварка | c:multivarki & s:obem=5
    brand-category | xiaomi аэрогриль | c:aerogrili & b:Xiaomi
    plain | қызыл тостер smeg | c:tostery & b:Smeg & s:tsvet=красный
    plain | нан пісіретін panasonic | c:khlebopechki & b:Panasonic
    brand-category | үтік tefal көк | c:utyugi & b:Tefal & s:tsvet=синий
    brand-category | тігін машинка janome | c:shvejnye-mashiny & b:Janome
    plain | шаш кептіргіш фен 20 мыңнан арзан | c:feny & p<=20000
    synonym | сақал алатын триммер philips | c:trimmery,podarochnye-nabory & b:Philips & n:OneBlade|Multigroom
    brand-category | орал би тіс щеткасы | c:zubnye-shchyotki,podarochnye-nabory & b:Oral-B
    plain | адам салмағын өлшейтін таразы | c:napolnye-vesy
    plain | кондиционер 35 шаршыға | c:konditsionery & s:ploshchad=35
    plain | конвектор 2000 вт | c:obogrevateli & s:tip=Конвектор & s:moshchnost=2000
    brand-category | xiaomi вентилятор напольный | c:ventilyatory & b:Xiaomi & !s:tip=Настольный
    brand-category | аристон бойлер 80 л | c:vodonagrevateli & b:Ariston & s:obem=80
    plain | увлажнитель 5 литрлік | c:uvlazhniteli & s:obem-bachka>=4.5
    plain | е27 цокольді ақылды лампа | c:umnye-lampy & s:tsokol=E27
    model | tapo ақылды розеткасы | c:umnye-rozetki & n:Tapo
    plain | саусақ ізімен ашылатын құлып | c:umnye-zamki
    plain | тайп си кабель 2 метрлік | c:kabeli & s:interfejs=USB-C & !s:interfejs=Lightning & s:dlina=2
    accessory | apple 20w зарядка басы | c:zaryadnye-ustrojstva & b:Apple & s:bystraya-zaryadka=20
    brand-category | анкер повербанк 20000 | c:powerbanki & b:Anker & s:emkost-akkumulyatora=20000
    plain | duracell мизинчик батарейка 8 штук | c:batarejki & b:Duracell & s:interfejs=AAA & s:shtuk-v-upakovke=8
    plain | механикалық пернетақта подсветкасымен | c:klaviatury & s:tip-pereklyuchatelej=Механические & !s:podsvetka=Нет
    plain | ибп 650 ва компьютерге | c:ibp & s:polnaya-moshchnost=650
    plain | стабилизатор 5000 ватт үйге | c:stabilizatory-napryazheniya & s:polnaya-moshchnost=5000
    brand-category | tigernu рюкзагы сұр | c:sumki-dlya-noutbukov & b:Tigernu & s:tsvet=серый
    model | плейстейшн 5 про | c:igrovye-pristavki & n:PlayStation 5 Pro
    plain | ақ xbox геймпады | c:gejmpady & n:Xbox & s:tsvet=белый
    plain | стим пополнить 5000 тг | c:tsifrovye-kody & b:Steam & s:nominal=5000
    nothing | кілем 3 те 4 | nothing
    brand-category | гопро экшн камера | c:ekshn-kamery & b:GoPro
    model | dji mini дрон | c:kvadrokoptery & n:DJI Mini
    model | джбл флип 7 қызғылт | c:portativnye-kolonki & n:Flip 7 & s:tsvet=розовый
    brand-category | sony басқа киетін наушник | c:polnorazmernye-naushniki & b:Sony
    brand-category | эпсон проектор | c:proektory & b:Epson
    plain | гугл тв приставкасы теледидарға | c:tv-pristavki & s:operatsionnaya-sistema=Google TV
    plain | kingston флешка 128 | c:usb-fleshki & b:Kingston & s:obem-pamyati=128
    brand-category | tp-link роутер wifi 6 | c:routery & b:TP-Link & s:wi-fi=Wi-Fi 6
    brand-category | филипс кофеварка капельный | c:kapelnye-kofevarki & b:Philips
    plain | 27 дюймдік монитор 144 герцтен жоғары | c:monitory & s:diagonal-ekrana=27 & s:chastota-obnovleniya>=144
    model | rtx 5070 видеокартасы | c:videokarty & n:RTX 5070 & !n:5070 Ti
    plain | вайфайы бар лазерный принтер | c:printery-i-mfu & s:tekhnologiya-pechati=Лазерная & !s:wi-fi=Нет
    plain | жылтыр фотоқағаз | c:bumaga-dlya-pechati & s:tip=глянцевая
    brand-category | касперский 3 құрылғыға | c:antivirusy & b:Kaspersky & s:chislo-ustrojstv=3
    model | эппл вотч се | c:smart-chasy & n:Watch SE 3
    brand-category | huawei білезік band | c:fitnes-braslety & b:Huawei
    model | ipad air 11 күлгін | c:planshety & n:iPad Air & s:tsvet=фиолетовый
    price | сыйлық жинағы 40 мың теңгеге дейін | c:podarochnye-nabory & p<=40000
    brand-category | marshall сыйлыққа жинақ | c:podarochnye-nabory & b:Marshall
    plain | ноутбук салатын рюкзак сұр түсті | c:sumki-dlya-noutbukov & s:tsvet=серый
    brand-category | tigernu рюкзак 17 дюйм | c:sumki-dlya-noutbukov & b:Tigernu & s:diagonal-ekrana=17
    plain | кернеу тұрақтандырғыш 5000 ва | c:stabilizatory-napryazheniya & s:polnaya-moshchnost=5000
    brand-category | ресанта тұрақтандырғыш | c:stabilizatory-napryazheniya & b:Ресанта
    model | apc back-ups bx 950 | c:ibp & n:Back-UPS BX 950
    price | үздіксіз қуат көзі 30 мыңға дейін | c:ibp & p<=30000
    measure | ұзартқыш 5 метр ақ | c:udliniteli & s:dlina=5 & s:tsvet=белый
    plain | катушкадағы ұзартқыш 30 м | c:udliniteli & s:tip=На катушке & s:dlina=30
    plain | duracell батарейка ааа | c:batarejki & b:Duracell & s:interfejs=AAA
    model | cr2032 батарея | c:batarejki & n:CR2032
    plain | камералы есік қоңырауы | c:videozvonki
    brand-category | ezviz бейнеқоңырау | c:videozvonki & b:Ezviz
    price | ақылды құлып 120 мыңға дейін | c:umnye-zamki & p<=120000
    brand-category | aqara розетка | c:umnye-rozetki & b:Aqara
    plain | ақылды шам е14 | c:umnye-lampy & s:tsokol=E14
    brand-category | levoit ауа тазартқыш | c:ochistiteli-vozdukha & b:Levoit
    inflected-kk | бөлмеге ауа тазартқыш 60 мыңнан аспасын | c:ochistiteli-vozdukha & p<=60000
    brand-category | boneco ылғалдандырғыш | c:uvlazhniteli & b:Boneco
    plain | ariston су жылытқыш 80 литр | c:vodonagrevateli & b:Ariston & s:obem=80
    plain | қыстырғышы бар шағын желдеткіш baseus | c:ventilyatory & b:Baseus
    plain | майлы жылытқыш 2000 вт | c:obogrevateli & s:tip=Масляный & s:moshchnost=2000
    plain | gree кондиционер 35 шаршы метр | c:konditsionery & b:Gree & s:ploshchad=35
    plain | қара түсті еден таразысы | c:napolnye-vesy & s:tsvet=чёрный
    model | oral-b io 9 тіс щеткасы | c:zubnye-shchyotki & n:iO 9
    plain | балалар тіс щеткасы электр | c:zubnye-shchyotki & n:Kids
    plain | сақал алатын триммер | c:trimmery & !s:naznachenie=Для носа & !s:naznachenie=Для волос
    brand-category | panasonic электр ұстара | c:elektrobritvy & b:Panasonic
    brand-category | babyliss шаш түзеткіш | c:vypryamiteli & b:BaByliss
    price | фен 15000 теңгеге дейін | c:feny & p<=15000
    brand-category | dreame фен ақ | c:feny & b:Dreame & s:tsvet=белый
    price | janome тігін машинасы 100 мыңға дейін | c:shvejnye-mashiny & b:Janome & p<=100000
    plain | еденге қоятын булағыш | c:otparivateli & s:tip=Напольный
    price | 15 мыңнан арзан үтік | c:utyugi & p<=15000
    brand-category | beko кір кептіргіш машина 8 кг | c:sushilnye-mashiny & b:Beko & s:zagruzka=8
    plain | samsung кір машина 8 кг | c:stiralnye-mashiny & b:Samsung & s:zagruzka=8
    accessory | dyson v8 сүзгісі | c:filtry-dlya-pylesosov & n:V8
    model | dreame h14 pro | c:vertikalnye-pylesosy & n:H14 Pro
    plain | roborock робот шаңсорғыш ақ | c:roboty-pylesosy & b:Roborock & s:tsvet=белый
    brand-category | thomas шаңсорғыш | c:klassicheskie-pylesosy & b:Thomas
    price | 60 мыңға дейінгі нан пісіргіш | c:khlebopechki & p<=60000
    brand-category | smeg тостер | c:tostery & b:Smeg
    brand-category | ninja аэрогриль | c:aerogrili & b:Ninja
    plain | гриль бар микротолқынды пеш | c:mikrovolnovye-pechi & s:gril=+
    brand-category | moulinex еттартқыш | c:myasorubki & b:Moulinex
    plain | қол миксері ақ | c:miksery & s:tip=Ручной & s:tsvet=белый
    price | асүй комбайны 70 мыңға дейін | c:kukhonnye-kombajny & p<=70000
    brand-category | braun шырын сыққыш ақ түсті | c:sokovyzhimalki & b:Braun & s:tsvet=белый
    plain | капсулалы кофе машинасы | c:kofemashiny & s:tip=Капсульная
    price | 10 мыңға дейін электр шәйнек | c:chajniki & p<=10000
    plain | үстел үстіне қоятын шағын ыдыс жуғыш | c:posudomoechnye-mashiny & s:ustanovka=Компактная
    plain | индукциялық пісіру панелі 4 конфорка | c:varochnye-paneli & s:tip=Индукционная & s:konforki=4
    plain | сандық мұздатқыш ларь | c:morozilniki & s:tip=Ларь
    brand-category | biryusa тоңазытқыш | c:kholodilniki & b:Biryusa
    price | xbox гифт карта 10000 | c:tsifrovye-kody & n:Xbox & s:nominal=10000
    brand-category | pico vr көзілдірік | c:vr-ochki & b:Pico
    brand-category | insta360 экшн камера қара | c:ekshn-kamery & b:Insta360 & s:tsvet=чёрный
    plain | проектор samsung freestyle | c:proektory & n:Freestyle
    inflected-kk | принтерге а4 қағаз 500 парақ | c:bumaga-dlya-pechati & s:format-bumagi=A4 & s:listov-v-pachke=500
    price | веб камера 20 мыңға дейін | c:veb-kamery & p<=20000
    plain | түймелі телефон nokia 110 | c:knopochnye-telefony & n:Nokia 110
    model | kindle paperwhite 32 гб | c:elektronnye-knigi & n:Paperwhite & s:vstroennaya-pamyat=32
    model | galaxy fit3 білезік | c:fitnes-braslety & n:Fit3
    plain | hp victus ойын ноутбугі | c:igrovye-noutbuki & n:Victus
  `,
  medium: `
    unlettered | тоназыткыш самсунг ноу фрост ак тус | c:kholodilniki & b:Samsung & s:no-frost=+ & s:tsvet=белый
    unlettered | кулакка салатын сымсыз наушник шуды басатын | c:besprovodnye-vkladyshi & s:shumopodavlenie=+
    unlettered | уйдеги шан мен тутинге ауа тазалагыш | c:ochistiteli-vozdukha
    unlettered | телефонга салатын жад картасы 256 | c:karty-pamyati & s:tip=microSD & s:obem-pamyati=256
    layout | 09kf00fg jbl | c:polnorazmernye-naushniki,besprovodnye-vkladyshi & b:JBL
    layout | ыфьыгтп ы25 гдекф | c:vse-smartfony & n:S25 Ultra
    layout | rjylbwbjyth lg 25 rdflhfn | c:konditsionery & b:LG & s:ploshchad=25
    layout | фшкзщвы зкщ | c:besprovodnye-vkladyshi & n:AirPods Pro
    layout | i2qytr | c:chajniki
    transliteration | kir keptirgish mashina lg | c:sushilnye-mashiny & b:LG
    transliteration | muzdatqysh sandyq tarizdi | c:morozilniki & s:tip=Ларь
    transliteration | мета квест козилдириги | c:vr-ochki & b:Meta
    spelling | халадильник екі камералы артел | c:kholodilniki & b:Artel & s:tip=Двухкамерный
    spelling | пауер банк 30 мыңдық | c:powerbanki & s:emkost-akkumulyatora=30000
    spelling | блютус калонка маршал | c:portativnye-kolonki,podarochnye-nabory & b:Marshall
    spelling | саунбар самсунг теликке қосатын | c:saundbary & b:Samsung
    joined | кіржуғыш кептіргішімен бірге | c:stiralnye-mashiny & s:sushka=+
    joined | мульти варка скоро варка | c:multivarki & s:tip=Скороварка
    units | кондер 12 лік btu инвертор | c:konditsionery & s:ploshchad=35 & s:invertor=+
    units | 2 терабайттық сыртқы жинақтауыш | c:ssd-nakopiteli & s:tip=Внешний & s:obem-ssd=2048
    spoken | алпыс бес дюймдік телик хайсенс | c:led-televizory,qled-i-oled-televizory & b:Hisense & s:diagonal-ekrana=65
    price | жарты миллионға дейінгі геймерский ноут | c:igrovye-noutbuki & p<=500000
    price | бес мың тенгенин ишинде мышка | c:myshi & p<=5000
    mixed | кухняға қара наклонный вытяжка | c:vytyazhki & s:tip=Наклонная & s:tsvet=чёрный
    mixed | посудамойка встройка 60 лық | c:posudomoechnye-mashiny & s:ustanovka=Встраиваемая & s:shirina=60
    accessory | бош пылесосына мешок | c:filtry-dlya-pylesosov & n:Bosch
    accessory | а56 ға бронь шыны | c:zashchitnye-stekla & s:sovmestimost=Galaxy A56
    accessory | айфон 17 промакс чехол мөлдір | c:chekhly & s:sovmestimost=iPhone 17 Pro Max & s:tsvet=прозрачный
    accessory | гэлакси вотч 8 ремешогы | c:remeshki-dlya-chasov & s:sovmestimost=Galaxy Watch8
    accessory | hp smart tank 581 краскасы | c:chernila & s:sovmestimost=Smart Tank 581
    accessory | канон mf3010 картриджи арзан түрі | c:kartridzhi-i-tonery & s:sovmestimost=MF3010
    accessory | машина торпедасына телефон қоятын | c:derzhateli & !s:ustanovka=На стол
    synonym | автозарядка екі порт | c:zaryadnye-ustrojstva & s:tip=Автомобильное & s:vyhody>=2
    synonym | кнопкалы сотка екі симмен | c:knopochnye-telefony
    synonym | телик 32 смарт 100 мыңның ішінде | c:led-televizory & s:diagonal-ekrana=32 & p<=100000
    synonym | кеңсеге моноблок комп | c:sistemnye-bloki & s:tip=Моноблок
    synonym | апельсин сығатын аппарат | c:sokovyzhimalki
    synonym | қамыр илейтін чашасы бар миксер | c:miksery,kukhonnye-kombajny & !s:tip=Ручной
    synonym | проточник дачадағы душқа | c:vodonagrevateli & s:tip=Проточный
    kk-for-ru | бумен тазалағыш еденге терезеге | c:otparivateli & s:tip=Пароочиститель
    quality | үстіне су шашыраса да бұзылмайтын колонка | c:portativnye-kolonki & !s:zashchita=Нет
    inflected-kk | ноутбугімнің қасына қоятын 4к веб-камераны | c:veb-kamery & s:razreshenie=3840×2160
    units | 50м катушкалы переноска | c:udliniteli & s:tip=На катушке & s:dlina=50
    model | керхер вд 3 | c:klassicheskie-pylesosy & n:WD 3
    model | иксбокс сериес икс | c:igrovye-pristavki & n:Xbox Series X
    brand-category | делонги автомат кофемашинасы | c:kofemashiny & b:De'Longhi & s:tip=Автоматическая
    transliteration | робакс 6000 | c:tsifrovye-kody & b:Roblox & s:nominal=6000
    synonym | винда 11 лицензиясы | c:ofis-i-sistemy & n:Windows 11
    quality | суретті бірден шығаратын фотик | c:fotoapparaty & s:tip=Мгновенной печати
    synonym | петличка микрофон блогерге | c:mikrofony & s:tip=Петличный
    units | масляный радиатор 2 киловатт | c:obogrevateli & s:tip=Масляный & s:moshchnost=2000
    plain | oled теледидар sony 65 | c:qled-i-oled-televizory & b:Sony & s:tip-ekrana=OLED & s:diagonal-ekrana=65
    stop-words | маған үйге филипстің жақсы тостері керек еді | c:tostery & b:Philips
    nothing | шөп шабатын триммер бензинмен | nothing
    synonym | кірді үстінен салатын стиралка | c:stiralnye-mashiny & s:tip=Вертикальная
    unlettered | сыйлык жинагы агама | c:podarochnye-nabory & !s:naznachenie=Уход за волосами
    spelling | самсонайт рукзак | c:sumki-dlya-noutbukov & b:Samsonite
    units | үйге стабилизатор 10 киловатт | c:stabilizatory-napryazheniya & s:polnaya-moshchnost>=9000
    mixed | вайфай модемге кішкене упс | c:ibp & s:tip=Для роутера
    unlettered | юсби шыгысы бар узарткыш | c:udliniteli & s:usb-porty>=1
    synonym | мизинчиковый батарейка 8 дана | c:batarejki & s:interfejs=AAA & s:shtuk-v-upakovke=8
    units | төртбұрыш батарейка 9 вольт | c:batarejki & n:9V
    quality | қайта зарядталатын саусақ батарейка | c:batarejki & s:tip=Аккумуляторы & !s:interfejs=AAA
    mixed | видеоглазок есікке вайфай | c:videozvonki
    synonym | код теретін электронный замок | c:umnye-zamki
    spoken | үш ұялы ақылды розетка | c:umnye-rozetki & s:rozetki=3
    synonym | светодиод лента телефоннан басқарылатын | c:umnye-lampy & s:tip=Лента
    joined | ауатазартқыш самсунг | c:ochistiteli-vozdukha & b:Samsung
    units | увлажнитель бак 5 литр | c:uvlazhniteli & s:obem-bachka>=5
    synonym | бойлер елу литрлік | c:vodonagrevateli & s:obem=50
    synonym | үрлеп жылытатын дуйка | c:obogrevateli & s:tip=Тепловентилятор
    layout | ;sksn0si polaris | c:obogrevateli & b:Polaris
    synonym | кондер 25 квадрат инверторлы | c:konditsionery & s:ploshchad=25 & s:invertor=+
    quality | май мен бұлшықетті көрсететін весы | c:napolnye-vesy & s:analiz-sostava-tela=+
    transliteration | сяоми зубной щетка соник | c:zubnye-shchyotki & b:Xiaomi
    synonym | мұрын мен құлақ түгін алғыш | c:trimmery & s:naznachenie=Для носа
    mixed | утюжок шашқа розовый | c:vypryamiteli & s:tsvet=розовый
    layout | вныщт фен | c:feny & b:Dyson
    unlettered | тигин машинасы компьютерли | c:shvejnye-mashiny & s:tip=Компьютерная
    spelling | керхер бумен тазалағыш | c:otparivateli & b:Karcher
    unlettered | утик кызыл тефаль | c:utyugi & b:Tefal & s:tsvet=красный
    synonym | кептіретін стиралка lg | c:stiralnye-mashiny & b:LG & s:sushka=+
    accessory | roborock шаңсорғышқа мешок | c:filtry-dlya-pylesosov & b:Roborock & s:tip=Мешки
    quality | еден жуатын тік пылесос | c:vertikalnye-pylesosy & s:vlazhnaya-uborka=+
    transliteration | robot shansorgysh 100 mynga deiin | c:roboty-pylesosy & p<=100000
    joined | айпадпро он үш дюйм | c:planshety & n:iPad Pro
    synonym | қамыр илейтін миксер чашасымен | c:miksery & s:tip=Планетарный
    spelling | мекраволновка самсунг ак | c:mikrovolnovye-pechi & b:Samsung & s:tsvet=белый
    layout | vekmnbdfhrf redmond | c:multivarki & b:Redmond
    synonym | майсыз қуыратын фритюрница | c:aerogrili
    mixed | делонги кофемашина өзі капучино жасайтын | c:kofemashiny & b:De'Longhi & s:kapuchinator=Автоматический
    synonym | погружной блендер 1000 вт | c:blendery & s:tip=Погружной & s:moshchnost=1000
    quality | температурасы реттелетін чайник | c:chajniki & s:termoregulyator=+
    unlettered | кириктирилетин ауа соргыш | c:vytyazhki & s:tip=Встраиваемая
    kk-for-ru | газ плита ені елу см | c:plity & s:tip=Газовая & s:shirina=50
    quality | пиролизбен тазаланатын духовка | c:dukhovye-shkafy & s:samoochistka=Пиролиз
    transliteration | айфон эйр алтын түстісі | c:vse-smartfony & n:iPhone Air & s:tsvet=золотистый
    spoken | роблокс карта алты мыңдық | c:tsifrovye-kody & b:Roblox & s:nominal=6000
    synonym | пс5 джойстик қызыл | c:gejmpady & n:DualSense & s:tsvet=красный
    transliteration | нинтендо свитч лайт сары | c:igrovye-pristavki & n:Switch Lite & s:tsvet=жёлтый
    synonym | бірден шығаратын полароид фотоаппарат | c:fotoapparaty & s:tip=Мгновенной печати
    synonym | петличка микрофон телефонға | c:mikrofony & s:tip=Петличный
    spoken | флешка жүз жиырма сегіз гиг самсунг | c:usb-fleshki & b:Samsung & s:obem-pamyati=128
    accessory | epson l3250 қара бояуы | c:chernila & n:103 Black
    synonym | симкамен жұмыс істейтін роутер | c:routery & s:set=4G
    quality | дыбысы шықпайтын мышка | c:myshi & n:Silent|Pebble
    accessory | galaxy watch8 ге ремешок | c:remeshki-dlya-chasov & s:sovmestimost=Galaxy Watch8
    accessory | редми ноут 14 про стекло | c:zashchitnye-stekla & n:Redmi Note 14 Pro
    units | телевизор 1 метр 40 см диагональ | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=55
    synonym | раскладушка телефон түймелі | c:knopochnye-telefony & n:Flip
  `,
  hard: `
    need | свет өшкенде интернет үзіліп қалмасын | c:ibp
    need | ауылда ток секіре береді техника күйіп кетпесін | c:stabilizatory-napryazheniya
    need | баламның рефератын үйде шығаратын нәрсе керек | c:printery-i-mfu
    need | жұмыста жүргенде еденді өзі сыпырып жуып қойса | c:roboty-pylesosy
    need | соғымның етін бүкіл қыс сақтайтын | c:morozilniki
    need | пәтерде ауа құрғақ таңертең тамағым кеуіп қалады | c:uvlazhniteli
    need | кілтті үйге ұмытып қала беремін | c:umnye-zamki
    need | үйде жоқта есікті кім қаққанын телефоннан көрсем | c:videozvonki
    need | диета ұстап жүрмін картопты майсыз қуырғым келеді | c:aerogrili
    need | зумда мені ешкім естімейді | c:mikrofony,polnorazmernye-naushniki,besprovodnye-vkladyshi,veb-kamery
    need | көп оқимын бірақ телефон экранынан көзім шаршайды | c:elektronnye-knigi
    gift | 7 жасар немереме ұшатын ойыншық арзандау | c:kvadrokoptery & p<=50000
    gift | 8 марта апкеме шаш сәндейтін бірдеңе 40 мыңға дейін | c:feny,vypryamiteli,podarochnye-nabory & p<=40000 & !s:naznachenie=Уход для мужчин & !s:naznachenie=Для рабочего стола & !s:naznachenie=Умный дом
    gift | күйеуіме қырынатын жақсы сыйлық | c:elektrobritvy,trimmery,podarochnye-nabory & !s:naznachenie=Умный дом & !s:naznachenie=Уход для двоих & !s:naznachenie=Уход за волосами & !s:naznachenie=Музыка & !s:naznachenie=Для рабочего стола & !s:naznachenie=Для волос & !s:naznachenie=Для носа и ушей
    negation | эппл емес құлаққа тығатын сымсыз наушник | c:besprovodnye-vkladyshi & !b:Apple
    negation | газсыз плита электрмен жұмыс істейтін | c:plity,varochnye-paneli & !s:tip=Газовая & !s:tip=Комбинированная
    negation | виндоус орнатылмаған арзан ноутбук | c:noutbuki-dlya-raboty & s:operatsionnaya-sistema=Без системы & p<=300000
    negation | қапшығы жоқ шаңсорғыш контейнермен | c:klassicheskie-pylesosy & s:tip-pylesbornika=Контейнер
    quality | түнде дыбысы естілмейтін кондиционер | c:konditsionery & s:shum<=22
    quality | заряды екі апта жететін ақылды сағат | c:smart-chasy & s:avtonomnost-dnej>=13
    measure | жеті жан тұрамыз бір жуғанда көп кір сыятын машина | c:stiralnye-mashiny & s:zagruzka>=8
    measure | 50 сантиметр орынға сиятын тоңазытқыш | c:kholodilniki & s:shirina<=50
    question | ақшам жетпей тұр айына бөліп төлеп алсам бола ма | page:/gid-delivery,/gid-question
    question | алған затым ұнамай қалса кері қайтарасыздар ма | page:/gid-change
    question | шымкентте дүкендеріңіз қай көшеде | page:/shops,/gid-contacts
    nothing | қысқы дөңгелек 16 лық камриға | nothing
    question | ескі айфонымды өткізіп үстіне ақша қосып жаңасын алсам | page:/trade-in,/gid-services
    question | жинаған бонусыммен төлей аламын ба | page:/gid-bonus
    nothing | қан қысымын өлшейтін аппарат | nothing
    nothing | балаға велосипед 6 жасқа | nothing
    need | жарық өшкенде компьютердегі жұмысым жоғалып кетеді | c:ibp & !s:tip=Для роутера
    need | ток секіріп телевизорым күйіп кетті | c:stabilizatory-napryazheniya,udliniteli & !s:tip=Удлинитель & !s:tip=На катушке
    need | үйде жоқта есікке кім келгенін білгім келеді | c:videozvonki
    need | кілтті үнемі жоғалтам саусақпен ашылсын | c:umnye-zamki
    need | үтікті өшіруді ұмытсам телефоннан тоғын сөндіретін | c:umnye-rozetki
    need | жылыту қосылғалы үйдің ауасы құрғап тамағым кебеді | c:uvlazhniteli
    need | терезе ашсақ түтін иісі кіреді балам жөтеле береді | c:ochistiteli-vozdukha
    need | ыстық суды бір айға өшіріп тастады | c:vodonagrevateli
    negation | қабырғаға ілінбейтін кондиционер | c:konditsionery & s:tip=Мобильный
    quality | түнде естілмейтін кондиционер | c:konditsionery & s:shum<=21
    gift | әпкеме шашына сыйлық 50 мыңға дейін | c:feny,vypryamiteli,podarochnye-nabory & p<=50000 & !b:JBL,Logitech & !n:Smart Home|OneBlade
    gift | атама қырынатын жақсы сыйлық | c:elektrobritvy,trimmery,podarochnye-nabory & n:Электробритва|OneBlade|Series 5 Gift
    need | пердені шешпей іліп тұрып тегістеу | c:otparivateli & !s:tip=Пароочиститель
    need | мысықтың жүні кілемге жабысып қалады | c:klassicheskie-pylesosy,vertikalnye-pylesosy,roboty-pylesosy
    negation | мешоксыз сымды пылесос | c:klassicheskie-pylesosy & !s:tip-pylesbornika=Мешок
    need | балкон жоқ кір жаятын жер табылмайды | c:sushilnye-mashiny,stiralnye-mashiny & !s:sushka=-
    need | соғымның етін көктемге дейін сақтау | c:morozilniki
    need | қонақтан кейін табақ тау болып қалады | c:posudomoechnye-mashiny
    negation | сенсорлы емес газ панель | c:varochnye-paneli & s:tip=Газовая
    need | таңертең тұрғанда ыстық нан иісі шықсын | c:khlebopechki
    negation | сымсыз емес мышка арзан | c:myshi & s:podklyuchenie=Проводное & p<=15000
    question | бір аптадан соң ұнамай қалса қайтарып аласыздар ма | page:/gid-change
    question | ауданға машинамен апарып бересіздер ме қанша тұрады | page:/gid-delivery
    question | кондиционерді шебер келіп іліп бере ме | page:/gid-services
    question | алған затым істемей қалды кім жөндейді | page:/gid-service,/service-centres
    question | мектепке шот арқылы отыз компьютер алсақ | page:/gid-wholesale
    question | жинаған бонусты немен жұмсауға болады | page:/gid-bonus
    nothing | отын кесетін бензопила | nothing
    nothing | балаға екі дөңгелекті велосипед | nothing
  `,
};
