import type { Kind } from '../kind.ts';

const microwaves: Kind = {
  category: 'mikrovolnovye-pechi',
  word: { ru: 'Микроволновая печь', kk: 'Микротолқынды пеш' },
  columns: 'ustanovka obem moshchnost gril upravlenie programmy',
  key: ['obem', 'moshchnost', 'gril'],
  rows: `
    Samsung | ME83 | 54990 | black white silver | Отдельностоящая | 23 | 800 | - | Кнопочное | 20
    Samsung | MG23 Bespoke | 74990 | white pink beige | Отдельностоящая | 23 | 800 | + | Сенсорное | 27
    LG | MS20 Solo | 49990 | black white | Отдельностоящая | 20 | 700 | - | Кнопочное | 12
    LG | NeoChef MH65 | 99990 | black white | Отдельностоящая | 25 | 1000 | + | Сенсорное | 32
    Bosch | FFL020 | 69990 | white black | Отдельностоящая | 20 | 800 | - | Механическое | 5
    Bosch | BFL523 | 189990 | black white steel | Встраиваемая | 20 | 800 | - | Сенсорное | 7
    Midea | MM720 | 29990 | white black | Отдельностоящая | 20 | 700 | - | Механическое | 5
    Midea | AM823 | 44990 | white black | Отдельностоящая | 23 | 800 | - | Кнопочное | 8
    Artel | 20MX81 | 27990 | white black | Отдельностоящая | 20 | 700 | - | Механическое | 5
    Gorenje | MO20 | 44990 | white black | Отдельностоящая | 20 | 800 | + | Кнопочное | 8
    Hansa | AMM20 | 109990 | black white beige | Встраиваемая | 20 | 800 | + | Сенсорное | 8
    Panasonic | NN-ST34 | 64990 | white black | Отдельностоящая | 25 | 800 | - | Кнопочное | 9
    Xiaomi | Smart Microwave | 49990 | white black | Отдельностоящая | 20 | 700 | - | Кнопочное | 25
  `,
  size: (n) => [n('obem') * 0.8 + 29, 27, 36, n('obem') * 0.3 + 5],
  about: [
    {
      ru: '{name} разогревает обед и размораживает мясо по весу.',
      kk: '{name} түскі асты жылытып, етті салмағына қарай жібітеді.',
    },
    {
      ru: '{name} проста в уходе и занимает немного места на столе.',
      kk: '{name} күтімі оңай, үстелде аз орын алады.',
    },
  ],
};

const multicookers: Kind = {
  category: 'multivarki',
  word: { ru: 'Мультиварка', kk: 'Мультипісіргіш' },
  columns: 'tip obem moshchnost programmy upravlenie',
  key: ['obem', 'programmy', 'tip'],
  rows: `
    Redmond | RMC-M90 | 39990 | black white | Классическая | 5 | 860 | 45 | Кнопочное
    Redmond | RMC-PM380 | 59990 | black silver | Скороварка | 6 | 1000 | 103 | Сенсорное
    Philips | HD4749 | 44990 | black white | Классическая | 4 | 980 | 12 | Кнопочное
    Philips | HD2151 All-in-One | 79990 | black | Скороварка | 5 | 1000 | 35 | Сенсорное
    Tefal | RK740 | 49990 | black white | Классическая | 5 | 750 | 25 | Кнопочное
    Moulinex | CE4 Cook4me | 139990 | white black | Скороварка | 6 | 1200 | 150 | Сенсорное
    Ninja | Foodi OP500 | 149990 | black gray | Скороварка | 7.5 | 1760 | 9 | Сенсорное
    Polaris | PMC 0526 | 34990 | black white beige | Классическая | 5 | 800 | 16 | Кнопочное
    Midea | MPC-6004 | 32990 | black white | Скороварка | 5 | 900 | 12 | Кнопочное
    Xiaomi | Smart Multicooker | 44990 | white black | Скороварка | 5 | 1000 | 12 | Сенсорное
    Scarlett | SC-MC41 | 19990 | black white red | Классическая | 5 | 900 | 10 | Кнопочное
    Artel | MC-500 | 21990 | black red | Классическая | 5 | 900 | 12 | Кнопочное
  `,
  size: (n) => [30, 24 + n('obem'), 32, 3 + n('obem') * 0.5],
  about: [
    {
      ru: '{name} варит кашу к завтраку и тушит мясо, пока вы на работе.',
      kk: '{name} таңғы асқа ботқа пісіреді, жұмыста жүргеніңізде ет бұқтырады.',
    },
    {
      ru: '{name} не требует стоять у плиты: загрузили, выбрали программу, ушли.',
      kk: '{name} плита жанында тұруды қажет етпейді: салдыңыз, бағдарлама таңдадыңыз, болды.',
    },
  ],
};

