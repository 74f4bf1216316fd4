/**
 * Hard Russian queries, phrased like shoppers rather than product names: `kind | query | expected`, parsed by
 * `read-table.ts`. Written before any tuning on them.
 */
export const hardRussian = `
  need | чем согреть дачу зимой | c:obogrevateli
  need | чем охладить квартиру летом | c:konditsionery,ventilyatory
  need | чем высушить белье зимой | c:sushilnye-mashiny
  need | чтобы не мыть посуду руками | c:posudomoechnye-mashiny
  need | печатать документы дома | c:printery-i-mfu
  need | чем чистить ковры от шерсти | c:pylesosy
  need | дома сухой воздух что купить | c:uvlazhniteli
  need | избавиться от пыли в воздухе | c:ochistiteli-vozdukha
  need | взбить сливки и тесто | c:miksery,blendery,kukhonnye-kombajny
  need | делать фарш дома | c:myasorubki,kukhonnye-kombajny
  need | печь хлеб самому | c:khlebopechki
  need | жарить картошку без масла | c:aerogrili
  need | разогреть обед в офисе | c:mikrovolnovye-pechi
  need | гладить рубашки | c:utyugi,otparivateli
  need | смотреть кино на стене | c:proektory
  need | улучшить звук телевизора | c:saundbary
  need | слушать музыку на природе | c:portativnye-kolonki
  need | снимать под водой | c:ekshn-kamery
  need | зарядить телефон в походе | c:powerbanki
  need | считать шаги и пульс | c:fitnes-braslety,smart-chasy
  need | раздать интернет по всему дому | c:routery
  need | записывать подкаст | c:mikrofony
  need | устройство для созвонов по видео | c:veb-kamery
  need | открывать дверь по отпечатку | c:umnye-zamki
  need | варить кофе из зерен дома | c:kofemashiny,kapelnye-kofevarki
  need | завить волосы | c:vypryamiteli
  need | стричь бороду дома | c:trimmery,elektrobritvy
  need | горячая вода на даче | c:vodonagrevateli
  need | не хватает розеток | c:udliniteli
  need | увеличить память телефона | c:karty-pamyati
  negation | наушники не вкладыши | c:naushniki-i-mikrofony & !c:besprovodnye-vkladyshi,mikrofony
  negation | смартфон не самсунг | c:vse-smartfony & !b:Samsung
  negation | телефон только не айфон | c:smartfony-i-telefony & !b:Apple
  negation | ноутбук не игровой | c:noutbuki & !c:igrovye-noutbuki
  negation | холодильник не белый | c:kholodilniki & !s:tsvet=белый
  negation | мышка без провода | c:myshi & !s:podklyuchenie=Проводное
  negation | клавиатура но не механическая | c:klaviatury & !s:tip-pereklyuchatelej=Механические
  negation | пылесос не робот | c:pylesosy & !c:roboty-pylesosy,filtry-dlya-pylesosov
  negation | чехол не силиконовый | c:chekhly & !s:material=Силикон
  negation | принтер не лазерный | c:printery-i-mfu & !s:tekhnologiya-pechati=Лазерная
  negation | телевизор кроме samsung и lg | c:televizory & !b:Samsung,LG
  negation | фен не dyson | c:feny & !b:Dyson
  negation | кофемашина не капсульная | c:kofemashiny & !s:tip=Капсульная
  negation | смарт часы не apple | c:smart-chasy & !b:Apple
  negation | плита не газовая | c:plity & !s:tip=Газовая
  negation | телефон не черный до 150000 | c:smartfony-i-telefony & !s:tsvet=чёрный & p<=150000
  negation | холодильник без ноу фрост | c:kholodilniki & !s:no-frost=+
  negation | стиралка не вертикальная | c:stiralnye-mashiny & !s:tip=Вертикальная
  measure | кабель 3 метра | c:kabeli & s:dlina=3
  measure | удлинитель не короче 5 метров | c:udliniteli & s:dlina>=5
  measure | кондиционер на 50 квадратов | c:konditsionery & s:ploshchad>=50
  measure | обогреватель на 20 кв метров | c:obogrevateli & s:ploshchad>=20
  measure | монитор от 144 герц | c:monitory & s:chastota-obnovleniya>=144
  measure | телевизор 120 гц | c:televizory & s:chastota-obnovleniya>=120
  measure | телефон от 8 гб оперативки | c:vse-smartfony & s:operativnaya-pamyat>=8
  measure | ноутбук 32 гига оперативной памяти | c:noutbuki & s:operativnaya-pamyat=32
  measure | флешка больше 64 гигов | c:usb-fleshki & s:obem-pamyati>=64
  measure | повербанк минимум 20000 | c:powerbanki & s:emkost-akkumulyatora>=20000
  measure | холодильник не выше 180 см | c:kholodilniki & s:vysota<=180
  measure | холодильник шириной до 60 см | c:kholodilniki & s:shirina<=60
  measure | стиралка на 10 кг | c:stiralnye-mashiny & s:zagruzka>=10
  measure | бойлер восемьдесят литров | c:vodonagrevateli & s:obem=80
  measure | телефон с аккумулятором от 6000 мач | c:smartfony-i-telefony & s:emkost-akkumulyatora>=6000
  measure | зарядка от 65 ватт | c:zaryadnye-ustrojstva & s:bystraya-zaryadka>=65
  measure | ssd два терабайта | c:ssd-nakopiteli & s:obem-ssd=2048
  measure | посудомойка 45 см | c:posudomoechnye-mashiny & s:shirina=45
  measure | пылесос тише 75 дб | c:pylesosy & s:shum<=75
  measure | робот пылесос на 200 квадратных метров | c:roboty-pylesosy & s:ploshchad>=200
  quality | смартфон с мощной батареей | c:smartfony-i-telefony & s:emkost-akkumulyatora>=5000
  quality | узкая стиралка | c:stiralnye-mashiny & s:shirina<=45
  quality | телевизор с большим экраном | c:televizory & s:diagonal-ekrana>=65
  quality | мощный фен | c:feny & s:moshchnost>=2000
  quality | маленький холодильник | c:kholodilniki & s:vysota<=150
  quality | вместительный повербанк | c:powerbanki & s:emkost-akkumulyatora>=20000
  quality | тихая посудомойка | c:posudomoechnye-mashiny & s:shum<=46
  quality | телефон для пожилых | c:knopochnye-telefony
  model | чехол для айфон 16 | c:chekhly & n:iPhone 16(?! Pro|e|\\d)
  model | стекло на s25 ultra | c:zashchitnye-stekla & n:S25 Ultra
  model | чехол galaxy s25+ | c:chekhly & n:S25\\+
  model | прошка 17 айфон | c:vse-smartfony & n:iPhone 17 Pro
  model | зарядник для макбука | c:zaryadnye-ustrojstva
  model | чехол на планшет | nothing
  gift | подарок мужчине на день рождения | c:podarochnye-nabory,elektrobritvy,trimmery,smart-chasy,portativnye-kolonki,naushniki-i-mikrofony
  gift | что подарить жене на 8 марта | c:podarochnye-nabory,feny,vypryamiteli,smart-chasy,fitnes-braslety,kofemashiny,otparivateli
  gift | подарок маме до 30000 | c:podarochnye-nabory,feny,vypryamiteli,fitnes-braslety,miksery,blendery,chajniki,tostery,napolnye-vesy,otparivateli,uvlazhniteli,kapelnye-kofevarki & p<=30000
  gift | что подарить ребенку 10 лет | c:planshety,igrovye-pristavki,gejmpady,kvadrokoptery,fitnes-braslety,smart-chasy,naushniki-i-mikrofony
  gift | подарок геймеру | c:igrovye-pristavki,gejmpady,tsifrovye-kody,klaviatury,myshi,naushniki-i-mikrofony,podarochnye-nabory
  gift | сувенир девушке на новый год | c:podarochnye-nabory,feny,vypryamiteli,smart-chasy,fitnes-braslety,naushniki-i-mikrofony,kofemashiny
  spoken | видюха для игр 5070 | c:videokarty & n:5070
  spoken | телек на кухню маленький | c:televizory & s:diagonal-ekrana<=43
  spoken | моник 2к | c:monitory & s:razreshenie=2560
  spoken | кондер в спальню | c:konditsionery
  spoken | зарядник тайпси быстрый | c:zaryadnye-ustrojstva
  spoken | беспроводные уши с шумодавом | c:naushniki-i-mikrofony & s:shumopodavlenie=+
  spoken | комп для игр недорогой | c:sistemnye-bloki,igrovye-noutbuki
  mixed | xiaomi шаңсорғыш робот | c:roboty-pylesosy & b:Xiaomi
  question | сколько стоит доставка в караганду | page:/gid-delivery
  question | как вернуть деньги за товар | page:/gid-change
  question | где находится магазин в астане | page:/shops
  question | номер телефона магазина | page:/gid-contacts
  question | сколько бонусов начисляют | page:/gid-bonus
  question | сломался телефон по гарантии куда нести | page:/gid-service,/service-centres
`;
