import {
  GRAPHITE,
  RUBBER,
  STEEL,
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
import { d } from '../pen.ts';
import { BASE, readBodyIndex, byBody, type Kind, type Sketch } from '../sketch.ts';

function floorHead(s: Sketch, x: number, y: number, w: number): void {
  const { p, t } = s;
  mass(
    p,
    d`M${x} ${y}Q${x + 6} ${y - 44} ${x + 50} ${y - 46}H${x + w - 50}Q${x + w - 6} ${y - 44} ${x + w} ${y}V${y + 10}q0 10 -12 10H${x + 12}q-12 0 -12 -10z`,
    t.isLight ? GRAPHITE : t,
    'v',
  );
  p.rect(x + 16, y - 6, w - 32, 10, 5, '#00000050');
}
function hoseAndTube(s: Sketch): void {
  const { p } = s;
  p.line('M556 500C640 420 640 130 470 116C380 108 330 150 300 190', '#0f1112', 36);
  p.line('M556 500C640 420 640 130 470 116C380 108 330 150 300 190', '#3d454a', 28);
  p.path(
    'M556 500C640 420 640 130 470 116C380 108 330 150 300 190',
    'none',
    'stroke="#15181a" stroke-width="28" stroke-dasharray="4 9"',
  );
  p.line('M300 190L140 650', STEEL.edge, 26);
  p.line('M300 190L140 650', STEEL.base, 22);
  p.line('M295 190L136 646', STEEL.top, 7);
  p.line('M316 150L276 262', GRAPHITE.base, 34);
  p.line('M312 160L284 240', s.a.base, 6);
  floorHead(s, 44, 690, 210);
}
const hasBag = (s: Sketch): boolean => s.str('type', 'container') === 'bag';
/** The dust in its clear cup: drawn over the body of a machine without a bag. */
function cup(s: Sketch, outline: string): void {
  const { p } = s;
  p.path(outline, p.lin('h', '#b9d4daa0', ['#eef8fac0', 0.3], '#7f9ba2a0'), 'stroke="#6d868d" stroke-width="2"');
}
/** Bodies on the floor: a drop with a large wheel, a ball between two wheels, a flat sledge with a handle. */
const vacuumBody = byBody(
  (s) => {
    const { p, t, a } = s;
    mass(p, 'M320 640Q300 480 430 440H600Q720 460 744 600Q750 670 700 680H360Q326 680 320 640z', t);
    const lid = 'M340 610Q330 500 440 462H560Q470 500 470 612z';
    if (hasBag(s)) p.path(lid, p.lin('d', '#ffffff50', '#ffffff08'));
    else {
      cup(s, lid);
      p.path('M372 606Q376 520 430 494L450 606z', '#8b7d6a80');
      p.rect(392, 470, 40, 90, 12, a.base, 'opacity=".7"');
    }
    p.rect(548, 428, 90, 26, 12, GRAPHITE.base);
    p.circle(650, 604, 92, RUBBER.base, 'stroke="#0a0b0c"');
    p.circle(650, 604, 64, p.lin('d', t.top, t.lo), `stroke="${t.edge}"`);
    rays(p, 650, 604, 22, 54, 7, t.deep, 7);
    p.circle(650, 604, 16, a.base);
    p.circle(372, 672, 28, RUBBER.base, 'stroke="#4b5358" stroke-width="6"');
    p.path('M560 466q70 10 110 50', 'none', 'stroke="#ffffff80" stroke-width="8" stroke-linecap="round"');
  },
  (s) => {
    const { p, t, a } = s;
    p.path('M470 440Q520 330 640 372', 'none', `stroke="${GRAPHITE.base}" stroke-width="28" stroke-linecap="round"`);
    if (hasBag(s)) mass(p, 'M330 560Q340 400 500 400Q560 400 600 470L560 660H380Q330 650 330 560z', t);
    else {
      p.group('rotate(-24 450 520)', () => {
        cup(s, 'M340 440H520V610Q520 640 490 640H370Q340 640 340 610z');
        p.path('M400 450h60l-12 150h-36z', a.base, 'opacity=".75"');
        p.path('M346 580h168v26q0 28 -26 28H372q-26 0 -26 -28z', '#8b7d6a90');
        mass(p, 'M332 396h196q14 0 14 22v30H318v-30q0 -22 14 -22z', t, 'v');
      });
    }
    p.circle(620, 570, 128, p.lin('d', t.top, [t.base, 0.5], t.deep), `stroke="${t.edge}" stroke-width="2"`);
    p.circle(620, 570, 96, 'none', `stroke="${t.lo}" stroke-width="5"`);
    p.circle(620, 570, 60, p.lin('d', GRAPHITE.hi, GRAPHITE.deep));
    p.circle(620, 570, 26, a.base);
    p.path('M530 510q20 -40 60 -54', 'none', 'stroke="#ffffff80" stroke-width="8" stroke-linecap="round"');
    p.circle(410, 672, 26, RUBBER.base, 'stroke="#4b5358" stroke-width="6"');
  },
  (s) => {
    const { p, t, a } = s;
    mass(p, 'M300 650V560Q310 520 380 512L640 470Q730 470 736 560V640Q736 682 700 682H330Q300 682 300 650z', t);
    p.path(
      'M470 492Q500 440 590 446Q650 452 660 474',
      'none',
      `stroke="${GRAPHITE.base}" stroke-width="22" stroke-linecap="round"`,
    );
    if (hasBag(s)) p.path('M330 560Q350 530 420 524L640 492Q690 494 700 540z', p.lin('v', '#ffffff50', '#ffffff08'));
    else {
      cup(s, 'M324 600Q326 544 400 530H520V634H336q-12 0 -12 -34z');
      p.path('M340 620Q346 580 400 572H500V622z', '#8b7d6a80');
    }
    slots(p, 560, 520, 130, 60, 5, t.deep, 7);
    for (const x of [390, 650]) {
      p.circle(x, 664, 44, RUBBER.base, 'stroke="#0a0b0c"');
      p.circle(x, 664, 22, p.lin('d', STEEL.top, STEEL.deep));
    }
    p.circle(620, 612, 22, GRAPHITE.base, `stroke="${a.base}" stroke-width="6"`);
  },
);
const vacuum: Kind = {
  front(s) {
    shadow(s.p, 400, BASE + 2, 360, 22);
    hoseAndTube(s);
    vacuumBody(s);
  },
  side(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE, 250, 24);
    mass(p, 'M220 640V430Q220 250 400 250T580 430V640Q580 690 530 690H270Q220 690 220 640z', t, 'h');
    p.circle(400, 410, 96, p.lin('d', GRAPHITE.hi, GRAPHITE.deep), `stroke="${t.edge}"`);
    p.circle(400, 410, 64, '#0a0b0c', 'stroke="#5d666b" stroke-width="10"');
    for (const x of [176, 554]) p.rect(x, 520, 70, 176, 30, p.lin('h', RUBBER.hi, RUBBER.base, '#08090a'));
    p.rect(340, 560, 120, 30, 15, t.deep);
    p.rect(346, 565, 62, 20, 10, a.base);
    p.path('M300 262Q320 200 400 200T500 262', 'none', 'stroke="#23282b" stroke-width="24" stroke-linecap="round"');
  },
  place: 'floor',
  focus: { x: 540, y: 560, zoom: 1.9 },
};

