import {
  GRAPHITE,
  RUBBER,
  STEEL,
  cone,
  darkGlass,
  knob,
  lamp,
  lens,
  mass,
  screen,
  shadow,
  slab,
  slots,
} from '../primitives.ts';
import { d } from '../pen.ts';
import { toneOf } from '../colour.ts';
import { BASE, type Kind, type Sketch } from '../sketch.ts';

function cameraShell(s: Sketch): void {
  const { p, t } = s;
  mass(p, 'M286 262l34 -74q6 -14 22 -14h116q16 0 22 14l34 74z', t, 'v');
  slab(p, 96, 250, 608, 400, 44, t);
  p.path('M96 336H704V606Q704 650 660 650H140Q96 650 96 606z', p.lin('d', RUBBER.hi, RUBBER.base, '#0b0c0d'));
  p.path('M96 336H704V606Q704 650 660 650H140Q96 650 96 606z', p.dots(7, 1.6, '#00000070'));
}
const camera: Kind = {
  front(s) {
    const { p, t } = s;
    shadow(p, 400, 660, 320, 26);
    knob(p, 596, 246, 46, STEEL);
    p.rect(150, 222, 76, 34, 10, p.lin('v', STEEL.top, STEEL.deep));
    cameraShell(s);
    mass(
      p,
      'M110 300q0 -34 40 -34h56q30 0 30 40v296q0 44 -40 44h-46q-40 0 -40 -44z',
      toneOf(t.isLight ? '#2b2f33' : '#232629'),
      'h',
    );
    lens(p, 420, 450, 206, GRAPHITE);
    p.circle(420, 450, 168, 'none', `stroke="${t.isDark ? '#4b5257' : STEEL.base}" stroke-width="9"`);
    p.circle(420, 450, 190, 'none', 'stroke="#0a0b0c" stroke-width="16" stroke-dasharray="7 5"');
    p.rect(360, 196, 80, 44, 8, '#0d0f10');
    lamp(p, 268, 300, 7, '#ffb417');
  },
  back(s) {
    const { p } = s;
    shadow(p, 400, 660, 320, 26);
    cameraShell(s);
    p.rect(330, 184, 140, 80, 18, '#0a0b0d', 'stroke="#4b5257" stroke-width="6"');
    darkGlass(p, 130, 320, 400, 300, 12);
    screen(p, 146, 336, 368, 268, 4, s.n);
    knob(p, 618, 470, 56, GRAPHITE, 0);
    for (const y of [360, 570, 614]) p.circle(618, y, 17, '#3d4448', 'stroke="#0a0b0c" stroke-width="2"');
    knob(p, 610, 280, 38, STEEL);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 380, 660, 290, 26);
    mass(p, 'M420 250h180q40 0 40 40v310q0 50 -40 50H420z', t, 'h');
    p.rect(430, 336, 180, 300, 10, RUBBER.base);
    for (const [x, y, w, h] of [
      [290, 290, 140, 320],
      [190, 268, 110, 364],
      [140, 280, 56, 340],
    ] as const)
      p.rect(x, y, w, h, 14, p.lin('v', '#14171a', ['#6a747a', 0.2], ['#2b2f33', 0.5], '#0b0c0d'), 'stroke="#0b0c0d"');
    p.path('M246 272V628', 'none', 'stroke="#0b0c0d" stroke-width="76" stroke-dasharray="8 6" opacity=".6"');
    p.rect(300, 300, 8, 300, 0, STEEL.hi);
    mass(p, 'M440 252l30 -68h90l34 68z', t, 'v');
  },
  place: 'desk',
  focus: { x: 420, y: 440, zoom: 1.9 },
};

