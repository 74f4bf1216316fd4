import { cellAt, readTable } from '../table.ts';

/** `category | items in the box`. */
const TABLE = `
  vse-smartfony | смартфон, кабель USB-C, скрепка для SIM-карты, документы
  knopochnye-telefony | телефон, съёмный аккумулятор, зарядное устройство, документы
  smart-chasy | часы, ремешок, зарядная подставка, документы
  fitnes-braslety | браслет, ремешок, зарядный кабель, документы
  planshety | планшет, кабель USB-C, документы
  elektronnye-knigi | книга, кабель USB-C, документы
  chekhly | чехол
  zashchitnye-stekla | стекло, салфетки для экрана, рамка для наклейки
  derzhateli | держатель, документы
  noutbuki-dlya-raboty | ноутбук, адаптер питания, документы
  igrovye-noutbuki | ноутбук, адаптер питания, документы
  sistemnye-bloki | компьютер, шнур питания, документы
  monitory | монитор, подставка, кабель HDMI, адаптер питания, документы
  ssd-nakopiteli | накопитель, документы
  videokarty | видеокарта, переходник питания, документы
  klaviatury | клавиатура, документы
  myshi | мышь, документы
  veb-kamery | камера, зажим для экрана, документы
  printery-i-mfu | устройство, стартовые расходные материалы, шнур питания, документы
  routery | роутер, адаптер питания, кабель Ethernet 1 м, документы
  usb-fleshki | флешка
  karty-pamyati | карта памяти
  led-televizory | телевизор, ножки, пульт, батарейки 2 шт., шнур питания, документы
  qled-i-oled-televizory | телевизор, ножки, пульт, батарейки 2 шт., шнур питания, документы
  proektory | проектор, пульт, адаптер питания, документы
  tv-pristavki | приставка, пульт, кабель HDMI, адаптер питания, документы
  saundbary | саундбар, пульт, кабель HDMI, шнур питания, документы
  portativnye-kolonki | колонка, кабель USB-C, документы
  polnorazmernye-naushniki | наушники, кабель для зарядки, документы
  besprovodnye-vkladyshi | наушники, зарядный футляр, сменные насадки, документы
  mikrofony | микрофон, подставка, кабель, документы
  fotoapparaty | камера, аккумулятор, зарядное устройство, ремень, документы
  ekshn-kamery | камера, аккумулятор, крепление, кабель USB-C, документы
  kvadrokoptery | квадрокоптер, пульт управления, аккумулятор, запасные винты, кабель USB-C, документы
  igrovye-pristavki | приставка, геймпад, кабель HDMI, шнур питания, документы
  gejmpady | геймпад, документы
  vr-ochki | очки, контроллеры 2 шт., кабель USB-C, документы
  kholodilniki | холодильник, полки и ящики, формы для льда, документы
  morozilniki | морозильник, скребок для льда, документы
  plity | плита, решётки и противень, документы
  vytyazhki | вытяжка, переходник для воздуховода, крепёж, документы
  dukhovye-shkafy | духовой шкаф, противень 2 шт., решётка, крепёж, документы
  varochnye-paneli | панель, уплотнитель, крепёж, документы
  posudomoechnye-mashiny | машина, корзина для приборов, сливной шланг, документы
  chajniki | чайник, подставка, документы
  kofemashiny | кофемашина, мерная ложка, документы
  kapelnye-kofevarki | кофеварка, кувшин, постоянный фильтр, документы
  sokovyzhimalki | соковыжималка, стакан для сока, щётка для чистки, документы
  blendery | блендер, насадки, стакан, документы
  miksery | миксер, насадки, документы
  kukhonnye-kombajny | комбайн, чаша, насадки, документы
  myasorubki | мясорубка, решётки, насадки, толкатель, документы
  mikrovolnovye-pechi | микроволновая печь, поворотный стол, документы
  multivarki | мультиварка, чаша, контейнер для пара, мерный стакан, документы
  aerogrili | аэрогриль, корзина с решёткой, документы
  tostery | тостер, поддон для крошек, документы
  khlebopechki | хлебопечка, форма с лопаткой, мерный стакан, документы
  klassicheskie-pylesosy | пылесос, шланг с трубой, насадки, документы
  roboty-pylesosy | робот, док-станция, боковая щётка, салфетка, документы
  vertikalnye-pylesosy | пылесос, насадки, настенное крепление, зарядное устройство, документы
  filtry-dlya-pylesosov | расходные материалы
  stiralnye-mashiny | машина, наливной шланг, транспортировочные заглушки, документы
  sushilnye-mashiny | машина, сливной шланг, документы
  utyugi | утюг, мерный стакан, документы
  otparivateli | отпариватель, насадки, мерный стакан, документы
  shvejnye-mashiny | машина, педаль, лапки и иглы, документы
  feny | фен, насадки, документы
  vypryamiteli | выпрямитель, документы
  elektrobritvy | бритва, зарядное устройство, защитный колпачок, щётка для чистки, документы
  trimmery | триммер, насадки, зарядное устройство, масло, документы
  zubnye-shchyotki | щётка, насадки, зарядная подставка, документы
  napolnye-vesy | весы, батарейки, документы
  konditsionery | внутренний блок, наружный блок, пульт, монтажная пластина, документы
  obogrevateli | обогреватель, ножки, документы
  ventilyatory | вентилятор, документы
  vodonagrevateli | водонагреватель, предохранительный клапан, крепёж, документы
  uvlazhniteli | увлажнитель, щётка для чистки, документы
  ochistiteli-vozdukha | очиститель, фильтр, документы
  umnye-lampy | лампа, документы
  umnye-rozetki | розетка, документы
  umnye-zamki | замок, карты доступа 2 шт., батарейки, крепёж, документы
  videozvonki | звонок, динамик для дома, крепёж, документы
  kabeli | кабель
  zaryadnye-ustrojstva | зарядное устройство, документы
  powerbanki | внешний аккумулятор, кабель USB-C, документы
  batarejki | элементы питания
  udliniteli | удлинитель
  sumki-dlya-noutbukov | рюкзак
  podarochnye-nabory | предметы набора, подарочная коробка
  remeshki-dlya-chasov | ремешок
  kartridzhi-i-tonery | картридж, документы
  chernila | флакон чернил
  bumaga-dlya-pechati | пачка бумаги
  ibp | источник питания, кабель питания, документы
  stabilizatory-napryazheniya | стабилизатор, крепёж, документы
`;

