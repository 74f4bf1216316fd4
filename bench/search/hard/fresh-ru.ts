/**
 * Russian queries of every kind as shoppers type them: `kind | query | expected`, parsed by `read-table.ts`. Written
 * and measured before any tuning; misses were used for tuning later.
 */
export const freshRussian = `
  spelling | холодилник двух камерный | c:kholodilniki & s:tip=Двухкамерный
  spelling | стералная машина | c:stiralnye-mashiny
  spelling | пылисос вертикальный бес проводной | c:vertikalnye-pylesosy
  spelling | мулти варка скороварка | c:multivarki & s:tip=Скороварка
  spelling | микроволнофка с грилем | c:mikrovolnovye-pechi & s:gril=+
  spelling | телевизер смарт 50 дюмов | c:televizory & s:diagonal-ekrana=50
  spelling | кандиционер инверторный | c:konditsionery & s:invertor=+
  spelling | водо нагреватель 50л | c:vodonagrevateli & s:obem=50
  spelling | науникки беспроводные джибиэль | c:naushniki-i-mikrofony & b:JBL
  spelling | блютус калонка | c:portativnye-kolonki
  spelling | айфон 17 промакс 256 | c:vse-smartfony & n:iPhone 17 Pro Max & s:vstroennaya-pamyat=256
  spelling | самсунк галакси а56 | c:vse-smartfony & n:Galaxy A56
  spelling | сяоми редми ноут 14 про плюс | c:vse-smartfony & n:Redmi Note 14 Pro\\+
  layout | yjen,er kzgnjg | c:noutbuki
  layout | gskt cjc hj,jn | c:roboty-pylesosy
  layout | ntktdbpjh 55 | c:televizory & s:diagonal-ekrana=55
  layout | фшзщвы зкщ 3 | c:besprovodnye-vkladyshi & n:AirPods Pro 3
  layout | зщсщ ч7 зкщ | c:vse-smartfony & n:POCO X7 Pro
  transliteration | holodilnik nedorogoi | c:kholodilniki
  transliteration | stiralka avtomat 7kg | c:stiralnye-mashiny & s:zagruzka>=7
  transliteration | chehol na iphone 16 | c:chekhly & n:iPhone 16(?! Pro|e|\\d)
  transliteration | naushniki besprovodnye | c:besprovodnye-vkladyshi,polnorazmernye-naushniki
  transliteration | робот пылесос роборок | c:roboty-pylesosy & b:Roborock
  transliteration | фен дайсон суперсоник | c:feny & n:Supersonic
  transliteration | делонги магнифика | c:kofemashiny & n:Magnifica
  transliteration | нинтендо свитч 2 | c:igrovye-pristavki & n:Switch 2
  transliteration | гопро 13 | c:ekshn-kamery & n:HERO13
  transliteration | макбук эйр м4 | c:noutbuki & n:MacBook Air
  transliteration | киндл пейпервайт | c:elektronnye-knigi & n:Kindle
  transliteration | сони вх 1000 xm6 | c:polnorazmernye-naushniki & n:WH-1000XM6
  transliteration | маршал колонка | c:portativnye-kolonki & b:Marshall
  need | чтобы интернет ловил на втором этаже | c:routery
  need | чем подстричь ребенка дома | c:trimmery
  need | отбеливать зубы электрическая | c:zubnye-shchyotki
  need | чтобы техника не сгорела от скачков света | c:stabilizatory-napryazheniya,ibp,udliniteli
  need | сушить одежду в квартире быстро | c:sushilnye-mashiny
  need | готовить на даче на газу | c:plity & s:tip=Газовая
  need | читать книги в метро | c:elektronnye-knigi
  need | греть воду на кухне быстро | c:chajniki,vodonagrevateli
  need | убрать шерсть собаки с дивана | c:pylesosy
  need | подшить брюки дома | c:shvejnye-mashiny
  need | свет отключают роутер чтобы работал | c:ibp
  need | запах на кухне при готовке убрать | c:vytyazhki
  need | распечатать курсовую | c:printery-i-mfu
  need | смотреть ютуб на старом телевизоре | c:tv-pristavki
  need | следить кто звонит в дверь | c:videozvonki
  need | для стрима микрофон и свет | c:mikrofony
  need | взвешиваться дома | c:napolnye-vesy
  need | сделать смузи с собой | c:blendery
  need | выжать апельсиновый сок | c:sokovyzhimalki
  need | хранить мясо на зиму | c:morozilniki
  negation | айфон не про | c:vse-smartfony & b:Apple & !n:Pro
  negation | наушники без шумоподавления | c:naushniki-i-mikrofony & s:shumopodavlenie=-
  negation | утюг не керамика | c:utyugi & !s:material=Керамика
  negation | телевизор без смарт тв | c:televizory
  negation | робот пылесос без базы | c:roboty-pylesosy & s:bazovaya-stantsiya=-
  negation | телефон не китайский | c:smartfony-i-telefony & !b:Xiaomi,POCO,HONOR,OPPO,vivo,realme,Tecno,Infinix,Itel
  negation | монитор кроме самсунга | c:monitory & !b:Samsung
  negation | чайник только не пластиковый | c:chajniki & !s:material=Пластик
  negation | кофеварка не капельная | c:kofemashiny
  negation | ноут без винды | c:noutbuki & !s:operatsionnaya-sistema=Windows
  negation | геймпад не для иксбокса | c:gejmpady & !s:platforma=Xbox
  negation | часы без gps | c:chasy-i-braslety & !s:gps=+
  negation | стиралка кроме индезит и бош | c:stiralnye-mashiny & !b:Indesit,Bosch
  measure | ноутбук 16 гигов озу и ссд 512 | c:noutbuki & s:operativnaya-pamyat=16 & s:obem-ssd=512
  measure | холодильник высотой 2 метра | c:kholodilniki & s:vysota>=195
  measure | сплит на 35 квадратов | c:konditsionery & s:ploshchad=35
  measure | павербанк 30000 ма | c:powerbanki & s:emkost-akkumulyatora=30000
  measure | зарядка 45 вт самсунг | c:zaryadnye-ustrojstva & b:Samsung & s:bystraya-zaryadka=45
  measure | телевизор от 65 до 75 дюймов | c:televizory & s:diagonal-ekrana>=65 & s:diagonal-ekrana<=75
  measure | мышь 26000 dpi | c:myshi & s:dpi>=26000
  measure | стиралка 8 кг 1400 оборотов | c:stiralnye-mashiny & s:zagruzka=8 & s:oboroty-otzhima=1400
  measure | кабель hdmi 10м | c:kabeli & s:interfejs=HDMI
  measure | полтора литра чайник | c:chajniki & s:obem=1.5
  measure | видеокарта на 16 гиг | c:videokarty & s:videopamyat=16
  measure | флешка 128гб юсб си | c:usb-fleshki & s:obem-pamyati=128 & s:interfejs=USB-C
  measure | монитор 27 дюймов 2к | c:monitory & s:diagonal-ekrana=27 & s:razreshenie=2560×1440
  measure | увлажнитель на 5 литров | c:uvlazhniteli & s:obem-bachka>=5
  measure | стабилизатор 10 квт | c:stabilizatory-napryazheniya & s:polnaya-moshchnost=10000
  measure | батарейки мизинчиковые 10 штук | c:batarejki & s:interfejs=AAA & s:shtuk-v-upakovke>=10
  price | смартфон до 100 тысяч | c:vse-smartfony & p<=100000
  price | ноутбук до 300к | c:noutbuki & p<=300000
  price | пылесос не дороже 50000 тенге | c:pylesosy & p<=50000
  price | подарок до 20 тыщ | c:podarochnye-nabory,feny,naushniki-i-mikrofony,portativnye-kolonki,fitnes-braslety,tostery,chajniki,blendery,miksery,trimmery,napolnye-vesy,umnye-lampy,kvadrokoptery,vypryamiteli,derzhateli,vr-ochki,tsifrovye-kody,otparivateli,elektrobritvy,zubnye-shchyotki,powerbanki & p<=20000
  price | дешевый телевизор 32 | c:televizory & s:diagonal-ekrana=32
  price | самый дешевый айфон | c:vse-smartfony & b:Apple & p<=420000
  quality | телефон с хорошей камерой | c:vse-smartfony & s:osnovnaya-kamera>=50
  quality | бесшумный увлажнитель | c:uvlazhniteli & s:shum<=32
  quality | игровой монитор с высокой герцовкой | c:monitory & s:chastota-obnovleniya>=144
  quality | легкий ноутбук для поездок | c:noutbuki & s:ves<=1.5
  quality | долго держит заряд часы | c:chasy-i-braslety & s:avtonomnost-dnej>=10
  quality | защищенный телефон от воды | c:smartfony-i-telefony & s:zashchita=IP6
  quality | компактная посудомойка настольная | c:posudomoechnye-mashiny & s:ustanovka=Компактная
  quality | экономичный холодильник класс а | c:kholodilniki & s:energoklass=A
  gift | что подарить папе | c:podarochnye-nabory,elektrobritvy,trimmery,smart-chasy,fitnes-braslety,portativnye-kolonki,naushniki-i-mikrofony,powerbanki
  gift | подарок учительнице | c:podarochnye-nabory,feny,elektronnye-knigi,chajniki,kapelnye-kofevarki,kofemashiny,uvlazhniteli,umnye-lampy,fitnes-braslety,smart-chasy,vypryamiteli
  gift | подарок на новоселье | c:podarochnye-nabory,chajniki,kofemashiny,tostery,multivarki,blendery,mikrovolnovye-pechi,umnyj-dom,utyugi,uvlazhniteli,pylesosy
  spoken | мобила бабушке с большими кнопками | c:knopochnye-telefony
  spoken | плойка для волос | c:vypryamiteli
  spoken | плейстейшен пятая с дисками | c:igrovye-pristavki & s:platforma=PlayStation 5 & s:tip=С дисководом
  spoken | затычки в уши блютуз | c:besprovodnye-vkladyshi
  spoken | ведроид до 80 тысяч | c:vse-smartfony & !b:Apple & p<=80000
  spoken | яблочные часы | c:smart-chasy & b:Apple
  spoken | морозилка ларь | c:morozilniki & s:tip=Ларь
  spoken | пилот на 5 метров | c:udliniteli & s:dlina=5
  spoken | зарядка в прикуриватель | c:zaryadnye-ustrojstva & s:tip=Автомобильное
  spoken | бесперебойник для компа | c:ibp
  model | rtx 5070 ti | c:videokarty,igrovye-noutbuki,sistemnye-bloki & n:5070 Ti
  model | wh-ch720n | c:polnorazmernye-naushniki & n:WH-CH720N
  model | galaxy watch 8 44мм | c:smart-chasy & n:Watch8 44
  model | зарядка для iphone 17 | c:zaryadnye-ustrojstva,kabeli,powerbanki
  model | ремешок apple watch 46 | c:remeshki-dlya-chasov & n:46
  model | картридж для hp m141w | c:kartridzhi-i-tonery & s:sovmestimost=M141w
  model | пленка на самсунг s25 | c:zashchitnye-stekla & n:S25(?! Ultra|\\+| FE)
  model | джойстик пс5 | c:gejmpady & s:platforma=PlayStation 5
  model | фильтр на роборок | c:filtry-dlya-pylesosov & b:Roborock
  mixed | смартфон samsung s25 қара | c:vse-smartfony & n:S25 & s:tsvet=чёрный
  mixed | купить кір жуғыш машина lg | c:stiralnye-mashiny & b:LG
  brand-category | бош духовка | c:dukhovye-shkafy & b:Bosch
  brand-category | кухонная вытяжка маунфелд | c:vytyazhki & b:Maunfeld
  accessory | сумка для ноутбука 17 | c:sumki-dlya-noutbukov & s:diagonal-ekrana=17
  accessory | мешки для пылесоса керхер | c:filtry-dlya-pylesosov & b:Karcher
  question | можно ли оплатить каспи | page:/gid-delivery,/gid-question
  question | есть ли рассрочка | page:/gid-delivery,/gid-question,rassrochka-bez-illyuzij
  question | график работы | page:/shops,/gid-contacts
  question | товар не подошел хочу обменять | page:/gid-change
  question | оптом для юридических лиц | page:/gid-wholesale
  question | аренда помещения под магазин | page:/gid-rent,/gid-for-landlords
  question | сколько идет доставка в шымкент | page:/gid-delivery
  question | самовывоз есть | page:/gid-delivery,/shops
  nothing | велосипед детский | nothing
  nothing | диван угловой | nothing
  nothing | зимние шины 205 55 16 | nothing
  nothing | корм для кошек | nothing
`;
