/** Sixth exam: Russian queries, mostly easy and medium, by two writers without knowledge of the search. */
export const sixthRussian = {
  easy: `
    brand-category | бумага svetocopy | c:bumaga-dlya-pechati & b:Svetocopy
    plain | стабилизатор напряжения | c:stabilizatory-napryazheniya
    plain | удлинитель на катушке | c:udliniteli & s:tip=На катушке
    brand-category | батарейки duracell aa | c:batarejki & b:Duracell & s:interfejs=AA & !s:interfejs=AAA
    brand-category | стиральная машина indesit | c:stiralnye-mashiny & b:Indesit
    price | утюг до 20000 | c:utyugi & p<=20000
    brand-category | весы напольные xiaomi | c:napolnye-vesy & b:Xiaomi
    plain | отпариватель ручной | c:otparivateli & s:tip=Ручной
    model | kindle paperwhite | c:elektronnye-knigi & n:Paperwhite
    plain | ибп для компьютера | c:ibp & !s:tip=Для роутера
    accessory | чехол iphone 17 pro | c:chekhly & n:iPhone 17 Pro & !n:Pro Max
    plain | погружной блендер | c:blendery & s:tip=Погружной
    inflected-ru | антивирус касперского | c:antivirusy & b:Kaspersky
    plain | умный замок на дверь | c:umnye-zamki
    brand-category | мясорубка bosch | c:myasorubki & b:Bosch
    synonym | посудомойка встраиваемая | c:posudomoechnye-mashiny & s:ustanovka=Встраиваемая
    plain | кофемашина рожковая | c:kofemashiny & s:tip=Рожковая
    brand-category | наушники marshall | c:polnorazmernye-naushniki,besprovodnye-vkladyshi & b:Marshall
    model | самсунг а56 | c:vse-smartfony & n:Galaxy A56
    plain | проектор | c:proektory
    brand-category | мфу epson | c:printery-i-mfu & b:Epson & n:МФУ
    brand-category | кнопочный телефон нокиа | c:knopochnye-telefony & b:Nokia
    units | пауэрбанк 20000 | c:powerbanki & s:emkost-akkumulyatora=20000
    brand-category | чайник бош | c:chajniki & b:Bosch
    plain | мясорубка электрическая | c:myasorubki
    units | водонагреватель 50 литров | c:vodonagrevateli & s:obem=50
    brand-category | планшет lenovo | c:planshety & b:Lenovo
    brand-category | квадрокоптер dji | c:kvadrokoptery & b:DJI`,
  medium: `
    layout | gsktcjc dyson | c:vertikalnye-pylesosy & b:Dyson
    layout | ryjgjxysq ntktajy nokia | c:knopochnye-telefony & b:Nokia
    spelling | холодилник хайер двух камерный | c:kholodilniki & b:Haier & s:tip=Двухкамерный
    spelling | абогреватель маслянный | c:obogrevateli & s:tip=Масляный
    spelling | стеральная машинка автомат | c:stiralnye-mashiny
    transliteration | naushniki besprovodnye jbl | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & b:JBL & !s:podklyuchenie=Проводное
    transliteration | ксяоми редми нот 14 | c:vse-smartfony & n:Redmi Note 14
    synonym | бойлер на 50 литров | c:vodonagrevateli & s:obem=50
    synonym | повербанк 20000 на вахту | c:powerbanki & s:emkost-akkumulyatora=20000
    synonym | бесперебойник apc на 650 | c:ibp & b:APC & s:polnaya-moshchnost=650
    synonym | батарейки мизинчиковые | c:batarejki & s:interfejs=AAA
    transliteration | блютуз колонка жбл | c:portativnye-kolonki & b:JBL
    joined | роботпылесос roborock | c:roboty-pylesosy & b:Roborock
    joined | видео карта rtx3050 | c:videokarty & n:RTX 3050
    price | смартфон до 80 тысяч | c:vse-smartfony & p<=80000
    price | телик 55 дюймов до 250к | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=55 & p<=250000
    price | фотобумага для принтера до 5 тыс | c:bumaga-dlya-pechati & s:tip=Фотобумага & p<=5000
    accessory | картридж на canon mf3010 | c:kartridzhi-i-tonery & s:sovmestimost=MF3010
    accessory | краска для эпсон л3250 | c:chernila & s:sovmestimost=L3250
    accessory | мешки для пылесоса бош | c:filtry-dlya-pylesosov & s:tip=Мешки & s:sovmestimost=Bosch
    plain | мфу лазерное с вайфаем | c:printery-i-mfu & n:МФУ & s:tekhnologiya-pechati=Лазерная & !s:wi-fi=Нет
    inflected-ru | купить стиральную машину с сушкой | c:stiralnye-mashiny & s:sushka=+
    mixed | шәйнек стеклянный | c:chajniki & s:material=Стекло
    kk-for-ru | үтік philips | c:utyugi & b:Philips
    units | удлинитель 50 м на стройку | c:udliniteli & s:dlina=50
    spelling | газ плита гефест 4 комфорки | c:plity & b:Gefest & !s:tip=Электрическая & !s:tip=Индукционная
    units | ноутбук 16 гб озу 512 ссд | c:noutbuki-dlya-raboty,igrovye-noutbuki & s:operativnaya-pamyat=16 & s:obem-ssd=512
    measure | конвектор на 20 квадратов | c:obogrevateli & s:tip=Конвектор & s:ploshchad>=20
    stop-words | мне бы хороший пылесос с аквафильтром | c:klassicheskie-pylesosy & s:tip-pylesbornika=Аквафильтр
    model | офис 2024 лицензия | c:ofis-i-sistemy & n:Office.*2024
    measure | телевизор не больше 32 дюймов на кухню | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana<=32
    question | до скольки работает магазин в астане | page:shops,contacts
    layout | rjatvfibyf philips | c:kofemashiny & b:Philips
    layout | мышка дщпшеуср | c:myshi & b:Logitech
    transliteration | stiralka indezit | c:stiralnye-mashiny & b:Indesit
    transliteration | делонги дедика | c:kofemashiny & n:Dedica
    spelling | холодильнек артель двух камерный | c:kholodilniki & b:Artel & s:tip=Двухкамерный
    spelling | микравалновка самсунг | c:mikrovolnovye-pechi & b:Samsung
    spelling | канвектор балу | c:obogrevateli & b:Ballu & s:tip=Конвектор
    spelling | аирогриль шаоми | c:aerogrili & b:Xiaomi
    synonym | беспроводные ушки эпл | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & b:Apple
    synonym | бесперебойник для компа 650 ва | c:ibp & s:polnaya-moshchnost=650
    synonym | утюжок для волос с ионизацией | c:vypryamiteli & s:ionizatsiya=+
    synonym | телик сяоми 43 | c:led-televizory,qled-i-oled-televizory & b:Xiaomi & s:diagonal-ekrana=43
    synonym | кондер инверторный на 35 квадратов | c:konditsionery & s:invertor=+ & s:ploshchad=35
    joined | rtx5060ti 16гб видео карта | c:videokarty & n:RTX 5060 Ti & s:videopamyat=16
    joined | вайфайроутер tplink | c:routery & b:TP-Link
    price | ноутбук для учебы до 250 тысяч | c:noutbuki-dlya-raboty & p<=250000
    price | посудомойка узкая не дороже 200к | c:posudomoechnye-mashiny & s:shirina<=45 & p<=200000
    price | смартфон с nfc 256 гб в пределах 120 тыс | c:vse-smartfony & s:nfc=+ & s:vstroennaya-pamyat=256 & p<=120000
    accessory | чехол на редми ноут 14 | c:chekhly & s:sovmestimost=Redmi Note 14 & !s:sovmestimost=Redmi Note 14 Pro
    accessory | ремешок на galaxy watch 8 44 мм | c:remeshki-dlya-chasov & s:sovmestimost=Galaxy Watch8 44 mm
    accessory | hepa фильтр для пылесоса самсунг | c:filtry-dlya-pylesosov & s:sovmestimost=Samsung & s:tip=HEPA
    accessory | джойстик для пс5 | c:gejmpady & s:platforma=PlayStation 5
    model | lg f2v5 стиралка | c:stiralnye-mashiny & n:F2V5
    model | сони 1000 хм наушники | c:polnorazmernye-naushniki,besprovodnye-vkladyshi & b:Sony & n:1000XM
    model | гармин форраннер 265 | c:smart-chasy & n:Forerunner 265
    inflected-ru | картриджей для лазерного принтера canon | c:kartridzhi-i-tonery & s:sovmestimost=i-SENSYS
    phrase | фотоаппарат который сразу снимки печатает | c:fotoapparaty & s:tip=Мгновенной печати
    stop-words | подскажите пожалуйста какой есть погружной блендер браун | c:blendery & b:Braun & s:tip=Погружной
    units | микро сд на 256 гигов | c:karty-pamyati & s:obem-pamyati=256 & s:tip=microSD
    units | интернет кабель 10 метров | c:kabeli & s:interfejs=RJ45 & s:dlina=10
    phrase | удлинитель на катушке 30 метров | c:udliniteli & s:tip=На катушке & s:dlina=30
    phrase | роутер с сим картой | c:routery & s:set=4G
    phrase | газовая поверхность встраиваемая на 4 конфорки | c:varochnye-paneli & s:tip=Газовая & s:konforki=4
    nothing | интерактивная доска для класса | nothing`,
  hard: `
    need | в квартире сухо ребенок кашляет по ночам | c:uvlazhniteli
    need | напряжение скачет лампочки моргают боюсь холодильник сгорит | c:stabilizatory-napryazheniya
    need | дед слепой почти надо чтоб только звонил и кнопки крупные | c:knopochnye-telefony
    need | свет вырубают а у меня отчет в 1с комп гаснет | c:ibp & !s:tip=Для роутера
    need | в вагончике на стройке холодно чем греться | c:obogrevateli
    negation | наушники только не вкладыши и не затычки | c:polnorazmernye-naushniki
    negation | плита белая только не газовая | c:plity & s:tsvet=белый & !s:tip=Газовая & !s:tip=Комбинированная
    measure | кондиционер в зал 35 квадратов чтоб тянул | c:konditsionery & s:ploshchad>=35
    quality | посудомойка тихая чтоб ночью ребенка не будила | c:posudomoechnye-mashiny & s:shum<=47
    quality | смартфон чтоб батарея дня два держала | c:vse-smartfony & s:emkost-akkumulyatora>=5500
    gift | теще на юбилей швейную машинку тысяч до ста | c:shvejnye-mashiny & p<=100000
    spoken | ну покажи морозилку литров на двести | c:morozilniki & s:obshchij-obem>=180 & s:obshchij-obem<=230
    mixed | келінге подарок блендер 30 мыңға дейін | c:blendery & p<=30000
    question | если чайник через месяц сломается куда нести по гарантии | page:service,change
    nothing | перфоратор по бетону макита | nothing
    nothing | коляска прогулочная для малыша | nothing
    need | на участке в поле телефон садится а розетки нет нигде | c:powerbanki
    need | у нас в поселке напряжение скачет боимся холодильник сгорит | c:stabilizatory-napryazheniya
    need | в кабинете пиджак помялся а доски гладильной нет | c:otparivateli & !s:tip=Пароочиститель
    need | ягоды и мясо на зиму заморозить а складывать некуда | c:morozilniki
    negation | пылесос только не робот и чтоб без мешка | c:klassicheskie-pylesosy,vertikalnye-pylesosy & !s:tip-pylesbornika=Мешок
    negation | кофемашина не на капсулах чтоб зерно сама молола | c:kofemashiny & s:kofemolka=+ & !s:tip=Капсульная
    measure | обогреватель чтоб комнату двадцать квадратов тянул | c:obogrevateli & s:ploshchad>=20
    measure | холодильник на дачу не выше полутора метров | c:kholodilniki & s:vysota<=150
    quality | кондиционер в спальню чтоб ночью не слышно было | c:konditsionery & s:shum<=26
    quality | ноут легкий чтоб целый день без зарядки жил | c:noutbuki-dlya-raboty & s:ves<=1.5 & s:vremya-raboty>=9
    gift | другу баристе на днюху что нибудь кофе дома варить до 100 тыщ | c:kofemashiny,kapelnye-kofevarki & p<=100000
    spoken | ой дочка нам бы с дедом телефончик с кнопками простой тысяч до пятнадцати | c:knopochnye-telefony & p<=15000
    spoken | так значит нужен мфу лазерный черно белый ну для учительской до двухсот тысяч | c:printery-i-mfu & n:МФУ & s:tekhnologiya-pechati=Лазерная & s:tsvetnaya-pechat=- & p<=200000
    mixed | маған смарт сағат керек чтоб заряд неделю держал | c:smart-chasy & s:avtonomnost-dnej>=7
    question | а до семея довозите и сколько дней ждать | page:delivery
    nothing | тонометр на плечо давление мерить | nothing`,
};
