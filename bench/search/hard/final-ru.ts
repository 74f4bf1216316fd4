/** Typical Russian shop queries, half of them easy or medium; written after all fixes and measured once. */
export const finalRussian = `
  plain | самсунг а36 | c:vse-smartfony & b:Samsung & n:A36
  plain | айфон 16 128 | c:vse-smartfony & n:iPhone 16
  plain | redmi note 14 pro | c:vse-smartfony & n:Redmi Note 14 Pro
  plain | холодильник lg | c:kholodilniki & b:LG
  plain | стиральная машина bosch | c:stiralnye-mashiny & b:Bosch
  plain | sony wh-1000xm6 | c:polnorazmernye-naushniki & n:1000XM6
  plain | macbook air 13 | c:noutbuki & n:MacBook Air 13
  plain | кондиционер midea | c:konditsionery & b:Midea
  plain | робот пылесос roborock | c:roboty-pylesosy & b:Roborock
  plain | apple watch ultra | c:smart-chasy & n:Watch Ultra
  brand-category | утюг браун | c:utyugi & b:Braun
  brand-category | мультиварка редмонд | c:multivarki & b:Redmond
  brand-category | телевизор хайсенс 55 | c:televizory & b:Hisense & s:diagonal-ekrana=55
  units | телевизор 43 дюйма | c:televizory & s:diagonal-ekrana=43
  units | ноутбук 16 гб оперативки | c:noutbuki & s:operativnaya-pamyat=16
  units | ssd 1тб | c:ssd-nakopiteli & s:obem-ssd=1024
  units | бойлер thermex 50 литров | c:vodonagrevateli & b:Thermex & s:obem=50
  units | стиралка 7 кг | c:stiralnye-mashiny & s:zagruzka=7
  phrase | белый холодильник no frost | c:kholodilniki & s:tsvet=белый & s:no-frost=+
  phrase | чайник стеклянный | c:chajniki & s:material=Стекло
  phrase | беспроводная мышь | c:myshi & !s:podklyuchenie=Проводное
  phrase | встраиваемая микроволновка | c:mikrovolnovye-pechi & s:ustanovka=Встраиваемая
  spelling | хлодильник бирюса | c:kholodilniki & b:Biryusa
  spelling | пылисос филипс | c:pylesosy & b:Philips
  spelling | наушнеки jbl | c:naushniki-i-mikrofony & b:JBL
  spelling | тилевизор лджи | c:televizory & b:LG
  price | смартфон до 150000 | c:vse-smartfony & p<=150000
  price | микроволновка до 60 тыс | c:mikrovolnovye-pechi & p<=60000
  accessory | чехол на самсунг а56 | c:chekhly & n:A56
  accessory | ремешок для эпл вотч | c:remeshki-dlya-chasov & b:Apple,Spigen,Deppa,Borofone
  spelling | посудо моечная машина | c:posudomoechnye-mashiny
  spelling | увлаж нитель воздуха | c:uvlazhniteli
  layout | ntktajy cfvceyu | c:smartfony-i-telefony & b:Samsung
  layout | зфтфыщтшс | b:Panasonic
  layout | gsktcjc lfqcjy | c:pylesosy & b:Dyson
  transliteration | kholodilnik bez inea | c:kholodilniki
  transliteration | гугл пиксель 10 | c:vse-smartfony & n:Pixel 10
  transliteration | хонор мэджик | c:vse-smartfony & b:HONOR & n:Magic
  need | чем посушить голову | c:feny
  need | сварить кашу утром с таймером | c:multivarki
  need | чтобы пол мылся сам | c:roboty-pylesosy
  need | смотреть фильмы на стене | c:proektory
  need | хранить мясо всю зиму | c:morozilniki
  need | зарядить ноутбук в поезде | c:powerbanki,zaryadnye-ustrojstva
  need | узнать сколько прошел шагов | c:fitnes-braslety,smart-chasy
  need | не слышать шум в офисе | c:naushniki-i-mikrofony
  negation | телевизор не самсунг | c:televizory & !b:Samsung
  negation | кондиционер не мобильный | c:konditsionery & !s:tip=Мобильный
  negation | стиралка не вертикальная lg | c:stiralnye-mashiny & b:LG & !s:tip=Вертикальная
  measure | холодильник не шире 55 см | c:kholodilniki & s:shirina<=55
  measure | кондиционер на 35 квадратов | c:konditsionery & s:ploshchad>=35
  quality | ноутбук полегче | c:noutbuki & s:ves<=1.4
  quality | игровой монитор 27 | c:monitory & s:diagonal-ekrana=27 & s:chastota-obnovleniya>=120
  quality | посудомойка потише | c:posudomoechnye-mashiny & s:shum<=46
  gift | подарок теще на 8 марта | c:podarochnye-nabory,feny,vypryamiteli,smart-chasy,fitnes-braslety,otparivateli
  spoken | бабушкофон с большими кнопками | c:knopochnye-telefony
  spoken | ибэпэшка для роутера | c:ibp
  model | чернила для epson l3250 | c:chernila & s:sovmestimost=L3250
  mixed | тоңазытқыш самсунг белый | c:kholodilniki & b:Samsung & s:tsvet=белый
  question | можно ли вернуть товар через неделю | page:/gid-change
`;
