/** The half of the Russian queries used for tuning; the other half is `exam-ru.ts`. */
export const lessonRussian = {
  easy: `
    plain | iphone 17 pro max синий | c:vse-smartfony & n:iPhone 17 Pro Max & s:tsvet=синий
    plain | редми 15с | c:vse-smartfony & n:Redmi 15C
    plain | пылесос dyson v8 | c:vertikalnye-pylesosy & n:V8
    plain | электронная книга pocketbook | c:elektronnye-knigi & b:PocketBook
    plain | колонка jbl charge | c:portativnye-kolonki & n:Charge
    plain | видеокарта rtx 5060 | c:videokarty & n:RTX 5060 & !n:Ti
    brand-category | газовая плита гефест | c:plity & b:Gefest
    brand-category | морозильник бирюса | c:morozilniki & b:Biryusa
    synonym | телик lg 55 | c:televizory & b:LG & s:diagonal-ekrana=55
    synonym | ноут леново | c:noutbuki & b:Lenovo
    synonym | дрон dji | c:kvadrokoptery & b:DJI
    units | флэшка кингстон 64 гб | c:usb-fleshki & b:Kingston & s:obem-pamyati=64
    units | повербанк 10000 | c:powerbanki & s:emkost-akkumulyatora=10000
    units | монитор 24 дюйма | c:monitory & s:diagonal-ekrana=24
    units | мультиварка 5 литров | c:multivarki & s:obem=5
    price | ноутбук до 300000 | c:noutbuki & p<=300000
    accessory | стекло на redmi note 14 | c:zashchitnye-stekla & s:sovmestimost=Redmi Note 14 & !s:sovmestimost=Redmi Note 14 Pro`,
  medium: `
    spelling | абагреватель масленый | c:obogrevateli & s:tip=Масляный
    spelling | блютус калонка жбл | c:portativnye-kolonki & b:JBL
    spelling | зарятка айфон 20w | c:zaryadnye-ustrojstva & n:Apple.*20 Вт
    spelling | вотонагреватель аристон 80л | c:vodonagrevateli & b:Ariston & s:obem=80
    spelling | клавеатура безпроводная | c:klaviatury & !s:podklyuchenie=Проводное
    synonym | блок питания для айфона | c:zaryadnye-ustrojstva
    synonym | переноска 5 метров | c:udliniteli & s:dlina=5
    synonym | сотик самсунг | c:smartfony-i-telefony & b:Samsung
    synonym | мини комп | c:sistemnye-bloki
    transliteration | реалми гт 7 | c:vse-smartfony & n:realme GT 7
    units | ссд 500гб m2 | c:ssd-nakopiteli & s:obem-ssd>=480 & s:obem-ssd<=512
    phrase | стиралка с сушкой lg | c:stiralnye-mashiny & b:LG & s:sushka=+
    phrase | наушники с шумодавом | c:naushniki-i-mikrofony & s:shumopodavlenie=+
    price | пылесос от 50 до 100 тысяч | c:pylesosy & p<=100000
    accessory | картридж для pantum | c:kartridzhi-i-tonery & n:Pantum
    accessory | фильтр на дайсон | c:filtry-dlya-pylesosov & n:Dyson`,
  hard: `
    layout | ,tcghjdjlyst yfeiybrb | c:naushniki-i-mikrofony & !s:podklyuchenie=Проводное
    layout | vekmnbdfhrf htlvjyl | c:multivarki & b:Redmond
    transliteration | хуавей мэйтпад | c:planshety & n:MatePad
    spoken | тивишка 43 дешман | c:televizory & s:diagonal-ekrana=43
    spoken | мфушка епсон | c:printery-i-mfu & b:Epson
    spoken | гпушка рыкса 9070 | c:videokarty & n:9070
    spoken | игровой комп под кс го | c:sistemnye-bloki & !b:Apple
    need | чтобы в комнате не было душно летом | c:konditsionery,ventilyatory
    need | воздух сухой зимой от батарей | c:uvlazhniteli
    need | волосы выпрямить | c:vypryamiteli
    need | молоть фарш на манты | c:myasorubki
    need | следить кто пришел к двери | c:videozvonki
    need | снимать влог на велосипеде | c:ekshn-kamery
    need | открывать дверь отпечатком | c:umnye-zamki
    negation | блендер без чаши не погружной | c:blendery & !s:tip=Погружной
    negation | наушники без микрофона не блютуз | c:naushniki-i-mikrofony & !s:podklyuchenie=Bluetooth
    question | принесли разбитый экран что делать | page:/gid-change,/gid-service,/service-centres`,
} as const;
