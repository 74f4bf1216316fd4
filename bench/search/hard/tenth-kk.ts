/**
 * Tenth exam: Kazakh queries by two writers without knowledge of the search, mostly typical; the seen half was used for
 * tuning.
 */
export const tenthKazakh = {
  easy: `
    plain | екі камералы тоңазытқыш ноу фрост | c:kholodilniki & s:tip=Двухкамерный & s:no-frost=+
    plain | үстінен салатын кір жуғыш машина | c:stiralnye-mashiny & s:tip=Вертикальная
    plain | мұздатқыш сандық тәрізді ларь 200 литр | c:morozilniki & s:tip=Ларь & s:obshchij-obem>=190 & s:obshchij-obem<=230
    plain | төрт конфоркалы газ плита | c:plity & !s:tip=Электрическая & !s:tip=Индукционная
    plain | екі конфоркалы кіріктірме панель | c:varochnye-paneli & s:konforki=2
    plain | ыдыс жуатын машина 45 см | c:posudomoechnye-mashiny & s:shirina=45
    price | робот шаңсорғыш 90 мыңға дейін | c:roboty-pylesosy & p<=90000
    plain | аквафильтрі бар шаңсорғыш | c:klassicheskie-pylesosy & s:tip-pylesbornika=Аквафильтр
    brand-category | tefal үтік | c:utyugi & b:Tefal
    plain | микротолқынды пеш 23 литр | c:mikrovolnovye-pechi & s:obem=23
    price | ең көбі 30 мыңдық еттартқыш | c:myasorubki & p<=30000
    brand-category | smeg тостері | c:tostery & b:Smeg
    plain | температурасын реттейтін шәйнек | c:chajniki & s:termoregulyator=+
    plain | капсуламен жасайтын кофемашина | c:kofemashiny & s:tip=Капсульная
    brand-category | gorenje нан пісіретін пеш | c:khlebopechki & b:Gorenje
    brand-category | мультипісіргіш tefal қара | c:multivarki & b:Tefal & n:қара$
    brand-category | аэрогриль philips | c:aerogrili & b:Philips
    price | шырын сыққыш 40 мың теңгеге дейінгісі | c:sokovyzhimalki & p<=40000
    plain | су жылытқыш 80л | c:vodonagrevateli & s:obem=80
    plain | конвектор жылытқыш 2000 вт | c:obogrevateli & s:tip=Конвектор & s:moshchnost=2000
    plain | үстелге қоятын желдеткіш | c:ventilyatory & s:tip=Настольный
    brand-category | сяоми ауа тазартқыш | c:ochistiteli-vozdukha & b:Xiaomi
    brand-category | gree кондиционер 35 квадратқа | c:konditsionery & b:Gree & s:ploshchad=35
    brand-category | aqara есік құлпы | c:umnye-zamki & b:Aqara
    brand-category | гармин сағат | c:smart-chasy & b:Garmin
    model | amazfit bip 6 сағаты | c:smart-chasy & n:Bip 6
    brand-category | huawei білезік | c:fitnes-braslety & b:Huawei
    plain | ipad 256 | c:planshety & b:Apple & s:vstroennaya-pamyat=256
    price | планшет 100000 теңгеге дейін | c:planshety & p<=100000
    brand-category | kindle электронды кітап | c:elektronnye-knigi & b:Amazon
    plain | оқуға ноутбук 16 гб жад | c:noutbuki-dlya-raboty & s:operativnaya-pamyat=16
    plain | rtx 5060 ойын ноутбук | c:igrovye-noutbuki & s:videokarta=RTX 5060
    plain | 34 дюйм кең монитор | c:monitory & s:diagonal-ekrana=34
    plain | сыртқы ссд диск 1 тб | c:ssd-nakopiteli & s:tip=Внешний & s:obem-ssd=1024
    brand-category | логитек сымсыз тышқан | c:myshi & b:Logitech & !s:podklyuchenie=Проводное
    plain | ойынға арналған механикалық клавиатура | c:klaviatury & s:tip-pereklyuchatelej=Механические & s:naznachenie=Игровая
    model | epson l8050 принтері | c:printery-i-mfu & n:L8050
    plain | принтерге а4 қағаз | c:bumaga-dlya-pechati & s:format-bumagi=A4
    plain | сим карта салатын 4g роутер | c:routery & s:set=4G
    plain | type-c мен usb екі жақты флешка | c:usb-fleshki & s:interfejs=USB-C
    plain | микро сд 64 гб | c:karty-pamyati & s:tip=microSD & s:obem-pamyati=64
    brand-category | антивирус касперский 1 жылға | c:antivirusy & b:Kaspersky & s:srok-litsenzii=12
    model | xbox series s ойын приставкасы | c:igrovye-pristavki & n:Series S
    plain | sony ps5 диск салынатын | c:igrovye-pristavki & s:platforma=PlayStation 5 & s:tip=С дисководом
    model | нинтендо свитч 2 приставка | c:igrovye-pristavki & n:Switch 2
    brand-category | dji дрон бағасы | c:kvadrokoptery & b:DJI
    model | gopro hero 13 сатып алу | c:ekshn-kamery & n:HERO ?13
    brand-category | sony айнасыз фотоаппарат | c:fotoapparaty & b:Sony & s:tip=Беззеркальный
    model | jbl charge 6 көк | c:portativnye-kolonki & n:Charge 6 & n:көк
    model | airpods 4 құлаққап | c:besprovodnye-vkladyshi & n:AirPods 4
    brand-category | rode микрофоны | c:mikrofony & b:Rode
    price | проектор арзан 150 мыңға дейін | c:proektory & p<=150000
    plain | тұрақтандырғыш 10000 ва | c:stabilizatory-napryazheniya & s:polnaya-moshchnost=10000
    plain | ұзартқыш 10 метр | c:udliniteli & s:dlina=10
    plain | саусақ батарейка 4 дана | c:batarejki & s:interfejs=AA & !s:interfejs=AAA & s:shtuk-v-upakovke=4
    plain | hdmi кабель 5 метрлік | c:kabeli & s:interfejs=HDMI & s:dlina=5
    plain | 17 дюймдік ноутбукке рюкзак | c:sumki-dlya-noutbukov & s:diagonal-ekrana=17
    price | еден таразысы 10 мың теңгеге дейін | c:napolnye-vesy & p<=10000
    brand-category | oral-b тіс щеткасы | c:zubnye-shchyotki,podarochnye-nabory & b:Oral-B
    brand-category | braun сақал қыратын машинка | c:elektrobritvy,trimmery,podarochnye-nabory & b:Braun
    brand-category | janome тігін машинасы ақ | c:shvejnye-mashiny & b:Janome & n:белый|ақ$
    plain | кір кептіргіш 9 кг | c:sushilnye-mashiny & s:zagruzka=9
    plain | lg олед теледидар 65 | c:qled-i-oled-televizory & b:LG & s:tip-ekrana=OLED & s:diagonal-ekrana=65
    price | смартфон 60 мыңға дейін | c:vse-smartfony & p<=60000
    model | galaxy a36 8/256 | c:vse-smartfony & n:Galaxy A36 8/256
    plain | ер кісіге сыйлық жинағы | c:podarochnye-nabory & !s:naznachenie=Уход за волосами
    brand-category | маршал сыйлық жинағы | c:podarochnye-nabory & b:Marshall
    measure | 17 дюйм ноутқа рюкзак | c:sumki-dlya-noutbukov & s:diagonal-ekrana=17
    model | поко x7 pro | c:vse-smartfony & n:POCO X7 Pro
    plain | жаңбырда су өтпейтін рюкзак | c:sumki-dlya-noutbukov & s:zashchita=IPX
    measure | стабилизатор 5000 ва | c:stabilizatory-napryazheniya & s:polnaya-moshchnost=5000
    brand-category | ресанта тұрақтандырғышы | c:stabilizatory-napryazheniya & b:Ресанта
    brand-category | apc бесперебойник | c:ibp & b:APC
    price | компьютерге ибп 30000 теңгеге дейін | c:ibp & p<=30000 & !s:tip=Для роутера
    plain | usb шығысы бар ұзартқыш | c:udliniteli & s:usb-porty>=1
    plain | aaa батарейка | c:batarejki & n:\\bAAA\\b
    measure | теледидар 75 дюймдік | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=75
    measure | ақ түсті павербанк 10000 | c:powerbanki & s:tsvet=белый & s:emkost-akkumulyatora=10000
    plain | геймерлік ноут rtx 5060 | c:igrovye-noutbuki & s:videokarta=RTX 5060
    plain | телефонға сымсыз зарядка | c:zaryadnye-ustrojstva & s:tip=Беспроводное
    measure | зарядка 100 ватт | c:zaryadnye-ustrojstva & s:bystraya-zaryadka=100
    measure | hdmi кабель 3 метр | c:kabeli & s:interfejs=HDMI & s:dlina=3
    plain | айфонға лайтнинг кабель | c:kabeli & s:interfejs=Lightning
    brand-category | ezviz видеозвонок | c:videozvonki & b:Ezviz
    brand-category | aqara ақылды құлып | c:umnye-zamki & b:Aqara
    price | смарт розетка 6 мыңға дейін | c:umnye-rozetki & p<=6000
    plain | диодты лента | c:umnye-lampy & s:tip=Лента
    plain | төсек қасына қоятын шам | c:umnye-lampy & s:tip=Светильник & !n:Ceiling
    brand-category | филипс ауа тазартқыш | c:ochistiteli-vozdukha & b:Philips
    price | увлажнитель 20 мың теңгеге дейін | c:uvlazhniteli & p<=20000
    brand-category | термекс бойлер | c:vodonagrevateli & b:Thermex
    measure | су жылытқыш 100 литр | c:vodonagrevateli & s:obem=100
    brand-category | scarlett желдеткіш | c:ventilyatory & b:Scarlett
    plain | конвектор жылытқыш | c:obogrevateli & s:tip=Конвектор
    measure | 70 квадрат залға кондиционер | c:konditsionery & s:ploshchad=70
    model | миди xtreme save кондиционері | c:konditsionery & n:Xtreme Save
    brand-category | beurer таразысы | c:napolnye-vesy & b:Beurer
    plain | балалардың электр тіс щеткасы | c:zubnye-shchyotki & n:Kids
    brand-category | wahl машинка | c:trimmery & b:Wahl
    price | электробритва 30 мыңға дейін | c:elektrobritvy & p<=30000
    model | дайсон airwrap | c:feny & n:Airwrap
    plain | керамикалық шаш түзеткіш | c:vypryamiteli & s:material=Керамика
    brand-category | brother тігін машинкасы | c:shvejnye-mashiny & b:Brother
    plain | қолға ұстайтын отпариватель | c:otparivateli & s:tip=Ручной
    brand-category | ровента үтік | c:utyugi & b:Rowenta
    measure | 2к монитор 27 | c:monitory & s:diagonal-ekrana=27 & s:razreshenie=2560×1440
    measure | кір машина 6 кг артел | c:stiralnye-mashiny & b:Artel & s:zagruzka=6
    plain | кірді үстінен салатын кір машина | c:stiralnye-mashiny & s:tip=Вертикальная
    brand-category | dreame робот шаңсорғыш | c:roboty-pylesosy & b:Dreame
    plain | аквафильтрмен шаңсорғыш | c:klassicheskie-pylesosy & s:tip-pylesbornika=Аквафильтр
    brand-category | karcher тік шаңсорғыш | c:vertikalnye-pylesosy & b:Karcher
    price | нан пісіргіш 60000ға дейін | c:khlebopechki & p<=60000
    plain | қызыл түсті тостер | c:tostery & s:tsvet=красный
    measure | аэрогриль 6 литрден үлкен | c:aerogrili & s:obem>=6
    brand-category | мулинекс мультиварка | c:multivarki & b:Moulinex
    plain | встройка микротолқынды пеш | c:mikrovolnovye-pechi & s:ustanovka=Встраиваемая
    brand-category | zelmer еттартқыш | c:myasorubki & b:Zelmer
    model | kitchenaid artisan миксер | c:miksery & n:Artisan
    plain | шнектік соковыжималка | c:sokovyzhimalki & s:tip=Шнековая
    plain | температурасын таңдап қоятын шәйнек | c:chajniki & s:termoregulyator=+
    plain | капсуламен істейтін кофе машина | c:kofemashiny & s:tip=Капсульная
    measure | 14 комплекттік посудомойка | c:posudomoechnye-mashiny & s:komplektov=14
    plain | газ духовка кіріктірілетін | c:dukhovye-shkafy & s:tip=Газовый
    brand-category | gefest плита | c:plity & b:Gefest
    measure | 200 литр мұздатқыш | c:morozilniki & s:obshchij-obem>=190 & s:obshchij-obem<=210
    plain | стим кошелек толтыру 5000 | c:tsifrovye-kody & b:Steam & s:nominal=5000
    model | ps5 ке vr2 көзілдірік | c:vr-ochki & n:VR2
    brand-category | фуджи мгновенный фотоаппарат | c:fotoapparaty & n:Instax
    price | саундбар 100 мыңнан аспайтын | c:saundbary & p<=100000
  `,
  medium: `
    unlettered | шансоргыш контейнерлы | c:klassicheskie-pylesosy,vertikalnye-pylesosy & !s:tip-pylesbornika=Мешок & !s:tip-pylesbornika=Аквафильтр
    unlettered | бир камералы шагын тонызыткыш | c:kholodilniki & s:tip=Однокамерный
    unlettered | кулаккап улкен кызгылт | c:polnorazmernye-naushniki & n:қызғылт$
    unlettered | туймели телефон нокиа кызыл | c:knopochnye-telefony & b:Nokia & n:қызыл
    unlettered | агынды су жылыткыш | c:vodonagrevateli & s:tip=Проточный
    unlettered | ауа ылгалдандыргыш телефонмен баскарылатын | c:uvlazhniteli & s:upravlenie-so-smartfona=+
    layout | ntktlblfh 43 l.qv | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=43
    layout | ыфьыгтп пылесос | c:klassicheskie-pylesosy,vertikalnye-pylesosy,roboty-pylesosy & b:Samsung
    layout | кувьш тщеу 14 | c:vse-smartfony & n:Redmi Note 14 & !n:Pro
    layout | rjylbwbjyth 25 vtnh | c:konditsionery & s:ploshchad=25
    layout | ьщтшещк 32 | c:monitory & s:diagonal-ekrana=32
    transliteration | kir zhugysh mashina indezit | c:stiralnye-mashiny & b:Indesit
    transliteration | ulken ekrandy teledidar 75 | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana>=75
    transliteration | вивобук асус ноут | c:noutbuki-dlya-raboty & b:ASUS & n:Vivobook
    transliteration | хайпер икс құлаққап | c:polnorazmernye-naushniki & b:HyperX
    transliteration | shash turleitin fen filips | c:feny & b:Philips
    transliteration | маршал эмбертон колонка | c:portativnye-kolonki & n:Emberton
    spelling | холадилник бирюса кішкентай | c:kholodilniki & b:Biryusa
    spelling | блэндер редмант | c:blendery & b:Redmond
    spelling | микравалновка артел | c:mikrovolnovye-pechi & b:Artel
    spelling | пылысос карчер | c:klassicheskie-pylesosy,vertikalnye-pylesosy & b:Karcher
    spelling | эспрессо кофемашына крупс | c:kofemashiny & b:Krups
    units | екі терабайт ссд | c:ssd-nakopiteli & s:obem-ssd=2048
    units | он бес метр интернет кабелі | c:kabeli & s:interfejs=RJ45 & s:dlina=15
    units | жиырма мың миллиампер павербанк | c:powerbanki & s:emkost-akkumulyatora=20000
    units | теледидар 1 метр 40 сантиметр диагональ | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=55
    units | сегіз келі кір сыятын стиралка | c:stiralnye-mashiny & s:zagruzka=8
    joined | айфон16е ақ | c:vse-smartfony & n:iPhone 16e & n:белый
    joined | ауасорғыш60см қара | c:vytyazhki & s:shirina=60 & n:қара$
    joined | кофе қайнат қыш тамшы лайтын | c:kapelnye-kofevarki
    joined | playstationvr2 көзілдірігі | c:vr-ochki & n:VR2
    accessory | самсунг а56 ға қорғаныш шыны | c:zashchitnye-stekla & s:sovmestimost=Galaxy A56
    accessory | редми нот 14 ке чехол | c:chekhly & s:sovmestimost=Redmi Note 14
    accessory | пс5 ке қосымша джойстик | c:gejmpady & s:platforma=PlayStation 5
    accessory | roborock робот пылесосына мешок | c:filtry-dlya-pylesosov & n:Roborock
    accessory | canon g3430 ға қара сия | c:chernila & s:sovmestimost=G3430 & s:tsvet-pechati=Чёрный
    accessory | apple watch ultra ға ремешок | c:remeshki-dlya-chasov & s:sovmestimost=Watch Ultra 3
    accessory | машинаға телефон қоятын подставка | c:derzhateli & !s:tip=Штатив & !s:ustanovka=На стол
    accessory | автозарядка тайп си тез қуаттайтын | c:zaryadnye-ustrojstva & s:tip=Автомобильное & s:interfejs=USB-C
    accessory | айфонға лайтнинг шнур | c:kabeli & s:interfejs=Lightning
    accessory | фотоаппаратқа флешка 128 | c:karty-pamyati & s:tip=SD & !s:tip=microSD & s:obem-pamyati=128
    synonym | вайфай модемге кішкене ups | c:ibp & s:tip=Для роутера
    synonym | бесперебойник компьютерге 900 ва | c:ibp & s:polnaya-moshchnost>=850 & s:polnaya-moshchnost<=1050
    synonym | скороварка электр | c:multivarki & s:tip=Скороварка
    synonym | катушкадағы ұзын удлинитель | c:udliniteli & s:tip=На катушке
    synonym | шаш тузейтін утюжок керамика | c:vypryamiteli & s:material=Керамика
    synonym | екі есігі екі жаққа ашылатын үлкен холодильник | c:kholodilniki & !s:tip=Двухкамерный & !s:tip=Однокамерный
    synonym | тік бу шығаратын отпариватель еденге қоятын | c:otparivateli & s:tip=Напольный
    mixed | беспроводной зарядка 3 в 1 телефон сағат | c:zaryadnye-ustrojstva & n:3-in-1
    mixed | жарық түсі өзгеретін умная лампочка е27 | c:umnye-lampy & s:tsokol=E27 & s:tsvetovaya-temperatura=RGB
    mixed | розетка алиса ма телефон ма қосатын wifi умный | c:umnye-rozetki
    mixed | встройка духовой шкаф газбен жұмыс істейтін | c:dukhovye-shkafy & s:tip=Газовый
    kk-for-ru | планетарлы илегіш қамырға | c:miksery & s:tip=Планетарный
    phrase | стимге 5000 теңге салу код | c:tsifrovye-kody & b:Steam & s:nominal=5000
    phrase | ворд эксель үйге лицензия | c:ofis-i-sistemy & n:Microsoft (365|Office)
    synonym | крона батарейкасы | c:batarejki & n:9V
    synonym | машина кілтінің таблетка батарейкасы | c:batarejki & n:CR2032
    layout | cnf,bkbpfnjh 10000 | c:stabilizatory-napryazheniya & s:polnaya-moshchnost=10000
    layout | зщцук ифтл anker | c:powerbanki & b:Anker
    units | стабилизатор 8 киловатт үйге | c:stabilizatory-napryazheniya & s:polnaya-moshchnost>=8000
    unlettered | узарткыш катушкадагы | c:udliniteli & s:tip=На катушке
    accessory | роутерге кишкентай упс | c:ibp & s:tip=Для роутера
    spoken | жиырма мыңдық павербанк | c:powerbanki & s:emkost-akkumulyatora=20000
    accessory | айфонның арқасына жабысатын магнитті пауэрбанк | c:powerbanki & s:besprovodnaya-zaryadka=+
    synonym | прикуривательге салатын зарядник | c:zaryadnye-ustrojstva & s:tip=Автомобильное
    mixed | тайп си шнур екі метрлік | c:kabeli & s:interfejs=USB-C & !s:interfejs=Lightning & s:dlina=2
    synonym | интернет сымы роутерден компьютерге 15 метр | c:kabeli & s:interfejs=RJ45 & s:dlina=15
    spoken | аукс шнур магнитолаға | c:kabeli & s:interfejs=AUX
    transliteration | esik kamera zvonok | c:videozvonki
    kk-for-ru | бет танитын есік құлпы | c:umnye-zamki & s:sposoby-otkrytiya=Лицо
    joined | смартлампа е14 | c:umnye-lampy & s:tsokol=E14
    synonym | телефоннан басқарылатын шам түрлі түсті жанатын | c:umnye-lampy & s:tsvetovaya-temperatura=RGB
    unlettered | ауа ылгалдандыргыш балалар болмесине | c:uvlazhniteli
    spelling | аристон бойлир 50литр | c:vodonagrevateli & b:Ariston & s:obem=50
    synonym | бачогы жоқ суды бірден ысытатын титан | c:vodonagrevateli & s:tip=Проточный
    layout | rjylbwbjyth lg 25 | c:konditsionery & b:LG & s:ploshchad=25
    spelling | кандицонер инвертормен арзаны 180 мыңға шейін | c:konditsionery & s:invertor=+ & p<=180000
    unlettered | желдеткиш столга коятын | c:ventilyatory & s:tip=Настольный
    synonym | майлы батарея обогреватель | c:obogrevateli & s:tip=Масляный
    kk-for-ru | төбеге ілетін инфрақызыл пеш | c:obogrevateli & s:tip=Инфракрасный
    synonym | адам өлшейтін весы телефонға қосылатын | c:napolnye-vesy & s:upravlenie-so-smartfona=+
    transliteration | tis shetka philips sonicare | c:zubnye-shchyotki & n:Sonicare
    synonym | құлақ пен мұрынның түгін алатын | c:trimmery & s:naznachenie=Для носа и ушей
    synonym | шаш қырқатын машинка | c:trimmery & !s:naznachenie=Для носа и ушей & !s:naznachenie=Для бороды
    spelling | шашқа утюжог бабилис | c:vypryamiteli & b:BaByliss
    unlettered | тигин машинасы компьютерлик | c:shvejnye-mashiny & s:tip=Компьютерная
    layout | en.u ,hfey | c:utyugi & b:Braun
    transliteration | kir zhugysh samsung 9 kg | c:stiralnye-mashiny & b:Samsung & s:zagruzka=9
    kk-for-ru | кептіретін де жуатын да екеуі бірге машина | c:stiralnye-mashiny & s:sushka=+
    accessory | роборокқа шаң жинайтын пакет | c:filtry-dlya-pylesosov & b:Roborock & n:Bag
    accessory | керхер wd3 шаңсорғышының қапшығы | c:filtry-dlya-pylesosov & n:WD 3
    unlettered | робот шансоргыш полды жуатын станциямен | c:roboty-pylesosy & s:bazovaya-stantsiya=+
    spelling | вертикалний пылесос полды жуатын | c:vertikalnye-pylesosy & s:vlazhnaya-uborka=+
    joined | нанпісіргіш панасоник | c:khlebopechki & b:Panasonic
    synonym | майсыз қуыратын печка сенсорный | c:aerogrili & s:upravlenie=Сенсорное
    synonym | казан скороварка электрический | c:multivarki & s:tip=Скороварка
    unlettered | ет тарткыш ак philips | c:myasorubki & b:Philips & s:tsvet=белый
    synonym | қамыр илейтін тестомес миксер чашкасымен | c:miksery & s:tip=Планетарный
    spelling | блендир пагружной браун | c:blendery & b:Braun
    spelling | делонги кофе машинка дәнін өзі тартатын | c:kofemashiny & b:De'Longhi & s:kofemolka=+
    unlettered | ыдыс жугыш кишкентай столустилик | c:posudomoechnye-mashiny & s:ustanovka=Компактная
    mixed | столешницаға салатын газ панель 4 конфорка | c:varochnye-paneli & s:tip=Газовая & s:konforki=4
    transliteration | muzdatkysh no frost shkaf | c:morozilniki & s:no-frost=+ & s:tip=Шкаф
    synonym | екі есікті үлкен холодильник сайд бай сайд | c:kholodilniki & s:tip=Side-by-Side
    accessory | плейстейшн бестің джойстигі | c:gejmpady & s:platforma=PlayStation 5
    synonym | баламның роблоксына ақша салатын код | c:tsifrovye-kody & b:Roblox
    layout | rjkjyrf jbl flip | c:portativnye-kolonki & n:Flip
    synonym | петличка микрофон тик ток түсіруге | c:mikrofony & s:tip=Петличный
    accessory | эпсон l3250 сиясы қара | c:chernila & s:sovmestimost=L3250 & s:tsvet-pechati=Чёрный
  `,
  hard: `
    need | үйде ауа құрғақ баланың мұрны бітеле береді | c:uvlazhniteli
    need | ток секіріп техника күйіп кете береді | c:stabilizatory-napryazheniya,ibp,udliniteli & !s:tip=Для роутера & !s:tip=Удлинитель & !s:tip=На катушке
    need | саяжайда ыстық су жоқ не алсам болады | c:vodonagrevateli
    need | ас пісіргенде иіс бүкіл үйге тарайды | c:vytyazhki,ochistiteli-vozdukha
    need | кілт жоғалтып аламын телефонмен немесе саусақпен ашсам | c:umnye-zamki
    need | картопты майсыз қуырғым келеді | c:aerogrili
    need | есікті кім қаққанын жұмыста отырып телефоннан көрсем деймін | c:videozvonki
    need | тойда суретті бірден қағазға шығарып беретін | c:fotoapparaty & s:tip=Мгновенной печати
    need | соғымның еті холодильникке сыймай жатыр | c:morozilniki
    need | балконда кір кеппейді қыста | c:sushilnye-mashiny,stiralnye-mashiny & !s:sushka=-
    gift | әжеме сыйлыққа батырмасы бар телефон | c:knopochnye-telefony
    gift | күйеуіме сыйлық қырынатын бірдеңе 70 мыңға дейін | c:elektrobritvy,trimmery,podarochnye-nabory & !b:Dyson,Oral-B,Aqara,Logitech,HyperX,JBL,Marshall & p<=70000 & !n:Beauty Box|Smart Home
    gift | шашын сәндегенді жақсы көретін қызға сыйлық | c:feny,vypryamiteli,podarochnye-nabory & !b:Oral-B,Aqara,Logitech,HyperX,JBL,Marshall & !n:OneBlade|Smart Home|Series 5
    negation | смарт сағат apple емес samsung емес | c:smart-chasy & !b:Apple,Samsung
    negation | қапшық керек емес үйге жай шаңсорғыш | c:klassicheskie-pylesosy,vertikalnye-pylesosy & !s:tip-pylesbornika=Мешок
    negation | сымы жоқ үлкен құлаққап ойынға емес музыкаға | c:polnorazmernye-naushniki & !s:podklyuchenie=Проводное & s:naznachenie=Для музыки
    negation | ақ емес тоңазытқыш 250 мыңға дейін | c:kholodilniki & !s:tsvet=белый & p<=250000
    measure | ені 55 сантиметрден аспайтын тоңазытқыш керек орын тар | c:kholodilniki & s:shirina<=55
    quality | бала ұйықтайтын бөлмеге дыбысы жоқтың қасы кондиционер | c:konditsionery & s:shum<=24
    quality | күні бойы зарядқа қоспай жүретін жеңіл ноутбук студентке | c:noutbuki-dlya-raboty & s:vremya-raboty>=10 & s:ves<=1.7
    spoken | теледидардың дауысы нашар естіледі соған қосатын колонка | c:saundbary
    question | шымкентке жеткізіп бересіздер ме қанша күн | page:/gid-delivery
    question | тауар сынық келсе ауыстырып бересіздер ме | page:/gid-change,/gid-service,/service-centres
    question | қолдағы ескі айфонымды өткізіп үстіне ақша қосып жаңасын алу | page:/trade-in,/gid-services
    question | кондиционерді кім келіп орнатады | page:/gid-services
    question | мектепке ноутбук алу керек шот жазып бересіздер ме | page:/gid-wholesale
    nothing | бұрыштық диван жұмсақ | nothing
    nothing | балаға екі доңғалақты велосипед | nothing
    nothing | қабырға тесетін перфоратор | nothing
    nothing | қысқы шина 16 радиус | nothing
    need | свет сөніп қалғанда компьютердегі жұмысым сақталмай кетеді | c:ibp & !s:tip=Для роутера
    need | ауылда ток ойнап тұр холодильник күйіп кете ме деп қорқам | c:stabilizatory-napryazheniya
    need | кранда ыстық су жоқ жазда не істеймін | c:vodonagrevateli
    need | үйдегі ауа тым құрғақ түнде тамағым кебеді | c:uvlazhniteli
    need | кілтті ұмытып далада қала береміз | c:umnye-zamki
    need | үйде жоқ кезде есігімді кім қаққанын телефоннан көрейін | c:videozvonki
    need | диетадамын денемдегі май қанша екенін білгім келеді | c:napolnye-vesy & s:analiz-sostava-tela=+
    need | іссапарда көйлегім мыжылып қалады | c:otparivateli,utyugi & !s:tip=Напольный & !s:tip=Пароочиститель
    need | мысықтың жүні кілемнен кетпейді | c:klassicheskie-pylesosy,vertikalnye-pylesosy,roboty-pylesosy
    need | соғымның етін сақтайтын жер жетпейді | c:morozilniki
    negation | қапшық ауыстырмайтын шаңсорғыш | c:klassicheskie-pylesosy,vertikalnye-pylesosy & !s:tip-pylesbornika=Мешок
    negation | шәйнек керек бірақ пластмасса болмасын | c:chajniki & !s:material=Пластик
    negation | құлаққап сымсыз самсунгтен басқасы | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & !b:Samsung & !s:podklyuchenie=Проводное
    negation | газсыз плита 4 конфорка | c:plity,varochnye-paneli & !s:tip=Газовая & !s:tip=Комбинированная & s:konforki=4
    quality | түнде ұйқыны бұзбайтын кондиционер жатын бөлмеге | c:konditsionery & s:shum<=24
    quality | үлкен отбасыға кір жуғыш көрпе сиятын | c:stiralnye-mashiny & s:zagruzka>=8
    gift | күйеуіме 23 ақпанға қырынатын бірдеңе 50 мыңға дейін | c:elektrobritvy,trimmery,podarochnye-nabory & p<=50000 & !s:naznachenie=Для носа и ушей & !s:naznachenie=Для волос & !s:naznachenie=Уход за волосами & !s:naznachenie=Музыка & !s:naznachenie=Умный дом & !s:naznachenie=Для рабочего стола
    gift | геймер ініме 20 мыңның ішінде сыйлық | c:gejmpady,myshi,klaviatury,tsifrovye-kody,vr-ochki & p<=20000 & !s:naznachenie=Для офиса
    question | шымкентке жеткізесіздер ме қанша тұрады | page:/gid-delivery
    question | сынық келсе ауыстырып бересіздер ме | page:/gid-change,/gid-service
    question | телевизорды қабырғаға іліп беретін шебер жібересіздер ме | page:/gid-services
    question | ескі айфонымды өткізіп жаңасын алайын деп едім | page:/trade-in,/gid-services
    question | бонусымды қалай жұмсаймын | page:/gid-bonus
    question | мектепке көп алсақ счет фактура жазасыздар ма | page:/gid-wholesale
    nothing | бензинмен істейтін генератор | nothing
    nothing | жұмыртқа басып шығаратын инкубатор | nothing
    nothing | шуруповерт аккумуляторлы | nothing
    nothing | балаға самокат | nothing
    nothing | жатын бөлмеге кілем | nothing
  `,
};
