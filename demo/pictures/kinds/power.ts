import { GRAPHITE, STEEL, digits, drum, lamp, lead, mass, shadow, slab } from '../primitives.ts';
import { d } from '../pen.ts';
import { BASE, readBodyIndex, byBody, ofBody, type Kind, type Sketch } from '../sketch.ts';

/** A plug at the end of a lead, pointing up from (x, y). */
function plug(s: Sketch, x: number, y: number, angle: number, kind: string): void {
  const { p, t } = s;
  p.group(d`rotate(${angle} ${x} ${y})`, () => {
    const half = kind === 'usb-a' || kind === 'hdmi' ? 32 : 24;
    p.rect(
      x - half * 0.76,
      y - 150,
      half * 1.52,
      60,
      kind === 'usb-c' ? 16 : 4,
      p.lin('h', STEEL.lo, STEEL.top, STEEL.deep),
      `stroke="${STEEL.edge}"`,
    );
    if (kind === 'usb-c') p.rect(x - half * 0.4, y - 146, half * 0.8, 10, 5, '#14181a');
    else
      p.path(
        d`M${x - half * 0.4} ${y - 132}h10M${x + half * 0.4 - 10} ${y - 132}h10`,
        'none',
        'stroke="#23282b" stroke-width="12"',
      );
    const long = ofBody(s, [100, 130, 84]);
    slab(p, x - half, y - 100, half * 2, long, ofBody(s, [12, 4, 24]), readBodyIndex(s) === 1 ? STEEL : t);
    if (readBodyIndex(s) === 2) p.rect(x - half + 8, y - 60, half * 2 - 16, 8, 4, s.a.base);
    drum(p, x - 12, y - 104 + long, 24, 46, 6, t);
  });
}
type Lay = (s: Sketch, colour: string, from: string, to: string) => void;
/** A lead, with a braid over it if the material is cloth. */
function braided(s: Sketch, path: string, colour: string, width: number): void {
  lead(s.p, path, colour, width);
  if (s.num('braid', 0, 0, 1) === 1)
    s.p.path(path, 'none', `stroke="#00000038" stroke-width="${width}" stroke-dasharray="3 5"`);
}
/** Cable layout: in one loop, coiled in rings with a tie, as a wave from corner to corner. */
const LAYS: readonly [Lay, Lay, Lay] = [
  (s, colour, from, to) => {
    braided(s, 'M210 250V420C210 640 600 660 600 470C600 310 300 310 300 480C300 650 640 620 640 400', colour, 26);
    braided(s, 'M640 400C640 330 590 320 590 250', colour, 26);
    plug(s, 210, 220, 0, from);
    plug(s, 590, 220, 0, to);
    s.p.rect(272, 500, 54, 40, 10, GRAPHITE.base, 'transform="rotate(8 300 520)"');
  },
  (s, colour, from, to) => {
    for (const [rx, ry] of [
      [200, 170],
      [172, 146],
      [144, 120],
    ] as const)
      braided(s, d`M${400 - rx} 480a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`, colour, 20);
    braided(s, 'M214 420Q190 330 270 270', colour, 20);
    braided(s, 'M586 420Q610 330 530 270', colour, 20);
    plug(s, 280, 240, -14, from);
    plug(s, 520, 240, 14, to);
    s.p.rect(362, 300, 76, 76, 14, s.p.lin('h', GRAPHITE.hi, GRAPHITE.deep));
    s.p.rect(362, 330, 76, 16, 0, s.a.base);
  },
  (s, colour, from, to) => {
    braided(s, 'M190 300V520Q190 640 300 640T410 520V300Q410 190 510 190T610 300V500', colour, 26);
    plug(s, 190, 270, 0, from);
    s.p.group('rotate(180 610 530)', () => plug(s, 610, 530, 0, to));
  },
];
const cable: Kind = {
  front(s) {
    const { p, t } = s;
    const [from = 'usb-c', to = 'usb-c'] = s.str('ends', 'usb-a,usb-c').split(',');
    const colour = t.isLight ? '#e3e6e6' : t.base;
    shadow(p, 400, 660, 260, 26);
    ofBody(s, LAYS)(s, colour, from, to);
  },
  side(s) {
    const { p, t } = s;
    const [from = 'usb-c', to = 'usb-c'] = s.str('ends', 'usb-a,usb-c').split(',');
    p.group('translate(-260 60)scale(1.6)', () => {
      lead(p, 'M300 330Q300 420 240 480', t.isLight ? '#e3e6e6' : t.base, 24);
      lead(p, 'M500 330Q500 420 560 480', t.isLight ? '#e3e6e6' : t.base, 24);
      plug(s, 330, 290, -14, from);
      plug(s, 480, 290, 14, to);
    });
  },
  place: 'flat',
  focus: { x: 240, y: 200, zoom: 2.2 },
};

