import { GRAPHITE, STEEL, WHITE, darkGlass, digits, handle, knob, lamp, porthole, shadow, slab, slots } from '../primitives.ts';
import { mix, toneOf } from '../colour.ts';
import { d, roundedPath } from '../pen.ts';
import { BASE, boxKind, fit, quarter, type Body, type Draw, type Kind, type Sketch } from '../sketch.ts';

type Leaf = readonly [x: number, y: number, w: number, h: number, handle: 'left' | 'right' | 'top'];

/** Doors as shares of the front, by layout; `handle` tells the side it is gripped at. */
const FRIDGE_DOORS: Readonly<Record<string, readonly Leaf[]>> = {
  single: [[0, 0, 1, 1, 'left']],
  bottom: [[0, 0, 1, 0.62, 'left'], [0, 0.62, 1, 0.38, 'left']],
  top: [[0, 0, 1, 0.27, 'left'], [0, 0.27, 1, 0.73, 'left']],
  'side-by-side': [[0, 0, 0.44, 1, 'right'], [0.44, 0, 0.56, 1, 'left']],
  french: [[0, 0, 0.5, 0.62, 'right'], [0.5, 0, 0.5, 0.62, 'left'], [0, 0.62, 1, 0.19, 'top'], [0, 0.81, 1, 0.19, 'top']],
  cross: [[0, 0, 0.5, 0.58, 'right'], [0.5, 0, 0.5, 0.58, 'left'], [0, 0.58, 0.5, 0.42, 'right'], [0.5, 0.58, 0.5, 0.42, 'left']],
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
function doorHandle(s: Sketch, [, , , , side]: Leaf, x: number, y: number, w: number, h: number): void {
  const metal = s.t.isLight || s.t.isDark ? STEEL : toneOf(s.t.top);
  if (side === 'top') return handle(s.p, x + w * 0.15, y + 14, w * 0.7, 11, metal);
  const long = Math.min(h * 0.62, 250);
  handle(s.p, side === 'left' ? x + 14 : x + w - 26, y + (h - long) / 2, 12, long, metal);
}
function fridgeFace(s: Sketch, b: Body): void {
  const { p, t, a } = s;
  p.rect(b.x + 14, b.y + b.h - 16, b.w - 28, 16, 3, '#1d2123');
  slab(p, b.x, b.y, b.w, b.h - 8, 12, t);
  const layout = fridgeLayout(s);
  const leaves = FRIDGE_DOORS[layout] ?? [];
  const sheen = p.lin('h', t.isDark ? '#ffffff26' : '#ffffff8c', ['#ffffff00', 0.35], ['#00000000', 0.7], '#00000022');
  for (const leaf of leaves) {
    const [x, y, w, h] = [b.x + leaf[0] * b.w + 3, b.y + leaf[1] * (b.h - 8) + 3, leaf[2] * b.w - 6, leaf[3] * (b.h - 8) - 6];
    p.rect(x, y, w, h, 9, sheen, `stroke="${t.deep}" stroke-width="1.6"`);
    doorHandle(s, leaf, x, y, w, h);
  }
  if (layout === 'side-by-side') {
    darkGlass(p, b.x + b.w * 0.1, b.y + b.h * 0.3, b.w * 0.22, b.h * 0.2, 10);
    lamp(p, b.x + b.w * 0.21, b.y + b.h * 0.34, 5, a.hi);
  } else if (s.num('display', layout === 'single' ? 0 : 1, 0, 1) === 1) {
    p.rect(b.x + b.w * 0.64, b.y + b.h * 0.09, b.w * 0.2, 26, 6, '#101517');
    digits(p, b.x + b.w * 0.68, b.y + b.h * 0.09 + 6, 14, '4', '#8fe0e6');
    lamp(p, b.x + b.w * 0.78, b.y + b.h * 0.09 + 13, 3, a.hi);
  }
}
/** How much of the height the opened compartment takes, by layout; a top freezer is shown turned instead. */
const OPEN_SHARES: Readonly<Record<string, number>> = { single: 0.985, bottom: 0.62, 'side-by-side': 0.985, french: 0.62, cross: 0.58 };

function openDoor({ p, t }: Sketch, x: number, y: number, reach: number, h: number): void {
  p.path(d`M${x} ${y + 4}l${reach} 34v${h - 30}l${-reach} -6z`, p.lin('h', '#f4f8f8', '#d3dfe1'), `stroke="${t.edge}" stroke-width="1.5"`);
  p.path(d`M${x + reach} ${y + 38}l20 -4v${h - 28}l-20 2z`, p.lin('h', t.hi, t.lo), `stroke="${t.edge}"`);
  const shelves = Array.from({ length: 4 }, (_, i) => d`M${x + 12} ${y + 90 + i * h * 0.22}l${reach - 24} 14v30l${24 - reach} -10z`).join('');
  p.path(shelves, '#bcdde2c0', 'stroke="#8fb3ba"');
}
function shelves({ p }: Sketch, x: number, y: number, w: number, h: number): void {
  const food = ['#d9604f', '#ffb417', '#4fae86', '#00a9bf', '#f2e3c2', '#b5744a'];
  for (let row = 0; row < 4; row++) {
    const at = y + (h * (row + 1)) / 4.6;
    for (let i = 0; i < 4; i++) {
      const tall = 34 + ((row * 7 + i * 13) % 30);
      p.rect(x + 12 + i * ((w - 24) / 4), at - tall, (w - 24) / 4 - 10, tall, 7, food[(row + i * 2) % 6] ?? '#4fae86', 'opacity=".85"');
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
  ...boxKind({ body: fridgeBody, face: fridgeFace, depth: 190, rest: { place: 'niche', focus: { x: 330, y: 300, zoom: 2 } } }),
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
      p.rect(360, b.y + 46, 80, 16, 6, t.deep);
      slots(p, b.x + 40, b.y + b.h - 120, 140, 80, 6, t.lo, 6);
      knob(p, b.x + b.w - 60, b.y + b.h - 74, 20, WHITE);
      lamp(p, b.x + b.w - 110, b.y + b.h - 74, 5, '#2ecf8f');
      return;
    }
    slab(p, b.x, b.y, b.w, b.h - 8, 12, t);
    p.rect(b.x + 3, b.y + 56, b.w - 6, b.h - 70, 8, p.lin('h', '#ffffff60', ['#ffffff00', 0.4], '#0000001c'), `stroke="${t.deep}" stroke-width="1.5"`);
    handle(p, b.x + 16, b.y + 180, 12, 220);
    digits(p, b.x + b.w - 96, b.y + 20, 20, '18', a.base);
    p.line(d`M${b.x + b.w - 116} ${b.y + 30}h10`, a.base, 3);
    p.path(d`M${400 - 26} ${b.y + 320}h52M400 ${b.y + 294}v52M${400 - 18} ${b.y + 302}l36 36M${400 + 18} ${b.y + 302}l-36 36`, 'none', `stroke="${t.lo}" stroke-width="5" stroke-linecap="round"`);
  },
  rest: { place: 'niche', focus: { x: 460, y: 180, zoom: 2 } },
});

