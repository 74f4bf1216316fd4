type Rgb = readonly [red: number, green: number, blue: number];

/** The shades of one material: lit from the top left, darkest bottom right. */
export type Tone = {
  readonly top: string;
  readonly hi: string;
  readonly base: string;
  readonly lo: string;
  readonly deep: string;
  /** The outline that separates the drawing from both a light and a dark page. */
  readonly edge: string;
  readonly isDark: boolean;
  readonly isLight: boolean;
};

const FALLBACK = '#9aa0a3';
const TONE_RECIPES = {
  light: {
    top: ['#ffffff', 0.9],
    hi: ['#ffffff', 0.55],
    base: ['#7d8990', 0.05],
    lo: ['#5c6b74', 0.19],
    deep: ['#47565f', 0.38],
    edge: ['#56646c', 0.42],
  },
  dark: {
    top: ['#ffffff', 0.36],
    hi: ['#ffffff', 0.22],
    base: ['#ffffff', 0.08],
    lo: ['#000000', 0.3],
    deep: ['#000000', 0.55],
    edge: ['#ffffff', 0.3],
  },
  middle: {
    top: ['#ffffff', 0.48],
    hi: ['#ffffff', 0.24],
    base: ['#ffffff', 0],
    lo: ['#0c1416', 0.2],
    deep: ['#0c1416', 0.44],
    edge: ['#0c1416', 0.32],
  },
} as const;

/** Normalises `1b1b1d`, `#1B1B1D` or `#abc` to `#rrggbb`; anything else becomes a neutral grey. */
export function normaliseHex(text: string): string {
  const digits = text.trim().replace(/^#/, '').toLowerCase();
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`;
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${[...digits].map((d) => d + d).join('')}`;
  return FALLBACK;
}

function toRgb(hex: string): Rgb {
  const value = Number.parseInt(normaliseHex(hex).slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function toHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Mixes two colours; `share` 0 returns the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [r1, g1, b1] = toRgb(first);
  const [r2, g2, b2] = toRgb(second);
  return toHex([r1 + (r2 - r1) * share, g1 + (g2 - g1) * share, b1 + (b2 - b1) * share]);
}

/** Returns the perceived lightness, 0 black to 1 white. */
export function lightness(hex: string): number {
  const [r, g, b] = toRgb(hex);
  return Math.sqrt(0.299 * r * r + 0.587 * g * g + 0.114 * b * b) / 255;
}

/** Adds an opacity (0–1) to a colour as `#rrggbbaa`. */
export function fade(hex: string, opacity: number): string {
  return (
    normaliseHex(hex) +
    Math.round(opacity * 255)
      .toString(16)
      .padStart(2, '0')
  );
}

/** Derives every shade of a material from one colour. */
export function findTone(colour: string): Tone {
  const hex = normaliseHex(colour);
  const light = lightness(hex);
  const recipe = TONE_RECIPES[light > 0.84 ? 'light' : light < 0.26 ? 'dark' : 'middle'];
  const shade = ([towards, share]: readonly [string, number]) => mix(hex, towards, share);
  return {
    top: shade(recipe.top),
    hi: shade(recipe.hi),
    base: shade(recipe.base),
    lo: shade(recipe.lo),
    deep: shade(recipe.deep),
    edge: shade(recipe.edge),
    isDark: light < 0.26,
    isLight: light > 0.84,
  };
}

/** Creates the soft card background for a product's colour: always light, never stronger than the product. */
export function softTint(colour: string): string {
  const hex = normaliseHex(colour);
  const light = lightness(hex);
  if (light > 0.84) return mix('#e9eceb', hex, 0.12);
  return mix(hex, light < 0.3 ? '#f1f1ee' : '#f6f4ef', light < 0.3 ? 0.93 : 0.86);
}

/** Turns every colour of a drawing into a warm grey of the same lightness. */
export function calmColours(markup: string): string {
  return markup.replace(/#([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{4}|[0-9a-f]{3})(?=["; ])/gi, (_, digits: string) => {
    const wide = digits.length < 5 ? [...digits].map((d) => d + d).join('') : digits;
    return mix('#8b8579', '#faf8f3', lightness(wide.slice(0, 6))) + wide.slice(6);
  });
}