function robotTop(s: Sketch, cx: number, cy: number, r: number, squash: number): void {
  const { p, t, a } = s;
  const f = squash;
  if (f < 1) {
    p.path(
      d`M${cx - r} ${cy}V${cy + r * 0.26}a${r} ${r * f} 0 0 0 ${2 * r} 0V${cy}z`,
      p.lin('h', t.lo, [t.hi, 0.25], t.base, t.deep),
      `stroke="${t.edge}"`,
    );
    p.path(
      d`M${cx - r} ${cy + r * 0.1}a${r} ${r * f} 0 0 0 ${2 * r} 0v${r * 0.07}a${r} ${r * f} 0 0 1 ${-2 * r} 0z`,
      '#0e1112',
    );
  }
  p.oval(cx, cy, r, r * f, p.lin('d', t.top, [t.base, 0.5], t.lo), `stroke="${t.edge}" stroke-width="2"`);
  p.oval(cx, cy, r * 0.9, r * 0.9 * f, 'none', `stroke="${t.lo}" stroke-width="3"`);
  if (readBodyIndex(s) === 1)
    p.path(
      d`M${cx - r * 0.9} ${cy + r * 0.3 * f}A${r * 0.9} ${r * 0.9 * f} 0 0 0 ${cx + r * 0.9} ${cy + r * 0.3 * f}z`,
      p.lin('v', t.deep, t.lo),
    );
  if (readBodyIndex(s) === 2) {
    p.oval(cx, cy, r * 0.72, r * 0.72 * f, p.lin('d', '#4b5459', '#14181a'));
    p.oval(cx - r * 0.2, cy - r * 0.24 * f, r * 0.36, r * 0.2 * f, '#ffffff1c');
  }
  p.oval(cx, cy + r * 0.1 * f, r * 0.34, r * 0.34 * f, p.lin('d', t.lo, t.top), `stroke="${t.edge}"`);
  const rise = f < 1 ? r * 0.1 : 0;
  if (rise > 0)
    p.path(
      d`M${cx - r * 0.27} ${cy + r * 0.08 - rise}v${rise}a${r * 0.27} ${r * 0.27 * f} 0 0 0 ${r * 0.54} 0v${-rise}z`,
      '#14181a',
    );
  p.oval(cx, cy + r * 0.08 - rise, r * 0.27, r * 0.27 * f, p.lin('d', '#59636a', '#14181a'));
  p.oval(cx, cy + r * 0.08 - rise, r * 0.12, r * 0.12 * f, a.base);
  for (const x of [-0.12, 0.12]) p.oval(cx + x * r, cy - r * 0.58 * f, r * 0.07, r * 0.07 * f, x < 0 ? a.hi : t.deep);
}
/** Stations that wash and empty: a tower with a glass strip, one with two clear tanks, a low round arch. */
const stations = byBody(
  ({ p, t }) => {
    slab(p, 250, 90, 320, 560, 34, t);
    p.rect(268, 108, 284, 230, 22, p.lin('d', t.hi, t.lo));
    darkGlass(p, 268, 350, 284, 34, 10);
    p.path('M262 420H558V650H262z', p.lin('v', '#0a0c0d', '#2b3135'));
  },
  ({ p, t, a }) => {
    slab(p, 230, 110, 360, 540, 12, t);
    for (const [x, water] of [
      [246, '#7fc9d6'],
      [416, '#a89a84'],
    ] as const) {
      p.rect(x, 126, 158, 200, 14, p.lin('h', '#dfeaec', '#ffffff', '#b4c6ca'), 'stroke="#8fa5ab" stroke-width="2"');
      p.rect(x + 8, 210, 142, 108, 10, water, 'opacity=".7"');
      p.rect(x + 54, 116, 50, 18, 8, GRAPHITE.base);
    }
    lamp(p, 410, 372, 6, a.hi);
    p.path('M244 410H576V650H244z', p.lin('v', '#0a0c0d', '#2b3135'));
  },
  ({ p, t, a }) => {
    mass(p, 'M210 650V330Q210 210 410 210T610 330V650z', t, 'h');
    p.path('M250 650V440Q250 380 410 380T570 440V650z', p.lin('v', '#0a0c0d', '#2b3135'));
    p.oval(410, 250, 120, 26, p.lin('v', t.top, t.lo), `stroke="${t.edge}"`);
    p.line('M340 330H480', a.base, 6);
  },
);
const robotVacuum: Kind = {
  front(s) {
    const { p } = s;
    if (s.num('station', 0, 0, 1) === 1) {
      shadow(p, 400, 690, 310, 24);
      stations(s);
      robotTop(s, 400, 590, 220, 0.34);
      return;
    }
    shadow(p, 400, 610, 330, 40);
    robotTop(s, 400, 420, 310, 0.5);
  },
  back(s) {
    const { p, t } = s;
    p.circle(408, 412, 270, '#0a141330');
    p.circle(400, 400, 268, p.lin('d', '#4b5358', '#1a1e20'), `stroke="${t.edge}" stroke-width="4"`);
    p.rect(264, 350, 272, 92, 18, '#0c0e0f');
    p.path('M276 396H524', 'none', `stroke="${s.a.base}" stroke-width="60" stroke-dasharray="10 8"`);
    for (const x of [196, 530]) p.rect(x, 320, 74, 150, 26, RUBBER.base, 'stroke="#6d787d" stroke-width="3"');
    p.circle(400, 216, 38, RUBBER.base, 'stroke="#aab6bb" stroke-width="7"');
    p.path(
      'M230 250l-90 -50M230 250l-20 -96M230 250l-98 30',
      'none',
      'stroke="#3a4146" stroke-width="12" stroke-linecap="round"',
    );
    p.circle(230, 250, 20, s.a.base);
    for (const x of [330, 470]) p.rect(x - 22, 520, 44, 24, 6, '#c9a04a');
  },
  side(s) {
    const { p, t } = s;
    robotTop(s, 400, 400, 290, 1);
    p.path(
      'M180 250Q250 150 380 122',
      'none',
      `stroke="#ffffff${t.isDark ? '50' : 'c0'}" stroke-width="10" stroke-linecap="round"`,
    );
  },
  place: 'floor',
  focus: { x: 400, y: 390, zoom: 2 },
};

