/** Kazakh counterpart of `final-ru.ts`. */
export const finalKazakh = `
  plain | samsung a56 смартфон | c:vse-smartfony & n:A56
  plain | айфон 17 про | c:vse-smartfony & n:iPhone 17 Pro
  plain | lg тоңазытқыш | c:kholodilniki & b:LG
  plain | кір жуғыш машина samsung | c:stiralnye-mashiny & b:Samsung
  plain | xiaomi робот шаңсорғыш | c:roboty-pylesosy & b:Xiaomi
  plain | tefal үтігі | c:utyugi & b:Tefal
  plain | jbl құлаққап | c:naushniki-i-mikrofony & b:JBL
  brand-category | хайер теледидары | c:televizory & b:Haier
  brand-category | филипс блендері | c:blendery & b:Philips
  units | 65 дюймдік samsung теледидары | c:televizory & b:Samsung & s:diagonal-ekrana=65
  units | 50 литрлік ariston су жылытқышы | c:vodonagrevateli & b:Ariston & s:obem=50
  units | 6 кг кір жуғыш lg | c:stiralnye-mashiny & b:LG & s:zagruzka=6
  phrase | ақ түсті тоңазытқыш | c:kholodilniki & s:tsvet=белый
  phrase | механикалық пернетақта | c:klaviatury & s:tip-pereklyuchatelej=Механические
  phrase | қара смартфон honor | c:vse-smartfony & b:HONOR & s:tsvet=чёрный
  price | 80 мыңға дейін смартфон | c:vse-smartfony & p<=80000
  price | арзан шаңсорғыш | c:pylesosy & p<=60000
  accessory | айфон 17 қабы | c:chekhly & n:iPhone 17
  accessory | телефон зарядтағышы | c:zaryadnye-ustrojstva
  unlettered | тоназыткыш бош | c:kholodilniki & b:Bosch
  unlettered | шашкептиргиш дайсон | c:feny & b:Dyson
  spelling | ылғалдандырғш | c:uvlazhniteli
  spelling | микротолқынды пеш ақк | c:mikrovolnovye-pechi
  spelling | шаң сорғыш самсунк | c:pylesosy & b:Samsung
  layout | rscrf ntktbblfh | c:televizory
  transliteration | qulaqqap sony | c:naushniki-i-mikrofony & b:Sony
  inflected-kk | ноутбуктеріңіздің ішінен asus | c:noutbuki & b:ASUS
  need | ас үй иісін кетіру | c:vytyazhki
  need | кілем тазалауға | c:pylesosy
  need | таңертең кофе ішу | c:kofemashiny,kapelnye-kofevarki
  need | құжат басып шығару керек | c:printery-i-mfu
  need | қыста үйді жылыту | c:obogrevateli
  need | шай қайнату жұмыста | c:chajniki
  negation | apple емес ноутбук | c:noutbuki & !b:Apple
  measure | 20000 мач повербанк | c:powerbanki & s:emkost-akkumulyatora=20000
  quality | батареясы ұзаққа жететін телефон | c:smartfony-i-telefony
  gift | әпкеме туған күніне сыйлық | c:podarochnye-nabory,feny,vypryamiteli,smart-chasy,fitnes-braslety,otparivateli
  mixed | қара цвет чехол айфон 16 | c:chekhly & n:iPhone 16 & s:tsvet=чёрный
  question | үйге жеткізу қанша күн | page:/gid-delivery
  nothing | жеңіл көлік шинасы | nothing
`;
