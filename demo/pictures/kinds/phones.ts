import { STEEL, darkGlass, digits, drum, lens, screen, shadow, slab } from '../primitives.ts';
import { findTone } from '../colour.ts';
import { d } from '../pen.ts';
import { BASE, byBody, fit, ofBody, type Body, type Kind, type Sketch } from '../sketch.ts';

type LensPlace = readonly [x: number, y: number, r: number];

/** Lens positions in the island's unit square, by number of cameras. */
export const LENS_GRIDS: Readonly<Record<number, readonly LensPlace[]>> = {
  1: [[0.5, 0.34, 0.27]],
  2: [
    [0.3, 0.3, 0.22],
    [0.7, 0.7, 0.22],
  ],
  3: [
    [0.28, 0.29, 0.2],
    [0.72, 0.29, 0.2],
    [0.5, 0.71, 0.2],
  ],
  4: [
    [0.28, 0.28, 0.19],
    [0.72, 0.28, 0.19],
    [0.28, 0.72, 0.19],
    [0.72, 0.72, 0.19],
  ],
};

/** Position of the flash in a square island, by number of cameras. */
const FLASHES: Readonly<Record<number, readonly [x: number, y: number]>> = {
  1: [0.5, 0.8],
  2: [0.75, 0.22],
  3: [0.86, 0.74],
  4: [0.5, 0.5],
};

function island(s: Sketch, b: Body, cameras: number): void {
  const { p, t } = s;
  const layouts = ['square', 'column', 'bar', 'round'] as const;
  const layout = s.str('island', layouts[s.n % 4] ?? 'square');
  if (layout === 'column') {
    const r = b.w * 0.115;
    for (let i = 0; i < cameras; i++) lens(p, b.x + b.w * 0.23, b.y + b.w * 0.22 + i * r * 2.35, r, STEEL);
    p.circle(b.x + b.w * 0.46, b.y + b.w * 0.2, 6, '#fff3cf');
    return;
  }
  if (layout === 'bar') {
    const y = b.y + b.h * 0.1;
    const h = b.w * 0.25;
    slab(p, b.x + b.w * 0.06, y, b.w * 0.88, h, h / 2, t.isDark ? findTone(t.top) : findTone(t.lo));
    p.rect(b.x + b.w * 0.1, y + h * 0.14, b.w * 0.8, h * 0.72, h * 0.36, '#101316');
    for (let i = 0; i < cameras; i++)
      lens(p, b.x + b.w * (0.22 + i * (cameras > 3 ? 0.175 : 0.22)), y + h / 2, h * (cameras > 3 ? 0.3 : 0.33));
    p.circle(b.x + b.w * 0.84, y + h / 2, 5, '#fff3cf');
    return;
  }
  const round = layout === 'round';
  const size = b.w * (round ? 0.6 : cameras > 1 ? 0.46 : 0.3);
  const x = round ? 400 - size / 2 + (b.x + b.w / 2 - 400) : b.x + b.w * 0.07;
  const y = b.y + b.w * (round ? 0.12 : 0.07);
  slab(p, x, y, size, size, round ? size / 2 : size * 0.24, t.isDark ? findTone(t.hi) : findTone(t.base));
  const pad = round ? size * 0.1 : 0;
  for (const [lx, ly, r] of LENS_GRIDS[cameras] ?? [])
    lens(p, x + pad + lx * (size - 2 * pad), y + pad + ly * (size - 2 * pad), r * (size - 2 * pad), STEEL);
  const [fx, fy] = round ? [0.5, 0.14] : (FLASHES[cameras] ?? [0.5, 0.5]);
  p.circle(x + size * fx, y + size * fy, size * 0.045, '#fff3cf');
}

/** Corner radius, as a share of the width. */
const computeCornerRadius = (s: Sketch): number => ofBody(s, [0.14, 0.09, 0.19]);

