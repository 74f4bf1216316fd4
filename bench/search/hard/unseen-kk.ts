/** Kazakh counterpart of `unseen-ru.ts`. */
export const unseenKazakh = {
  easy: `
    plain | honor magic7 pro телефоны | c:vse-smartfony & n:Magic7 Pro
    plain | oppo reno14 смартфоны | c:vse-smartfony & n:Reno14
    plain | apple ipad планшеті | c:planshety & b:Apple
    plain | huawei сағат | c:chasy-i-braslety & b:Huawei & !c:remeshki-dlya-chasov
    plain | artel тоңазытқыш | c:kholodilniki & b:Artel
    plain | indesit кір жуғыш машина | c:stiralnye-mashiny & b:Indesit
    plain | karcher шаңсорғыш | c:pylesosy & b:Karcher & !c:filtry-dlya-pylesosov
    plain | kitfort миксер | c:miksery & b:Kitfort
    plain | marshall портативті колонка | c:portativnye-kolonki & b:Marshall
    plain | nintendo ойын приставкасы | c:igrovye-pristavki & b:Nintendo
    brand-category | haier кондиционері | c:konditsionery & b:Haier
    brand-category | beko ыдыс жуғышы | c:posudomoechnye-mashiny & b:Beko
    brand-category | rowenta үтігі | c:utyugi & b:Rowenta
    brand-category | thermex су жылытқышы | c:vodonagrevateli & b:Thermex
    brand-category | epson принтері | c:printery-i-mfu & b:Epson
    units | 75 дюйм теледидар | c:televizory & s:diagonal-ekrana=75
    units | 512 гб смартфон | c:vse-smartfony & s:vstroennaya-pamyat=512
    units | 35 шаршы метрге кондиционер | c:konditsionery & s:ploshchad=35
    price | 250 мыңға дейін тоңазытқыш | c:kholodilniki & p<=250000
    accessory | galaxy s25 ultra қорғаныш шынысы | c:zashchitnye-stekla & n:S25 Ultra`,
  medium: `
    unlettered | туймели телефон филипс | c:knopochnye-telefony & b:Philips
    unlettered | шаш тузеткиш ровента | c:vypryamiteli & b:Rowenta
    unlettered | еттарткыш полярис | c:myasorubki & b:Polaris
    unlettered | ауа тазарткыш сяоми | c:ochistiteli-vozdukha & b:Xiaomi
    unlettered | тик шансоргыш сымсыз | c:vertikalnye-pylesosy
    unlettered | ойын ноутбуги 16 гб | c:igrovye-noutbuki & s:operativnaya-pamyat=16
    inflected-kk | келініме тігін машинасын іздеп жүрмін | c:shvejnye-mashiny
    inflected-kk | теледидарымыздың астына қоятын саундбар | c:saundbary
    inflected-kk | сағатымның бауын ауыстырайын деп едім | c:remeshki-dlya-chasov
    inflected-kk | принтерімнің картриджі таусылып қалды | c:kartridzhi-i-tonery,chernila
    inflected-kk | кофеқайнатқыштардың ішінен арзаны | c:kapelnye-kofevarki,kofemashiny & p<=120000
    spelling | тоңазтқш хайер | c:kholodilniki & b:Haier
    spelling | робот шаңсорғш роборок | c:roboty-pylesosy & b:Roborock
    spelling | мултипысыргыш филипс | c:multivarki & b:Philips
    joined | ауаылғалдандырғыш | c:uvlazhniteli
    joined | тігінмашинасы brother | c:shvejnye-mashiny & b:Brother
    synonym | айфонның заряд сымы | c:kabeli & s:interfejs=USB
    synonym | газ плита духовкасымен ені 50 | c:plity & s:shirina=50 & !s:tip=Электрическая & !s:tip=Индукционная
    transliteration | kir zhugysh mashina beko | c:stiralnye-mashiny & b:Beko
    transliteration | самсунг галакси таб эс 11 | c:planshety & n:Tab S11
    mixed | ақ цветті встраиваемый духовка | c:dukhovye-shkafy & s:tsvet=белый
    mixed | робот шаңсорғыш с влажной уборкой 150 мыңға дейін | c:roboty-pylesosy & s:vlazhnaya-uborka=+ & p<=150000
    phrase | инверторлы кір жуғыш машина lg 9 кг | c:stiralnye-mashiny & b:LG & s:zagruzka=9 & s:invertor=+
    accessory | ps5-ке екінші джойстик | c:gejmpady & s:platforma=PlayStation 5
    accessory | epson l3250 принтеріне қара сия | c:chernila & s:sovmestimost=L3250 & s:tsvet-pechati=Чёрный`,
  hard: `
    need | соғымның етін қайда сақтаймыз | c:morozilniki,kholodilniki
    need | той сайын таудай табақ-аяқ жуудан шаршадық | c:posudomoechnye-mashiny
    need | түнде сәбидің мұрны құрғап ұйықтай алмайды | c:uvlazhniteli
    need | ауылда су суық моншасыз жуынып алсақ | c:vodonagrevateli
    need | жатақханада тамақ пісіріп жеу керек | c:prigotovlenie,plity,varochnye-paneli
    need | бауырсақтың қамырын қолмен илегім келмейді | c:miksery,kukhonnye-kombajny,khlebopechki
    need | ноутты сабаққа арқалап жүретін | c:sumki-dlya-noutbukov
    need | шашым ұзын кепкенше жарты күн өтеді | c:feny
    need | жарық өшсе компьютердегі жұмысым жоғалып кетеді | c:ibp
    need | вольт төмен теледидар жанбай қалады | c:stabilizatory-napryazheniya,ibp
    need | жүгіргенде жүректің соғуын көріп жүрейін | c:smart-chasy,fitnes-braslety
    need | көйлектің етегін өзім қысқартам | c:shvejnye-mashiny
    need | қырға шыққанда әнді бүкіл ауылға естірту | c:portativnye-kolonki
    need | алыс жолда балалар артта мультик көріп отырсын | c:planshety
    need | атам кітаптың ұсақ әрпін көре алмайды үлкейтіп оқыса | c:elektronnye-knigi,planshety
    need | үйде жоқта есікке кім келгенін біліп отырайын | c:videozvonki
    need | жаттығудан кейін протеин шайқап ішу | c:blendery
    need | аулада жөндеу жүріп жатыр розетка алыс жетпейді | c:udliniteli
    gift | жас жұбайларға үй тойына не апарамыз | c:podarochnye-nabory,malaya-tekhnika-dlya-kukhni,klassicheskie-pylesosy,roboty-pylesosy,vertikalnye-pylesosy,utyugi,otparivateli,uvlazhniteli
    negation | xiaomi-ден басқа фитнес білезік | c:fitnes-braslety & !b:Xiaomi
    negation | капсуласыз кофе машинасы | c:kofemashiny & !s:tip=Капсульная
    measure | жүз мыңнан аспайтын микротолқынды пеш | c:mikrovolnovye-pechi & p<=100000
    measure | бойы бір жарым метрден аспайтын тоңазытқыш | c:kholodilniki & s:vysota<=150
    layout | r3h rtgn3hu3i | c:sushilnye-mashiny
    layout | ьфкырфдд құлаққап | c:polnorazmernye-naushniki & b:Marshall
    spoken | эл джи теледидар үлкені | c:televizory & b:LG & s:diagonal-ekrana>=55
    spoken | пи эс бес приставка | c:igrovye-pristavki & s:platforma=PlayStation 5
    spelling | дұкофка бош | c:dukhovye-shkafy & b:Bosch
    question | ескі тоңазытқышымды алып кетесіздер ме | page:/gid-services
    question | сыйлық картасының мерзімі қанша | page:/gid-present-cart`,
} as const;
