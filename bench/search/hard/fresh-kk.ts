/** Kazakh counterpart of `fresh-ru.ts`. */
export const freshKazakh = `
  spelling | тоназыткыш екі камералы | c:kholodilniki & s:tip=Двухкамерный
  unlettered | шансоргыш робот | c:roboty-pylesosy
  unlettered | кулаккап сымсыз | c:naushniki-i-mikrofony
  unlettered | утик бумен | c:utyugi,otparivateli
  unlettered | суытатын желдеткиш | c:ventilyatory,konditsionery
  unlettered | теледидар 43 дюйм арзан | c:televizory & s:diagonal-ekrana=43
  layout | yjen,er jqsy | c:igrovye-noutbuki
  transliteration | kir jugish mashina | c:stiralnye-mashiny
  transliteration | televizor 55 duim | c:televizory & s:diagonal-ekrana=55
  inflected-kk | ноутбуктердің бағасы | c:noutbuki
  inflected-kk | смартфонға арналған қаптар | c:chekhly
  inflected-kk | айфонның зарядкасы | c:zaryadnye-ustrojstva,kabeli,powerbanki
  inflected-kk | үстел үсті желдеткіштері | c:ventilyatory & s:tip=Настольный
  inflected-kk | сағаттың бауы | c:remeshki-dlya-chasov
  need | балаға сабақ оқуға планшет | c:planshety
  need | саяхатта телефон отырып қалмасын | c:powerbanki
  need | жарық өшкенде интернет жұмыс істесін | c:ibp
  need | таңғы асқа тост жасау | c:tostery
  need | қонақтарға палау пісіретін қазан орнына | c:multivarki
  need | етті қыста сақтау | c:morozilniki
  need | суды тез қайнату | c:chajniki
  need | көшеде ән тыңдайтын қатты дыбысты | c:portativnye-kolonki
  need | ойын ойнауға арналған компьютер | c:sistemnye-bloki,igrovye-noutbuki
  need | ток секіргенде техниканы қорғау | c:stabilizatory-napryazheniya,ibp,udliniteli
  need | ас үйдің түтінін тартатын | c:vytyazhki
  need | оқушыға принтер | c:printery-i-mfu
  negation | қытайлық емес телефон | c:smartfony-i-telefony & !b:Xiaomi,POCO,HONOR,OPPO,vivo,realme,Tecno,Infinix,Itel
  negation | пластик емес шәйнек | c:chajniki & !s:material=Пластик
  negation | бошсыз кір жуғыш | c:stiralnye-mashiny & !b:Bosch
  negation | сымсыз емес құлаққап | c:naushniki-i-mikrofony & s:podklyuchenie=Проводное
  measure | 16 гб жедел жадымен ноутбук | c:noutbuki & s:operativnaya-pamyat=16
  measure | 35 шаршыға кондер | c:konditsionery & s:ploshchad=35
  measure | 2 метрлік зарядтау сымы | c:kabeli & s:dlina=2
  measure | 9 келі кір жуғыш | c:stiralnye-mashiny & s:zagruzka=9
  price | 150 мыңға дейін телефон | c:smartfony-i-telefony & p<=150000
  price | 20000 теңгеге дейін құлаққап | c:naushniki-i-mikrofony & p<=20000
  price | ең арзан планшет | c:planshety & p<=130000
  price | қымбат емес пылесос | c:pylesosy & p<=90000
  quality | батареясы мықты телефон | c:smartfony-i-telefony & s:emkost-akkumulyatora>=5000
  quality | дыбыссыз ылғалдандырғыш | c:uvlazhniteli & s:shum<=32
  quality | камерасы жақсы смартфон | c:vse-smartfony & s:osnovnaya-kamera>=50
  quality | жеңіл ноутбук | c:noutbuki & s:ves<=1.5
  gift | анама сыйлық | c:podarochnye-nabory,feny,vypryamiteli,fitnes-braslety,miksery,blendery,chajniki,tostery,napolnye-vesy,otparivateli,uvlazhniteli,kapelnye-kofevarki,kofemashiny,smart-chasy
  gift | ағама туған күнге не сыйлаймын | c:podarochnye-nabory,elektrobritvy,trimmery,smart-chasy,fitnes-braslety,portativnye-kolonki,naushniki-i-mikrofony,powerbanki
  spoken | апаға батырмалы телефон | c:knopochnye-telefony
  spoken | интернет тарататын вайфай | c:routery
  spoken | пс5 джойстик алам | c:gejmpady & s:platforma=PlayStation 5
  mixed | белый тоңазытқыш самсунг | c:kholodilniki & b:Samsung & s:tsvet=белый
  mixed | xiaomi құлаққап недорогой | c:naushniki-i-mikrofony & b:Xiaomi
  mixed | айфон 17 чехолы қызыл емес | c:chekhly & n:iPhone 17 & !s:tsvet=красный
  model | galaxy a56 қабы | c:chekhly & n:A56
  model | redmi note 14 pro 256 | c:vse-smartfony & n:Redmi Note 14 Pro & s:vstroennaya-pamyat=256
  question | бөліп төлеуге бола ма | page:/gid-delivery,/gid-question,rassrochka-bez-illyuzij
  question | жеткізу неше күн | page:/gid-delivery
  question | kaspi арқылы төлеу | page:/gid-delivery,/gid-question
  question | жұмыс уақыты | page:/shops,/gid-contacts
  question | тапсырысым қайда | page:/order
  nothing | балалар арбасы | nothing
  nothing | кілем 2 3 | nothing
`;
