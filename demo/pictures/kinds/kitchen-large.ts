import { GRAPHITE, STEEL, darkGlass, digits, handle, knob, lamp, shadow, slab } from '../primitives.ts';
import { mix, findTone } from '../colour.ts';
import { d, roundedPath } from '../pen.ts';
import { readBodyIndex, boxKind, fit, ofBody, type Body, type Kind, type Sketch } from '../sketch.ts';

function ovenWindow(s: Sketch, x: number, y: number, w: number, h: number): void {
  const { p } = s;
  darkGlass(p, x, y, w, h, 14);
  const [ix, iy, iw, ih] = [x + w * 0.1, y + h * 0.16, w * 0.8, h * 0.68];
  p.rect(
    ix,
    iy,
    iw,
    ih,
    10,
    p.rad(0.5, 0.25, 0.8, '#e8a24a', ['#6b3d1c', 0.55], '#1d120b'),
    'stroke="#0a0b0c" stroke-width="2"',
  );
  if (p.far) return;
  p.path(
    d`M${ix + 8} ${iy + ih * 0.45}h${iw - 16}M${ix + 8} ${iy + ih * 0.75}h${iw - 16}`,
    'none',
    'stroke="#c9a67a" stroke-width="3"',
  );
  p.path(d`M${ix + iw * 0.28} ${iy + ih * 0.43}q${iw * 0.22} ${-ih * 0.5} ${iw * 0.44} 0z`, '#c98a45');
  p.path(d`M${ix} ${iy}h${iw * 0.45}L${ix} ${iy + ih * 0.8}z`, '#ffffff1c');
}
/** Knobs in a row, knobs around a clock, steel knobs on a dark strip. */
function stovePanel(s: Sketch, b: Body, knobs: number): void {
  const { p, t, a } = s;
  if (readBodyIndex(s) === 2) p.rect(b.x + 6, b.y + 20, b.w - 12, 66, 6, p.lin('h', '#2b3135', '#14181a'));
  if (readBodyIndex(s) === 1) {
    p.rect(400 - 44, b.y + 34, 88, 38, 6, '#0b0e0f');
    digits(p, 400 - 32, b.y + 42, 22, '18:30', a.top);
  }
  for (let i = 0; i < knobs; i++) {
    const even = (i + 1) / (knobs + 1);
    const aside = i < knobs / 2 ? 0.07 + i * 0.1 : 0.93 - (knobs - 1 - i) * 0.1;
    const tone = readBodyIndex(s) === 2 ? STEEL : t.isDark ? STEEL : readBodyIndex(s) === 1 ? findTone(t.lo) : GRAPHITE;
    knob(p, b.x + b.w * (readBodyIndex(s) === 1 ? aside : even), b.y + 53, ofBody(s, [21, 18, 23]), tone, i * 20 - 40);
  }
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
        p.path(
          d`M${x - 84} ${b.y - 4}v-22h168v22M${x - 42} ${b.y - 26}v22M${x + 42} ${b.y - 26}v22`,
          'none',
          'stroke="#1d2123" stroke-width="9" stroke-linejoin="round"',
        );
        p.rect(x - 30, b.y - 16, 60, 12, 4, '#3a4146');
      }
    }
    stovePanel(s, b, Math.min(5, burners) + 1);
    const [top, share] = ofBody(s, [
      [130, 0.5],
      [118, 0.58],
      [150, 0.42],
    ] as const);
    handle(p, b.x + 34, b.y + top - 30, b.w - 68, ofBody(s, [14, 20, 10]), ofBody(s, [STEEL, GRAPHITE, STEEL]));
    ovenWindow(s, b.x + ofBody(s, [20, 8, 60]), b.y + top, b.w - ofBody(s, [40, 16, 120]), b.h * share);
    p.line(d`M${b.x + 4} ${b.y + b.h * 0.8}h${b.w - 8}`, t.deep, 2);
    if (readBodyIndex(s) === 1) handle(p, b.x + 34, b.y + b.h * 0.84, b.w - 68, 13, GRAPHITE);
    else p.rect(b.x + b.w * 0.32, b.y + b.h * 0.84, b.w * 0.36, 14, 7, t.deep);
    lamp(p, b.x + b.w - 20, b.y + 52, 4, a.hi);
  },
  rest: { place: 'niche', focus: { x: 330, y: 210, zoom: 2 } },
});
type Face = (s: Sketch, b: Body) => void;
/** Panels of ovens: two knobs in glass, touch keys over a full-width grip, three knobs on the body's own colour. */
const OVENS: readonly [Face, Face, Face] = [
  ({ p, a }, b) => {
    darkGlass(p, b.x + 4, b.y + 4, b.w - 8, b.h * 0.19, 6);
    for (const x of [0.14, 0.86]) knob(p, b.x + b.w * x, b.y + b.h * 0.1, 31, STEEL, x > 0.5 ? 40 : -20);
    digits(p, 400 - 52, b.y + b.h * 0.065, 40, '18:30', a.top);
    handle(p, b.x + 50, b.y + b.h * 0.255, b.w - 100, 17);
  },
  ({ p, a }, b) => {
    darkGlass(p, b.x + 3, b.y + 3, b.w - 6, b.h * 0.2, 4);
    p.rect(320, b.y + b.h * 0.05, 160, b.h * 0.11, 8, '#05080a');
    digits(p, 348, b.y + b.h * 0.07, 40, '180', '#ffffff');
    for (const x of [0.1, 0.18, 0.26, 0.74, 0.82, 0.9])
      p.circle(
        b.x + b.w * x,
        b.y + b.h * 0.1,
        13,
        'none',
        `stroke="${x === 0.26 ? a.hi : '#7d888e'}" stroke-width="4"`,
      );
    handle(p, b.x + 6, b.y + b.h * 0.25, b.w - 12, 22, GRAPHITE);
  },
  ({ p, t, a }, b) => {
    for (const x of [0.16, 0.5, 0.84]) {
      p.circle(
        b.x + b.w * x,
        b.y + b.h * 0.105,
        46,
        'none',
        `stroke="${t.deep}" stroke-width="4" stroke-dasharray="3 11"`,
      );
      knob(p, b.x + b.w * x, b.y + b.h * 0.105, 34, t.isDark ? STEEL : GRAPHITE, x * 90 - 40);
    }
    for (const x of [0.32, 0.68]) lamp(p, b.x + b.w * x, b.y + b.h * 0.105, 4, x < 0.5 ? a.hi : '#e5584f');
    const grip = d`M${b.x + 70} ${b.y + b.h * 0.27}q${b.w / 2 - 70} 40 ${b.w - 140} 0`;
    p.line(grip, STEEL.deep, 20);
    p.line(grip, STEEL.top, 11);
  },
];
const oven: Kind = boxKind({
  body: (s) => fit(s, 560, 550),
  depth: 90,
  face(s, b) {
    const { p, t } = s;
    slab(p, b.x, b.y, b.w, b.h, ofBody(s, [8, 4, 16]), t);
    ofBody(s, OVENS)(s, b);
    p.line(d`M${b.x + 4} ${b.y + b.h * 0.215}h${b.w - 8}`, t.deep, 3);
    ovenWindow(
      s,
      b.x + ofBody(s, [18, 6, 50]),
      b.y + b.h * 0.33,
      b.w - ofBody(s, [36, 12, 100]),
      b.h * ofBody(s, [0.62, 0.64, 0.54]),
    );
  },
  rest: { place: 'niche', lift: 30, focus: { x: 270, y: 240, zoom: 2 } },
});

