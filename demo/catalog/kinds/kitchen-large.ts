import type { Kind } from '../kind.ts';

const FRIDGE_DOORS: Record<string, string> = {
  Многодверный: 'cross',
  Однокамерный: 'single',
  'Side-by-Side': 'side-by-side',
};

const fridges: Kind = {
  category: 'kholodilniki',
  word: { ru: 'Холодильник', kk: 'Тоңазытқыш' },
  columns: 'tip obshchij-obem obem-kholodilnika obem-morozilnika no-frost invertor energoklass shum vysota shirina',
  key: ['obshchij-obem', 'no-frost', 'vysota'],
  rows: `
    Samsung | RB34 SpaceMax | 319990 | white steel beige graphite | Двухкамерный | 344 | 230 | 114 | + | + | A | 35 | 185 | 60
    Samsung | RB38 Bespoke | 419990 | white beige navy | Двухкамерный | 387 | 273 | 114 | + | + | A | 35 | 203 | 60
    Samsung | RS64 Side by Side | 649990 | steel black white | Side-by-Side | 617 | 407 | 210 | + | + | B | 38 | 178 | 91
    LG | GC-B459 | 329990 | white beige graphite | Двухкамерный | 374 | 267 | 107 | + | + | A | 36 | 186 | 60
    LG | GC-B509 | 379990 | white beige steel graphite | Двухкамерный | 419 | 292 | 127 | + | + | A | 36 | 203 | 60
    LG | GC-X257 InstaView | 899990 | graphite white | Side-by-Side | 635 | 416 | 219 | + | + | B | 36 | 179 | 91
    Haier | C2F636 | 289990 | white steel gold | Двухкамерный | 364 | 256 | 108 | + | + | A | 38 | 190 | 60
    Haier | HRF-541 | 549990 | steel black gold | Side-by-Side | 504 | 337 | 167 | + | + | B | 40 | 178 | 91
    Bosch | KGN39 | 429990 | white steel | Двухкамерный | 363 | 260 | 103 | + | + | A | 36 | 203 | 60
    Beko | RCNK310 | 209990 | white silver | Двухкамерный | 310 | 215 | 95 | + | - | B | 41 | 184 | 60
    Beko | B1RCNK362 | 249990 | white silver beige | Двухкамерный | 324 | 215 | 109 | + | - | B | 40 | 186 | 60
    Indesit | DS 4180 | 174990 | white beige | Двухкамерный | 310 | 223 | 87 | - | - | B | 39 | 185 | 60
    Indesit | ITR 5200 | 229990 | white silver | Двухкамерный | 325 | 247 | 78 | + | - | B | 40 | 196 | 60
    Artel | HD 345 | 154990 | white steel beige | Двухкамерный | 267 | 199 | 68 | - | - | B | 41 | 180 | 60
    Artel | HS 117 | 74990 | white | Однокамерный | 95 | 85 | 10 | - | - | A | 40 | 85 | 48
    Hisense | RQ-515 Multi Door | 449990 | steel black | Многодверный | 427 | 286 | 141 | + | + | B | 39 | 181 | 79
    Midea | MDRF632 | 399990 | black white beige | Многодверный | 474 | 306 | 168 | + | + | B | 40 | 185 | 83
    Biryusa | M118 | 129990 | silver white | Двухкамерный | 180 | 145 | 35 | - | - | A | 41 | 145 | 48
    -Atlant | XM 6025 | 184990 | white silver | Двухкамерный | 364 | 230 | 134 | - | - | A | 40 | 205 | 60
    Toshiba | GR-RB | 264990 | black white beige | Двухкамерный | 325 | 235 | 90 | + | + | A | 38 | 188 | 60
    Gorenje | NRK6 | 289990 | white steel black | Двухкамерный | 336 | 204 | 132 | + | + | A | 38 | 200 | 60
    Candy | CCT3 | 199990 | white silver | Двухкамерный | 288 | 208 | 80 | + | - | B | 40 | 177 | 55
    Xiaomi | Mijia Cross 510 | 369990 | graphite white | Многодверный | 510 | 330 | 180 | + | + | A | 38 | 188 | 83
  `,
  size: (n) => [n('shirina'), n('vysota'), n('shirina') > 75 ? 72 : 65, 20 + n('obshchij-obem') * 0.14],
  guarantee: 24,
  picture: (_n, t) => ({ type: FRIDGE_DOORS[t('tip')] ?? 'bottom' }),
  about: [
    {
      ru: '{name} сохраняет продукты семьи свежими и не требует внимания.',
      kk: '{name} отбасының азық-түлігін балғын сақтайды, артық күтімді қажет етпейді.',
    },
    {
      ru: '{name} рассчитан на недельный запас: полки переставляются под кастрюли и бутылки.',
      kk: '{name} апталық қорға есептелген: сөрелері кәстрөл мен бөтелкеге қарай ауыстырылады.',
    },
  ],
};

