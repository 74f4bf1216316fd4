import {
  GRAPHITE,
  RUBBER,
  STEEL,
  WHITE,
  darkGlass,
  digits,
  drum,
  lamp,
  mass,
  rays,
  shadow,
  slab,
  slots,
} from '../primitives.ts';
import { circlePath, d } from '../pen.ts';
import { BASE, readBodyIndex, boxKind, byBody, fit, ofBody, type Body, type Kind, type Sketch } from '../sketch.ts';

/** Airflow from a wall unit. */
function breeze({ p, a }: Sketch): void {
  if (p.far) return;
  const way = (x: number) => d`M${x} 520q-26 50 4 84t-6 84`;
  p.path(
    [220, 360, 500].map(way).join(''),
    'none',
    `stroke="${a.top}" stroke-width="9" stroke-linecap="round" opacity=".55"`,
  );
}
/** Units on the wall: a flap under a round belly, a flat panel with a slit, a mirror with a facet. */
const wallUnits = byBody(
  (s) => {
    const { p, t, a } = s;
    slab(p, 70, 270, 660, 232, 34, t);
    p.path('M72 420H728V468Q728 502 694 502H106Q72 502 72 468z', p.lin('v', t.hi, t.lo));
    p.path('M104 440H696Q690 492 650 492H150Q110 492 104 440z', '#1b2022');
    p.path('M112 446H688L668 474H132z', p.lin('v', t.top, t.lo), `stroke="${t.edge}"`);
    p.path(
      'M96 300Q100 284 120 284H680',
      'none',
      `stroke="${t.isDark ? '#ffffff40' : '#ffffff'}" stroke-width="6" stroke-linecap="round"`,
    );
    p.line('M80 416H720', t.lo, 2);
    digits(p, 590, 340, 40, '24', t.isDark ? '#ffffffc0' : a.base);
    lamp(p, 680, 360, 4, '#2ecf8f');
  },
  (s) => {
    const { p, t, a } = s;
    mass(p, 'M60 290q0 -14 14 -14H726q14 0 14 14V470q0 24 -40 36H100q-40 -12 -40 -36z', t, 'v');
    p.rect(74, 284, 652, 158, 8, p.lin('d', t.top, [t.base, 0.6], t.lo));
    p.path(
      'M100 300H560',
      'none',
      `stroke="${t.isDark ? '#ffffff30' : '#ffffff'}" stroke-width="5" stroke-linecap="round"`,
    );
    p.path('M90 458H710L690 496H110z', '#14181a');
    slots(p, 120, 462, 560, 28, 3, '#3d464b', 4);
    p.rect(74, 442, 652, 8, 0, a.base, 'opacity=".55"');
    for (let i = 0; i < 4; i++) p.circle(620 + i * 24, 408, 5, i === 0 ? '#2ecf8f' : t.lo);
  },
  (s) => {
    const { p, t, a } = s;
    p.path(
      'M80 300L110 262H690L720 300V480L690 506H110L80 480z',
      p.lin('v', t.top, [t.base, 0.4], t.deep),
      `stroke="${t.edge}" stroke-width="1.5"`,
    );
    p.path(
      'M98 300H702V436L400 458L98 436z',
      p.lin('d', t.isDark ? '#4b5459' : '#ffffff', [t.base, 0.5], t.lo),
      `stroke="${t.lo}" stroke-width="2"`,
    );
    p.path('M98 300H430L250 447L98 436z', t.isDark ? '#ffffff14' : '#ffffff80');
    p.path('M104 462Q400 490 696 462L680 498H120z', '#1b2022');
    p.path('M130 470Q400 492 670 470l-8 12Q400 502 138 482z', p.lin('v', t.top, t.lo));
    digits(p, 374, 360, 46, '24', t.isDark ? a.top : a.base);
  },
);
/** Units on castors: a rounded tower, a box with a wide grille, a slim pillar with a ring. */
const mobileUnit = byBody(
  ({ p, t, a }) => {
    drum(p, 270, 150, 260, 544, 40, t);
    slots(p, 300, 190, 200, 90, 5, t.deep, 7);
    p.oval(400, 160, 110, 10, '#14181a');
    digits(p, 372, 330, 44, '22', a.base);
    slots(p, 310, 440, 180, 190, 9, t.lo, 6);
    for (const x of [310, 490]) p.circle(x, 694, 15, RUBBER.base);
  },
  ({ p, t, a }) => {
    slab(p, 240, 190, 320, 500, 24, t);
    p.path('M252 202H548L530 262H270z', '#14181a');
    slots(p, 280, 206, 240, 50, 4, t.lo, 6);
    darkGlass(p, 330, 300, 140, 60, 14);
    digits(p, 376, 312, 36, '20', a.top);
    slots(p, 266, 400, 268, 250, 14, t.lo, 7);
    for (const x of [280, 520]) p.circle(x, 692, 15, RUBBER.base);
  },
  ({ p, t, a }) => {
    drum(p, 290, 130, 220, 566, 100, t);
    p.circle(400, 260, 66, '#14181a', `stroke="${a.base}" stroke-width="7"`);
    digits(p, 374, 240, 40, '22', '#ffffff');
    p.rect(356, 370, 88, 270, 40, p.dots(12, 4, t.deep));
    for (const x of [330, 470]) p.circle(x, 694, 14, RUBBER.base);
  },
);
const airConditioner: Kind = {
  front(s) {
    const { p } = s;
    if (s.str('type', 'split') === 'mobile') {
      shadow(p, 400, BASE, 170, 20);
      mobileUnit(s);
      return;
    }
    p.rect(86, 500, 628, 60, 30, p.rad(0.5, 0.5, 0.5, '#0a141340', '#0a141300'));
    wallUnits(s);
    breeze(s);
  },
  back(s) {
    const { p } = s;
    shadow(p, 400, 690, 310, 22);
    for (const x of [180, 560]) p.rect(x, 664, 80, 24, 4, '#3a4247');
    slab(p, 110, 210, 580, 458, 16, WHITE);
    p.circle(330, 440, 196, p.lin('d', '#2b3135', '#0c0e0f'), 'stroke="#aab6ba" stroke-width="4"');
    for (const angle of [0, 120, 240])
      p.path('M330 440q-20 -120 60 -170q60 60 10 150z', '#59656b', `transform="rotate(${angle} 330 440)"`);
    for (const r of [60, 95, 130, 165]) p.circle(330, 440, r, 'none', 'stroke="#c9d2d4" stroke-width="4"');
    rays(p, 330, 440, 30, 194, 12, '#c9d2d4', 3);
    p.circle(330, 440, 30, s.a.base);
    slots(p, 560, 250, 100, 180, 9, '#aab6ba', 6);
    p.rect(560, 520, 100, 110, 8, '#e3e8e9', 'stroke="#aab6ba"');
  },
  side(s) {
    const { p, t } = s;
    p.path(
      'M320 200H420Q520 220 530 340Q536 440 470 480L380 510H320z',
      p.lin('h', t.lo, t.hi, t.base),
      `stroke="${t.edge}" stroke-width="2"`,
    );
    p.path('M470 480L400 540L378 512z', p.lin('d', t.top, t.lo), `stroke="${t.edge}"`);
    p.rect(296, 190, 24, 330, 4, '#aab6ba');
    for (const x of [430, 480, 530])
      p.path(
        d`M${x} 550q-10 50 20 80t20 70`,
        'none',
        `stroke="${s.a.top}" stroke-width="9" stroke-linecap="round" opacity=".55"`,
      );
  },
  place: 'wall',
  focus: { x: 600, y: 400, zoom: 2 },
};

