import { fade, mix, findTone, type Tone } from './colour.ts';
import { circlePath, d, roundedPath, type Pen } from './pen.ts';

export const STEEL = findTone('#b4bbc0');
export const GRAPHITE = findTone('#2b2f33');
export const WHITE = findTone('#f4f5f4');
export const RUBBER = findTone('#1d2022');
export const PAPER = findTone('#f2eee4');
export const LEAF = findTone('#5d9a7d');
export const GOLD = findTone('#e0b04a');

const WALLPAPERS: readonly (readonly [string, string, string])[] = [
  ['#0b5563', '#27b8c4', '#ffd27a'],
  ['#2b2350', '#7f63d6', '#f09ab5'],
  ['#12324f', '#3f8fd8', '#bfe6ef'],
  ['#5a2b23', '#e8875a', '#ffd9a0'],
  ['#18413a', '#4fae86', '#d9efb5'],
  ['#3a2440', '#c05a86', '#ffc3a6'],
  ['#1e2a44', '#5b7bd0', '#c9b8f2'],
  ['#4a3a18', '#d9a441', '#f6e7bd'],
];

/** Draws the soft contact shadow under a product. */
export function shadow(p: Pen, cx: number, cy: number, rx: number, ry = rx * 0.09): void {
  p.oval(cx, cy, rx, ry, p.rad(0.5, 0.5, 0.5, ['#0a141375', 0], ['#0a141338', 0.6], ['#0a141300', 1]));
}

/** Draws a flat-fronted box with rounded corners, lit from the top left. */
export function slab(p: Pen, x: number, y: number, w: number, h: number, r: number, t: Tone): void {
  p.rect(x, y, w, h, r, p.lin('d', t.hi, [t.base, 0.45], t.lo), `stroke="${t.edge}" stroke-width="1.5"`);
  if (!p.far)
    p.rect(
      x + 2.5,
      y + 2.5,
      w - 5,
      h - 5,
      Math.max(0, r - 2.5),
      'none',
      `stroke="${p.lin('d', t.isDark ? '#ffffff70' : '#ffffffd0', ['#ffffff00', 0.5])}" stroke-width="3"`,
    );
}

/** Fills for a round upright body: bright stripe on the left, dark right rim. */
export function roundFill(p: Pen, t: Tone): string {
  return p.lin('h', [t.lo, 0], [t.hi, 0.14], [t.top, 0.26], [t.base, 0.5], [t.lo, 0.78], [t.deep, 0.95], [t.lo, 1]);
}

/** Draws an upright round body as a rounded rectangle. */
export function drum(p: Pen, x: number, y: number, w: number, h: number, r: number, t: Tone): void {
  p.rect(x, y, w, h, r, roundFill(p, t), `stroke="${t.edge}" stroke-width="1.5"`);
}

/** Fills any outline as one lit body. */
export function mass(p: Pen, outline: string, t: Tone, way: 'd' | 'h' | 'v' = 'd'): void {
  const fill = way === 'h' ? roundFill(p, t) : p.lin(way, t.top, [t.base, 0.4], [t.lo, 0.85], t.deep);
  p.path(outline, fill, `stroke="${t.edge}" stroke-width="1.5" stroke-linejoin="round"`);
}

type Wallpaper = (
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  colours: readonly [string, string, string],
) => void;