const freezers: Kind = {
  category: 'morozilniki',
  word: { ru: 'Морозильник', kk: 'Мұздатқыш' },
  axis: 'obshchij-obem',
  columns: 'tip no-frost energoklass shum vysota shirina',
  key: ['obshchij-obem', 'tip', 'no-frost'],
  rows: `
    Haier | HCE | 143:124990 203:149990 319:199990 | white | Ларь | - | A | 40 | 85 | 80
    Haier | H3F | 226:229990 280:259990 | white silver | Шкаф | + | A | 41 | 168 | 60
    Artel | AFC | 100:79990 150:94990 200:109990 300:144990 | white | Ларь | - | B | 42 | 85 | 75
    Indesit | DFZ | 175:149990 220:179990 | white | Шкаф | - | B | 41 | 150 | 60
    Beko | RFNK | 194:179990 290:239990 | white silver | Шкаф | + | A | 42 | 172 | 60
    Midea | MDRC | 99:84990 142:99990 198:119990 295:159990 | white | Ларь | - | A | 40 | 85 | 75
    Biryusa | 260K | 240:124990 | white | Ларь | - | B | 42 | 86 | 95
    Hisense | FV | 186:169990 260:219990 | white silver | Шкаф | + | A | 41 | 160 | 60
    Bosch | GSN | 225:299990 255:339990 | white steel | Шкаф | + | A | 40 | 176 | 60
    Avangard | BD | 100:69990 200:99990 300:129990 | white | Ларь | - | B | 43 | 85 | 80
  `,
  size: (n) => [n('shirina'), n('vysota'), 60, 20 + n('obshchij-obem') * 0.12],
  guarantee: 24,
  picture: (_n, t) => ({ type: t('tip') === 'Ларь' ? 'chest' : 'upright' }),
  about: [
    {
      ru: '{name} хранит мясо на зиму, ягоды и полуфабрикаты без тесноты.',
      kk: '{name} соғым етін, жидек пен жартылай дайын тағамды кең сақтайды.',
    },
    {
      ru: '{name} выручает, когда морозилки холодильника уже не хватает.',
      kk: '{name} тоңазытқыштың мұздатқышы жетпей қалғанда көмектеседі.',
    },
  ],
};

