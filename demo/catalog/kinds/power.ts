import type { Kind } from '../kind.ts';

const chargers: Kind = {
  category: 'zaryadnye-ustrojstva',
  word: { ru: 'Зарядное устройство', kk: 'Қуаттау құрылғысы' },
  axis: 'bystraya-zaryadka',
  columns: 'tip vyhody interfejs sovmestimost',
  key: ['bystraya-zaryadka', 'vyhody', 'tip'],
  rows: `
    Apple | USB-C Power Adapter | 20:9990 35:19990 70:29990 | white | Сетевое | 1 | USB-C | iPhone 17 Pro Max; iPhone 17 Pro; iPhone 17; iPhone 16; iPhone 16e
    Samsung | EP-T | 25:8990 45:16990 | black white | Сетевое | 1 | USB-C | Galaxy S25 Ultra; Galaxy S25+; Galaxy S25; Galaxy S25 FE; Galaxy A56; Galaxy A36
    Samsung | EP-P2400 Pad | 15:14990 | black white | Беспроводное | 1 | USB-C | Galaxy S25 Ultra; Galaxy S25+; Galaxy S25
    Baseus | GaN5 Pro | 65:14990 100:21990 | black white | Сетевое | 3 | USB-C и USB-A | 
    Baseus | Cube Pro | 20:4990 30:6990 | black white | Сетевое | 1 | USB-C | 
    Anker | Nano II | 30:9990 45:12990 65:16990 | black white | Сетевое | 1 | USB-C | iPhone 17; iPhone 16; Galaxy S25; Galaxy A56
    Anker | Prime GaN | 67:24990 100:34990 | black white | Сетевое | 3 | USB-C и USB-A | 
    UGREEN | Nexode | 45:10990 65:15990 100:24990 | gray black | Сетевое | 3 | USB-C и USB-A | 
    UGREEN | CD130 Car | 30:5990 52:8990 | black gray | Автомобильное | 2 | USB-C и USB-A | 
    Xiaomi | GaN Charger | 33:6990 67:12990 | white | Сетевое | 1 | USB-C | Xiaomi 15T Pro; Xiaomi 15T; Redmi Note 14 Pro+; Redmi Note 14 Pro; Redmi Note 14; Redmi 15
    Belkin | BoostCharge 3-in-1 | 15:49990 | black white | Беспроводное | 3 | USB-C | 
    Deppa | Ultra Car | 20:4990 | black | Автомобильное | 2 | USB-C и USB-A | 
    -Hoco | C72A | 10:1990 | white black | Сетевое | 1 | USB-A | 
    Xiaomi | Car Charger Pro | 43:7990 67:9990 | black | Автомобильное | 2 | USB-C и USB-A | 
    Xiaomi | Wireless Stand | 20:9990 50:16990 | black white | Беспроводное | 1 | USB-C | Xiaomi 15T Pro
    Baseus | Magnetic Pad | 15:7990 25:12990 | black white | Беспроводное | 1 | USB-C | iPhone 17 Pro Max; iPhone 17 Pro; iPhone 17; iPhone 16
    Anker | 312 Compact | 25:5990 30:7990 | black white | Сетевое | 1 | USB-C | 
    Huawei | SuperCharge | 40:9990 66:13990 | white | Сетевое | 1 | USB-A | 
  `,
  size: (n) => [4 + n('bystraya-zaryadka') * 0.02, 6, 3.5, 0.05 + n('bystraya-zaryadka') * 0.0014],
  vendorModel: true,
  picture: (n, t) => ({
    ports: n('vyhody'),
    type: t('tip') === 'Беспроводное' ? 'wireless' : t('tip') === 'Автомобильное' ? 'car' : 'wall',
  }),
  about: [
    {
      ru: '{name} заряжает телефон, планшет или наушники; мощность подстраивается сама.',
      kk: '{name} телефон, планшет немесе құлаққапты қуаттайды; қуаты өздігінен реттеледі.',
    },
    {
      ru: '{name} небольшое, а отдаёт столько, сколько просит устройство.',
      kk: '{name} шағын, бірақ құрылғыға керегінше қуат береді.',
    },
  ],
};

