import type { Kind } from '../kind.ts';

/** Drawing of a case by its type. */
const FORMS: Record<string, string> = { Книжка: 'book', Противоударный: 'armour', 'С защитой камеры': 'camera' };
/** Camera position of the case's phone. */
const LENSES = [
  ['Galaxy', 'column'],
  ['Pixel', 'bar'],
  ['HONOR', 'round'],
] as const;

const cases: Kind = {
  category: 'chekhly',
  word: { ru: 'Чехол', kk: 'Қап' },
  columns: 'sovmestimost material tip besprovodnaya-zaryadka',
  key: ['sovmestimost', 'material', 'tip'],
  rows: `
    Apple | Silicone Case iPhone 17 | 29990 | black navy orange violet | iPhone 17 | Силикон | Накладка | +
    Apple | Clear Case iPhone 17 Pro | 29990 | clear | iPhone 17 Pro | Поликарбонат | Накладка | +
    Spigen | Ultra Hybrid iPhone 17 | 14990 | clear black | iPhone 17 | Поликарбонат | Накладка | +
    Spigen | Tough Armor iPhone 17 Pro | 18990 | black navy | iPhone 17 Pro | Поликарбонат | Противоударный | +
    Spigen | Liquid Air Galaxy S25 | 11990 | black green | Galaxy S25 | Силикон | Накладка | +
    Samsung | Silicone Case Galaxy S25 | 17990 | black mint lilac | Galaxy S25 | Силикон | Накладка | +
    Samsung | Smart View Wallet Galaxy A56 | 19990 | black white | Galaxy A56 | Искусственная кожа | Книжка | -
    Samsung | Clear Case Galaxy A36 | 7990 | clear | Galaxy A36 | Силикон | Накладка | -
    Nillkin | Super Frosted Redmi Note 14 | 4990 | black blue red | Redmi Note 14 | Поликарбонат | Накладка | -
    Nillkin | CamShield Galaxy S25 Ultra | 7990 | black green blue | Galaxy S25 Ultra | Поликарбонат | С защитой камеры | +
    UAG | Pathfinder iPhone 17 Pro Max | 32990 | black olive | iPhone 17 Pro Max | Поликарбонат | Противоударный | +
    Deppa | Gel Redmi 15C | 2990 | clear black | Redmi 15C | Силикон | Накладка | -
    Deppa | Book Cover Galaxy A16 | 5990 | black navy | Galaxy A16 | Искусственная кожа | Книжка | -
    Apple | Clear Case iPhone 17 Pro Max | 31990 | clear | iPhone 17 Pro Max | Поликарбонат | Накладка | +
    Apple | TechWoven iPhone 17 Pro | 39990 | black blue green orange | iPhone 17 Pro | Полиэстер | Накладка | +
    Spigen | Ultra Hybrid Galaxy S25 Ultra | 14990 | clear black gray | Galaxy S25 Ultra | Поликарбонат | Накладка | +
    Spigen | Rugged Armor Galaxy A56 | 9990 | black | Galaxy A56 | Силикон | Противоударный | -
    Spigen | Liquid Air iPhone 16 | 11990 | black navy | iPhone 16 | Силикон | Накладка | +
    Samsung | Silicone Case Galaxy A56 | 12990 | black white olive | Galaxy A56 | Силикон | Накладка | -
    Samsung | Standing Grip Galaxy S25+ | 19990 | black navy white | Galaxy S25+ | Силикон | Накладка | +
    Nillkin | CamShield Redmi Note 14 Pro | 6990 | black blue green | Redmi Note 14 Pro | Поликарбонат | С защитой камеры | -
    Nillkin | Qin Book Galaxy A36 | 7490 | black brown red | Galaxy A36 | Искусственная кожа | Книжка | -
    UAG | Monarch Galaxy S25 Ultra | 39990 | black titan | Galaxy S25 Ultra | Поликарбонат | Противоударный | +
    Deppa | Liquid Silicone iPhone 17 | 6990 | black navy pink lilac mint | iPhone 17 | Силикон | Накладка | +
    Deppa | Liquid Silicone iPhone 17 Pro | 6990 | black navy orange gray | iPhone 17 Pro | Силикон | Накладка | +
    Deppa | Liquid Silicone Galaxy S25 | 5990 | black mint lilac sky | Galaxy S25 | Силикон | Накладка | +
    Deppa | Gel Redmi Note 14 | 2990 | clear black blue | Redmi Note 14 | Силикон | Накладка | -
    Xiaomi | Original Case 15T Pro | 9990 | black gray | Xiaomi 15T Pro | Силикон | Накладка | +
    Spigen | Thin Fit Pixel 10 | 12990 | black gray | Pixel 10 | Поликарбонат | Накладка | +
    Nillkin | CamShield POCO X7 Pro | 5990 | black blue green | POCO X7 Pro | Поликарбонат | С защитой камеры | -
    Nillkin | Super Frosted HONOR 400 | 5490 | black white blue | HONOR 400 | Поликарбонат | Накладка | -
    Deppa | Gel Galaxy A26 | 2990 | clear black | Galaxy A26 | Силикон | Накладка | -
    Deppa | Book Cover Redmi Note 14 | 5490 | black navy red | Redmi Note 14 | Искусственная кожа | Книжка | -
    Deppa | Liquid Silicone Galaxy A56 | 5490 | black olive pink lilac | Galaxy A56 | Силикон | Накладка | -
    Baseus | Magnetic Clear iPhone 17 Pro Max | 11990 | clear black | iPhone 17 Pro Max | Поликарбонат | Накладка | +
  `,
  size: () => [8, 16.5, 1.2, 0.045],
  picture: (_n, t) => ({
    form: FORMS[t('tip')] ?? 'plain',
    lens: LENSES.find(([phone]) => t('sovmestimost').includes(phone))?.[1] ?? 'square',
    clear: t('tsvet') === 'прозрачный' ? 1 : 0,
    magnet: t('besprovodnaya-zaryadka') === '+' && t('sovmestimost').includes('iPhone') ? 1 : 0,
  }),
  vendorModel: true,
  about: [
    {
      ru: '{name} защищает корпус от царапин и ударов о край стола.',
      kk: '{name} корпусты сызаттан және соққыдан қорғайды.',
    },
    {
      ru: '{name} сохраняет телефон новым и не мешает кнопкам и камере.',
      kk: '{name} телефонды жаңа күйінде сақтайды, түйме мен камераға кедергі келтірмейді.',
    },
  ],
};

