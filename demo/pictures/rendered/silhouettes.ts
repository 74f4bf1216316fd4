import { listRenders } from './packed.ts';

/** Properties of a product that decide its shape. */
export type Look = {
  readonly brand: string;
  readonly model: string;
  /** Parameters of its drawing (`registry.ts`). */
  readonly params: Readonly<Record<string, string>>;
  /** Spreads models without a deciding property over the silhouettes. */
  readonly spread: number;
};

type Choice = (look: Look) => readonly string[];

const readNumber = (look: Look, name: string): number => Number(look.params[name] ?? 0);

/** Folding phones are recognised by their model names. */
const FOLD = /\b(?:fold\d*|magic v\d*|find n\d)\b/i;
const FLIP = /\b(?:flip\d*|razr)\b/i;

function phone({ brand, model, params }: Look): readonly string[] {
  const cameras = Number(params.cameras ?? 3);
  if (params.style === 'keypad') return ['keypad', 'keypad-wide', 'keypad-square'];
  if (FLIP.test(model)) return ['flip'];
  if (FOLD.test(model)) return ['fold'];
  if (brand === 'Apple') return /17 Pro|Air/.test(model) ? ['plate'] : cameras > 2 ? ['square3'] : ['square2'];
  if (params.island === 'bar') return ['bar'];
  if (params.island === 'round') return ['round'];
  if (params.island === 'square') return ['square4'];
  return cameras > 2 ? ['column'] : ['budget'];
}