const washBody = (s: Sketch): Body => fit(s, 440, 590);
function washerFace(s: Sketch, b: Body, dry: boolean): void {
  const { p, t, a } = s;
  const panel = b.h * 0.155;
  for (const x of [b.x + 24, b.x + b.w - 74]) p.rect(x, b.y + b.h - 12, 50, 12, 4, '#1d2123');
  slab(p, b.x, b.y, b.w, b.h - 6, 14, t);
  p.line(d`M${b.x + 2} ${b.y + panel}h${b.w - 4}`, t.deep, 2);
  p.rect(b.x + 16, b.y + 18, b.w * 0.27, panel - 36, 8, p.lin('v', t.hi, t.lo), `stroke="${t.deep}"`);
  knob(p, b.x + b.w * 0.46, b.y + panel / 2, panel * 0.34, t.isDark ? STEEL : toneOf('#d5dadc'), 30);
  darkGlass(p, b.x + b.w * 0.6, b.y + 20, b.w * 0.34, panel - 40, 8);
  digits(p, b.x + b.w * 0.64, b.y + panel * 0.33, panel * 0.32, dry ? '1:20' : '0:45', dry ? '#ffd27a' : a.top);
  for (let i = 0; i < 3; i++) p.circle(b.x + b.w * (0.82 + i * 0.04), b.y + panel / 2, 4, i === 0 ? '#ffffff' : '#5d686d');
  const cy = b.y + panel + (b.h - panel) * 0.46;
  porthole(p, 400, cy, b.w * 0.355, t.isDark ? toneOf('#5a6368') : dry ? toneOf('#3a4146') : STEEL, dry ? '#2c3f49' : '#1c2529');
  p.rect(400 + b.w * 0.285, cy - 34, 15, 68, 7, '#00000066');
  if (dry) slots(p, b.x + b.w * 0.62, b.y + b.h - 74, b.w * 0.3, 46, 4, t.deep, 5);
  else p.rect(b.x + b.w - 92, b.y + b.h - 74, 66, 46, 6, t.hi, `stroke="${t.deep}"`);
}
function topLoad(s: Sketch, b: Body): void {
  const { p, t, a } = s;
  slab(p, b.x, b.y + 60, b.w, b.h - 66, 14, t);
  p.path(d`M${b.x} ${b.y + 74}L${b.x + 30} ${b.y}h${b.w - 60}l30 74z`, p.lin('v', t.top, t.base), `stroke="${t.edge}"`);
  p.path(d`M${b.x + 34} ${b.y + 62}l18 -46h${b.w - 104}l18 46z`, p.lin('d', '#47545a', '#12171a'));
  darkGlass(p, b.x + 50, b.y + 84, b.w - 100, 48, 10);
  digits(p, b.x + b.w - 160, b.y + 96, 24, '0:45', a.top);
  for (let i = 0; i < 5; i++) p.circle(b.x + 84 + i * 30, b.y + 108, 8, i === 1 ? a.base : '#5d686d');
}
const washer: Kind = boxKind({
  body: washBody,
  depth: 200,
  face: (s, b) => (s.str('load', 'front') === 'top' ? topLoad(s, b) : washerFace(s, b, false)),
  rest: { place: 'niche', focus: { x: 420, y: 220, zoom: 2 } },
});
const dryer: Kind = boxKind({ body: washBody, depth: 200, face: (s, b) => washerFace(s, b, true), rest: { place: 'niche', focus: { x: 420, y: 220, zoom: 2 } } });

