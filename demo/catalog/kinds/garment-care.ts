import type { Kind } from '../kind.ts';

const dryers: Kind = {
  category: 'sushilnye-mashiny',
  word: { ru: 'Сушильная машина', kk: 'Кір кептіргіш машина' },
  axis: 'zagruzka',
  columns: 'tip programmy energoklass shum invertor shirina vysota',
  key: ['zagruzka', 'tip', 'programmy'],
  rows: `
    LG | DC90 Dual Inverter | 9:449990 10:499990 | white graphite | Тепловой насос | 14 | A | 62 | + | 60 | 85
    Samsung | DV90 | 8:389990 9:419990 | white graphite | Тепловой насос | 14 | A | 63 | + | 60 | 85
    Bosch | WQG2 Serie 6 | 9:459990 | white | Тепловой насос | 15 | A | 64 | + | 60 | 84
    Bosch | WTH83 Serie 4 | 8:369990 | white | Тепловой насос | 14 | A | 65 | - | 60 | 84
    Haier | HD90 | 9:329990 10:359990 | white graphite | Тепловой насос | 14 | A | 65 | + | 60 | 85
    Midea | MDG | 8:279990 9:299990 | white silver | Тепловой насос | 15 | A | 66 | + | 60 | 85
    Beko | DF74 | 7:249990 8:269990 | white silver | Тепловой насос | 15 | A | 65 | - | 60 | 85
    Hisense | DHQA | 8:264990 9:289990 | white graphite | Тепловой насос | 14 | A | 66 | + | 60 | 85
    Indesit | YT M11 | 8:259990 | white | Тепловой насос | 14 | A | 67 | - | 60 | 85
    Electrolux | EW6C | 8:319990 | white | Конденсационный | 10 | B | 66 | - | 60 | 85
    -Candy | CS C8 | 8:219990 | white | Конденсационный | 15 | B | 67 | - | 60 | 85
  `,
  size: (n) => [n('shirina'), n('vysota'), 60, 35 + n('zagruzka') * 1.8],
  guarantee: 24,
  about: [
    {
      ru: '{name} избавляет от верёвок на балконе и сушит бельё за один вечер.',
      kk: '{name} балкондағы жіптен құтқарып, кірді бір кеште кептіреді.',
    },
    {
      ru: '{name} делает полотенца мягкими, а зиму проще.',
      kk: '{name} сүлгіні жұмсақ етіп, қысқы кір жууды жеңілдетеді.',
    },
  ],
};

const irons: Kind = {
  category: 'utyugi',
  word: { ru: 'Утюг', kk: 'Үтік' },
  columns: 'moshchnost par parovoj-udar obem-bachka material dlina',
  key: ['moshchnost', 'par', 'parovoj-udar'],
  rows: `
    Philips | Azur 7000 | 49990 | blue violet | 2800 | 50 | 250 | 0.3 | Титан | 2
    Philips | Steam 5000 | 34990 | blue black | 2600 | 45 | 200 | 0.32 | Керамика | 2
    Philips | EasySpeed 1000 | 14990 | green blue | 2000 | 25 | 100 | 0.25 | Керамика | 1.8
    Tefal | Ultimate Pure FV98 | 59990 | blue black | 3200 | 60 | 260 | 0.35 | Металлокерамика | 2.5
    Tefal | Express Steam FV28 | 29990 | blue red green | 2600 | 45 | 200 | 0.27 | Керамика | 2
    Braun | TexStyle 7 SI7088 | 44990 | violet blue | 2600 | 50 | 225 | 0.3 | Металлокерамика | 2
    Braun | TexStyle 3 SI3041 | 24990 | blue green | 2400 | 45 | 160 | 0.27 | Керамика | 2
    Bosch | TDA3024 | 26990 | red blue | 2400 | 40 | 120 | 0.32 | Металлокерамика | 2
    Bosch | TDA5028 | 34990 | blue | 2800 | 40 | 180 | 0.35 | Металлокерамика | 2.5
    Rowenta | Steamforce DW93 | 64990 | black red | 3100 | 65 | 270 | 0.35 | Сталь | 2.5
    Polaris | PIR 2497 | 14990 | violet black | 2400 | 40 | 150 | 0.38 | Керамика | 3
    Scarlett | SC-SI30 | 9990 | blue violet pink | 2200 | 30 | 100 | 0.35 | Керамика | 2
    Artel | IR-2400 | 8990 | blue red | 2400 | 30 | 90 | 0.3 | Керамика | 1.8
  `,
  size: () => [12, 15, 30, 1.4],
  about: [
    {
      ru: '{name} разглаживает лён и хлопок паром, а не силой.',
      kk: '{name} зығыр мен мақтаны күшпен емес, бумен тегістейді.',
    },
    { ru: '{name} скользит по ткани и не оставляет капель.', kk: '{name} мата үстінде сырғып, тамшы қалдырмайды.' },
  ],
};