/** Wireless: a round plate, a stand for a phone, a soft square with a ring of magnets. */
const pads = byBody(
  ({ p, t, a }) => {
    lead(p, 'M660 560Q740 560 760 640', '#2b2f33', 14);
    p.path('M120 500v40a280 90 0 0 0 560 0v-40z', p.lin('h', t.lo, t.hi, t.deep), `stroke="${t.edge}"`);
    p.oval(400, 500, 280, 92, p.lin('d', t.top, t.base, t.lo), `stroke="${t.edge}" stroke-width="2"`);
    p.oval(400, 498, 180, 58, 'none', `stroke="${a.base}" stroke-width="5"`);
    p.path('M410 460l-34 46h28l-14 34l40 -48h-28z', a.base);
  },
  ({ p, t, a }) => {
    lead(p, 'M560 640Q700 650 740 560', '#2b2f33', 14);
    mass(p, 'M230 640Q240 590 400 590T570 640V664H230z', t, 'v');
    p.path(
      'M290 180Q290 140 330 140H470Q510 140 510 180L540 590H260z',
      p.lin('d', t.top, [t.base, 0.5], t.lo),
      `stroke="${t.edge}" stroke-width="2"`,
    );
    p.rect(250, 570, 300, 30, 15, p.lin('v', t.hi, t.deep), `stroke="${t.edge}"`);
    p.oval(400, 340, 84, 96, 'none', `stroke="${a.base}" stroke-width="6"`);
    p.path('M412 296l-38 54h30l-14 40l44 -56h-30z', a.base);
  },
  ({ p, t, a }) => {
    lead(p, 'M620 600Q730 640 740 500', '#2b2f33', 14);
    slab(p, 170, 230, 460, 420, 110, t);
    p.circle(400, 440, 140, p.lin('d', t.lo, t.top), `stroke="${t.edge}"`);
    p.circle(400, 440, 116, 'none', `stroke="${t.deep}" stroke-width="22" stroke-dasharray="40 8"`);
    p.path('M412 396l-38 54h30l-14 40l44 -56h-30z', a.base);
  },
);
const carChargers = byBody(
  ({ p, t, a }) => {
    mass(p, 'M320 180H480L470 330H330z', t, 'h');
    drum(p, 336, 326, 128, 250, 16, GRAPHITE);
    mass(p, 'M356 576h88l-20 90h-48z', STEEL, 'h');
    p.rect(380, 660, 40, 40, 14, STEEL.base);
    for (const y of [210, 262]) p.rect(362, y, 76, 30, 6, '#0a0b0c', `stroke="${a.base}" stroke-width="4"`);
  },
  ({ p, t, a }) => {
    p.oval(400, 200, 96, 54, p.lin('d', '#3d464b', '#0c0e0f'), `stroke="${t.edge}" stroke-width="8"`);
    p.rect(352, 180, 96, 40, 6, '#0a0b0c', `stroke="${a.base}" stroke-width="5"`);
    drum(p, 312, 210, 176, 140, 30, t);
    drum(p, 336, 340, 128, 240, 10, t);
    mass(p, 'M350 580h100l-24 86h-52z', STEEL, 'h');
    p.rect(380, 660, 40, 40, 14, STEEL.base);
  },
  ({ p, t, a }) => {
    drum(p, 326, 190, 148, 400, 30, STEEL);
    p.rect(326, 230, 148, 110, 0, p.lin('h', t.lo, t.hi, t.deep));
    digits(p, 356, 256, 54, '12', a.top);
    p.oval(400, 196, 70, 18, '#14181a');
    for (const x of [366, 418]) p.rect(x, 188, 26, 14, 4, a.base);
    mass(p, 'M350 590h100l-24 76h-52z', GRAPHITE, 'h');
    p.rect(380, 660, 40, 40, 14, STEEL.base);
  },
);
function ports(s: Sketch, x: number, y: number, w: number): void {
  const { p, t } = s;
  for (let i = 0; i < Math.round(s.num('ports', 1, 1, 4)); i++)
    p.rect(x, y - i * 76, w, 38, i % 2 === 0 ? 19 : 6, '#0c0e0f', `stroke="${t.lo}" stroke-width="6"`);
}
/** Power adapters: upright with a glossy cheek, a cube lying on its side, a tall slim one with a grey face. */
const bricks = byBody(
  (s) => {
    const { p, t, a } = s;
    for (const x of [300, 420]) drum(p, x, 110, 32, 140, 14, STEEL);
    p.path('M470 226Q604 236 604 300V640Q604 694 540 700H470z', t.deep);
    slab(p, 250, 226, 300, 474, 60, t);
    p.path('M270 300Q276 250 320 248H440L270 560z', t.isDark ? '#ffffff1a' : '#ffffff');
    ports(s, 345, 560, 110);
    lamp(p, 400, 640, 5, a.hi);
  },
  (s) => {
    const { p, t, a } = s;
    for (const y of [360, 500]) p.rect(90, y, 130, 30, 14, p.lin('v', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.path('M200 300L270 230H660L600 300z', p.lin('d', t.top, t.base), `stroke="${t.edge}"`);
    p.path('M600 300L660 230V600L600 680z', p.lin('h', t.lo, t.deep), `stroke="${t.edge}"`);
    slab(p, 200, 300, 402, 386, 26, t);
    p.rect(226, 326, 350, 334, 16, p.lin('d', t.lo, t.hi));
    ports(s, 340, 596, 120);
    lamp(p, 540, 360, 6, a.hi);
  },
  (s) => {
    const { p, t, a } = s;
    for (const x of [326, 446]) drum(p, x, 96, 28, 110, 12, STEEL);
    slab(p, 280, 190, 240, 510, 28, t);
    p.rect(280, 480, 240, 200, 0, p.lin('h', GRAPHITE.hi, GRAPHITE.base, GRAPHITE.deep));
    p.path('M300 230h80L300 430z', t.isDark ? '#ffffff1a' : '#ffffffa0');
    p.rect(280, 474, 240, 8, 0, a.base);
    ports(s, 350, 620, 100);
  },
);
const charger: Kind = {
  front(s) {
    const { p } = s;
    if (s.str('type', '') === 'wireless') {
      shadow(p, 400, 610, 300, 26);
      pads(s);
      return;
    }
    if (s.str('type', '') === 'car') {
      shadow(p, 400, BASE, 150, 18);
      carChargers(s);
      return;
    }
    shadow(p, 420, BASE, 220, 22);
    bricks(s);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, 600, 290, 22);
    for (const y of [330, 450])
      p.rect(110, y, 140, 30, 14, p.lin('v', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    slab(p, 230, 260, 460, 300, 60, t);
    p.rect(640, 320, 30, 180, 15, t.lo);
    p.rect(230, 380, 460, 8, 0, t.lo);
  },
  place: 'table',
  focus: { x: 400, y: 520, zoom: 2 },
};

/** A flat square with round corners, its number in the middle. */
function squarePowerBank({ p, t, a }: Sketch): void {
  shadow(p, 400, BASE, 250, 20);
  slab(p, 170, 206, 470, 496, 110, t);
  p.path('M200 300Q206 236 290 232H470L240 600Q196 560 200 500z', t.isDark ? '#ffffff14' : '#ffffff50');
  p.circle(405, 454, 118, p.lin('d', t.lo, t.hi));
  p.circle(405, 454, 100, '#0c0f10');
  digits(p, 362, 424, 56, '86', a.top);
  for (const [x, w] of [
    [330, 62],
    [424, 62],
  ] as const)
    p.rect(x, 202, w, 14, 5, '#0a0b0c');
}

/** A stick-shaped power bank. */
function stickPowerBank({ p, t, a }: Sketch): void {
  p.rect(290, 96, 220, 606, 96, p.lin('h', t.deep, t.base, t.hi, t.base, t.deep), `stroke="${t.edge}"`);
  p.rect(322, 150, 20, 500, 10, t.isDark ? '#ffffff20' : '#ffffff70');
  p.rect(290, 560, 220, 10, 0, t.deep);
  p.rect(362, 90, 76, 14, 5, '#0a0b0c');
  for (let light = 0; light < 4; light++) p.circle(400, 330 + light * 34, 8, light === 3 ? t.lo : a.top);
}

const powerBank: Kind = {
  front(s) {
    const body = readBodyIndex(s);
    if (body === 1) return squarePowerBank(s);
    if (body === 2) {
      shadow(s.p, 400, BASE, 150, 18);
      return stickPowerBank(s);
    }
    const { p, t, a } = s;
    shadow(p, 400, BASE, 200, 20);
    p.path('M560 130q36 10 36 50v470q0 44 -36 52z', p.lin('h', t.lo, t.deep));
    slab(p, 230, 110, 340, 592, 44, t);
    p.path('M250 160Q254 130 290 130H440L250 560z', t.isDark ? '#ffffff14' : '#ffffff50');
    for (const [x, w] of [
      [290, 62],
      [376, 44],
      [444, 62],
    ] as const)
      p.rect(x, 106, w, 14, 5, '#0a0b0c');
    p.rect(330, 190, 140, 76, 16, '#0c0f10');
    digits(p, 364, 206, 44, '86', a.top);
    p.path('M412 470l-50 70h36l-14 50l56 -72h-38z', t.isDark ? '#ffffff40' : t.lo);
    p.rect(564, 220, 12, 60, 6, t.lo);
  },
  side(s) {
    const { p, t, a } = s;
    const body = readBodyIndex(s);
    if (body === 1) {
      shadow(p, 400, BASE, 110, 16);
      slab(p, 336, 206, 128, 496, 56, t);
      p.rect(378, 202, 44, 14, 5, '#0a0b0c');
      p.rect(394, 420, 12, 66, 6, t.lo);
      return;
    }
    if (body === 2) {
      shadow(p, 400, 520, 320, 20);
      p.group('rotate(90 400 400)', () => stickPowerBank(s));
      return;
    }
    shadow(p, 400, 540, 300, 22);
    p.path(
      'M110 430Q110 400 150 390L330 300H690Q716 300 690 330L600 430z',
      p.lin('d', t.top, t.base),
      `stroke="${t.edge}"`,
    );
    slab(p, 106, 426, 500, 100, 32, t);
    p.path('M604 440L704 326V420L604 512z', t.deep, `stroke="${t.edge}"`);
    for (const [x, w, r] of [
      [160, 96, 8],
      [300, 70, 17],
      [420, 96, 8],
    ] as const)
      p.rect(x, 458, w, 36, r, '#0a0b0c', `stroke="${STEEL.base}" stroke-width="4"`);
    for (let i = 0; i < 4; i++) p.circle(548, 446 + i * 18, 4, i < 3 ? a.hi : t.deep);
  },
  place: 'table',
  focus: { x: 400, y: 220, zoom: 2.1 },
};

export const power: Readonly<Record<string, Kind>> = { cable, charger, 'power-bank': powerBank };
