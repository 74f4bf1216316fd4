import { GRAPHITE, STEEL, darkGlass, digits, drum, lamp, lens, mass, screen, shadow, slab } from '../primitives.ts';
import { mix, toneOf, type Tone } from '../colour.ts';
import { d } from '../pen.ts';
import { BASE, fit, type Body, type Draw, type Kind, type Sketch } from '../sketch.ts';

type LensPlace = readonly [x: number, y: number, r: number];

/** Lens places in the island's own unit square, by number of cameras. */
const LENS_GRIDS: Readonly<Record<number, readonly LensPlace[]>> = {
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

/** Where the flash sits in a square island, by number of cameras. */
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
    for (let i = 0; i < Math.min(cameras, 3); i++) lens(p, b.x + b.w * 0.23, b.y + b.w * 0.24 + i * r * 2.35, r, STEEL);
    p.circle(b.x + b.w * 0.46, b.y + b.w * 0.2, 6, '#fff3cf');
    return;
  }
  if (layout === 'bar') {
    const y = b.y + b.h * 0.1;
    const h = b.w * 0.25;
    slab(p, b.x + b.w * 0.06, y, b.w * 0.88, h, h / 2, t.isDark ? toneOf(t.top) : toneOf(t.lo));
    p.rect(b.x + b.w * 0.1, y + h * 0.14, b.w * 0.8, h * 0.72, h * 0.36, '#101316');
    for (let i = 0; i < Math.min(cameras, 3); i++) lens(p, b.x + b.w * (0.25 + i * 0.22), y + h / 2, h * 0.33);
    p.circle(b.x + b.w * 0.84, y + h / 2, 5, '#fff3cf');
    return;
  }
  const round = layout === 'round';
  const size = b.w * (round ? 0.6 : cameras > 1 ? 0.46 : 0.3);
  const x = round ? 400 - size / 2 + (b.x + b.w / 2 - 400) : b.x + b.w * 0.07;
  const y = b.y + b.w * (round ? 0.12 : 0.07);
  slab(p, x, y, size, size, round ? size / 2 : size * 0.24, t.isDark ? toneOf(t.hi) : toneOf(t.base));
  const pad = round ? size * 0.1 : 0;
  for (const [lx, ly, r] of LENS_GRIDS[cameras] ?? [])
    lens(p, x + pad + lx * (size - 2 * pad), y + pad + ly * (size - 2 * pad), r * (size - 2 * pad), STEEL);
  const [fx, fy] = round ? [0.5, 0.14] : (FLASHES[cameras] ?? [0.5, 0.5]);
  p.circle(x + size * fx, y + size * fy, size * 0.045, '#fff3cf');
}

function phoneBack(s: Sketch, b: Body): void {
  const { p, t } = s;
  const r = b.w * 0.14;
  p.rect(b.x - 3, b.y + b.h * 0.2, 8, 54, 3, t.deep);
  slab(p, b.x, b.y, b.w, b.h, r, t);
  p.path(
    d`M${b.x + b.w * 0.55} ${b.y + 3}H${b.x + b.w * 0.86}L${b.x + b.w * 0.3} ${b.y + b.h - 3}H${b.x + r}Q${b.x + 3} ${b.y + b.h - 3} ${b.x + 3} ${b.y + b.h - r}z`,
    p.lin('d', '#ffffff00', t.isDark ? '#ffffff1c' : '#ffffff48', '#ffffff00'),
  );
  island(s, b, Math.round(s.num('cameras', 3, 1, 4)));
}

