import { STEEL, darkGlass, digits, handle, knob, porthole, shadow, slab, slots } from '../primitives.ts';
import { findTone } from '../colour.ts';
import { d } from '../pen.ts';
import { BASE, readBodyIndex, boxKind, fit, ofBody, type Body, type Kind, type Sketch } from '../sketch.ts';

const washBody = (s: Sketch): Body => fit(s, 440, 590);
type Front = {
  readonly p: Sketch['p'];
  readonly b: Body;
  readonly panel: number;
  readonly time: string;
  readonly dry: boolean;
};

/** Panels above the door: drawer, knob, window; a dark touch strip; a knob in the middle of keys. */
const PANELS: readonly [Panel, Panel, Panel] = [
  (s, { p, b, panel, time, dry }) => {
    const { t, a } = s;
    p.rect(b.x + 16, b.y + 18, b.w * 0.27, panel - 36, 8, p.lin('v', t.hi, t.lo), `stroke="${t.deep}"`);
    knob(p, b.x + b.w * 0.46, b.y + panel / 2, panel * 0.34, t.isDark ? STEEL : findTone('#d5dadc'), 30);
    darkGlass(p, b.x + b.w * 0.6, b.y + 20, b.w * 0.34, panel - 40, 8);
    digits(p, b.x + b.w * 0.64, b.y + panel * 0.33, panel * 0.32, time, dry ? '#ffd27a' : a.top);
    for (let i = 0; i < 3; i++)
      p.circle(b.x + b.w * (0.82 + i * 0.04), b.y + panel / 2, 4, i === 0 ? '#ffffff' : '#5d686d');
  },
  (s, { p, b, panel, time }) => {
    const { a } = s;
    darkGlass(p, b.x + 3, b.y + 3, b.w - 6, panel - 8, 12);
    digits(p, b.x + b.w * 0.44, b.y + panel * 0.3, panel * 0.38, time, '#ffffff');
    for (const x of [0.1, 0.19, 0.28, 0.7, 0.79, 0.88])
      p.circle(b.x + b.w * x, b.y + panel / 2, 11, 'none', `stroke="${x === 0.7 ? a.hi : '#7d888e'}" stroke-width="4"`);
  },
  (s, { p, b, panel, time, dry }) => {
    const { t, a } = s;
    p.rect(b.x + 14, b.y + 16, b.w * 0.24, panel - 32, 14, p.lin('v', t.hi, t.lo), `stroke="${t.deep}"`);
    p.circle(
      400,
      b.y + panel / 2,
      panel * 0.44,
      '#101517',
      `stroke="${t.isDark ? '#7d888e' : STEEL.base}" stroke-width="7"`,
    );
    digits(p, 400 - panel * 0.24, b.y + panel * 0.36, panel * 0.26, time, dry ? '#ffd27a' : a.top);
    for (let i = 0; i < 6; i++)
      p.rect(
        b.x + b.w * (0.66 + (i % 3) * 0.105),
        b.y + panel * (i < 3 ? 0.22 : 0.56),
        b.w * 0.085,
        panel * 0.22,
        8,
        i === 4 ? a.base : t.lo,
      );
  },
];
type Panel = (s: Sketch, front: Front) => void;

function washerFace(s: Sketch, b: Body, dry: boolean): void {
  const { p, t, a } = s;
  const panel = b.h * ofBody(s, [0.155, 0.135, 0.18]);
  for (const x of [b.x + 24, b.x + b.w - 74]) p.rect(x, b.y + b.h - 12, 50, 12, 4, '#1d2123');
  slab(p, b.x, b.y, b.w, b.h - 6, ofBody(s, [14, 22, 6]), t);
  p.line(d`M${b.x + 2} ${b.y + panel}h${b.w - 4}`, t.deep, 2);
  ofBody(s, PANELS)(s, { p, b, panel, time: dry ? '1:20' : '0:45', dry });
  const cy = b.y + panel + (b.h - panel) * 0.46;
  const [size, ring] = ofBody(s, [
    [0.355, t.isDark ? findTone('#5a6368') : dry ? findTone('#3a4146') : STEEL],
    [0.4, findTone('#2b3135')],
    [0.33, t.isLight ? findTone('#eef1f1') : findTone(t.hi)],
  ] as const);
  porthole(p, 400, cy, b.w * size, ring, dry ? '#2c3f49' : '#1c2529');
  if (readBodyIndex(s) === 1) p.circle(400, cy, b.w * 0.41, 'none', `stroke="${a.base}" stroke-width="3" opacity=".7"`);
  else p.rect(400 + b.w * (size - 0.07), cy - 34, 15, 68, 7, readBodyIndex(s) === 2 ? t.deep : '#00000066');
  if (dry) slots(p, b.x + b.w * 0.62, b.y + b.h - 74, b.w * 0.3, 46, 4, t.deep, 5);
  else
    p.rect(
      readBodyIndex(s) === 1 ? b.x + 26 : b.x + b.w - 92,
      b.y + b.h - 74,
      66,
      46,
      readBodyIndex(s) === 2 ? 23 : 6,
      t.hi,
      `stroke="${t.deep}"`,
    );
}
function topLoad(s: Sketch, b: Body): void {
  const { p, t, a } = s;
  slab(p, b.x, b.y + 60, b.w, b.h - 66, ofBody(s, [14, 30, 6]), t);
  p.path(d`M${b.x} ${b.y + 74}L${b.x + 30} ${b.y}h${b.w - 60}l30 74z`, p.lin('v', t.top, t.base), `stroke="${t.edge}"`);
  if (readBodyIndex(s) === 2)
    p.path(d`M${b.x + 34} ${b.y + 62}l18 -46h${b.w - 104}l18 46z`, p.lin('d', t.hi, t.lo), `stroke="${t.deep}"`);
  else p.path(d`M${b.x + 34} ${b.y + 62}l18 -46h${b.w - 104}l18 46z`, p.lin('d', '#47545a', '#12171a'));
  darkGlass(p, b.x + 50, b.y + 84, b.w - 100, ofBody(s, [48, 34, 66]), 10);
  digits(p, b.x + b.w - 160, b.y + ofBody(s, [96, 91, 104]), 24, '0:45', a.top);
  for (let i = 0; i < 5; i++)
    p.circle(b.x + 84 + i * 30, b.y + ofBody(s, [108, 101, 117]), 8, i === 1 ? a.base : '#5d686d');
  if (readBodyIndex(s) === 1)
    p.rect(b.x + 40, b.y + 150, b.w - 80, b.h - 210, 20, 'none', `stroke="${t.lo}" stroke-width="3"`);
  if (readBodyIndex(s) === 2) p.rect(b.x + b.w - 110, b.y + b.h - 90, 70, 50, 8, t.hi, `stroke="${t.deep}"`);
}
const washer: Kind = boxKind({
  body: washBody,
  depth: 200,
  face: (s, b) => (s.str('load', 'front') === 'top' ? topLoad(s, b) : washerFace(s, b, false)),
  rest: { place: 'niche', focus: { x: 420, y: 220, zoom: 2 } },
});
const dryer: Kind = boxKind({
  body: washBody,
  depth: 200,
  face: (s, b) => washerFace(s, b, true),
  rest: { place: 'niche', focus: { x: 420, y: 220, zoom: 2 } },
});