function dishwasherOpen(s: Sketch): void {
  const { p, t } = s;
  shadow(p, 400, BASE + 2, 300, 24);
  slab(p, 200, 130, 400, 480, 10, t);
  p.rect(222, 160, 356, 440, 8, p.lin('d', '#dfe6e8', '#8f9ca1'), `stroke="${t.edge}"`);
  for (const y of [290, 470]) {
    for (let i = 0; i < 8; i++) p.oval(262 + i * 39, y - 44, 15, 44, i % 3 === 1 ? s.a.top : '#ffffff', 'stroke="#93a1a6"');
    p.path(d`M232 ${y - 50}v56h336v-56M232 ${y - 22}h336`, 'none', 'stroke="#59666b" stroke-width="5"');
  }
  p.path('M200 606H600L640 690H160z', p.lin('v', '#eef2f2', '#aab6ba'), `stroke="${t.edge}"`);
  p.path('M160 690H640v14H160z', p.lin('v', t.hi, t.deep), `stroke="${t.edge}"`);
  p.rect(340, 632, 120, 34, 6, '#8f9ca1');
}
const dishwasher: Kind = {
  ...boxKind({
    body: (s) => fit(s, 410, 580),
    depth: 200,
    face(s, b) {
      const { p, t, a } = s;
      p.rect(b.x + 16, b.y + b.h - 54, b.w - 32, 54, 3, '#1d2123');
      slab(p, b.x, b.y, b.w, b.h - 50, 10, t);
      darkGlass(p, b.x + 4, b.y + 4, b.w - 8, 64, 8);
      digits(p, b.x + b.w * 0.45, b.y + 22, 28, '1:30', a.top);
      for (const x of [0.08, 0.15, 0.22, 0.78, 0.85, 0.92]) p.circle(b.x + b.w * x, b.y + 36, 7, x === 0.92 ? '#2ecf8f' : '#6d787d');
      handle(p, b.x + 50, b.y + 96, b.w - 100, 15, t.isDark ? toneOf('#7d878d') : STEEL);
      p.rect(b.x + 6, b.y + 76, b.w - 12, b.h - 134, 6, p.lin('h', '#ffffff50', ['#ffffff00', 0.4], '#00000020'));
    },
    rest: { place: 'niche', focus: { x: 440, y: 190, zoom: 2.1 } },
  }),
  back: dishwasherOpen,
};