/** Wallpapers of screens: a shore with soft waves, mountains under a sun, a planet with a ring of light. */
const MOTIFS: readonly Wallpaper[] = [
  (p, x, y, w, h, [deep, mid, warm]) => {
    p.oval(x + w * 0.8, y + h * 0.2, w * 0.75, h * 0.5, p.rad(0.5, 0.5, 0.5, warm, fade(warm, 0)));
    p.path(
      d`M${x} ${y + h * 0.62}C${x + w * 0.3} ${y + h * 0.4} ${x + w * 0.6} ${y + h * 0.9} ${x + w} ${y + h * 0.55}V${y + h}H${x}z`,
      p.lin('v', mid, deep),
    );
    p.path(
      d`M${x} ${y + h * 0.84}C${x + w * 0.35} ${y + h * 0.62} ${x + w * 0.65} ${y + h * 1.02} ${x + w} ${y + h * 0.74}V${y + h}H${x}z`,
      fade(mix(deep, '#000000', 0.25), 0.55),
    );
  },
  (p, x, y, w, h, [deep, mid, warm]) => {
    const sun = Math.min(w, h);
    p.rect(x, y, w, h, 0, p.lin('v', mid, [mix(mid, warm, 0.6), 0.55], warm));
    p.circle(x + w * 0.66, y + h * 0.4, sun * 0.13, mix(warm, '#ffffff', 0.5));
    p.path(
      d`M${x} ${y + h * 0.66}L${x + w * 0.22} ${y + h * 0.44}L${x + w * 0.36} ${y + h * 0.6}L${x + w * 0.56} ${y + h * 0.36}L${x + w} ${y + h * 0.72}V${y + h}H${x}z`,
      p.lin('v', mix(mid, deep, 0.4), deep),
    );
    p.path(
      d`M${x} ${y + h * 0.84}L${x + w * 0.3} ${y + h * 0.68}L${x + w * 0.6} ${y + h * 0.88}L${x + w} ${y + h * 0.62}V${y + h}H${x}z`,
      mix(deep, '#000000', 0.35),
    );
  },
  (p, x, y, w, h, [deep, mid, warm]) => {
    const r = Math.max(w, h) * 0.5;
    p.rect(x, y, w, h, 0, p.lin('d', mix(deep, '#000000', 0.45), deep));
    p.circle(x + w * 0.28, y + h * 0.86, r * 1.06, p.rad(0.5, 0.5, 0.5, [fade(mid, 0), 0.7], fade(warm, 0.5)));
    p.circle(x + w * 0.28, y + h * 0.86, r, p.lin('d', warm, [mid, 0.45], [deep, 0.85]));
    p.circle(x + w * 0.8, y + h * 0.24, r * 0.12, p.lin('d', mix(warm, '#ffffff', 0.4), mid));
  },
];

/** Draws a lit screen with an abstract wallpaper chosen by `n`. */
export function screen(p: Pen, x: number, y: number, w: number, h: number, r: number, n: number): void {
  const colours = WALLPAPERS[Math.abs(n) % WALLPAPERS.length] ?? (['#112233', '#445566', '#778899'] as const);
  const draw = MOTIFS[Math.abs(n) % MOTIFS.length];
  p.inside(roundedPath(x, y, w, h, r), () => {
    p.rect(x, y, w, h, 0, p.lin('v', colours[0], colours[1]));
    draw?.(p, x, y, w, h, colours);
    p.path(d`M${x} ${y}h${w * 0.5}L${x} ${y + h * 0.7}z`, '#ffffff1c');
  });
}

/** Draws dark glass with a slanting reflection. */
export function darkGlass(p: Pen, x: number, y: number, w: number, h: number, r: number): void {
  p.rect(x, y, w, h, r, p.lin('d', '#40494d', ['#181c1f', 0.5], '#0c0e10'), 'stroke="#0a0c0d" stroke-width="1.5"');
  p.path(
    d`M${x + r} ${y}H${x + w * 0.55}L${x} ${y + h * 0.72}V${y + r}Q${x} ${y} ${x + r} ${y}z`,
    p.lin('d', '#ffffff30', '#ffffff08'),
  );
}

/** Draws a camera lens of outer radius `r`. */
export function lens(p: Pen, cx: number, cy: number, r: number, rim: Tone = GRAPHITE): void {
  p.circle(cx, cy, r, p.lin('d', rim.top, rim.deep), `stroke="${rim.deep}"`);
  p.circle(cx, cy, r * 0.84, '#0b0d10');
  p.circle(cx, cy, r * 0.62, p.rad(0.4, 0.35, 0.7, '#4c6aa0', ['#1b2540', 0.5], '#080a10'));
  if (p.far) return;
  p.circle(cx, cy, r * 0.3, '#05070b');
  p.oval(
    cx - r * 0.25,
    cy - r * 0.3,
    r * 0.2,
    r * 0.13,
    '#ffffffb0',
    d`transform="rotate(-35 ${cx - r * 0.25} ${cy - r * 0.3})"`,
  );
  p.circle(cx + r * 0.26, cy + r * 0.3, r * 0.09, '#b79bff80');
}