function phoneBack(s: Sketch, b: Body): void {
  const { p, t } = s;
  const r = b.w * computeCornerRadius(s);
  p.rect(b.x - 3, b.y + b.h * 0.2, 8, 54, 3, t.deep);
  slab(p, b.x, b.y, b.w, b.h, r, t);
  p.path(
    d`M${b.x + b.w * 0.55} ${b.y + 3}H${b.x + b.w * 0.86}L${b.x + b.w * 0.3} ${b.y + b.h - 3}H${b.x + r}Q${b.x + 3} ${b.y + b.h - 3} ${b.x + 3} ${b.y + b.h - r}z`,
    p.lin('d', '#ffffff00', t.isDark ? '#ffffff1c' : '#ffffff48', '#ffffff00'),
  );
  island(s, b, Math.round(s.num('cameras', 3, 1, 4)));
}

export function phoneFace(s: Sketch, b: Body): void {
  const { p, t } = s;
  const r = b.w * computeCornerRadius(s);
  const bezel = b.w * ofBody(s, [0.035, 0.026, 0.05]);
  p.rect(b.x + b.w - 5, b.y + b.h * 0.24, 8, 78, 3, t.deep);
  slab(p, b.x, b.y, b.w, b.h, r, t);
  p.rect(b.x + 4, b.y + 4, b.w - 8, b.h - 8, r - 4, '#08090a');
  screen(p, b.x + bezel + 3, b.y + bezel + 3, b.w - 2 * bezel - 6, b.h - 2 * bezel - 6, r * 0.76, s.n);
  const notch = s.str('notch', 'hole');
  if (notch === 'pill') p.rect(b.x + b.w * 0.36, b.y + b.w * 0.085, b.w * 0.28, b.w * 0.085, b.w * 0.043, '#08090a');
  else if (notch === 'drop')
    p.path(
      d`M${b.x + b.w * 0.4} ${b.y + bezel + 2}h${b.w * 0.2}q${-b.w * 0.03} 0 ${-b.w * 0.05} ${b.w * 0.05}q${-b.w * 0.05} ${b.w * 0.06} ${-b.w * 0.1} 0q${-b.w * 0.02} ${-b.w * 0.05} ${-b.w * 0.05} ${-b.w * 0.05}z`,
      '#08090a',
    );
  else if (notch === 'hole') p.circle(b.x + b.w / 2, b.y + b.w * 0.12, b.w * 0.032, '#08090a');
  digits(p, b.x + b.w * 0.27, b.y + b.h * 0.17, b.w * 0.16, '10:24', '#ffffffe0');
  p.rect(b.x + b.w * 0.36, b.y + b.h - bezel - 16, b.w * 0.28, 4, 2, '#ffffffa0');
}

function keypadPhone(s: Sketch, b: Body): void {
  const { p, t } = s;
  slab(p, b.x, b.y, b.w, b.h, b.w * 0.16, t);
  darkGlass(p, b.x + b.w * 0.1, b.y + b.h * 0.09, b.w * 0.8, b.h * 0.34, 14);
  screen(p, b.x + b.w * 0.14, b.y + b.h * 0.11, b.w * 0.72, b.h * 0.3, 6, s.n);
  p.line(d`M${b.x + b.w * 0.42} ${b.y + b.h * 0.055}h${b.w * 0.16}`, '#00000080', 5);
  const key = findTone(t.isDark ? t.top : t.hi);
  p.rect(
    b.x + b.w * 0.35,
    b.y + b.h * 0.465,
    b.w * 0.3,
    b.h * 0.09,
    16,
    p.lin('d', key.hi, key.lo),
    `stroke="${t.edge}"`,
  );
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 3; column++) {
      p.rect(
        b.x + b.w * (0.1 + column * 0.28),
        b.y + b.h * (0.59 + row * 0.093),
        b.w * 0.24,
        b.h * 0.07,
        12,
        key.base,
        `stroke="${t.edge}"`,
      );
    }
  }
}

export const phoneBody = (s: Sketch): Body => fit(s, 292, 612);
export const at = (b: Body, dx: number, dy = 0): Body => ({ ...b, x: b.x + dx, y: b.y + dy });

