import { findFormFactor } from './bodies.ts';
import { listCompatible } from './compatible.ts';
import type { Body } from './measured.ts';

/** Facts of one product from which others follow. */
interface Model {
  brand: string;
  model: string;
  number: (attribute: string) => number;
  text: (attribute: string) => string;
  body: Body;
  /** Picks one of the values, the same for all variants of the model. */
  spread: <T>(key: string, values: readonly T[]) => T;
}

/** Attributes by slug; an absent value is left out. */
export type Facts = Record<string, string | number | undefined>;
type Rule = (model: Model) => Facts;

const flag = (isPresent: boolean) => (isPresent ? '+' : '-');
const roundHalf = (value: number) => Math.round(value * 2) / 2;

const WITH_ESIM =
  /iPhone|Galaxy [SZ]|Galaxy A[35]6|^15T|Magic7|^400$|Find X9|Reno14|X200 FE|^V60|Pixel|Note 14 Pro\+|GT 7/;
const WITHOUT_CHARGER = /^(?:Apple|Samsung|Google|Nothing)/;

const phone: Rule = ({ brand, model }) => {
  const hasCharger = !WITHOUT_CHARGER.test(brand) && !/^15T|Magic7|^400$/.test(model);
  return {
    esim: flag(WITH_ESIM.test(model)),
    'zaryadka-v-komplekte': hasCharger ? 'Есть' : 'Нет',
    komplekt: hasCharger ? 'смартфон, зарядное устройство, кабель USB-C, скрепка для SIM-карты, документы' : undefined,
  };
};

/** Box contents of models that differ from the rest of their kind. */
const boxIf =
  (differs: (model: Model) => boolean, komplekt: string): Rule =>
  (model) =>
    differs(model) ? { komplekt } : {};
const ofType =
  (type: string) =>
  ({ text }: Model) =>
    text('tip') === type;
/** Earbuds without silicone tips. */
const OPEN_EARBUDS = /^(?:AirPods 4|FreeClip)/;

const APPLE_PORTS: Record<string, string> = {
  'MacBook Air 13 M4': 'Thunderbolt 4 × 2, MagSafe 3, аудио 3,5 мм',
  'MacBook Pro 14 M5': 'Thunderbolt 4 × 3, HDMI, SDXC, MagSafe 3, аудио 3,5 мм',
};
const BUSINESS = /ThinkPad|ProBook|V15|250 G10|Extensa/;
const THREE_ALPHABETS = /^(?:HP|Lenovo|Acer)$/;

const laptop: Rule = ({ brand, model, number, text, spread }) => {
  const isThin = text('tip-ekrana') === 'OLED' || number('diagonal-ekrana') < 15;
  return {
    porty:
      APPLE_PORTS[model] ??
      (isThin ? 'USB-C × 2, USB-A × 1, HDMI' : 'USB-C × 1, USB-A × 2, HDMI') +
        `${BUSINESS.test(model) ? ', RJ-45' : ''}, аудио 3,5 мм`,
    bukvy:
      THREE_ALPHABETS.test(brand) && spread('keys', [true, true, false])
        ? 'Казахские, русские и английские'
        : 'Русские и английские',
    rasshirenie:
      brand === 'Apple'
        ? 'память и накопитель не меняются'
        : isThin
          ? 'память распаяна, накопитель M.2 меняется'
          : 'слот памяти SO-DIMM × 1, слот M.2 × 1',
  };
};

const gamingLaptop: Rule = ({ brand, spread }) => ({
  porty: 'USB-C × 1, USB-A × 3, HDMI 2.1, RJ-45, аудио 3,5 мм',
  bukvy:
    THREE_ALPHABETS.test(brand) && spread('keys', [true, false])
      ? 'Казахские, русские и английские'
      : 'Русские и английские',
  rasshirenie: 'слот памяти SO-DIMM × 2, слот M.2 × 2',
});

const keyboard: Rule = ({ brand, spread }) => ({
  bukvy: /Apple|Keychron|HyperX/.test(brand)
    ? 'Английские'
    : spread('keys', [false, false, true])
      ? 'Казахские, русские и английские'
      : 'Русские и английские',
});

/** Hole pattern of the wall mount by max diagonal in inches; brands without their own use `''`. */
const VESA: Record<string, readonly (readonly [number, string])[]> = {
  LG: [
    [33, '200×200'],
    [52, '200×200'],
    [70, '300×300'],
    [99, '400×400'],
  ],
  Xiaomi: [
    [33, '100×100'],
    [52, '200×200'],
    [60, '300×300'],
    [99, '400×300'],
  ],
  '': [
    [33, '100×100'],
    [60, '200×200'],
    [70, '400×300'],
    [99, '400×400'],
  ],
};
const DOLBY = /^(?:LG|Sony|TCL|Hisense|Philips|Xiaomi|Toshiba)$/;
const ENERGY_BY_SCREEN: Record<string, number> = { OLED: 0.042, 'Mini LED': 0.04, 'Micro RGB': 0.045 };
/** Televisions with a central stand. */
const WITH_CENTRAL_STAND = /^OLED [CG]|^S90F|^QN80F|^Bravia 8|^U7Q|^OLED 810|Micro RGB/;