const actionCamera: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, 660, 250, 22);
    slab(p, 150, 240, 500, 410, 56, t);
    p.rect(166, 256, 468, 378, 44, p.lin('d', '#3a4145', '#101315'));
    darkGlass(p, 196, 330, 150, 210, 14);
    screen(p, 206, 340, 130, 190, 8, s.n);
    slab(p, 378, 290, 236, 236, 52, GRAPHITE);
    lens(p, 496, 408, 98, STEEL);
    p.rect(250, 224, 110, 24, 10, p.lin('v', '#e5584f', '#9c241f'));
    lamp(p, 230, 296, 7, a.hi);
    slots(p, 400, 566, 190, 36, 3, '#5d666b', 4);
  },
  back(s) {
    const { p } = s;
    shadow(p, 400, 660, 250, 22);
    slab(p, 150, 240, 500, 410, 56, s.t);
    darkGlass(p, 172, 262, 456, 366, 36);
    screen(p, 196, 286, 408, 318, 16, s.n);
    lamp(p, 232, 322, 8, '#e5484d');
    p.rect(250, 224, 110, 24, 10, p.lin('v', '#e5584f', '#9c241f'));
  },
  place: 'desk',
  focus: { x: 480, y: 400, zoom: 2 },
};

function rotor(s: Sketch, x: number, y: number, r: number): void {
  const { p, t } = s;
  p.oval(x, y - 26, r, r * 0.16, '#aebbbf55', 'stroke="#8d9a9f" stroke-width="2"');
  if (!p.far)
    p.path(
      d`M${x - r} ${y - 28}q${r * 0.6} -12 ${r} 0q${r * 0.5} 12 ${r} 2q${-r * 0.5} 8 ${-r} 4q${-r * 0.5} -8 ${-r} -6z`,
      '#3a4145',
    );
  p.rect(x - 20, y - 34, 40, 54, 14, p.lin('h', t.hi, t.base, t.deep), `stroke="${t.edge}"`);
}
const drone: Kind = {
  front(s) {
    const { p, t } = s;
    shadow(p, 400, 690, 260, 22);
    for (const way of [-1, 1]) {
      p.path(d`M${400 + way * 70} 372L${400 + way * 210} 316l${way * 8} 24L${400 + way * 80} 420z`, t.deep);
      rotor(s, 400 + way * 214, 320, 128);
    }
    mass(p, 'M280 400Q300 340 400 340T520 400V470Q500 520 400 520T280 470z', t);
    for (const way of [-1, 1]) {
      mass(
        p,
        d`M${400 + way * 90} 400L${400 + way * 262} 408q${way * 14} 4 ${way * 10} 26L${400 + way * 96} 476z`,
        t,
        'v',
      );
      rotor(s, 400 + way * 262, 414, 150);
      p.path(d`M${400 + way * 250} 430h${way * 26}l${way * 6} 110h${-way * 16}z`, t.lo, `stroke="${t.edge}"`);
    }
    for (const x of [330, 470]) lens(p, x, 430, 22);
    mass(p, 'M352 496h96v26q0 14 -14 14h-68q-14 0 -14 -14z', GRAPHITE, 'v');
    slab(p, 344, 530, 112, 96, 34, GRAPHITE);
    lens(p, 400, 578, 38, STEEL);
    p.path('M310 380q40 -26 110 -24', 'none', 'stroke="#ffffff80" stroke-width="6" stroke-linecap="round"');
    lamp(p, 400, 470, 5, s.a.hi);
  },
  side(s) {
    const { p, t } = s;
    p.oval(410, 440, 190, 170, '#00000014');
    for (const [x, y] of [
      [170, 190],
      [630, 190],
      [170, 620],
      [630, 620],
    ] as const) {
      p.line(d`M400 ${400}L${x} ${y}`, t.edge, 44);
      p.line(d`M400 ${400}L${x} ${y}`, t.base, 40);
      p.circle(x, y, 126, '#aebbbf30', 'stroke="#8d9a9f80" stroke-width="2"');
      p.path(d`M${x - 122} ${y + 30}q70 -50 122 -30t122 -34q-60 52 -122 34t-122 30z`, '#343a3e');
      p.circle(x, y, 32, p.lin('d', t.hi, t.deep), `stroke="${t.edge}"`);
    }
    mass(p, 'M320 270Q400 220 480 270L500 520Q480 590 400 590T300 520z', t);
    slab(p, 340, 350, 120, 190, 22, toneOf(t.lo));
    for (let i = 0; i < 4; i++) lamp(p, 370 + i * 20, 380, 4, i < 3 ? '#2ecf8f' : '#7d878d');
    p.rect(360, 236, 80, 44, 16, '#14171a');
  },
  place: 'table',
  lift: 40,
  focus: { x: 400, y: 500, zoom: 2.2 },
};

