import type { Kind } from '../kind.ts';

const vacuums: Kind = {
  category: 'klassicheskie-pylesosy',
  word: { ru: 'Пылесос', kk: 'Шаңсорғыш' },
  columns: 'tip-pylesbornika moshchnost moshchnost-vsasyvaniya obem-pylesbornika shum dlina nasadki',
  key: ['tip-pylesbornika', 'moshchnost-vsasyvaniya', 'obem-pylesbornika'],
  rows: `
    Samsung | VC2100 | 44990 | red blue | Контейнер | 1800 | 370 | 1.3 | 85 | 6 | 3
    Samsung | VC5100 | 79990 | black violet | Контейнер | 2100 | 440 | 2 | 86 | 7 | 4
    LG | VC53 | 69990 | red silver | Контейнер | 2000 | 380 | 1.2 | 78 | 5 | 3
    Bosch | BGB2 | 59990 | red blue black | Мешок | 600 | 300 | 3.5 | 80 | 8 | 3
    Bosch | BGS05 Compact | 69990 | black red | Контейнер | 700 | 250 | 1.5 | 78 | 6 | 3
    Philips | PowerPro XB2023 | 54990 | black red | Контейнер | 1800 | 360 | 1.3 | 82 | 6 | 3
    Thomas | Aqua Pet & Family | 249990 | black green | Аквафильтр | 1700 | 320 | 1.8 | 81 | 8 | 7
    Karcher | DS 6 | 199990 | white black | Аквафильтр | 650 | 220 | 2 | 80 | 7 | 5
    Karcher | WD 3 | 64990 | yellow | Мешок | 1000 | 200 | 17 | 84 | 4 | 3
    Miele | Complete C3 | 229990 | black red | Мешок | 890 | 350 | 4.5 | 72 | 9 | 5
    Artel | VCC 0120 | 29990 | red blue black | Контейнер | 2000 | 350 | 2 | 84 | 5 | 3
    Polaris | PVC 2016 | 34990 | black red | Контейнер | 2000 | 380 | 2 | 82 | 5 | 3
    -Zelmer | Aquawelt | 149990 | blue | Аквафильтр | 1700 | 300 | 6 | 82 | 6 | 6
    Tefal | Compact Power TW39 | 54990 | red blue black | Контейнер | 900 | 260 | 1.5 | 79 | 6 | 3
    Rowenta | X-Trem Power | 89990 | black red | Контейнер | 900 | 320 | 2.5 | 75 | 8 | 4
    Midea | VCS38 | 27990 | blue red | Контейнер | 1600 | 300 | 1.5 | 82 | 5 | 3
    Hyundai | H-VCC01 | 24990 | red blue gray | Контейнер | 1600 | 320 | 1.5 | 82 | 5 | 3
  `,
  size: () => [28, 30, 42, 5.5],
  picture: (_n, t) => ({ type: t('tip-pylesbornika') === 'Мешок' ? 'bag' : 'container' }),
  about: [
    {
      ru: '{name} справляется с коврами и углами, до которых не дотягивается швабра.',
      kk: '{name} кілем мен швабра жетпейтін бұрыштарды тазалайды.',
    },
    {
      ru: '{name} — классика с проводом: мощность не падает к концу уборки.',
      kk: '{name} — сымды классика: жинау соңына дейін қуаты азаймайды.',
    },
  ],
};