/** Blades of three, of five, and broad leaves; their cage of rays or of rings. */
function fanHead(s: Sketch, cy: number, r: number): void {
  const { p, t, a } = s;
  p.circle(400, cy, r, t.isDark ? '#14181a60' : '#ffffff60', `stroke="${t.edge}" stroke-width="3"`);
  const count = ofBody(s, [3, 5, 7]);
  const broad = ofBody(s, [1, 0.78, 0.6]);
  for (let i = 0; i < count; i++)
    p.path(
      d`M400 ${cy}q${-r * 0.5 * broad} ${-r * 0.2} ${-r * 0.42 * broad} ${-r * 0.74}q${r * 0.46 * broad} ${-r * 0.2} ${r * 0.62 * broad} ${r * 0.24}z`,
      p.lin('d', readBodyIndex(s) === 1 ? t.top : a.hi, readBodyIndex(s) === 1 ? t.lo : a.lo),
      d`transform="rotate(${(i * 360) / count} 400 ${cy})" opacity=".85"`,
    );
  const wire = t.isLight ? '#8d999e' : t.isDark ? '#59636a' : t.deep;
  if (readBodyIndex(s) === 1)
    p.path(
      [0.36, 0.5, 0.64, 0.78, 0.9].map((k) => circlePath(400, cy, r * k)).join(''),
      'none',
      `stroke="${wire}" stroke-width="3"`,
    );
  else rays(p, 400, cy, r * 0.24, r * 0.97, readBodyIndex(s) === 2 ? 64 : 40, wire, 2.5);
  for (const k of [0.6, 1]) p.circle(400, cy, r * k, 'none', `stroke="${t.base}" stroke-width="${k === 1 ? 11 : 5}"`);
  p.circle(400, cy, r, 'none', `stroke="${t.edge}" stroke-width="2"`);
  p.circle(400, cy, r * 0.24, p.lin('d', t.top, t.lo), `stroke="${t.edge}"`);
}
const columns = byBody(
  ({ p, t, a }) => {
    drum(p, 320, 90, 160, 590, 60, t);
    p.rect(350, 190, 100, 400, 40, '#14181a');
    slots(p, 352, 200, 96, 380, 22, t.lo, 5);
    digits(p, 376, 120, 34, '24', a.base);
    mass(p, 'M260 680Q400 640 540 680v24H260z', t, 'v');
  },
  ({ p, t, a }) => {
    slab(p, 330, 80, 140, 580, 20, t);
    p.rect(344, 170, 112, 440, 10, p.dots(14, 4.6, t.isDark ? '#000000' : t.deep));
    darkGlass(p, 350, 98, 100, 50, 10);
    digits(p, 382, 108, 30, '21', a.top);
    p.oval(400, 684, 150, 22, p.lin('v', t.top, t.deep), `stroke="${t.edge}"`);
  },
  ({ p, t, a }) => {
    p.path(
      'M400 70Q490 70 490 170V420Q490 520 400 520T310 420V170Q310 70 400 70z',
      p.lin('h', t.lo, [t.top, 0.3], t.deep),
      `stroke="${t.edge}"`,
    );
    p.path(
      'M400 112Q450 112 450 180V410Q450 478 400 478T350 410V180Q350 112 400 112z',
      '#e9f1f3',
      `stroke="${t.deep}" stroke-width="3"`,
    );
    p.path(
      'M400 112Q450 112 450 180V410Q450 478 400 478T350 410V180Q350 112 400 112z',
      p.rad(0.5, 0.5, 0.6, '#00000030', '#00000000'),
    );
    drum(p, 310, 500, 180, 200, 30, t);
    p.rect(330, 540, 140, 130, 14, p.dots(10, 3, t.deep));
    p.circle(400, 524, 12, '#14181a', `stroke="${a.base}" stroke-width="4"`);
  },
);
const fan: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE, 180, 18);
    if (s.str('type', 'stand') === 'column') {
      columns(s);
      return;
    }
    const table = s.str('type', 'stand') === 'table';
    const cy = table ? 340 : 280;
    const r = table ? 230 : 196;
    p.rect(388, cy + 60, 24, 640 - cy, 8, p.lin('h', STEEL.top, STEEL.deep));
    if (readBodyIndex(s) === 1) p.oval(400, 690, 140, 18, p.lin('v', t.top, t.deep), `stroke="${t.edge}"`);
    else if (readBodyIndex(s) === 2) p.line('M260 700L400 664L540 700', t.base, 20);
    else mass(p, 'M250 696Q260 660 400 656T550 696v8H250z', t, 'v');
    fanHead(s, cy, r);
    mass(p, d`M374 ${cy + r + 30}h52v90h-52z`, t, 'h');
    for (let i = 0; i < 3; i++) p.circle(400, cy + r + 52 + i * 24, 7, i === 0 ? a.base : t.deep);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, BASE, 160, 18);
    p.rect(418, 330, 22, 340, 8, p.lin('h', STEEL.top, STEEL.deep));
    mass(p, 'M290 696Q300 660 430 656T570 696v8H290z', t, 'v');
    p.path(
      'M350 84Q250 280 350 476Q386 476 386 280T350 84z',
      t.isDark ? '#2b313560' : '#ffffffa0',
      `stroke="${t.edge}" stroke-width="8"`,
    );
    p.path(
      'M330 120Q290 280 330 440M356 90V470M306 200H386M300 280H386M306 360H386',
      'none',
      `stroke="${t.edge}" stroke-width="3"`,
    );
    mass(p, 'M386 220H500Q560 230 560 286T500 350H386z', t, 'v');
  },
  place: 'floor',
  focus: { x: 400, y: 280, zoom: 2 },
};