function ovenWindow(s: Sketch, x: number, y: number, w: number, h: number): void {
  const { p } = s;
  darkGlass(p, x, y, w, h, 14);
  const [ix, iy, iw, ih] = [x + w * 0.1, y + h * 0.16, w * 0.8, h * 0.68];
  p.rect(ix, iy, iw, ih, 10, p.rad(0.5, 0.25, 0.8, '#e8a24a', ['#6b3d1c', 0.55], '#1d120b'), 'stroke="#0a0b0c" stroke-width="2"');
  if (p.far) return;
  p.path(d`M${ix + 8} ${iy + ih * 0.45}h${iw - 16}M${ix + 8} ${iy + ih * 0.75}h${iw - 16}`, 'none', 'stroke="#c9a67a" stroke-width="3"');
  p.path(d`M${ix + iw * 0.28} ${iy + ih * 0.43}q${iw * 0.22} ${-ih * 0.5} ${iw * 0.44} 0z`, '#c98a45');
  p.path(d`M${ix} ${iy}h${iw * 0.45}L${ix} ${iy + ih * 0.8}z`, '#ffffff1c');
}
const stove: Kind = boxKind({
  body: (s) => fit(s, 420, 570),
  depth: 190,
  face(s, b) {
    const { p, t, a } = s;
    const gas = s.str('type', 'gas') !== 'electric';
    const burners = Math.round(s.num('burners', 4, 1, 6));
    for (const x of [b.x + 20, b.x + b.w - 60]) p.rect(x, b.y + b.h - 14, 40, 14, 4, '#1d2123');
    slab(p, b.x, b.y, b.w, b.h - 8, 10, t);
    p.rect(b.x - 4, b.y - 4, b.w + 8, 18, 5, gas ? p.lin('v', STEEL.top, STEEL.deep) : '#14181a');
    if (gas) {
      for (const x of [b.x + b.w * 0.27, b.x + b.w * 0.73]) {
        p.path(d`M${x - 84} ${b.y - 4}v-22h168v22M${x - 42} ${b.y - 26}v22M${x + 42} ${b.y - 26}v22`, 'none', 'stroke="#1d2123" stroke-width="9" stroke-linejoin="round"');
        p.rect(x - 30, b.y - 16, 60, 12, 4, '#3a4146');
      }
    }
    for (let i = 0; i <= Math.min(5, burners); i++) knob(p, b.x + (b.w * (i + 1)) / (Math.min(5, burners) + 2), b.y + 52, 21, t.isDark ? STEEL : GRAPHITE, i * 20 - 40);
    handle(p, b.x + 34, b.y + 100, b.w - 68, 14);
    ovenWindow(s, b.x + 20, b.y + 130, b.w - 40, b.h * 0.5);
    p.line(d`M${b.x + 4} ${b.y + b.h * 0.8}h${b.w - 8}`, t.deep, 2);
    p.rect(b.x + b.w * 0.32, b.y + b.h * 0.84, b.w * 0.36, 14, 7, t.deep);
    lamp(p, b.x + b.w - 20, b.y + 52, 4, a.hi);
  },
  rest: { place: 'niche', focus: { x: 330, y: 210, zoom: 2 } },
});
const oven: Kind = boxKind({
  body: (s) => fit(s, 560, 550),
  depth: 90,
  face(s, b) {
    const { p, t, a } = s;
    slab(p, b.x, b.y, b.w, b.h, 8, t);
    darkGlass(p, b.x + 4, b.y + 4, b.w - 8, b.h * 0.19, 6);
    for (const x of [0.14, 0.86]) knob(p, b.x + b.w * x, b.y + b.h * 0.1, 31, STEEL, x > 0.5 ? 40 : -20);
    digits(p, 400 - 52, b.y + b.h * 0.065, 40, '18:30', a.top);
    p.line(d`M${b.x + 4} ${b.y + b.h * 0.215}h${b.w - 8}`, t.deep, 3);
    handle(p, b.x + 50, b.y + b.h * 0.255, b.w - 100, 17);
    ovenWindow(s, b.x + 18, b.y + b.h * 0.33, b.w - 36, b.h * 0.62);
  },
  rest: { place: 'niche', lift: 30, focus: { x: 270, y: 240, zoom: 2 } },
});

