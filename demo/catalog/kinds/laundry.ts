import type { Kind } from '../kind.ts';

/** Washing machines. */
export const washers: Kind = {
  category: 'stiralnye-mashiny',
  word: { ru: 'Стиральная машина', kk: 'Кір жуғыш машина' },
  axis: 'zagruzka',
  columns: 'tip oboroty-otzhima invertor par-funktsiya sushka programmy energoklass shum vysota shirina',
  key: ['zagruzka', 'oboroty-otzhima', 'invertor'],
  rows: `
    LG | F2V5 AI DD | 7:229990 8.5:259990 9:279990 | white graphite | Фронтальная | 1200 | + | + | - | 14 | A | 73 | 85 | 60
    LG | F4V7 TurboWash | 9:319990 10.5:359990 | white black silver | Фронтальная | 1400 | + | + | - | 14 | A | 71 | 85 | 60
    LG | F2J3 Steam | 6:199990 7:214990 | white silver | Фронтальная | 1200 | + | + | - | 10 | A | 74 | 85 | 60
    LG | F4V9 WashDry | 9:419990 10.5:469990 | white black | Фронтальная | 1400 | + | + | + | 16 | B | 72 | 85 | 60
    Samsung | WW60 Digital Inverter | 6:189990 7:204990 | white silver | Фронтальная | 1000 | + | - | - | 12 | A | 74 | 85 | 60
    Samsung | WW80 EcoBubble | 8:244990 9:269990 | white graphite | Фронтальная | 1400 | + | + | - | 14 | A | 72 | 85 | 60
    Samsung | WW11 Bespoke AI | 11:399990 | white black | Фронтальная | 1400 | + | + | - | 22 | A | 72 | 85 | 60
    Samsung | WD90 Bespoke | 9:429990 10.5:479990 | white graphite | Фронтальная | 1400 | + | + | + | 22 | B | 72 | 85 | 60
    Bosch | Serie 4 | 7:279990 8:299990 | white | Фронтальная | 1200 | + | - | - | 14 | A | 73 | 85 | 60
    Bosch | Serie 6 | 9:379990 10:409990 | white graphite | Фронтальная | 1400 | + | + | - | 15 | A | 70 | 85 | 60
    Haier | HW70 | 7:184990 8:199990 | white silver | Фронтальная | 1200 | + | + | - | 14 | A | 72 | 85 | 60
    Haier | I-Pro Series 7 | 10:309990 12:349990 | white graphite | Фронтальная | 1400 | + | + | - | 15 | A | 68 | 85 | 60
    Indesit | IWSB | 5:129990 6:139990 | white | Фронтальная | 1000 | - | - | - | 16 | C | 76 | 85 | 60
    Indesit | MTWSA | 6:154990 7:164990 | white silver | Фронтальная | 1200 | - | - | - | 16 | B | 76 | 85 | 60
    Beko | WRE | 6:139990 7:154990 | white silver | Фронтальная | 1000 | - | - | - | 15 | C | 77 | 84 | 60
    Beko | SteamCure | 8:214990 9:234990 | white graphite | Фронтальная | 1400 | + | + | - | 15 | A | 73 | 84 | 60
    Midea | MF100 Lunar | 6:149990 7:164990 8:179990 | white silver | Фронтальная | 1200 | + | + | - | 14 | A | 74 | 85 | 60
    Hisense | WFQA | 7:174990 9:209990 | white graphite | Фронтальная | 1200 | + | + | - | 15 | A | 73 | 85 | 60
    Artel | WM Flora | 6:124990 7:134990 | white gray | Фронтальная | 1000 | - | - | - | 12 | C | 77 | 85 | 60
    Whirlpool | TDLR | 6.5:219990 7:234990 | white | Вертикальная | 1200 | + | + | - | 14 | B | 74 | 90 | 40
    -Electrolux | PerfectCare 600 | 6:199990 7:214990 | white | Вертикальная | 1000 | - | - | - | 10 | C | 76 | 89 | 40
    +Xiaomi | Mijia Pro | 10:259990 12:289990 | white graphite | Фронтальная | 1400 | + | + | - | 20 | A | 70 | 85 | 60
    Hisense | WDQY Steam | 9:249990 10:269990 | white graphite | Фронтальная | 1400 | + | + | + | 15 | B | 72 | 85 | 60
    Toshiba | TW-BK | 7:199990 8:219990 9:244990 | white graphite | Фронтальная | 1200 | + | + | - | 16 | A | 72 | 85 | 60
    Gorenje | WNEI | 7:194990 9:234990 | white black | Фронтальная | 1400 | + | + | - | 16 | A | 73 | 85 | 60
    Candy | CO4 | 6:134990 7:144990 | white | Фронтальная | 1200 | - | + | - | 16 | B | 76 | 85 | 60
  `,
  size: (n) => [
    n('shirina'),
    n('vysota'),
    n('shirina') === 40 ? 60 : Math.min(62, 33 + n('zagruzka') * 3),
    45 + n('zagruzka') * 3,
  ],
  guarantee: 24,
  picture: (_n, t) => ({ load: t('tip') === 'Вертикальная' ? 'top' : 'front' }),
  about: [
    {
      ru: '{name} берёт на себя ежедневную стирку: от рубашек до полотенец и детских вещей.',
      kk: '{name} күнделікті кір жуу жұмысын өзіне алады: көйлектен бастап сүлгі мен бала киіміне дейін.',
    },
    {
      ru: '{name} подойдёт семье, где стирают по нескольку раз в неделю.',
      kk: '{name} аптасына бірнеше рет кір жуатын отбасына қолайлы.',
    },
  ],
};