const television: Rule = ({ brand, model, number, text, body }) => {
  const diagonal = number('diagonal-ekrana');
  const screen = text('tip-ekrana');
  const isPremium = screen !== 'LED';
  const steps = VESA[brand] ?? VESA[''] ?? [];
  const width = Math.round(body.size[0] * (WITH_CENTRAL_STAND.test(model) ? 0.36 : 0.82));
  return {
    hdr:
      text('razreshenie') !== '3840×2160'
        ? 'Нет'
        : [
            'HDR10',
            'HLG',
            ...(isPremium && brand !== 'LG' ? ['HDR10+'] : []),
            ...(isPremium && DOLBY.test(brand) ? ['Dolby Vision'] : []),
          ].join('; '),
    tyuner: brand === 'Xiaomi' || diagonal < 33 ? 'DVB-T2; DVB-C' : 'DVB-T2; DVB-C; DVB-S2',
    vesa: `VESA ${steps.find(([most]) => diagonal <= most)?.[1] ?? '400×400'}`,
    nozhki: WITH_CENTRAL_STAND.test(model)
      ? `подставка в центре, ширина ${width} см`
      : `ножки по краям, между ними ${width} см`,
    'raskhod-energii': Math.round(diagonal * diagonal * (ENERGY_BY_SCREEN[screen] ?? 0.038)),
  };
};

const monitor: Rule = ({ number }) => ({ vesa: number('diagonal-ekrana') < 24 ? 'VESA 75×75' : 'VESA 100×100' });

const ENERGY_BY_CLASS: Record<string, number> = { A: 0.82, B: 1, C: 1.18 };
const DOORS: Record<string, string> = { 'Side-by-Side': 'Две створки', Многодверный: 'Четыре створки' };

const fridge: Rule = ({ number, text, body }) => ({
  'raskhod-energii': Math.round(
    (110 + number('obshchij-obem') * 0.52 + (text('no-frost') === '+' ? 25 : 0)) *
      (ENERGY_BY_CLASS[text('energoklass')] ?? 1),
  ),
  glubina: roundHalf(body.size[2]),
  dver: DOORS[text('tip')] ?? 'Справа, перевешивается',
  zazor: number('shirina') > 75 ? 'по бокам 5 см, сзади 5 см, сверху 10 см' : 'по бокам 2 см, сзади 5 см, сверху 10 см',
});

const freezer: Rule = ({ number, text, body }) => ({
  'raskhod-energii': Math.round((120 + number('obshchij-obem') * 0.6) * (ENERGY_BY_CLASS[text('energoklass')] ?? 1)),
  glubina: roundHalf(body.size[2]),
  dver: text('tip') === 'Ларь' ? 'Крышка вверх' : 'Справа, перевешивается',
  zazor: 'по бокам 5 см, сзади 5 см, сверху 10 см',
});

/** Depth of a front-loading washing machine in centimetres by its load in kilograms: narrow ones first. */
const WASHER_DEPTHS: readonly (readonly [number, readonly number[]])[] = [
  [6, [40, 42, 43.5, 45]],
  [7.5, [45, 47, 47.5]],
  [8.6, [47.5, 50, 53]],
  [9.5, [55.5, 56, 58]],
  [99, [59, 60, 61.5]],
];
const WASHES_A_YEAR = 220;

const washer: Rule = ({ brand, number, text, spread }) => {
  const load = number('zagruzka');
  const isTop = text('tip') === 'Вертикальная';
  const depths = WASHER_DEPTHS.find(([most]) => load <= most)?.[1] ?? [60];
  return {
    glubina: isTop ? 60 : spread(`depth ${load}`, depths),
    dver: isTop ? 'Крышка вверх' : 'Люк открывается влево',
    'zashchita-ot-protechek': brand === 'Bosch' || text('sushka') === '+' ? 'Полная' : 'Частичная',
    'raskhod-energii': Math.round(
      WASHES_A_YEAR *
        (0.32 + load * 0.045) *
        (ENERGY_BY_CLASS[text('energoklass')] ?? 1) *
        (text('sushka') === '+' ? 1.3 : 1),
    ),
  };
};

const dryer: Rule = ({ number, text, spread }) => ({
  glubina: roundHalf(spread('depth', [59.9, 60, 61, 63.5, 65])),
  dver: 'Справа, перевешивается',
  'raskhod-energii': Math.round(number('zagruzka') * (text('tip') === 'Тепловой насос' ? 24 : 52)),
});

const dishwasher: Rule = ({ brand, number, text }) => {
  const width = number('shirina');
  const isBuiltIn = text('ustanovka') === 'Встраиваемая';
  return {
    'zashchita-ot-protechek': /Bosch|LG|Samsung|Gorenje/.test(brand) ? 'Полная' : 'Частичная',
    'raskhod-energii': Math.round((120 + number('komplektov') * 10) * (ENERGY_BY_CLASS[text('energoklass')] ?? 1)),
    nisha: isBuiltIn ? `${width} × 82 × 57 см` : undefined,
  };
};

