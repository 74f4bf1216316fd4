import { GRAPHITE, RUBBER, cone, knob, lamp, lens, mass, screen, shadow, slab, slots } from '../primitives.ts';
import { findTone } from '../colour.ts';
import { d } from '../pen.ts';
import { BASE, readBodyIndex, byBody, ofBody, type Kind, type Sketch } from '../sketch.ts';

/** Shells of gamepads: horns that part, a wide wing, a compact bean. */
const SHELLS = [
  'M210 290Q300 262 400 284T590 290Q670 306 706 470T690 640Q650 680 590 610Q550 556 500 548H300Q250 556 210 610Q150 680 110 640T94 470Q130 306 210 290z',
  'M220 270H580Q680 280 716 440Q744 600 690 650Q630 680 590 600Q566 560 520 560H280Q234 560 210 600Q170 680 110 650Q56 600 84 440Q120 280 220 270z',
  'M230 280Q400 256 570 280Q690 300 706 440Q710 600 610 606Q550 606 520 570Q500 552 400 552T280 570Q250 606 190 606Q90 600 94 440Q110 300 230 280z',
] as const;
function padShape(s: Sketch): void {
  const { p, t, a } = s;
  for (const x of [190, 500]) p.rect(x, 262, 110, 60, 26, t.deep);
  mass(p, ofBody(s, SHELLS), t);
  if (readBodyIndex(s) === 1) p.path('M300 270H500L470 400H330z', p.lin('v', t.deep, t.lo));
  p.path('M214 300Q150 320 118 470Q150 350 250 318z', '#ffffff50');
  const left = readBodyIndex(s) === 0 ? ([296, 470] as const) : ([210, 372] as const);
  for (const [x, y] of [left, [504, 470] as const]) {
    p.circle(x, y, 54, t.isDark ? '#08090a' : t.deep);
    knob(p, x, y - 4, 44, GRAPHITE, 0);
  }
  const cross = readBodyIndex(s) === 0 ? '' : 'transform="translate(52 98)"';
  p.path(
    'M194 356h32v-32h36v32h32v36h-32v32h-36v-32h-32z',
    p.lin('d', '#4b5459', '#15181a'),
    `stroke="#0a0b0c" ${cross}`,
  );
  for (const [x, y, colour] of [
    [566, 322, '#ffb417'],
    [566, 418, '#35b27d'],
    [518, 370, '#4a8fe0'],
    [614, 370, '#e5584f'],
  ] as const)
    p.circle(x, y, 22, p.lin('d', '#4b5459', '#15181a'), `stroke="${colour}" stroke-width="5"`);
  if (readBodyIndex(s) === 0) p.rect(336, 312, 128, 74, 16, p.lin('d', t.hi, t.lo), `stroke="${t.edge}"`);
  else p.circle(400, 330, 30, p.lin('d', t.top, t.lo), `stroke="${a.base}" stroke-width="5"`);
  lamp(p, 400, 420, 10, a.hi);
  for (const x of [318, 482]) p.rect(x - 5, 318, 10, 28, 5, t.deep);
}
const gamepad: Kind = {
  front(s) {
    shadow(s.p, 400, 680, 300, 22);
    padShape(s);
  },
  back(s) {
    const { p, t } = s;
    shadow(p, 400, 610, 300, 22);
    mass(
      p,
      'M140 420Q150 330 250 330H550Q650 330 660 420L700 560Q690 610 640 600L560 520H240L160 600Q110 610 100 560z',
      t,
    );
    for (const way of [-1, 1]) {
      mass(
        p,
        d`M${400 + way * 110} 336q0 -40 ${way * 40} -44h${way * 60}q${way * 40} 4 ${way * 44} 60z`,
        GRAPHITE,
        'v',
      );
      mass(
        p,
        d`M${400 + way * 116} 352h${way * 140}q${way * 10} 60 ${-way * 30} 80h${-way * 76}q${-way * 34} -20 ${-way * 34} -80z`,
        findTone('#3a4045'),
        'v',
      );
    }
    p.rect(366, 366, 68, 26, 12, '#08090a', 'stroke="#7d878d" stroke-width="3"');
    lamp(p, 400, 440, 8, s.a.hi);
  },
  place: 'table',
  focus: { x: 560, y: 380, zoom: 2.1 },
};

