import type { Kind } from '../kind.ts';

const blenders: Kind = {
  category: 'blendery',
  word: { ru: 'Блендер', kk: 'Блендер' },
  columns: 'tip moshchnost skorosti obem nasadki material',
  key: ['tip', 'moshchnost', 'nasadki'],
  rows: `
    Braun | MultiQuick 5 MQ5235 | 39990 | white black | Погружной | 1000 | 21 | 0.5 | 3 | Сталь
    Braun | MultiQuick 7 MQ7045 | 64990 | black white | Погружной | 1000 | 30 | 1.5 | 4 | Сталь
    Bosch | ErgoMixx MSM66 | 29990 | white gray red | Погружной | 600 | 12 | 0.8 | 3 | Сталь
    Bosch | VitaPower MMB6 | 69990 | black silver | Стационарный | 1200 | 2 | 1.5 | 1 | Стекло
    Philips | HR2545 | 27990 | white black | Погружной | 700 | 5 | 0.5 | 3 | Сталь
    Philips | HR3760 | 99990 | black silver | Стационарный | 1500 | 12 | 1.8 | 1 | Стекло
    Tefal | Blendforce BL43 | 34990 | white black red | Стационарный | 800 | 3 | 1.5 | 1 | Стекло
    Redmond | RHB-2973 | 24990 | black silver | Погружной | 1300 | 5 | 0.8 | 3 | Сталь
    Xiaomi | Smart Blender | 44990 | white | Стационарный | 1000 | 9 | 1.6 | 1 | Стекло
    Kitfort | KT-1389 | 14990 | pink green blue | Портативный | 150 | 1 | 0.4 | 1 | Пластик
    Scarlett | SC-HB42 | 12990 | white black | Погружной | 1000 | 1 | 0.7 | 3 | Пластик
    Artel | BL-1500 | 16990 | white red black | Стационарный | 500 | 2 | 1.5 | 1 | Пластик
  `,
  size: (_n, t) =>
    t('tip') === 'Погружной' ? [7, 40, 7, 1.2] : t('tip') === 'Портативный' ? [8, 24, 8, 0.5] : [20, 40, 20, 3.4],
  picture: (_n, t) => ({ type: t('tip') === 'Погружной' ? 'hand' : 'jug' }),
  about: [
    {
      ru: '{name} превращает овощи в суп-пюре, а фрукты в смузи.',
      kk: '{name} көкөністі езбе сорпаға, жемісті смузиге айналдырады.',
    },
    {
      ru: '{name} берёт на себя детское питание, соусы и тесто для блинов.',
      kk: '{name} балалар тағамын, тұздық пен құймақ қамырын дайындайды.',
    },
  ],
};

const mixers: Kind = {
  category: 'miksery',
  word: { ru: 'Миксер', kk: 'Миксер' },
  columns: 'tip moshchnost skorosti obem nasadki',
  key: ['tip', 'moshchnost', 'skorosti'],
  rows: `
    Bosch | MFQ2210 | 14990 | white pink | Ручной | 375 | 5 | | 4
    Bosch | MFQ4080 | 29990 | white black | Ручной | 500 | 5 | | 6
    Braun | HM1010 | 19990 | white | Ручной | 400 | 5 | | 4
    Philips | HR3705 | 17990 | white black | Ручной | 300 | 5 | | 4
    KitchenAid | Artisan 5KSM175 | 399990 | red black cream mint | Планетарный | 300 | 10 | 4.8 | 4
    Kenwood | Chef Titanium KVC65 | 329990 | silver | Планетарный | 1200 | 6 | 4.6 | 4
    Kitfort | KT-1308 | 59990 | red black cream | Планетарный | 600 | 6 | 4.2 | 3
    Redmond | RKM-4050 | 84990 | silver black | Планетарный | 1000 | 8 | 5 | 3
    Gorenje | MMC1000 | 79990 | red white black | Планетарный | 1000 | 6 | 4 | 3
    Polaris | PHM 3016 | 11990 | white red | Ручной | 300 | 5 | | 4
    Scarlett | SC-HM40 | 8990 | white green | Ручной | 300 | 5 | | 4
    Artel | MX-500 | 7990 | white | Ручной | 250 | 5 | | 4
    -Ariete | Vintage 1588 | 129990 | cream mint sky | Планетарный | 2400 | 7 | 5.5 | 3
  `,
  size: (_n, t) => (t('tip') === 'Ручной' ? [8, 15, 20, 1] : [23, 34, 37, 7]),
  picture: (_n, t) => ({ type: t('tip') === 'Ручной' ? 'hand' : 'stand' }),
  about: [
    {
      ru: '{name} взбивает крем и белки и вымешивает тесто на баурсаки.',
      kk: '{name} крем мен ақуызды шайқап, бауырсақ қамырын илейді.',
    },
    {
      ru: '{name} экономит силы там, где рецепт просит мешать десять минут.',
      kk: '{name} он минут араластыру керек жерде күшіңізді үнемдейді.',
    },
  ],
};

