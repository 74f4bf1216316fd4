import { STEEL, WHITE, darkGlass, digits, handle, knob, lamp, shadow, slab, slots } from '../primitives.ts';
import { findTone } from '../colour.ts';
import { d } from '../pen.ts';
import { BASE, readBodyIndex, boxKind, fit, ofBody, quarter, type Body, type Kind, type Sketch } from '../sketch.ts';

type Leaf = readonly [x: number, y: number, w: number, h: number, handle: 'left' | 'right' | 'top'];

/** Doors as shares of the front, by layout; `handle` is the side of the handle. */
const FRIDGE_DOORS: Readonly<Record<string, readonly Leaf[]>> = {
  single: [[0, 0, 1, 1, 'left']],
  bottom: [
    [0, 0, 1, 0.62, 'left'],
    [0, 0.62, 1, 0.38, 'left'],
  ],
  top: [
    [0, 0, 1, 0.27, 'left'],
    [0, 0.27, 1, 0.73, 'left'],
  ],
  'side-by-side': [
    [0, 0, 0.44, 1, 'right'],
    [0.44, 0, 0.56, 1, 'left'],
  ],
  french: [
    [0, 0, 0.5, 0.62, 'right'],
    [0.5, 0, 0.5, 0.62, 'left'],
    [0, 0.62, 1, 0.19, 'top'],
    [0, 0.81, 1, 0.19, 'top'],
  ],
  cross: [
    [0, 0, 0.5, 0.58, 'right'],
    [0.5, 0, 0.5, 0.58, 'left'],
    [0, 0.58, 0.5, 0.42, 'right'],
    [0.5, 0.58, 0.5, 0.42, 'left'],
  ],
};

function fridgeLayout(s: Sketch): string {
  const byDoors = ['bottom', 'single', 'bottom', 'french', 'cross'][Math.round(s.num('doors', 2, 1, 4))] ?? 'bottom';
  const asked = s.str('type', byDoors);
  return asked in FRIDGE_DOORS ? asked : byDoors;
}
function fridgeBody(s: Sketch): Body {
  const wide = !['single', 'bottom', 'top'].includes(fridgeLayout(s));
  return wide ? fit(s, 360, 612) : fit(s, 236, 620);
}
/** Door handles: a bar, a groove in the edge, or a full-length metal ledge. */
function doorHandle(s: Sketch, [, , , , side]: Leaf, x: number, y: number, w: number, h: number): void {
  const { p, t } = s;
  const metal = t.isLight || t.isDark ? STEEL : findTone(t.top);
  if (readBodyIndex(s) === 1) {
    if (side === 'top') return p.rect(x, y, w, 13, 3, p.lin('v', t.deep, t.lo));
    return p.rect(
      side === 'left' ? x : x + w - 13,
      y,
      13,
      h,
      4,
      p.lin('h', ...(side === 'left' ? [t.deep, t.lo] : [t.lo, t.deep])),
    );
  }
  if (readBodyIndex(s) === 2) {
    if (side === 'top') return handle(p, x + 4, y + 4, w - 8, 9, metal);
    return handle(p, side === 'left' ? x + 4 : x + w - 13, y + 6, 9, h - 12, metal);
  }
  if (side === 'top') return handle(p, x + w * 0.15, y + 14, w * 0.7, 11, metal);
  const long = Math.min(h * 0.62, 250);
  handle(p, side === 'left' ? x + 14 : x + w - 26, y + (h - long) / 2, 12, long, metal);
}
/** A small window in the door, a strip between the doors, or a touch panel of tall figures. */
function fridgeDisplay(s: Sketch, b: Body): void {
  const { p, a, t } = s;
  if (readBodyIndex(s) === 1) {
    p.rect(b.x + b.w * 0.3, b.y + 14, b.w * 0.4, 15, 7, '#101517');
    for (let i = 0; i < 4; i++) lamp(p, b.x + b.w * (0.38 + i * 0.08), b.y + 21, 2.6, i === 1 ? a.hi : '#8fe0e6');
  } else if (readBodyIndex(s) === 2) {
    digits(p, b.x + b.w * 0.56, b.y + b.h * 0.15, 22, '4', t.isLight ? t.deep : '#e8f4f5');
    digits(p, b.x + b.w * 0.7, b.y + b.h * 0.15, 22, '18', t.isLight ? t.deep : '#e8f4f5');
    p.line(d`M${b.x + b.w * 0.56} ${b.y + b.h * 0.21}h${b.w * 0.28}`, a.base, 3);
  } else {
    p.rect(b.x + b.w * 0.64, b.y + b.h * 0.09, b.w * 0.2, 26, 6, '#101517');
    digits(p, b.x + b.w * 0.68, b.y + b.h * 0.09 + 6, 14, '4', '#8fe0e6');
    lamp(p, b.x + b.w * 0.78, b.y + b.h * 0.09 + 13, 3, a.hi);
  }
}
function fridgeFace(s: Sketch, b: Body): void {
  const { p, t, a } = s;
  p.rect(b.x + 14, b.y + b.h - 16, b.w - 28, 16, 3, '#1d2123');
  slab(p, b.x, b.y, b.w, b.h - 8, ofBody(s, [12, 6, 22]), t);
  const layout = fridgeLayout(s);
  const leaves = FRIDGE_DOORS[layout] ?? [];
  const glass = readBodyIndex(s) === 2;
  const sheen = glass
    ? p.lin(
        'd',
        t.isDark ? '#ffffff38' : '#ffffffa0',
        ['#ffffff00', 0.3],
        ['#ffffff00', 0.5],
        [t.isDark ? '#ffffff1c' : '#ffffff70', 0.52],
        ['#ffffff00', 0.8],
        '#00000026',
      )
    : p.lin('h', t.isDark ? '#ffffff26' : '#ffffff8c', ['#ffffff00', 0.35], ['#00000000', 0.7], '#00000022');
  for (const leaf of leaves) {
    const [x, y, w, h] = [
      b.x + leaf[0] * b.w + 3,
      b.y + leaf[1] * (b.h - 8) + 3,
      leaf[2] * b.w - 6,
      leaf[3] * (b.h - 8) - 6,
    ];
    p.rect(
      x,
      y,
      w,
      h,
      ofBody(s, [9, 3, 18]),
      sheen,
      `stroke="${t.deep}" stroke-width="${readBodyIndex(s) === 1 ? 3 : 1.6}"`,
    );
    doorHandle(s, leaf, x, y, w, h);
  }
  if (layout === 'side-by-side' && readBodyIndex(s) !== 1) {
    const [y, h] = ofBody(s, [
      [0.3, 0.2],
      [0, 0],
      [0.36, 0.14],
    ] as const);
    darkGlass(p, b.x + b.w * 0.1, b.y + b.h * y, b.w * 0.22, b.h * h, 10);
    lamp(p, b.x + b.w * 0.21, b.y + b.h * (y + 0.04), 5, a.hi);
  } else if (s.num('display', layout === 'single' ? 0 : 1, 0, 1) === 1) fridgeDisplay(s, b);
}
/** Share of the height of the open compartment, by layout; a top freezer is mirrored instead. */
const OPEN_SHARES: Readonly<Record<string, number>> = {
  single: 0.985,
  bottom: 0.62,
  'side-by-side': 0.985,
  french: 0.62,
  cross: 0.58,
};