/** Silhouettes that suit a product of each kind; the committed ones of them are used. Other kinds use all of theirs. */
const CHOICES: Readonly<Record<string, Choice>> = {
  phone,
  fridge: (look) => {
    const type = look.params.type ?? 'bottom';
    if (type === 'bottom') return ['bottom', 'bottom-bar'];
    if (type === 'single' && look.brand !== 'Smeg') return ['single', 'top'];
    return [type];
  },
  washer: (look) => (look.params.load === 'top' ? ['top'] : ['dark', 'slim', 'wide']),
  laptop: (look) => {
    if (look.params.rgb === '1') return ['gaming', 'plastic', 'slim'];
    if (look.brand === 'Apple') return ['notch'];
    return readNumber(look, 'diagonal') >= 15.5 ? ['plastic', 'slim'] : ['slim'];
  },
  tv: (look) => {
    if (/frame/i.test(look.model)) return ['frame'];
    return look.params.stand === 'center' ? ['plate'] : ['feet', 'blades', 'plate'];
  },
  tablet: ({ params }) => {
    if (params.screen === 'ink') return ['reader', 'reader-keys', 'reader-large'];
    return params.stylus === '1' ? ['stylus', 'upright', 'two'] : ['one', 'two', 'upright'];
  },
  kettle: ({ brand, params }) => {
    if (brand === 'Smeg') return ['retro'];
    return params.material === 'glass'
      ? ['glass']
      : params.material === 'steel'
        ? ['steel', 'retro']
        : ['plastic', 'steel'];
  },
  headphones: ({ brand }) => (/razer|hyperx|logitech/i.test(brand) ? ['gaming'] : ['round', 'oval']),
  earbuds: ({ params }) => (params.form === 'stem' ? ['stem'] : ['bud', 'bean']),
  cable: ({ params }) => [CABLES[params.ends ?? ''] ?? 'c-c'],
  case: ({ params }) => {
    if (params.form === 'armour' || params.form === 'book') return [params.form];
    if (params.form === 'camera') return [];
    return params.magnet === '1' ? ['magnet'] : params.lens === 'square' ? ['plain'] : ['column'];
  },
  charger: ({ params }) => {
    if (params.type === 'wireless') return ['pad'];
    if (params.type === 'car') return ['car'];
    return [['one', 'one', 'two'][Number(params.ports ?? 1)] ?? 'three'];
  },
  smartwatch: ({ model, params }) => {
    if (params.shape === 'square') return ['square'];
    return /classic|gt|fit pro/i.test(model) ? ['classic'] : ['sport', 'classic'];
  },
  'air-conditioner': ({ params }) => (params.type === 'mobile' ? ['mobile'] : ['classic', 'square', 'round']),
  monitor: ({ model }) => {
    if (/ultrawide/i.test(model)) return ['wide'];
    return /odyssey|ultragear|gaming|rog|tuf|nitro|predator|mag |aorus|g\d/i.test(model)
      ? ['gaming']
      : ['column', 'round'];
  },
  'coffee-machine': ({ params }) => (params.type === 'capsule' ? ['capsule'] : ['auto', 'espresso']),
  'watch-strap': ({ params }) => [params.form ?? 'sport'],
  ssd: ({ params }) => [params.form ?? 'sata'],
  'extension-cord': (look) => (readNumber(look, 'sockets') < 4 ? ['three'] : ['five', 'column']),
  heater: ({ params }) => [params.type ?? 'oil'],
  mouse: ({ params }) => (params.type === 'gaming' ? ['gaming', 'tall'] : ['office', 'tall']),
  vacuum: ({ params }) => (params.type === 'bag' ? ['bag'] : ['container', 'cyclone']),
  'water-heater': ({ params }) => (params.type === 'flow' ? ['flow'] : ['round', 'flat']),
  freezer: ({ params }) => (params.type === 'chest' ? ['chest', 'small-chest'] : ['upright', 'low']),
  gpu: ({ model }) => (/(?:[6-9]0 ti|[789]0|[78]0{2} xt|b580)/i.test(model) ? ['three'] : ['two', 'quiet']),
  console: ({ brand, model, params }) => {
    if (params.form === 'portable') return brand === 'Nintendo' ? ['hybrid'] : ['portable'];
    return brand === 'Microsoft' || /mini/i.test(model) ? ['box'] : ['tower'];
  },
  pc: ({ params }) => [params.form ?? 'office'],
  keyboard: ({ params }) =>
    params.rgb === '1' ? ['compact'] : params.layout === 'compact' ? ['low'] : ['full', 'low'],
  'robot-vacuum': ({ params }) => (params.station === '1' ? ['station'] : ['solo', 'flat']),
  steamer: ({ params }) => (params.type === 'hand' ? ['hand', 'travel'] : ['stand']),
  shaver: ({ params }) => (params.type === 'rotary' ? ['rotary'] : ['foil', 'wide']),
  toothbrush: ({ brand }) => (brand === 'Oral-B' ? ['round'] : ['long', 'slim']),
  straightener: ({ brand }) => (brand === 'Dyson' ? ['air'] : ['plates', 'wide']),
  'hair-dryer': ({ brand, model }) => {
    if (brand === 'Dyson') return ['ring'];
    return /high speed|gleam|h501/i.test(model) ? ['slim', 'ring'] : ['classic'];
  },
  speaker: ({ brand, model, params }) => {
    if (params.form === 'party') return ['party'];
    if (brand === 'Marshall') return ['retro'];
    if (/onyx|sound joy/i.test(model)) return ['ball'];
    return /\b(?:go|clip|pocket|v1)\b/i.test(model) ? ['pocket'] : ['cylinder'];
  },
  soundbar: (look) => {
    const width = readNumber(look, 'w');
    return width < 75 ? ['solo'] : width < 105 ? ['subwoofer'] : ['satellites'];
  },
  microphone: (look) => (readNumber(look, 'w') < 6 ? ['clip'] : ['desk', 'boom']),
  projector: (look) =>
    readNumber(look, 'w') > 25 ? ['box'] : /freestyle|horizon|t2/i.test(look.model) ? ['gimbal'] : ['cube'],
  router: ({ model }) =>
    /deco|mesh|b311|hap/i.test(model) ? ['mesh'] : /be\d|ax88|pro/i.test(model) ? ['wings'] : ['antennas'],
  camera: ({ model }) => {
    if (/instax/i.test(model)) return ['instant'];
    if (/z fc|x-t|powershot|s9|zv-/i.test(model)) return ['retro'];
    return /\d000d|r6|alpha 7|z5/i.test(model) ? ['reflex'] : ['mirrorless'];
  },
  'action-camera': ({ model }) =>
    /pocket/i.test(model) ? ['gimbal'] : /360|x5|max|go ultra/i.test(model) ? ['stick'] : ['box'],
  drone: ({ model }) =>
    /neo|flip|x1|x26|tello/i.test(model) ? ['guard'] : /mavic|air/i.test(model) ? ['pro'] : ['fold'],
  vr: ({ brand }) => (brand === 'Xreal' ? ['glasses'] : ['goggles', 'kit']),
  gamepad: ({ brand }) =>
    /microsoft|gamesir|nintendo/i.test(brand) ? ['offset'] : brand === '8BitDo' ? ['retro', 'offset'] : ['wide'],
  stove: ({ params }) => (params.type === 'gas' ? ['gas', 'lid'] : ['electric']),
  hood: ({ params }) => [params.type ?? 'flat'],
  hob: (look) => {
    if (look.params.type === 'gas') return ['gas', 'gas-steel'];
    return readNumber(look, 'burners') === 2 ? ['domino'] : ['induction'];
  },
  dishwasher: (look) => {
    if (readNumber(look, 'h') < 60) return [];
    if (/^(?:smv|spv|zim|gv)/i.test(look.model)) return ['built'];
    return readNumber(look, 'w') < 50 ? ['slim'] : ['free'];
  },
  microwave: ({ model }) => (/^(?:bfl|amm)/i.test(model) ? ['built'] : ['knobs', 'touch', 'handle']),
  fan: ({ params }) => [params.type ?? 'stand'],
  stabiliser: ({ params }) => (params.form === 'wall' ? ['wall'] : ['box', 'large']),
  battery: ({ model, params }) =>
    /cr\d/i.test(model) ? ['coin'] : /9v/i.test(model) ? ['block'] : [params.size ?? 'aa'],
  'memory-card': ({ params }) => (params.form === 'sd' ? ['sd'] : ['micro', 'micro-adapter']),
};

