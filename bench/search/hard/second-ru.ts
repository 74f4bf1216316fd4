/**
 * Second exam: Russian queries at three levels, written without looking at the search; measured once, never used for
 * tuning.
 */
export const secondRussian = {
  easy: `
    plain | часы amazfit bip 6 | c:smart-chasy & n:Bip 6
    plain | наушники sennheiser accentum | c:naushniki-i-mikrofony & n:Accentum
    plain | роутер keenetic | c:routery & b:Keenetic
    plain | квадрокоптер dji mini 5 pro | c:kvadrokoptery & n:Mini 5 Pro
    plain | стайлер dyson airwrap | c:feny,vypryamiteli & n:Airwrap
    brand-category | швейная машинка джаноме | c:shvejnye-mashiny & b:Janome
    brand-category | тостер смег | c:tostery & b:Smeg
    units | бойлер 80 литров | c:vodonagrevateli & s:obem=80
    price | микроволновка до 45000 | c:mikrovolnovye-pechi & p<=45000
    accessory | чехол книжка на galaxy a16 | c:chekhly & s:sovmestimost=Galaxy A16 & s:tip=Книжка`,
  medium: `
    spelling | отпориватель тифаль | c:otparivateli & b:Tefal
    spelling | елекстрочайник скарлет | c:chajniki & b:Scarlett
    spelling | безпроводные уши сенхайзер | c:besprovodnye-vkladyshi,polnorazmernye-naushniki & b:Sennheiser & !s:podklyuchenie=Проводное
    joined | увлажнительвоздуха бонеко | c:uvlazhniteli & b:Boneco
    joined | умнаярозетка тапо | c:umnye-rozetki & n:Tapo
    synonym | читалка оникс букс | c:elektronnye-knigi & b:Onyx Boox
    synonym | бесперебойник эйписи 1500 ва | c:ibp & b:APC & s:polnaya-moshchnost=1500
    transliteration | логитек мх мастер | c:myshi & n:MX Master
    transliteration | gazovaya plita gefest | c:plity & b:Gefest & !s:tip=Электрическая & !s:tip=Индукционная
    accessory | мешки в пылесос миле с3 | c:filtry-dlya-pylesosov & s:sovmestimost=Miele Complete C3
    accessory | жёлтая краска epson 103 | c:chernila & b:Epson & n:103 & s:tsvet-pechati=Жёлтый
    phrase | двухкамерный холодильник ноу фрост инверторный белый до 300 тысяч | c:kholodilniki & s:tip=Двухкамерный & s:no-frost=+ & s:invertor=+ & s:tsvet=белый & p<=300000
    phrase | стиралка с вертикальной загрузкой не дороже 250 тыс | c:stiralnye-mashiny & s:tip=Вертикальная & p<=250000`,
  hard: `
    need | магазинным котлетам не доверяю фарш сам накручу | c:myasorubki,kukhonnye-kombajny
    need | на балконе бельё по три дня сохнет | c:sushilnye-mashiny,stiralnye-mashiny & !s:sushka=-
    need | в офисе духота а сплит вешать хозяин не разрешает | c:ventilyatory,konditsionery & !s:tip=Сплит-система
    need | первоклашке чтобы маме звонил и никакого ютуба | c:knopochnye-telefony
    need | снимать от первого лица как катаюсь на шымбулаке | c:ekshn-kamery
    need | кудри пушатся хочу гладкие как из салона | c:vypryamiteli,feny
    need | в однушке воняет кошачьим лотком | c:ochistiteli-vozdukha
    need | навигатор в телефоне на поворотах слетает с торпеды | c:derzhateli & !s:tip=Штатив & !s:ustanovka=На стол
    need | дочке рефераты каждую неделю бегаем в копицентр | c:printery-i-mfu
    need | вечно теряем ключи хочу заходить в квартиру по пальцу | c:umnye-zamki
    gift | сыну геймеру на днюху до 50000 | c:gejmpady,klaviatury,myshi,polnorazmernye-naushniki,mikrofony,tsifrovye-kody,podarochnye-nabory,igrovye-pristavki,vr-ochki & p<=50000
    negation | пылесос только не робот и без мешков | c:klassicheskie-pylesosy,vertikalnye-pylesosy & !s:tip-pylesbornika=Мешок
    measure | посудомойка шириной сорок пять сантиметров | c:posudomoechnye-mashiny & s:shirina=45
    layout | bylerwbjyyfz gkbnf | c:plity,varochnye-paneli & s:tip=Индукционная
    spoken | джей би эль флип семь | c:portativnye-kolonki & n:Flip 7
    spelling | кандицанер мидея на тритцать пять квадратов | c:konditsionery & b:Midea & s:ploshchad=35
    question | можно ли взять в рассрочку без переплаты | page:/gid-delivery,/gid-question`,
} as const;
