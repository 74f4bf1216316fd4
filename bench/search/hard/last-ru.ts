/** Russian queries of every kind, measured before any tuning on them and used for tuning later. */
export const lastRussian = `
  spelling | посудамоечная машына 45 см | c:posudomoechnye-mashiny & s:shirina=45
  spelling | электро чайник стекляный | c:chajniki & s:material=Стекло
  spelling | хлебопечька панасоник | c:khlebopechki & b:Panasonic
  spelling | внешний акумулятор 20000 | c:powerbanki & s:emkost-akkumulyatora=20000
  spelling | видео карта нвидиа 5060 | c:videokarty & n:RTX 5060
  spelling | увлажнитиль воздуха ксиоми | c:uvlazhniteli & b:Xiaomi
  layout | vjybnjh 27 l.qvjd | c:monitory & s:diagonal-ekrana=27
  layout | ghbynth rfyjy | c:printery-i-mfu & b:Canon
  layout | ыфьыгтп ефи ы11 | c:planshety & n:Tab S11
  layout | rjatvfibyf ltkjyub | c:kofemashiny & b:De'Longhi
  transliteration | pylesos bez provoda | c:vertikalnye-pylesosy,roboty-pylesosy
  transliteration | mikrovolnovka lg | c:mikrovolnovye-pechi & b:LG
  transliteration | редми вотч 5 | c:smart-chasy & n:Redmi Watch 5
  transliteration | дримми x50 | c:roboty-pylesosy & n:X50
  transliteration | филипс ван блейд | c:trimmery,podarochnye-nabory & n:OneBlade
  transliteration | айрподс про | c:besprovodnye-vkladyshi & n:AirPods Pro
  need | воду из крана греть на даче | c:vodonagrevateli
  need | вскипятить чай в офисе | c:chajniki
  need | чистить зубы ребенку электрической | c:zubnye-shchyotki
  need | заморозить ягоды | c:morozilniki
  need | проветрить кухню от жира и запаха | c:vytyazhki
  need | постирать пуховик | c:stiralnye-mashiny
  need | погладить шторы не снимая | c:otparivateli,utyugi
  need | играть в танки на компе | c:igrovye-noutbuki,sistemnye-bloki,videokarty
  need | закрепить телефон в машине | c:derzhateli
  need | заряжать сразу два телефона | c:zaryadnye-ustrojstva,powerbanki
  need | сохранить фотки с ноутбука | c:usb-fleshki,ssd-nakopiteli
  need | вести уроки онлайн нужна камера | c:veb-kamery
  need | снимать блог на телефон штатив | c:derzhateli
  need | выровнять волосы | c:vypryamiteli
  need | напряжение в селе низкое | c:stabilizatory-napryazheniya
  negation | колонка не jbl | c:portativnye-kolonki & !b:JBL
  negation | холодильник кроме артеля | c:kholodilniki & !b:Artel
  negation | ноутбук не apple до 400000 | c:noutbuki & !b:Apple & p<=400000
  negation | чехол на айфон 17 не прозрачный | c:chekhly & n:iPhone 17 & !s:tsvet=прозрачный
  negation | микроволновка без гриля | c:mikrovolnovye-pechi & s:gril=-
  negation | бритва не роторная | c:elektrobritvy & !s:tip=Роторная
  measure | удлинитель 10 метров | c:udliniteli & s:dlina=10
  measure | телефон 12 гб озу 512 | c:vse-smartfony & s:operativnaya-pamyat=12 & s:vstroennaya-pamyat=512
  measure | морозильник 200 литров | c:morozilniki & s:obshchij-obem>=200
  measure | обогреватель 2 квт | c:obogrevateli & s:moshchnost=2000
  measure | стиралка от 8 до 9 кг | c:stiralnye-mashiny & s:zagruzka>=8 & s:zagruzka<=9
  measure | ssd 500гб внешний | c:ssd-nakopiteli & s:tip=Внешний
  measure | бойлер на 100л | c:vodonagrevateli & s:obem=100
  price | часы до 60 тысяч тенге | c:smart-chasy,fitnes-braslety & p<=60000
  price | недорогая мультиварка | c:multivarki & p<=60000
  price | телевизор в пределах 200 тысяч | c:televizory & p<=200000
  quality | тихий пылесос | c:pylesosy & s:shum<=79
  quality | мощный блендер | c:blendery & s:moshchnost>=1000
  quality | широкий холодильник двухдверный | c:kholodilniki & s:shirina>=79
  gift | подарок жене недорого | c:podarochnye-nabory,feny,vypryamiteli,smart-chasy,fitnes-braslety,kofemashiny,otparivateli
  gift | что подарить брату студенту | c:podarochnye-nabory,elektrobritvy,trimmery,smart-chasy,portativnye-kolonki,naushniki-i-mikrofony,noutbuki
  spoken | ноут для учебы недорогой | c:noutbuki
  spoken | телек плазма 65 | c:televizory & s:diagonal-ekrana=65
  spoken | блок зарядки айфон | c:zaryadnye-ustrojstva
  spoken | инверторная сплитка | c:konditsionery & s:invertor=+
  spoken | электронка для чтения книг | c:elektronnye-knigi
  model | galaxy z flip 7 | c:vse-smartfony & n:Flip7
  model | стекло айфон 17 про макс | c:zashchitnye-stekla & n:17 Pro Max
  model | ps5 pro 2tb | c:igrovye-pristavki & n:PlayStation 5 Pro
  mixed | шаңсорғыш samsung с контейнером | c:pylesosy & b:Samsung
  question | как проверить статус заказа | page:/order
  question | принимаете карты халык | page:/gid-delivery,/gid-question
  question | куда звонить если сломалось | page:/gid-contacts,/gid-service,/service-centres
  question | сколько действует гарантия | page:/gid-service,/service-centres
  nothing | шуруповерт макита | nothing
  nothing | детское автокресло | nothing
`;