function phoneFace(s: Sketch, b: Body): void {
  const { p, t } = s;
  const r = b.w * 0.14;
  const bezel = b.w * 0.035;
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
  const key = toneOf(t.isDark ? t.top : t.hi);
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

const phoneBody = (s: Sketch): Body => fit(s, 292, 612);
const at = (b: Body, dx: number, dy = 0): Body => ({ ...b, x: b.x + dx, y: b.y + dy });

const phone: Kind = {
  front(s) {
    const b = phoneBody(s);
    shadow(s.p, 400, BASE + 2, 300, 24);
    if (s.str('style', '') === 'keypad') return keypadPhone(s, b);
    phoneBack(s, at(b, -108, -16));
    s.p.rect(b.x + 82, b.y + 12, b.w, b.h - 10, b.w * 0.14, '#00000030');
    phoneFace(s, at(b, 96));
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

const tabletBody = (s: Sketch): Body => fit(s, 440, 600);
function tabletFace(s: Sketch, b: Body): void {
  slab(s.p, b.x, b.y, b.w, b.h, 34, s.t);
  s.p.rect(b.x + 4, b.y + 4, b.w - 8, b.h - 8, 30, '#0a0b0c');
  screen(s.p, b.x + 22, b.y + 22, b.w - 44, b.h - 44, 14, s.n);
  for (let i = 0; i < 4; i++)
    s.p.rect(
      b.x + b.w * 0.2 + i * b.w * 0.16,
      b.y + b.h - 88,
      b.w * 0.12,
      b.w * 0.12,
      14,
      ['#ffffffd0', '#ffffff90', '#ffd27ad0', '#8fe0e6d0'][i] ?? '#fff',
    );
}
function tabletBack(s: Sketch, b: Body): void {
  slab(s.p, b.x, b.y, b.w, b.h, 34, s.t);
  for (let i = 0; i < Math.min(2, s.num('cameras', 1, 1, 4)); i++) lens(s.p, b.x + 56 + i * 58, b.y + 56, 24, STEEL);
  s.p.circle(b.x + b.w / 2, b.y + b.h * 0.48, 20, s.p.lin('d', s.t.lo, s.t.top));
}
const tablet: Kind = {
  front(s) {
    const b = tabletBody(s);
    shadow(s.p, 400, BASE + 2, 330, 24);
    tabletBack(s, at(b, -74, -14));
    s.p.rect(b.x + 52, b.y + 8, b.w, b.h - 8, 34, '#00000030');
    tabletFace(s, at(b, 62));
    if (s.num('stylus', 0, 0, 1) === 1) drum(s.p, b.x + b.w + 72, b.y + 90, 15, b.h - 100, 7, toneOf('#eef0f0'));
  },
  back(s) {
    shadow(s.p, 400, BASE + 2, 260, 22);
    tabletBack(s, tabletBody(s));
  },
  place: 'table',
  focus: { x: 250, y: 190, zoom: 2.1, view: 'back' },
};

function strap(s: Sketch, halfTop: number, halfEnd: number, from: number): void {
  const { p } = s;
  const t = s.str('strap', '') === '' ? s.t : toneOf(s.str('strap', ''));
  for (const way of [-1, 1]) {
    const y = 400 + way * from;
    const end = 400 + way * 318;
    mass(
      p,
      d`M${400 - halfTop} ${y}C${400 - halfTop} ${y + way * 60} ${400 - halfEnd} ${y + way * 70} ${400 - halfEnd} ${end}q0 ${way * 14} 16 ${way * 14}h${2 * halfEnd - 32}q16 0 16 ${-way * 14}C${400 + halfEnd} ${y + way * 70} ${400 + halfTop} ${y + way * 60} ${400 + halfTop} ${y}z`,
      t,
      'h',
    );
  }
  for (let i = 0; i < 4; i++) p.oval(400, 620 + i * 26, 9, 5, t.deep);
}
function dial(s: Sketch): void {
  const { p, a } = s;
  p.circle(400, 400, 120, 'none', `stroke="#ffffff22" stroke-width="16"`);
  p.line('M400 280A120 120 0 1 1 290 448', a.base, 16);
  p.circle(400, 400, 94, 'none', 'stroke="#ffffff1c" stroke-width="14"');
  p.line('M400 306A94 94 0 0 1 452 478', '#ffb417', 14);
  digits(p, 334, 374, 50, '10:24', '#ffffff');
}
const isRound = (s: Sketch): boolean => s.str('shape', s.n % 2 === 0 ? 'square' : 'round') === 'round';
function watchCase(s: Sketch, tone: Tone, inner: Draw): void {
  const { p } = s;
  p.rect(isRound(s) ? 574 : 556, 366, 24, 62, 9, p.lin('v', tone.top, tone.deep), `stroke="${tone.edge}"`);
  if (isRound(s)) {
    p.circle(400, 400, 182, p.lin('d', tone.top, tone.lo, tone.deep), `stroke="${tone.edge}" stroke-width="1.5"`);
    p.circle(400, 400, 164, '#0a0c0e');
  } else {
    slab(p, 238, 206, 324, 388, 92, tone);
    p.rect(252, 220, 296, 360, 80, '#0a0c0e');
  }
  inner(s);
}
const watchTone = (s: Sketch): Tone => (s.str('case', '') === '' ? s.t : toneOf(s.str('case', '')));
const smartwatch: Kind = {
  front(s) {
    shadow(s.p, 400, 738, 150, 14);
    strap(s, isRound(s) ? 128 : 132, 92, 130);
    watchCase(s, watchTone(s), () => {
      dial(s);
      s.p.path(
        isRound(s)
          ? 'M250 380A152 152 0 0 1 440 254L300 520A152 152 0 0 1 250 380z'
          : 'M262 300Q262 230 332 230H430L264 520z',
        '#ffffff14',
      );
    });
  },
  back(s) {
    shadow(s.p, 400, 738, 150, 14);
    strap(s, isRound(s) ? 128 : 132, 92, 130);
    watchCase(s, watchTone(s), () => {
      s.p.circle(400, 400, 112, s.p.rad(0.4, 0.35, 0.7, '#59636a', '#171a1d'), 'stroke="#6d777d" stroke-width="3"');
      for (const [x, y] of [
        [-44, 0],
        [44, 0],
        [0, -44],
        [0, 44],
      ] as const)
        s.p.circle(400 + x, 400 + y, 17, '#0a1413', 'stroke="#2f6b57" stroke-width="4"');
      s.p.circle(400, 400, 16, '#2ecf8f');
    });
  },
  place: 'table',
  focus: { x: 440, y: 380, zoom: 1.9 },
};
const band: Kind = {
  front(s) {
    shadow(s.p, 400, 738, 110, 14);
    strap(s, 84, 68, 150);
    drum(s.p, 304, 190, 192, 420, 92, GRAPHITE);
    s.p.rect(316, 202, 168, 396, 80, '#08090b');
    screen(s.p, 326, 214, 148, 372, 70, s.n);
    digits(s.p, 363, 280, 62, '10', '#ffffff');
    digits(s.p, 363, 362, 62, '24', '#ffffffc0');
    s.p.line('M352 500h96', '#ffffff50', 12);
    s.p.line('M352 500h62', s.a.base, 12);
  },
  back(s) {
    shadow(s.p, 400, 738, 110, 14);
    strap(s, 84, 68, 150);
    drum(s.p, 304, 190, 192, 420, 92, GRAPHITE);
    s.p.oval(400, 400, 58, 92, s.p.rad(0.4, 0.3, 0.8, '#59636a', '#121517'), 'stroke="#6d777d" stroke-width="3"');
    lamp(s.p, 400, 366, 13, '#2ecf8f');
    for (const y of [420, 452]) s.p.circle(400, y, 11, '#050708', 'stroke="#3d6b5b" stroke-width="3"');
    for (const x of [380, 420]) s.p.circle(x, 540, 8, '#d9b465');
  },
  place: 'table',
  focus: { x: 400, y: 380, zoom: 1.9 },
};

const cover: Kind = {
  front(s) {
    const { p, t } = s;
    const b = phoneBody(s);
    shadow(p, 400, BASE + 2, 210, 20);
    slab(p, b.x - 8, b.y - 8, b.w + 16, b.h + 16, b.w * 0.17, t);
    p.rect(b.x + 8, b.y + 8, b.w - 16, b.h - 16, b.w * 0.13, p.lin('d', t.hi, t.lo));
    const size = b.w * 0.47;
    p.rect(b.x + 22, b.y + 22, size, size, size * 0.26, t.deep);
    p.rect(b.x + 28, b.y + 28, size - 12, size - 12, size * 0.22, p.lin('d', '#171a1c', '#3a4044'));
    for (const [lx, ly, r] of LENS_GRIDS[3] ?? [])
      lens(p, b.x + 28 + lx * (size - 12), b.y + 28 + ly * (size - 12), r * size * 0.9, STEEL);
    p.path(
      d`M${b.x + b.w * 0.62} ${b.y + 10}h${b.w * 0.2}L${b.x + b.w * 0.3} ${b.y + b.h - 10}H${b.x + b.w * 0.1}z`,
      '#ffffff1e',
    );
    if (s.num('magnet', 0, 0, 1) === 1)
      p.circle(400, b.y + b.h * 0.6, b.w * 0.26, 'none', `stroke="${t.top}" stroke-width="13" opacity=".7"`);
  },
  back(s) {
    const { p, t } = s;
    const b = phoneBody(s);
    shadow(p, 400, BASE + 2, 210, 20);
    slab(p, b.x - 8, b.y - 8, b.w + 16, b.h + 16, b.w * 0.17, t);
    p.rect(b.x + 10, b.y + 10, b.w - 20, b.h - 20, b.w * 0.13, p.lin('d', t.deep, t.base), `stroke="${t.edge}"`);
    const size = b.w * 0.47;
    p.rect(
      b.x + b.w - 22 - size,
      b.y + 22,
      size,
      size,
      size * 0.26,
      mix(t.base, '#f2f0ea', 0.8),
      `stroke="${t.deep}" stroke-width="5"`,
    );
  },
  place: 'table',
  focus: { x: 340, y: 190, zoom: 2.2 },
};

const protector: Kind = {
  front(s) {
    const { p } = s;
    const b = phoneBody(s);
    shadow(p, 400, BASE + 2, 230, 20);
    phoneFace(s, at(b, -60));
    p.group(d`rotate(5 ${b.x + b.w} ${b.y + b.h})`, () => {
      p.rect(
        b.x + 50,
        b.y + 4,
        b.w - 12,
        b.h - 16,
        38,
        p.lin('d', '#e9fbff99', ['#bfe6ee40', 0.5], '#e2f7fb80'),
        'stroke="#6fb6c4" stroke-width="3"',
      );
      p.path(d`M${b.x + 90} ${b.y + 10}h80L${b.x + 60} ${b.y + b.h * 0.6}v-110z`, '#ffffff70');
      p.rect(b.x + b.w / 2 + 22, b.y + 24, 42, 12, 6, '#ffffffc0');
    });
  },
  back(s) {
    const { p } = s;
    shadow(p, 400, BASE + 2, 220, 20);
    for (const [x, alpha] of [
      [-70, '70'],
      [0, '90'],
      [70, 'c0'],
    ] as const) {
      p.rect(
        260 + x,
        110 + Math.abs(x) / 6,
        280,
        590 - Math.abs(x) / 6,
        38,
        p.lin('d', `#eafbff${alpha}`, `#a9d8e280`),
        'stroke="#6fb6c4" stroke-width="3"',
      );
    }
    p.path('M360 130h90L350 420V300z', '#ffffff90');
  },
  place: 'table',
  focus: { x: 480, y: 200, zoom: 2 },
};

export const phones: Readonly<Record<string, Kind>> = {
  phone,
  tablet,
  smartwatch,
  band,
  case: cover,
  'screen-protector': protector,
};
