/** Seventh exam: Russian queries, mostly easy and medium, by two writers without knowledge of the search. */
export const seventhRussian = {
  easy: `
    synonym | стиралка lg 9 кг | c:stiralnye-mashiny & b:LG & s:zagruzka=9
    layout | yfeiybrb cjyb | c:polnorazmernye-naushniki,besprovodnye-vkladyshi & b:Sony
    model | rtx 5060 ti 16gb | c:videokarty & s:videokarta=GeForce RTX 5060 Ti & s:videopamyat=16
    units | монитор 27 240 герц | c:monitory & s:diagonal-ekrana=27 & s:chastota-obnovleniya=240
    inflected-ru | колонку jbl розовую | c:portativnye-kolonki & b:JBL & s:tsvet=розовый
    model | ps5 slim без дисковода | c:igrovye-pristavki & n:PlayStation 5 Slim Digital
    synonym | джойстик на пс5 | c:gejmpady & s:platforma=PlayStation 5
    plain | мышка игровая беспроводная | c:myshi & s:naznachenie=Игровая & !s:podklyuchenie=Проводное
    transliteration | инстакс мини | c:fotoapparaty & n:Instax Mini
    plain | vr очки | c:vr-ochki
    plain | портативный блендер | c:blendery & s:tip=Портативный
    joined | роботпылесос xiaomi | c:roboty-pylesosy & b:Xiaomi
    transliteration | флешка тайп си 128 | c:usb-fleshki & s:interfejs=USB-C & s:obem-pamyati=128
    transliteration | микро сд 256 | c:karty-pamyati & s:tip=microSD & s:obem-pamyati=256
    synonym | кондер на 25 квадратов | c:konditsionery & s:ploshchad>=25
    model | айпад эйр 11 | c:planshety & n:iPad Air 11
    brand-category | щетка детская орал би | c:zubnye-shchyotki & b:Oral-B & n:Kids
    plain | тостер smeg кремовый | c:tostery & b:Smeg & s:tsvet=кремовый
    synonym | карта стим 5000 | c:tsifrovye-kody & b:Steam & s:nominal=5000
    units | кабель лайтнинг 2 метра | c:kabeli & s:interfejs=Lightning & s:dlina=2
    plain | роутер wi fi 7 | c:routery & s:wi-fi=Wi-Fi 7
    model | dji mini | c:kvadrokoptery & n:DJI Mini
    plain | касперский 3 устройства | c:antivirusy & b:Kaspersky & s:chislo-ustrojstv=3
    phrase | держатель магнитный в машину | c:derzhateli & s:tip=Магнитный & !s:ustanovka=На стол
    plain | батарейки ааа duracell | c:batarejki & b:Duracell & s:interfejs=AAA
    units | ссд внешний 2 тб | c:ssd-nakopiteli & s:tip=Внешний & s:obem-ssd=2048
    synonym | титан 80 литров | c:vodonagrevateli & s:obem=80
    inflected-ru | мясорубку мулинекс | c:myasorubki & b:Moulinex
    synonym | нокиа раскладушка | c:knopochnye-telefony & b:Nokia & n:flip
    phrase | утюг с керамической подошвой | c:utyugi & s:material=керамика
    spelling | пылисос с мешком | c:klassicheskie-pylesosy & s:tip-pylesbornika=Мешок
    units | стиралка 6 кг | c:stiralnye-mashiny & s:zagruzka=6
    model | janome 1522 | c:shvejnye-mashiny & n:1522
    units | удлинитель катушка 30 метров | c:udliniteli & s:tip=На катушке & s:dlina=30
    layout | ntktdbpjh 43 | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=43
    joined | миксерручной | c:miksery & s:tip=Ручной
    brand-category | вытяжки elikor | c:vytyazhki & b:Elikor
    plain | бумага снегурочка | c:bumaga-dlya-pechati & b:Снегурочка
    transliteration | mikrovolnovka midea | c:mikrovolnovye-pechi & b:Midea
    units | варочная панель 45 см | c:varochnye-paneli & s:shirina=45
    units | стабилизатор ресанта 5 квт | c:stabilizatory-napryazheniya & b:Ресанта & s:polnaya-moshchnost=5000
    synonym | хлебопечь панасоник | c:khlebopechki & b:Panasonic
    phrase | соковыжималка для апельсинов | c:sokovyzhimalki & s:tip=Для цитрусовых
    price | напольные весы до 10000 | c:napolnye-vesy & p<=10000
    phrase | роутер с симкой | c:routery & s:set=4G
    stop-words | купить электробритву braun | c:elektrobritvy & b:Braun
    brand-category | машинка для стрижки moser | c:trimmery & b:Moser
    plain | кнопочный телефон texet | c:knopochnye-telefony & b:TeXet
    inflected-ru | напольные вентиляторы | c:ventilyatory & s:tip=Напольный
    model | картридж canon 725 | c:kartridzhi-i-tonery & n:725`,
  medium: `
    layout | buhjdjq yjen,er rtx 5050 | c:igrovye-noutbuki & s:videokarta=RTX 5050
    layout | шзрщту 16 | c:vse-smartfony & n:iPhone 16\\b
    spelling | чайнек электрический стиклянный | c:chajniki & s:material=Стекло
    spelling | холодилник самсунк ноу фрост | c:kholodilniki & b:Samsung & s:no-frost=+
    transliteration | naushniki s shumodavom do 50000 | c:polnorazmernye-naushniki,besprovodnye-vkladyshi & s:shumopodavlenie=+ & p<=50000
    price | телефон с nfc до 100 тысяч | c:vse-smartfony & s:nfc=+ & p<=100000
    accessory | антишпион стекло на s25 ultra | c:zashchitnye-stekla & s:tip=Антишпион & s:sovmestimost=Galaxy S25 Ultra
    accessory | чехол книжка на самсунг а16 | c:chekhly & s:tip=Книжка & s:sovmestimost=Galaxy A16
    accessory | мешки для робота xiaomi x20+ | c:filtry-dlya-pylesosov & s:tip=Мешки & s:sovmestimost=Xiaomi Robot Vacuum X20
    accessory | черные чернила на epson l3250 | c:chernila & s:sovmestimost=L3250 & s:tsvet-pechati=Чёрный
    joined | макбукэйр13 m4 512гб | c:noutbuki-dlya-raboty & n:MacBook Air 13 & s:obem-ssd=512
    synonym | ворд эксель на макбук | c:ofis-i-sistemy & n:Microsoft (365|Office) & s:platforma=macOS
    phrase | капсульная кофемашина неспрессо мятного цвета | c:kofemashiny & b:Nespresso & s:tip=Капсульная & s:tsvet=мятный
    units | повербанк 20000 мач 65 ватт | c:powerbanki & s:emkost-akkumulyatora=20000 & s:bystraya-zaryadka>=65
    synonym | телик 55 дюймов 120 герц | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=55 & s:chastota-obnovleniya>=120
    price | проектор фулл хд до 150 тысяч | c:proektory & s:razreshenie=1920×1080 & p<=150000
    synonym | вебка 4к для стримов | c:veb-kamery & s:razreshenie=3840×2160
    synonym | клава механика белая с подсветкой | c:klaviatury & s:tip-pereklyuchatelej=Механические & s:tsvet=белый & !s:podsvetka=Нет
    price | моющий вертикальный пылесос до 200 тыс | c:vertikalnye-pylesosy & s:vlazhnaya-uborka=+ & p<=200000
    synonym | беззеркалка кэнон 4к | c:fotoapparaty & b:Canon & s:tip=Беззеркальный & s:zapis-video=4K
    stop-words | купить смарт часы амазфит цена в алматы | c:smart-chasy & b:Amazfit
    mixed | балаға планшет до 120 тысяч | c:planshety & p<=120000
    transliteration | умная лампочка ргб е27 вайфай | c:umnye-lampy & s:tip=Лампочка & s:tsvetovaya-temperatura=RGB & s:tsokol=E27 & s:podklyuchenie=Wi-Fi
    synonym | машинка для стрижки волос на аккумуляторе | c:trimmery & s:pitanie=Аккумулятор & !s:naznachenie=Для бороды & !s:naznachenie=Для носа
    accessory | мешки для пылесоса bosch bgb2 | c:filtry-dlya-pylesosov & s:sovmestimost=Bosch BGB2 & s:tip=Мешки
    layout | [jkjlbkmybr lde[rfvthysq ,tksq | c:kholodilniki & s:tip=Двухкамерный & s:tsvet=белый
    transliteration | gazovaya plita s elektricheskoy duhovkoy | c:plity & s:tip=Комбинированная
    price | стиральная машина автомат индезит до 200 тысяч | c:stiralnye-mashiny & b:Indesit & p<=200000
    measure | ларь морозильный литров на 300 | c:morozilniki & s:tip=Ларь & s:obshchij-obem>=270 & s:obshchij-obem<=330
    spelling | мультеварка редмонт 5 литров | c:multivarki & b:Redmond & s:obem=5
    synonym | телик самсунг 55 дюймов смарт | c:led-televizory,qled-i-oled-televizory & b:Samsung & s:diagonal-ekrana=55 & s:smart-tv=Tizen
    accessory | чернила для epson l3250 черные | c:chernila & s:sovmestimost=L3250 & s:tsvet-pechati=Чёрный
    synonym | дуйка для обогрева 2 квт | c:obogrevateli & s:tip=Тепловентилятор & s:moshchnost=2000
    price | аэрогриль литров на 6 до 60 тысяч | c:aerogrili & s:obem>=5.5 & s:obem<=6.5 & p<=60000
    phrase | стиралка с вертикальной загрузкой 40 см | c:stiralnye-mashiny & s:tip=Вертикальная & s:shirina=40
    mixed | шайнек электрический стеклянный | c:chajniki & s:material=Стекло
    spelling | пасудамойка настольная маленькая | c:posudomoechnye-mashiny & s:ustanovka=Компактная
    phrase | пылесос с аквафильтром томас или керхер | c:klassicheskie-pylesosy & s:tip-pylesbornika=Аквафильтр & b:Thomas,Karcher
    phrase | ручной отпариватель для одежды тефаль | c:otparivateli & s:tip=Ручной & b:Tefal
    price | смартфон самсунг 128 гб до 100 тысяч | c:vse-smartfony & b:Samsung & s:vstroennaya-pamyat=128 & p<=100000
    accessory | защитное стекло на редми 15с | c:zashchitnye-stekla & s:sovmestimost=Redmi 15C
    layout | ceibkmyfz vfibyf 8 ru | c:sushilnye-mashiny & s:zagruzka=8
    price | фен с ионизацией до 30000 | c:feny & s:ionizatsiya=+ & p<=30000
    inflected-ru | кофеварку капельную бош красную | c:kapelnye-kofevarki & b:Bosch & s:tsvet=красный
    joined | духовойшкаф газовый с грилем | c:dukhovye-shkafy & s:tip=Газовый & s:gril=+
    units | флешка металлическая 64 гига | c:usb-fleshki & s:obem-pamyati=64 & s:material=Металл
    synonym | бесперебойник для роутера | c:ibp & s:tip=Для роутера`,
  hard: `
    nothing | электросамокат для взрослого | nothing
    nothing | автокресло для годовалого ребенка | nothing
    question | можно сдать старый айфон и доплатить за новый | page:trade-in
    question | можно взять ноут в рассрочку на 24 месяца без переплаты | page:delivery
    need | ноут для универа легкий чтоб весь день без розетки до 400 тысяч | c:noutbuki-dlya-raboty & s:ves<=1.5 & s:vremya-raboty>=10 & p<=400000
    need | свет отключают а вайфай должен работать хотя бы 3 часа | c:ibp & s:tip=Для роутера & s:vremya-raboty-min>=180
    need | в городе смог дышать нечем нужен очиститель в зал 40 квадратов | c:ochistiteli-vozdukha & s:ploshchad>=40
    quality | тихий увлажнитель в детскую чтобы малыш не просыпался | c:uvlazhniteli & s:shum<=32
    gift | подарок подруге которая всегда с музыкой до 40 тысяч | c:portativnye-kolonki,polnorazmernye-naushniki,besprovodnye-vkladyshi,podarochnye-nabory & p<=40000 & !s:naznachenie=Игровая & !s:naznachenie=Уход & !s:naznachenie=Умный дом & !s:naznachenie=Для рабочего стола
    gift | что подарить брату геймеру клаву или мышку до 20 тысяч | c:klaviatury,myshi & s:naznachenie=Игровая & p<=20000
    negation | телефон 5g до 150 тысяч только не самсунг и не сяоми | c:vse-smartfony & s:set=5G & p<=150000 & !b:Samsung,Xiaomi
    negation | большие наушники на голову с проводом не блютуз | c:polnorazmernye-naushniki & s:podklyuchenie=Проводное
    spoken | слушай мне нужна камера снимать влоги на капчагае чтобы и под водой можно было | c:ekshn-kamery & !s:zashchita=Нет
    measure | кухня маленькая нужна посудомойка не шире 45 см | c:posudomoechnye-mashiny & s:shirina<=45
    nothing | сепаратор для молока домашний | nothing
    nothing | котел отопления на угле для частного дома | nothing
    question | довезете ли морозилку в село за павлодаром и сколько это стоит | page:delivery
    question | кто в уральске чинит стиралки по гарантии | page:service
    need | на даче напряжение падает до 120 вольт нужен стабилизатор на весь дом | c:stabilizatory-napryazheniya & s:minimalnoe-napryazhenie<=120 & s:polnaya-moshchnost>=5000
    gift | подарочный набор мужу на день рождения чтоб бриться | c:podarochnye-nabory & s:naznachenie=Уход для мужчин
    gift | что подарить маме на юбилей для кухни до 40 тысяч | c:chajniki,blendery,miksery,myasorubki,multivarki,aerogrili,tostery,khlebopechki,sokovyzhimalki,kukhonnye-kombajny,kapelnye-kofevarki,mikrovolnovye-pechi,kofemashiny & p<=40000
    negation | пылесос обычный не вертикальный не робот и без мешков | c:klassicheskie-pylesosy & !s:tip-pylesbornika=Мешок
    spoken | телефон бабушке с кнопками чтоб заряд долго держал | c:knopochnye-telefony & s:vremya-raboty>=14
    need | обогреватель в зал 20 квадратов чтобы сам отключался когда нагреет | c:obogrevateli & s:ploshchad>=20 & s:termoregulyator=+
    quality | телевизор с громким звуком чтобы дед слышал без колонок | c:led-televizory,qled-i-oled-televizory & s:moshchnost-zvuka>=30
    negation | электрическая плита с духовкой только не индукционная | c:plity & s:tip=Электрическая
    spoken | покажи мне вертикальный пылесос который и пол моет | c:vertikalnye-pylesosy & s:vlazhnaya-uborka=+
    quality | электронная книга с теплым светом чтобы глаза не уставали | c:elektronnye-knigi & s:podsvetka=С регулировкой оттенка`,
};