/** Draws a round turning knob with its mark at `angle` degrees. */
export function knob(p: Pen, cx: number, cy: number, r: number, t: Tone, angle = -40): void {
  p.circle(cx + r * 0.08, cy + r * 0.16, r * 1.02, '#00000038');
  p.circle(cx, cy, r, p.lin('d', t.top, t.deep), `stroke="${t.edge}"`);
  if (p.far) return;
  p.circle(cx, cy, r * 0.78, p.lin('d', t.base, t.hi));
  p.line(
    d`M${cx} ${cy - r * 0.7}V${cy - r * 0.3}`,
    t.isDark ? '#ffffffb0' : '#2b2f33',
    Math.max(2, r * 0.12),
    d`transform="rotate(${angle} ${cx} ${cy})"`,
  );
}

/** Draws a metal bar handle with a gap to its door. */
export function handle(p: Pen, x: number, y: number, w: number, h: number, t: Tone = STEEL): void {
  const r = Math.min(w, h) / 2;
  p.rect(x + 4, y + 5, w, h, r, '#00000030');
  p.rect(x, y, w, h, r, p.lin(w > h ? 'v' : 'h', t.top, [t.base, 0.5], t.deep), `stroke="${t.edge}"`);
}

/** Draws a flexible lead along the path. */
export function lead(p: Pen, path: string, colour: string, width: number): void {
  p.line(path, mix(colour, '#000000', 0.25), width);
  p.line(path, mix(colour, '#ffffff', 0.16), width * 0.62);
  p.line(
    path,
    mix(colour, '#ffffff', 0.5),
    width * 0.16,
    `transform="translate(${-Math.round(width * 0.14)} ${-Math.round(width * 0.16)})" opacity=".7"`,
  );
}

/** Rows of slots as one stroke path. */
export function slots(
  p: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  colour: string,
  width = 5,
): void {
  const rows = Array.from({ length: count }, (_, i) => d`M${x} ${y + (h * (i + 0.5)) / count}h${w}`).join('');
  p.line(rows, colour, width);
}

/** A round speaker cone or driver. */
export function cone(p: Pen, cx: number, cy: number, r: number): void {
  p.circle(cx, cy, r, p.lin('d', '#565d61', '#121516'), 'stroke="#0d0f10"');
  p.circle(cx, cy, r * 0.86, p.rad(0.4, 0.35, 0.7, '#3a4044', '#16191b'));
  p.circle(cx, cy, r * 0.66, p.lin('d', '#14171a', '#3d4449'));
  p.circle(cx, cy, r * 0.3, p.rad(0.35, 0.3, 0.8, '#6a7277', '#15181a'));
}

/** A plain glowing mark: lamp, ring, touch key. */
export function lamp(p: Pen, cx: number, cy: number, r: number, colour: string): void {
  p.circle(cx, cy, r * 2.2, p.rad(0.5, 0.5, 0.5, fade(colour, 0.5), fade(colour, 0)));
  p.circle(cx, cy, r, mix(colour, '#ffffff', 0.25));
}

const SEGMENTS: Readonly<Record<string, string>> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abged',
  '3': 'abgcd',
  '4': 'fgbc',
  '5': 'afgcd',
  '6': 'afgedc',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
};
const STROKES: Readonly<Record<string, readonly [number, number, number, number]>> = {
  a: [0, 0, 1, 0],
  b: [1, 0, 0, 1],
  c: [1, 1, 0, 1],
  d: [0, 2, 1, 0],
  e: [0, 1, 0, 1],
  f: [0, 0, 0, 1],
  g: [0, 1, 1, 0],
};

