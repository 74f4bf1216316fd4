/** Eighth exam: Kazakh queries by writers without knowledge of the search; never used for tuning. */
export const eighthKazakh = {
  easy: `
    model | iphone 17 pro 256 гб бағасы | c:vse-smartfony & n:iphone 17 pro & !n:max & s:vstroennaya-pamyat=256
    inflected-kk | realme телефондары | c:vse-smartfony & b:realme
    price | 100 мыңға дейінгі смартфон | c:vse-smartfony & p<=100000
    brand-category | түймелі телефон nokia | c:knopochnye-telefony & b:Nokia
    plain | қызғылт смарт сағат | c:smart-chasy & s:tsvet=розовый
    brand-category | фитнес білезік honor | c:fitnes-braslety & b:HONOR
    accessory | apple watch бауы 46 мм | c:remeshki-dlya-chasov & s:sovmestimost=Watch Series 11 46 mm
    measure | планшет 256 гб сұр түсті | c:planshety & s:vstroennaya-pamyat=256 & s:tsvet=серый
    plain | электронды кітап kindle | c:elektronnye-knigi & n:kindle
    accessory | iphone 16 қабы | c:chekhly & n:iphone 16\\b
    accessory | s25 ultra қорғаныш шыны | c:zashchitnye-stekla & n:s25 ultra
    inflected-kk | көлікке магнитті телефон ұстағыш | c:derzhateli & s:tip=Магнитный & !s:ustanovka=На стол
    price | 300 мың теңгеге дейін ноутбук | c:noutbuki-dlya-raboty,igrovye-noutbuki & p<=300000
    plain | ойын ноутбугі rtx 5060 | c:igrovye-noutbuki & s:videokarta=RTX 5060
    plain | macbook air күміс түсті | c:noutbuki-dlya-raboty & n:macbook air & s:tsvet=серебристый
    measure | монитор 27 дюйм 180 гц | c:monitory & s:diagonal-ekrana=27 & s:chastota-obnovleniya=180
    measure | ішкі ssd 1 тб | c:ssd-nakopiteli & s:tip=Внутренний & s:obem-ssd=1024
    model | rtx 5070 бейнекарта | c:videokarty & n:rtx 5070 & !n:5070 ti
    brand-category | сымсыз тінтуір logitech | c:myshi & b:Logitech & !s:podklyuchenie=Проводное
    plain | түрлі түсті лазерлік принтер | c:printery-i-mfu & s:tekhnologiya-pechati=Лазерная & s:tsvetnaya-pechat=+
    inflected-kk | tp-link роутері | c:routery & b:TP-Link
    measure | 64 гб флешка металл | c:usb-fleshki & s:obem-pamyati=64 & s:material=Металл
    measure | жад картасы 128 гб | c:karty-pamyati & s:obem-pamyati=128
    brand-category | hisense теледидар 4k | c:led-televizory,qled-i-oled-televizory & b:Hisense & s:razreshenie=3840×2160
    price | теледидар 150 мыңға дейін | c:led-televizory,qled-i-oled-televizory & p<=150000
    brand-category | samsung саундбары | c:saundbary & b:Samsung
    plain | ақ түсті проектор | c:proektory & s:tsvet=белый
    inflected-kk | xiaomi тв приставкасы | c:tv-pristavki & b:Xiaomi
    plain | көк jbl колонка | c:portativnye-kolonki & b:JBL & s:tsvet=синий
    plain | сымсыз құлаққап ақ | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & !s:podklyuchenie=Проводное & s:tsvet=белый
    model | airpods pro 3 бағасы | c:besprovodnye-vkladyshi & n:airpods pro 3
    brand-category | толық өлшемді құлаққап sony | c:polnorazmernye-naushniki & b:Sony
    inflected-kk | canon фотоаппараттары | c:fotoapparaty & b:Canon
    model | ps5 slim дискімен | c:igrovye-pristavki & n:playstation 5 slim & s:tip=С дисководом
    plain | dualsense геймпад қызыл түсті | c:gejmpady & n:dualsense & s:tsvet=красный
    price | steam толтыру 5000 теңге | c:tsifrovye-kody & b:Steam & s:nominal=5000
    plain | екі камералы тоңазытқыш no frost | c:kholodilniki & s:tip=Двухкамерный & s:no-frost=+
    measure | мұздатқыш 200 литр | c:morozilniki & s:obshchij-obem>=190 & s:obshchij-obem<=215
    plain | газ плитасы ақ 50 см | c:plity & s:tip=Газовая & s:tsvet=белый & s:shirina=50
    plain | индукциялық пісіру панелі | c:varochnye-paneli & s:tip=Индукционная
    measure | ыдыс жуғыш машина 45 см | c:posudomoechnye-mashiny & s:shirina=45
    brand-category | lg микротолқынды пеш | c:mikrovolnovye-pechi & b:LG
    plain | шыны электр шәйнек | c:chajniki & s:material=Стекло
    price | кофе машинасы 200000 теңгеге дейін | c:kofemashiny & p<=200000
    inflected-kk | braun блендері | c:blendery & b:Braun
    measure | мультипісіргіш 6 литр | c:multivarki & s:obem=6
    plain | қара аэрогриль | c:aerogrili & s:tsvet=чёрный
    brand-category | нан пісіргіш panasonic | c:khlebopechki & b:Panasonic
    brand-category | dyson тік шаңсорғыш | c:vertikalnye-pylesosy & b:Dyson
    plain | робот шаңсорғыш станциясымен | c:roboty-pylesosy & s:bazovaya-stantsiya=+
    brand-category | кір кептіргіш lg | c:sushilnye-mashiny & b:LG
    brand-category | janome тігін машинасы | c:shvejnye-mashiny & b:Janome
    plain | қызғылт фен | c:feny & s:tsvet=розовый
    brand-category | oral-b электр тіс щеткасы | c:zubnye-shchyotki & b:Oral-B
    measure | кондиционер 50 шаршы метрге | c:konditsionery & s:ploshchad=50
    plain | майлы жылытқыш | c:obogrevateli & s:tip=Масляный
    plain | желдеткіш еденге қоятын | c:ventilyatory & !s:tip=Настольный
    brand-category | су жылытқыш ariston 80 литр | c:vodonagrevateli & b:Ariston & s:obem=80
    measure | сыртқы аккумулятор 20000 қара | c:powerbanki & s:emkost-akkumulyatora=20000 & s:tsvet=чёрный
    measure | type c кабель 2 метрлік | c:kabeli & s:interfejs=USB-C & s:dlina=2
    plain | ноутбук рюкзагы қара | c:sumki-dlya-noutbukov & s:tsvet=чёрный
    unlettered | кир жугыш машина 7 кг | c:stiralnye-mashiny & s:zagruzka=7
    plain | ақ тоңазытқыш | c:kholodilniki & s:tsvet=белый
    price | шансоргыш 50 мынга дейин | c:klassicheskie-pylesosy,vertikalnye-pylesosy,roboty-pylesosy & p<=50000
    plain | қызыл үтік | c:utyugi & s:tsvet=красный
    inflected-kk | самсунгтың телефондары | c:vse-smartfony & b:Samsung
    mixed | теледидар 55 дюйм смарт тв | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=55
    unlettered | сымсыз кулаккап ак | c:polnorazmernye-naushniki,besprovodnye-vkladyshi & !s:podklyuchenie=Проводное & s:tsvet=белый
    model | редми ноут 14 про ұялы | c:vse-smartfony & n:Redmi Note 14 Pro & !n:Pro\\+
    plain | микротолқынды пеш 20 литр | c:mikrovolnovye-pechi & s:obem=20
    unlettered | электр шайнек темир | c:chajniki & s:material=Сталь
    inflected-kk | бош еттартқыштары | c:myasorubki & b:Bosch
    inflected-kk | үйге нан пісіргіш 1 кило нан шығатын | c:khlebopechki & s:maksimalnyj-ves>=1
    unlettered | кондиционер 50 квадрат уйге | c:konditsionery & s:ploshchad>=50
    plain | еденге қоятын желдеткіш | c:ventilyatory & !s:tip=Настольный
    unlettered | майлы жылыткыш | c:obogrevateli & s:tip=Масляный
    plain | су жылытқыш 80 литр аристон | c:vodonagrevateli & s:obem=80 & b:Ariston
    inflected-kk | ноутбукке сумка кара | c:sumki-dlya-noutbukov & s:tsvet=чёрный
    measure | type c кабель 2 метрлик | c:kabeli & s:interfejs=USB-C & s:dlina=2
    price | павербанк 20000 арзаны 15 мыңға дейін | c:powerbanki & s:emkost-akkumulyatora=20000 & p<=15000
    plain | батарейка аа 4 дана | c:batarejki & n:\\bAA\\b & s:shtuk-v-upakovke=4
    unlettered | узарткыш 5 метр | c:udliniteli & s:dlina=5
    brand-category | lg кір жуғыш | c:stiralnye-mashiny & b:LG
    brand-category | дайсон шаң сорғыш | c:vertikalnye-pylesosy & b:Dyson
    unlettered | тусти лазер принтер | c:printery-i-mfu & s:tsvetnaya-pechat=+ & s:tekhnologiya-pechati=Лазерная
    unlettered | 64 гб флешка темир | c:usb-fleshki & s:obem-pamyati=64 & s:material=Металл
    brand-category | хонор браслет кара | c:fitnes-braslety & b:HONOR & s:tsvet=чёрный
    unlettered | планшет 11 дюйм самсунг | c:planshety & b:Samsung & s:diagonal-ekrana>=10.9 & s:diagonal-ekrana<=11.2
    unlettered | логитех тышкан сымсыз | c:myshi & b:Logitech & !s:podklyuchenie=Проводное
    plain | жарық шығаратын пернетақта | c:klaviatury & !s:podsvetka=Нет
    unlettered | ойын ноутбуги rtx 4050 | c:igrovye-noutbuki & s:videokarta=RTX 4050
    inflected-kk | ps5ке джойстик | c:gejmpady & s:platforma=PlayStation 5
    units | аэрогриль 6 литрден улкен | c:aerogrili & s:obem>=6
    inflected-kk | мультипісіргіш 5 литрлік | c:multivarki & s:obem=5
    unlettered | ыдыс жугыш машина 45 см | c:posudomoechnye-mashiny & s:shirina=45
    plain | газ плита қоңыр | c:plity & s:tip=Газовая & s:tsvet=коричневый
    measure | морозильник 200 литрден жогары | c:morozilniki & s:obshchij-obem>=200
    plain | тігін машинасы janome | c:shvejnye-mashiny & b:Janome
    unlettered | электр тис щетка кызга | c:zubnye-shchyotki
    plain | еден таразысы ақ | c:napolnye-vesy & s:tsvet=белый
    price | триммер 20 мыңға дейін | c:trimmery & p<=20000
    unlettered | шаш тузеткиш | c:vypryamiteli
    brand-category | jbl колонка көк | c:portativnye-kolonki & b:JBL & s:tsvet=синий
    price | проектор 150 мыннан аспасын | c:proektory & p<=150000
    mixed | wifi 6 роутер ақ түсті | c:routery & s:wi-fi=Wi-Fi 6 & s:tsvet=белый
    accessory | корганыш шыны айфон 17 | c:zashchitnye-stekla & n:iPhone 17 & !n:Pro
    accessory | самсунг а56 чехолы | c:chekhly & n:A56
    plain | антивирус 3 құрылғыға | c:antivirusy & s:chislo-ustrojstv=3
    price | монитор 100 мыннан арзан | c:monitory & p<=100000
    inflected-kk | кэнон фотоаппараттары | c:fotoapparaty & b:Canon
    brand-category | делонги кофе машинасы қара | c:kofemashiny & b:De'Longhi & s:tsvet=чёрный
    unlettered | цитруска шырын сыккыш | c:sokovyzhimalki & s:tip=Для цитрусовых
    price | түймелі телефон 15 мың теңге | c:knopochnye-telefony & p<=15000
    plain | электрондық кітап 7 дюйм | c:elektronnye-knigi & s:diagonal-ekrana=7
    unlettered | кернеу турактандыргыш 5000 ва | c:stabilizatory-napryazheniya & s:polnaya-moshchnost=5000
    unlettered | ауа ылгалдандыргыш ксиоми | c:uvlazhniteli & b:Xiaomi
    plain | стол үсті микрофон usb | c:mikrofony & s:tip=Настольный & s:podklyuchenie=USB
    unlettered | компьютерге камера 4к | c:veb-kamery & s:razreshenie=3840×2160
    plain | ақылды розетка тапо | c:umnye-rozetki & b:TP-Link
    model | айфон 17 про 256 | c:vse-smartfony & n:iPhone 17 Pro & !n:Max & s:vstroennaya-pamyat=256
    price | бөлменің ауасын тазартатын 100 мыңға дейін | c:ochistiteli-vozdukha & p<=100000
    inflected-kk | кіріктірілген духовка ақ түсті | c:dukhovye-shkafy & s:tsvet=белый
    units | ssd 1 тб ішкі | c:ssd-nakopiteli & s:tip=Внутренний & s:obem-ssd=1024
    brand-category | хуавей смарт сағаты | c:smart-chasy & b:Huawei
  `,
  medium: `
    unlettered | кир жугыш машина хайер | c:stiralnye-mashiny & b:Haier
    unlettered | кишкентай тоназыткыш | c:kholodilniki & s:vysota<=145
    unlettered | еденди жуатын тик шансоргыш | c:vertikalnye-pylesosy & s:vlazhnaya-uborka=+
    unlettered | шаш кептиргиш ионизациямен | c:feny & s:ionizatsiya=+
    unlettered | блютуз кулаккап 15000 га дейин | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & !s:podklyuchenie=Проводное & p<=15000
    unlettered | кара кезилдирик емес вр окулус | c:vr-ochki & b:Meta
    mixed | ыдыс жугыш встройка | c:posudomoechnye-mashiny & s:ustanovka=Встраиваемая
    layout | nj4fpsn0si ,ji | c:kholodilniki & b:Bosch
    layout | ntktlblfh lg 65 | c:led-televizory,qled-i-oled-televizory & b:LG & s:diagonal-ekrana=65
    layout | if4cjh5si rth[th | c:klassicheskie-pylesosy,vertikalnye-pylesosy,roboty-pylesosy & b:Karcher
    layout | 8n3r abkbgc | c:utyugi & b:Philips
    layout | cvfhn cf5fn [fedtq | c:smart-chasy & b:Huawei
    transliteration | qulaqqap jbl symsyz | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & b:JBL & !s:podklyuchenie=Проводное
    transliteration | oiyn noutbugi asus | c:igrovye-noutbuki & b:ASUS
    transliteration | kir jugysh samsung | c:stiralnye-mashiny & b:Samsung
    transliteration | shash tuzetkish dyson | c:vypryamiteli & b:Dyson
    transliteration | planshet xiaomi kok tusti | c:planshety & b:Xiaomi & s:tsvet=синий
    transliteration | дайсон фен қанша тұрады | c:feny & b:Dyson
    transliteration | делонги кофемашина өзі көбік жасайтын | c:kofemashiny & b:De'Longhi & s:kapuchinator=Автоматический
    accessory | роборок пылесосына фильтр | c:filtry-dlya-pylesosov & s:sovmestimost=Roborock
    transliteration | эйрподс макс бар ма | c:polnorazmernye-naushniki & n:airpods max
    spelling | тоңазтқыш артел екі камиралы | c:kholodilniki & b:Artel & s:tip=Двухкамерный
    spelling | кандиционер самсуң инвертор | c:konditsionery & b:Samsung & s:invertor=+
    spelling | микраволновка ақ түс | c:mikrovolnovye-pechi & s:tsvet=белый
    spelling | плейстейшен 5 про алам | c:igrovye-pristavki & n:playstation 5 pro
    synonym | телик 43 дюйм арзандау | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=43
    synonym | видюха 16 гигтық | c:videokarty & s:videopamyat=16
    synonym | ойынға дайын комп | c:sistemnye-bloki & s:videokarta=RTX
    synonym | пс5 ке джойстик | c:gejmpady & s:platforma=PlayStation 5
    synonym | чай қайнатқыш 1.7 л | c:chajniki & s:obem=1.7
    synonym | ет тартатын бош | c:myasorubki & b:Bosch
    synonym | сақал алатын машинка филипс | c:trimmery,elektrobritvy & b:Philips
    mixed | духовка қара встраиваемый пиролизбен | c:dukhovye-shkafy & s:tsvet=чёрный & s:samoochistka=Пиролиз
    mixed | ас үйге вытяжка көлбеу қара | c:vytyazhki & s:tsvet=чёрный & s:tip=Наклонная
    units | бір терабайттық сыртқы диск | c:ssd-nakopiteli & s:tip=Внешний & s:obem-ssd=1024
    units | елу литрлік бойлер | c:vodonagrevateli & s:obem=50
    units | екі киловатт обогреватель | c:obogrevateli & s:moshchnost=2000
    units | отыз метрлік удлинитель | c:udliniteli & s:dlina=30
    units | он мыңдық пауэрбанк магнитпен айфонға | c:powerbanki & s:emkost-akkumulyatora=10000 & s:besprovodnaya-zaryadka=+
    joined | redminote14 телефоны | c:vse-smartfony & n:redmi note 14 & !n:pro
    joined | galaxybuds ақ түсі | c:besprovodnye-vkladyshi & n:galaxy buds & s:tsvet=белый
    spoken | айфон 16 ның 128 лігі | c:vse-smartfony & n:iphone 16\\b & s:vstroennaya-pamyat=128
    synonym | бүктелетін самсунг | c:vse-smartfony & n:galaxy z
    accessory | l3250 принтерге қара краска | c:chernila & s:sovmestimost=L3250 & s:tsvet-pechati=Чёрный
    mixed | ноут оқуға 16 озу 512 ссд | c:noutbuki-dlya-raboty & s:operativnaya-pamyat=16 & s:obem-ssd=512
    mixed | касперский 3 құрылғыға 1 жылға | c:antivirusy & b:Kaspersky & s:chislo-ustrojstv=3 & s:srok-litsenzii=12
    kk-for-ru | шырын сыққыш апельсинге арналған | c:sokovyzhimalki & s:tip=Для цитрусовых
    phrase | түсін өзгертетін ақылды шам | c:umnye-lampy & s:tsvetovaya-temperatura=RGB
    synonym | крона батарейкасы бар ма | c:batarejki & s:interfejs=6LR61
    mixed | hdmi шнур 3 метр телевизорға | c:kabeli & s:interfejs=HDMI & s:dlina=3
    phrase | есікке камерасы бар звонок | c:videozvonki
    stop-words | маған қызыл миксер керек еді | c:miksery & s:tsvet=красный
    nothing | электр самокат ересектерге | nothing
    nothing | балаға велосипед 20 дюйм | nothing
    layout | rbh ;eusi | c:stiralnye-mashiny
    layout | ifycjhusi | c:klassicheskie-pylesosy,vertikalnye-pylesosy,roboty-pylesosy
    layout | nsuby vfibyfcs | c:shvejnye-mashiny
    transliteration | shansorgysh robot | c:roboty-pylesosy
    transliteration | uialy telefon arzan | c:vse-smartfony,knopochnye-telefony
    transliteration | teledidar 50 duim | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=50
    transliteration | shyny shainek | c:chajniki & s:material=Стекло
    transliteration | tonazytkysh haier no frost | c:kholodilniki & b:Haier & s:no-frost=+
    spelling | халадилник екі есікті | c:kholodilniki & !s:tip=Однокамерный & !s:tip=Многодверный
    spelling | микравалновка грилмен | c:mikrovolnovye-pechi & s:gril=+
    spelling | кандинсанер 25 квадрат | c:konditsionery & s:ploshchad=25
    spelling | ноудбук 16 озу оқуға | c:noutbuki-dlya-raboty,igrovye-noutbuki & s:operativnaya-pamyat=16
    spelling | пыласос сумен жинайтын | c:klassicheskie-pylesosy,vertikalnye-pylesosy,roboty-pylesosy
    spelling | наушнек жибиэль | c:polnorazmernye-naushniki,besprovodnye-vkladyshi & b:JBL
    joined | кіржуғышмашина самсунг | c:stiralnye-mashiny & b:Samsung
    joined | айфон16чехол | c:chekhly & n:iPhone 16
    joined | телевизор32дюйм арзан | c:led-televizory & s:diagonal-ekrana=32
    synonym | шаш кептіргиш кызгылт | c:feny & s:tsvet=розовый
    synonym | балалардын шашын алатын машинка сымсыз | c:trimmery & !s:naznachenie=Для носа & !s:naznachenie=Для бороды & s:pitanie=Аккумулятор
    synonym | мойынга емес кулакка салатын затычка наушник | c:besprovodnye-vkladyshi
    synonym | зарядник айфонга тез кубаттайтын | c:zaryadnye-ustrojstva & s:interfejs=USB-C
    accessory | магнитный телефон устагыш панельге | c:derzhateli & s:tip=Магнитный & s:ustanovka=На панель
    synonym | машинада телефон зарядтайтын прикуривательге | c:zaryadnye-ustrojstva & s:tip=Автомобильное
    synonym | плитка 2 конфоркалы | c:varochnye-paneli,plity & s:konforki=2
    synonym | ас уйдин ауа соргышы кара | c:vytyazhki & s:tsvet=чёрный
    spoken | бесперебойник сатып алайын деп едим компка | c:ibp & !s:tip=Для роутера
    synonym | кодпен ашылатын замок кара | c:umnye-zamki & s:sposoby-otkrytiya=код & s:tsvet=чёрный
    synonym | видео звонок есикке | c:videozvonki
    kk-for-ru | түсі өзгеретін шам | c:umnye-lampy & s:tsvetovaya-temperatura=RGB
    accessory | принтер краскасы эпсон l3250 кара | c:chernila & s:sovmestimost=L3250 & s:tsvet-pechati=Чёрный
    accessory | кэнон mf3010 картриджи | c:kartridzhi-i-tonery & s:sovmestimost=MF3010
    plain | а4 кагаз 500 парак | c:bumaga-dlya-pechati & s:format-bumagi=A4 & s:listov-v-pachke=500
    units | сыртқы ссд 2 тера | c:ssd-nakopiteli & s:tip=Внешний & s:obem-ssd=2048
    units | видюха 16 гиг | c:videokarty & s:videopamyat=16
    unlettered | монаблок уйге | c:sistemnye-bloki & s:tip=Моноблок
    synonym | робукс сатып алу | c:tsifrovye-kody & b:Roblox
    units | стим толтыру 5 мын тенге | c:tsifrovye-kody & b:Steam & s:nominal=5000
    transliteration | гопро камера | c:ekshn-kamery & b:GoPro
    mixed | теликке андроид приставка 4/64 | c:tv-pristavki & s:operativnaya-pamyat=4 & s:vstroennaya-pamyat=64
    accessory | эпл вотч бауы 46 мм | c:remeshki-dlya-chasov & s:sovmestimost=Watch Series 11 46 mm
    units | жиырма мың миллиампер павербанк ақ | c:powerbanki & s:emkost-akkumulyatora=20000 & s:tsvet=белый
    phrase | батареясы 6000 нан көп телефон | c:vse-smartfony & s:emkost-akkumulyatora>=6000
    mixed | nfc бар телефон 100 мыңға дейін | c:vse-smartfony & s:nfc=+ & p<=100000
    measure | ені 40 кіржуғыш үстінен салатын | c:stiralnye-mashiny & s:shirina=40 & s:tip=Вертикальная
    price | екі жүз мыңға дейін тоңазытқыш ноуфрост | c:kholodilniki & s:no-frost=+ & p<=200000
    transliteration | поко телефон 12 рам | c:vse-smartfony & b:POCO & s:operativnaya-pamyat=12
    spoken | саламатсыздар ма утюг буымен болса екен | c:utyugi,otparivateli
    mixed | нинтендо свич 2 | c:igrovye-pristavki & n:Switch 2
    stop-words | маған бір жақсы блендер керек еді батырмалы стаканымен | c:blendery
    unlettered | аккумляторлы пальчиковый батарейка | c:batarejki & s:tip=Аккумуляторы
    synonym | қамыр илейтін миксер тостағанымен | c:miksery & s:tip=Планетарный
    inflected-kk | теледидарға саундбар 100 мыңнан төмен | c:saundbary & p<=100000
    synonym | 3д көзілдірік виртуал | c:vr-ochki
    nothing | айран уйытатын фляга | nothing
    question | сыйлық картасы керек | page:/gid-present-cart,gift-cards
  `,
  hard: `
    need | свет өшкенде роутер істеп тұратын зат | c:ibp
    need | ток секіріп тоңазытқыш күйіп кетпеу үшін | c:stabilizatory-napryazheniya
    need | май қоспай картоп қуыратын | c:aerogrili
    need | үйде ауа құрғақ таңертең мұрын бітіп қалады | c:uvlazhniteli
    need | аллергиям бар бөлмедегі шаңды тазартатын | c:ochistiteli-vozdukha
    need | көшеде телефон тез отырып қалады не алсам болады | c:powerbanki
    need | стрим бастайын деп едім дауыс анық шықсын | c:mikrofony
    need | жатақханада тамақ жылытатын нәрсе | c:mikrovolnovye-pechi
    need | көрпе сыятын кір машинка | c:stiralnye-mashiny & s:zagruzka>=8
    need | көйлекті тақтасыз бумен тегістейтін | c:otparivateli
    need | кілтсіз саусақпен ашылатын есік | c:umnye-zamki
    need | тауда шаңғыда түсіретін су өтпейтін кішкентай камера | c:ekshn-kamery & !s:zashchita=Нет
    quality | сәби ұйықтағанда естілмейтін кондиционер | c:konditsionery & s:shum<=25
    quality | метрода дауысты баспайтын емес шуды өшіретін құлаққап | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & s:shumopodavlenie=+
    negation | айфон емес камерасы 200 мп | c:vse-smartfony & !b:Apple & s:osnovnaya-kamera=200
    negation | сымы жоқ пернетақта кеңсеге | c:klaviatury & !s:podklyuchenie=Проводное & s:naznachenie=Для офиса
    gift | әжеме қарапайым батырмасы бар телефон | c:knopochnye-telefony
    gift | жігітіме туған күнге геймерлік сыйлық 30 мыңға дейін | c:gejmpady,tsifrovye-kody,klaviatury,myshi,polnorazmernye-naushniki,mikrofony,vr-ochki,podarochnye-nabory & p<=30000
    gift | анама 8 наурызға дайын сыйлық жинағы | c:podarochnye-nabory
    question | шымкентке жеткізу қанша тұрады | page:/gid-delivery
    question | ұнамаса қайтарып беруге бола ма | page:/gid-change,/articles/prava-pokupatelya
    question | тапсырысым қай жерде келе жатыр | page:/order,/gid-delivery
    question | астанада дүкендеріңіз қайда сағат нешеге дейін | page:/shops,/gid-contacts
    question | пайызсыз бөліп төлеуге бола ма | page:/articles/rassrochka-bez-illyuzij,/gid-question,/gid-delivery
    question | кондиционерді өздерің орнатып бересіңдер ме | page:/gid-services,trade-in
    question | ескі телефонды өткізіп жаңасын алсам | page:/gid-services,trade-in
    question | кепілдікпен қайда жөндетемін | page:/gid-service,/service-centres,/gid-change
    question | жиналған бонусты қалай жұмсаймын | page:/gid-bonus
    question | сыйлық сертификаты сатыла ма | page:/gid-present-cart,gift-cards
    question | тоо атынан көп алсақ жеңілдік бола ма | page:/gid-wholesale
    need | ауылда ток әлсіз телевизор өшіп қала береді | c:stabilizatory-napryazheniya,ibp
    need | свет сонсе де вайфай истеп турсын | c:ibp
    need | пәтерде ыстықтан ұйықтай алмай жатырмыз | c:konditsionery,ventilyatory
    need | уйдин ауасы кургак балам жотеледи | c:uvlazhniteli,ochistiteli-vozdukha
    need | вайфай екинши этажга жетпейди | c:routery
    need | кир кептиретин орын жок балкон да жок | c:sushilnye-mashiny,stiralnye-mashiny & !s:sushka=-
    need | атама телефон тек звандасуга батырмасы улкен | c:knopochnye-telefony
    need | жайлауда жүргенде телефон отырып қалмасын | c:powerbanki
    need | компта камера жок онлайн сабакка не керек | c:veb-kamery
    need | мысықтың жүнін кілемнен жинайтын | c:klassicheskie-pylesosy,vertikalnye-pylesosy,roboty-pylesosy
    need | қамырды өзі илеп беретін техника бауырсаққа | c:khlebopechki,miksery,kukhonnye-kombajny & !s:tip=Ручной
    phrase | ет тартып манты жасайтынга не бар мықтысы | c:myasorubki,kukhonnye-kombajny,multivarki
    gift | анама туган кунге 30 мынга дейин | c:podarochnye-nabory,feny,vypryamiteli,chajniki,blendery,miksery,utyugi,otparivateli,fitnes-braslety,zubnye-shchyotki,napolnye-vesy,multivarki,tostery,aerogrili,uvlazhniteli,besprovodnye-vkladyshi,portativnye-kolonki,kapelnye-kofevarki,sokovyzhimalki,mikrovolnovye-pechi,myasorubki,knopochnye-telefony & p<=30000
    gift | күйеуіме сыйлық сақалы бар кісі | c:trimmery,elektrobritvy,podarochnye-nabory & !s:naznachenie=Уход за волосами & !s:naznachenie=Умный дом & !s:naznachenie=Музыка & !s:naznachenie=Для рабочего стола
    gift | ойыннан бас алмайтын інішегіме подарок | c:igrovye-pristavki,gejmpady,tsifrovye-kody,vr-ochki,igrovye-noutbuki,polnorazmernye-naushniki,klaviatury,myshi,monitory,videokarty,mikrofony,podarochnye-nabory & !s:naznachenie=Для офиса & !s:naznachenie=Уход & !s:naznachenie=Умный дом
    negation | самсунг емес телевизор 65тік | c:led-televizory,qled-i-oled-televizory & !b:Samsung & s:diagonal-ekrana=65
    negation | айфоннан баска камерасы мыкты телефон | c:vse-smartfony & !b:Apple & s:osnovnaya-kamera>=50
    negation | газсыз плита ауылда газ кирмеген | c:plity,varochnye-paneli & !s:tip=Газовая & !s:tip=Комбинированная
    quality | тунде гуилдемейтин тоназыткыш | c:kholodilniki & s:shum<=38
    nothing | сиыр сауатын аппарат бар ма | nothing
    question | ескі телефонымды беріп жаңасын алсам бола ма | page:/gid-services,trade-in
    question | шымкентке неше кунде жетеди | page:/gid-delivery,/gid-question
    question | пайызсыз бөліп төлеуге беріп жатырсыздар ма | page:/articles/rassrochka-bez-illyuzij,/gid-question,/gid-delivery
    question | алган телефоным унамады кайтып алсандар | page:/gid-change,/articles/prava-pokupatelya
    question | закасым кайда жур али келмеди | page:/order,/gid-delivery
    question | дукен кешки нешеге дейин истейди | page:/shops,/gid-contacts
    question | гарантиясы бар кір машинам бұзылды қайда апарам | page:/gid-service,/service-centres,/gid-change
    question | жиналган бонусымды калай жумсаймын | page:/gid-bonus
    question | мектепке 15 ноутбук безналмен аламыз | page:/gid-wholesale
  `,
};