const robots: Kind = {
  category: 'roboty-pylesosy',
  word: { ru: 'Робот-пылесос', kk: 'Робот шаңсорғыш' },
  columns:
    'sila-vsasyvaniya navigatsiya vlazhnaya-uborka bazovaya-stantsiya vremya-raboty-min obem-pylesbornika ploshchad',
  key: ['sila-vsasyvaniya', 'vlazhnaya-uborka', 'bazovaya-stantsiya'],
  fixed: { 'upravlenie-so-smartfona': '+' },
  rows: `
    Xiaomi | Robot Vacuum S40 | 89990 | white black | 10000 | Лидар | + | - | 170 | 0.5 | 180
    Xiaomi | Robot Vacuum X20+ | 189990 | white | 6000 | Лидар | + | + | 140 | 0.35 | 150
    Xiaomi | Robot Vacuum E5 | 49990 | white black | 2000 | Гироскоп | + | - | 110 | 0.4 | 90
    Xiaomi | Robot Vacuum 5 Pro | 329990 | white black | 20000 | Лидар и камера | + | + | 180 | 0.3 | 200
    Roborock | Q7 M5 | 99990 | white black | 10000 | Лидар | + | - | 150 | 0.4 | 180
    Roborock | Qrevo Edge | 329990 | white black | 18500 | Лидар | + | + | 210 | 0.33 | 250
    Roborock | S8 MaxV Ultra | 489990 | white black | 10000 | Лидар и камера | + | + | 180 | 0.27 | 250
    Dreame | D9 Max Gen 2 | 89990 | white black | 6000 | Лидар | + | - | 180 | 0.57 | 200
    Dreame | L40 Ultra | 349990 | white black | 11000 | Лидар и камера | + | + | 194 | 0.3 | 250
    Dreame | X50 Ultra | 549990 | white black | 20000 | Лидар и камера | + | + | 220 | 0.4 | 250
    Ecovacs | Deebot T30 Pro | 299990 | white black | 11000 | Лидар | + | + | 180 | 0.3 | 250
    Samsung | Bespoke Jet Bot | 499990 | beige | 6000 | Лидар и камера | + | + | 130 | 0.3 | 180
    iRobot | Roomba Combo j5 | 229990 | black | 3000 | Камера | + | - | 90 | 0.36 | 120
    Polaris | PVCR 5003 | 69990 | black white | 3000 | Гироскоп | + | - | 120 | 0.45 | 100
    Mova | P10 Pro Ultra | 249990 | white black | 13000 | Лидар | + | + | 180 | 0.3 | 250
    Roborock | Q8 Max+ | 159990 | white black | 5500 | Лидар | + | + | 240 | 0.47 | 250
    Viomi | V9 | 59990 | white black | 2700 | Лидар | + | - | 110 | 0.45 | 150
    Midea | M7 | 79990 | white black | 4000 | Лидар | + | - | 180 | 0.45 | 180
  `,
  size: () => [35, 9.7, 35, 3.7],
  picture: (_n, t) => ({ station: t('bazovaya-stantsiya') === '+' ? 1 : 0 }),
  about: [
    {
      ru: '{name} убирает по расписанию, пока дома никого нет.',
      kk: '{name} үйде ешкім жоқта кесте бойынша тазалайды.',
    },
    {
      ru: '{name} строит карту комнат и возвращается на зарядку сам.',
      kk: '{name} бөлмелер картасын жасап, қуаттауға өзі оралады.',
    },
  ],
};

const sticks: Kind = {
  category: 'vertikalnye-pylesosy',
  word: { ru: 'Вертикальный пылесос', kk: 'Тік шаңсорғыш' },
  columns: 'moshchnost-vsasyvaniya vremya-raboty-min obem-pylesbornika vlazhnaya-uborka nasadki',
  key: ['moshchnost-vsasyvaniya', 'vremya-raboty-min', 'vlazhnaya-uborka'],
  rows: `
    Dyson | V8 Advanced | 219990 | silver | 115 | 40 | 0.54 | - | 4
    Dyson | V12 Detect Slim | 359990 | silver gold | 150 | 60 | 0.35 | - | 6
    Dyson | V15 Detect | 449990 | gold blue | 240 | 60 | 0.76 | - | 7
    Samsung | Bespoke Jet Lite | 329990 | white mint navy | 210 | 60 | 0.5 | - | 4
    LG | CordZero A9 | 349990 | silver red | 200 | 60 | 0.44 | + | 5
    Xiaomi | Vacuum Cleaner G20 | 69990 | white | 150 | 60 | 0.6 | - | 4
    Xiaomi | Truclean W20 | 149990 | white black | 120 | 35 | 0.7 | + | 2
    Dreame | R20 | 149990 | black | 190 | 90 | 0.6 | - | 4
    Dreame | H14 Pro | 249990 | black | 160 | 40 | 0.7 | + | 2
    Tefal | X-Pert 6.60 | 99990 | blue white | 110 | 45 | 0.55 | - | 3
    Bosch | Unlimited 7 | 189990 | white black | 140 | 40 | 0.3 | - | 5
    Karcher | FC 7 | 249990 | yellow black | 60 | 45 | 0.4 | + | 4
    Kitfort | KT-598 | 44990 | gray red blue | 100 | 35 | 0.5 | - | 3
    -Philips | SpeedPro Max | 169990 | black blue | 120 | 65 | 0.6 | + | 4
    Dreame | V12 | 99990 | gray white | 125 | 60 | 0.5 | - | 3
    Roborock | Dyad Air | 149990 | black white | 110 | 35 | 0.8 | + | 2
    Polaris | PVCS 4090 | 59990 | black red | 140 | 50 | 0.5 | + | 4
    Deerma | VC25 | 29990 | white gray | 80 | 35 | 0.6 | - | 3
  `,
  size: () => [25, 120, 22, 2.8],
  about: [
    {
      ru: '{name} стоит наготове: крошки и шерсть собираются за минуту без провода.',
      kk: '{name} әрқашан дайын: үгінді мен жүн бір минутта сымсыз жиналады.',
    },
    {
      ru: '{name} превращается в ручной пылесос для машины и дивана.',
      kk: '{name} көлік пен диванға арналған қол шаңсорғышына айналады.',
    },
  ],
};