const airFryers: Kind = {
  category: 'aerogrili',
  word: { ru: 'Аэрогриль', kk: 'Аэрогриль' },
  columns: 'obem moshchnost programmy temperatura upravlenie',
  key: ['obem', 'moshchnost', 'programmy'],
  rows: `
    Philips | Essential HD9252 | 54990 | black white | 4.1 | 1400 | 7 | 200 | Сенсорное
    Philips | XL HD9280 | 84990 | black | 6.2 | 2000 | 7 | 200 | Сенсорное
    Xiaomi | Smart Air Fryer 6.5L | 44990 | white black | 6.5 | 1800 | 11 | 220 | Сенсорное
    Xiaomi | Air Fryer Essential 6L | 32990 | black white | 6 | 1700 | 9 | 200 | Сенсорное
    Ninja | Foodi AF400 | 149990 | black gray | 9.5 | 2470 | 6 | 240 | Сенсорное
    Tefal | Easy Fry EY50 | 69990 | black silver | 4.2 | 1400 | 8 | 200 | Сенсорное
    Tefal | Dual EY90 | 119990 | black | 8.3 | 2700 | 8 | 200 | Сенсорное
    Redmond | AG-4403 | 44990 | black white beige | 4 | 1500 | 9 | 200 | Сенсорное
    Kitfort | KT-2229 | 39990 | black cream green | 5.5 | 1500 | 8 | 200 | Сенсорное
    Polaris | PAG 0507 | 37990 | black white | 5 | 1500 | 8 | 200 | Сенсорное
    Midea | MF-CN50 | 34990 | black white | 5 | 1500 | 8 | 200 | Механическое
    Artel | AF-450 | 24990 | black white red | 4.5 | 1400 | 6 | 200 | Механическое
  `,
  size: (n) => [22 + n('obem'), 31, 34, 3 + n('obem') * 0.4],
  about: [
    {
      ru: '{name} обжаривает горячим воздухом: корочка есть, лишнего масла нет.',
      kk: '{name} ыстық ауамен қуырады: қабығы қытырлақ, артық майы жоқ.',
    },
    {
      ru: '{name} готовит картофель, курицу и овощи быстрее духовки.',
      kk: '{name} картоп, тауық, көкөністі духовкадан тез пісіреді.',
    },
  ],
};

const toasters: Kind = {
  category: 'tostery',
  word: { ru: 'Тостер', kk: 'Тостер' },
  columns: 'moshchnost programmy termoregulyator material',
  key: ['moshchnost', 'programmy', 'material'],
  rows: `
    Bosch | TAT3A | 19990 | white black red | 980 | 6 | + | Пластик
    Bosch | Styline TAT86 | 37990 | black white | 860 | 9 | + | Сталь
    Philips | HD2581 | 17990 | black white | 830 | 8 | + | Пластик
    Braun | HT3010 | 24990 | white black | 1000 | 7 | + | Пластик
    Tefal | TT1A18 | 16990 | black white | 800 | 6 | + | Пластик
    KitchenAid | 5KMT221 | 99990 | red black cream | 1100 | 7 | + | Металл
    Smeg | TSF01 | 129990 | cream mint red black | 950 | 6 | + | Сталь
    Redmond | RT-M403 | 17990 | silver black | 800 | 7 | + | Сталь
    Kitfort | KT-2038 | 15990 | cream mint pink | 850 | 7 | + | Сталь
    Scarlett | SC-TM11 | 8990 | white black | 700 | 6 | + | Пластик
    Artel | TS-700 | 7990 | white red | 700 | 6 | + | Пластик
    De'Longhi | Icona Vintage | 49990 | cream mint black | 900 | 6 | + | Сталь
    Russell Hobbs | Colours Plus | 24990 | red black cream | 1670 | 6 | + | Сталь
    Polaris | PET 0804 | 9990 | black white | 800 | 7 | + | Пластик
  `,
  size: () => [29, 19, 17, 1.6],
  about: [
    {
      ru: '{name} подрумянивает хлеб до того цвета, который вы выбрали.',
      kk: '{name} нанды сіз таңдаған түске дейін қызартады.',
    },
    {
      ru: '{name} выручает утром, когда на завтрак пять минут.',
      kk: '{name} таңғы асқа бес минут қалғанда көмектеседі.',
    },
  ],
};

const breadMakers: Kind = {
  category: 'khlebopechki',
  word: { ru: 'Хлебопечка', kk: 'Нан пісіргіш' },
  columns: 'maksimalnyj-ves moshchnost programmy material',
  key: ['maksimalnyj-ves', 'programmy', 'moshchnost'],
  rows: `
    Panasonic | SD-2501 | 129990 | white | 1.25 | 550 | 12 | Пластик
    Panasonic | SD-YR2550 | 189990 | black white | 1.25 | 700 | 31 | Сталь
    Gorenje | BM1210 | 64990 | black white | 1.2 | 660 | 12 | Пластик
    Moulinex | OW2101 | 69990 | white black | 1 | 720 | 12 | Пластик
    Redmond | RBM-M1919 | 59990 | black silver | 1 | 550 | 25 | Сталь
    Kitfort | KT-304 | 54990 | white silver black | 0.9 | 550 | 19 | Сталь
    Midea | BM-220 | 49990 | white black | 1 | 600 | 15 | Пластик
    Scarlett | SC-400 | 34990 | white | 0.75 | 500 | 12 | Пластик
    Tefal | PF610 | 89990 | white black | 1.5 | 1600 | 16 | Сталь
  `,
  size: () => [25, 35, 37, 6],
  about: [
    {
      ru: '{name} печёт хлеб к утру: продукты вечером, запах к завтраку.',
      kk: '{name} таңға нан пісіреді: кешке өнімді саласыз, таңға иісі шығады.',
    },
    { ru: '{name} замешивает тесто на пельмени и варит варенье.', kk: '{name} тұшпара қамырын илеп, тосап қайнатады.' },
  ],
};

/** Appliances that heat, boil and bake. */
export const cooking: readonly Kind[] = [microwaves, multicookers, airFryers, toasters, breadMakers];