/** Handheld consoles: rounded, with rails of two colours, a chunky one with a wide shell. */
const handhelds = byBody(
  (s) => {
    const { p, t, a } = s;
    slab(p, 50, 250, 700, 320, 90, t);
    p.rect(176, 266, 448, 288, 12, '#0a0b0d');
    screen(p, 190, 282, 420, 256, 4, s.n);
    controls(s, a.base);
  },
  (s) => {
    const { p, a } = s;
    p.path('M160 250H130Q50 250 50 340V480Q50 570 130 570H160z', p.lin('h', a.top, a.base), `stroke="${a.edge}"`);
    p.path(
      'M640 250H670Q750 250 750 340V480Q750 570 670 570H640z',
      p.lin('h', '#e5584f', '#b5302a'),
      'stroke="#7d1f1b"',
    );
    slab(p, 156, 246, 488, 328, 10, GRAPHITE);
    p.rect(166, 256, 468, 308, 6, '#0a0b0d');
    screen(p, 178, 268, 444, 284, 4, s.n);
    controls(s, '#f2f4f4');
  },
  (s) => {
    const { p, t, a } = s;
    mass(
      p,
      'M60 300Q60 240 130 236H670Q740 240 740 300V520Q740 620 680 610Q640 600 620 570H180Q160 600 120 610Q60 620 60 520z',
      t,
    );
    p.rect(180, 256, 440, 284, 16, '#0a0b0d');
    screen(p, 196, 272, 408, 252, 6, s.n);
    controls(s, a.base);
  },
);
function controls({ p }: Sketch, button: string): void {
  for (const [x, y] of [
    [112, 350],
    [688, 470],
  ] as const)
    knob(p, x, y, 36, GRAPHITE, 0);
  p.path('M100 440h24v24h24v24h-24v24h-24v-24H76v-24h24z', '#1a1d20');
  for (const [x, y] of [
    [688, 320],
    [688, 384],
    [656, 352],
    [720, 352],
  ] as const)
    p.circle(x, y, 15, button);
}
/** Home consoles: two wings around a dark core, a monolith with a round grille, a slim white brick. */
const homes = byBody(
  (s) => {
    const { p, t, a } = s;
    mass(p, 'M210 690h190l20 14H190z', GRAPHITE, 'v');
    mass(p, 'M232 100q-30 0 -30 30L214 670q0 22 24 22h36V100z', t, 'h');
    p.rect(268, 92, 74, 602, 10, p.lin('h', '#070809', '#30363a', '#0b0c0d'));
    mass(p, 'M334 100h44q30 0 30 30L396 670q0 22 -24 22h-38z', t, 'h');
    p.line('M274 110V670', a.base, 5);
    slots(p, 284, 110, 40, 130, 9, '#050607', 5);
    p.rect(296, 540, 16, 50, 6, '#5d666b');
  },
  (s) => {
    const { p, t, a } = s;
    p.path('M170 150L230 110H420L380 150z', p.lin('d', t.top, t.base), `stroke="${t.edge}"`);
    p.path('M190 146L236 116H404L374 146z', p.dots(10, 3.4, '#000000'));
    p.path('M380 150L420 110V660L380 702z', p.lin('h', t.lo, t.deep), `stroke="${t.edge}"`);
    slab(p, 170, 150, 212, 552, 8, t);
    p.circle(220, 200, 15, t.deep, `stroke="${a.base}" stroke-width="4"`);
    p.rect(196, 470, 14, 190, 6, '#0a0b0c');
    p.rect(330, 620, 30, 14, 5, '#0a0b0c');
  },
  (s) => {
    const { p, t, a } = s;
    slab(p, 140, 360, 300, 330, 12, t);
    p.path('M140 372L196 320H480L440 372z', p.lin('d', t.top, t.base), `stroke="${t.edge}"`);
    p.path('M440 372L480 320V640L440 690z', p.lin('h', t.lo, t.deep), `stroke="${t.edge}"`);
    p.circle(290, 510, 104, '#14181a');
    p.circle(290, 510, 98, p.dots(12, 3.6, '#59636a'));
    p.circle(400, 400, 12, t.deep, `stroke="${a.base}" stroke-width="4"`);
    p.rect(170, 650, 110, 12, 5, '#0a0b0c');
  },
);
const consoleKind: Kind = {
  front(s) {
    const { p } = s;
    if (s.str('form', '') === 'portable') {
      shadow(p, 400, 580, 340, 22);
      handhelds(s);
      return;
    }
    shadow(p, 400, BASE, 290, 24);
    homes(s);
    s.p.group('translate(330 330)scale(.56)', () => padShape(s));
  },
  side(s) {
    const { p, t, a } = s;
    shadow(p, 400, 590, 350, 24);
    p.path(
      'M70 500L170 400Q180 390 200 390H640Q656 390 664 400L730 500z',
      p.lin('d', t.top, t.base),
      `stroke="${t.edge}"`,
    );
    mass(p, 'M66 500H734V520Q734 528 724 528H76Q66 528 66 520z', t, 'v');
    p.rect(90, 526, 620, 34, 4, p.lin('v', '#070809', '#30363a'));
    p.line('M100 530H700', a.base, 4);
    mass(p, 'M66 556H734V574Q734 584 720 584H80Q66 584 66 574z', t, 'v');
    p.rect(150, 538, 220, 8, 4, '#000000');
    for (const x of [560, 610]) p.rect(x, 538, 30, 10, 3, '#59636a');
    slots(p, 260, 410, 300, 60, 4, t.lo, 5);
  },
  place: 'desk',
  focus: { x: 540, y: 520, zoom: 2 },
};

