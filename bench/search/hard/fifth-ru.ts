/** Fifth exam: Russian queries at three levels by two more writers without knowledge of the search. */
export const fifthRussian = {
  easy: `
    plain | отпариватель для одежды | c:otparivateli & !s:tip=Пароочиститель
    brand-category | утюг филипс | c:utyugi & b:Philips
    plain | кнопочный телефон | c:knopochnye-telefony
    brand-category | ибп apc | c:ibp & b:APC
    plain | масляный обогреватель | c:obogrevateli & s:tip=Масляный
    brand-category | холодильник бирюса | c:kholodilniki & b:Biryusa
    model | dualsense | c:gejmpady & n:DualSense
    plain | электрическая мясорубка | c:myasorubki
    plain | весы напольные | c:napolnye-vesy
    brand-category | машинка moser | c:trimmery & b:Moser
    brand-category | веб камера logitech | c:veb-kamery & b:Logitech
    plain | патч корд rj45 | c:kabeli & s:interfejs=RJ45
    price | стиральная машина до 200000 | c:stiralnye-mashiny & p<=200000
    brand-category | стиральная машина haier | c:stiralnye-mashiny & b:Haier
    model | airpods 4 | n:AirPods 4
    plain | варочная панель индукционная | c:varochnye-paneli & s:tip=Индукционная
    model | iphone 17 256 | c:vse-smartfony & n:iPhone 17 & s:vstroennaya-pamyat=256
    brand-category | кофемашина delonghi | c:kofemashiny & b:De'Longhi
    plain | петличный микрофон | c:mikrofony & s:tip=Петличный
    model | instax mini 12 | n:Instax Mini 12
    plain | удлинитель 5 метров | c:udliniteli & s:dlina=5
    plain | тостер | c:tostery
    model | redmi watch 5 | c:smart-chasy & n:Redmi Watch 5
    brand-category | проектор xgimi | c:proektory & b:XGIMI
    plain | батарейки аа | c:batarejki & n:[^A]AA[^A]`,
  medium: `
    layout | vfibyrf lkz cnhb;rb | c:trimmery & !s:naznachenie=Для носа & !s:naznachenie=Для бороды
    layout | ьшлкщешл | c:routery & b:MikroTik
    layout | edkf;ybntkm djple[f | c:uvlazhniteli
    spelling | утюжок для валос | c:vypryamiteli
    transliteration | fen dayson | c:feny & b:Dyson
    spelling | холадилник самсунг ноуфрост | c:kholodilniki & b:Samsung & s:no-frost=+
    units | повербанк на 20к | c:powerbanki & s:emkost-akkumulyatora=20000
    synonym | зарядка в прикуриватель тайпси | c:zaryadnye-ustrojstva & s:tip=Автомобильное & s:interfejs=USB-C
    joined | роботпылесос сяоми | c:roboty-pylesosy & b:Xiaomi
    joined | микро волновка с грилем | c:mikrovolnovye-pechi & s:gril=+
    accessory | краска черная на эпсон л3250 | c:chernila & s:sovmestimost=L3250 & s:tsvet-pechati=Чёрный
    accessory | картридж hp m141w | c:kartridzhi-i-tonery & s:sovmestimost=M141w
    inflected-ru | наушников беспроводных с шумодавом | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & s:shumopodavlenie=+
    model | 5060ti 16гб видюха | c:videokarty & s:videokarta=RTX 5060 Ti & s:videopamyat=16
    kk-for-ru | су жылытқыш 50 литр | c:vodonagrevateli & s:obem=50
    price | умные часы до 40к | c:smart-chasy,fitnes-braslety & p<=40000
    price | тостер чтоб не дороже 20 тыщ | c:tostery & p<=20000
    phrase | ssd nvme 2 тб | c:ssd-nakopiteli & s:interfejs=NVMe & s:obem-ssd=2048
    phrase | монитор 27 ips 2к от 100 герц | c:monitory & s:diagonal-ekrana=27 & s:tip-ekrana=IPS & s:razreshenie=2560×1440 & s:chastota-obnovleniya>=100
    model | макбук эйр 13 м4 | c:noutbuki-dlya-raboty & n:MacBook Air 13 M4
    spelling | телевизер хайсенс 50 | c:led-televizory,qled-i-oled-televizory & b:Hisense & s:diagonal-ekrana=50
    synonym | дуйка в комнату | c:obogrevateli & s:tip=Тепловентилятор
    synonym | кондер на 35 квадратов | c:konditsionery & s:ploshchad>=35 & s:ploshchad<=50
    accessory | ремешок на эпл вотч 42 | c:remeshki-dlya-chasov & s:sovmestimost=Watch Series 11 42 mm
    inflected-ru | зубных щёток электрических орал би | c:zubnye-shchyotki & b:Oral-B
    stop-words | скажите а есть ли у вас в продаже какая нибудь хлебопечка | c:khlebopechki
    units | удлинитель пять метров | c:udliniteli & s:dlina=5
    synonym | винда 11 прошка лицензия | c:ofis-i-sistemy & n:Windows 11 Pro
    synonym | касперский на 3 компа | c:antivirusy & b:Kaspersky & s:chislo-ustrojstv=3
    synonym | стиралка элджи 9кг | c:stiralnye-mashiny & b:LG & s:zagruzka=9
    phrase | духовка встройка с пиролизом | c:dukhovye-shkafy & s:samoochistka=Пиролиз
    synonym | петличка для рилсов | c:mikrofony & s:tip=Петличный
    price | аэрогриль до полтинника | c:aerogrili & p<=50000
    units | стим пополнить на 10000 | c:tsifrovye-kody & b:Steam & s:nominal=10000
    spelling | сакавыжималка шнекавая | c:sokovyzhimalki & s:tip=Шнековая
    accessory | рюкзак под ноут 17 дюймов | c:sumki-dlya-noutbukov & s:diagonal-ekrana=17
    synonym | пальчиковые батарейки | c:batarejki & s:interfejs=AA & !s:interfejs=AAA
    mixed | планшет самсунг сим картасы бар | c:planshety & b:Samsung & !s:set=Wi-Fi
    layout | ыфьыгтп телевизор 50 | c:led-televizory,qled-i-oled-televizory & b:Samsung & s:diagonal-ekrana=50
    transliteration | holodilnik no frost belyi | c:kholodilniki & s:no-frost=+ & s:tsvet=белый
    transliteration | айпад эйр 256 | c:planshety & n:iPad Air & s:vstroennaya-pamyat=256
    spelling | стералка самсунг 7кг | c:stiralnye-mashiny & b:Samsung & s:zagruzka=7
    spelling | пасудамоечная машина бош | c:posudomoechnye-mashiny & b:Bosch
    spelling | увложнитель воздуха в спальню | c:uvlazhniteli
    synonym | микроволновка с грилем белая | c:mikrovolnovye-pechi & s:gril=+ & s:tsvet=белый
    synonym | дверной глазок с камерой | c:videozvonki
    synonym | утюжок для волос розовый | c:vypryamiteli & s:tsvet=розовый
    synonym | пилот на 6 розеток белый | c:udliniteli & s:rozetki=6 & s:tsvet=белый
    joined | смартчасы хуавей | c:smart-chasy & b:Huawei
    joined | электро чайник стекло | c:chajniki & s:material=Стекло
    transliteration | зубная щетка орал би | c:zubnye-shchyotki & b:Oral-B
    price | вертикальный пылесос до 100к | c:vertikalnye-pylesosy & p<=100000
    price | блютуз колонка от 20 до 40 тыщ | c:portativnye-kolonki & !p<=19989 & p<=40000
    accessory | стекло на 17 про макс | c:zashchitnye-stekla & s:sovmestimost=iPhone 17 Pro Max
    accessory | краска для принтера epson l3250 | c:chernila & s:sovmestimost=L3250
    accessory | ремешок эпл вотч ультра 3 | c:remeshki-dlya-chasov & s:sovmestimost=Watch Ultra 3
    transliteration | браун мультиквик | n:MultiQuick
    mixed | ноутбукке рюкзак 15.6 серый | c:sumki-dlya-noutbukov & s:diagonal-ekrana>=15.6 & s:tsvet=серый
    kk-for-ru | шаңсорғыш аквафильтрмен | c:klassicheskie-pylesosy & s:tip-pylesbornika=Аквафильтр
    inflected-ru | духовку чёрную встраиваемую с конвекцией | c:dukhovye-shkafy & s:tsvet=чёрный & s:konvektsiya=+
    inflected-ru | плиты газовые шириной 50 | c:plity & s:tip=Газовая & s:shirina=50
    units | внешний ссд 2тб | c:ssd-nakopiteli & s:tip=Внешний & s:obem-ssd=2048
    units | флешка 128 gb type c | c:usb-fleshki & s:obem-pamyati=128 & s:interfejs=USB-C
    units | монитор 2к 27 дюймов | c:monitory & s:diagonal-ekrana=27 & s:razreshenie=2560×1440
    synonym | банка для зарядки телефона 20000 | c:powerbanki & s:emkost-akkumulyatora=20000
    synonym | большие уши сони с шумодавом | c:polnorazmernye-naushniki & b:Sony & s:shumopodavlenie=+
    price | ноут для учебы 16 озу до 300 тысяч | c:noutbuki-dlya-raboty & s:operativnaya-pamyat>=16 & p<=300000
    stop-words | мне бы хорошую мясорубку подскажите | c:myasorubki
    phrase | карта памяти микро сд 128 гб | c:karty-pamyati & s:obem-pamyati=128 & s:tip=microSD
    phrase | сушилка для белья с тепловым насосом lg | c:sushilnye-mashiny & s:tip=Тепловой насос & b:LG
    unlettered | сымсыз кулаккап | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & !s:podklyuchenie=Проводное
    phrase | умная лампочка е27 цветная | c:umnye-lampy & s:tsokol=E27 & s:tsvetovaya-temperatura=RGB
    synonym | пополнить стим | c:tsifrovye-kody & b:Steam`,
  hard: `
    need | телефон к обеду садится а я весь день за рулем | c:powerbanki,zaryadnye-ustrojstva & !s:tip=Сетевое & !s:tip=Беспроводное
    need | весь день клиенткам головы сушу старый сгорел что взять | c:feny
    need | глаза уже не видят нужен аппарат с большими цифрами просто звонить | c:knopochnye-telefony
    need | батареи еле теплые внуки приедут мерзнуть будут | c:obogrevateli
    need | свет мигнет и сервер в ребут уходит | c:ibp & !s:tip=Для роутера
    need | напряжение в деревне прыгает боюсь холодильник сгорит | c:stabilizatory-napryazheniya
    need | горячую воду отключили на месяц помыться негде | c:vodonagrevateli
    need | жарю баурсаки и вся кухня в чаду шторы пахнут | c:vytyazhki
    need | кошка линяет шерсть везде а мне нагибаться нельзя | c:roboty-pylesosy,vertikalnye-pylesosy
    need | полбарана привезли в холодильник мясо уже не лезет | c:morozilniki
    need | в квартире воздух пыльный внук чихает от аллергии | c:ochistiteli-vozdukha
    need | в дверь звонят хочу с телефона видеть кто пришел | c:videozvonki
    negation | утюг любой только не тефаль | c:utyugi & !b:Tefal
    negation | ноут без винды сам накачу до 300 тысяч | c:noutbuki-dlya-raboty,igrovye-noutbuki & s:operatsionnaya-sistema=Без системы & p<=300000
    negation | чайник чтоб не пластмассовый был | c:chajniki & !s:material=Пластик
    negation | плита не газовая шириной 50 | c:plity & !s:tip=Газовая & !s:tip=Комбинированная & s:shirina=50
    measure | сплит в салон двадцать квадратов чтоб хватило | c:konditsionery & s:tip=Сплит & s:ploshchad>=20 & s:ploshchad<=35
    measure | мультиварка на большую семью литров шесть не меньше | c:multivarki & s:obem>=6
    measure | посудомойка чтоб в нишу 45 сантиметров влезла | c:posudomoechnye-mashiny & s:shirina<=45
    measure | шнур hdmi от трех до десяти метров | c:kabeli & s:interfejs=HDMI & s:dlina>=3 & s:dlina<=10
    measure | смартфон батарея минимум 6000 и чтоб телефоном в автобусе платить | c:vse-smartfony & s:emkost-akkumulyatora>=6000 & s:nfc=+
    quality | холодильник чтоб ночью не гудел у нас студия | c:kholodilniki & s:shum<=38
    quality | стригу на выезде машинка нужна и от провода и от аккумулятора | c:trimmery & s:pitanie=Аккумулятор и сеть
    quality | мышка которая не щелкает на весь опенспейс | c:myshi & n:Silent|Pebble|MX Master|MX Anywhere
    quality | колонка на пляж чтоб в воду уронить не страшно | c:portativnye-kolonki & !s:zashchita=Нет & !s:zashchita=IPX4
    gift | дочке на 8 марта что нибудь для укладки до 50 тысяч | c:feny,vypryamiteli,podarochnye-nabory & p<=50000 & !s:naznachenie=Музыка & !s:naznachenie=мужчин & !s:naznachenie=рабочего & !s:naznachenie=двоих & !s:naznachenie=Умный
    gift | внучку 10 лет дрон недорогой во дворе полетать до 40 тыс | c:kvadrokoptery & p<=40000
    gift | деду на юбилей бритва хорошая тысяч до шестидесяти | c:elektrobritvy & p<=60000
    spoken | ну этот как его пылесос которым стоя без провода до ста пятидесяти тысяч | c:vertikalnye-pylesosy & p<=150000
    spoken | братан найди самсунг телефон тысяч за сто двадцать не дороже | c:vse-smartfony & b:Samsung & p<=120000
    spoken | так игровой ноутбук с видеокартой эртэикс пятьдесят шестьдесят | c:igrovye-noutbuki & s:videokarta=RTX 5060
    mixed | маған телевизор керек на кухню маленький | c:led-televizory & s:diagonal-ekrana<=32
    mixed | машинаға зарядка быстрая керек | c:zaryadnye-ustrojstva & s:tip=Автомобильное
    question | если утюг через месяц сломается куда нести | page:service
    question | новую стиралку привезете а старую вынесете и заберете | page:services,trade-in
    question | до тараза довозите и сколько ждать | page:delivery
    model | логитековская клава мх кейс эс вроде | c:klaviatury & n:MX Keys S
    nothing | видеорегистратор с антирадаром | nothing
    nothing | тонометр давление мерить на плечо | nothing
    nothing | кресло парикмахерское с гидравликой | nothing
    need | из крана на даче только ледяная вода идет | c:vodonagrevateli
    need | чтобы в комнате пыльцу из воздуха собирал у ребенка аллергия | c:ochistiteli-vozdukha
    need | на даче напряжение скачет боюсь холодильник сгорит | c:stabilizatory-napryazheniya
    need | свет вырубают и вайфай сразу пропадает хочу чтоб интернет работал | c:ibp
    need | рубашку мужу разгладить прямо на вешалке без доски | c:otparivateli
    need | чтобы полы сами мылись пока мы на работе | c:roboty-pylesosy
    need | снимаю тиктоки надо телефон поставить чтоб не падал | c:derzhateli
    need | в кафе свежий апельсиновый сок гостям давить | c:sokovyzhimalki
    need | тесто на баурсаки месить руки уже болят | c:miksery,kukhonnye-kombajny,khlebopechki
    need | глаза болят романы с телефона читать | c:elektronnye-knigi
    need | ключи вечно теряем хотим дверь пальцем открывать | c:umnye-zamki
    need | в дальней комнате вай фай не ловит | c:routery
    negation | чайник только не пластиковый до 20 тысяч | c:chajniki & !s:material=Пластик & p<=20000
    negation | вкладыши блютуз не белые и не черные с шумоподавлением | c:besprovodnye-vkladyshi & s:shumopodavlenie=+ & !s:tsvet=белый & !s:tsvet=чёрный
    negation | плиту любую кроме газовой газа у нас нет | c:plity & !s:tip=Газовая & !s:tip=Комбинированная
    negation | смартфон не самсунг и не айфон батарея от 6000 | c:vse-smartfony & !b:Samsung,Apple & s:emkost-akkumulyatora>=6000
    measure | кондиционер чтоб хватило на зал тридцать пять квадратов | c:konditsionery & s:ploshchad>=35
    measure | холодильник влезет в нишу 60 на 180 | c:kholodilniki & s:shirina<=60 & s:vysota<=180
    measure | телек чтоб не меньше 140 сантиметров по диагонали | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana>=55
    measure | стиралка минимум на девять кило и с паром | c:stiralnye-mashiny & s:zagruzka>=9 & s:par-funktsiya=+
    quality | встройка посудомойка чтоб ночью спать не мешала | c:posudomoechnye-mashiny & s:ustanovka=Встраиваемая & s:shum<=47
    quality | мышка чтоб клики не слышно было на уроке | c:myshi & n:Silent
    quality | кнопочный телефон чтоб редко заряжать | c:knopochnye-telefony & s:emkost-akkumulyatora>=1500
    quality | ноутбук легонький в рюкзаке в школу таскать | c:noutbuki-dlya-raboty & s:ves<=1.4
    gift | подружке на др фотик который сразу печатает до 70 тысяч | c:fotoapparaty & s:tip=Мгновенной печати & p<=70000
    gift | дедушке на юбилей бритву хорошую тысяч до 50 | c:elektrobritvy & p<=50000
    gift | маме на 8 марта фен с ионизацией не дороже сорока | c:feny & s:ionizatsiya=+ & p<=40000
    gift | на новоселье молодым умный дом в подарочной коробке | c:podarochnye-nabory & s:naznachenie=Умный дом
    spoken | так ну покажи мне хлебопечку чтобы булка хотя бы килограмм | c:khlebopechki & s:maksimalnyj-ves>=1
    spoken | мне это самое телевизор на кухню небольшой тридцать два дюйма | c:led-televizory & s:diagonal-ekrana=32
    spoken | слушай а есть обогреватель на полторы тысячи ватт для теплицы | c:obogrevateli & s:moshchnost=1500
    mixed | кафеге кофемашина керек автомат чтобы сама молола зерна | c:kofemashiny & s:tip=Автоматическая & s:kofemolka=+
    mixed | інішекке планшет до 100 мың тенге | c:planshety & p<=100000
    mixed | арзан ғана принтер цветной чтоб струйный | c:printery-i-mfu & s:tsvetnaya-pechat=+ & s:tekhnologiya-pechati=Струйная
    question | старую стиралку заберете если новую купим | page:services,trade-in
    question | привезете на дачу за каскелен и сколько это стоит | page:delivery
    model | гоупро тринадцатая | n:HERO13
    model | очки квест 3s на 256 | n:Quest 3S & s:obem-pamyati=256
    nothing | угловой диван раскладной в зал | nothing
    nothing | мотоблок для огорода бензиновый | nothing`,
};
