import { STEEL, darkGlass, digits, handle, knob, porthole, shadow, slab, slots } from '../primitives.ts';
import { toneOf } from '../colour.ts';
import { d } from '../pen.ts';
import { BASE, boxKind, fit, type Body, type Kind, type Sketch } from '../sketch.ts';

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
  for (let i = 0; i < 3; i++)
    p.circle(b.x + b.w * (0.82 + i * 0.04), b.y + panel / 2, 4, i === 0 ? '#ffffff' : '#5d686d');
  const cy = b.y + panel + (b.h - panel) * 0.46;
  porthole(
    p,
    400,
    cy,
    b.w * 0.355,
    t.isDark ? toneOf('#5a6368') : dry ? toneOf('#3a4146') : STEEL,
    dry ? '#2c3f49' : '#1c2529',
  );
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
      for (const x of [0.08, 0.15, 0.22, 0.78, 0.85, 0.92])
        p.circle(b.x + b.w * x, b.y + 36, 7, x === 0.92 ? '#2ecf8f' : '#6d787d');
      handle(p, b.x + 50, b.y + 96, b.w - 100, 15, t.isDark ? toneOf('#7d878d') : STEEL);
      p.rect(b.x + 6, b.y + 76, b.w - 12, b.h - 134, 6, p.lin('h', '#ffffff50', ['#ffffff00', 0.4], '#00000020'));
    },
    rest: { place: 'niche', focus: { x: 440, y: 190, zoom: 2.1 } },
  }),
  back: dishwasherOpen,
};

export const washing: Readonly<Record<string, Kind>> = { washer, dryer, dishwasher };