/** Eyes of a headset: four in its corners, three pills, a band of light with two. */
const visor = byBody(
  ({ p, a }) => {
    for (const [x, y] of [
      [190, 410],
      [610, 410],
      [220, 540],
      [580, 540],
    ] as const)
      lens(p, x, y, 24);
    lamp(p, 400, 400, 6, a.hi);
  },
  ({ p, t }) => {
    for (const x of [190, 400, 610]) {
      p.rect(x - 32, x === 400 ? 372 : 396, 64, 132, 32, p.lin('d', t.top, t.lo), `stroke="${t.edge}"`);
      lens(p, x, x === 400 ? 410 : 434, 23);
      p.circle(x, x === 400 ? 466 : 490, 13, '#0a0b0c');
    }
  },
  ({ p, a }) => {
    p.path(
      'M150 400Q400 350 650 400',
      'none',
      `stroke="${p.lin('h', a.lo, a.top, a.lo)}" stroke-width="13" stroke-linecap="round"`,
    );
    for (const x of [200, 600]) lens(p, x, 500, 32);
    for (const x of [330, 470]) lens(p, x, 450, 15);
  },
);
const vr: Kind = {
  front(s) {
    const { p, t } = s;
    shadow(p, 400, 650, 300, 22);
    p.path(
      'M150 380C140 150 660 150 650 380L600 380C600 210 200 210 200 380z',
      p.lin('d', '#5b646a', '#1a1d20'),
      'stroke="#121416"',
    );
    p.path('M360 210h80l14 130h-108z', p.lin('h', '#5b646a', '#1a1d20'));
    p.path('M120 420q-40 0 -40 60t40 70zM680 420q40 0 40 60t-40 70z', RUBBER.hi);
    mass(
      p,
      'M210 330H590Q690 330 690 440V500Q690 620 590 620Q500 620 468 570Q440 530 400 530T332 570Q300 620 210 620Q110 620 110 500V440Q110 330 210 330z',
      t,
    );
    p.path(
      'M220 352H580Q664 352 664 440V490Q664 590 590 592Q520 590 490 550Q450 500 400 500T310 550Q280 590 210 592Q136 590 136 490V440Q136 352 220 352z',
      p.lin('d', '#3f484d', '#14171a', '#08090a'),
    );
    p.path('M220 352h230L180 560Q136 540 136 490V440Q136 352 220 352z', '#ffffff18');
    visor(s);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, 640, 290, 22);
    p.line('M300 400C420 250 640 260 670 420Q676 520 620 540', '#14171a', 40);
    p.line('M300 400C420 250 640 260 670 420Q676 520 620 540', '#343b3f', 32);
    p.line('M300 470Q460 450 650 500', '#23282b', 34);
    mass(p, 'M120 360q10 -30 60 -36l120 -14q30 0 30 40v200q0 40 -30 40l-130 -8q-40 -6 -50 -40q-20 -90 0 -182z', t);
    p.rect(318, 330, 56, 250, 26, p.lin('h', RUBBER.hi, '#08090a'));
    lens(p, 210, 440, 30);
    cone(p, 500, 470, 34);
    slab(p, 610, 420, 84, 130, 36, GRAPHITE);
  },
  place: 'table',
  focus: { x: 240, y: 460, zoom: 2 },
};

export const games: Readonly<Record<string, Kind>> = { console: consoleKind, gamepad, vr };
