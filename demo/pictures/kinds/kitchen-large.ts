import { GRAPHITE, STEEL, darkGlass, digits, handle, knob, lamp, shadow, slab, slots } from '../primitives.ts';
import { mix } from '../colour.ts';
import { d, roundedPath } from '../pen.ts';
import { boxKind, fit, type Draw, type Kind, type Sketch } from '../sketch.ts';

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
    for (let i = 0; i <= Math.min(5, burners); i++)
      knob(
        p,
        b.x + (b.w * (i + 1)) / (Math.min(5, burners) + 2),
        b.y + 52,
        21,
        t.isDark ? STEEL : GRAPHITE,
        i * 20 - 40,
      );
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
      p.rect(cx - r, cy - r, 2 * r, 2 * r, 14, 'none', 'stroke="#1b1e20" stroke-width="11"');
      p.path(
        d`M${cx} ${cy - r}v${r * 0.7}M${cx} ${cy + r}v${-r * 0.7}M${cx - r} ${cy}h${r * 0.7}M${cx + r} ${cy}h${-r * 0.7}`,
        'none',
        'stroke="#1b1e20" stroke-width="11" stroke-linecap="round"',
      );
    } else {
      p.circle(cx, cy, r, 'none', `stroke="${t.isLight ? '#77838a' : '#aab6bb'}" stroke-width="2.5"`);
      p.circle(
        cx,
        cy,
        r * 0.62,
        'none',
        `stroke="${t.isLight ? '#77838a' : '#aab6bb'}" stroke-width="1.5" stroke-dasharray="10 8"`,
      );
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
      p.path(
        'M170 380H630L600 600H200z',
        p.lin('d', '#434d52', ['#14181a', 0.6], '#0b0d0e'),
        `stroke="${t.edge}" stroke-width="3"`,
      );
      p.path('M174 382h260L200 580z', '#ffffff16');
    } else {
      p.path(
        'M324 390H476L690 540V590H110V540z',
        p.lin('h', t.lo, [t.top, 0.3], [t.base, 0.55], t.deep),
        `stroke="${t.edge}" stroke-width="1.5"`,
      );
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
  rest: { place: 'kitchen', lift: 110, focus: { x: 600, y: 540, zoom: 2 } },
});

export const kitchenLarge: Readonly<Record<string, Kind>> = { stove, oven, hob, hood, microwave };
