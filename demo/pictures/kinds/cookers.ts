import {
  GRAPHITE,
  RUBBER,
  STEEL,
  darkGlass,
  digits,
  handle,
  knob,
  lamp,
  mass,
  shadow,
  slab,
  slots,
} from '../primitives.ts';
import { d } from '../pen.ts';
import { BASE, boxKind, byBody, fit, ofBody, type Body, type Kind, type Sketch } from '../sketch.ts';

function toast(s: Sketch, x: number, y: number): void {
  s.p.path(
    d`M${x} ${y + 120}V${y + 40}Q${x - 24} ${y - 6} ${x + 40} ${y}H${x + 150}Q${x + 214} ${y - 6} ${x + 190} ${y + 40}V${y + 120}z`,
    s.p.lin('d', '#f0cf96', '#c98f4c'),
    'stroke="#8f5d28" stroke-width="7"',
  );
}
/** Two slots in a soft body, one long slot, a square steel box with two knobs. */
const toasters = byBody(
  (s) => {
    const { p, t, a } = s;
    toast(s, 210, 190);
    toast(s, 396, 190);
    for (const x of [150, 590]) p.rect(x, 690, 60, 14, 5, RUBBER.base);
    mass(p, 'M110 640V400Q110 290 220 290H580Q690 290 690 400V640Q690 692 640 692H160Q110 692 110 640z', t);
    p.path('M196 290H604L590 306H210z', '#14181a');
    p.path('M112 620H688V640Q688 692 640 692H160Q112 692 112 640z', '#00000026');
    p.rect(640, 370, 12, 180, 6, '#0d0f10');
    p.rect(622, 396, 50, 34, 10, p.lin('v', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    knob(p, 560, 590, 32, STEEL, 20);
    for (let i = 0; i < 3; i++) p.rect(430 + i * 30 - 20, 582, 22, 16, 8, i === 0 ? a.base : t.deep);
    p.path('M134 420Q136 316 230 314', 'none', 'stroke="#ffffff90" stroke-width="9" stroke-linecap="round"');
  },
  (s) => {
    const { p, t, a } = s;
    toast(s, 170, 270);
    toast(s, 410, 270);
    for (const x of [110, 630]) p.rect(x, 690, 60, 14, 5, RUBBER.base);
    mass(p, 'M70 460Q70 380 150 380H650Q730 380 730 460V650Q730 692 690 692H110Q70 692 70 650z', t);
    p.path('M130 380H670L660 396H140z', '#14181a');
    p.rect(70, 600, 660, 12, 0, p.lin('h', STEEL.lo, STEEL.top, STEEL.deep));
    p.rect(690, 440, 11, 130, 5, '#0d0f10');
    p.rect(674, 450, 44, 30, 8, p.lin('v', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    for (let i = 0; i < 3; i++) p.circle(150 + i * 50, 650, 14, i === 1 ? a.base : t.deep);
    p.path('M94 470Q96 404 160 402', 'none', 'stroke="#ffffff90" stroke-width="8" stroke-linecap="round"');
  },
  (s) => {
    const { p, t, a } = s;
    toast(s, 220, 210);
    toast(s, 386, 210);
    for (const x of [170, 570]) p.rect(x, 688, 60, 16, 5, RUBBER.base);
    slab(p, 130, 320, 540, 370, 22, t);
    p.path(
      'M130 342Q130 320 152 320H648Q670 320 670 342V380H130z',
      p.lin('h', STEEL.lo, [STEEL.top, 0.3], STEEL.base, STEEL.deep),
      `stroke="${STEEL.edge}"`,
    );
    for (const x of [250, 550]) {
      knob(p, x, 600, 40, STEEL, x > 400 ? 50 : -30);
      p.rect(x - 5, 420, 10, 110, 5, '#0d0f10');
      p.rect(x - 26, 430, 52, 26, 8, p.lin('v', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    }
    lamp(p, 400, 600, 6, a.hi);
  },
);
const toaster: Kind = {
  front(s) {
    shadow(s.p, 400, BASE, 310, 22);
    toasters(s);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, BASE, 200, 20);
    for (const x of [320, 400])
      p.rect(x, 196, 44, 130, 12, p.lin('h', '#f0cf96', '#c98f4c'), 'stroke="#8f5d28" stroke-width="5"');
    mass(p, 'M240 640V400Q240 290 340 290H460Q560 290 560 400V640Q560 692 520 692H280Q240 692 240 640z', t);
    p.rect(392, 360, 16, 200, 8, '#0d0f10');
    p.rect(366, 396, 68, 36, 12, p.lin('v', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    knob(p, 400, 620, 36, STEEL);
  },
  place: 'kitchen',
  lift: 40,
  focus: { x: 560, y: 480, zoom: 2 },
};

/** A round pot under a domed lid, a cube with a flat lid, a pressure pot with handles and a valve. */
const pots = byBody(
  ({ p, t, a }) => {
    mass(p, 'M150 400Q150 240 290 214H510Q650 240 650 400z', t, 'h');
    p.oval(400, 232, 96, 22, p.lin('v', '#4b5358', '#15181a'));
    p.rect(372, 206, 56, 20, 8, STEEL.lo);
    p.rect(140, 394, 520, 22, 8, p.lin('h', STEEL.lo, STEEL.top, STEEL.deep));
    mass(p, 'M142 416H658V590Q658 696 560 696H240Q142 696 142 590z', t, 'h');
    p.path('M270 434H530L512 664H288z', p.lin('d', '#3d464b', '#0e1112'), 'stroke="#0a0b0c" stroke-width="2"');
    p.rect(318, 456, 164, 74, 10, '#05080a');
    digits(p, 346, 470, 46, '0:45', a.top);
    for (let i = 0; i < 6; i++)
      p.rect(312 + (i % 3) * 62, 552 + Math.floor(i / 3) * 46, 50, 30, 8, i === 4 ? a.base : '#5a656a');
    for (const x of [118, 642]) p.rect(x, 452, 40, 62, 14, p.lin('v', GRAPHITE.hi, GRAPHITE.deep));
    p.path('M188 380Q200 280 290 244', 'none', 'stroke="#ffffff80" stroke-width="9" stroke-linecap="round"');
  },
  ({ p, t, a }) => {
    for (const x of [190, 550]) p.rect(x, 688, 60, 16, 6, RUBBER.base);
    slab(p, 150, 300, 500, 392, 60, t);
    p.path(
      'M150 360Q150 300 210 300H590Q650 300 650 360V410H150z',
      p.lin('h', t.hi, [t.top, 0.3], t.deep),
      `stroke="${t.edge}"`,
    );
    p.rect(300, 274, 200, 34, 14, p.lin('v', '#4b5358', '#15181a'));
    p.circle(590, 350, 22, GRAPHITE.base, `stroke="${t.lo}" stroke-width="5"`);
    darkGlass(p, 220, 470, 360, 150, 30);
    digits(p, 348, 506, 52, '1:20', a.top);
    for (const x of [262, 306, 494, 538])
      p.circle(x, 545, 14, 'none', `stroke="${x === 494 ? a.hi : '#7d888e'}" stroke-width="4"`);
  },
  ({ p, t, a }) => {
    mass(p, 'M170 350Q180 250 400 250T630 350z', t, 'h');
    p.rect(380, 196, 40, 56, 12, p.lin('h', GRAPHITE.hi, GRAPHITE.deep));
    mass(p, 'M300 214h200q16 0 16 18v16H284v-16q0 -18 16 -18z', GRAPHITE, 'v');
    p.circle(530, 286, 22, p.lin('d', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    mass(p, 'M160 346H640V380H160z', GRAPHITE, 'v');
    for (const x of [96, 640]) p.rect(x, 356, 64, 40, 14, p.lin('v', GRAPHITE.hi, GRAPHITE.deep));
    mass(p, 'M164 380H636V650Q636 696 590 696H210Q164 696 164 650z', STEEL, 'h');
    mass(p, 'M290 430H510L490 690H310z', t, 'v');
    p.rect(326, 456, 148, 64, 8, '#05080a');
    digits(p, 348, 468, 40, '0:20', '#e5584f');
    for (let i = 0; i < 6; i++)
      p.circle(350 + (i % 3) * 50, 562 + Math.floor(i / 3) * 48, 16, i === 1 ? a.base : t.deep);
  },
);
const multicooker: Kind = {
  front(s) {
    shadow(s.p, 400, BASE, 270, 24);
    pots(s);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, BASE, 260, 24);
    mass(p, 'M170 240Q180 60 400 60T630 240z', t, 'h');
    p.oval(400, 240, 228, 44, p.lin('v', '#c9d0d3', '#7d888e'));
    p.oval(400, 420, 256, 66, p.lin('v', STEEL.top, STEEL.deep), `stroke="${t.edge}"`);
    p.oval(400, 424, 224, 52, '#23282b');
    p.oval(400, 434, 200, 40, p.lin('d', '#f6ecd2', '#dcc79a'));
    mass(p, 'M144 424Q170 488 400 488T656 424V590Q656 696 560 696H240Q144 696 144 590z', t, 'h');
    darkGlass(p, 310, 520, 180, 120, 14);
    p.path('M180 240Q170 330 160 400M620 240Q630 330 640 400', 'none', `stroke="${t.deep}" stroke-width="10"`);
  },
  place: 'kitchen',
  focus: { x: 400, y: 540, zoom: 2.2 },
};

/** The hot food behind glass, where the drawer has a window. */
function window(s: Sketch, x: number, y: number, w: number, h: number): void {
  if (s.num('window', 1, 0, 1) !== 1) return;
  s.p.rect(x, y, w, h, 14, s.p.rad(0.5, 0.6, 0.7, '#e0a050', '#2a1a0e'), 'stroke="#14181a" stroke-width="6"');
}
/** An egg with a drawer, a wide box with two drawers, a barrel with a dial. */
const fryers = byBody(
  (s) => {
    const { p, t, a } = s;
    mass(p, 'M190 620V330Q190 110 400 110T610 330V620Q610 696 540 696H260Q190 696 190 620z', t, 'h');
    p.path('M240 330Q240 160 400 160T560 330Z', p.lin('d', '#3d464b', '#0c0e0f'), 'stroke="#0a0b0c" stroke-width="2"');
    digits(p, 336, 218, 50, '180', a.top);
    for (let i = 0; i < 5; i++) p.circle(306 + i * 47, 302, 12, i === 2 ? a.base : '#566167');
    p.line('M192 384H608', t.deep, 4);
    p.rect(232, 410, 336, 230, 20, p.lin('d', t.hi, t.lo), `stroke="${t.deep}" stroke-width="2"`);
    window(s, 262, 520, 276, 96);
    mass(p, 'M346 430h108v40q0 34 -24 34h-60q-24 0 -24 -34z', GRAPHITE, 'v');
    p.path(
      'M226 380V320Q232 190 330 146',
      'none',
      `stroke="#ffffff${t.isDark ? '50' : '90'}" stroke-width="9" stroke-linecap="round"`,
    );
  },
  (s) => {
    const { p, t, a } = s;
    slab(p, 110, 280, 580, 416, 54, t);
    p.path('M112 334Q112 282 164 282H636Q688 282 688 334V400H112z', p.lin('d', '#3d464b', '#0c0e0f'));
    digits(p, 176, 316, 44, '180', a.top);
    digits(p, 520, 316, 44, '200', a.top);
    for (let i = 0; i < 4; i++) p.circle(340 + i * 40, 340, 11, i === 1 ? a.base : '#566167');
    for (const x of [132, 408]) {
      p.rect(x, 416, 260, 256, 24, p.lin('d', t.hi, t.lo), `stroke="${t.deep}" stroke-width="2"`);
      window(s, x + 28, 540, 204, 104);
      mass(p, d`M${x + 80} 432h100v34q0 30 -22 30h-56q-22 0 -22 -30z`, GRAPHITE, 'v');
    }
  },
  (s) => {
    const { p, t, a } = s;
    for (const x of [250, 500]) p.rect(x, 690, 50, 14, 6, RUBBER.base);
    slab(p, 200, 190, 400, 504, 90, t);
    p.oval(400, 206, 130, 14, '#14181a');
    knob(p, 400, 320, 72, GRAPHITE, 40);
    p.circle(400, 320, 92, 'none', `stroke="${a.base}" stroke-width="5" stroke-dasharray="4 15"`);
    p.path(
      'M202 430H598V600Q598 690 510 690H290Q202 690 202 600z',
      p.lin('d', t.hi, t.lo),
      `stroke="${t.deep}" stroke-width="2"`,
    );
    window(s, 250, 560, 300, 100);
    mass(p, 'M320 450h160v30q0 34 -30 34h-100q-30 0 -30 -34z', GRAPHITE, 'v');
  },
);
const airFryer: Kind = {
  front(s) {
    shadow(s.p, 400, BASE, 240, 24);
    fryers(s);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 380, BASE, 270, 24);
    mass(p, 'M270 620V330Q270 110 460 110T650 330V620Q650 696 590 696H330Q270 696 270 620z', t, 'h');
    p.path('M180 420H600V640H210Q180 640 180 610z', p.lin('d', '#4b5358', '#14181a'), 'stroke="#0a0b0c"');
    for (let i = 0; i < 7; i++)
      p.rect(
        220 + i * 24,
        388 - (i % 3) * 12,
        20,
        60,
        6,
        '#f0c268',
        `stroke="#c98f3a" transform="rotate(${(i % 3) * 9 - 9} ${230 + i * 24} 420)"`,
      );
    p.rect(184, 430, 200, 200, 8, p.lin('h', '#3a4247', '#1a1e20'));
    mass(p, 'M90 480h96v70H120q-30 0 -30 -34z', GRAPHITE, 'v');
    slots(p, 540, 220, 80, 120, 6, t.deep, 7);
  },
  place: 'kitchen',
  focus: { x: 400, y: 280, zoom: 1.9 },
};

type Face = (s: Sketch, b: Body) => void;
/** Tops and fronts of bread makers: a window in a dome, a flat steel lid, a round eye over a panel aside. */
const BREADS: readonly [Face, Face, Face] = [
  ({ p, t, a }, b) => {
    mass(
      p,
      d`M${b.x + 10} ${b.y + 120}Q${b.x + 14} ${b.y - 10} ${b.x + 90} ${b.y - 14}h${b.w - 180}Q${b.x + b.w - 14} ${b.y - 10} ${b.x + b.w - 10} ${b.y + 120}z`,
      t,
    );
    p.rect(
      300,
      b.y + 12,
      200,
      84,
      16,
      p.rad(0.5, 0.7, 0.8, '#d9a054', '#21160d'),
      `stroke="${t.deep}" stroke-width="6"`,
    );
    p.path(d`M330 ${b.y + 92}q10 -56 70 -56t70 56z`, '#c98a45');
    slab(p, b.x, b.y + 112, b.w, b.h - 122, 26, t);
    handle(p, 344, b.y + 122, 112, 16, GRAPHITE);
    darkGlass(p, b.x + 60, b.y + 180, b.w - 120, 130, 18);
    p.rect(320, b.y + 198, 160, 62, 8, '#d6e6d4');
    digits(p, 354, b.y + 211, 36, '3:20', '#22332b');
    for (let i = 0; i < 6; i++) p.circle(b.x + 96 + i * ((b.w - 192) / 5), b.y + 288, 9, i === 5 ? a.base : '#6d787d');
    slots(p, b.x + b.w - 150, b.y + 350, 110, 50, 4, t.lo, 6);
  },
  ({ p, t, a }, b) => {
    slab(p, b.x, b.y + 70, b.w, b.h - 80, 10, t);
    p.path(
      d`M${b.x} ${b.y + 120}L${b.x + 30} ${b.y + 20}h${b.w - 60}l30 100z`,
      p.lin('h', STEEL.lo, [STEEL.top, 0.3], STEEL.base, STEEL.deep),
      `stroke="${STEEL.edge}"`,
    );
    p.path(
      d`M${b.x + 130} ${b.y + 100}l14 -56h${b.w - 288}l14 56z`,
      p.rad(0.5, 0.7, 0.8, '#d9a054', '#21160d'),
      `stroke="${STEEL.deep}" stroke-width="5"`,
    );
    handle(p, 330, b.y + 114, 140, 18, GRAPHITE);
    p.rect(b.x + 40, b.y + 190, b.w - 80, 90, 10, '#d6e6d4');
    digits(p, b.x + 70, b.y + 210, 50, '2:45', '#22332b');
    for (let i = 0; i < 8; i++)
      p.rect(
        b.x + 46 + (i % 4) * ((b.w - 80) / 4),
        b.y + 310 + Math.floor(i / 4) * 46,
        (b.w - 120) / 4,
        32,
        8,
        i === 3 ? a.base : t.lo,
      );
  },
  ({ p, t, a }, b) => {
    mass(
      p,
      d`M${b.x} ${b.y + 150}Q${b.x} ${b.y} 400 ${b.y}T${b.x + b.w} ${b.y + 150}V${b.y + b.h - 40}q0 30 -30 30H${b.x + 30}q-30 0 -30 -30z`,
      t,
      'h',
    );
    p.circle(400, b.y + 140, 92, p.rad(0.5, 0.7, 0.8, '#d9a054', '#21160d'), `stroke="${t.deep}" stroke-width="9"`);
    p.path(d`M328 ${b.y + 190}q10 -60 72 -60t72 60q-72 50 -144 0z`, '#c98a45');
    p.path(d`M${b.x + 4} ${b.y + 260}h${b.w - 8}`, 'none', `stroke="${t.deep}" stroke-width="3"`);
    knob(p, b.x + b.w - 90, b.y + 330, 46, STEEL, 30);
    darkGlass(p, b.x + 50, b.y + 290, b.w - 230, 84, 14);
    digits(p, b.x + 90, b.y + 312, 40, '3:00', a.top);
  },
];
const breadMaker: Kind = boxKind({
  body: (s) => fit(s, 470, 450),
  depth: 190,
  face(s, b) {
    const { p } = s;
    for (const x of [b.x + 40, b.x + b.w - 90]) p.rect(x, b.y + b.h - 12, 50, 12, 4, RUBBER.base);
    ofBody(s, BREADS)(s, b);
  },
  rest: { place: 'kitchen', lift: 40, focus: { x: 400, y: 500, zoom: 2.1 } },
});

export const cookers: Readonly<Record<string, Kind>> = {
  toaster,
  multicooker,
  'air-fryer': airFryer,
  'bread-maker': breadMaker,
};
