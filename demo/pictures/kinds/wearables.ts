import { GRAPHITE, STEEL, digits, drum, knob, lamp, mass, rays, screen, shadow, slab } from '../primitives.ts';
import { findTone, type Tone } from '../colour.ts';
import { d } from '../pen.ts';
import { readBodyIndex, byBody, ofBody, type Draw, type Kind, type Sketch } from '../sketch.ts';

const strapTone = (s: Sketch): Tone => (s.str('strap', '') === '' ? s.t : findTone(s.str('strap', '')));

/** Both halves of a strap: smooth with holes, ribbed, or stitched with a buckle. */
function strap(s: Sketch, halfTop: number, halfEnd: number, from: number): void {
  const { p } = s;
  const t = strapTone(s);
  const end = ofBody(s, [halfEnd, halfTop * 0.86, halfEnd * 1.06]);
  for (const way of [-1, 1]) {
    const y = 400 + way * from;
    const tip = 400 + way * 318;
    mass(
      p,
      d`M${400 - halfTop} ${y}C${400 - halfTop} ${y + way * 60} ${400 - end} ${y + way * 70} ${400 - end} ${tip}q0 ${way * 14} 16 ${way * 14}h${2 * end - 32}q16 0 16 ${-way * 14}C${400 + end} ${y + way * 70} ${400 + halfTop} ${y + way * 60} ${400 + halfTop} ${y}z`,
      t,
      'h',
    );
  }
  if (readBodyIndex(s) === 1) {
    const ribs = [610, 634, 658, 682, 190, 166, 142, 118].map((y) => d`M${400 - end + 10} ${y}h${2 * end - 20}`);
    p.path(ribs.join(''), 'none', `stroke="${t.deep}" stroke-width="7" opacity=".55"`);
  } else if (readBodyIndex(s) === 2) {
    p.path(
      d`M${414 - end} 612V706M${386 + end} 612V706M${414 - end} 188V94M${386 + end} 188V94`,
      'none',
      `stroke="${t.top}" stroke-width="5" stroke-dasharray="12 9"`,
    );
    p.rect(400 - end - 8, 84, 2 * end + 16, 34, 10, 'none', `stroke="${STEEL.base}" stroke-width="11"`);
  } else for (let i = 0; i < 4; i++) p.oval(400, 620 + i * 26, 9, 5, t.deep);
}

/** The watch face: activity rings, hands over marks, large figures with a pulse. */
const dial = byBody(
  ({ p, a }) => {
    p.circle(400, 400, 120, 'none', `stroke="#ffffff22" stroke-width="16"`);
    p.line('M400 280A120 120 0 1 1 290 448', a.base, 16);
    p.circle(400, 400, 94, 'none', 'stroke="#ffffff1c" stroke-width="14"');
    p.line('M400 306A94 94 0 0 1 452 478', '#ffb417', 14);
    digits(p, 334, 374, 50, '10:24', '#ffffff');
  },
  ({ p, a }) => {
    p.circle(400, 400, 146, p.rad(0.5, 0.4, 0.7, '#24323a', '#0b0e10'));
    rays(p, 400, 400, 122, 140, 12, '#f1f4f4', 7);
    if (!p.far) rays(p, 400, 400, 132, 140, 36, '#ffffff60', 2);
    p.circle(400, 470, 34, 'none', `stroke="${a.base}" stroke-width="5"`);
    p.line('M400 400L350 330', '#ffffff', 12);
    p.line('M400 400L484 344', '#ffffff', 8);
    p.line('M400 430L400 284', a.hi, 3);
    p.circle(400, 400, 9, a.hi);
  },
  ({ p, a, n }) => {
    screen(p, 262, 300, 276, 110, 26, n);
    digits(p, 318, 318, 72, '09:41', '#ffffff');
    p.line('M284 460h40l16 -34l24 66l18 -32h134', '#ff6b6b', 6);
    for (const [i, w] of [92, 60, 120].entries())
      p.line(d`M300 ${504 + i * 20}h${w}`, i === 0 ? a.base : '#ffffff70', 8);
  },
);
const isRound = (s: Sketch): boolean => s.str('shape', s.n % 2 === 0 ? 'square' : 'round') === 'round';

