import {
  GRAPHITE,
  RUBBER,
  STEEL,
  darkGlass,
  digits,
  drum,
  knob,
  lamp,
  lead,
  mass,
  rays,
  shadow,
  slab,
  slots,
} from '../primitives.ts';
import { d } from '../pen.ts';
import { BASE, type Kind, type Sketch } from '../sketch.ts';

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
const vacuum: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE + 2, 360, 22);
    hoseAndTube(s);
    const bag = s.str('type', 'container') === 'bag';
    mass(p, 'M320 640Q300 480 430 440H600Q720 460 744 600Q750 670 700 680H360Q326 680 320 640z', t);
    p.path(
      'M340 610Q330 500 440 462H560Q470 500 470 612z',
      bag ? p.lin('d', '#ffffff50', '#ffffff08') : p.lin('h', '#b9d4daa0', ['#eef8fac0', 0.3], '#7f9ba2a0'),
      bag ? '' : 'stroke="#6d868d" stroke-width="2"',
    );
    if (!bag) {
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
const robotVacuum: Kind = {
  front(s) {
    const { p, t } = s;
    if (s.num('station', 0, 0, 1) === 1) {
      shadow(p, 400, 690, 310, 24);
      slab(p, 250, 90, 320, 560, 34, t);
      p.rect(268, 108, 284, 230, 22, p.lin('d', t.hi, t.lo));
      darkGlass(p, 268, 350, 284, 34, 10);
      p.path('M262 420H558V650H262z', p.lin('v', '#0a0c0d', '#2b3135'));
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

const stickVacuum: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE + 2, 190, 18);
    p.group('rotate(9 400 690)', () => {
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
    });
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

const vacuumFilter: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE + 2, 270, 22);
    if (s.str('type', 'hepa') === 'bag') {
      mass(p, 'M210 230Q400 190 590 230L630 640Q636 700 580 700H220Q164 700 170 640z', t);
      for (const x of [270, 400, 530])
        p.path(d`M${x} 250Q${x + 14} 470 ${x} 690`, 'none', `stroke="${t.lo}" stroke-width="5" opacity=".6"`);
      p.rect(190, 130, 420, 130, 18, p.lin('v', '#e9dfc9', '#c9b795'), 'stroke="#a8946c" stroke-width="2"');
      p.circle(400, 196, 46, '#2b2f33', `stroke="${a.base}" stroke-width="12"`);
      return;
    }
    slab(p, 150, 190, 500, 514, 36, a);
    p.rect(186, 226, 428, 442, 18, t.lo);
    for (let at = 0; at < 17; at++) p.rect(190 + at * 25, 230, 20, 434, 6, p.lin('h', t.lo, t.top, t.lo));
    for (const y of [340, 450, 560]) p.rect(186, y, 428, 8, 4, t.edge, 'opacity=".55"');
    p.rect(330, 150, 140, 52, 16, p.lin('v', a.hi, a.lo), `stroke="${a.edge}"`);
  },
  place: 'table',
  focus: { x: 400, y: 430, zoom: 2 },
};

const iron: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, 632, 330, 24);
    lead(p, 'M640 330Q720 300 730 200T690 60', '#2b2f33', 16);
    p.path(
      'M70 610Q76 596 110 590L690 566V606Q690 626 664 626H84Q62 626 70 610z',
      p.lin('v', STEEL.top, STEEL.base, STEEL.deep),
      `stroke="${STEEL.edge}"`,
    );
    mass(p, 'M100 594Q180 470 330 430L660 410Q700 420 700 500V560Q700 580 676 584z', t);
    p.path(
      'M300 440Q240 470 196 520H420L470 424z',
      p.lin('d', '#bfe3eac0', '#6fb6c4a0'),
      'stroke="#4f8f9c" stroke-width="2"',
    );
    p.path(
      'M330 434Q300 270 430 262H610Q690 270 690 420L626 414Q630 326 590 322H460Q404 326 420 428z',
      p.lin('v', t.top, [t.base, 0.5], t.deep),
      `stroke="${t.edge}" stroke-width="1.5"`,
    );
    p.path('M440 262H600Q612 276 600 290H440Q426 276 440 262z', GRAPHITE.base);
    knob(p, 530, 452, 40, GRAPHITE, 20);
    for (const x of [380, 412]) p.circle(x, 296, 14, x > 400 ? a.base : GRAPHITE.hi, 'stroke="#0a0b0c"');
    p.path('M130 580Q220 500 340 470', 'none', 'stroke="#ffffff80" stroke-width="7" stroke-linecap="round"');
  },
  back(s) {
    const { p } = s;
    p.path('M410 80C560 240 600 420 590 640Q586 690 540 690H280Q234 690 230 640C220 420 260 240 410 80z', '#0a141330');
    p.path(
      'M400 70C550 230 590 410 580 630Q576 680 530 680H270Q224 680 220 630C210 410 250 230 400 70z',
      p.lin('d', STEEL.top, STEEL.base, STEEL.lo),
      `stroke="${s.t.base}" stroke-width="12"`,
    );
    p.path(
      'M400 130C510 270 540 420 534 600H266C260 420 290 270 400 130z',
      'none',
      `stroke="${STEEL.deep}" stroke-width="4"`,
    );
    for (let i = 0; i < 12; i++) {
      const way = i % 2 === 0 ? -1 : 1;
      p.circle(400 + way * (38 + Math.floor(i / 2) * 16), 230 + Math.floor(i / 2) * 62, 10, '#3a4247');
    }
  },
  place: 'table',
  lift: -20,
  focus: { x: 470, y: 400, zoom: 1.9 },
};

