/**
 * Twelfth exam: Kazakh queries by two writers without knowledge of the search, mostly typical; never used for tuning.
 */
export const twelfthKazakh = {
  easy: `
    brand-category | тоңазытқыш самсунг | c:kholodilniki & b:Samsung
    plain | ноутбук салатын рюкзак қара | c:sumki-dlya-noutbukov & s:tsvet=чёрный
    plain | ас үйге ауа сорғыш қара | c:vytyazhki & s:tsvet=чёрный
    brand-category | ыдыс жуғыш машина beko | c:posudomoechnye-mashiny & b:Beko
    measure | lg кір жуғыш машина 8,5 кг | c:stiralnye-mashiny & b:LG & s:zagruzka=8.5
    brand-category | haier кір кептіргіш машина | c:sushilnye-mashiny & b:Haier
    price | шаңсорғыш 40000 теңгеге дейін | c:klassicheskie-pylesosy,vertikalnye-pylesosy & p<=40000
    price | үтік 15000 теңгеге дейін | c:utyugi & p<=15000
    price | тігін машинасы 80 мың теңгеге дейін | c:shvejnye-mashiny & p<=80000
    brand-category | асүй комбайны bosch | c:kukhonnye-kombajny & b:Bosch
    price | тостер 15 мың теңгеге дейін | c:tostery & p<=15000
    plain | микротолқынды пеш ақ түсті | c:mikrovolnovye-pechi & s:tsvet=белый
    measure | мультипісіргіш 5 литр | c:multivarki & s:obem=5
    brand-category | haier теледидар 43 дюйм | c:led-televizory,qled-i-oled-televizory & b:Haier & s:diagonal-ekrana=43
    model | poco x7 pro телефон | c:vse-smartfony & n:X7 Pro
    accessory | samsung a56 қап | c:chekhly & n:A56
    price | балаға планшет 100 мың теңгеге дейін | c:planshety & p<=100000
    plain | электрондық кітап | c:elektronnye-knigi
    plain | сурет шығаратын жылтыр фотоқағаз | c:bumaga-dlya-pechati & s:tip=Фотобумага глянцевая
    brand-category | теледидарға lg саундбар | c:saundbary & b:LG
    plain | сим карта салынатын роутер | c:routery & s:set=4G
    brand-category | razer тінтуір | c:myshi & b:Razer
    brand-category | ballu конвектор жылытқыш | c:obogrevateli & b:Ballu & s:tip=Конвектор
    brand-category | ariston су жылытқыш 50 л | c:vodonagrevateli & b:Ariston & s:obem=50
    brand-category | philips ауа тазартқыш | c:ochistiteli-vozdukha & b:Philips
    measure | теледидарға hdmi шнур 3 метр | c:kabeli & s:interfejs=HDMI & s:dlina=3
    brand-category | тіс щеткасы oral b | c:zubnye-shchyotki & b:Oral-B
    plain | шаш түзеткіш | c:vypryamiteli
    brand-category | braun электр ұстара | c:elektrobritvy & b:Braun
    price | еден таразысы 10 мыңға дейін | c:napolnye-vesy & p<=10000
    accessory | ps5 джойстик | c:gejmpady & s:sovmestimost=PlayStation 5
    price | дрон балаға 40 мыңға дейін | c:kvadrokoptery & p<=40000
    plain | ақылды есік құлпы | c:umnye-zamki
    plain | қызыл jbl колонка | c:portativnye-kolonki & b:JBL & s:tsvet=красный
    model | poco f7 телефоны | c:vse-smartfony & n:POCO F7
    model | galaxy z flip7 | c:vse-smartfony & n:Z Flip7
    price | nfc бар смартфон 90 мыңнан аспасын | c:vse-smartfony & s:nfc=+ & p<=90000
    plain | rtx 5060 ойын ноутбугі | c:igrovye-noutbuki & s:videokarta=RTX 5060
    brand-category | msi ноутбук ойынға | c:igrovye-noutbuki & b:MSI
    measure | оқуға ноутбук озу 16 гб | c:noutbuki-dlya-raboty & s:operativnaya-pamyat=16
    brand-category | logitech тінтуір | c:myshi & b:Logitech
    measure | монитор 34 дюйм кең | c:monitory & s:diagonal-ekrana=34
    brand-category | nothing құлаққабы | c:besprovodnye-vkladyshi & b:Nothing
    brand-category | marshall колонкасы | c:portativnye-kolonki,podarochnye-nabory & b:Marshall
    model | ps5 slim бағасы | c:igrovye-pristavki & n:PlayStation 5 Slim
    plain | xbox геймпады | c:gejmpady & s:platforma=Xbox
    plain | steam пополнение 5000 | c:tsifrovye-kody & b:Steam & s:nominal=5000
    brand-category | hoverair дроны | c:kvadrokoptery & b:HoverAir
    model | osmo pocket 3 влогқа | c:ekshn-kamery & n:Osmo Pocket 3
    phrase | стримге арналған микрофон | c:mikrofony
    measure | hisense теледидар 65 дюйм | c:led-televizory,qled-i-oled-televizory & b:Hisense & s:diagonal-ekrana=65
    plain | 4к проектор | c:proektory & s:razreshenie=3840
    price | робот шаңсорғыш 150 мың теңгеге дейін | c:roboty-pylesosy & p<=150000
    brand-category | dyson фен | c:feny,podarochnye-nabory & b:Dyson
    measure | тік жүктелетін кір жуғыш машина | c:stiralnye-mashiny & s:tip=Вертикальная
    brand-category | gree кондиционері инверторлы | c:konditsionery & b:Gree & s:invertor=+
    plain | тоңазытқыш no frost | c:kholodilniki & s:no-frost=+
    plain | қара тостер | c:tostery & s:tsvet=чёрный
    brand-category | midea ыдыс жуғышы | c:posudomoechnye-mashiny & b:Midea
    phrase | жатын бөлмеге ауа ылғалдандырғыш | c:uvlazhniteli
    measure | powerbank 20000 | c:powerbanki & s:emkost-akkumulyatora=20000
    measure | 65 вт қуаттау құрылғысы | c:zaryadnye-ustrojstva & s:bystraya-zaryadka>=65 & s:bystraya-zaryadka<=67
    plain | wifi 6 роутер | c:routery & s:wi-fi=Wi-Fi 6
    plain | тайп си флешка 64 гб | c:usb-fleshki & s:interfejs=USB-C & s:obem-pamyati=64
    brand-category | xiaomi тік шаңсорғыш | c:vertikalnye-pylesosy & b:Xiaomi
    plain | philips қол булағышы | c:otparivateli & b:Philips & s:tip=Ручной
    plain | windows 11 лицензия | c:ofis-i-sistemy & n:Windows 11
    price | смузиге блендер 30000 теңгеге дейін | c:blendery & p<=30000
    plain | виртуалды шындық көзілдірігі | c:vr-ochki
  `,
  medium: `
    transliteration | kir jugysh mashina samsung | c:stiralnye-mashiny & b:Samsung
    unlettered | акылды розетка сяоми | c:umnye-rozetki & b:Xiaomi
    unlettered | узарткыш юсбимен | c:udliniteli & s:usb-porty>=1
    layout | tnnfhn0si | c:myasorubki
    layout | ntktlblfh ku | c:led-televizory,qled-i-oled-televizory & b:LG
    transliteration | роблокс карта балама | c:tsifrovye-kody & b:Roblox
    transliteration | сяоми робот шаңсорғыш | c:roboty-pylesosy & b:Xiaomi
    transliteration | бабилис шаш түзеткіш | c:vypryamiteli & b:BaByliss
    spelling | тоңазтқыш индезит | c:kholodilniki & b:Indesit
    spelling | наушник сенхайзер | c:polnorazmernye-naushniki & b:Sennheiser
    spelling | аэрагрил филипс | c:aerogrili & b:Philips
    joined | кіржуғышавтомат тік жүктелетін | c:stiralnye-mashiny & s:tip=Вертикальная
    joined | пауер банк 20мың | c:powerbanki & s:emkost-akkumulyatora=20000
    synonym | қақпаға камерасы бар звонок | c:videozvonki
    synonym | блютуз құлаққап кішкентай қара | c:besprovodnye-vkladyshi & s:tsvet=чёрный
    synonym | темір шайнек токқа қосылатын | c:chajniki & s:material=Сталь
    mixed | столешницаға салынатын индукция плита | c:varochnye-paneli & s:tip=Индукционная
    mixed | духовка встроенный ақ түсті | c:dukhovye-shkafy & s:tsvet=белый
    units | газ плита ені 60 сантиметр | c:plity & !s:tip=Электрическая & !s:tip=Индукционная & s:shirina=60
    mixed | машинаға зарядник прикуривательге | c:zaryadnye-ustrojstva & s:tip=Автомобильное
    spoken | елу дюймдік телевизор | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=50
    spoken | жүз литрлік бойлер | c:vodonagrevateli & s:obem=100
    spoken | бес киловаттық стабилизатор үйге | c:stabilizatory-napryazheniya & s:polnaya-moshchnost=5000
    units | ssd 1 терабайт самсунг | c:ssd-nakopiteli & b:Samsung & n:1 ТБ
    inflected-kk | торт кремін шайқайтын миксерлерді көрсет | c:miksery
    inflected-kk | автомат кофемашинаның сүт көбірткіші барын | c:kofemashiny & s:kapuchinator=Автоматический
    accessory | самсунг шаңсорғышының фильтрі | c:filtry-dlya-pylesosov & n:Samsung
    accessory | эпл вотчқа ремешок | c:remeshki-dlya-chasov & b:Apple,Deppa,Spigen & !s:sovmestimost=Galaxy & !s:sovmestimost=Watch GT
    accessory | редми 15с шыны жапсырма | c:zashchitnye-stekla & n:Redmi 15C
    accessory | телефонды машинаға іліп қоятын держатель | c:derzhateli & !s:tip=Штатив & !s:ustanovka=На стол
    synonym | мизинчиковый батарейка | c:batarejki & s:interfejs=AAA
    kk-for-ru | бейнекарта 5070 | c:videokarty & n:5070
    kk-for-ru | мектепке түрлі түсті принтер вайфаймен | c:printery-i-mfu & s:tsvetnaya-pechat=+ & s:wi-fi=Wi-Fi
    measure | ноу фрост тоңазытқыш екі камералы 300 мыңға дейін | c:kholodilniki & s:tip=Двухкамерный & s:no-frost=+ & p<=300000
    stop-words | маған жақсы бір үлкен монитор керек еді 32 лік | c:monitory & s:diagonal-ekrana=32
    synonym | шаш алатын машинка сымсыз | c:trimmery & s:pitanie=Аккумулятор & !s:naznachenie=Для носа & !s:naznachenie=Для бороды
    unlettered | кулаккап шу басатын | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & s:shumopodavlenie=+
    unlettered | кир жугыш кептиргишимен | c:stiralnye-mashiny & s:sushka=+
    unlettered | кара тусти тоназыткыш | c:kholodilniki & s:tsvet=чёрный
    unlettered | шаш тузеткиш утик | c:vypryamiteli
    unlettered | устел устине коятын ыдыс жугыш | c:posudomoechnye-mashiny & s:ustanovka=Компактная
    layout | лштвду | c:elektronnye-knigi & n:Kindle
    layout | rjkjyrf jbl | c:portativnye-kolonki,podarochnye-nabory & b:JBL
    layout | ыцшеср дшеу | c:igrovye-pristavki & n:Switch Lite
    transliteration | ксяоми 15т про телефоны | c:vse-smartfony & n:Xiaomi 15T Pro
    transliteration | галакси бадс 3 про | c:besprovodnye-vkladyshi & n:Buds3 Pro
    transliteration | виктус ноут 16 гиг | c:igrovye-noutbuki & n:Victus & s:operativnaya-pamyat=16
    transliteration | стим дек олед терабайт | c:igrovye-pristavki & n:Steam Deck & s:obem-ssd=1024
    spelling | видиокарта 5070 | c:videokarty & n:5070 & !n:5070 Ti
    spelling | кондецонер 35 квадратқа | c:konditsionery & s:ploshchad=35
    spelling | мулти пісіргіш филипс | c:multivarki & b:Philips
    joined | ойынноутбук леново | c:igrovye-noutbuki & b:Lenovo
    joined | смартсағат самсунг | c:smart-chasy & b:Samsung
    units | екі терабайттық ссд | c:ssd-nakopiteli & s:obem-ssd=2048
    mixed | он мыңдық павербанк беспроводной зарядкамен | c:powerbanki & s:emkost-akkumulyatora=10000 & s:besprovodnaya-zaryadka=+
    spoken | екі метрлік тайпси шнур | c:kabeli & s:dlina=2 & s:interfejs=USB-C & !s:interfejs=Lightning
    synonym | ргб клава ойынға | c:klaviatury & s:podsvetka=RGB
    synonym | бірден басып шығаратын фотик | c:fotoapparaty & s:tip=Мгновенной печати
    synonym | никон беззеркалкасы | c:fotoapparaty & b:Nikon & s:tip=Беззеркальный
    accessory | айфон 17 про чехол мөлдір | c:chekhly & s:sovmestimost=iPhone 17 Pro & s:tsvet=прозрачный
    accessory | самсунг а56 қорғаныс стекло | c:zashchitnye-stekla & s:sovmestimost=Galaxy A56
    accessory | эпл вотч 46 мм бауы | c:remeshki-dlya-chasov & s:sovmestimost=46 mm
    accessory | hp smart tank 581 ге қара бояу | c:chernila & s:sovmestimost=Smart Tank 581 & s:tsvet-pechati=Чёрный
    accessory | пк ге джойстик 20 мыңға дейін | c:gejmpady & s:platforma=Windows & p<=20000
    accessory | roborock пылесосына фильтр | c:filtry-dlya-pylesosov & b:Roborock
    accessory | авто держатель, решеткаға ілінетін | c:derzhateli & s:ustanovka=На воздуховод
    synonym | бойлер 50 литрлік | c:vodonagrevateli & s:obem=50
    kk-for-ru | сетевой ұзартқыш 5 метр | c:udliniteli & s:dlina=5
    mixed | теледидарға андроид тв бокс | c:tv-pristavki & !b:Apple
    quality | лидары бар робот пылесос, өзі тазаланатын базамен | c:roboty-pylesosy & s:navigatsiya=Лидар & s:bazovaya-stantsiya=+
    unlettered | еттарткыш бош | c:myasorubki & b:Bosch
  `,
  hard: `
    need | соғымның еті сыймай жатыр, қыс бойы сақтайтын бірдеңе керек | c:morozilniki
    need | свет өшсе де вайфай өшпесін | c:ibp
    need | ауылда ток ойнап тұрады теледидар күйіп кетпесін | c:stabilizatory-napryazheniya,ibp,udliniteli
    need | үйдің ауасы құрғақ баланың мұрны бітіп қалады | c:uvlazhniteli
    need | таңертең ыстық нан болсын, қамырын өзі илеп өзі пісіретін | c:khlebopechki
    gift | қызымның жасауына кір жуатын машина 200 мыңнан аспасын | c:stiralnye-mashiny & p<=200000
    gift | күйеуіме сыйлық сақал-мұртын алатын | c:trimmery,elektrobritvy,podarochnye-nabory & !n:Dyson|Marshall|JBL|HyperX|Logitech|Smart Home|Aqara|Rowenta|Oral-B
    gift | келінге дайын сыйлық жинағы 50 мыңға дейін | c:podarochnye-nabory & p<=50000 & !n:OneBlade
    need | әжеме батырмасы бар арзан телефон 15 мыңға дейін | c:knopochnye-telefony & p<=15000
    quality | балам оянып кетпейтін тыныш кондиционер | c:konditsionery & s:shum<=24
    quality | зарядты көпке ұстайтын смартфон малшыға | c:vse-smartfony & s:emkost-akkumulyatora>=5200
    negation | айфон емес телефон 100 мыңға дейін | c:vse-smartfony,knopochnye-telefony & !b:Apple & p<=100000
    negation | тоңазытқыш артель болмасын 200 мыңға дейін | c:kholodilniki & !b:Artel & p<=200000
    need | мен жұмыста жүргенде үйдің еденін өзі тазалап қойсын | c:roboty-pylesosy
    question | түркістандағы ауылға апарып бересіздер ме | page:/gid-delivery
    question | алған кір машинам бұзылып қалды, кепілдікпен қайда апарам | page:/gid-service,/service-centres
    question | алғашқы жарнасыз бөліп төлеуге бересіз бе | page:/gid-delivery,/gid-question
    nothing | қыз жасауына сандық | nothing
    nothing | шойын қазан 12 литр | nothing
    need | алматыда смог, үйде таза ауамен демалғым келеді | c:ochistiteli-vozdukha
    need | жейдені үтік тақтасынсыз тез тегістеу керек | c:otparivateli & !s:tip=Пароочиститель
    need | свет сөнсе де вайфай жұмыс істеп тұрсын | c:ibp
    need | универде күні бойы розеткасыз отыратын ноут | c:noutbuki-dlya-raboty & s:vremya-raboty>=10
    need | кілтті ұмыта береміз, есік кодпен ашылса | c:umnye-zamki
    need | есікке кім келгенін телефоннан көру үшін | c:videozvonki
    need | фри картобын майға қуырмай жасау | c:aerogrili
    gift | сақал қойған жігітіме туған күнге | c:trimmery,podarochnye-nabory & !s:naznachenie=Музыка & !s:naznachenie=Умный дом & !s:naznachenie=Для рабочего стола & !s:naznachenie=Уход за волосами & !s:naznachenie=Для волос & !s:naznachenie=Для носа
    gift | геймер досыма 30 мыңға дейін сыйлық | c:gejmpady,klaviatury,myshi,polnorazmernye-naushniki,tsifrovye-kody,mikrofony & p<=30000 & !s:naznachenie=Для офиса & !s:naznachenie=Для музыки
    negation | apple емес смарт сағат | c:smart-chasy & !b:Apple
    negation | газбен жұмыс істемейтін плита | c:plity & !s:tip=Газовая & !s:tip=Комбинированная
    negation | виндоусы жоқ ноутбук, өзім орнатам | c:noutbuki-dlya-raboty,igrovye-noutbuki & s:operatsionnaya-sistema=Без системы
    quality | түнде шуы естілмейтін кондиционер | c:konditsionery & s:shum<=22
    quality | заряды екі күнге жететін смартфон | c:vse-smartfony & s:emkost-akkumulyatora>=5500
    question | студентке рассрочка бересіздер ме | page:/gid-delivery,/gid-question
    question | кондиционерді өздеріңіз келіп орнатасыздар ма | page:/gid-services
    question | наушник ұнамаса қайтарып берсем бола ма | page:/gid-change
    question | ескі айфонымды өткізіп жаңасын алғым келеді | page:/trade-in,/gid-services
    nothing | геймер креслосы | nothing
    nothing | электросамокат | nothing
  `,
};