const filters: Kind = {
  category: 'filtry-dlya-pylesosov',
  word: { ru: 'Комплект для пылесоса', kk: 'Шаңсорғыш жинағы' },
  columns: 'tip sovmestimost shtuk-v-upakovke',
  key: ['tip', 'shtuk-v-upakovke', 'sovmestimost'],
  rows: `
    Filtero | HEPA Samsung VC | 4990 | white | HEPA-фильтр | Samsung VC2100; Samsung VC5100 | 1
    Filtero | HEPA LG VC53 | 4490 | white | HEPA-фильтр | LG VC53 | 1
    Filtero | Bags Bosch BGB2 | 3990 | white | Мешки из микроволокна | Bosch BGB2 | 5
    Filtero | Bags Miele C3 | 6990 | white | Мешки из микроволокна | Miele Complete C3 | 4
    Karcher | Fleece Bags WD 3 | 5990 | white | Мешки из микроволокна | Karcher WD 3 | 4
    Karcher | HEPA DS 6 | 12990 | white | HEPA-фильтр | Karcher DS 6 | 1
    Xiaomi | Filter Set S40 | 3990 | white | HEPA-фильтр | Xiaomi Robot Vacuum S40; Xiaomi Robot Vacuum E5 | 2
    Xiaomi | Dust Bags X20+ | 5990 | white | Мешки из микроволокна | Xiaomi Robot Vacuum X20+; Xiaomi Robot Vacuum 5 Pro | 3
    Roborock | Washable Filter Q | 6990 | white | HEPA-фильтр | Roborock Q7 M5; Roborock Q8 Max+ | 2
    Roborock | Dust Bag Set | 7990 | white | Мешки из микроволокна | Roborock Qrevo Edge; Roborock S8 MaxV Ultra; Roborock Q8 Max+ | 6
    Dreame | Filter Set D9 | 3990 | white | HEPA-фильтр | Dreame D9 Max Gen 2 | 2
    Dreame | Filter Set Ultra | 7490 | white | HEPA-фильтр | Dreame L40 Ultra; Dreame X50 Ultra | 2
    Ecovacs | Dust Bags T30 | 6990 | white | Мешки из микроволокна | Ecovacs Deebot T30 Pro | 3
    Dyson | Filter V8 | 9990 | white violet | HEPA-фильтр | Dyson V8 Advanced | 1
    Dyson | Filter V12 and V15 | 12990 | violet | HEPA-фильтр | Dyson V12 Detect Slim; Dyson V15 Detect | 1
    LG | Filter A9 | 8990 | white | HEPA-фильтр | LG CordZero A9 | 1
  `,
  size: () => [18, 16, 4, 0.15],
  guarantee: 1,
  picture: (_n, t) => ({ type: t('tip').startsWith('HEPA') ? 'hepa' : 'bag' }),
  about: [
    {
      ru: '{name} возвращает пылесосу силу: забитый фильтр — первая причина слабой тяги.',
      kk: '{name} шаңсорғыштың күшін қайтарады: сору күші әлсіресе, көбіне сүзгісі бітелген.',
    },
    {
      ru: '{name} держит мелкую пыль внутри и не выпускает её обратно в комнату.',
      kk: '{name} ұсақ шаңды ішінде ұстап, бөлмеге қайта шығармайды.',
    },
  ],
};

/** Vacuum cleaners and their accessories. */
export const cleaning: readonly Kind[] = [vacuums, robots, sticks, filters];