const steamers: Kind = {
  category: 'otparivateli',
  word: { ru: 'Отпариватель', kk: 'Булағыш' },
  columns: 'tip moshchnost par obem-bachka vremya-raboty-min nasadki',
  key: ['tip', 'moshchnost', 'par'],
  rows: `
    Philips | STH3000 | 29990 | black mint | Ручной | 1000 | 20 | 0.1 | 5 | 1
    Philips | Steam 3200 | 79990 | white black | Напольный | 2000 | 40 | 2 | 45 | 3
    Tefal | Access Steam DT20 | 34990 | blue white | Ручной | 1300 | 20 | 0.07 | 4 | 2
    Tefal | Pro Style IT84 | 129990 | black white | Напольный | 2000 | 42 | 1.7 | 45 | 4
    Xiaomi | Handheld Steamer | 19990 | white green | Ручной | 1200 | 24 | 0.16 | 6 | 1
    Xiaomi | Mijia Standing | 54990 | white | Напольный | 2000 | 45 | 1.6 | 45 | 3
    Kitfort | KT-9132 | 24990 | mint pink gray | Ручной | 1500 | 26 | 0.26 | 9 | 2
    Kitfort | KT-958 | 49990 | black white | Напольный | 2000 | 45 | 1.5 | 40 | 4
    Polaris | PGS 1518 | 17990 | black pink | Ручной | 1500 | 25 | 0.25 | 8 | 2
    Karcher | SC 3 EasyFix | 99990 | yellow | Пароочиститель | 1900 | 40 | 1 | 30 | 5
    Artel | ST-1800 | 32990 | white violet | Напольный | 1800 | 35 | 2 | 45 | 3
  `,
  size: (_n, t) => (t('tip') === 'Ручной' ? [10, 28, 12, 0.9] : [35, 155, 30, 5.5]),
  picture: (_n, t) => ({ type: t('tip') === 'Ручной' ? 'hand' : 'stand' }),
  about: [
    {
      ru: '{name} освежает одежду прямо на вешалке перед выходом.',
      kk: '{name} киімді шығар алдында ілгіште-ақ жаңартады.',
    },
    {
      ru: '{name} справляется со шторами и платьями, которые неудобно гладить на доске.',
      kk: '{name} тақтада үтіктеуге қолайсыз перде мен көйлекке жарайды.',
    },
  ],
};

const sewing: Kind = {
  category: 'shvejnye-mashiny',
  word: { ru: 'Швейная машина', kk: 'Тігін машинасы' },
  columns: 'tip operatsii skorosti nasadki moshchnost',
  key: ['tip', 'operatsii', 'nasadki'],
  rows: `
    Janome | 1522 | 89990 | white green red | Электромеханическая | 22 | 1 | 4 | 70
    Janome | Sew Dream 510 | 99990 | white | Электромеханическая | 19 | 1 | 5 | 85
    Janome | DC3900 | 229990 | white | Компьютерная | 50 | 3 | 8 | 55
    Brother | LS 300 | 74990 | white | Электромеханическая | 17 | 1 | 4 | 51
    Brother | Innov-is F420 | 349990 | white | Компьютерная | 140 | 3 | 9 | 60
    Singer | Talent 3321 | 94990 | white | Электромеханическая | 21 | 1 | 4 | 85
    Singer | Heavy Duty 4423 | 149990 | gray | Электромеханическая | 23 | 1 | 4 | 90
    Comfort | 25 | 59990 | white blue | Электромеханическая | 19 | 1 | 4 | 70
    Juki | HZL-27Z | 129990 | white | Электромеханическая | 22 | 1 | 5 | 70
    Aurora | SewLine 40 | 79990 | white red | Электромеханическая | 25 | 1 | 5 | 70
  `,
  size: () => [41, 30, 19, 6.2],
  about: [
    {
      ru: '{name} подшивает шторы и джинсы и помогает начать шить для себя.',
      kk: '{name} перде мен джинсыны бүктеп тігеді, өзіңізге тігуді бастауға көмектеседі.',
    },
    {
      ru: '{name} ведёт строчку ровно и на ситце, и на пальтовой ткани.',
      kk: '{name} шытта да, пальто матасында да тігісті түзу жүргізеді.',
    },
  ],
};

/** Dryers, irons, steamers and sewing machines. */
export const garmentCare: readonly Kind[] = [dryers, irons, steamers, sewing];