const powerBanks: Kind = {
  category: 'powerbanki',
  word: { ru: 'Внешний аккумулятор', kk: 'Сыртқы аккумулятор' },
  axis: 'emkost-akkumulyatora',
  columns: 'bystraya-zaryadka vyhody besprovodnaya-zaryadka interfejs sovmestimost',
  key: ['emkost-akkumulyatora', 'bystraya-zaryadka', 'vyhody'],
  rows: `
    Xiaomi | Redmi Power Bank | 10000:8990 20000:12990 | black white | 18 | 2 | - | USB-C и USB-A | 
    Xiaomi | Power Bank Integrated Cable | 10000:12990 20000:19990 | beige black | 33 | 2 | - | USB-C и USB-A | 
    Samsung | EB-P | 10000:16990 20000:24990 | beige gray | 25 | 2 | + | USB-C | Galaxy S25 Ultra; Galaxy S25+; Galaxy S25; Galaxy A56
    Anker | MagGo | 5000:29990 10000:39990 | black white green | 27 | 1 | + | USB-C | iPhone 17 Pro Max; iPhone 17 Pro; iPhone 17; iPhone 16
    Anker | PowerCore | 10000:14990 20000:22990 | black blue | 20 | 2 | - | USB-C и USB-A | 
    Baseus | Bipow Pro | 10000:9990 20000:14990 | black white blue | 22 | 3 | - | USB-C и USB-A | 
    Baseus | Star-Lord | 20000:19990 30000:26990 | black blue | 65 | 3 | - | USB-C и USB-A | 
    UGREEN | Nexode | 10000:16990 20000:29990 | black gray | 100 | 3 | - | USB-C и USB-A | 
    TFN | Porta | 10000:6990 20000:9990 | black white | 10 | 2 | - | USB-C и USB-A | 
    Hoco | J101 | 10000:5490 20000:7990 30000:10990 | black white | 22 | 2 | - | USB-C и USB-A | 
    Deppa | NRG Light | 10000:9990 | mint graphite violet | 10 | 2 | - | USB-C и USB-A | 
    Xiaomi | 212W | 25000:59990 | gray | 140 | 3 | - | USB-C и USB-A | 
    Baseus | Magnetic Mini | 5000:12990 10000:16990 | black white pink violet | 20 | 1 | + | USB-C | iPhone 17 Pro Max; iPhone 17 Pro; iPhone 17; iPhone 16
    Belkin | BoostCharge | 10000:14990 20000:21990 | black white pink | 20 | 3 | - | USB-C и USB-A | 
  `,
  size: (n) => [
    7,
    13 + n('emkost-akkumulyatora') / 8000,
    1.2 + n('emkost-akkumulyatora') / 15000,
    0.03 + n('emkost-akkumulyatora') * 0.000018,
  ],
  about: [
    {
      ru: '{name} продлевает день телефону, когда розетки рядом нет.',
      kk: '{name} розетка жоқта телефонның жұмыс уақытын ұзартады.',
    },
    {
      ru: '{name} помещается в сумку и заряжает несколько устройств подряд.',
      kk: '{name} сөмкеге сыяды, бірнеше құрылғыны қатарынан қуаттайды.',
    },
  ],
};

