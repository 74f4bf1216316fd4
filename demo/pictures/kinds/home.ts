import { GRAPHITE, STEEL, darkGlass, knob, lens, mass, shadow, slab, slots } from '../primitives.ts';
import { fade } from '../colour.ts';
import { d } from '../pen.ts';
import { BASE, readBodyIndex, boxKind, byBody, fit, ofBody, type Kind, type Sketch } from '../sketch.ts';

function well({ p, t }: Sketch, r: number): void {
  p.circle(400, 400, r, p.lin('d', t.lo, t.top), `stroke="${t.edge}"`);
  p.circle(400, 400, r * 0.93, p.lin('d', t.deep, [t.base, 0.6], t.hi));
  for (const x of [-0.39, 0.39]) p.circle(400 + x * r, 400, r * 0.123, '#0c0e0f', `stroke="${t.lo}" stroke-width="5"`);
  for (const y of [400 - r * 0.87, 400 + r * 0.78]) p.rect(384, y, 32, 18, 6, p.lin('h', STEEL.top, STEEL.deep));
}
/** Smart plugs: round with a ring of light, a soft square, a tall one with a key at its top. */
const plugs = byBody(
  (s) => {
    const { p, t, a } = s;
    p.circle(412, 424, 282, '#0a141326');
    p.circle(400, 400, 280, p.lin('d', t.top, [t.base, 0.5], t.lo), `stroke="${t.edge}" stroke-width="2"`);
    p.circle(400, 400, 244, 'none', `stroke="${a.hi}" stroke-width="9" opacity=".8"`);
    well(s, 204);
    p.circle(400, 648, 14, a.base);
  },
  (s) => {
    const { p, t, a } = s;
    p.rect(142, 158, 540, 520, 120, '#0a141326');
    slab(p, 130, 130, 540, 540, 120, t);
    well(s, 200);
    p.line('M350 636H450', a.hi, 10);
  },
  (s) => {
    const { p, t, a } = s;
    p.rect(192, 98, 440, 640, 90, '#0a141326');
    slab(p, 180, 80, 440, 620, 90, t);
    well(s, 180);
    p.circle(400, 150, 34, p.lin('d', t.lo, t.top), `stroke="${a.base}" stroke-width="6"`);
    p.path(
      'M400 132v20M386 140a20 20 0 1 0 28 0',
      'none',
      `stroke="${a.base}" stroke-width="5" stroke-linecap="round"`,
    );
  },
);
const smartPlug: Kind = {
  front: (s) => plugs(s),
  side(s) {
    const { p, t, a } = s;
    shadow(p, 420, 620, 240, 20);
    for (const y of [330, 440])
      p.rect(150, y, 130, 30, 14, p.lin('v', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    mass(p, 'M250 240H330V560H250Q236 400 250 240z', t, 'v');
    p.rect(320, 210, 250, 380, 60, p.lin('v', t.hi, t.base, t.deep), `stroke="${t.edge}"`);
    p.rect(520, 240, 14, 320, 7, a.hi);
  },
  place: 'close',
  focus: { x: 400, y: 400, zoom: 1.8 },
};

function keypad({ p, a }: Sketch, x: number, y: number, step: number): void {
  for (let i = 0; i < 12; i++)
    p.circle(
      x + (i % 3) * step,
      y + Math.floor(i / 3) * step * 1.18,
      i === 9 || i === 11 ? 7 : 13,
      i === 10 ? a.base : '#ffffff60',
    );
}
function finger({ p, a }: Sketch, x: number, y: number): void {
  p.circle(x, y, 36, p.lin('d', '#14181a', '#59636a'), `stroke="${a.base}" stroke-width="4"`);
  for (const r of [10, 18, 25])
    p.path(d`M${x - r} ${y + 6}a${r} ${r} 0 0 1 ${2 * r} 0`, 'none', 'stroke="#aab6bb" stroke-width="3"');
}
/** Locks: a plate with a lever, a push handle with a fingerprint reader, a round bolt with a keypad below. */
const locks = byBody(
  (s) => {
    const { p, t } = s;
    p.rect(262, 92, 250, 640, 50, '#0a141330');
    slab(p, 250, 70, 250, 640, 48, t);
    darkGlass(p, 270, 92, 210, 320, 34);
    keypad(s, 324, 150, 51);
    finger(s, 375, 460);
    p.rect(390, 560, 300, 58, 29, '#0a141330');
    p.rect(346, 548, 330, 56, 28, p.lin('v', STEEL.top, STEEL.base, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.circle(375, 576, 44, p.lin('d', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.circle(375, 670, 10, '#0a0b0c');
  },
  (s) => {
    const { p, t } = s;
    p.rect(302, 72, 220, 680, 20, '#0a141330');
    slab(p, 290, 50, 220, 690, 16, t);
    darkGlass(p, 304, 64, 192, 250, 10);
    keypad(s, 350, 110, 50);
    p.rect(356, 356, 104, 340, 40, '#00000040');
    p.path(
      'M340 350Q400 330 460 350V660Q400 690 340 660z',
      p.lin('h', STEEL.lo, [STEEL.top, 0.3], STEEL.base, STEEL.deep),
      `stroke="${STEEL.edge}" stroke-width="2"`,
    );
    finger(s, 400, 420);
  },
  (s) => {
    const { p, t, a } = s;
    p.circle(412, 262, 176, '#0a141330');
    p.circle(400, 244, 174, p.lin('d', t.top, [t.base, 0.5], t.deep), `stroke="${t.edge}" stroke-width="2"`);
    p.circle(400, 244, 140, 'none', `stroke="${a.hi}" stroke-width="7" opacity=".8"`);
    mass(p, 'M372 120h56q16 0 16 16v216q0 16 -16 16h-56q-16 0 -16 -16V136q0 -16 16 -16z', STEEL, 'h');
    slab(p, 300, 460, 200, 270, 30, t);
    darkGlass(p, 314, 474, 172, 242, 20);
    keypad(s, 354, 516, 46);
  },
);
const smartLock: Kind = {
  front: (s) => locks(s),
  side(s) {
    const { p, t } = s;
    p.rect(380, 60, 90, 680, 0, p.lin('h', '#c9a97c', '#a88355'));
    mass(p, 'M300 90h82v600h-82q-24 0 -24 -40V130q0 -40 24 -40z', t, 'h');
    mass(p, 'M468 120h60q26 0 26 36v460q0 36 -26 36h-60z', t, 'h');
    for (const [x, w] of [
      [150, 140],
      [550, 130],
    ] as const)
      p.rect(x, 530, w, 46, 22, p.lin('v', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    knob(p, 580, 300, 30, STEEL);
  },
  place: 'close',
  focus: { x: 375, y: 250, zoom: 2 },
};

function bellButton({ p, t, a }: Sketch, y: number): void {
  p.circle(400, y, 74, p.rad(0.5, 0.5, 0.5, ['#ffffff00', 0.7], fade(a.hi, 0.8)));
  p.circle(400, y, 60, p.lin('d', t.top, t.lo), `stroke="${a.base}" stroke-width="9"`);
  const roof = d`M374 ${y + 12}V${y - 4}L400 ${y - 26}L426 ${y - 4}V${y + 24}H374z`;
  p.path(roof, 'none', `stroke="${a.base}" stroke-width="7" stroke-linejoin="round"`);
}
/** Doorbells with a camera: a pill, a slab with two lenses, a short one with a grille. */
const bells = byBody(
  (s) => {
    const { p, t } = s;
    p.rect(292, 112, 240, 612, 118, '#0a141330');
    slab(p, 280, 90, 240, 610, 116, t);
    p.rect(300, 110, 200, 330, 98, p.lin('d', '#3d454a', '#0c0e0f'));
    lens(p, 400, 220, 78, STEEL);
    for (const x of [360, 400, 440]) p.circle(x, 350, 5, '#59636a');
    bellButton(s, 570);
  },
  (s) => {
    const { p, t } = s;
    p.rect(302, 92, 220, 650, 30, '#0a141330');
    slab(p, 290, 70, 220, 650, 26, t);
    p.rect(302, 82, 196, 400, 18, p.lin('d', '#3d454a', '#0c0e0f'));
    lens(p, 400, 180, 66, STEEL);
    lens(p, 400, 400, 44, GRAPHITE);
    for (const x of [340, 460]) p.circle(x, 290, 9, '#5a2020');
    bellButton(s, 600);
  },
  (s) => {
    const { p, t } = s;
    p.rect(252, 152, 320, 520, 70, '#0a141330');
    slab(p, 240, 130, 320, 520, 70, t);
    p.circle(400, 280, 122, p.lin('d', '#3d454a', '#0c0e0f'));
    lens(p, 400, 280, 84, STEEL);
    slots(p, 330, 600, 140, 30, 3, t.deep, 5);
    bellButton(s, 500);
  },
);
const doorbell: Kind = {
  front: (s) => bells(s),
  side(s) {
    const { p, t } = s;
    shadow(p, 420, BASE, 190, 18);
    mass(p, 'M300 130q0 -30 40 -30h60q60 10 60 120v400q0 80 -60 80h-60q-40 0 -40 -40z', t, 'h');
    p.rect(286, 120, 24, 560, 6, GRAPHITE.base);
    p.path('M452 150q40 30 40 80t-34 80z', '#14181a');
    p.rect(456, 540, 20, 90, 10, s.a.base);
  },
  place: 'close',
  focus: { x: 400, y: 240, zoom: 2.1 },
};

const giftBox: Kind = boxKind({
  body: (s) => fit(s, 470, 440),
  depth: 210,
  face(s, b) {
    const { p, t } = s;
    slab(p, b.x + 3, b.y + 90, b.w - 6, b.h - 92, 6, t);
    p.rect(b.x + 3, b.y + 96, b.w - 6, 34, 0, '#00000026');
    slab(p, b.x, b.y, b.w, 108, 6, t);
    const ribbon = ofBody(s, [
      p.lin('h', '#ffd98a', ['#ffb417', 0.4], '#d98f00'),
      p.lin('h', '#ffffff', ['#eef0ee', 0.4], '#c9cfce'),
      p.lin('h', '#6fd3dd', ['#00a9bf', 0.4], '#00707f'),
    ]);
    if (readBodyIndex(s) === 1) p.rect(b.x, b.y + b.h * 0.5, b.w, 60, 0, ribbon);
    if (readBodyIndex(s) === 2) p.rect(b.x + 3, b.y + 130, b.w - 6, b.h - 136, 0, p.dots(44, 7, '#ffffff60'));
    p.rect(366, b.y, 68, b.h - 4, 0, ribbon);
    for (const way of [-1, 1]) {
      p.path(
        d`M400 ${b.y + 6}C${400 + way * 60} ${b.y - 130} ${400 + way * 190} ${b.y - 120} ${400 + way * 176} ${b.y - 50}C${400 + way * 168} ${b.y - 6} ${400 + way * 70} ${b.y + 6} 400 ${b.y + 6}z`,
        ribbon,
        'stroke="#b87800" stroke-width="2"',
      );
      p.path(
        d`M${400 + way * 20} ${b.y - 6}C${400 + way * 66} ${b.y - 80} ${400 + way * 140} ${b.y - 88} ${400 + way * 140} ${b.y - 48}C${400 + way * 136} ${b.y - 18} ${400 + way * 70} ${b.y - 4} ${400 + way * 20} ${b.y - 6}z`,
        '#b8780070',
      );
    }
    p.rect(374, b.y - 24, 52, 42, 14, ribbon, 'stroke="#b87800" stroke-width="2"');
  },
  rest: { place: 'table', focus: { x: 400, y: 280, zoom: 1.9 } },
});

const box: Kind = boxKind({
  body: (s) => fit(s, 470, 400),
  depth: 220,
  face(s, b) {
    const { p, t } = s;
    slab(p, b.x, b.y, b.w, b.h - 2, 4, t);
    if (readBodyIndex(s) === 0) p.rect(366, b.y, 68, b.h * 0.34, 0, p.lin('v', '#ffffff60', '#ffffff30'));
    if (readBodyIndex(s) === 1) p.rect(b.x, b.y + b.h * 0.3, b.w, 60, 0, '#ffffff50');
    if (readBodyIndex(s) === 2) p.rect(b.x + b.w * 0.36, b.y + 60, b.w * 0.28, 50, 25, t.deep);
    p.line(d`M${b.x + 6} ${b.y + 7}h${b.w - 12}`, t.deep, 3);
    p.rect(b.x + b.w * 0.6, b.y + b.h * 0.58, b.w * 0.3, b.h * 0.28, 6, '#ffffffd0');
    p.path(
      d`M${b.x + b.w * 0.64} ${b.y + b.h * 0.66}h${b.w * 0.2}M${b.x + b.w * 0.64} ${b.y + b.h * 0.72}h${b.w * 0.12}`,
      'none',
      'stroke="#7d7666" stroke-width="7"',
    );
    p.path(
      d`M${b.x + b.w * 0.64} ${b.y + b.h * 0.79}h${b.w * 0.22}`,
      'none',
      'stroke="#3a3a36" stroke-width="20" stroke-dasharray="4 3 8 4 3 5"',
    );
    p.path(
      d`M${b.x + 60} ${b.y + b.h - 60}v-60m-18 20l18 -22l18 22M${b.x + 120} ${b.y + b.h - 60}v-60m-18 20l18 -22l18 22`,
      'none',
      `stroke="${t.deep}" stroke-width="8"`,
    );
  },
  rest: { place: 'floor', focus: { x: 520, y: 560, zoom: 2 } },
});

export const home: Readonly<Record<string, Kind>> = {
  'smart-plug': smartPlug,
  'smart-lock': smartLock,
  doorbell,
  'gift-box': giftBox,
  box,
};
