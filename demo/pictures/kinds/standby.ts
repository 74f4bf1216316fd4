import { STEEL, digits, knob, lamp, lead, shadow, slab, slots } from '../primitives.ts';
import { d, px } from '../pen.ts';
import { BASE, readBodyIndex, boxKind, fit, ofBody, type Body, type Kind, type Sketch } from '../sketch.ts';

/** A wall-type socket: a round well with two pins. */
function socket(s: Sketch, cx: number, cy: number, r: number): void {
  s.p.circle(cx, cy, r, s.p.lin('d', '#0c0e0f', '#3a4145'), `stroke="${s.t.edge}" stroke-width="3"`);
  for (const dx of [-0.38, 0.38]) s.p.circle(cx + dx * r, cy, r * 0.14, '#000000');
}

const tower = (s: Sketch) => (s.str('form', 'tower') === 'mini' ? fit(s, 430, 170) : fit(s, 300, 480));

/** The display of a tower: the voltage in a window, three lamps in a row, a round load dial. */
function upsDisplay(s: Sketch, { x, y, w, h }: Body): void {
  const { p, t, a } = s;
  if (readBodyIndex(s) === 1) {
    p.rect(x + w * 0.14, y + h * 0.1, w * 0.72, h * 0.1, 20, '#101618');
    for (const [i, colour] of ['#5ad18a', '#ffb417', '#5a2020'].entries())
      lamp(p, x + w * (0.28 + i * 0.22), y + h * 0.15, 9, colour);
    p.path(
      d`M${x + w * 0.3} ${y + h * 0.26}h${w * 0.4}`,
      'none',
      `stroke="${t.lo}" stroke-width="10" stroke-linecap="round"`,
    );
  } else if (readBodyIndex(s) === 2) {
    p.circle(x + w / 2, y + h * 0.2, w * 0.27, '#101618', `stroke="${t.top}" stroke-width="5"`);
    p.circle(
      x + w / 2,
      y + h * 0.2,
      w * 0.21,
      'none',
      `stroke="${a.hi}" stroke-width="9" stroke-dasharray="${px(w * 0.9)} 999"`,
    );
    digits(p, x + w * 0.41, y + h * 0.165, h * 0.075, '68', '#ffffff');
  } else {
    p.rect(x + w * 0.14, y + h * 0.08, w * 0.72, h * 0.24, 12, p.lin('d', '#101618', '#26323a'));
    digits(p, x + w * 0.24, y + h * 0.13, h * 0.13, '230', '#7fe3ee');
  }
}
const ups = boxKind({
  body: tower,
  depth: 190,
  face(s, { x, y, w, h }) {
    const { p, t, a } = s;
    slab(p, x, y, w, h, 14, t);
    if (s.str('form', 'tower') === 'mini') {
      if (readBodyIndex(s) === 1) p.line(d`M${x + w * 0.1} ${y + h * 0.5}h${w * 0.5}`, a.hi, 8);
      else if (readBodyIndex(s) === 2) p.rect(x + w * 0.1, y + h * 0.24, w * 0.5, h * 0.52, 8, p.dots(12, 3.6, t.deep));
      else for (const at of [0.3, 0.42, 0.54]) lamp(p, x + w * at, y + h * 0.5, 9, a.hi);
      p.circle(x + w * 0.8, y + h * 0.5, h * 0.18, p.lin('d', t.hi, t.deep), `stroke="${t.edge}" stroke-width="3"`);
      return;
    }
    upsDisplay(s, { x, y, w, h });
    p.circle(x + w * 0.5, y + h * 0.44, w * 0.1, p.lin('d', t.hi, t.deep), `stroke="${a.base}" stroke-width="5"`);
    p.path(
      d`M${x + w * 0.5} ${y + h * 0.405}v${h * 0.04}`,
      'none',
      'stroke="#ffffff" stroke-width="6" stroke-linecap="round"',
    );
    if (readBodyIndex(s) === 1) p.rect(x + w * 0.14, y + h * 0.58, w * 0.72, h * 0.34, 10, p.dots(16, 5, t.deep));
    else if (readBodyIndex(s) === 2)
      p.path(
        d`M${x} ${y + h * 0.62}L${x + w} ${y + h * 0.52}V${y + h - 14}q0 14 -14 14H${x + 14}q-14 0 -14 -14z`,
        p.lin('v', t.hi, t.deep),
      );
    else slots(p, x + w * 0.16, y + h * 0.58, w * 0.68, h * 0.32, 9, t.deep, 8);
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

/** Input and output volts: figures in one window, two needles, figures in two windows, one above the other. */
function stabiliserPanel({ p, t, ...rest }: Sketch, { x, y, w, h }: Body): void {
  ofBody({ p, t, ...rest }, [
    () => {
      p.rect(x + w * 0.12, y + h * 0.1, w * 0.76, h * 0.3, 12, p.lin('d', '#0f1517', '#242f36'));
      digits(p, x + w * 0.18, y + h * 0.19, h * 0.115, '187', '#ffcf5e');
      digits(p, x + w * 0.54, y + h * 0.19, h * 0.115, '220', '#7fe3ee');
    },
    () => {
      for (const [at, turn] of [
        [0.3, -30],
        [0.7, 20],
      ] as const) {
        const cx = x + w * at;
        p.rect(cx - w * 0.17, y + h * 0.1, w * 0.34, h * 0.28, 8, '#f4f3ee', `stroke="${t.deep}" stroke-width="4"`);
        p.path(
          d`M${cx - w * 0.12} ${y + h * 0.26}a${w * 0.13} ${w * 0.13} 0 0 1 ${w * 0.24} 0`,
          'none',
          'stroke="#3a4247" stroke-width="4" stroke-dasharray="3 8"',
        );
        p.line(
          d`M${cx} ${y + h * 0.34}V${y + h * 0.17}`,
          '#c8233a',
          4,
          d`transform="rotate(${turn} ${cx} ${y + h * 0.34})"`,
        );
      }
    },
    () => {
      for (const [i, text] of ['192', '220'].entries()) {
        p.rect(x + w * 0.3, y + h * (0.07 + i * 0.18), w * 0.4, h * 0.15, 8, '#0f1517');
        digits(p, x + w * 0.38, y + h * (0.1 + i * 0.18), h * 0.09, text, i === 0 ? '#ff8a5e' : '#8ff0a8');
      }
    },
  ])();
}
const stabiliser = boxKind({
  body: cabinet,
  depth: 180,
  face(s, { x, y, w, h }) {
    const { p, t, a } = s;
    slab(p, x, y, w, h, 16, t);
    stabiliserPanel(s, { x, y, w, h });
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
  const { p, t, a } = s;
  const foot = ofBody(s, [62, 74, 54]);
  const form = s.str('form', 'sport');
  p.path(
    d`M${cx - foot} ${y}Q${cx - foot + 4} ${y - long * 0.6} ${cx - 46} ${y - long}Q${cx} ${y - long - 34} ${cx + 46} ${y - long}Q${cx + foot - 4} ${y - long * 0.6} ${cx + foot} ${y}z`,
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
  if (readBodyIndex(s) === 1 && form === 'sport')
    p.rect(cx - 9, y - long + 40, 18, long - 90, 9, t.deep, 'opacity=".5"');
  if (readBodyIndex(s) === 2) p.line(d`M${cx} ${y - 30}V${y - long * 0.5}`, a.base, 8);
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
    ofBody(s, [
      () => {
        half(s, 290, 690, 500, 'holes');
        half(s, 510, 690, 400, 'buckle');
      },
      () => {
        s.p.group('rotate(-9 300 690)', () => half(s, 300, 680, 500, 'holes'));
        s.p.group('rotate(9 500 690)', () => half(s, 500, 680, 410, 'buckle'));
      },
      () => {
        half(s, 300, 690, 400, 'buckle');
        s.p.group('rotate(14 480 690)', () => half(s, 470, 690, 520, 'holes'));
      },
    ])();
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

export const standby: Readonly<Record<string, Kind>> = {
  ups,
  stabiliser,
  'watch-strap': watchStrap,
};