const stoves: Kind = {
  category: 'plity',
  word: { ru: 'Плита', kk: 'Плита' },
  columns: 'tip konforki obem gril konvektsiya shirina material',
  key: ['tip', 'konforki', 'shirina'],
  rows: `
    Gefest | 6100 | 129990 | white brown black | Газовая | 4 | 52 | + | - | 60 | Эмаль
    Gefest | 3200 | 89990 | white brown | Газовая | 4 | 42 | - | - | 50 | Эмаль
    Gefest | 6560 | 169990 | white black | Электрическая | 4 | 52 | + | + | 60 | Стеклокерамика
    Hansa | FCCW5 | 149990 | white steel | Электрическая | 4 | 65 | + | + | 50 | Стеклокерамика
    Hansa | FCGX5 | 139990 | steel black | Газовая | 4 | 65 | + | - | 50 | Сталь
    Gorenje | GEIT 6 | 299990 | white black | Индукционная | 4 | 71 | + | + | 60 | Стеклокерамика
    Gorenje | GG5112 | 124990 | white black | Газовая | 4 | 70 | - | - | 50 | Эмаль
    Beko | FSS57 | 159990 | white steel | Электрическая | 4 | 60 | + | + | 50 | Стеклокерамика
    Artel | Apetito 50 | 64990 | white brown black | Газовая | 4 | 50 | - | - | 50 | Эмаль
    Artel | Milagro 60 | 99990 | steel black | Комбинированная | 4 | 60 | + | + | 60 | Сталь
    Indesit | IS5V | 134990 | white graphite | Электрическая | 4 | 57 | + | - | 50 | Стеклокерамика
    Darina | 1B GM | 54990 | white brown | Газовая | 4 | 43 | - | - | 50 | Эмаль
    Bosch | HKR39 | 449990 | white steel | Электрическая | 4 | 66 | + | + | 60 | Стеклокерамика
    -Electrolux | RKK6 | 259990 | white steel | Комбинированная | 4 | 58 | + | + | 60 | Сталь
  `,
  size: (n) => [n('shirina'), 85, 60, n('shirina') * 0.8],
  picture: (n, t) => ({
    burners: n('konforki'),
    type: t('tip') === 'Газовая' || t('tip') === 'Комбинированная' ? 'gas' : 'electric',
  }),
  about: [
    {
      ru: '{name} — плита на каждый день: суп, плов и пирог готовятся одновременно.',
      kk: '{name} — күнделікті плита: сорпа, палау, бәліш қатар піседі.',
    },
    {
      ru: '{name} легко моется, а ручки понятны без инструкции.',
      kk: '{name} оңай тазаланады, тұтқалары нұсқаулықсыз түсінікті.',
    },
  ],
};

const hoods: Kind = {
  category: 'vytyazhki',
  word: { ru: 'Вытяжка', kk: 'Ауа сорғыш' },
  columns: 'tip shirina proizvoditelnost skorosti shum upravlenie',
  key: ['tip', 'shirina', 'proizvoditelnost'],
  rows: `
    Elikor | Davoline 60 | 34990 | white brown steel | Подвесная | 60 | 290 | 3 | 52 | Механическое
    Elikor | Integra 60 | 54990 | white black steel | Встраиваемая | 60 | 400 | 3 | 52 | Механическое
    Maunfeld | Crosby 60 | 84990 | white black steel | Встраиваемая | 60 | 850 | 3 | 48 | Кнопочное
    Maunfeld | Tower 60 | 99990 | white black beige | Наклонная | 60 | 650 | 3 | 49 | Сенсорное
    Bosch | DWK65 | 199990 | black white | Наклонная | 60 | 530 | 3 | 57 | Сенсорное
    Bosch | DFT63 | 94990 | steel | Встраиваемая | 60 | 368 | 3 | 62 | Механическое
    Hansa | OKP6 | 89990 | white black | Наклонная | 60 | 600 | 3 | 50 | Кнопочное
    Artel | Art 0760 | 44990 | black white steel | Купольная | 60 | 550 | 3 | 52 | Кнопочное
    Artel | Art 1160 | 59990 | black beige white | Наклонная | 60 | 650 | 3 | 52 | Сенсорное
    Gorenje | WHI 6 | 119990 | black white | Наклонная | 60 | 500 | 3 | 54 | Сенсорное
    Krona | Kamilla 60 | 64990 | white black steel | Встраиваемая | 60 | 550 | 2 | 46 | Кнопочное
    Samsung | NK24 | 169990 | steel | Купольная | 60 | 700 | 4 | 60 | Кнопочное
  `,
  size: (n, t) => [n('shirina'), t('tip') === 'Купольная' ? 80 : 36, 34, 9],
  picture: (_n, t) => ({ type: t('tip') === 'Наклонная' ? 'inclined' : t('tip') === 'Купольная' ? 'chimney' : 'flat' }),
  about: [
    {
      ru: '{name} уносит пар и запах, пока они не дошли до штор.',
      kk: '{name} бу мен иісті пердеге жеткізбей сорып алады.',
    },
    { ru: '{name} держит кухню сухой, а шкафы чистыми.', kk: '{name} асүйді құрғақ, шкафтарды таза ұстайды.' },
  ],
};