function padShape(s: Sketch): void {
  const { p, t, a } = s;
  for (const x of [190, 500]) p.rect(x, 262, 110, 60, 26, t.deep);
  mass(
    p,
    'M210 290Q300 262 400 284T590 290Q670 306 706 470T690 640Q650 680 590 610Q550 556 500 548H300Q250 556 210 610Q150 680 110 640T94 470Q130 306 210 290z',
    t,
  );
  p.path('M214 300Q150 320 118 470Q150 350 250 318z', '#ffffff50');
  for (const [x, y] of [
    [296, 470],
    [504, 470],
  ] as const) {
    p.circle(x, y, 54, t.isDark ? '#08090a' : t.deep);
    knob(p, x, y - 4, 44, GRAPHITE, 0);
  }
  p.path('M194 356h32v-32h36v32h32v36h-32v32h-36v-32h-32z', p.lin('d', '#4b5459', '#15181a'), 'stroke="#0a0b0c"');
  for (const [x, y, colour] of [
    [566, 322, '#ffb417'],
    [566, 418, '#35b27d'],
    [518, 370, '#4a8fe0'],
    [614, 370, '#e5584f'],
  ] as const)
    p.circle(x, y, 22, p.lin('d', '#4b5459', '#15181a'), `stroke="${colour}" stroke-width="5"`);
  p.rect(336, 312, 128, 74, 16, p.lin('d', t.hi, t.lo), `stroke="${t.edge}"`);
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
        toneOf('#3a4045'),
        'v',
      );
    }
    p.rect(366, 366, 68, 26, 12, '#08090a', 'stroke="#7d878d" stroke-width="3"');
    lamp(p, 400, 440, 8, s.a.hi);
  },
  place: 'table',
  focus: { x: 560, y: 380, zoom: 2.1 },
};

const consoleKind: Kind = {
  front(s) {
    const { p, t, a } = s;
    if (s.str('form', '') === 'portable') {
      shadow(p, 400, 580, 340, 22);
      slab(p, 50, 250, 700, 320, 90, t);
      p.rect(176, 266, 448, 288, 12, '#0a0b0d');
      screen(p, 190, 282, 420, 256, 4, s.n);
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
        p.circle(x, y, 15, a.base);
      return;
    }
    shadow(p, 400, BASE, 290, 24);
    mass(p, 'M210 690h190l20 14H190z', GRAPHITE, 'v');
    mass(p, 'M232 100q-30 0 -30 30L214 670q0 22 24 22h36V100z', t, 'h');
    p.rect(268, 92, 74, 602, 10, p.lin('h', '#070809', '#30363a', '#0b0c0d'));
    mass(p, 'M334 100h44q30 0 30 30L396 670q0 22 -24 22h-38z', t, 'h');
    p.line('M274 110V670', a.base, 5);
    slots(p, 284, 110, 40, 130, 9, '#050607', 5);
    p.rect(296, 540, 16, 50, 6, '#5d666b');
    p.group('translate(330 330)scale(.56)', () => padShape(s));
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

const vr: Kind = {
  front(s) {
    const { p, t, a } = s;
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
    for (const [x, y] of [
      [190, 410],
      [610, 410],
      [220, 540],
      [580, 540],
    ] as const)
      lens(p, x, y, 24);
    lamp(p, 400, 400, 6, a.hi);
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

export const photoGames: Readonly<Record<string, Kind>> = {
  camera,
  'action-camera': actionCamera,
  drone,
  console: consoleKind,
  gamepad,
  vr,
};
