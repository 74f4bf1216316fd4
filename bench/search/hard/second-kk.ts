/** Kazakh counterpart of `second-ru.ts`. */
export const secondKazakh = {
  easy: `
    plain | tecno смартфондары | c:vse-smartfony & b:Tecno
    plain | lenovo ойын ноутбугі | c:igrovye-noutbuki & b:Lenovo
    plain | hurom шырын сыққыш | c:sokovyzhimalki & b:Hurom
    plain | rowenta фені | c:feny & b:Rowenta
    plain | gopro экшн-камера | c:ekshn-kamery & b:GoPro
    brand-category | roborock робот шаңсорғышы | c:roboty-pylesosy & b:Roborock
    brand-category | zelmer еттартқышы | c:myasorubki & b:Zelmer
    units | 50 литрлік бойлер | c:vodonagrevateli & s:obem=50
    price | 70 мыңға дейін микротолқынды пеш | c:mikrovolnovye-pechi & p<=70000
    accessory | iphone 17 pro қабы | c:chekhly & s:sovmestimost=iPhone 17 Pro & !n:Pro Max & !s:sovmestimost=iPhone 17 Pro Max`,
  medium: `
    unlettered | кир кептиргиш хайер | c:sushilnye-mashiny & b:Haier
    unlettered | нан писиргиш панасоник | c:khlebopechki & b:Panasonic
    unlettered | тоназыткыш бирюса | c:kholodilniki & b:Biryusa
    unlettered | акылды кулып есикке | c:umnye-zamki
    inflected-kk | шәйнегіміз күйіп кетті жаңасын алайық | c:chajniki
    inflected-kk | балама құлаққаптың сымсызын қарап жүрмін | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & !s:podklyuchenie=Проводное
    spelling | желдткыш поларис | c:ventilyatory & b:Polaris
    spelling | блендір броун | c:blendery & b:Braun
    joined | сағатбауы galaxy watch8 | c:remeshki-dlya-chasov & s:sovmestimost=Watch8
    synonym | есігі екі жаққа ашылатын үлкен тоңазытқыш | c:kholodilniki & !s:tip=Двухкамерный & !s:tip=Однокамерный
    transliteration | shansorgysh karcher | c:pylesosy & b:Karcher & !c:filtry-dlya-pylesosov
    mixed | сымсыз мышка logitech 20 мыңға дейін | c:myshi & b:Logitech & !s:podklyuchenie=Проводное & p<=20000
    phrase | ені 60 см гриль функциясы бар газ плитасы | c:plity & s:shirina=60 & s:gril=+ & !s:tip=Электрическая & !s:tip=Индукционная`,
  hard: `
    need | түскі асты жұмыста ысытып ішейік деп едік | c:mikrovolnovye-pechi
    need | кілемді далаға шығарып қақпай-ақ тазаласам | c:klassicheskie-pylesosy,vertikalnye-pylesosy,roboty-pylesosy
    need | шілдеде үйде отыру мүмкін емес терлеп кетеміз | c:konditsionery,ventilyatory
    need | баланың тісі құрттап жатыр дұрыстап тазаламайды | c:zubnye-shchyotki
    need | арықтап жүрмін неше келі тастағанымды білгім келеді | c:napolnye-vesy
    need | пойызда екі күн жүреміз телефон отырып қалмасын | c:powerbanki
    need | түпкі бөлмеге интернет жетпейді | c:routery
    need | кино көргенде теледидардың даусы әлсіз шығады | c:saundbary,portativnye-kolonki
    need | телефонның жады толып қалды сурет сақтайтын орын жоқ | c:karty-pamyati,usb-fleshki,ssd-nakopiteli & !s:tip=Внутренний
    need | қыстың кешінде балалармен фифа ойнап отырайық | c:igrovye-pristavki,gejmpady
    gift | құрбымның туған күніне шаш сәндейтін сыйлық | c:feny,vypryamiteli,podarochnye-nabory & !s:naznachenie=Уход для мужчин & !s:naznachenie=Уход для двоих & !s:naznachenie=Умный дом & !s:naznachenie=Для рабочего стола & !s:naznachenie=Музыка & !s:naznachenie=Игр
    negation | samsung та apple да емес планшет | c:planshety & !b:Samsung & !b:Apple
    measure | ұзындығы екі метр заряд сымы | c:kabeli & s:dlina=2 & s:interfejs=USB
    layout | fef nfpfhn0si | c:ochistiteli-vozdukha
    spoken | ти пи линк роутер үйге | c:routery & b:TP-Link
    spelling | мұздатқш беко | c:morozilniki & b:Beko
    question | алған затым бұзылып қалса кепілдікпен қайда апарамын | page:/gid-service,/gid-question,/gid-change`,
} as const;