/** The back and the face together, as shops show a phone: side by side, leaning, in reverse order. */
const phonePair = byBody(
  (s) => {
    const b = phoneBody(s);
    phoneBack(s, at(b, -108, -16));
    s.p.rect(b.x + 82, b.y + 12, b.w, b.h - 10, b.w * 0.14, '#00000030');
    phoneFace(s, at(b, 96));
  },
  (s) => {
    const b = phoneBody(s);
    phoneFace(s, at(b, -112, -20));
    s.p.rect(b.x + 78, b.y + 12, b.w, b.h - 10, b.w * 0.1, '#00000034');
    phoneBack(s, at(b, 92));
  },
  (s) => {
    const b = phoneBody(s);
    s.p.group(d`rotate(-13 400 ${BASE})`, () => phoneBack(s, { ...at(b, -70, 18), w: b.w * 0.97, h: b.h * 0.96 }));
    s.p.rect(b.x + 62, b.y + 16, b.w, b.h - 14, b.w * 0.19, '#00000030');
    phoneFace(s, at(b, 78));
  },
);
const keypadBodies = byBody(
  (s) => keypadPhone(s, phoneBody(s)),
  (s) => {
    const b = phoneBody(s);
    const small = { ...b, w: b.w * 0.9, h: b.h * 0.86, y: b.y + b.h * 0.14 };
    phoneBack(
      { ...s, str: (name, usual) => (name === 'island' ? 'square' : s.str(name, usual)) },
      at(small, -116, -14),
    );
    keypadPhone(s, at(small, 108));
  },
  (s) => s.p.group(d`rotate(9 400 ${BASE})`, () => keypadPhone(s, at(phoneBody(s), -6))),
);

const phone: Kind = {
  front(s) {
    shadow(s.p, 400, BASE + 2, 300, 24);
    (s.str('style', '') === 'keypad' ? keypadBodies : phonePair)(s);
  },
  back(s) {
    shadow(s.p, 400, BASE + 2, 200, 20);
    phoneBack(s, phoneBody(s));
  },
  side(s) {
    const { p, t } = s;
    const b = phoneBody(s);
    shadow(p, 400, BASE + 2, 280, 22);
    phoneFace(s, at(b, -80));
    const x = b.x + b.w + 10;
    drum(p, x, b.y, 42, b.h, 18, t);
    p.rect(x - 8, b.y + 46, 10, 96, 4, p.lin('h', t.lo, t.deep));
    for (const [y, h] of [
      [0.2, 76],
      [0.35, 40],
    ] as const)
      p.rect(x + 16, b.y + b.h * y, 11, h, 5, t.deep, `stroke="${t.edge}"`);
  },
  place: 'table',
  focus: { x: 330, y: 190, zoom: 2.3, view: 'back' },
};