const ovens: Kind = {
  category: 'dukhovye-shkafy',
  word: { ru: 'Духовой шкаф', kk: 'Духовка' },
  columns: 'tip obem programmy konvektsiya gril samoochistka energoklass',
  key: ['obem', 'programmy', 'samoochistka'],
  rows: `
    Bosch | HBF113 | 179990 | black white steel | Электрический | 66 | 5 | + | + | Традиционная | A
    Bosch | HBG517 | 299990 | black steel | Электрический | 71 | 7 | + | + | Гидролиз | A
    Bosch | HBG578 | 399990 | black | Электрический | 71 | 10 | + | + | Пиролиз | A
    Samsung | NV68 Dual Cook | 259990 | black steel | Электрический | 68 | 25 | + | + | Каталитическая | A
    Samsung | NV75 Steam | 349990 | black beige | Электрический | 76 | 30 | + | + | Пиролиз | A
    Gorenje | BO6735 | 189990 | black white steel | Электрический | 77 | 11 | + | + | Гидролиз | A
    Hansa | BOEI6 | 129990 | black white steel | Электрический | 65 | 8 | + | + | Традиционная | A
    Maunfeld | EOEM | 119990 | black white beige | Электрический | 58 | 7 | + | + | Традиционная | A
    Electrolux | OED3 | 199990 | black steel | Электрический | 65 | 8 | + | + | Каталитическая | A
    Artel | AOI 60 | 84990 | black white | Электрический | 60 | 6 | + | + | Традиционная | A
    Gefest | DGE 601 | 109990 | black white | Газовый | 52 | 3 | - | + | Традиционная | A
    LG | WSED7 InstaView | 499990 | black | Электрический | 76 | 17 | + | + | Пиролиз | A
  `,
  size: () => [59.5, 59.5, 56, 33],
  about: [
    {
      ru: '{name} встраивается в колонну или под столешницу и печёт ровно на всех уровнях.',
      kk: '{name} бағанға немесе үстел астына кіріктіріледі, барлық деңгейде бірдей пісіреді.',
    },
    {
      ru: '{name} подойдёт и для хлеба, и для большого куска мяса.',
      kk: '{name} нанға да, үлкен ет кесегіне де жарайды.',
    },
  ],
};

const hobs: Kind = {
  category: 'varochnye-paneli',
  word: { ru: 'Варочная панель', kk: 'Пісіру панелі' },
  columns: 'tip konforki moshchnost upravlenie material shirina',
  key: ['tip', 'konforki', 'upravlenie'],
  rows: `
    Bosch | PKE61 | 149990 | black | Электрическая | 4 | 6600 | Сенсорное | Стеклокерамика | 60
    Bosch | PUE61 | 199990 | black white | Индукционная | 4 | 7400 | Сенсорное | Стеклокерамика | 60
    Bosch | PGP6 | 119990 | steel black | Газовая | 4 | 7400 | Механическое | Сталь | 60
    Samsung | NZ64 | 189990 | black white | Индукционная | 4 | 7200 | Сенсорное | Стеклокерамика | 60
    Gorenje | GTW64 | 129990 | black white beige | Газовая | 4 | 8500 | Механическое | Закалённое стекло | 60
    Gorenje | IT64 | 179990 | black | Индукционная | 4 | 7200 | Сенсорное | Стеклокерамика | 60
    Maunfeld | CVI45 | 109990 | black white | Индукционная | 3 | 5500 | Сенсорное | Стеклокерамика | 45
    Maunfeld | EGHG64 | 84990 | black white beige | Газовая | 4 | 7500 | Механическое | Закалённое стекло | 60
    Hansa | BHGI6 | 79990 | steel white black | Газовая | 4 | 7000 | Механическое | Сталь | 60
    Artel | Gilda 60 | 54990 | black white steel | Газовая | 4 | 8000 | Механическое | Закалённое стекло | 60
    Electrolux | EHF6 | 139990 | black | Электрическая | 4 | 6500 | Сенсорное | Стеклокерамика | 60
    Weissgauff | HI 32 | 69990 | black white | Индукционная | 2 | 3500 | Сенсорное | Стеклокерамика | 30
  `,
  size: (n) => [n('shirina') - 1, 5.5, 52, n('shirina') * 0.16],
  picture: (n, t) => ({ burners: n('konforki'), type: t('tip') === 'Газовая' ? 'gas' : 'induction' }),
  about: [
    {
      ru: '{name} ложится в столешницу вровень и легко вытирается.',
      kk: '{name} үстел бетімен тегіс орнатылады, оңай сүртіледі.',
    },
    { ru: '{name} быстро набирает нагрев и точно держит его.', kk: '{name} тез қызып, температураны дәл ұстайды.' },
  ],
};