const CONTENTS = new Map(readTable(TABLE).map((row) => [cellAt(row, 0), cellAt(row, 1)]));

/** Returns the items in the box of a kind, separated by ", "; none for digital products. */
export function findBoxContents(category: string): string | undefined {
  return CONTENTS.get(category);
}

/** `brand | country | categories, all others when empty`. */
const COUNTRIES = `
  Apple | Китай |
  Apple | Вьетнам | noutbuki-dlya-raboty
  Samsung | Вьетнам |
  Samsung | Узбекистан | led-televizory qled-i-oled-televizory stiralnye-mashiny
  Samsung | Польша | kholodilniki
  Samsung | Южная Корея | ssd-nakopiteli
  LG | Южная Корея |
  LG | Казахстан | led-televizory qled-i-oled-televizory stiralnye-mashiny kholodilniki
  Artel | Узбекистан |
  Avangard | Узбекистан |
  Bosch | Турция | stiralnye-mashiny kholodilniki posudomoechnye-mashiny dukhovye-shkafy plity
  Beko | Турция |
  Indesit | Турция |
  Hansa | Польша |
  Electrolux | Польша |
  Whirlpool | Словакия |
  Gorenje | Словения |
  Gefest | Беларусь |
  Atlant | Беларусь |
  Biryusa | Россия |
  Darina | Россия |
  Elikor | Россия |
  Miele | Германия |
  Karcher | Германия |
  Thomas | Германия |
  Braun | Германия | elektrobritvy zubnye-shchyotki
  Jura | Швейцария |
  De'Longhi | Румыния |
  Smeg | Италия |
  Ariston | Италия |
  Noirot | Франция |
  Tefal | Франция |
  Rowenta | Германия |
  Moulinex | Франция |
  Krups | Франция |
  Philips | Польша | led-televizory qled-i-oled-televizory
  Sony | Малайзия | led-televizory qled-i-oled-televizory
  Canon | Япония | fotoapparaty
  Canon | Вьетнам | printery-i-mfu
  Nikon | Таиланд |
  Fujifilm | Филиппины |
  Garmin | Тайвань |
  ASUS | Тайвань | igrovye-noutbuki videokarty
  Duracell | Бельгия |
  Varta | Германия |
  Energizer | Сингапур |
  HP | Филиппины | printery-i-mfu kartridzhi-i-tonery
  Epson | Индонезия |
  Brother | Вьетнам |
  Janome | Тайвань |
  Legrand | Франция |
  APC | Филиппины |
  MikroTik | Латвия |
`;
const DEFAULT_COUNTRY = 'Китай';

const COUNTRY_OF = new Map(
  readTable(COUNTRIES).flatMap((row) =>
    cellAt(row, 2)
      .split(' ')
      .map((category) => [`${cellAt(row, 0)} ${category}`, cellAt(row, 1)] as const),
  ),
);

/** Returns the country of origin of a brand's products in a category. */
export function findCountry(brand: string, category: string): string {
  return COUNTRY_OF.get(`${brand} ${category}`) ?? COUNTRY_OF.get(`${brand} `) ?? DEFAULT_COUNTRY;
}
