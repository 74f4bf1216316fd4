/**
 * Hard Kazakh queries in the format of `hard-ru.ts`: needs, negation, measures, gifts, spoken forms, wrong alphabets,
 * typos.
 */
export const hardKazakh = `
  need | үйді немен жылытуға болады | c:obogrevateli
  need | бөлмені салқындататын құрылғы | c:konditsionery,ventilyatory
  need | ыдысты өзі жуатын техника | c:posudomoechnye-mashiny
  need | кірді кептіру керек | c:sushilnye-mashiny
  need | үйде құжат басып шығару | c:printery-i-mfu
  need | кілем тазалау | c:pylesosy
  need | ауаны ылғалдандыру үшін | c:uvlazhniteli
  need | ауаны шаңнан тазарту | c:ochistiteli-vozdukha
  need | ет тартуға арналған | c:myasorubki
  need | үйде нан пісіру | c:khlebopechki
  need | майсыз қуыру | c:aerogrili
  need | тамақ жылыту | c:mikrovolnovye-pechi
  need | жейде үтіктеу | c:utyugi,otparivateli
  need | қабырғада кино көру | c:proektory
  need | табиғатта музыка тыңдау | c:portativnye-kolonki
  need | су астында түсіру | c:ekshn-kamery
  need | жолда телефон зарядтау | c:powerbanki,zaryadnye-ustrojstva
  need | қадам санайтын | c:fitnes-braslety,smart-chasy
  need | үйге интернет тарату | c:routery
  need | есікті саусақ ізімен ашу | c:umnye-zamki
  need | дәннен кофе қайнату | c:kofemashiny,kapelnye-kofevarki
  need | шашты бұйралау | c:vypryamiteli
  need | шашты кептіру | c:feny
  need | сақал алу | c:trimmery,elektrobritvy
  need | көйлек тігу | c:shvejnye-mashiny
  need | салмақ өлшеу | c:napolnye-vesy
  need | шырын жасау | c:sokovyzhimalki
  need | тіс тазалау | c:zubnye-shchyotki
  need | онлайн кітап оқу | c:elektronnye-knigi
  need | аспаннан видео түсіру | c:kvadrokoptery
  negation | самсунг емес смартфон | c:vse-smartfony & !b:Samsung
  negation | айфон емес телефон | c:smartfony-i-telefony & !b:Apple
  negation | қара емес телефон | c:smartfony-i-telefony & !s:tsvet=чёрный
  negation | ақ емес тоңазытқыш | c:kholodilniki & !s:tsvet=белый
  negation | ойынға арналмаған ноутбук | c:noutbuki & !c:igrovye-noutbuki
  negation | ойын ноутбугі емес ноутбук | c:noutbuki & !c:igrovye-noutbuki
  negation | робот емес шаңсорғыш | c:pylesosy & !c:roboty-pylesosy,filtry-dlya-pylesosov
  negation | сымды емес тінтуір | c:myshi & !s:podklyuchenie=Проводное
  negation | lg мен samsung-тен басқа теледидар | c:televizory & !b:Samsung,LG
  negation | газсыз плита | c:plity & !s:tip=Газовая
  negation | windows-сыз ноутбук | c:noutbuki & !s:operatsionnaya-sistema=Windows
  negation | эппл емес смарт сағат | c:smart-chasy & !b:Apple
  negation | силикон емес қап | c:chekhly & !s:material=Силикон
  negation | лазерлік емес принтер | c:printery-i-mfu & !s:tekhnologiya-pechati=Лазерная
  negation | капсулалы емес кофе машинасы | c:kofemashiny & !s:tip=Капсульная
  negation | механикалық емес пернетақта | c:klaviatury & !s:tip-pereklyuchatelej=Механические
  measure | 3 метрлік кабель | c:kabeli & s:dlina=3
  measure | 5 метрден кем емес ұзартқыш | c:udliniteli & s:dlina>=5
  measure | 50 шаршы метрге кондиционер | c:konditsionery & s:ploshchad>=50
  measure | 20 м2 бөлмеге жылытқыш | c:obogrevateli & s:ploshchad>=20
  measure | 144 герц монитор | c:monitory & s:chastota-obnovleniya>=144
  measure | 120 гц теледидар | c:televizory & s:chastota-obnovleniya>=120
  measure | жедел жады 8 гб-тан жоғары телефон | c:vse-smartfony & s:operativnaya-pamyat>=8
  measure | 64 гб-тан үлкен флешка | c:usb-fleshki & s:obem-pamyati>=64
  measure | кемінде 20000 мач повербанк | c:powerbanki & s:emkost-akkumulyatora>=20000
  measure | биіктігі 180 см-ден аспайтын тоңазытқыш | c:kholodilniki & s:vysota<=180
  measure | 10 келілік кір жуғыш | c:stiralnye-mashiny & s:zagruzka>=10
  measure | 80 литрлік су жылытқыш | c:vodonagrevateli & s:obem=80
  measure | батареясы 6000 мАч телефон | c:smartfony-i-telefony & s:emkost-akkumulyatora>=6000
  measure | 65 ваттан жоғары зарядтағыш | c:zaryadnye-ustrojstva & s:bystraya-zaryadka>=65
  measure | екі терабайт ssd | c:ssd-nakopiteli & s:obem-ssd=2048
  measure | ені 45 см ыдыс жуғыш | c:posudomoechnye-mashiny & s:shirina=45
  measure | 65 дюймнен үлкен теледидар | c:televizory & s:diagonal-ekrana>=65
  measure | 200 мың теңгеге дейінгі тоңазытқыш | c:kholodilniki & p<=200000
  quality | батареясы көпке шыдайтын телефон | c:smartfony-i-telefony & s:emkost-akkumulyatora>=5000
  quality | экраны үлкен теледидар | c:televizory & s:diagonal-ekrana>=65
  quality | шағын тоңазытқыш | c:kholodilniki & s:vysota<=150
  quality | қуатты фен | c:feny & s:moshchnost>=2000
  quality | тар кір жуғыш машина | c:stiralnye-mashiny & s:shirina<=45
  quality | дыбыссыз ыдыс жуғыш | c:posudomoechnye-mashiny & s:shum<=46
  quality | қарт адамға арналған телефон | c:knopochnye-telefony
  quality | батырмалары үлкен телефон | c:knopochnye-telefony
  quality | камерасы мықты смартфон | c:vse-smartfony & s:osnovnaya-kamera>=50
  model | айфон 16 қабы | c:chekhly & n:iPhone 16(?! Pro|e|\\d)
  model | s25 ultra-ға шыны | c:zashchitnye-stekla & n:S25 Ultra
  model | galaxy s25+ чехол қара | c:chekhly & n:S25\\+ & s:tsvet=чёрный
  model | планшетке қап | nothing
  gift | күйеуіме туған күнге сыйлық | c:podarochnye-nabory,elektrobritvy,trimmery,smart-chasy,portativnye-kolonki,naushniki-i-mikrofony
  gift | анама 8 наурызға не сыйлаймын | c:podarochnye-nabory,feny,vypryamiteli,fitnes-braslety,smart-chasy,kofemashiny,otparivateli,miksery,blendery,chajniki,uvlazhniteli
  gift | 20 мыңға дейін қызға сыйлық | c:podarochnye-nabory,feny,vypryamiteli,fitnes-braslety,smart-chasy,naushniki-i-mikrofony,powerbanki & p<=20000
  gift | балаға не сыйлауға болады | c:planshety,igrovye-pristavki,gejmpady,kvadrokoptery,fitnes-braslety,smart-chasy,naushniki-i-mikrofony
  gift | ағама сыйлық | c:podarochnye-nabory,elektrobritvy,trimmery,smart-chasy,portativnye-kolonki,naushniki-i-mikrofony
  spoken | тоқсыз істейтін колонка | c:portativnye-kolonki
  spoken | ноут оқуға арзан | c:noutbuki
  spoken | телек үлкен 65 | c:televizory & s:diagonal-ekrana=65
  spoken | сымсыз наушник шуды басатын | c:naushniki-i-mikrofony & s:shumopodavlenie=+
  spoken | ойын компы | c:sistemnye-bloki,igrovye-noutbuki
  spoken | тайпси зарядник | c:zaryadnye-ustrojstva
  mixed | dyson для волос фен алтын | c:feny & b:Dyson & s:tsvet=золотистый
  mixed | телефонға защитное стекло 16 айфон | c:zashchitnye-stekla & n:iPhone 16(?! Pro|e|\\d)
  mixed | ақ цвет чайник шыны | c:chajniki & s:tsvet=белый
  spelling | тоназыткыш самсуң | c:kholodilniki & b:Samsung
  spelling | шансоргыш робот сяоми | c:roboty-pylesosy & b:Xiaomi
  spelling | кыр жугыш машина лджи | c:stiralnye-mashiny & b:LG
  spelling | телидидар 55 | c:televizory & s:diagonal-ekrana=55
  spelling | кулакап сымсыс | c:naushniki-i-mikrofony & s:podklyuchenie=Bluetooth
  spelling | ауа ылгалдандыргыш шаоми | c:uvlazhniteli & b:Xiaomi
  question | астанаға жеткізу қанша тұрады | page:/gid-delivery
  question | тауарды қалай қайтарамын | page:/gid-change
  question | дүкендеріңіз қайда орналасқан | page:/shops
  question | байланыс нөмірі | page:/gid-contacts
  question | бонусты қалай жұмсауға болады | page:/gid-bonus
  question | кепілдік бойынша жөндеу | page:/gid-service,/service-centres
`;