const HOB_PLACES: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [[400, 400, 110]], 2: [[400, 270, 92], [400, 530, 112]], 3: [[280, 290, 84], [280, 520, 104], [530, 400, 126]],
  4: [[270, 280, 84], [530, 280, 104], [270, 510, 104], [530, 510, 84]], 5: [[220, 280, 76], [220, 520, 92], [400, 400, 112], [580, 280, 92], [580, 520, 76]],
};
function hobTop(s: Sketch): void {
  const { p, t, a } = s;
  const burners = Math.round(s.num('burners', 4, 1, 5));
  const narrow = burners < 3;
  const [x, w] = narrow ? [220, 360] : [90, 620];
  const gas = s.str('type', 'induction') === 'gas';
  p.rect(x + 8, 152, w, 530, 18, '#00000030');
  if (gas) slab(p, x, 140, w, 520, 14, t);
  else {
    p.rect(x, 140, w, 520, 16, p.lin('d', mix(t.base, '#aab6bb', 0.3), [t.base, 0.5], t.lo), `stroke="${t.edge}" stroke-width="3"`);
    p.path(d`M${x + 16} 142h${w * 0.5}L${x + 2} 600V160z`, '#ffffff12');
  }
  for (const [cx, cy, r] of HOB_PLACES[burners] ?? []) {
    if (gas) {
      p.circle(cx, cy, r * 0.72, p.lin('d', STEEL.lo, STEEL.top));
      p.circle(cx, cy, r * 0.46, p.lin('d', '#5d666b', '#15181a'), 'stroke="#0a0b0c" stroke-width="4"');
      p.rect(cx - r, cy - r, 2 * r, 2 * r, 14, 'none', 'stroke="#1b1e20" stroke-width="11"');
      p.path(d`M${cx} ${cy - r}v${r * 0.7}M${cx} ${cy + r}v${-r * 0.7}M${cx - r} ${cy}h${r * 0.7}M${cx + r} ${cy}h${-r * 0.7}`, 'none', 'stroke="#1b1e20" stroke-width="11" stroke-linecap="round"');
    } else {
      p.circle(cx, cy, r, 'none', `stroke="${t.isLight ? '#77838a' : '#aab6bb'}" stroke-width="2.5"`);
      p.circle(cx, cy, r * 0.62, 'none', `stroke="${t.isLight ? '#77838a' : '#aab6bb'}" stroke-width="1.5" stroke-dasharray="10 8"`);
      p.path(d`M${cx - 12} ${cy}h24M${cx} ${cy - 12}v24`, 'none', `stroke="${a.base}" stroke-width="3"`);
    }
  }
  for (let i = 0; i < burners; i++) {
    const kx = 400 + (i - (burners - 1) / 2) * 62;
    if (gas) knob(p, kx, 628, 19, GRAPHITE, i * 30);
    else p.circle(kx, 632, 9, i === 0 ? '#e5584f' : '#8b979c');
  }
}
const hob: Kind = {
  front: hobTop,
  side(s) {
    shadow(s.p, 400, 560, 370, 26);
    s.p.group('matrix(1 0 0 .46 0 250)', () => hobTop(s));
    s.p.path(Math.round(s.num('burners', 4, 1, 5)) < 3 ? 'M222 550h356v14H222z' : 'M92 550h616v14H92z', s.p.lin('v', s.t.top, s.t.deep));
  },
  place: 'flat',
  focus: { x: 290, y: 500, zoom: 1.9 },
};

