import type { Kind } from '../kind.ts';

const cartridges: Kind = {
  category: 'kartridzhi-i-tonery',
  word: { ru: 'Картридж', kk: 'Картридж' },
  columns: 'tsvet-pechati resurs-pechati originalnyj sovmestimost',
  key: ['sovmestimost', 'tsvet-pechati', 'resurs-pechati'],
  rows: `
    HP | 150A W1500A | 34990 | | Чёрный | 975 | + | LaserJet M141w
    HP | 207A W2210A | 44990 | | Чёрный | 1350 | + | Color LaserJet M283fdw
    HP | 207A W2211A | 49990 | | Голубой | 1250 | + | Color LaserJet M283fdw
    HP | 207A W2212A | 49990 | | Жёлтый | 1250 | + | Color LaserJet M283fdw
    HP | 207A W2213A | 49990 | | Пурпурный | 1250 | + | Color LaserJet M283fdw
    Canon | 725 | 32990 | | Чёрный | 1600 | + | i-SENSYS MF3010
    Canon | 070 | 42990 | | Чёрный | 3000 | + | i-SENSYS MF461dw
    Brother | TN-2480 | 39990 | | Чёрный | 3000 | + | DCP-L2520DW
    Pantum | PC-211EV | 21990 | | Чёрный | 1600 | + | M6500W
    Xerox | 006R04403 | 36990 | | Чёрный | 3000 | + | B225
    Cactus | CS-W1500A | 9990 | | Чёрный | 975 | - | LaserJet M141w
    Cactus | CS-C725S | 6990 | | Чёрный | 1600 | - | i-SENSYS MF3010
  `,
  size: () => [34, 11, 10, 0.8],
  fixed: { 'tekhnologiya-pechati': 'Лазерная' },
  picture: (_n, t) => ({ color: INK[t('tsvet-pechati')] ?? '23262b' }),
  guarantee: 1,
  vendorModel: true,
  about: [
    {
      ru: '{name} ставится за минуту, принтер узнаёт его сам.',
      kk: '{name} бір минутта орнатылады, принтер оны өзі таниды.',
    },
    {
      ru: '{name} лучше держать про запас: тонер заканчивается в самый неподходящий вечер.',
      kk: '{name} қорда тұрғаны дұрыс: тонер ең керек кезде бітіп қалады.',
    },
  ],
};

const inks: Kind = {
  category: 'chernila',
  word: { ru: 'Чернила', kk: 'Сия' },
  columns: 'tsvet-pechati resurs-pechati originalnyj sovmestimost',
  key: ['sovmestimost', 'tsvet-pechati', 'resurs-pechati'],
  rows: `
    HP | GT53 | 5990 | | Чёрный | 4000 | + | Smart Tank 581
    HP | GT52 Cyan | 5490 | | Голубой | 8000 | + | Smart Tank 581
    HP | GT52 Magenta | 5490 | | Пурпурный | 8000 | + | Smart Tank 581
    HP | GT52 Yellow | 5490 | | Жёлтый | 8000 | + | Smart Tank 581
    Canon | GI-41 PGBK | 7990 | | Чёрный | 6000 | + | PIXMA G3430
    Canon | GI-41 C | 6490 | | Голубой | 7700 | + | PIXMA G3430
    Canon | GI-41 M | 6490 | | Пурпурный | 7700 | + | PIXMA G3430
    Canon | GI-41 Y | 6490 | | Жёлтый | 7700 | + | PIXMA G3430
    Epson | 103 Black | 5490 | | Чёрный | 4500 | + | L3250
    Epson | 103 Cyan | 4990 | | Голубой | 7500 | + | L3250
    Epson | 103 Magenta | 4990 | | Пурпурный | 7500 | + | L3250
    Epson | 103 Yellow | 4990 | | Жёлтый | 7500 | + | L3250
    Epson | 108 | 6990 | | Чёрный | 3600 | + | L8050
    Brother | BTD60BK | 6990 | | Чёрный | 7500 | + | DCP-T520W
    G&G | GT53 Black | 2490 | | Чёрный | 4000 | - | Smart Tank 581
    G&G | 103 Black | 2290 | | Чёрный | 4500 | - | L3250
  `,
  size: () => [5, 12, 5, 0.12],
  fixed: { 'tekhnologiya-pechati': 'Струйная' },
  picture: (_n, t) => ({ color: INK[t('tsvet-pechati')] ?? '23262b' }),
  guarantee: 1,
  vendorModel: true,
  about: [
    {
      ru: '{name} заливаются прямо из флакона, руки остаются чистыми.',
      kk: '{name} құтыдан тікелей құйылады, қол таза қалады.',
    },
    {
      ru: '{name} хватает на тысячи страниц, страница выходит дешевле, чем в копицентре.',
      kk: '{name} мыңдаған бетке жетеді, бір беті көшірме орталығынан арзан түседі.',
    },
  ],
};