/** Cordless machines: a gun with the cup below, a cup in line with the tube, a slim handle with the motor by the floor. */
const stickBody = byBody(
  ({ p, t, a }) => {
    p.rect(
      388,
      330,
      26,
      340,
      8,
      p.lin('h', STEEL.lo, t.isDark ? '#d9604f' : STEEL.top, STEEL.deep),
      `stroke="${STEEL.edge}"`,
    );
    mass(p, 'M372 650h58l10 40h-78z', GRAPHITE, 'h');
    p.path(
      'M440 120Q560 90 560 190Q560 250 470 250L466 218Q522 216 522 182Q520 146 444 152z',
      p.lin('h', GRAPHITE.hi, GRAPHITE.deep),
    );
    p.rect(462, 214, 84, 66, 16, p.lin('v', GRAPHITE.hi, GRAPHITE.deep));
    drum(p, 330, 90, 144, 130, 34, t);
    p.oval(402, 96, 56, 14, p.lin('v', GRAPHITE.hi, GRAPHITE.deep));
    p.path(
      'M340 214H464L450 350Q446 366 402 366T354 350z',
      p.lin('h', '#a9c6cdb0', ['#f2fafac0', 0.3], '#7f9ba2b0'),
      'stroke="#6d868d" stroke-width="2"',
    );
    p.path('M380 220h44l-8 120h-28z', a.base, 'opacity=".8"');
    p.path('M360 320h84l-4 30q-38 18 -76 0z', '#8b7d6a90');
    lamp(p, 402, 160, 6, a.hi);
  },
  ({ p, t, a }) => {
    p.rect(386, 400, 30, 270, 10, p.lin('h', t.lo, t.top, t.deep), `stroke="${t.edge}"`);
    mass(p, 'M370 650h60l10 40h-80z', GRAPHITE, 'h');
    p.path('M372 86Q372 50 402 50T432 86V220H372z', p.lin('h', GRAPHITE.hi, GRAPHITE.deep));
    p.path('M388 96h28v84h-28z', '#0a0b0c');
    drum(p, 350, 206, 104, 90, 20, t);
    p.path(
      'M346 296H458V400Q458 428 402 428T346 400z',
      p.lin('h', '#a9c6cdb0', ['#f2fafac0', 0.3], '#7f9ba2b0'),
      'stroke="#6d868d" stroke-width="2"',
    );
    p.rect(378, 304, 48, 96, 14, a.base, 'opacity=".75"');
    darkGlass(p, 376, 226, 52, 46, 10);
    digits(p, 388, 238, 22, '92', a.top);
  },
  ({ p, t, a }) => {
    p.path('M402 60Q450 60 450 120V190H432V124Q432 80 402 80T372 124V190H354V120Q354 60 402 60z', GRAPHITE.base);
    p.rect(384, 180, 36, 250, 12, p.lin('h', STEEL.lo, STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    mass(p, 'M340 420Q340 396 366 396H438Q464 396 464 420L470 620Q470 664 402 664T334 620z', t, 'h');
    p.rect(
      358,
      430,
      88,
      130,
      22,
      p.lin('h', '#a9c6cdb0', ['#f2fafac0', 0.3], '#7f9ba2b0'),
      'stroke="#6d868d" stroke-width="2"',
    );
    p.rect(372, 520, 60, 34, 10, '#8b7d6a90');
    p.circle(402, 604, 22, '#14181a', `stroke="${a.base}" stroke-width="5"`);
  },
);
const stickVacuum: Kind = {
  front(s) {
    shadow(s.p, 400, BASE + 2, 190, 18);
    s.p.group('rotate(9 400 690)', () => stickBody(s));
    floorHead(s, 250, 690, 250);
  },
  side(s) {
    const { p, t, a } = s;
    shadow(p, 400, 560, 330, 22);
    drum(p, 430, 250, 150, 170, 40, t);
    p.path(
      'M560 280Q720 250 720 370Q720 450 600 450L596 410Q676 410 676 364Q670 316 566 326z',
      p.lin('h', GRAPHITE.hi, GRAPHITE.deep),
    );
    p.rect(570, 402, 120, 110, 22, p.lin('v', GRAPHITE.hi, GRAPHITE.deep));
    p.path(
      'M200 290H440V420H220Q190 420 190 390V310Q190 290 200 290z',
      p.lin('v', '#a9c6cdb0', '#f2fafac0', '#7f9ba2b0'),
      'stroke="#6d868d" stroke-width="2"',
    );
    p.rect(240, 326, 190, 50, 14, a.base, 'opacity=".75"');
    mass(p, 'M80 330h116v56H80q-14 0 -14 -28t14 -28z', GRAPHITE, 'v');
    slots(p, 454, 280, 100, 110, 6, t.deep, 6);
  },
  place: 'floor',
  focus: { x: 460, y: 200, zoom: 2 },
};

export const cleaning: Readonly<Record<string, Kind>> = {
  vacuum,
  'robot-vacuum': robotVacuum,
  'stick-vacuum': stickVacuum,
};
