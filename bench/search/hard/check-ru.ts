/**
 * Russian queries at three levels, written after the fixes prompted by the exam; measured once, never used for tuning.
 */
export const checkRussian = {
  easy: `
    plain | ноутбук asus vivobook | c:noutbuki & n:Vivobook
    plain | смартфон honor 400 | c:vse-smartfony & n:HONOR 400
    plain | холодильник haier | c:kholodilniki & b:Haier
    plain | наушники bose | c:naushniki-i-mikrofony & b:Bose
    brand-category | вертикальный пылесос керхер | c:vertikalnye-pylesosy & b:Karcher
    brand-category | плита дарина | c:plity & b:Darina
    brand-category | стиральная машина индезит | c:stiralnye-mashiny & b:Indesit
    units | телевизор 65 дюймов | c:televizory & s:diagonal-ekrana=65
    units | карта памяти 256 гб | c:karty-pamyati & s:obem-pamyati=256
    price | кофемашина до 200000 тенге | c:kofemashiny & p<=200000
    accessory | чехол для galaxy a36 | c:chekhly & s:sovmestimost=Galaxy A36
    synonym | тв приставка xiaomi | c:tv-pristavki & b:Xiaomi`,
  medium: `
    spelling | кандицианер самсунк | c:konditsionery & b:Samsung
    spelling | мясарубка электро | c:myasorubki
    spelling | телифон ксеоми с хорошей батареей | c:smartfony-i-telefony & b:Xiaomi
    spelling | увлажнитиль воздуха дёрма | c:uvlazhniteli & b:Deerma
    joined | роботпылесосксиаоми | c:roboty-pylesosy & b:Xiaomi
    synonym | видюха на 16 гигов | c:videokarty & s:videopamyat=16
    synonym | беспроводные затычки самсунг | c:besprovodnye-vkladyshi & b:Samsung
    transliteration | эйрподс макс | c:polnorazmernye-naushniki & n:AirPods Max
    transliteration | поко икс 7 про | c:vse-smartfony & n:POCO X7 Pro
    transliteration | фрибадс хуавей | c:besprovodnye-vkladyshi & n:FreeBuds
    phrase | белая стиралка 8 кг инвертор | c:stiralnye-mashiny & s:tsvet=белый & s:zagruzka=8 & s:invertor=+
    accessory | кабель для айфона лайтнинг | c:kabeli & s:interfejs=Lightning`,
  hard: `
    layout | ;tcnrbq lbcr ccl | c:ssd-nakopiteli
    layout | ыщтн зы5 | c:igry & b:Sony
    layout | vjhjpbkmybr | c:morozilniki
    spoken | мелкий холодос в общагу | c:kholodilniki & s:vysota<=150
    spoken | вайфайка на дачу с симкой | c:routery
    need | чтобы телефон в машине не падал | c:derzhateli
    need | пол моется и пылесосится сразу | c:roboty-pylesosy,vertikalnye-pylesosy
    need | защитить комп от скачков | c:stabilizatory-napryazheniya,ibp,udliniteli
    need | доски для презентаций нет нужен экран на стену | c:proektory
    negation | робот пылесос не xiaomi и не dreame | c:roboty-pylesosy & !b:Xiaomi & !b:Dreame
    measure | телевизор не больше 43 дюймов | c:televizory & s:diagonal-ekrana<=43
    question | через сколько дней вернут деньги на карту | page:/gid-change`,
} as const;