const INK: Record<string, string> = { Чёрный: '23262b', Голубой: '1aa3c8', Пурпурный: 'c2297a', Жёлтый: 'f0c419' };

const paper: Kind = {
  category: 'bumaga-dlya-pechati',
  word: { ru: 'Бумага', kk: 'Қағаз' },
  axis: 'listov-v-pachke',
  columns: 'tip format-bumagi plotnost-bumagi',
  key: ['format-bumagi', 'plotnost-bumagi', 'listov-v-pachke'],
  rows: `
    Svetocopy | Classic | 500:2490 | | Офисная | A4 | 80
    Svetocopy | Eco | 500:2290 | | Офисная | A4 | 80
    Xerox | Performer | 500:2790 | | Офисная | A4 | 80
    HP | Office | 500:2990 | | Офисная | A4 | 80
    HP | Premium | 500:3990 | | Офисная | A4 | 90
    Снегурочка | Классика | 500:2690 | | Офисная | A4 | 80
    Снегурочка | A3 | 500:5490 | | Офисная | A3 | 80
    Epson | Value Glossy | 20:2990 50:5990 | | Фотобумага глянцевая | 10×15 | 183
    Epson | Premium Glossy | 15:5490 | | Фотобумага глянцевая | A4 | 255
    Canon | PP-201 | 50:7490 | | Фотобумага глянцевая | 10×15 | 265
    Canon | MP-101 | 50:6990 | | Фотобумага матовая | A4 | 170
    Lomond | Matte | 25:2490 100:7490 | | Фотобумага матовая | A4 | 180
    Lomond | Super Glossy | 20:3490 | | Фотобумага глянцевая | A4 | 260
  `,
  size: (n, t) => (t('format-bumagi') === '10×15' ? [10, 15, 1.2, 0.2] : [21, 29.7, n('listov-v-pachke') / 100, 2.5]),
  picture: (_n, t) => ({ photo: t('tip') === 'Офисная' ? 0 : 1, color: WRAPS[t('brend')] ?? '00a9bf' }),
  guarantee: 1,
  about: [
    {
      ru: '{name} проходит через принтер без замятий и лежит ровно.',
      kk: '{name} принтерден мыжылмай өтіп, тегіс жатады.',
    },
    {
      ru: '{name} подходит для лазерной и струйной печати в пределах своей плотности.',
      kk: '{name} өз тығыздығына сай лазерлік те, бүріккіш те басып шығаруға жарайды.',
    },
  ],
};

/** Colours of the wrappers. */
const WRAPS: Record<string, string> = {
  Svetocopy: '2f7fc4',
  Xerox: 'c8233a',
  HP: '1f6fb5',
  Снегурочка: '8fc3e8',
  Epson: '24408e',
  Canon: 'b3262e',
  Lomond: 'e0a020',
};

/** Cartridges, ink and paper. */
export const printing: readonly Kind[] = [cartridges, inks, paper];