function openDoor({ p, t }: Sketch, x: number, y: number, reach: number, h: number): void {
  p.path(
    d`M${x} ${y + 4}l${reach} 34v${h - 30}l${-reach} -6z`,
    p.lin('h', '#f4f8f8', '#d3dfe1'),
    `stroke="${t.edge}" stroke-width="1.5"`,
  );
  p.path(d`M${x + reach} ${y + 38}l20 -4v${h - 28}l-20 2z`, p.lin('h', t.hi, t.lo), `stroke="${t.edge}"`);
  const shelves = Array.from(
    { length: 4 },
    (_, i) => d`M${x + 12} ${y + 90 + i * h * 0.22}l${reach - 24} 14v30l${24 - reach} -10z`,
  ).join('');
  p.path(shelves, '#bcdde2c0', 'stroke="#8fb3ba"');
}
function shelves({ p }: Sketch, x: number, y: number, w: number, h: number): void {
  const food = ['#d9604f', '#ffb417', '#4fae86', '#00a9bf', '#f2e3c2', '#b5744a'];
  for (let row = 0; row < 4; row++) {
    const at = y + (h * (row + 1)) / 4.6;
    for (let i = 0; i < 4; i++) {
      const tall = 34 + ((row * 7 + i * 13) % 30);
      p.rect(
        x + 12 + i * ((w - 24) / 4),
        at - tall,
        (w - 24) / 4 - 10,
        tall,
        7,
        food[(row + i * 2) % 6] ?? '#4fae86',
        'opacity=".85"',
      );
    }
    p.rect(x + 2, at, w - 4, 6, 2, '#9fc4cb');
  }
  p.rect(x + 8, y + h - 54, w - 16, 48, 10, '#c4e4e8c0', 'stroke="#8fb3ba"');
}
function fridgeOpen(s: Sketch): void {
  const { p, t } = s;
  const b = fridgeBody(s);
  const share = OPEN_SHARES[fridgeLayout(s)];
  if (share === undefined) return quarter(s, b, 190, () => fridgeFace(s, b));
  const wide = b.w > 300;
  const w = wide ? b.w : Math.min(b.w, 280);
  const x = wide ? 400 - w / 2 : 350 - w / 2;
  const h = (b.h - 6) * share;
  shadow(p, 400, BASE + 2, wide ? 330 : 270, 24);
  slab(p, x, b.y, w, b.h - 6, 12, t);
  p.rect(x + 14, b.y + 16, w - 28, h - 28, 8, p.lin('d', '#ffffff', '#dbe8ea'), 'stroke="#aebbbf"');
  p.rect(x + w * 0.3, b.y + 22, w * 0.4, 10, 5, '#fff6d8');
  shelves(s, x + 14, b.y + 16, w - 28, h - 28);
  if (share < 0.9) {
    slab(p, x + 2, b.y + h + 2, w - 4, b.h - h - 12, 9, t);
    if (wide) handle(p, x + w * 0.15, b.y + h + 24, w * 0.7, 11, STEEL);
    else handle(p, x + 14, b.y + h + 40, 11, b.h * 0.2, STEEL);
  }
  openDoor(s, x + w, b.y, wide ? 110 : 150, h);
  if (wide) p.group('translate(800 0)scale(-1 1)', () => openDoor(s, x + w, b.y, 110, h));
}
const fridge: Kind = {
  ...boxKind({
    body: fridgeBody,
    face: fridgeFace,
    depth: 190,
    rest: { place: 'niche', focus: { x: 330, y: 300, zoom: 2 } },
  }),
  back: fridgeOpen,
};