const batteries: Kind = {
  category: 'batarejki',
  word: { ru: 'Батарейки', kk: 'Батареялар' },
  axis: 'shtuk-v-upakovke',
  columns: 'tip interfejs emkost-akkumulyatora',
  key: ['interfejs', 'tip', 'shtuk-v-upakovke'],
  rows: `
    Duracell | Basic AA | 2:990 4:1690 8:2990 12:3990 | | Щелочные | AA | 
    Duracell | Basic AAA | 2:990 4:1690 8:2990 12:3990 | | Щелочные | AAA | 
    Duracell | Ultra Power AA | 4:2290 8:3990 | | Щелочные | AA | 
    Energizer | Max AA | 2:890 4:1590 8:2790 | | Щелочные | AA | 
    Energizer | Max AAA | 2:890 4:1590 8:2790 | | Щелочные | AAA | 
    Energizer | Ultimate Lithium AA | 2:2990 4:5490 | | Литиевые | AA | 
    Panasonic | Eneloop AA | 2:5990 4:10990 | | Аккумуляторы | AA | 2000
    Panasonic | Eneloop AAA | 2:4990 4:8990 | | Аккумуляторы | AAA | 800
    GP | Super AA | 4:1290 10:2690 20:4890 | | Щелочные | AA | 
    GP | ReCyko AA | 2:4490 4:7990 | | Аккумуляторы | AA | 2600
    GP | Lithium CR2032 | 1:690 5:2490 | | Литиевые | CR2032 | 
    Xiaomi | ZI5 AA | 4:990 10:1990 40:6490 | | Щелочные | AA | 
    Varta | Longlife 9V | 1:1990 2:3590 | | Щелочные | 6LR61 | 
  `,
  size: (n) => [1.5 * Math.min(4, n('shtuk-v-upakovke')), 5.2, 1.6, 0.024 * n('shtuk-v-upakovke')],
  guarantee: 1,
  vendorModel: true,
  picture: (n, t) => ({ count: Math.min(4, n('shtuk-v-upakovke')), size: t('interfejs').toLowerCase() }),
  about: [
    { ru: '{name} подходят для пультов, игрушек и часов.', kk: '{name} пульт, ойыншық және сағатқа жарайды.' },
    {
      ru: '{name} держат заряд на полке годами, дома стоит иметь запас.',
      kk: '{name} сөреде жылдап қуатын сақтайды, үйде қоры болғаны дұрыс.',
    },
  ],
};

const extensions: Kind = {
  category: 'udliniteli',
  word: { ru: 'Удлинитель', kk: 'Ұзартқыш' },
  axis: 'dlina',
  columns: 'tip rozetki usb-porty tok',
  key: ['dlina', 'rozetki', 'tip'],
  rows: `
    Defender | DFS 153 | 1.8:3990 3:4990 5:5990 | black white | Сетевой фильтр | 6 | 0 | 10
    Sven | SF-05L | 1.8:4490 3:5490 5:6490 | black white | Сетевой фильтр | 5 | 0 | 10
    APC | SurgeArrest PM5 | 1.8:19990 | black | Сетевой фильтр | 5 | 0 | 10
    Pilot | GL | 1.8:5990 3:6990 5:7990 | white gray | Сетевой фильтр | 6 | 0 | 10
    Xiaomi | Power Strip 5A | 1.4:6990 | white | Удлинитель с USB | 5 | 3 | 10
    Baseus | PowerCombo 65W | 1.5:29990 | black white | Удлинитель с USB | 2 | 4 | 16
    UGREEN | DigiNest Cube | 1.8:22990 | gray white | Удлинитель с USB | 3 | 4 | 16
    Legrand | Standard | 1.5:8990 3:9990 5:12990 | white black | Удлинитель | 4 | 0 | 16
    IEK | U04 | 2:1990 3:2490 5:3290 10:4990 | white | Удлинитель | 4 | 0 | 10
    Ultraflash | Reel | 20:14990 30:19990 50:29990 | orange | На катушке | 4 | 0 | 16
    SVC | USP | 1.8:2990 3:3790 | black | Сетевой фильтр | 5 | 0 | 10
  `,
  size: (n, t) =>
    t('tip') === 'На катушке'
      ? [28, 34, 20, 1.5 + n('dlina') * 0.13]
      : [20 + n('rozetki') * 3, 5, 5, 0.3 + n('dlina') * 0.1],
  picture: (n) => ({ sockets: n('rozetki') }),
  about: [
    { ru: '{name} доводит розетки туда, где они нужны.', kk: '{name} розетканы керек жерге жеткізеді.' },
    {
      ru: '{name} разбирается с тем, что розеток у стола вечно не хватает.',
      kk: '{name} үстел жанында розетка жетпейтін мәселені шешеді.',
    },
  ],
};

