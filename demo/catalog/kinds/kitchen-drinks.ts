import type { Kind } from '../kind.ts';

const kettles: Kind = {
  category: 'chajniki',
  word: { ru: 'Электрочайник', kk: 'Электр шәйнек' },
  columns: 'obem moshchnost material termoregulyator',
  key: ['obem', 'moshchnost', 'material'],
  rows: `
    Xiaomi | Mi Smart Kettle Pro | 24990 | white | 1.5 | 1800 | Сталь | +
    Xiaomi | Electric Kettle 2 | 14990 | white black | 1.7 | 1800 | Сталь | -
    Bosch | TWK3A | 19990 | white red black | 1.7 | 2400 | Пластик | -
    Bosch | Styline TWK86 | 39990 | white black steel | 1.5 | 2400 | Сталь | +
    Philips | HD9339 | 24990 | black | 1.7 | 2200 | Стекло | -
    Philips | HD9318 | 14990 | black white | 1.7 | 2200 | Пластик | -
    Tefal | KO1508 | 17990 | black white | 1.5 | 2200 | Пластик | -
    Braun | WK1100 | 22990 | black white | 1.7 | 2200 | Пластик | -
    Redmond | RK-M170 | 16990 | steel black red | 1.7 | 2200 | Сталь | -
    Redmond | RK-G1301 | 21990 | black silver | 1.7 | 2200 | Стекло | +
    Polaris | PWK 1725 | 13990 | white black beige green | 1.7 | 2200 | Стекло | -
    Scarlett | SC-EK27 | 8990 | white black blue | 1.7 | 2200 | Стекло | -
    Artel | KE-1.8 | 6990 | white black red | 1.8 | 1850 | Пластик | -
    -Kitfort | KT-6140 | 15990 | mint pink cream | 1.7 | 2200 | Сталь | -
    Smeg | KLF03 | 129990 | cream mint red black pink | 1.7 | 2400 | Сталь | -
    De'Longhi | Icona Vintage KBOV | 54990 | cream mint black | 1.7 | 2000 | Сталь | -
    Russell Hobbs | Retro 21670 | 42990 | black red cream | 1.7 | 2400 | Сталь | -
    Tefal | Safe Tea KO15 | 21990 | white black | 1.7 | 2400 | Сталь | +
    Deerma | SH30W | 11990 | white green | 1.5 | 1800 | Сталь | -
  `,
  size: () => [22, 24, 16, 1.1],
  picture: (_n, t) => ({ material: t('material') === 'Стекло' ? 'glass' : 'steel' }),
  about: [
    {
      ru: '{name} кипятит воду за несколько минут и отключается сам.',
      kk: '{name} суды бірнеше минутта қайнатып, өзі өшеді.',
    },
    { ru: '{name} хватает на чайник чая для всей семьи.', kk: '{name} бүкіл отбасының шайына жетеді.' },
  ],
};

const coffeeMachines: Kind = {
  category: 'kofemashiny',
  word: { ru: 'Кофемашина', kk: 'Кофе машинасы' },
  columns: 'tip davlenie obem-bachka kofemolka kapuchinator moshchnost',
  key: ['tip', 'davlenie', 'kapuchinator'],
  rows: `
    De'Longhi | Magnifica Evo | 289990 | black white | Автоматическая | 15 | 1.8 | + | Ручной | 1450
    De'Longhi | Magnifica Plus | 399990 | black silver | Автоматическая | 15 | 1.9 | + | Автоматический | 1450
    De'Longhi | Dedica EC685 | 129990 | black red silver white | Рожковая | 15 | 1.1 | - | Ручной | 1300
    De'Longhi | Eletta Explore | 599990 | black titan | Автоматическая | 19 | 1.8 | + | Автоматический | 1450
    Philips | Series 2200 | 229990 | black white | Автоматическая | 15 | 1.8 | + | Ручной | 1500
    Philips | Series 3300 LatteGo | 329990 | black silver | Автоматическая | 15 | 1.8 | + | Автоматический | 1500
    Krups | Arabica EA81 | 219990 | black white | Автоматическая | 15 | 1.7 | + | Ручной | 1450
    Melitta | Caffeo Solo | 199990 | black silver | Автоматическая | 15 | 1.2 | + | Нет | 1400
    Jura | E8 | 799990 | black white | Автоматическая | 15 | 1.9 | + | Автоматический | 1450
    Nespresso | Essenza Mini | 84990 | black white red | Капсульная | 19 | 0.6 | - | Нет | 1310
    Nespresso | Vertuo Pop | 99990 | black mint red yellow | Капсульная | 19 | 0.6 | - | Нет | 1260
    Polaris | PCM 2020 | 69990 | black silver beige | Рожковая | 20 | 1.6 | - | Ручной | 1350
    Kitfort | KT-7141 | 79990 | black cream green | Рожковая | 20 | 1.4 | - | Ручной | 1450
    Bosch | VeroCafe Series 2 | 299990 | black silver | Автоматическая | 15 | 1.4 | + | Ручной | 1300
    De'Longhi | Rivelia | 449990 | black white cream | Автоматическая | 19 | 1.4 | + | Автоматический | 1450
    Saeco | Xelsis | 599990 | black silver | Автоматическая | 15 | 1.7 | + | Автоматический | 1500
    Krups | Dolce Gusto Piccolo | 49990 | black red white | Капсульная | 15 | 0.6 | - | Нет | 1500
  `,
  size: (_n, t) =>
    t('tip') === 'Автоматическая'
      ? [24, 36, 44, 9.2]
      : t('tip') === 'Капсульная'
        ? [12, 24, 33, 2.5]
        : [15, 30, 33, 4.2],
  picture: (_n, t) => ({ type: t('tip') === 'Капсульная' ? 'capsule' : 'auto' }),
  about: [
    {
      ru: '{name} готовит утренний кофе дома и окупается за несколько месяцев без кофеен.',
      kk: '{name} таңғы кофені үйде дайындайды, бірнеше айда өз құнын ақтайды.',
    },
    {
      ru: '{name} позволяет подобрать крепость и объём под каждого в семье.',
      kk: '{name} кофенің қоюлығы мен мөлшерін үйдегі әр адамға қарай таңдатады.',
    },
  ],
};