const processors: Kind = {
  category: 'kukhonnye-kombajny',
  word: { ru: 'Кухонный комбайн', kk: 'Асүй комбайны' },
  columns: 'moshchnost obem skorosti nasadki material',
  key: ['moshchnost', 'obem', 'nasadki'],
  rows: `
    Bosch | MultiTalent 3 MCM32 | 54990 | white black | 800 | 2.3 | 2 | 6 | Пластик
    Bosch | MultiTalent 8 MC812 | 139990 | black silver | 1250 | 3.9 | 4 | 9 | Пластик
    Bosch | MUM5 | 189990 | white red silver black | 1000 | 3.9 | 7 | 8 | Сталь
    Kenwood | MultiPro FDP65 | 124990 | white silver | 1000 | 3 | 8 | 8 | Пластик
    Braun | FP5150 | 129990 | white black | 1000 | 2 | 15 | 8 | Пластик
    Philips | HR7310 | 74990 | black white | 700 | 2.1 | 2 | 7 | Пластик
    Moulinex | Masterchef FP54 | 69990 | white black | 1000 | 3 | 2 | 7 | Пластик
    Kitfort | KT-3034 | 44990 | white black | 600 | 1.8 | 2 | 5 | Стекло
    Redmond | RFP-3909 | 59990 | black silver | 1000 | 2 | 8 | 6 | Пластик
    KitchenAid | 5KFP1319 | 229990 | red black cream | 300 | 3.1 | 2 | 7 | Пластик
  `,
  size: () => [25, 40, 23, 4.5],
  about: [
    {
      ru: '{name} режет, трёт и месит: заготовки на зиму идут быстрее.',
      kk: '{name} турайды, үгеді, илейді: қысқы дайындық тез бітеді.',
    },
    { ru: '{name} заменяет полку разных приборов одним.', kk: '{name} бір сөре құралды жалғыз өзі алмастырады.' },
  ],
};

const grinders: Kind = {
  category: 'myasorubki',
  word: { ru: 'Мясорубка', kk: 'Еттартқыш' },
  columns: 'moshchnost proizvoditelnost-kg nasadki material',
  key: ['moshchnost', 'proizvoditelnost-kg', 'nasadki'],
  rows: `
    Bosch | MFW3X15 | 59990 | white black | 500 | 1.9 | 3 | Пластик
    Bosch | MFW68 | 119990 | black silver | 800 | 4.3 | 5 | Сталь
    Zelmer | ZMM1582 | 84990 | white silver | 800 | 2.6 | 6 | Пластик
    Moulinex | HV8 ME68 | 89990 | white red | 1000 | 2.6 | 5 | Пластик
    Moulinex | HV4 ME45 | 59990 | white black | 700 | 1.7 | 3 | Пластик
    Philips | HR2714 | 54990 | white black | 450 | 1.6 | 3 | Пластик
    Redmond | RMG-1233 | 49990 | silver black | 600 | 2 | 4 | Сталь
    Polaris | PMG 2095 | 44990 | white black | 500 | 2 | 4 | Пластик
    Kitfort | KT-2111 | 39990 | white silver red | 500 | 2 | 4 | Сталь
    Artel | MG-2000 | 27990 | white black red | 450 | 1.5 | 3 | Пластик
    Scarlett | SC-MG45 | 26990 | white silver | 400 | 1.2 | 4 | Пластик
    -Axion | M-25 | 29990 | white | 230 | 1 | 3 | Пластик
  `,
  size: () => [17, 34, 26, 4.4],
  about: [
    {
      ru: '{name} прокручивает мясо на манты и котлеты без остановок.',
      kk: '{name} манты мен котлет етін тоқтаусыз тартады.',
    },
    {
      ru: '{name} справляется с жилами и возвращает застрявшее реверсом.',
      kk: '{name} сіңірлі етті де тартады, тығылғанын кері айналымымен шығарады.',
    },
  ],
};

/** Appliances that cut, mix and mince. */
export const grinding: readonly Kind[] = [blenders, mixers, processors, grinders];
