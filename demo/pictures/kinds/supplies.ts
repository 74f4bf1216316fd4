import { GRAPHITE, PAPER, STEEL, digits, knob, lamp, lead, mass, shadow, slab, slots } from '../primitives.ts';
import { mix } from '../colour.ts';
import { d } from '../pen.ts';
import { BASE, boxKind, fit, type Kind, type Sketch } from '../sketch.ts';

/** A socket of the wall kind: a round well with two pins. */
function socket(s: Sketch, cx: number, cy: number, r: number): void {
  s.p.circle(cx, cy, r, s.p.lin('d', '#0c0e0f', '#3a4145'), `stroke="${s.t.edge}" stroke-width="3"`);
  for (const dx of [-0.38, 0.38]) s.p.circle(cx + dx * r, cy, r * 0.14, '#000000');
}

const cartridge: Kind = {
  front(s) {
    const { p } = s;
    const ink = s.t;
    shadow(p, 400, 560, 330, 26);
    mass(p, 'M86 380L140 330H664L716 372V520L690 546H110L86 522z', GRAPHITE);
    p.path('M86 380L140 330H664L716 372L676 392H126z', p.lin('v', '#5a6268', '#30363a'));
    p.path(d`M120 470H682V520H120z`, p.lin('v', '#9aa4aa', '#3c4448'));
    p.rect(120, 484, 562, 22, 11, p.lin('v', mix(ink.base, '#ffffff', 0.4), ink.lo));
    p.rect(250, 404, 300, 50, 8, p.lin('h', ink.hi, ink.lo));
    p.path('M276 429h150M276 429h60', 'none', 'stroke="#ffffffd0" stroke-width="10" stroke-linecap="round"');
    p.path('M330 330q0 -60 70 -60t70 60', 'none', `stroke="${GRAPHITE.deep}" stroke-width="22"`);
    for (const x of [150, 630]) p.circle(x, 428, 26, p.lin('d', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
  },
  back(s) {
    const { p } = s;
    const ink = s.t;
    shadow(p, 400, 560, 330, 26);
    mass(p, 'M86 372L128 330H674L716 372V520L690 546H110L86 522z', GRAPHITE);
    p.rect(140, 372, 520, 120, 10, p.lin('d', mix(PAPER.base, '#ffffff', 0.4), PAPER.lo));
    p.rect(140, 372, 120, 120, 10, p.lin('v', ink.hi, ink.lo));
    p.path('M290 410h250M290 442h190M290 470h110', 'none', 'stroke="#7b8589" stroke-width="12" stroke-linecap="round"');
    p.rect(566, 400, 70, 64, 4, p.lin('d', '#e0b04a', '#9a7526'));
  },
  side(s) {
    const { p } = s;
    shadow(p, 400, 640, 190, 24);
    mass(p, 'M250 300Q250 220 340 210H470Q570 230 570 330V560L520 630H300L250 570z', GRAPHITE);
    p.circle(410, 500, 92, p.lin('d', '#62696e', '#1d2124'), 'stroke="#0e1112" stroke-width="4"');
    p.circle(410, 500, 46, p.lin('d', mix(s.t.base, '#ffffff', 0.3), s.t.lo));
    knob(p, 340, 300, 26, STEEL);
  },
  place: 'table',
  focus: { x: 400, y: 430, zoom: 1.9 },
};

/** One bottle of ink with its feet on `base`. */
function bottle(s: Sketch, cx: number, base: number, scale: number, labelled: boolean): void {
  const { p } = s;
  const ink = s.t;
  p.group(d`translate(${cx} ${base})scale(${scale})`, () => {
    shadow(p, 0, 0, 120, 18);
    p.path(
      'M-100 0Q-112 0 -112 -14V-330Q-112 -380 -60 -396V-430H60V-396Q112 -380 112 -330V-14Q112 0 100 0z',
      p.lin('h', ink.hi, [ink.base, 0.45], ink.lo),
      `stroke="${ink.edge}" stroke-width="2"`,
    );
    p.path('M-92 -330Q-92 -360 -50 -376V-20H-92z', '#ffffff3a');
    p.path(
      'M-44 -430H44V-486Q44 -500 26 -512L14 -552H-14L-26 -512Q-44 -500 -44 -486z',
      p.lin('h', '#5c656a', '#1f2427'),
    );
    p.rect(-66, -448, 132, 30, 8, p.lin('h', '#4a5358', '#15191b'));
    if (!labelled) return;
    p.rect(-96, -290, 192, 190, 8, p.lin('d', '#ffffff', '#e3e3dc'));
    p.rect(-96, -290, 192, 52, 8, p.lin('h', ink.hi, ink.lo));
    p.path(
      'M-70 -206h130M-70 -170h86M-70 -134h110',
      'none',
      'stroke="#7b8589" stroke-width="12" stroke-linecap="round"',
    );
  });
}

const ink: Kind = {
  front: (s) => bottle(s, 400, BASE, 1.06, true),
  back(s) {
    bottle(s, 400, BASE, 1.06, false);
    s.p.path(
      'M340 440h120M340 480h90M340 520h110M340 560h60',
      'none',
      'stroke="#ffffff88" stroke-width="9" stroke-linecap="round"',
    );
  },
  side(s) {
    s.p.group('rotate(62 400 470)', () => bottle(s, 400, 640, 0.86, true));
  },
  place: 'table',
  focus: { x: 400, y: 490, zoom: 2 },
};

const paper: Kind = {
  front(s) {
    const { p, t: a } = s;
    const photo = s.num('photo', 0, 0, 1) === 1;
    shadow(p, 410, BASE, 270, 24);
    p.path('M560 140L640 176V676L560 704z', p.lin('h', '#d8d8d2', '#a8aaa6'));
    for (let y = 190; y < 690; y += 18)
      p.path(d`M562 ${y}L638 ${y + 30 - (y - 190) * 0.05}`, 'none', 'stroke="#00000012" stroke-width="3"');
    slab(p, 170, 140, 392, 564, 6, PAPER);
    p.path(d`M170 140H562V360L170 470z`, p.lin('d', a.hi, a.base, a.lo));
    if (photo) {
      p.rect(236, 250, 260, 190, 10, p.lin('d', '#bfe1ec', '#f6d9a0'), 'stroke="#ffffff" stroke-width="14"');
      p.path('M236 430l80 -90l50 50l46 -40l84 80z', '#3f7f6d');
      p.circle(440, 300, 22, '#ffd35c');
    } else {
      p.path('M300 200H500V480H300z', '#ffffff', 'transform="rotate(-8 400 340)" stroke="#d9d9d2" stroke-width="3"');
      p.path(
        'M330 260h120M330 300h140M330 340h90',
        'none',
        'stroke="#c4c8c8" stroke-width="12" stroke-linecap="round" transform="rotate(-8 400 340)"',
      );
    }
    p.path('M206 560h170M206 600h110', 'none', 'stroke="#8a9296" stroke-width="14" stroke-linecap="round"');
    p.rect(452, 606, 80, 60, 8, a.base);
  },
  side(s) {
    const { p, t: a } = s;
    shadow(p, 400, 600, 330, 24);
    p.path('M70 470L230 360H740L600 470z', p.lin('d', '#ffffff', '#efece2'), 'stroke="#d4d2c8"');
    p.path('M70 470H600V596H70z', p.lin('v', '#f4f2ea', '#d9d6cb'));
    p.path('M600 470L740 360V480L600 596z', p.lin('h', '#cfccc1', '#b4b1a6'));
    for (let y = 482; y < 592; y += 9) p.path(d`M70 ${y}H600`, 'none', 'stroke="#00000014" stroke-width="2"');
    p.path('M200 470L352 360H430L286 470V596H200z', a.base, 'opacity=".9"');
  },
  place: 'desk',
  focus: { x: 380, y: 330, zoom: 1.8 },
};

const tower = (s: Sketch) => (s.str('form', 'tower') === 'mini' ? fit(s, 430, 170) : fit(s, 300, 480));

const ups = boxKind({
  body: tower,
  depth: 190,
  face(s, { x, y, w, h }) {
    const { p, t, a } = s;
    slab(p, x, y, w, h, 14, t);
    if (s.str('form', 'tower') === 'mini') {
      for (const at of [0.3, 0.42, 0.54]) lamp(p, x + w * at, y + h * 0.5, 9, a.hi);
      p.circle(x + w * 0.8, y + h * 0.5, h * 0.18, p.lin('d', t.hi, t.deep), `stroke="${t.edge}" stroke-width="3"`);
      return;
    }
    p.rect(x + w * 0.14, y + h * 0.08, w * 0.72, h * 0.24, 12, p.lin('d', '#101618', '#26323a'));
    digits(p, x + w * 0.24, y + h * 0.13, h * 0.13, '230', '#7fe3ee');
    p.circle(x + w * 0.5, y + h * 0.44, w * 0.1, p.lin('d', t.hi, t.deep), `stroke="${a.base}" stroke-width="5"`);
    p.path(
      d`M${x + w * 0.5} ${y + h * 0.405}v${h * 0.04}`,
      'none',
      'stroke="#ffffff" stroke-width="6" stroke-linecap="round"',
    );
    slots(p, x + w * 0.16, y + h * 0.58, w * 0.68, h * 0.32, 9, t.deep, 8);
  },
  rest: {
    back(s) {
      const { p, t } = s;
      const { x, y, w, h } = tower(s);
      shadow(p, 400, BASE + 2, w * 0.56, 24);
      slab(p, x, y, w, h, 14, t);
      if (s.str('form', 'tower') === 'mini') {
        for (const at of [0.2, 0.35, 0.5, 0.65])
          p.circle(x + w * at, y + h * 0.5, 20, '#0b0d0e', 'stroke="#aab6bb" stroke-width="6"');
        return;
      }
      const sockets = Math.round(s.num('sockets', 4, 2, 8));
      for (let i = 0; i < sockets; i++)
        socket(
          s,
          x + w * (i % 2 === 0 ? 0.3 : 0.7),
          y + h * (0.16 + Math.floor(i / 2) * 0.19),
          Math.min(w * 0.15, h * 0.085),
        );
      p.rect(x + w * 0.3, y + h * 0.9, w * 0.4, h * 0.04, 6, '#0b0d0e');
      lead(p, d`M${x + w * 0.5} ${y + h * 0.93}q120 60 260 -20`, '#1a1d1f', 16);
    },
    place: 'floor',
    focus: { x: 400, y: 330, zoom: 1.9 },
  },
});

const onWall = (s: Sketch) => s.str('form', 'box') === 'wall';
const cabinet = (s: Sketch) => (onWall(s) ? fit(s, 380, 520) : fit(s, 420, 400));

const stabiliser = boxKind({
  body: cabinet,
  depth: 180,
  face(s, { x, y, w, h }) {
    const { p, t, a } = s;
    slab(p, x, y, w, h, 16, t);
    p.rect(x + w * 0.12, y + h * 0.1, w * 0.76, h * 0.3, 12, p.lin('d', '#0f1517', '#242f36'));
    digits(p, x + w * 0.18, y + h * 0.19, h * 0.115, '187', '#ffcf5e');
    digits(p, x + w * 0.54, y + h * 0.19, h * 0.115, '220', '#7fe3ee');
    for (const [i, colour] of ['#5ad18a', a.hi, '#e8843c'].entries())
      lamp(p, x + w * (0.2 + i * 0.12), y + h * 0.5, 9, colour);
    knob(p, x + w * 0.78, y + h * 0.51, w * 0.06, STEEL);
    slots(p, x + w * 0.14, y + h * 0.64, w * 0.72, h * 0.24, 8, t.isLight ? '#b9bfc0' : t.deep, 7);
  },
  rest: {
    back(s) {
      const { p, t } = s;
      const { x, y, w, h } = cabinet(s);
      shadow(p, 400, BASE + 2, w * 0.56, 24);
      slab(p, x, y, w, h, 16, t);
      for (const at of [0.3, 0.7]) socket(s, x + w * at, y + h * 0.3, w * 0.13);
      slots(p, x + w * 0.16, y + h * 0.5, w * 0.68, h * 0.2, 8, t.isLight ? '#b9bfc0' : t.deep, 6);
      p.circle(x + w * 0.5, y + h * 0.84, 26, '#16191b');
      lead(p, d`M${x + w * 0.5} ${y + h * 0.84}q80 90 240 40`, '#1a1d1f', 18);
    },
    place: 'floor',
    focus: { x: 400, y: 380, zoom: 1.9 },
  },
});

/** Half of a strap, hanging from `y` upwards; the buckle or the holes at its end. */
function half(s: Sketch, cx: number, y: number, long: number, end: 'holes' | 'buckle'): void {
  const { p, t } = s;
  const form = s.str('form', 'sport');
  p.path(
    d`M${cx - 62} ${y}Q${cx - 58} ${y - long * 0.6} ${cx - 46} ${y - long}Q${cx} ${y - long - 34} ${cx + 46} ${y - long}Q${cx + 58} ${y - long * 0.6} ${cx + 62} ${y}z`,
    p.lin('h', t.hi, [t.base, 0.5], t.lo),
    `stroke="${t.edge}" stroke-width="2"`,
  );
  if (form === 'mesh')
    for (let at = 0; at < long; at += 12)
      p.path(
        d`M${cx - 50} ${y - at}h100`,
        'none',
        `stroke="${t.edge}" stroke-width="3" opacity=".5" stroke-dasharray="6 5"`,
      );
  if (form === 'loop')
    for (let at = 8; at < long; at += 26)
      p.path(d`M${cx - 54} ${y - at}l54 -12l54 12`, 'none', `stroke="${t.hi}" stroke-width="6" opacity=".7"`);
  if (form === 'leather')
    p.path(
      d`M${cx - 48} ${y - 14}Q${cx - 46} ${y - long * 0.6} ${cx - 36} ${y - long + 8}M${cx + 48} ${y - 14}Q${cx + 46} ${y - long * 0.6} ${cx + 36} ${y - long + 8}`,
      'none',
      `stroke="${t.top}" stroke-width="4" stroke-dasharray="10 8"`,
    );
  if (end === 'holes') for (let i = 0; i < 5; i++) p.circle(cx, y - long + 46 + i * 44, 9, t.deep);
  else
    p.rect(
      cx - 66,
      y - long - 34,
      132,
      58,
      14,
      'none',
      `stroke="${p.lin('d', STEEL.top, STEEL.deep)}" stroke-width="18"`,
    );
  p.rect(cx - 70, y - 6, 140, 20, 8, p.lin('v', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
}

const watchStrap: Kind = {
  front(s) {
    shadow(s.p, 400, BASE, 240, 22);
    half(s, 290, 690, 500, 'holes');
    half(s, 510, 690, 400, 'buckle');
  },
  back(s) {
    shadow(s.p, 400, BASE, 240, 22);
    half(s, 290, 690, 400, 'buckle');
    half(s, 510, 690, 500, 'holes');
    s.p.path('M250 640h80M470 640h80', 'none', 'stroke="#ffffff50" stroke-width="10" stroke-linecap="round"');
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, 690, 220, 24);
    p.path('M180 440a220 240 0 0 1 440 0a220 240 0 0 1 -440 0z', 'none', `stroke="${t.lo}" stroke-width="96"`);
    p.path('M176 430a224 236 0 0 1 448 0', 'none', `stroke="${p.lin('h', t.hi, t.base)}" stroke-width="80"`);
    p.rect(336, 148, 128, 70, 14, p.lin('v', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
  },
  place: 'flat',
  focus: { x: 290, y: 330, zoom: 1.9 },
};

export const supplies: Readonly<Record<string, Kind>> = {
  cartridge,
  ink,
  paper,
  ups,
  stabiliser,
  'watch-strap': watchStrap,
};