const hoodFront: Draw = (s) => {
  const { p, t, a } = s;
  const type = s.str('type', 'chimney');
  if (type === 'flat') {
    slab(p, 120, 350, 560, 70, 8, t);
    slab(p, 100, 416, 600, 46, 8, t);
    slots(p, 140, 366, 300, 36, 3, t.deep, 4);
  } else {
    p.rect(320, 110, 160, 300, 4, p.lin('h', t.lo, [t.top, 0.25], t.base, t.deep), `stroke="${t.edge}"`);
    p.line('M320 250H480', t.deep, 2);
    if (type === 'inclined') {
      p.path('M170 380H630L600 600H200z', p.lin('d', '#434d52', ['#14181a', 0.6], '#0b0d0e'), `stroke="${t.edge}" stroke-width="3"`);
      p.path('M174 382h260L200 580z', '#ffffff16');
    } else {
      p.path('M324 390H476L690 540V590H110V540z', p.lin('h', t.lo, [t.top, 0.3], [t.base, 0.55], t.deep), `stroke="${t.edge}" stroke-width="1.5"`);
      p.path('M110 540H690', 'none', `stroke="${t.deep}" stroke-width="2"`);
      p.path('M130 592h540l-14 16H144z', '#1d2225');
    }
    for (const x of [220, 580]) p.path(d`M${x - 20} 606h40l40 96h-120z`, p.lin('v', '#fff0b8a0', '#fff0b800'));
  }
  const y = type === 'flat' ? 439 : 565;
  for (let i = 0; i < 5; i++) p.circle(340 + i * 30, y, 8, i === 4 ? a.base : t.isDark ? '#8b979c' : '#3a4146');
};
const hood: Kind = {
  front: hoodFront,
  side(s) {
    const { p, t } = s;
    p.rect(420, 110, 130, 310, 4, p.lin('h', t.hi, t.base, t.deep), `stroke="${t.edge}"`);
    p.path('M424 400H550V590H170V556z', p.lin('d', t.top, t.base, t.deep), `stroke="${t.edge}" stroke-width="1.5"`);
    p.path('M180 592h370v16H190z', '#1d2225');
    p.path('M300 606h60l50 96H250z', p.lin('v', '#fff0b8a0', '#fff0b800'));
  },
  place: 'above',
  focus: { x: 400, y: 560, zoom: 2 },
};

const microwave: Kind = boxKind({
  body: (s) => fit(s, 600, 350),
  depth: 190,
  face(s, b) {
    const { p, t, a } = s;
    for (const x of [b.x + 40, b.x + b.w - 90]) p.rect(x, b.y + b.h - 14, 50, 14, 4, '#1d2123');
    slab(p, b.x, b.y, b.w, b.h - 8, 14, t);
    const w = b.w * 0.7;
    darkGlass(p, b.x + 18, b.y + 18, w, b.h - 44, 10);
    p.path(roundedPath(b.x + 58, b.y + 54, w - 80, b.h - 116, 14), p.rad(0.5, 0.4, 0.7, '#6b5334', '#15110d'));
    p.path(roundedPath(b.x + 58, b.y + 54, w - 80, b.h - 116, 14), p.dots(8, 2, '#00000080'));
    p.oval(b.x + 18 + w / 2, b.y + b.h - 92, w * 0.3, 14, '#e9dcc050');
    handle(p, b.x + w - 8, b.y + 46, 14, b.h - 100);
    const px0 = b.x + w + 38;
    const pw = b.w - w - 56;
    p.rect(px0, b.y + 28, pw, 46, 6, '#0b0e0f');
    digits(p, px0 + pw / 2 - 42, b.y + 38, 26, '12:30', a.top);
    for (let i = 0; i < 6; i++) p.rect(px0 + (i % 2) * (pw / 2 + 3), b.y + 90 + Math.floor(i / 2) * 36, pw / 2 - 3, 26, 6, t.isDark ? '#3d454a' : t.lo);
    knob(p, px0 + pw / 2, b.y + b.h - 82, 38, STEEL, 20);
  },
  rest: { place: 'kitchen', lift: 110, focus: { x: 600, y: 540, zoom: 2 } },
});

export const kitchenLarge: Readonly<Record<string, Kind>> = { fridge, freezer, washer, dryer, dishwasher, stove, oven, hob, hood, microwave };
