import { GRAPHITE, WHITE, darkGlass, drum, lamp, mass, screen, shadow, slab, slots } from '../primitives.ts';
import { d } from '../pen.ts';
import { boxKind, byBody, fit, ofBody, type Body, type Kind, type Sketch } from '../sketch.ts';

type Face = (s: Sketch, b: Body) => void;
/** Above the body: paper in a rear tray, a flat scanner with a feeder, clear tanks of ink at the side. */
const TOPS: readonly [Face, Face, Face] = [
  ({ p, t }, b) => {
    p.path(
      d`M${b.x + 90} ${b.y + 10}l26 -190h${b.w - 232}l26 190z`,
      p.lin('d', '#ffffff', '#dfe3e2'),
      'stroke="#aab3b5"',
    );
    mass(p, d`M${b.x + 60} ${b.y + 6}l10 -60q2 -10 12 -10h${b.w - 164}q10 0 12 10l10 60z`, t, 'v');
  },
  ({ p, t }, b) => {
    mass(p, d`M${b.x} ${b.y + 10}V${b.y - 40}q0 -14 14 -14h${b.w - 28}q14 0 14 14v50z`, t, 'v');
    p.rect(b.x + b.w * 0.2, b.y - 112, b.w * 0.6, 62, 14, p.lin('v', t.top, t.lo), `stroke="${t.edge}"`);
    p.path(
      d`M${b.x + b.w * 0.28} ${b.y - 96}h${b.w * 0.44}l24 -54h${-b.w * 0.44}z`,
      p.lin('d', '#ffffff', '#dfe3e2'),
      'stroke="#aab3b5"',
    );
    p.line(d`M${b.x + 8} ${b.y - 14}h${b.w - 16}`, t.deep, 4);
  },
  ({ p, t }, b) => {
    mass(p, d`M${b.x + 20} ${b.y + 20}l14 -70h${b.w - 68}l14 70z`, t, 'v');
    p.line(d`M${b.x + 40} ${b.y - 20}h${b.w - 80}`, t.deep, 4);
  },
];
/** On the front: a glass strip with a screen, a round key aside, a row of tanks in four colours. */
const CONTROLS: readonly [Face, Face, Face] = [
  (s, b) => {
    const { p } = s;
    darkGlass(p, b.x + 22, b.y + 22, b.w - 44, 62, 14);
    screen(p, b.x + 44, b.y + 32, 96, 42, 5, s.n);
    for (let i = 0; i < 4; i++) p.circle(b.x + 180 + i * 36, b.y + 53, 10, i === 3 ? '#2ecf8f' : '#59656b');
  },
  ({ p, t, a }, b) => {
    p.rect(b.x + 30, b.y + 30, 150, 58, 8, '#0f1416');
    p.path(d`M${b.x + 46} ${b.y + 52}h70M${b.x + 46} ${b.y + 68}h46`, 'none', `stroke="${a.top}" stroke-width="6"`);
    for (let i = 0; i < 5; i++)
      p.circle(b.x + b.w - 60 - i * 44, b.y + 58, 13, i === 0 ? '#2ecf8f' : t.lo, `stroke="${t.deep}"`);
  },
  ({ p, t }, b) => {
    for (const [i, ink] of ['#17191b', '#00a2d6', '#d6267c', '#f2c12e'].entries()) {
      p.rect(b.x + b.w - 190 + i * 42, b.y + 26, 34, 72, 6, '#eef4f5', `stroke="${t.deep}" stroke-width="2"`);
      p.rect(b.x + b.w - 187 + i * 42, b.y + 44 + i * 8, 28, 51 - i * 8, 4, ink);
    }
    for (let i = 0; i < 4; i++)
      p.circle(b.x + 60 + i * 42, b.y + 60, 13, i === 0 ? '#2ecf8f' : t.lo, `stroke="${t.deep}"`);
  },
];
const printer: Kind = boxKind({
  body: (s) => fit(s, 560, 300),
  depth: 190,
  face(s, b) {
    const { p, t } = s;
    ofBody(s, TOPS)(s, b);
    slab(p, b.x, b.y, b.w, b.h, ofBody(s, [30, 12, 44]), t);
    ofBody(s, CONTROLS)(s, b);
    p.rect(b.x + 70, b.y + 120, b.w - 140, 84, 12, '#101315');
    p.path(
      d`M${b.x + 110} ${b.y + 168}h${b.w - 220}l24 80h${172 - b.w}z`,
      p.lin('v', '#e3e6e5', '#ffffff'),
      'stroke="#aab3b5"',
    );
    p.path(
      d`M${b.x + 140} ${b.y + 184}h120M${b.x + 136} ${b.y + 202}h180`,
      'none',
      `stroke="${s.a.base}" stroke-width="6"`,
    );
    mass(p, d`M${b.x + 76} ${b.y + 236}h${b.w - 152}l12 30H${b.x + 64}z`, t, 'v');
  },
  rest: { place: 'desk', lift: 50, focus: { x: 240, y: 460, zoom: 2.1 } },
});