const CABLES: Readonly<Record<string, string>> = {
  'usb-a,usb-c': 'a-c',
  'usb-c,usb-c': 'c-c',
  'hdmi,hdmi': 'hdmi',
};

const byKind = new Map<string, string[]>();

/** A kind with fewer silhouettes keeps its drawings: its products would look alike. */
const MIN_SILHOUETTES = 3;

/** Lists the rendered silhouettes of a kind; none while they are too few. */
export function listSilhouettes(kind: string): readonly string[] {
  if (byKind.size === 0)
    for (const name of Object.keys(listRenders())) {
      const [owner = '', silhouette = '', view] = name.split('/');
      if (view === 'front') byKind.set(owner, [...(byKind.get(owner) ?? []), silhouette]);
    }
  const rendered = byKind.get(kind) ?? [];
  return rendered.length < MIN_SILHOUETTES ? [] : rendered;
}

/** Selects the silhouette of a product; undefined when its shape is not rendered. */
export function findSilhouette(kind: string, look: Look): string | undefined {
  const rendered = listSilhouettes(kind);
  const suitable = Object.hasOwn(CHOICES, kind) ? (CHOICES[kind]?.(look) ?? []) : rendered;
  const choice = suitable.filter((silhouette) => rendered.includes(silhouette));
  return choice[look.spread % Math.max(1, choice.length)];
}

/** Content of a product's screen by its kind: films on televisions, games on gaming laptops. */
export function findScreenContent(kind: string, silhouette: string, spread: number, isGaming = false): string | null {
  const content = isGaming ? 'game' : (SCREENS[`${kind}/${silhouette}`] ?? SCREENS[kind]);
  return content === undefined ? null : `${content}-${spread % VARIANTS}`;
}

const VARIANTS = 24;
const SCREENS: Readonly<Record<string, string>> = {
  phone: 'phone',
  tablet: 'tablet',
  'tablet/reader': 'text',
  'tablet/reader-keys': 'text',
  'tablet/reader-large': 'text',
  tv: 'film',
  laptop: 'desktop',
  'laptop/gaming': 'game',
  monitor: 'desktop',
  'monitor/gaming': 'game',
  'monitor/wide': 'game',
  pc: 'desktop',
  smartwatch: 'watch',
  band: 'watch',
  console: 'game',
  camera: 'film',
};
