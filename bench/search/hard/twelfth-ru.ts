/**
 * Twelfth exam: Russian queries by two writers without knowledge of the search, mostly typical; never used for tuning.
 */
export const twelfthRussian = {
  easy: `
    plain | кофемашина с капучинатором автоматическим | c:kofemashiny & s:kapuchinator=Автоматический
    brand-category | мясорубка бош | c:myasorubki & b:Bosch
    model | poco x7 pro 512 | c:vse-smartfony & n:POCO X7 Pro & s:vstroennaya-pamyat=512
    price | микроволновка до 40000 | c:mikrovolnovye-pechi & p<=40000
    price | бойлер 50 литров до 60000 | c:vodonagrevateli & s:obem=50 & p<=60000
    brand-category | духовка maunfeld | c:dukhovye-shkafy & b:Maunfeld
    plain | вытяжка черная наклонная | c:vytyazhki & s:tsvet=чёрный & s:tip=Наклонная
    brand-category | сушилка для белья самсунг | c:sushilnye-mashiny & b:Samsung
    price | швейная машинка до 80 тысяч тенге | c:shvejnye-mashiny & p<=80000
    brand-category | хлебопечка панасоник | c:khlebopechki & b:Panasonic
    brand-category | планшет honor | c:planshety & b:HONOR
    plain | вебкамера 4к | c:veb-kamery & s:razreshenie=3840×2160
    price | сетевой фильтр до 5000 тг | c:udliniteli & s:tip=Сетевой фильтр & p<=5000
    brand-category | экшн камера dji | c:ekshn-kamery & b:DJI
    price | дрон до 50000 тенге | c:kvadrokoptery & p<=50000
    model | steam deck oled 1тб | c:igrovye-pristavki & n:Steam Deck & s:obem-ssd=1024
    plain | вр очки для ps5 | c:vr-ochki & s:platforma=PlayStation 5
    brand-category | цветной принтер canon | c:printery-i-mfu & b:Canon & s:tsvetnaya-pechat=+
    price | робот пылесос до 100 тысяч | c:roboty-pylesosy & p<=100000
    plain | вертикальный пылесос моющий | c:vertikalnye-pylesosy & s:vlazhnaya-uborka=+
    brand-category | сплит система gree | c:konditsionery & b:Gree
    price | зубная щетка электрическая до 20000 | c:zubnye-shchyotki & p<=20000
    brand-category | телевизор kivi | c:led-televizory & b:Kivi
    price | саундбар до 60 тысяч | c:saundbary & p<=60000
    plain | моноблок для дома | c:sistemnye-bloki & s:tip=Моноблок
    brand-category | видеокарта palit | c:videokarty & b:Palit
    accessory | чехол redmi 15c | c:chekhly & s:sovmestimost=Redmi 15C
    model | amazfit bip 6 | c:smart-chasy & n:Bip 6
    price | холодильник до 120000 тенге | c:kholodilniki & p<=120000
    price | стиральная машина автомат до 150000 | c:stiralnye-mashiny & p<=150000
    price | проектор до 150000 | c:proektory & p<=150000
    plain | холодильник двухкамерный белый | c:kholodilniki & s:tip=Двухкамерный & s:tsvet=белый
    model | iphone 17 pro max 256 | c:vse-smartfony & n:iPhone 17 Pro Max & s:vstroennaya-pamyat=256
    quality | стиралка с сушкой самсунг | c:stiralnye-mashiny & b:Samsung & s:sushka=+
    price | камера sony для съемки до 800000 | c:fotoapparaty & b:Sony & p<=800000
    model | мфу epson l3250 | c:printery-i-mfu & n:L3250
    price | электрочайник xiaomi до 20000 тенге | c:chajniki & b:Xiaomi & p<=20000
    brand-category | фен dyson | c:feny,podarochnye-nabory & b:Dyson
    model | роутер keenetic hopper | c:routery & n:Keenetic Hopper
    measure | видеокарта 16 гб msi | c:videokarty & b:MSI & s:videopamyat=16
    brand-category | швейная машина singer heavy duty | c:shvejnye-mashiny & n:Singer Heavy Duty
    plain | очиститель воздуха для дома | c:ochistiteli-vozdukha
    plain | отпариватель ручной xiaomi | c:otparivateli & b:Xiaomi & s:tip=Ручной
    quality | кофемашина зерновая с капучинатором | c:kofemashiny & s:tip=Автоматическая & !s:kapuchinator=Нет
    model | наушники galaxy buds3 fe | c:besprovodnye-vkladyshi & n:Buds3 FE
    price | ноутбук для учебы до 250000 | c:noutbuki-dlya-raboty & p<=250000
    measure | монитор 27 дюймов samsung | c:monitory & b:Samsung & s:diagonal-ekrana=27
    measure | варочная поверхность 2 конфорки | c:varochnye-paneli & s:konforki=2
    measure | узкая посудомоечная машина 45 см | c:posudomoechnye-mashiny & s:shirina=45
    quality | кухонная плита beko электрическая с духовкой | c:plity & b:Beko & s:tip=Электрическая
    measure | кондиционер на 25 квадратов | c:konditsionery & s:ploshchad=25
    plain | бумага для принтера а4 | c:bumaga-dlya-pechati & s:format-bumagi=A4
    price | квадрокоптер недорогой до 50 тысяч | c:kvadrokoptery & p<=50000
    measure | карта памяти 128 гб | c:karty-pamyati & s:obem-pamyati=128
    model | электрощетка philips sonicare 6500 | c:zubnye-shchyotki & n:Sonicare 6500
    measure | телевизор 32 | c:led-televizory & s:diagonal-ekrana=32
    brand-category | весы напольные beurer | c:napolnye-vesy & b:Beurer
    inflected-ru | рюкзаки для ноутбука | c:sumki-dlya-noutbukov
    plain | морозильная камера | c:morozilniki
    plain | видеозвонок на дверь | c:videozvonki
    brand-category | кнопочный телефон nokia | c:knopochnye-telefony & b:Nokia
    price | повербанк ugreen до 30000 | c:powerbanki & b:UGREEN & p<=30000
    model | фитнес браслет huawei band 10 | c:fitnes-braslety & n:Huawei Band 10
    brand-category | саундбар для телевизора yamaha | c:saundbary & b:Yamaha
    plain | моноблок в офис | c:sistemnye-bloki & s:tip=Моноблок
    measure | тепловентилятор 2000 вт | c:obogrevateli & s:tip=Тепловентилятор & s:moshchnost=2000
    brand-category | проектор epson для презентаций | c:proektory & b:Epson
    accessory | чехол книжка на samsung a36 | c:chekhly & s:sovmestimost=Galaxy A36 & s:tip=Книжка
  `,
  medium: `
    layout | gsktcjc c frdfabkmnhjv | c:klassicheskie-pylesosy & s:tip-pylesbornika=Аквафильтр
    layout | ьфсищщл фшк 13 | c:noutbuki-dlya-raboty & n:MacBook Air 13
    layout | ,hbndf phillips | c:elektrobritvy & b:Philips
    transliteration | chainik steklyanniy | c:chajniki & s:material=Стекло
    transliteration | naushniki igrovye besprovodnye | c:polnorazmernye-naushniki & s:naznachenie=Игровая & !s:podklyuchenie=Проводное
    spelling | пасудамойка встраеваемая 45 | c:posudomoechnye-mashiny & s:ustanovka=Встраиваемая & s:shirina=45
    spelling | отпариватиль ручьной | c:otparivateli & s:tip=Ручной
    spelling | калонка жбл | c:portativnye-kolonki & b:JBL
    spelling | сокавыжемалка шнэковая | c:sokovyzhimalki & s:tip=Шнековая
    synonym | сонька пятая с дисководом | c:igrovye-pristavki & n:PlayStation 5 & s:tip=С дисководом
    synonym | таблетка батарейка 2032 | c:batarejki & s:interfejs=CR2032
    synonym | телек lg 55 до 350 тыщ | c:led-televizory,qled-i-oled-televizory & b:LG & s:diagonal-ekrana=55 & p<=350000
    synonym | полароид розовый | c:fotoapparaty & s:tip=Мгновенной печати & s:tsvet=розовый
    synonym | дверной глазок с камерой и вайфаем | c:videozvonki
    synonym | джойстики для сони плейстейшн | c:gejmpady & s:platforma=PlayStation 5
    synonym | бесперебойник на комп | c:ibp & !s:tip=Для роутера
    joined | аэрогриль6литров | c:aerogrili & s:obem>=6 & s:obem<=6.5
    joined | ноут бук игро вой асус | c:igrovye-noutbuki & b:ASUS
    units | внешний ssd на терабайт | c:ssd-nakopiteli & s:tip=Внешний & s:obem-ssd=1024
    units | микро сд 128 гигов | c:karty-pamyati & s:tip=microSD & s:obem-pamyati=128
    units | шнур тайпси тайпси два метра | c:kabeli & s:interfejs=USB-C — USB-C & s:dlina=2
    spoken | монитор двадцать семь дюймов белый | c:monitory & s:diagonal-ekrana=27 & s:tsvet=белый
    spoken | ноут 16 оперативы 512 ссд до четырехсот тысяч | c:noutbuki-dlya-raboty,igrovye-noutbuki & s:operativnaya-pamyat=16 & s:obem-ssd=512 & p<=400000
    accessory | стекло на 17 про макс айфон | c:zashchitnye-stekla & n:iPhone 17 Pro Max
    accessory | мешки на керхер | c:filtry-dlya-pylesosov & n:Karcher & s:tip=Мешки из микроволокна
    accessory | краска синяя на эпсон л3250 | c:chernila & s:sovmestimost=L3250 & s:tsvet-pechati=Голубой
    accessory | зарядка от прикуривателя | c:zaryadnye-ustrojstva & s:tip=Автомобильное
    accessory | держалка для телефона на решетку в машину | c:derzhateli & s:ustanovka=На воздуховод
    accessory | кожаный браслет на смарт часы | c:remeshki-dlya-chasov & s:material=кожа
    mixed | роутер с сим картой 4g | c:routery & s:set=4G
    mixed | робуксы пополнить | c:tsifrovye-kody & b:Roblox
    synonym | ворд эксель на комп навсегда | c:ofis-i-sistemy & n:Office & s:tip=Бессрочная
    spelling | нокиа раскладуха | c:knopochnye-telefony & n:Flip
    inflected-ru | механику клаву с подсветкой | c:klaviatury & s:tip-pereklyuchatelej=Механические & !s:podsvetka=Нет
    synonym | фотик беззеркалка кэнон | c:fotoapparaty & b:Canon & s:tip=Беззеркальный
    spelling | петличный микрафон для съемки | c:mikrofony & s:tip=Петличный
    transliteration | самсунг а56 256гб | c:vse-smartfony & n:Galaxy A56 & s:vstroennaya-pamyat=256
    spoken | внешний жесткий на терабайт | c:ssd-nakopiteli & s:tip=Внешний & s:obem-ssd=1024
    accessory | стекло антишпион на айфон 16 | c:zashchitnye-stekla & s:tip=Антишпион & s:sovmestimost=iPhone 16
    accessory | чернила в брат dcp t520 черные | c:chernila & s:sovmestimost=DCP-T520W & s:tsvet-pechati=Чёрный
    spelling | мясарубка 1000вт | c:myasorubki & s:moshchnost=1000
    layout | ceibkmyfz vfibyf | c:sushilnye-mashiny
    transliteration | fen dlya volos xiaomi | c:feny & b:Xiaomi
    price | телек 65 дюймов не дороже 300к | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=65 & p<=300000
    joined | микроволновкасгрилем | c:mikrovolnovye-pechi & s:gril=+
    units | шнур тайпси 2 метра | c:kabeli & s:interfejs=USB-C & !s:interfejs=Lightning & s:dlina=2
    mixed | выпрямитель дайсон airstrait | c:vypryamiteli & n:Airstrait
    spoken | вентилятор до двадцати тыщ | c:ventilyatory & p<=20000
    transliteration | дайсон в12 пылесос | c:vertikalnye-pylesosy & b:Dyson & n:V12
    mixed | макбук air m4 серебристый | c:noutbuki-dlya-raboty & n:MacBook Air & s:tsvet=серебристый
    spelling | гейпад икс бокс белый | c:gejmpady & s:platforma=Xbox & s:tsvet=белый
    synonym | модем под симкарту домой | c:routery & s:set=4G
    accessory | мешки в пылесос xiaomi x20+ | c:filtry-dlya-pylesosov & n:X20
    synonym | переноска на 5 метров | c:udliniteli & s:dlina=5
    joined | духовкасамсунг встраиваемая | c:dukhovye-shkafy & b:Samsung
    accessory | кожаный ремень на часы хуавей gt 6 | c:remeshki-dlya-chasov & s:sovmestimost=Watch GT 6 & s:material=кожа
    transliteration | гопро хиро 13 | c:ekshn-kamery & n:HERO13
    transliteration | klaviatura mehanicheskaya | c:klaviatury & s:tip-pereklyuchatelej=Механические
    quality | ноут 16 оперативы и пол терабайта ссд | c:noutbuki-dlya-raboty,igrovye-noutbuki & s:operativnaya-pamyat=16 & s:obem-ssd=512
    units | зарядник 65 ватт на два гнезда | c:zaryadnye-ustrojstva & s:bystraya-zaryadka>=65 & s:vyhody>=2
    measure | фотобумага 10 на 15 глянец | c:bumaga-dlya-pechati & s:format-bumagi=10×15 & s:tip=глянцевая
    mixed | тонер картридж ксерокс b225 | c:kartridzhi-i-tonery & s:sovmestimost=B225
    spelling | вытяшка наклонная чорная | c:vytyazhki & s:tip=Наклонная & s:tsvet=чёрный
    transliteration | вр очки мета квест 3s | c:vr-ochki & n:Quest 3S
    transliteration | робукс карта роблокс | c:tsifrovye-kody & b:Roblox
    quality | планшет с симкой самсунг | c:planshety & b:Samsung & !s:set=Wi-Fi
    spelling | нагриватель воды 80л аристон | c:vodonagrevateli & b:Ariston & s:obem=80
  `,
  hard: `
    need | свет вырубают и вайфай пропадает | c:ibp
    need | в гараже зимой дубак чем согреться | c:obogrevateli
    need | пыль летит с улицы ребенок чихает | c:ochistiteli-vozdukha
    need | лампочки моргают напряжение прыгает | c:stabilizatory-napryazheniya
    need | согым забили мясо некуда складывать | c:morozilniki
    need | в комнате сухо от батарей горло дерет | c:uvlazhniteli
    gift | маме на 8 марта на кухню что нибудь до 30000 | c:malaya-tekhnika-dlya-kukhni & p<=30000
    gift | братишке геймеру на днюху недорогое | c:gejmpady,myshi,klaviatury,polnorazmernye-naushniki,tsifrovye-kody,mikrofony & p<=60000 & !s:naznachenie=Для офиса & !s:naznachenie=Для музыки
    gift | парню набор чтоб бриться | c:podarochnye-nabory,elektrobritvy,trimmery & n:OneBlade|Braun Series 5|Электробритва|Триммер
    negation | мышка без провода и не игровая | c:myshi & !s:podklyuchenie=Проводное & !s:naznachenie=Игровая
    negation | морозилка только не ларь | c:morozilniki & !s:tip=Ларь
    negation | плита не электрическая 50 см | c:plity & !s:tip=Электрическая & !s:tip=Индукционная & s:shirina=50
    quality | посудомойка тихая чтоб ночью включать | c:posudomoechnye-mashiny & s:shum<=47
    quality | телефон чтоб батарея два дня держала до 150 тысяч | c:vse-smartfony,knopochnye-telefony & s:emkost-akkumulyatora>=5000 & p<=150000
    question | можно вернуть если жене цвет не понравится | page:/gid-change
    question | в актау довезете или самому забирать | page:/gid-delivery
    question | сломался чайник через месяц куда нести | page:/gid-service,/service-centres
    nothing | шины зимние r16 | nothing
    nothing | аккумулятор на камри | nothing
    need | свет мигнет и касса с компом гаснет | c:ibp & !s:tip=Для роутера
    gift | подарок мужу с бородой | c:trimmery,elektrobritvy,podarochnye-nabory & n:Триммер|OneBlade|Braun Series 5 Gift|Электробритва & !s:naznachenie=Для носа и ушей
    need | зимой от батарей сухо в квартире нос пересыхает | c:uvlazhniteli
    negation | пылесос без мешка но не робот | c:klassicheskie-pylesosy,vertikalnye-pylesosy & !s:tip-pylesbornika=Мешок
    negation | большие наушники не проводные | c:polnorazmernye-naushniki & !s:podklyuchenie=Проводное
    question | можно оформить рассрочку на год | page:/gid-delivery,/gid-question
    question | заказ должен был приехать вчера где он | page:/order,/gid-delivery
    question | выставите счет на тоо с ндс | page:/gid-wholesale
    question | чехол не подошел хочу сдать обратно | page:/gid-change
    question | повесите кондиционер сами или искать мастера | page:/gid-services
    question | до скольки вы открыты в воскресенье | page:/shops,/gid-contacts
    nothing | палатка трехместная | nothing
    need | хочу чтобы снимок сразу вылезал на бумаге | c:fotoapparaty & s:tip=Мгновенной печати
    need | вечно теряем ключи хочу открывать дверь пальцем | c:umnye-zamki
    negation | плита только не газовая | c:plity & !s:tip=Газовая & !s:tip=Комбинированная
    quality | легкий ноутбук чтобы спина не болела носить | c:noutbuki-dlya-raboty & s:ves<=1.5
    need | комп тормозит вирусы лезут что поставить | c:antivirusy
    need | старый телевизор без интернета хочу на нем ютуб | c:tv-pristavki
    quality | телефон чтоб зарядки хватало дня на два | c:vse-smartfony,knopochnye-telefony & s:emkost-akkumulyatora>=5000
  `,
};