/** A bell of water on a foot, a cube with a slot, a tall drop with a nozzle. */
const humidifierBody = byBody(
  ({ p, t, a }) => {
    p.path(
      'M220 470Q230 270 400 262T580 470z',
      p.lin('h', '#a9d3da', ['#eefafb', 0.3], '#c5e4e9', '#7fb0b8'),
      'stroke="#6a9aa2" stroke-width="2"',
    );
    p.path('M224 420Q400 446 577 420L580 480H220z', '#5fb6c470');
    p.rect(370, 240, 60, 34, 12, p.lin('v', t.top, t.lo), `stroke="${t.edge}"`);
    mass(p, 'M216 470H584L560 660Q552 700 510 700H290Q248 700 240 660z', t, 'h');
    p.oval(400, 476, 183, 12, a.hi, 'opacity=".6"');
    digits(p, 366, 540, 50, '55', a.base);
    p.circle(400, 640, 17, 'none', `stroke="${a.base}" stroke-width="5"`);
  },
  ({ p, t, a }) => {
    slab(p, 210, 260, 380, 440, 44, t);
    p.rect(300, 244, 200, 26, 13, p.lin('v', t.top, t.deep), `stroke="${t.edge}"`);
    p.rect(236, 400, 328, 176, 20, p.lin('v', '#dff1f4', '#7fc0cb'), `stroke="${t.lo}" stroke-width="3"`);
    p.path('M240 460q80 -26 160 0t160 0v112H240z', '#3f9fb07a');
    darkGlass(p, 330, 308, 140, 56, 16);
    digits(p, 376, 320, 32, '45', a.top);
    p.circle(400, 640, 22, t.lo, `stroke="${a.base}" stroke-width="5"`);
  },
  ({ p, t, a }) => {
    p.path(
      'M400 236Q560 420 560 540A160 160 0 0 1 240 540Q240 420 400 236z',
      p.lin('h', t.lo, [t.top, 0.3], [t.base, 0.6], t.deep),
      `stroke="${t.edge}" stroke-width="1.5"`,
    );
    p.path('M252 560q148 46 296 0a150 150 0 0 1 -296 0z', '#5fb6c460');
    p.path('M384 236h32v-16h-32z', GRAPHITE.base);
    p.line('M306 430Q330 370 366 326', '#ffffff90', 12);
    p.circle(400, 520, 40, '#10171a', `stroke="${a.hi}" stroke-width="5"`);
    digits(p, 382, 505, 30, '60', '#ffffff');
  },
);
const humidifier: Kind = {
  front(s) {
    const { p } = s;
    shadow(p, 400, BASE, 200, 20);
    for (const [dx, k] of [
      [-30, 1],
      [14, 0.8],
      [46, 1.1],
    ] as const)
      p.path(
        d`M${400 + dx} 240q${-40 * k} -60 ${10 * k} -100t${-10 * k} -90`,
        'none',
        'stroke="#9fc9cf" stroke-width="22" stroke-linecap="round" opacity=".45"',
      );
    humidifierBody(s);
  },
  side(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE, 290, 20);
    p.path(
      'M130 560Q134 320 260 316T390 560z',
      p.lin('h', '#a9d3da', '#eefafb', '#c5e4e9', '#7fb0b8'),
      'stroke="#6a9aa2" stroke-width="2"',
    );
    p.rect(180, 556, 160, 30, 10, t.lo);
    mass(p, 'M420 560H690L670 670Q664 700 630 700H480Q446 700 440 670z', t, 'h');
    p.oval(555, 562, 136, 26, p.lin('v', '#c9dfe3', '#7fa6ae'), `stroke="${t.edge}"`);
    p.circle(555, 562, 16, GRAPHITE.base);
    lamp(p, 555, 640, 7, a.hi);
  },
  place: 'table',
  focus: { x: 400, y: 540, zoom: 2 },
};