const HOB_PLACES: Readonly<Record<number, readonly (readonly [number, number, number])[]>> = {
  1: [[400, 400, 110]],
  2: [
    [400, 270, 92],
    [400, 530, 112],
  ],
  3: [
    [280, 290, 84],
    [280, 520, 104],
    [530, 400, 126],
  ],
  4: [
    [270, 280, 84],
    [530, 280, 104],
    [270, 510, 104],
    [530, 510, 84],
  ],
  5: [
    [220, 280, 76],
    [220, 520, 92],
    [400, 400, 112],
    [580, 280, 92],
    [580, 520, 76],
  ],
};
/** Cooking zones on glass: rings, a cross in corners, a field of dots. */
function zone(s: Sketch, cx: number, cy: number, r: number): void {
  const { p, t } = s;
  const ink = t.isLight ? '#77838a' : '#aab6bb';
  if (readBodyIndex(s) === 1) {
    const k = r * 0.86;
    const corner = (sx: number, sy: number) =>
      d`M${cx + sx * k} ${cy + sy * k * 0.5}V${cy + sy * k}H${cx + sx * k * 0.5}`;
    p.path(corner(-1, -1) + corner(1, -1) + corner(-1, 1) + corner(1, 1), 'none', `stroke="${ink}" stroke-width="4"`);
  } else if (readBodyIndex(s) === 2) p.circle(cx, cy, r, p.dots(14, 2.4, ink), `stroke="${ink}" stroke-width="1.5"`);
  else {
    p.circle(cx, cy, r, 'none', `stroke="${ink}" stroke-width="2.5"`);
    p.circle(cx, cy, r * 0.62, 'none', `stroke="${ink}" stroke-width="1.5" stroke-dasharray="10 8"`);
  }
}
function hobTop(s: Sketch): void {
  const { p, t, a } = s;
  const burners = Math.round(s.num('burners', 4, 1, 5));
  const narrow = burners < 3;
  const [x, w] = narrow ? [220, 360] : [90, 620];
  const gas = s.str('type', 'induction') === 'gas';
  p.rect(x + 8, 152, w, 530, 18, '#00000030');
  if (gas) slab(p, x, 140, w, 520, 14, t);
  else {
    p.rect(
      x,
      140,
      w,
      520,
      16,
      p.lin('d', mix(t.base, '#aab6bb', 0.3), [t.base, 0.5], t.lo),
      `stroke="${t.edge}" stroke-width="3"`,
    );
    p.path(d`M${x + 16} 142h${w * 0.5}L${x + 2} 600V160z`, '#ffffff12');
  }
  for (const [cx, cy, r] of HOB_PLACES[burners] ?? []) {
    if (gas) {
      p.circle(cx, cy, r * 0.72, p.lin('d', STEEL.lo, STEEL.top));
      p.circle(cx, cy, r * 0.46, p.lin('d', '#5d666b', '#15181a'), 'stroke="#0a0b0c" stroke-width="4"');
      if (readBodyIndex(s) === 1) p.circle(cx, cy, r, 'none', 'stroke="#1b1e20" stroke-width="11"');
      else if (readBodyIndex(s) === 0)
        p.rect(cx - r, cy - r, 2 * r, 2 * r, 14, 'none', 'stroke="#1b1e20" stroke-width="11"');
      p.path(
        d`M${cx} ${cy - r}v${r * 0.7}M${cx} ${cy + r}v${-r * 0.7}M${cx - r} ${cy}h${r * 0.7}M${cx + r} ${cy}h${-r * 0.7}`,
        'none',
        'stroke="#1b1e20" stroke-width="11" stroke-linecap="round"',
      );
    } else {
      zone(s, cx, cy, r);
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
    s.p.path(
      Math.round(s.num('burners', 4, 1, 5)) < 3 ? 'M222 550h356v14H222z' : 'M92 550h616v14H92z',
      s.p.lin('v', s.t.top, s.t.deep),
    );
  },
  place: 'flat',
  focus: { x: 290, y: 500, zoom: 1.9 },
};

/** The dim window of a microwave with the plate in it. */
function mesh({ p }: Sketch, x: number, y: number, w: number, h: number): void {
  p.path(roundedPath(x, y, w, h, 14), p.rad(0.5, 0.4, 0.7, '#6b5334', '#15110d'));
  p.path(roundedPath(x, y, w, h, 14), p.dots(8, 2, '#00000080'));
  p.oval(x + w / 2, y + h - 16, w * 0.34, 13, '#e9dcc050');
}
/** Keys and a knob next to the door, two old knobs, a full glass door with touch keys below. */
const MICROWAVES: readonly [Face, Face, Face] = [
  (s, b) => {
    const { p, t, a } = s;
    const w = b.w * 0.7;
    darkGlass(p, b.x + 18, b.y + 18, w, b.h - 44, 10);
    mesh(s, b.x + 58, b.y + 54, w - 80, b.h - 116);
    handle(p, b.x + w - 8, b.y + 46, 14, b.h - 100);
    const px0 = b.x + w + 38;
    const pw = b.w - w - 56;
    p.rect(px0, b.y + 28, pw, 46, 6, '#0b0e0f');
    digits(p, px0 + pw / 2 - 42, b.y + 38, 26, '12:30', a.top);
    for (let i = 0; i < 6; i++)
      p.rect(
        px0 + (i % 2) * (pw / 2 + 3),
        b.y + 90 + Math.floor(i / 2) * 36,
        pw / 2 - 3,
        26,
        6,
        t.isDark ? '#3d454a' : t.lo,
      );
    knob(p, px0 + pw / 2, b.y + b.h - 82, 38, STEEL, 20);
  },
  (s, b) => {
    const { p, t } = s;
    const w = b.w * 0.72;
    p.rect(b.x + 16, b.y + 16, w, b.h - 42, 8, p.lin('d', t.hi, t.lo), `stroke="${t.deep}" stroke-width="2"`);
    mesh(s, b.x + 60, b.y + 50, w - 88, b.h - 110);
    const cx = b.x + w + (b.w - w) / 2 + 6;
    for (const y of [0.28, 0.62]) {
      p.circle(cx, b.y + b.h * y, 54, 'none', `stroke="${t.deep}" stroke-width="5" stroke-dasharray="3 14"`);
      knob(p, cx, b.y + b.h * y, 40, t.isDark ? STEEL : findTone('#d5dadc'), y * 120 - 60);
    }
    p.rect(cx - 50, b.y + b.h * 0.84, 100, 26, 8, t.lo, `stroke="${t.deep}"`);
  },
  (s, b) => {
    const { p, a } = s;
    darkGlass(p, b.x + 8, b.y + 8, b.w - 16, b.h - 24, 28);
    mesh(s, b.x + 60, b.y + 44, b.w - 120, b.h - 150);
    digits(p, 358, b.y + b.h - 84, 34, '0:30', '#ffffff');
    for (const x of [0.12, 0.2, 0.28, 0.72, 0.8, 0.88])
      p.circle(b.x + b.w * x, b.y + b.h - 66, 13, 'none', `stroke="${x === 0.88 ? a.hi : '#7d888e'}" stroke-width="4"`);
    p.rect(b.x + 30, b.y + 16, b.w - 60, 10, 5, '#ffffff24');
  },
];
const microwave: Kind = boxKind({
  body: (s) => fit(s, 600, 350),
  depth: 190,
  face(s, b) {
    const { p, t } = s;
    for (const x of [b.x + 40, b.x + b.w - 90]) p.rect(x, b.y + b.h - 14, 50, 14, 4, '#1d2123');
    slab(p, b.x, b.y, b.w, b.h - 8, ofBody(s, [14, 6, 34]), t);
    ofBody(s, MICROWAVES)(s, b);
  },
  rest: { place: 'kitchen', lift: 110, focus: { x: 600, y: 540, zoom: 2 } },
});

export const kitchenLarge: Readonly<Record<string, Kind>> = { stove, oven, hob, microwave };