const glasses: Kind = {
  category: 'zashchitnye-stekla',
  word: { ru: 'Защитное стекло', kk: 'Қорғаныш шыны' },
  columns: 'sovmestimost tip shtuk-v-upakovke tolshchina',
  key: ['sovmestimost', 'tip', 'shtuk-v-upakovke'],
  rows: `
    Spigen | GLAS.tR iPhone 17 | 12990 | clear black | iPhone 17 | Прозрачное | 2 | 0.3
    Spigen | GLAS.tR iPhone 17 Pro Max | 13990 | clear | iPhone 17 Pro Max | Прозрачное | 2 | 0.3
    Spigen | Privacy iPhone 16 | 14990 | black | iPhone 16 | Антишпион | 1 | 0.33
    Nillkin | H+ Pro Galaxy S25 | 6990 | clear | Galaxy S25 | Прозрачное | 1 | 0.2
    Nillkin | CP+ Pro Galaxy A56 | 5990 | black | Galaxy A56 | Прозрачное | 1 | 0.33
    Baseus | Corning Redmi Note 14 | 4990 | black clear | Redmi Note 14 | Прозрачное | 2 | 0.3
    Baseus | Privacy Galaxy S25 Ultra | 8990 | black | Galaxy S25 Ultra | Антишпион | 1 | 0.3
    Deppa | Full Glue Galaxy A16 | 2990 | black | Galaxy A16 | Прозрачное | 1 | 0.3
    Deppa | Matte Redmi 15C | 2490 | black | Redmi 15C | Матовое | 1 | 0.3
    Belkin | UltraGlass 2 iPhone 17 Pro | 19990 | clear | iPhone 17 Pro | Прозрачное | 1 | 0.29
    -Deppa | Classic iPhone 11 | 1990 | black clear | iPhone 11 | Прозрачное | 1 | 0.3
    Spigen | GLAS.tR Galaxy S25 Ultra | 14990 | clear | Galaxy S25 Ultra | Прозрачное | 2 | 0.3
    Nillkin | CP+ Pro Redmi Note 14 Pro | 5990 | black | Redmi Note 14 Pro | Прозрачное | 1 | 0.33
    Baseus | Crystal iPhone 17 | 6990 | clear black | iPhone 17 | Прозрачное | 2 | 0.3
    Baseus | Matte iPhone 17 Pro | 7490 | black | iPhone 17 Pro | Матовое | 1 | 0.3
    Deppa | Full Glue Galaxy A36 | 2990 | black | Galaxy A36 | Прозрачное | 1 | 0.3
    Deppa | Full Glue Galaxy A56 | 2990 | black | Galaxy A56 | Прозрачное | 1 | 0.3
    Deppa | Ceramic Redmi 15 | 2490 | black | Redmi 15 | Матовое | 1 | 0.2
  `,
  size: () => [7.2, 15.6, 0.1, 0.02],
  vendorModel: true,
  about: [
    {
      ru: '{name} принимает удар на себя, чтобы экран остался целым.',
      kk: '{name} экран бүтін қалуы үшін соққыны өзіне алады.',
    },
    {
      ru: '{name} закрывает экран от ключей и песка и не мешает касаниям.',
      kk: '{name} экранды кілт пен құмнан қорғайды, сенсорға кедергі болмайды.',
    },
  ],
};

