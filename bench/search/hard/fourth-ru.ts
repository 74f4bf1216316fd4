/** Fourth exam: Russian queries at three levels by two writers without knowledge of the search. */
export const fourthRussian = {
  easy: `
    brand-category | саундбар самсунг | c:saundbary & b:Samsung
    plain | микроволновка с грилем | c:mikrovolnovye-pechi & s:gril=+
    brand-category | аэрогриль филипс | c:aerogrili & b:Philips
    model | jbl charge 6 | c:portativnye-kolonki & n:Charge 6
    plain | робот пылесос | c:roboty-pylesosy
    model | ps5 pro | c:igrovye-pristavki & n:PlayStation 5 Pro
    units | рюкзак для ноутбука 17 дюймов | c:sumki-dlya-noutbukov & s:diagonal-ekrana>=17
    brand-category | холодильник артель | c:kholodilniki & b:Artel
    plain | швейная машинка | c:shvejnye-mashiny
    plain | соковыжималка шнековая | c:sokovyzhimalki & s:tip=Шнековая
    plain | морозильник ларь | c:morozilniki & s:tip=Ларь
    brand-category | фен дайсон | c:feny,podarochnye-nabory & b:Dyson
    plain | капельная кофеварка | c:kapelnye-kofevarki
    inflected-ru | весы напольные умные | c:napolnye-vesy & s:tip=Умные
    plain | газовая плита | c:plity & s:tip=Газовая
    plain | чайник электрический стеклянный | c:chajniki & s:material=Стекло
    brand-category | стиральная машина lg | c:stiralnye-mashiny & b:LG
    plain | бумага а4 | c:bumaga-dlya-pechati & s:format-bumagi=A4
    plain | мультиварка скороварка | c:multivarki & s:tip=Скороварка
    plain | холодильник черный | c:kholodilniki & s:tsvet=чёрный
    inflected-ru | аэрогрили | c:aerogrili
    plain | морозильный ларь | c:morozilniki & s:tip=Ларь
    model | playstation 5 slim | c:igrovye-pristavki & n:PlayStation 5 Slim
    price | телефон до 50000 | c:vse-smartfony,knopochnye-telefony & p<=50000
    plain | плита газовая | c:plity,varochnye-paneli & s:tip=Газовая
    accessory | чехол на iphone 16 | c:chekhly & s:sovmestimost=iPhone 16 & !s:sovmestimost=iPhone 16e
    plain | веб камера 4к | c:veb-kamery & s:razreshenie=3840
    brand-category | касперский антивирус | c:antivirusy & b:Kaspersky
    plain | зубная щетка электрическая | c:zubnye-shchyotki
    brand-category | саундбар samsung | c:saundbary & b:Samsung`,
  medium: `
    layout | ntktdbpjh 65 | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=65
    layout | gkfyitn cfvceyu | c:planshety & b:Samsung
    spelling | стеральная машынка 6кг беко | c:stiralnye-mashiny & b:Beko & s:zagruzka=6
    spelling | духофка встроеная с конвекцыей | c:dukhovye-shkafy & s:konvektsiya=+
    transliteration | posudomoika bosch | c:posudomoechnye-mashiny & b:Bosch
    transliteration | naushniki sony s shumodavom | c:polnorazmernye-naushniki,besprovodnye-vkladyshi & b:Sony & s:shumopodavlenie=+
    synonym | видюха 5070 | c:videokarty & s:videokarta=5070
    synonym | игровой бук с 4060 | c:igrovye-noutbuki & s:videokarta=4060
    synonym | аристон бойлер на 50л | c:vodonagrevateli & b:Ariston & s:obem=50
    synonym | утюжок для волос чтоб керамика была | c:vypryamiteli & s:material=ерамика
    joined | повер банк 20 000 мач анкер | c:powerbanki & b:Anker & s:emkost-akkumulyatora=20000
    joined | мультиваркаскороварка | c:multivarki & s:tip=Скороварка
    price | смарт до 80к с nfc | c:vse-smartfony & s:nfc=+ & p<=80000
    price | кондер инверторный до двухсот тысяч | c:konditsionery & s:invertor=+ & p<=200000
    price | ноут для учебы не дороже 250 тыщ | c:noutbuki-dlya-raboty & p<=250000
    accessory | чехольчик на 17 про макс | c:chekhly & s:sovmestimost=iPhone 17 Pro Max
    accessory | стекло на самсунг с25 ультра | c:zashchitnye-stekla & s:sovmestimost=Galaxy S25 Ultra
    accessory | чернила на эпсон л3250 | c:chernila & s:sovmestimost=L3250
    accessory | ремешок на вотч 11 46мм | c:remeshki-dlya-chasov & s:sovmestimost=Watch Series 11 46 mm
    model | оралби про 3 щетка | c:zubnye-shchyotki & n:Oral-B Pro 3
    inflected-ru | насчет погружных блендеров с насадками браун | c:blendery & b:Braun & s:tip=Погружной
    kk-for-ru | шаңсорғыш вертикальный дайсон | c:vertikalnye-pylesosy & b:Dyson
    units | ссд внешний на 1тб | c:ssd-nakopiteli & s:tip=Внешний & s:obem-ssd=1024
    units | кабель тайпси тайпси 2 метра | c:kabeli & s:interfejs=USB-C — USB-C & s:dlina=2
    phrase | телефон кнопочный звонилка для бабушки | c:knopochnye-telefony
    stop-words | а есть ли у вас какой нибудь недорогой тостер до 20000 | c:tostery & p<=20000
    spelling | халадильник бирюса | c:kholodilniki & b:Biryusa
    layout | yfeiybrb ,tcghjdjlyst jbl | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & b:JBL & !s:podklyuchenie=Проводное
    layout | ыфьыгтп ф36 | c:vse-smartfony & n:Galaxy A36
    transliteration | robot pylesos xiaomi belyi | c:roboty-pylesosy & b:Xiaomi & s:tsvet=белый
    synonym | пилот на 6 розеток в кабинет | c:udliniteli & s:rozetki=6
    synonym | мизинчиковые батарейки | c:batarejki & s:interfejs=AAA
    joined | пауэр банк 20 000 черный | c:powerbanki & s:emkost-akkumulyatora=20000 & s:tsvet=чёрный
    units | ноут 16 гб оперативки ссд 512 с виндой для офиса | c:noutbuki-dlya-raboty & s:operativnaya-pamyat=16 & s:obem-ssd=512 & s:operatsionnaya-sistema=Windows
    price | телек 43 дюйма не дороже 150 тыс | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana=43 & p<=150000
    price | кофемашина в пределах ста тысяч | c:kofemashiny & p<=100000
    accessory | тонер для canon mf3010 | c:kartridzhi-i-tonery & s:sovmestimost=MF3010
    accessory | краска в принтер epson l3250 | c:chernila & s:sovmestimost=L3250
    accessory | ремешок на эпл вотч 46 мм | c:remeshki-dlya-chasov & s:sovmestimost=Watch Series 11 46
    accessory | стекло защитное на редми ноут 14 | c:zashchitnye-stekla & s:sovmestimost=Redmi Note 14 & !s:sovmestimost=Redmi Note 14 Pro
    model | кэнон пиксма 3430 мфу | c:printery-i-mfu & n:G3430
    model | соньки xm6 уши | c:polnorazmernye-naushniki & n:XM6
    inflected-ru | утюгов филипс с керамической подошвой | c:utyugi & b:Philips & s:material=ерамика
    mixed | кір машина самсунг 7 кг | c:stiralnye-mashiny & b:Samsung & s:zagruzka=7
    synonym | видяха 5060 ti на 16 гигов | c:videokarty & s:videokarta=5060 Ti & s:videopamyat=16
    synonym | джойстик на плойку 5 | c:gejmpady & s:platforma=PlayStation
    synonym | флешка 128 гигов тайп си | c:usb-fleshki & s:obem-pamyati=128 & s:interfejs=USB-C
    spelling | мекроволновка с грилем | c:mikrovolnovye-pechi & s:gril=+
    spelling | абагреватель маслянный | c:obogrevateli & s:tip=Масляный
    phrase | машинка для стрижки волос от аккумулятора | c:trimmery & s:pitanie=Аккумулятор & !s:naznachenie=Для бороды & !s:naznachenie=Для носа
    stop-words | где купить лицензию windows 11 pro в астане | c:ofis-i-sistemy & n:Windows 11
    joined | хлебо печка панасоник | c:khlebopechki & b:Panasonic
    synonym | пополнить стим 5000 тенге | c:tsifrovye-kody & b:Steam & s:nominal=5000
    transliteration | ssd vneshniy 1 tb | c:ssd-nakopiteli & s:tip=Внешний & s:obem-ssd=1024`,
  hard: `
    need | зимой батареи шпарят воздух сухой малой кашляет ночью | c:uvlazhniteli
    need | свет вырубают каждый вечер комп тухнет не успеваю сохранить | c:ibp
    need | стиралка есть а сушить белье негде балкона нет трое детей | c:sushilnye-mashiny
    need | фарш на манты руками крутить замучалась | c:myasorubki
    need | вайфай в дальнюю комнату не добивает | c:routery
    need | препод на зуме меня не видит камера на ноуте сдохла | c:veb-kamery
    need | внуки ключи теряют хочу дверь открывать пальцем | c:umnye-zamki
    need | читать люблю но от телефона глаза болят | c:elektronnye-knigi
    negation | пылесос без мешка только не робот | c:klassicheskie-pylesosy,vertikalnye-pylesosy & !s:tip-pylesbornika=Мешок
    negation | обогреватель не масляный и не дуйка | c:obogrevateli & !s:tip=Масляный & !s:tip=Тепловентилятор
    negation | холодильник ноу фрост любой цвет кроме белого до 350 тысяч | c:kholodilniki & s:no-frost=+ & !s:tsvet=белый & p<=350000
    negation | мышка беспроводная не игровая и не логитек | c:myshi & !s:podklyuchenie=Проводное & !s:naznachenie=Игровая & !b:Logitech
    measure | сплит на зал 34 квадрата | c:konditsionery & s:tip=Сплит & s:ploshchad>=34
    measure | стабилизатор чтобы держал вход от 110 вольт мощность не менее 5 ква | c:stabilizatory-napryazheniya & s:minimalnoe-napryazhenie<=110 & s:polnaya-moshchnost>=5000
    measure | шнур hdmi длиной от 3 до 5 м | c:kabeli & s:interfejs=HDMI & s:dlina>=3 & s:dlina<=5
    measure | удлинитель на катушке минимум тридцать метров для дачи | c:udliniteli & s:tip=На катушке & s:dlina>=30
    measure | телек 50-55 дюймов чтоб в 250 тыс уложиться | c:led-televizory,qled-i-oled-televizory & s:diagonal-ekrana>=50 & s:diagonal-ekrana<=55 & p<=250000
    nothing | зимняя резина r16 на камри | nothing
    quality | узкая посудомойка тихая чтоб детей ночью не будила | c:posudomoechnye-mashiny & s:shirina=45 & s:shum<=49
    quality | колонка чтоб в бассейн уронил и норм и часов 20 тащила | c:portativnye-kolonki & !s:zashchita=Нет & !s:zashchita=IPX4 & !s:zashchita=IPX6 & s:vremya-raboty>=20
    quality | очиститель воздуха от смога чтоб с телефона включать комната метров 40 | c:ochistiteli-vozdukha & s:ploshchad>=40 & s:upravlenie-so-smartfona=+
    gift | отцу на 70 лет хорошую бритву тысяч до ста | c:elektrobritvy & p<=100000
    gift | подруге на др фотик который сразу печатает | c:fotoapparaty & s:tip=Мгновенной
    gift | сыну 9 лет дрончик полетать во дворе до 40 тыс | c:kvadrokoptery & p<=40000
    spoken | окей гугл найди мне пожалуйста стиралку на восемь килограмм с паром | c:stiralnye-mashiny & s:zagruzka=8 & s:par-funktsiya=+
    spoken | ну это самое приставка к телевизору чтоб ютуб показывал тысяч за сорок | c:tv-pristavki & p<=45000
    mixed | үйге вытяжка керек наклонная черная | c:vytyazhki & s:tip=Наклонная & s:tsvet=чёрный
    mixed | арзан құлаққап блютуз 15 мыңға дейін брат | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & s:podklyuchenie=Bluetooth & p<=15000
    question | если варочная не подойдет по размеру сколько дней на возврат | page:change
    question | старый холодос заберете когда новый привезете | page:services,delivery
    model | редми нот 14 про с плюсом который на 512 | c:vse-smartfony & n:Redmi Note 14 Pro[+] & s:vstroennaya-pamyat=512
    nothing | коляска прогулочная для двойни | nothing
    need | у нас в селе напряжение скачет боюсь витрина с моторами погорит | c:stabilizatory-napryazheniya
    need | свет отключают посреди отчета, надо чтоб комп успеть нормально выключить | c:ibp & !s:tip=Для роутера
    need | в комнате сухо от батарей ночью горло дерет | c:uvlazhniteli
    need | аллергия у дочки от пыли дома хочу чтоб воздух чище был | c:ochistiteli-vozdukha
    need | рубашку перед совещанием разгладить прям на вешалке без доски | c:otparivateli & !s:tip=Пароочиститель
    need | после тоя гора тарелок руками мыть уже сил нету | c:posudomoechnye-mashiny
    need | сын вечно теряет ключи от квартиры хочу по пальцу заходить | c:umnye-zamki & s:sposoby-otkrytiya=тпечат
    need | видеть с телефона кто стоит у калитки и звонит | c:videozvonki
    need | белье зимой на балконе неделю сохнет надоело | c:sushilnye-mashiny
    need | старый телик без интернета как на нем ютуб смотреть | c:tv-pristavki
    negation | обычный пылесос на шнуре, только без мешков | c:klassicheskie-pylesosy & !s:tip-pylesbornika=Мешок
    negation | блендер любой лишь бы не погружной | c:blendery & !s:tip=Погружной
    negation | смарт часы но не эпл, под андроид | c:smart-chasy & s:sovmestimost=Android & !b:Apple
    negation | мышка в офис без провода не игровая тыщ до пятнадцати | c:myshi & !s:podklyuchenie=Проводное & !s:naznachenie=Игровая & p<=15000
    measure | кондер в переговорную на тридцать квадратов | c:konditsionery & s:ploshchad>=30 & s:ploshchad<=50
    measure | стиралка узенькая чтоб влезла в проем полметра шириной | c:stiralnye-mashiny & s:shirina<=50
    measure | удленитель на катушке метров тридцать и больше во двор | c:udliniteli & s:dlina>=30
    measure | планшет экран от 11 дюймов и чтоб симку вставить | c:planshety & s:diagonal-ekrana>=11 & s:set=G
    quality | вытежка чтоб не гудела над ухом | c:vytyazhki & s:shum<=52
    quality | духовка которая сама внутри отмывается | c:dukhovye-shkafy & !s:samoochistka=Традиционная
    quality | колонка на речку, упадет в воду и ничего ей не будет | c:portativnye-kolonki & !s:zashchita=Нет & !s:zashchita=IPX4 & !s:zashchita=IPX6
    gift | апашке на юбилей простенький телефон с кнопками | c:knopochnye-telefony
    gift | племяннику десять лет дрон полетать во дворе до тридцатки | c:kvadrokoptery & p<=30000
    spoken | слушай ну покажи игровой ноутбук с видеокартой эр тэ икс пятьдесят шестьдесят | c:igrovye-noutbuki & s:videokarta=RTX 5060
    spoken | короче мне нужен провод тайп си на тайп си два метра чтобы сто ватт тянул | c:kabeli & s:interfejs=USB-C — USB-C & s:dlina=2 & s:bystraya-zaryadka>=100
    spoken | так найди экшн камеру гоу про тринадцатую ну хиро которая | c:ekshn-kamery & n:HERO13
    mixed | дүкенге мясорубка керек мощная ватт восемьсот минимум | c:myasorubki & s:moshchnost>=800
    question | мы тоо хотим двадцать ноутбуков по безналу со скидкой как оформить | page:wholesale
    question | купила картридж не тот, упаковку не вскрывала, примете назад? | page:change
    nothing | кассовый апарат онлайн для сельского магазина | nothing
    nothing | кресло офисное с подголовником | nothing
    nothing | мотоблок бензиновый огород пахать | nothing`,
};