const bags: Kind = {
  category: 'sumki-dlya-noutbukov',
  word: { ru: 'Рюкзак', kk: 'Рюкзак' },
  axis: 'diagonal-ekrana',
  columns: 'tip material zashchita obem sovmestimost',
  key: ['diagonal-ekrana', 'tip', 'obem'],
  rows: `
    Xiaomi | Commuter Backpack | 15.6:14990 | gray navy green | Рюкзак | Полиэстер | IPX4 | 21 | ASUS Vivobook 15 X1504; ASUS Vivobook Go 15; Lenovo IdeaPad Slim 3 15; HP 250 G10
    Xiaomi | Casual Daypack | 13.3:5990 | black blue orange | Рюкзак | Полиэстер | IPX4 | 10 | MacBook Air 13 M4
    Samsonite | Guardit 2.0 | 14:29990 15.6:33990 17:37990 | black blue | Рюкзак | Полиэстер | Нет | 22 | 
    Samsonite | Network 4 | 14:34990 15.6:39990 | black gray | Рюкзак | Полиэстер | Нет | 20 | 
    Tigernu | T-B3142 | 15.6:16990 17:18990 | black gray navy | Рюкзак | Нейлон | IPX4 | 24 | 
    Bange | BG-7216 | 15.6:19990 | black gray | Рюкзак | Полиэстер | IPX4 | 26 | Dell Inspiron 15 3530; Acer Aspire 3 15; Acer Nitro V 15; HP Victus 15
    Lenovo | B210 | 15.6:8990 | black gray | Рюкзак | Полиэстер | IPX3 | 18 | Lenovo IdeaPad Slim 3 15; Lenovo V15 G4; Lenovo LOQ 15
    HP | Prelude Pro | 15.6:12990 | black | Рюкзак | Полиэстер | Нет | 20 | HP 250 G10; HP ProBook 450 G10; HP Victus 15
    ASUS | ROG Ranger BP1501 | 15.6:24990 17:27990 | black | Рюкзак | Нейлон | IPX4 | 25 | 
    Targus | Intellect | 15.6:14990 | black | Рюкзак | Полиэстер | Нет | 22 | ASUS Vivobook 15 X1504; Acer Aspire 3 15; Dell Inspiron 15 3530
    Rivacase | 8460 | 15.6:17990 17:19990 | black gray | Рюкзак | Полиэстер | IPX3 | 26 | 
  `,
  size: (n) => [n('diagonal-ekrana') * 2, n('diagonal-ekrana') * 2.9, 14, 0.4 + n('obem') * 0.025],
  about: [
    {
      ru: '{name} бережёт ноутбук в мягком отделении и оставляет место для всего остального.',
      kk: '{name} ноутбукті жұмсақ бөлікте сақтап, қалғанына орын қалдырады.',
    },
    { ru: '{name} удобен в автобусе и в командировке.', kk: '{name} автобуста да, іссапарда да ыңғайлы.' },
  ],
};

const giftSets: Kind = {
  category: 'podarochnye-nabory',
  word: { ru: 'Подарочный набор', kk: 'Сыйлық жинағы' },
  columns: 'naznachenie predmetov-v-nabore',
  key: ['naznachenie', 'predmetov-v-nabore', 'ves'],
  rows: `
    Philips | OneBlade + Body Kit | 39990 | green black | Уход для мужчин | 5
    Braun | Series 5 Gift | 64990 | blue | Уход для мужчин | 4
    Oral-B | Pro 3 Duo | 54990 | black white | Уход для двоих | 4
    Dyson | Supersonic Gift Edition | 299990 | navy gold | Уход за волосами | 7
    Rowenta | Beauty Box | 34990 | pink violet | Уход за волосами | 4
    Xiaomi | Smart Home Starter | 39990 | white | Умный дом | 4
    Aqara | Security Kit | 74990 | white | Умный дом | 5
    Logitech | Desktop Combo MK295 | 19990 | graphite white | Для рабочего стола | 2
    HyperX | Streamer Starter | 69990 | black white | Для рабочего стола | 3
    JBL | Music Duo | 49990 | black blue pink | Музыка | 2
    Marshall | Home & Go | 149990 | black cream | Музыка | 2
  `,
  size: () => [28, 24, 10, 1.2],
  about: [
    { ru: '{name} уже собран и упакован: остаётся вручить.', kk: '{name} жиналып, оралып қойған: тек тапсыру қалады.' },
    { ru: '{name} выгоднее, чем те же вещи по отдельности.', kk: '{name} сол заттарды бөлек алғаннан тиімді.' },
  ],
};

/** Chargers, batteries, cords, bags and gifts. */
export const power: readonly Kind[] = [chargers, powerBanks, batteries, extensions, bags, giftSets];