const coffeeMakers: Kind = {
  category: 'kapelnye-kofevarki',
  word: { ru: 'Кофеварка', kk: 'Кофе қайнатқыш' },
  columns: 'obem moshchnost material kofemolka',
  key: ['obem', 'moshchnost', 'kofemolka'],
  rows: `
    Philips | HD7461 | 29990 | black white | 1.2 | 1000 | Стекло | -
    Philips | HD7769 Grind & Brew | 79990 | black | 1.2 | 1000 | Стекло | +
    Bosch | CompactClass TKA3A | 34990 | black white red | 1.25 | 1100 | Стекло | -
    Braun | KF3120 | 27990 | black white | 1.3 | 1000 | Стекло | -
    Melitta | Easy II | 39990 | black white | 1.25 | 1050 | Стекло | -
    De'Longhi | ICM16 | 44990 | black | 1.3 | 900 | Стекло | -
    Redmond | RCM-M1505 | 24990 | black silver | 0.5 | 600 | Стекло | +
    Scarlett | SC-CM33 | 14990 | black white | 0.6 | 600 | Стекло | -
    Kitfort | KT-704 | 19990 | black red | 0.6 | 550 | Сталь | -
    Polaris | PCM 1215 | 22990 | black silver | 1.2 | 1000 | Стекло | -
  `,
  size: () => [20, 31, 22, 1.9],
  about: [
    {
      ru: '{name} варит фильтр-кофе на всю компанию и держит его горячим.',
      kk: '{name} бүкіл топқа жететін сүзілген кофе қайнатып, ыстық ұстайды.',
    },
    {
      ru: '{name} проста: вода, молотый кофе и одна кнопка.',
      kk: '{name} қарапайым: су, ұнтақталған кофе және бір түйме.',
    },
  ],
};

const juicers: Kind = {
  category: 'sokovyzhimalki',
  word: { ru: 'Соковыжималка', kk: 'Шырын сыққыш' },
  columns: 'tip moshchnost obem skorosti material',
  key: ['tip', 'moshchnost', 'obem'],
  rows: `
    Philips | HR1855 | 59990 | black white | Центробежная | 700 | 1 | 2 | Пластик
    Bosch | MES25 | 54990 | white black | Центробежная | 700 | 1.25 | 2 | Пластик
    Braun | J500 | 79990 | white black | Центробежная | 900 | 1.25 | 2 | Пластик
    Kitfort | KT-1110 | 64990 | red silver beige | Шнековая | 150 | 0.6 | 1 | Пластик
    Hurom | H310A | 249990 | white black beige | Шнековая | 65 | 0.35 | 1 | Пластик
    Redmond | RJ-980 | 69990 | black silver | Шнековая | 200 | 1 | 1 | Сталь
    Moulinex | ZU255 | 89990 | black white | Шнековая | 150 | 0.8 | 1 | Пластик
    Braun | CJ3000 | 12990 | white | Для цитрусовых | 20 | 0.35 | 1 | Пластик
    Bosch | MCP3 | 11990 | white red | Для цитрусовых | 25 | 0.8 | 1 | Пластик
    Artel | JE-800 | 24990 | white silver | Центробежная | 800 | 1 | 2 | Сталь
    Scarlett | SC-JE50 | 19990 | white black | Центробежная | 600 | 0.5 | 2 | Пластик
  `,
  size: (_n, t) => (t('tip') === 'Для цитрусовых' ? [17, 21, 17, 1] : [25, 38, 22, 4]),
  picture: (_n, t) => ({ type: t('tip') === 'Для цитрусовых' ? 'citrus' : 'slow' }),
  about: [
    {
      ru: '{name} делает сок из того, что есть: яблок, моркови, цитрусовых.',
      kk: '{name} қолда бар жеміс-көкөністен шырын жасайды: алма, сәбіз, цитрус.',
    },
    { ru: '{name} быстро разбирается и моется под струёй воды.', kk: '{name} тез бөлшектеліп, ағын сумен жуылады.' },
  ],
};

/** Kettles, coffee and juice. */
export const drinks: readonly Kind[] = [kettles, coffeeMachines, coffeeMakers, juicers];