/** Watch cases of one shape: plain, with a ticked bezel and two buttons, with crown guards. */
function watchCase(s: Sketch, tone: Tone, inner: Draw): void {
  const { p } = s;
  const edge = isRound(s) ? 574 : 556;
  if (readBodyIndex(s) === 1)
    for (const y of [318, 452])
      p.rect(edge - 8, y, 26, 40, 9, p.lin('v', tone.top, tone.deep), `stroke="${tone.edge}"`);
  else p.rect(edge, 366, 24, 62, 9, p.lin('v', tone.top, tone.deep), `stroke="${tone.edge}"`);
  if (readBodyIndex(s) === 2)
    p.path(d`M${edge - 26} 312h26q22 12 22 44v82q0 32 -22 44h-26z`, p.lin('h', tone.lo, tone.deep));
  if (isRound(s)) {
    p.circle(400, 400, 182, p.lin('d', tone.top, tone.lo, tone.deep), `stroke="${tone.edge}" stroke-width="1.5"`);
    if (readBodyIndex(s) === 1) {
      p.circle(400, 400, 174, p.lin('d', tone.deep, tone.hi));
      rays(p, 400, 400, 158, 172, 30, tone.isLight ? '#5d676d' : '#ffffff90', 3);
    }
    p.circle(400, 400, readBodyIndex(s) === 1 ? 154 : 164, '#0a0c0e');
  } else {
    const r = ofBody(s, [92, 64, 78]);
    slab(p, 238, 206, 324, 388, r, tone);
    p.rect(252, 220, 296, 360, r - 12, '#0a0c0e');
    if (readBodyIndex(s) === 2)
      for (const [x, y] of [
        [266, 234],
        [534, 234],
        [266, 566],
        [534, 566],
      ] as const)
        knob(p, x, y, 9, STEEL);
  }
  inner(s);
}
const watchTone = (s: Sketch): Tone => (s.str('case', '') === '' ? s.t : findTone(s.str('case', '')));
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

/** Half the width and half the height of a band's capsule, and its corner radius. */
type Capsule = { readonly w: number; readonly h: number; readonly r: number };
const CAPSULES: readonly [Capsule, Capsule, Capsule] = [
  { w: 96, h: 210, r: 92 },
  { w: 124, h: 178, r: 44 },
  { w: 82, h: 192, r: 30 },
];
function bandCase(s: Sketch): Capsule {
  const capsule = ofBody(s, CAPSULES);
  drum(s.p, 400 - capsule.w, 400 - capsule.h, capsule.w * 2, capsule.h * 2, capsule.r, GRAPHITE);
  return capsule;
}
const bandScreen = byBody(
  ({ p, a, n }) => {
    screen(p, 326, 214, 148, 372, 70, n);
    digits(p, 363, 280, 62, '10', '#ffffff');
    digits(p, 363, 362, 62, '24', '#ffffffc0');
    p.line('M352 500h96', '#ffffff50', 12);
    p.line('M352 500h62', a.base, 12);
  },
  ({ p, a }) => {
    digits(p, 312, 270, 70, '10:24', '#ffffff');
    p.circle(400, 440, 66, 'none', 'stroke="#ffffff22" stroke-width="16"');
    p.line('M400 374A66 66 0 1 1 340 468', a.base, 16);
    p.line('M378 440l14 14l30 -34', '#ffffff', 8);
  },
  ({ p, a }) => {
    digits(p, 370, 256, 50, '09', '#ffffff');
    digits(p, 370, 326, 50, '41', a.top);
    for (const [i, h] of [40, 76, 56, 96, 30].entries())
      p.line(d`M${348 + i * 26} 540v${-h}`, i === 3 ? a.base : '#ffffff70', 13);
  },
);
const band: Kind = {
  front(s) {
    shadow(s.p, 400, 738, 110, 14);
    strap(s, 84, 68, 150);
    const { w, h, r } = bandCase(s);
    s.p.rect(412 - w, 412 - h, 2 * w - 24, 2 * h - 24, r - 10, '#08090b');
    bandScreen(s);
  },
  back(s) {
    shadow(s.p, 400, 738, 110, 14);
    strap(s, 84, 68, 150);
    bandCase(s);
    s.p.oval(400, 400, 58, 92, s.p.rad(0.4, 0.3, 0.8, '#59636a', '#121517'), 'stroke="#6d777d" stroke-width="3"');
    lamp(s.p, 400, 366, 13, '#2ecf8f');
    for (const y of [420, 452]) s.p.circle(400, y, 11, '#050708', 'stroke="#3d6b5b" stroke-width="3"');
    for (const x of [380, 420]) s.p.circle(x, 540, 8, '#d9b465');
  },
  place: 'table',
  focus: { x: 400, y: 380, zoom: 1.9 },
};

export const wearables: Readonly<Record<string, Kind>> = { smartwatch, band };