function dishwasherOpen(s: Sketch): void {
  const { p, t } = s;
  shadow(p, 400, BASE + 2, 300, 24);
  slab(p, 200, 130, 400, 480, 10, t);
  p.rect(222, 160, 356, 440, 8, p.lin('d', '#dfe6e8', '#8f9ca1'), `stroke="${t.edge}"`);
  for (const y of [290, 470]) {
    for (let i = 0; i < 8; i++)
      p.oval(262 + i * 39, y - 44, 15, 44, i % 3 === 1 ? s.a.top : '#ffffff', 'stroke="#93a1a6"');
    p.path(d`M232 ${y - 50}v56h336v-56M232 ${y - 22}h336`, 'none', 'stroke="#59666b" stroke-width="5"');
  }
  p.path('M200 606H600L640 690H160z', p.lin('v', '#eef2f2', '#aab6ba'), `stroke="${t.edge}"`);
  p.path('M160 690H640v14H160z', p.lin('v', t.hi, t.deep), `stroke="${t.edge}"`);
  p.rect(340, 632, 120, 34, 6, '#8f9ca1');
}
/** The door's top: a glass strip over a bar, a light panel with a pocket, no panel but a projected dot of light. */
const DISHWASHERS: readonly [DoorFront, DoorFront, DoorFront] = [
  ({ p, t, a }, b) => {
    darkGlass(p, b.x + 4, b.y + 4, b.w - 8, 64, 8);
    digits(p, b.x + b.w * 0.45, b.y + 22, 28, '1:30', a.top);
    for (const x of [0.08, 0.15, 0.22, 0.78, 0.85, 0.92])
      p.circle(b.x + b.w * x, b.y + 36, 7, x === 0.92 ? '#2ecf8f' : '#6d787d');
    handle(p, b.x + 50, b.y + 96, b.w - 100, 15, t.isDark ? findTone('#7d878d') : STEEL);
  },
  ({ p, t, a }, b) => {
    p.line(d`M${b.x + 2} ${b.y + 82}h${b.w - 4}`, t.deep, 3);
    p.path(
      d`M${b.x + b.w * 0.3} ${b.y + 22}h${b.w * 0.4}l-20 46h${-b.w * 0.4 + 40}z`,
      p.lin('v', '#14181a', '#4b5459'),
    );
    knob(p, b.x + 52, b.y + 42, 24, t.isDark ? STEEL : findTone('#d5dadc'), 20);
    for (const x of [0.78, 0.85, 0.92]) p.circle(b.x + b.w * x, b.y + 42, 8, x === 0.78 ? a.base : t.deep);
  },
  ({ p, t, a }, b) => {
    p.rect(b.x, b.y, b.w, 26, 10, p.lin('v', '#23282b', '#0e1112'));
    for (let i = 0; i < 7; i++) p.circle(b.x + b.w * (0.2 + i * 0.1), b.y + 13, 4, i === 3 ? a.hi : '#7d888e');
    p.rect(b.x + 20, b.y + 110, b.w - 40, b.h - 190, 8, 'none', `stroke="${t.lo}" stroke-width="4"`);
    p.oval(b.x + b.w * 0.5, BASE - 6, 34, 7, '#e5584f', 'opacity=".7"');
  },
];
type DoorFront = (s: Sketch, b: Body) => void;
const dishwasher: Kind = {
  ...boxKind({
    body: (s) => fit(s, 410, 580),
    depth: 200,
    face(s, b) {
      const { p, t } = s;
      p.rect(b.x + 16, b.y + b.h - 54, b.w - 32, 54, 3, '#1d2123');
      slab(p, b.x, b.y, b.w, b.h - 50, ofBody(s, [10, 4, 18]), t);
      ofBody(s, DISHWASHERS)(s, b);
      p.rect(b.x + 6, b.y + 76, b.w - 12, b.h - 134, 6, p.lin('h', '#ffffff50', ['#ffffff00', 0.4], '#00000020'));
    },
    rest: { place: 'niche', focus: { x: 440, y: 190, zoom: 2.1 } },
  }),
  back: dishwasherOpen,
};

export const washing: Readonly<Record<string, Kind>> = { washer, dryer, dishwasher };