const dishwashers: Kind = {
  category: 'posudomoechnye-mashiny',
  word: { ru: 'Посудомоечная машина', kk: 'Ыдыс жуғыш машина' },
  columns: 'ustanovka komplektov programmy raskhod-vody shum energoklass shirina invertor',
  key: ['komplektov', 'shirina', 'ustanovka'],
  rows: `
    Bosch | SMS25 | 259990 | white steel | Отдельностоящая | 12 | 5 | 10 | 48 | A | 60 | +
    Bosch | SMV25 | 279990 | white | Встраиваемая | 13 | 5 | 9.5 | 48 | A | 60 | +
    Bosch | SPS2I | 229990 | white silver | Отдельностоящая | 9 | 4 | 9.5 | 48 | A | 45 | +
    Bosch | SPV4H | 269990 | white | Встраиваемая | 9 | 5 | 8.5 | 46 | A | 45 | +
    Samsung | DW60 | 249990 | white steel | Отдельностоящая | 13 | 6 | 10 | 44 | A | 60 | +
    LG | DFB512 QuadWash | 329990 | white steel | Отдельностоящая | 14 | 9 | 9.5 | 41 | A | 60 | +
    Midea | MFD45 | 139990 | white silver | Отдельностоящая | 10 | 6 | 9 | 49 | A | 45 | -
    Midea | MCFD55 | 109990 | white black silver | Компактная | 6 | 6 | 6.5 | 49 | A | 55 | -
    Hansa | ZIM4 | 134990 | white | Встраиваемая | 10 | 6 | 9 | 47 | A | 45 | -
    Gorenje | GV56 | 199990 | white | Встраиваемая | 13 | 5 | 9.5 | 47 | A | 60 | +
    Beko | DVS05 | 124990 | white silver | Отдельностоящая | 10 | 5 | 11 | 49 | B | 45 | -
    Indesit | DFE 1B19 | 144990 | white steel | Отдельностоящая | 13 | 4 | 12 | 51 | B | 60 | -
    Weissgauff | TDW 4017 | 129990 | white black | Компактная | 6 | 7 | 6.5 | 49 | A | 55 | -
    -Candy | CDCP 6 | 99990 | white | Компактная | 6 | 6 | 8 | 51 | B | 55 | -
  `,
  size: (n, t) => (t('ustanovka') === 'Компактная' ? [55, 44, 50, 21] : [n('shirina'), 84.5, 60, n('shirina') * 0.78]),
  guarantee: 24,
  about: [
    {
      ru: '{name} возвращает вечер: посуда моется сама и чище, чем руками.',
      kk: '{name} кешкі уақытты қайтарады: ыдыс өзі, қолдан да таза жуылады.',
    },
    {
      ru: '{name} экономит воду и справляется с казаном и противнями на длинной программе.',
      kk: '{name} суды үнемдейді, ұзақ бағдарламада қазан мен табаны да жуады.',
    },
  ],
};

/** Large kitchen appliances. */
export const largeKitchen: readonly Kind[] = [fridges, freezers, stoves, hoods, ovens, hobs, dishwashers];