const steamer: Kind = {
  front(s) {
    const { p, t, a } = s;
    if (s.str('type', 'stand') === 'hand') {
      shadow(p, 400, BASE, 200, 20);
      mass(p, 'M300 330h160l-20 330q-4 40 -60 40t-60 -40z', t, 'h');
      mass(p, 'M190 150h120q190 0 190 130v60H280q-20 -90 -90 -90z', t);
      p.rect(168, 128, 40, 148, 14, p.lin('h', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
      p.path('M330 480h100l-8 150q-42 16 -84 0z', '#7fc9d6a0');
      p.circle(370, 410, 22, a.base, `stroke="${t.deep}" stroke-width="4"`);
      p.path(
        'M150 160q-60 -10 -90 10M150 200q-70 0 -100 20M150 240q-60 10 -80 40',
        'none',
        'stroke="#aebfc4a0" stroke-width="12" stroke-linecap="round"',
      );
      return;
    }
    shadow(p, 430, BASE, 240, 22);
    p.rect(470, 90, 14, 540, 6, p.lin('h', STEEL.top, STEEL.deep));
    p.path('M360 110Q476 50 594 110', 'none', 'stroke="#23282b" stroke-width="15" stroke-linecap="round"');
    p.line('M350 640C180 620 200 420 260 330S300 200 300 190', '#15181a', 26);
    p.line('M350 640C180 620 200 420 260 330S300 200 300 190', '#4b5358', 18);
    mass(p, 'M270 90h60q40 0 40 40v30q0 20 -30 24l-16 80h-44l-16 -80q-30 -4 -30 -24v-30q0 -40 36 -40z', t, 'h');
    p.rect(244, 108, 116, 30, 12, p.lin('v', STEEL.top, STEEL.deep));
    mass(p, 'M280 640Q286 510 400 500H550Q660 510 664 640V660Q664 690 630 690H314Q280 690 280 660z', t);
    p.path('M420 510H540Q636 518 640 620H430z', '#7fc9d680', 'stroke="#5a9aa6" stroke-width="2"');
    knob(p, 350, 610, 34, GRAPHITE);
    for (const x of [320, 620]) p.circle(x, 690, 18, RUBBER.base);
    lamp(p, 350, 550, 5, a.hi);
  },
  place: 'floor',
  focus: { x: 400, y: 580, zoom: 2 },
};

const sewingMachine: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE, 330, 24);
    slab(p, 80, 600, 640, 100, 24, t);
    p.path('M520 330H680V604H520z', p.lin('h', t.hi, t.base, t.deep), `stroke="${t.edge}"`);
    mass(
      p,
      'M100 270Q100 190 180 190H620Q700 190 700 270V400H520Q500 400 480 400H260V470Q260 492 240 492H150Q110 492 106 450z',
      t,
    );
    p.circle(712, 320, 46, p.lin('h', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.rect(672, 286, 40, 68, 8, t.lo);
    knob(p, 610, 330, 44, STEEL);
    darkGlass(p, 420, 240, 120, 76, 10);
    digits(p, 446, 258, 40, '24', a.top);
    for (const x of [300, 340, 380]) p.circle(x, 340, 12, x === 340 ? a.base : t.deep);
    p.rect(176, 490, 16, 60, 4, p.lin('h', STEEL.top, STEEL.deep));
    p.path('M150 570l30 -24h20l16 30H146z', STEEL.lo, `stroke="${STEEL.deep}"`);
    p.line('M184 540V600', STEEL.deep, 4);
    p.rect(110, 596, 220, 14, 4, p.lin('h', STEEL.top, STEEL.base, STEEL.top));
    p.rect(250, 120, 46, 70, 8, p.lin('h', '#e87a5a', '#c8233a', '#8f1527'));
    p.path('M272 190V130Q200 150 180 250V540', 'none', 'stroke="#c8233a" stroke-width="3"');
    p.path('M92 596Q200 550 330 600l60 24q-150 40 -310 10z', '#00a9bf40');
    p.path('M124 270Q126 214 186 212H440', 'none', 'stroke="#ffffff90" stroke-width="8" stroke-linecap="round"');
  },
  place: 'table',
  focus: { x: 230, y: 500, zoom: 2 },
};

export const cleaning: Readonly<Record<string, Kind>> = {
  vacuum,
  'robot-vacuum': robotVacuum,
  'stick-vacuum': stickVacuum,
  'vacuum-filter': vacuumFilter,
  iron,
  steamer,
  'sewing-machine': sewingMachine,
};