const isChest = (s: Sketch): boolean => s.str('type', 'upright') === 'chest';
const freezer: Kind = boxKind({
  body: (s) => (isChest(s) ? fit(s, 560, 400) : fit(s, 270, 590)),
  depth: 190,
  face(s, b) {
    const { p, t, a } = s;
    for (const x of [b.x + 20, b.x + b.w - 60]) p.rect(x, b.y + b.h - 14, 40, 14, 4, '#1d2123');
    if (isChest(s)) {
      slab(p, b.x, b.y + 40, b.w, b.h - 52, 12, t);
      slab(p, b.x - 6, b.y, b.w + 12, 60, 14, t);
      if (readBodyIndex(s) === 2) darkGlass(p, b.x + 20, b.y + 8, b.w - 40, 40, 8);
      p.rect(360, b.y + 46, 80, 16, 6, t.deep);
      if (readBodyIndex(s) !== 1) slots(p, b.x + 40, b.y + b.h - 120, 140, 80, 6, t.lo, 6);
      else p.rect(b.x + 30, b.y + 90, b.w - 60, b.h - 190, 10, 'none', `stroke="${t.lo}" stroke-width="3"`);
      knob(p, b.x + b.w - 60, b.y + b.h - 74, 20, WHITE);
      lamp(p, b.x + b.w - 110, b.y + b.h - 74, 5, '#2ecf8f');
      return;
    }
    slab(p, b.x, b.y, b.w, b.h - 8, 12, t);
    p.rect(
      b.x + 3,
      b.y + 56,
      b.w - 6,
      b.h - 70,
      8,
      p.lin('h', '#ffffff60', ['#ffffff00', 0.4], '#0000001c'),
      `stroke="${t.deep}" stroke-width="1.5"`,
    );
    ofBody(s, [
      () => handle(p, b.x + 16, b.y + 180, 12, 220),
      () => p.rect(b.x + 3, b.y + 60, 14, b.h - 78, 5, p.lin('h', t.deep, t.lo)),
      () => {
        for (const share of [0.34, 0.56, 0.78]) handle(p, b.x + 50, b.y + b.h * share, b.w - 100, 11);
        p.path(
          [0.32, 0.54, 0.76].map((share) => d`M${b.x + 6} ${b.y + b.h * share}h${b.w - 12}`).join(''),
          'none',
          `stroke="${t.deep}" stroke-width="2"`,
        );
      },
    ])();
    digits(p, b.x + b.w - 96, b.y + 20, 20, '18', a.base);
    p.line(d`M${b.x + b.w - 116} ${b.y + 30}h10`, a.base, 3);
    if (readBodyIndex(s) === 2) return;
    p.path(
      d`M${400 - 26} ${b.y + 320}h52M400 ${b.y + 294}v52M${400 - 18} ${b.y + 302}l36 36M${400 + 18} ${b.y + 302}l-36 36`,
      'none',
      `stroke="${t.lo}" stroke-width="5" stroke-linecap="round"`,
    );
  },
  rest: { place: 'niche', focus: { x: 460, y: 180, zoom: 2 } },
});

export const cooling: Readonly<Record<string, Kind>> = { fridge, freezer };