const oven: Rule = ({ spread }) => ({
  nisha: spread('niche', ['56 × 59 × 55 см', '56 × 58,5 × 55 см', '56,5 × 60 × 56 см']),
});

const HOB_CUTOUTS: Record<number, string> = { 30: '27 × 49 см', 45: '41,5 × 49 см', 60: '56 × 49 см' };
const hob: Rule = ({ number }) => ({ vyrez: HOB_CUTOUTS[number('shirina')] });

const hood: Rule = ({ number, text, spread }) => ({
  vozdukhovod: number('proizvoditelnost') > 450 ? '150 мм' : '120 мм',
  nisha: text('tip') === 'Встраиваемая' ? `${number('shirina')} × ${spread('niche', [18, 20, 28])} × 30 см` : undefined,
});

const microwave: Rule = ({ text }) => ({ nisha: text('ustanovka') === 'Встраиваемая' ? '56 × 38 × 55 см' : undefined });

const stove: Rule = ({ body }) => ({ glubina: roundHalf(body.size[2]) });

/** Cooling power in watts and the longest pipe in metres by the area in m². */
const COOLING: Record<number, readonly [number, number]> = {
  20: [2100, 15],
  25: [2650, 15],
  35: [3500, 20],
  50: [5200, 25],
  70: [7000, 30],
};
/** Seasonal efficiency by class. */
const EFFICIENCY: Record<string, number> = { 'A+++': 8.5, 'A++': 6.4, A: 3.3 };
const COOLING_HOURS = 350;
/** Lowest temperature of heating in °C by line; others by their compressor. */
const COLDEST: Record<string, number> = { 'Xtreme Save': -20, Flexis: -20, 'Elite Inverter': -20 };

const conditioner: Rule = ({ model, number, text }) => {
  const [cooling, pipe] = COOLING[number('ploshchad')] ?? [2600, 15];
  const isMobile = text('tip') === 'Мобильный';
  return {
    obogrev: flag(!isMobile),
    'temperatura-obogreva': isMobile ? undefined : (COLDEST[model] ?? (text('invertor') === '+' ? -15 : -7)),
    'moshchnost-okhlazhdeniya': cooling,
    'dlina-trassy': isMobile ? undefined : `до ${pipe} м`,
    komplekt: isMobile ? 'кондиционер, шланг для отвода воздуха, пульт, документы' : undefined,
    'raskhod-energii': Math.round((cooling / 1000 / (EFFICIENCY[text('energoklass')] ?? 3)) * COOLING_HOURS),
  };
};

const STATIONS = ['34 × 40 × 43 см', '39,5 × 50 × 43 см', '42 × 58 × 36 см', '34 × 59 × 46 см'];
const robot: Rule = ({ text, body, spread }) => ({
  vysota: body.size[1],
  stantsiya: text('bazovaya-stantsiya') === '+' ? spread('station', STATIONS) : undefined,
});

const drive: Rule = ({ text }) => ({ 'form-faktor': findFormFactor(text) });

/** Takes the compatible models from the table, else from `compatible.ts`. */
const accessory =
  (category: string): Rule =>
  (model) => ({ sovmestimost: model.text('sovmestimost') || listCompatible(category, model) });

/** Rules that derive attributes from the other facts of a product, by category. */
export const RULES: Record<string, Rule> = {
  'vse-smartfony': phone,
  'noutbuki-dlya-raboty': laptop,
  'igrovye-noutbuki': gamingLaptop,
  'igrovye-pristavki': boxIf(ofType('Портативная'), 'приставка, зарядное устройство, документы'),
  'besprovodnye-vkladyshi': boxIf(({ model }) => OPEN_EARBUDS.test(model), 'наушники, зарядный футляр, документы'),
  'umnye-zamki': boxIf(
    ({ text }) => text('pitanie') === 'Аккумулятор',
    'замок, карты доступа 2 шт., аккумулятор, крепёж, документы',
  ),
  fotoapparaty: boxIf(ofType('Мгновенной печати'), 'камера, ремешок, документы'),
  klaviatury: keyboard,
  'led-televizory': television,
  'qled-i-oled-televizory': television,
  monitory: monitor,
  kholodilniki: fridge,
  morozilniki: freezer,
  'stiralnye-mashiny': washer,
  'sushilnye-mashiny': dryer,
  'posudomoechnye-mashiny': dishwasher,
  'dukhovye-shkafy': oven,
  'varochnye-paneli': hob,
  vytyazhki: hood,
  'mikrovolnovye-pechi': microwave,
  plity: stove,
  konditsionery: conditioner,
  'roboty-pylesosy': robot,
  'ssd-nakopiteli': drive,
  kabeli: accessory('kabeli'),
  'karty-pamyati': accessory('karty-pamyati'),
  derzhateli: accessory('derzhateli'),
  'zaryadnye-ustrojstva': accessory('zaryadnye-ustrojstva'),
  powerbanki: accessory('powerbanki'),
  'sumki-dlya-noutbukov': accessory('sumki-dlya-noutbukov'),
};
