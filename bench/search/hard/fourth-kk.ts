/** Fourth exam: Kazakh queries at three levels by two writers without knowledge of the search. */
export const fourthKazakh = {
  easy: `
    brand-category | самсунг планшет | c:planshety & b:Samsung
    model | айфон 16 | c:vse-smartfony & n:iPhone 16
    mixed | кнопкалы телефон | c:knopochnye-telefony
    brand-category | үтік филипс | c:utyugi & b:Philips
    plain | шәйнек | c:chajniki
    inflected-kk | еттартқыштар | c:myasorubki
    price | микроволновка 50 мыңға дейін | c:mikrovolnovye-pechi & p<=50000
    units | телевизор 43 дюйм | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=43
    unlettered | тигин машинасы | c:shvejnye-mashiny
    brand-category | xiaomi робот пылесос | c:roboty-pylesosy & b:Xiaomi
    unlettered | шаш кептиргиш | c:feny
    brand-category | lg кондиционер | c:konditsionery & b:LG
    brand-category | тефаль үтік | c:utyugi & b:Tefal
    inflected-kk | айфонға зарядка | c:zaryadnye-ustrojstva,kabeli
    measure | монитор 27 дюйм | c:monitory & s:diagonal-ekrana=27
    joined | ет тартқыш | c:myasorubki
    synonym | сымсыз тышқан | c:myshi & !s:podklyuchenie=Проводное
    brand-category | нокиа кнопкалы телефон | c:knopochnye-telefony & b:Nokia
    accessory | пс5 джойстик | c:gejmpady & s:platforma=PlayStation 5
    inflected-kk | балаға планшет | c:planshety
    measure | кондиционер 25 шаршы | c:konditsionery & s:ploshchad=25
    units | су ысытқыш 80 литр | c:vodonagrevateli & s:obem=80
    kk-for-ru | еден таразысы | c:napolnye-vesy`,
  medium: `
    layout | gkfyitn | c:planshety
    layout | дутщмщ ноутбук | c:noutbuki-dlya-raboty,igrovye-noutbuki & b:Lenovo
    transliteration | tonazytkysh haier | c:kholodilniki & b:Haier
    transliteration | kir jugysh mashina 7 kg | c:stiralnye-mashiny & s:zagruzka=7
    spelling | мультеварка редмонд | c:multivarki & b:Redmond
    spelling | кандицонер инверторный 25 квадратка | c:konditsionery & s:invertor=+ & s:ploshchad=25
    joined | сужылытқыш 100литр | c:vodonagrevateli & s:obem=100
    joined | кофе қайнат қыш тамшылы | c:kapelnye-kofevarki
    synonym | титан 80 литрлік су қыздыратын | c:vodonagrevateli & s:obem=80
    synonym | пауэрбанк 20000 ақ түсті | c:powerbanki & s:emkost-akkumulyatora=20000 & s:tsvet=белый
    synonym | мизинчик батарейка | c:batarejki & s:interfejs=AAA
    synonym | майсыз қуыратын фритюрница фри картоп жасауға | c:aerogrili
    model | редми ноут 14 про | c:vse-smartfony & n:Redmi Note 14 Pro
    model | аирподс 4 | c:besprovodnye-vkladyshi & n:AirPods 4
    accessory | эпсон л3250 ге краска | c:chernila & s:sovmestimost=L3250
    accessory | s25 ультраның стеклосы | c:zashchitnye-stekla & s:sovmestimost=Galaxy S25 Ultra
    accessory | айфон 17 про макска чехол | c:chekhly & s:sovmestimost=iPhone 17 Pro Max
    phrase | екі камералы ноу фрост тоңазытқыш қара | c:kholodilniki & s:tip=Двухкамерный & s:no-frost=+ & s:tsvet=чёрный
    phrase | газ плита ак 4 конфоркалы | c:plity & s:tip=Газовая & s:tsvet=белый
    price | ноут 16 оперативкамен 300 мыңнан аспасын | c:noutbuki-dlya-raboty & s:operativnaya-pamyat>=16 & p<=300000
    mixed | шыныдан жасалған электрочайник 20 мыңның ішінде | c:chajniki & s:material=Стекло & p<=20000
    inflected-kk | жад карталарын 128 гб | c:karty-pamyati & s:obem-pamyati=128
    mixed | принтердің бумагасы а4 | c:bumaga-dlya-pechati & s:format-bumagi=A4
    units | hdmi шнур 3 метр | c:kabeli & s:interfejs=HDMI & s:dlina=3
    unlettered | шырын сыккыш бош | c:sokovyzhimalki & b:Bosch
    inflected-kk | касперскийді 3 құрылғыға алғым келед | c:antivirusy & b:Kaspersky & s:chislo-ustrojstv=3
    stop-words | маган жбл колонка керек еди | c:portativnye-kolonki,saundbary & b:JBL
    unlettered | тоназыткыш lg ноу фрост | c:kholodilniki & b:LG & s:no-frost=+
    transliteration | kamyr ileitin planetarnyi mikser | c:miksery & s:tip=Планетарный
    transliteration | bosch ydys zhugysh 45 sm | c:posudomoechnye-mashiny & b:Bosch & s:shirina=45
    accessory | самсунг а56 чехол кітапша | c:chekhly & s:sovmestimost=Galaxy A56 & s:tip=Книжка
    accessory | redmi note 14ке стекло | c:zashchitnye-stekla & s:sovmestimost=Redmi Note 14 & !s:sovmestimost=Redmi Note 14 Pro
    price | 200 мыңға дейінгі ноутбуктер | c:noutbuki-dlya-raboty & p<=200000
    price | телик самсунг 55 дюйм 400 мынга дейин | c:led-televizory,qled-i-oled-televizory & b:Samsung & s:diagonal-ekrana=55 & p<=400000
    spelling | редмонд мясарупка | c:myasorubki & b:Redmond
    synonym | видюха rtx 5060 | c:videokarty & s:videokarta=RTX 5060 & !n:Ti
    accessory | epson l3250 краскасы | c:chernila & s:sovmestimost=L3250
    quality | шуды басатын наушник сымсыз | c:polnorazmernye-naushniki,besprovodnye-vkladyshi & s:shumopodavlenie=+ & !s:podklyuchenie=Проводное
    stop-words | маған ауа ылғалдандырғыш керек еді, қандайлары бар | c:uvlazhniteli
    model | айпад 11 дюйм 256 | c:planshety & b:Apple & s:vstroennaya-pamyat=256 & s:diagonal-ekrana>=10.5 & s:diagonal-ekrana<=11.5
    joined | мульти варка 6литр | c:multivarki & s:obem=6
    spelling | филипс тример сакалга | c:trimmery & b:Philips & !s:naznachenie=Для носа
    mixed | сяоми вертикалка пылесосы | c:vertikalnye-pylesosy & b:Xiaomi
    phrase | машинаға қоятын телефон ұстағыш | c:derzhateli & !s:ustanovka=На стол
    unlettered | газ плита 4 комфорка духовкасымен | c:plity & !s:tip=Электрическая & !s:tip=Индукционная
    measure | морозилка ларь 200 литрден кем емес | c:morozilniki & s:tip=Ларь & s:obshchij-obem>=200
    price | вытяжка 60 мыңнан арзаны | c:vytyazhki & p<=60000
    transliteration | kabel hdmi 5 metrlik | c:kabeli & s:interfejs=HDMI & s:dlina=5
    layout | lfqcjy aty | c:feny,podarochnye-nabory & b:Dyson
    phrase | стиралка автомат лджи 7кг инверторлы | c:stiralnye-mashiny & b:LG & s:zagruzka=7 & s:invertor=+
    units | кернеу тұрақтандырғыш 5 квт | c:stabilizatory-napryazheniya & s:polnaya-moshchnost>=5000
    kk-for-ru | garmin ақылды сағаты | c:smart-chasy & b:Garmin
    inflected-kk | регистраторыма жад картасы 128лік | c:karty-pamyati & s:obem-pamyati=128 & s:tip=microSD
    measure | далаға тартатын узартқыш 20 метрдей | c:udliniteli & s:dlina>=20`,
  hard: `
    need | үйдің ауасы құрғақ баламның мұрны бітіп қала береді | c:uvlazhniteli
    need | свет жиі өшеді комп сохранять етпей өшіп қалады | c:ibp
    need | ауылда ток секіріп тұрады тоңазытқыш күйіп кетпесін | c:stabilizatory-napryazheniya
    need | ыдыс жуа жуа қолым жарылып кетті | c:posudomoechnye-mashiny
    need | соғымның етін салып қоятын үлкендеу бірдеңе керек | c:morozilniki
    need | есікті кім қаққанын телефоннан көрейін деп едім | c:videozvonki
    need | көйлек мыжылып қалады, тақта жаймай іліп қойып тегістейтін | c:otparivateli
    need | телефоннан кітап оқысам көзім ауырады | c:elektronnye-knigi
    need | кілтімді ұмыта берем есікті саусақпен ашсам деймін | c:umnye-zamki
    need | интернет арғы бөлмеге жетпейді вайфай әлсіз | c:routery
    gift | апама туған күніне телефон түймелері бар қарапайым 20 мыңға дейін | c:knopochnye-telefony & p<=20000
    gift | күйеуіме сыйлық сақал алатын 30 мың теңгеге шейін | c:trimmery,elektrobritvy & p<=30000
    gift | енеме 8 мартқа қамыр араластыратын 60 мыңның ішінде | c:miksery,kukhonnye-kombajny & p<=60000
    gift | досыма др ға подарок геймер өзі 50к ға дейін | c:gejmpady,klaviatury,myshi,polnorazmernye-naushniki,mikrofony,tsifrovye-kody,podarochnye-nabory & p<=50000
    negation | мышка керек сымсыз емес кәдімгі провод | c:myshi & s:podklyuchenie=Проводное
    negation | айфоннан басқа телефон камерасы норм болсын 150 мыңға дейін | c:vse-smartfony & !b:Apple & s:osnovnaya-kamera>=32 & p<=150000
    negation | тік пылесос дайсон болмасын қымбат екен | c:vertikalnye-pylesosy & !b:Dyson
    measure | 20 квадрат бөлмені жылытатын обогреватель | c:obogrevateli & s:ploshchad>=20
    measure | үйіміз 200 квадрат робот шаңсорғыш соған жететін | c:roboty-pylesosy & s:ploshchad>=200
    measure | телик елу бес пен алпыс бес дюймнің арасы 300 мыңға дейін | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana>=55 & s:diagonal-ekrana<=65 & p<=300000
    measure | ұзартқыш 5 метрден кем болмасын, розеткасы төрттен кем емес | c:udliniteli & s:dlina>=5 & s:rozetki>=4
    quality | дыбысы көп шықпайтын ыдыс жуғыш бала ұйықтап жатқанда қосатын | c:posudomoechnye-mashiny & s:shum<=48
    quality | суға түсіп кетсе де бұзылмайтын блютуз колонка | c:portativnye-kolonki & !s:zashchita=Нет & !s:zashchita=IPX4
    quality | универге тасуға жеңіл ноут зарядкасы ұзақ ұстайтын | c:noutbuki-dlya-raboty & s:ves<=1.6 & s:vremya-raboty>=8
    spoken | қарағым айналайын маған кір кептіретін машина керек еді сегіз килолық | c:sushilnye-mashiny & s:zagruzka=8
    spoken | ммм капсуламен істейтін кофемашина жүз мыңға дейін барма | c:kofemashiny & s:tip=Капсульная & p<=100000
    mixed | короче игровой монитор керек герцовкасы 144тен төмен емес | c:monitory & s:chastota-obnovleniya>=144
    model | dji осмо покет үшіншісі | c:ekshn-kamery & n:Osmo Pocket 3
    question | алған затым ұнамаса қайтарып бере аламын ба | page:change
    question | туркистанга жеткизип бересиздер ме болип толеуге бола ма | page:delivery
    nothing | домбыра бала үйренуге | nothing
    nothing | бала арбасы жазғы жеңіл | nothing
    need | жарық өшкенде вайфай сөніп қалмасын | c:ibp
    need | ауылда тоқ секіреді, техникаларым күйіп кетпесін | c:stabilizatory-napryazheniya
    need | соғым сойдық, көп етті қатырып сақтайтын бірдеңе | c:morozilniki
    need | мал соңында жүргенде телефоным отырып қалады, розетка жоқ | c:powerbanki
    need | есіктің алдына кім келгенін телефоннан көріп тұрайын | c:videozvonki
    need | кілтті жоғалта берем, есік саусақпен ашылса | c:umnye-zamki & s:sposoby-otkrytiya=тпечаток
    need | сыныпта қабырғаға презентация көрсетуім керек | c:proektory
    need | үй суық, қыста бір бөлмені жылытып алсам | c:obogrevateli
    need | ески телевизордан ютуб корейин десем интернети жок | c:tv-pristavki
    need | көйлекті тақтаға жаймай іліп қойып бумен тегістеу | c:otparivateli
    negation | смартфон айфон болмасын 100 мыңға дейін | c:vse-smartfony & !b:Apple & p<=100000
    negation | пылесос мешоксыз болсын | c:klassicheskie-pylesosy,vertikalnye-pylesosy,roboty-pylesosy & !s:tip-pylesbornika=Мешок
    negation | ойын ноутбугі бірақ asus емес басқа фирма | c:igrovye-noutbuki & !b:ASUS
    negation | шәйнек, тек пластик емес, иіс шықпасын | c:chajniki & !s:material=Пластик
    measure | отыз бес шаршы залға кондиционер инвертор | c:konditsionery & s:ploshchad>=35 & s:ploshchad<=50 & s:invertor=+
    measure | балалы үйге кір жуатын машина кемінде тоғыз кило | c:stiralnye-mashiny & s:zagruzka>=9
    measure | аласа тоңазытқыш биіктігі 150 сантиметрден аспайтын | c:kholodilniki & s:vysota<=150
    quality | түнде ұйқыны бұзбайтын тыныш ауа тазартқыш | c:ochistiteli-vozdukha & s:shum<=56
    quality | суға түсіп кетсе де бұзылмайтын музыка колонка | c:portativnye-kolonki & s:zashchita=IP & !s:zashchita=IPX4 & !s:zashchita=IPX6
    quality | мектепке көтеріп жүруге жеңіл ноутбук, бір жарым келіден ауыр емес | c:noutbuki-dlya-raboty & s:ves<=1.5
    gift | апама сексен жасына сыйлық, батырмасы бар жай телефон | c:knopochnye-telefony
    gift | 8 наурызға келінге шаш жасайтын бірдеңе 30 мыңның ішінде | c:feny,vypryamiteli,podarochnye-nabory & !s:naznachenie=Музыка & !s:naznachenie=мужчин & !s:naznachenie=стола & p<=30000
    gift | ұлымның туған күніне ұшатын камерасы бар дрон 200 мыңға дейін | c:kvadrokoptery & !s:zapis-video=Нет & p<=200000
    spoken | ассалаумағалейкум маған мынау машинаға тығатын зарядка керек еді екі телефонға бірден | c:zaryadnye-ustrojstva & s:tip=Автомобильное & s:vyhody>=2
    spoken | короче телевизор алпыс бес дюйм болсын бес жүз мыңнан аспасын | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=65 & p<=500000
    spoken | ну кофемашина бар ма екі жүз мыңға дейін өзі капучино жасайтындай | c:kofemashiny & !s:kapuchinator=Нет & p<=200000
    mixed | духовой шкаф қара түсті встраиваемый конвекциясы бар электр | c:dukhovye-shkafy & s:tsvet=чёрный & s:tip=Электрический & s:konvektsiya=+
    question | айлап бөліп төлеуге бола ма | page:delivery
    question | ұнамаса неше күнде қайтарып бере аламын | page:change
    model | кэнон 3010 принтеріне картридж | c:kartridzhi-i-tonery & s:sovmestimost=MF3010
    nothing | сүт тартатын сепаратор | nothing
    nothing | газельге қысқы шина шипованный | nothing`,
};