/** A tablet stands on its short side, in any order of its sizes. */
function tabletBody(s: Sketch): Body {
  const [w, h] = [s.num('w', 440, 0.1, 1e6), s.num('h', 600, 0.1, 1e6)];
  const upright = { w: Math.min(w, h), h: Math.max(w, h) };
  return fit(
    { ...s, num: (name, ...rest) => (name === 'w' || name === 'h' ? upright[name] : s.num(name, ...rest)) },
    440,
    600,
  );
}
/** A sheet of text instead of a lit screen: an e-ink display. */
function inkScreen({ p, n }: Sketch, x: number, y: number, w: number, h: number): void {
  p.rect(x, y, w, h, 6, p.lin('d', '#efede4', '#dedcd2'));
  p.path(d`M${x + w * 0.3} ${y + h * 0.13}h${w * 0.4}`, 'none', 'stroke="#3b3d3c" stroke-width="14"');
  const lines = Array.from(
    { length: 13 },
    (_, i) => d`M${x + w * 0.1} ${y + h * (0.24 + i * 0.052)}h${w * ((i + n) % 5 === 4 ? 0.46 : 0.8)}`,
  ).join('');
  p.path(lines, 'none', 'stroke="#6d6f6c" stroke-width="7"');
  p.line(d`M${x + w * 0.44} ${y + h * 0.95}h${w * 0.12}`, '#8a8c88', 4);
}
function tabletFace(s: Sketch, b: Body): void {
  const ink = s.str('screen', '') === 'ink';
  const rim = ink ? b.w * ofBody(s, [0.07, 0.1, 0.055]) : b.w * ofBody(s, [0.05, 0.036, 0.06]);
  const chin = ink ? ofBody(s, [0.12, 0.07, 0.16]) * b.h : rim;
  const r = ofBody(s, [34, 22, 46]);
  slab(s.p, b.x, b.y, b.w, b.h, r, s.t);
  if (!ink) s.p.rect(b.x + 4, b.y + 4, b.w - 8, b.h - 8, r - 4, '#0a0b0c');
  if (ink) return inkScreen(s, b.x + rim, b.y + rim, b.w - 2 * rim, b.h - rim - chin);
  screen(s.p, b.x + rim, b.y + rim, b.w - 2 * rim, b.h - 2 * rim, Math.max(4, r - rim), s.n);
  const dock = Math.min(b.w, b.h) * 0.12;
  for (let i = 0; i < 4; i++)
    s.p.rect(
      b.x + b.w / 2 + (i - 2) * dock * 1.35,
      b.y + b.h - rim - dock * 1.4,
      dock,
      dock,
      14,
      ['#ffffffd0', '#ffffff90', '#ffd27ad0', '#8fe0e6d0'][i] ?? '#fff',
    );
}
function tabletBack(s: Sketch, b: Body): void {
  slab(s.p, b.x, b.y, b.w, b.h, ofBody(s, [34, 22, 46]), s.t);
  if (s.str('screen', '') !== 'ink')
    for (let i = 0; i < Math.min(2, s.num('cameras', 1, 1, 4)); i++) lens(s.p, b.x + 56 + i * 58, b.y + 56, 24, STEEL);
  s.p.circle(b.x + b.w / 2, b.y + b.h * 0.48, 20, s.p.lin('d', s.t.lo, s.t.top));
}
const lyingBody = (b: Body): Body => {
  const w = Math.min(640, b.h);
  const h = (w * b.w) / b.h;
  return { x: 400 - w / 2, y: BASE - h, w, h };
};
/** The face over the back; a reader stands alone or before its twin, a tablet may lie on its long side. */
const tabletPair = byBody(
  (s) => {
    const b = tabletBody(s);
    tabletBack(s, at(b, -74, -14));
    s.p.rect(b.x + 52, b.y + 8, b.w, b.h - 8, 34, '#00000030');
    tabletFace(s, at(b, 62));
    if (s.num('stylus', 0, 0, 1) === 1) drum(s.p, b.x + b.w + 72, b.y + 90, 15, b.h - 100, 7, findTone('#eef0f0'));
  },
  (s) => {
    if (s.str('screen', '') === 'ink') return tabletFace(s, tabletBody(s));
    const b = lyingBody(tabletBody(s));
    tabletBack(s, at(b, -26, -120));
    s.p.rect(b.x + 30, b.y - 8, b.w, b.h, 26, '#00000030');
    tabletFace(s, at(b, 24, -20));
  },
  (s) => {
    const b = tabletBody(s);
    s.p.group(d`rotate(-11 400 ${BASE})`, () => tabletBack(s, at(b, -46, 20)));
    s.p.rect(b.x + 36, b.y + 10, b.w, b.h - 10, 46, '#00000030');
    tabletFace(s, at(b, 48));
  },
);
const tablet: Kind = {
  front(s) {
    shadow(s.p, 400, BASE + 2, 330, 24);
    tabletPair(s);
  },
  back(s) {
    shadow(s.p, 400, BASE + 2, 260, 22);
    tabletBack(s, tabletBody(s));
  },
  place: 'table',
  focus: { x: 250, y: 190, zoom: 2.1, view: 'back' },
};

export const phones: Readonly<Record<string, Kind>> = { phone, tablet };