const mounts: Kind = {
  category: 'derzhateli',
  word: { ru: 'Держатель', kk: 'Ұстағыш' },
  columns: 'tip ustanovka besprovodnaya-zaryadka',
  key: ['tip', 'ustanovka', 'besprovodnaya-zaryadka'],
  rows: `
    Baseus | C01 Magnetic | 5990 | black silver | Магнитный | На воздуховод | -
    Baseus | Osculum Gravity | 7490 | black gray | Гравитационный | На панель | -
    Baseus | Wisdom 15W | 16990 | black | С зажимом | На воздуховод | +
    UGREEN | LP120 | 4990 | black white | С зажимом | На стол | -
    UGREEN | Magnetic LP467 | 8990 | black | Магнитный | На панель | -
    Belkin | BoostCharge MagSafe | 34990 | black white | Магнитный | На воздуховод | +
    Xiaomi | Selfie Stick Tripod | 9990 | black gray | Штатив | На стол | -
    Huawei | AF15 Pro | 11990 | black | Штатив | На стол | -
    Deppa | Crab IQ | 12990 | black | С зажимом | На панель | +
    Hoco | CA89 | 2490 | black red | Магнитный | На воздуховод | -
    Hoco | PH27 Folding | 1990 | black white pink | С зажимом | На стол | -
  `,
  size: () => [9, 12, 8, 0.18],
  picture: (_n, t) => ({
    type: t('tip') === 'Штатив' ? 'tripod' : t('ustanovka') === 'На стол' ? 'desk' : 'car',
    grip: t('tip') === 'Магнитный' ? 'magnet' : 'clamp',
  }),
  about: [
    {
      ru: '{name} держит телефон перед глазами и освобождает руки.',
      kk: '{name} телефонды көз алдында ұстап, қолды босатады.',
    },
    {
      ru: '{name} фиксирует телефон в одно движение и не отпускает на кочках.',
      kk: '{name} телефонды бір қимылмен бекітеді, ойлы-қырда босатпайды.',
    },
  ],
};

/** Cases, screen protectors and holders for phones. */
export const phoneAccessories: readonly Kind[] = [cases, glasses, mounts];