/** Draws luminous seven-segment figures, `height` px tall; a colon takes half a place. */
export function digits(p: Pen, x: number, y: number, height: number, figures: string, colour: string): void {
  if (p.far) return;
  const half = height / 2;
  const w = half * 0.82;
  let at = x;
  let path = '';
  for (const figure of figures) {
    if (figure === ':') path += d`M${at} ${y + half * 0.6}v1M${at} ${y + half * 1.4}v1`;
    for (const name of SEGMENTS[figure] ?? '') {
      const [sx, sy, dx, dy] = STROKES[name] ?? [0, 0, 0, 0];
      path += d`M${at + sx * w} ${y + sy * half}l${dx * w} ${dy * half}`;
    }
    at += figure === ':' ? w * 0.55 : w * 1.55;
  }
  p.line(path, colour, Math.max(2, height * 0.11));
}

/** A porthole door: chrome ring, dark glass, a hint of the drum. */
export function porthole(p: Pen, cx: number, cy: number, r: number, ring: Tone, glass = '#1c2529'): void {
  p.circle(cx + 3, cy + 6, r * 1.02, '#00000026');
  p.circle(cx, cy, r, p.lin('d', ring.top, [ring.base, 0.5], ring.deep), `stroke="${ring.edge}" stroke-width="1.5"`);
  p.circle(cx, cy, r * 0.84, p.lin('d', ring.deep, ring.hi));
  p.circle(
    cx,
    cy,
    r * 0.79,
    p.rad(0.5, 0.55, 0.55, mix(glass, '#9fb4bb', 0.35), [glass, 0.65], mix(glass, '#000000', 0.45)),
  );
  p.inside(circlePath(cx, cy, r * 0.79), () => {
    p.circle(
      cx + r * 0.04,
      cy + r * 0.1,
      r * 0.52,
      'none',
      `stroke="${p.dots(14, 3, '#cfdde070')}" stroke-width="${Math.round(r * 0.22)}"`,
    );
    p.path(
      d`M${cx - r} ${cy - r * 0.2}Q${cx - r * 0.5} ${cy - r} ${cx + r * 0.3} ${cy - r}Q${cx - r * 0.5} ${cy - r * 0.5} ${cx - r * 0.62} ${cy + r * 0.4}z`,
      '#ffffff2e',
    );
  });
}

/** A glass vessel with a drink or water up to `level` (0 empty – 1 full) between two widths. */
export function vessel(
  p: Pen,
  cx: number,
  top: number,
  bottom: number,
  halfTop: number,
  halfBottom: number,
  level: number,
  drink: string,
): void {
  const outline = d`M${cx - halfTop} ${top}L${cx - halfBottom} ${bottom - 14}Q${cx - halfBottom} ${bottom} ${cx - halfBottom + 16} ${bottom}H${cx + halfBottom - 16}Q${cx + halfBottom} ${bottom} ${cx + halfBottom} ${bottom - 14}L${cx + halfTop} ${top}z`;
  p.path(
    outline,
    p.lin('h', '#b9ccd099', ['#ffffff66', 0.25], ['#dfeaec55', 0.6], '#8fa5ab99'),
    'stroke="#7f9298" stroke-width="2.5"',
  );
  const at = bottom - (bottom - top) * level;
  p.inside(outline, () =>
    p.rect(cx - 400, at, 800, 800, 0, p.lin('v', fade(drink, 0.72), fade(mix(drink, '#000000', 0.35), 0.9))),
  );
  p.line(d`M${cx - halfTop + 20} ${top + 16}L${cx - halfBottom + 20} ${bottom - 30}`, '#ffffffb0', 8);
}

/** A regular ring of short radial marks (ticks, fins, screws) as one stroke. */
export function rays(
  p: Pen,
  cx: number,
  cy: number,
  from: number,
  to: number,
  count: number,
  colour: string,
  width: number,
): void {
  const path = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    return d`M${cx + Math.cos(angle) * from} ${cy + Math.sin(angle) * from}L${cx + Math.cos(angle) * to} ${cy + Math.sin(angle) * to}`;
  }).join('');
  p.line(path, colour, width);
}