/** A wedge with a row of lamps, a flat plate with facets, a rounded loaf with one light. */
const boxes = byBody(
  ({ p, t, a }) => {
    mass(p, 'M110 600L150 540Q156 530 170 530H630Q644 530 650 540L690 600z', t, 'v');
    mass(p, 'M104 600H696V634Q696 652 676 652H124Q104 652 104 634z', t, 'v');
    slots(p, 220, 542, 360, 42, 4, t.lo, 4);
    for (let i = 0; i < 6; i++) lamp(p, 300 + i * 40, 626, 5, i === 5 ? '#ffb417' : a.hi);
  },
  ({ p, t, a }) => {
    p.path('M80 610L190 510H610L720 610L400 640z', p.lin('d', t.top, [t.base, 0.5], t.lo), `stroke="${t.edge}"`);
    p.path('M190 510L400 580L610 510M400 580V640', 'none', `stroke="${t.deep}" stroke-width="4"`);
    mass(p, 'M80 610L400 640L720 610V630Q720 650 690 652H110Q80 650 80 630z', t, 'v');
    p.path('M330 556h140l-70 24z', p.lin('h', a.hi, a.lo));
  },
  ({ p, t, a }) => {
    mass(p, 'M120 590Q120 500 210 500H590Q680 500 680 590V620Q680 652 650 652H150Q120 652 120 620z', t, 'v');
    p.rect(200, 520, 400, 46, 23, p.dots(11, 3, t.deep));
    p.line('M340 612H460', a.hi, 7);
  },
);
const router: Kind = {
  front(s) {
    const { p, t } = s;
    const count = Math.round(s.num('antennas', 4, 0, 8));
    shadow(p, 400, 650, 330, 26);
    for (let i = 0; i < count; i++) {
      const place = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
      p.group(d`rotate(${place * 9} ${400 + place * 250} 560)`, () => {
        drum(p, 400 + place * 250 - 13, 210, 26, 350, ofBody(s, [10, 3, 13]), t.isLight ? WHITE : GRAPHITE);
        p.rect(400 + place * 250 - 16, 520, 32, 56, 8, t.lo);
      });
    }
    boxes(s);
  },
  back(s) {
    const { p, t } = s;
    shadow(p, 400, 650, 330, 26);
    for (const x of [170, 630]) drum(p, x - 13, 230, 26, 350, 10, t.isLight ? WHITE : GRAPHITE);
    mass(p, 'M104 530H696V634Q696 652 676 652H124Q104 652 104 634z', t, 'v');
    for (let i = 0; i < 4; i++) {
      p.rect(320 + i * 76, 566, 60, 50, 6, i === 0 ? s.a.base : '#ffb417');
      p.path(d`M${330 + i * 76} 608v-30h12v-6h16v6h12v30z`, '#0d0f10');
    }
    p.circle(180, 592, 17, '#0d0f10', 'stroke="#8a949a" stroke-width="5"');
    p.rect(226, 578, 44, 28, 6, '#20262a');
  },
  place: 'desk',
  lift: 20,
  focus: { x: 400, y: 600, zoom: 2.1, view: 'back' },
};

export const office: Readonly<Record<string, Kind>> = { printer, router };