type Face = (s: Sketch, b: Body) => void;
/** A box with a round display, a drum of holes under a crown of slits, a tower with cloth. */
const PURIFIERS: readonly [Face, Face, Face] = [
  ({ p, t, a }, b) => {
    slab(p, b.x, b.y, b.w, b.h - 4, 40, t);
    p.path(d`M${b.x + 24} ${b.y + 16}h${b.w - 48}l-16 26H${b.x + 40}z`, '#1b2022');
    p.circle(400, b.y + 130, 62, '#0f1315', `stroke="${t.edge}" stroke-width="2"`);
    p.circle(400, b.y + 130, 52, 'none', `stroke="#2ecf8f" stroke-width="7"`);
    digits(p, 374, b.y + 110, 40, '12', '#ffffff');
    p.rect(b.x + 30, b.y + 230, b.w - 60, b.h - 290, 18, p.dots(12, 3.6, t.isDark ? '#00000090' : t.deep));
    for (let i = 0; i < 3; i++) p.circle(370 + i * 30, b.y + 210, 5, i === 0 ? a.base : t.lo);
    p.rect(b.x + 30, b.y + b.h - 12, b.w - 60, 12, 5, '#1d2123');
  },
  ({ p, t, a }, b) => {
    drum(p, b.x, b.y, b.w, b.h - 4, b.w * 0.3, t);
    slots(p, b.x + 40, b.y + 44, b.w - 80, 100, 6, t.deep, 8);
    p.rect(b.x + 6, b.y + b.h * 0.44, b.w - 12, b.h * 0.46, 30, p.dots(15, 4.4, t.isDark ? '#00000090' : t.deep));
    p.line(d`M${b.x + b.w * 0.3} ${b.y + b.h * 0.36}h${b.w * 0.4}`, '#2ecf8f', 9);
    p.circle(400, b.y + b.h * 0.3, 12, a.base);
  },
  ({ p, t, a }, b) => {
    slab(p, b.x + 20, b.y, b.w - 40, b.h - 4, 14, t);
    p.rect(b.x + 36, b.y + b.h * 0.3, b.w - 72, b.h * 0.66, 8, p.lin('h', '#8e989c', '#b5bdc0', '#7d878b'));
    p.rect(b.x + 36, b.y + b.h * 0.3, b.w - 72, b.h * 0.66, 8, p.dots(6, 1.6, '#00000050'));
    darkGlass(p, b.x + 36, b.y + 20, b.w - 72, b.h * 0.2, 8);
    digits(p, b.x + b.w * 0.36, b.y + 46, 44, '008', a.top);
    p.line(d`M${b.x + 36} ${b.y + b.h * 0.265}h${b.w - 72}`, '#2ecf8f', 5);
  },
];
const airPurifier: Kind = boxKind({
  body: (s) => fit(s, 300, 570),
  depth: 190,
  face: (s, b) => ofBody(s, PURIFIERS)(s, b),
  rest: { place: 'floor', focus: { x: 400, y: 290, zoom: 2.1 } },
});

export const climate: Readonly<Record<string, Kind>> = {
  'air-conditioner': airConditioner,
  fan,
  humidifier,
  'air-purifier': airPurifier,
};
