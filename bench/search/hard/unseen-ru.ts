/** Russian queries at three levels, written without looking at the search; measured once before any tuning. */
export const unseenRussian = {
  easy: `
    plain | honor x9c | c:vse-smartfony & n:X9c
    plain | телефон tecno | c:vse-smartfony & b:Tecno
    plain | samsung galaxy tab a9+ | c:planshety & n:Tab A9\\+
    plain | фитнес браслет xiaomi smart band 10 | c:fitnes-braslety & n:Smart Band 10
    plain | xbox series x | c:igrovye-pristavki & n:Series X
    plain | кофемашина krups | c:kofemashiny & b:Krups
    plain | саундбар jbl | c:saundbary & b:JBL
    plain | принтер brother | c:printery-i-mfu & b:Brother
    plain | сушильная машина haier | c:sushilnye-mashiny & b:Haier
    plain | видеозвонок ezviz | c:videozvonki & b:Ezviz
    brand-category | аэрогриль ниндзя | c:aerogrili & b:Ninja
    brand-category | вытяжка еликор | c:vytyazhki & b:Elikor
    brand-category | водонагреватель timberk | c:vodonagrevateli & b:Timberk
    brand-category | напольные весы beurer | c:napolnye-vesy & b:Beurer
    units | телевизор 75 дюймов | c:televizory & s:diagonal-ekrana=75
    units | стиральная машина 6 кг | c:stiralnye-mashiny & s:zagruzka=6
    units | карта памяти 512 гб | c:karty-pamyati & s:obem-pamyati=512
    price | робот пылесос до 100000 | c:roboty-pylesosy & p<=100000
    price | холодильник до 200 тысяч | c:kholodilniki & p<=200000
    accessory | чехол на redmi 15c | c:chekhly & s:sovmestimost=Redmi 15C`,
  medium: `
    spelling | халадилник индизит | c:kholodilniki & b:Indesit
    spelling | сушылная машина беко | c:sushilnye-mashiny & b:Beko
    spelling | соковыжымалка шнековая | c:sokovyzhimalki & s:tip=Шнековая
    spelling | електро бритва браун | c:elektrobritvy,podarochnye-nabory & b:Braun
    spelling | фотоопарат моментальной печати | c:fotoapparaty & s:tip=Мгновенной
    spelling | стабелизатор на 5 квт для дома | c:stabilizatory-napryazheniya & s:polnaya-moshchnost=5000
    joined | пароочистителькарчер | c:otparivateli & b:Karcher
    joined | погружнойблендер бош | c:blendery & b:Bosch & s:tip=Погружной
    joined | айпадэйр 256 | c:planshety & n:iPad Air & s:vstroennaya-pamyat=256
    synonym | беззеркалка сони | c:fotoapparaty & b:Sony & s:tip=Беззеркальный
    synonym | раскладушка нокиа | c:knopochnye-telefony & b:Nokia & n:Flip
    synonym | пауэр анкер на 10000 | c:powerbanki & b:Anker & s:emkost-akkumulyatora=10000
    synonym | накладные уши маршал | c:polnorazmernye-naushniki & b:Marshall
    synonym | пополнить стим на 5000 | c:tsifrovye-kody & b:Steam & s:nominal=5000
    transliteration | гармин феникс 8 | c:smart-chasy & n:Fenix 8
    transliteration | мета квест 3s | c:vr-ochki & n:Quest 3S
    transliteration | покетбук инкпад колор | c:elektronnye-knigi & n:InkPad Color
    transliteration | otparivatel napolnyj | c:otparivateli & s:tip=Напольный
    accessory | зарядка для галакси s25 ultra 45 ватт | c:zaryadnye-ustrojstva & s:bystraya-zaryadka=45
    accessory | ремешок на галакси вотч 8 44 мм | c:remeshki-dlya-chasov & s:sovmestimost=Watch8 44
    accessory | тонер для кэнон mf3010 | c:kartridzhi-i-tonery & s:sovmestimost=MF3010
    accessory | пылесборники для сяоми x20+ | c:filtry-dlya-pylesosov & s:sovmestimost=X20+
    phrase | кофемашина с кофемолкой и автоматическим капучинатором | c:kofemashiny & s:kofemolka=+ & s:kapuchinator=Автоматический
    phrase | индукционная варочная панель на две конфорки | c:varochnye-paneli & s:tip=Индукционная & s:konforki=2
    phrase | морозильный шкаф ноу фрост до 250000 | c:morozilniki & s:tip=Шкаф & s:no-frost=+ & p<=250000`,
  hard: `
    need | кот линяет не успеваю подметать каждый день | c:roboty-pylesosy,vertikalnye-pylesosy,klassicheskie-pylesosy
    need | смог в алматы дома нечем дышать | c:ochistiteli-vozdukha
    need | поджаристый хлебушек к завтраку за минуту | c:tostery
    need | пюрировать кабачок для прикорма | c:blendery,kukhonnye-kombajny
    need | безе взбиваю венчиком рука отваливается | c:miksery,blendery,kukhonnye-kombajny
    need | закинул мясо с картошкой и само тушится | c:multivarki
    need | малыш боится спать в темноте | c:umnye-lampy
    need | вычистить песок из салона авто | c:klassicheskie-pylesosy,vertikalnye-pylesosy
    need | коллеги жалуются что меня плохо слышно на созвонах | c:naushniki-i-mikrofony,veb-kamery
    need | сын поступил в универ на чем писать рефераты | c:noutbuki,planshety,sistemnye-bloki
    need | в гараже зимой пальцы не гнутся | c:obogrevateli
    need | по вечерам лампочки моргают напряжение просело | c:stabilizatory-napryazheniya,ibp
    need | до розетки во дворе тридцать метров не дотянуться | c:udliniteli & s:dlina>=30
    need | муж зарос пора привести в порядок усы и бакенбарды | c:trimmery,elektrobritvy,podarochnye-nabory
    need | блузка помялась в чемодане в командировке | c:otparivateli,utyugi
    need | лететь двенадцать часов хочу тишины в салоне | c:naushniki-i-mikrofony & s:shumopodavlenie=+
    need | собака перегрызла шнур от айфона | c:kabeli & s:interfejs=USB
    need | боюсь что забыла выключить утюг хочу с телефона обесточить | c:umnye-rozetki
    gift | подруге на девичник что то для красоты до 40000 | c:ukladka-volos,zubnye-shchyotki,podarochnye-nabory,otparivateli,napolnye-vesy & p<=40000
    negation | посудомойка но не встраиваемая | c:posudomoechnye-mashiny & !s:ustanovka=Встраиваемая
    negation | смартфон с беспроводной зарядкой не эппл и не самсунг | c:vse-smartfony & s:besprovodnaya-zaryadka=+ & !b:Apple & !b:Samsung
    negation | клава без проводов и не белая | c:klaviatury & !s:podklyuchenie=Проводное & !s:tsvet=белый
    measure | холодильник чтобы влез в нишу полметра шириной | c:kholodilniki & s:shirina<=50
    measure | моник побольше двадцати семи дюймов | c:monitory & s:diagonal-ekrana>=28
    layout | dtynbkznjh yfgjkmysq | c:ventilyatory & s:tip=Напольный
    layout | пфкьшт часы | c:smart-chasy & b:Garmin
    spoken | эм эс ай ноут игровой | c:igrovye-noutbuki & b:MSI
    spelling | мекровалнофка горение | c:mikrovolnovye-pechi & b:Gorenje
    question | поднимете холодильник на пятый этаж без лифта | page:/gid-delivery,/gid-question,/gid-services
    question | заберете старую стиралку если куплю новую | page:/gid-services`,
} as const;
