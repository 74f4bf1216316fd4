import {
  GRAPHITE,
  RUBBER,
  STEEL,
  darkGlass,
  digits,
  drum,
  knob,
  lamp,
  lens,
  mass,
  screen,
  shadow,
  slab,
  slots,
} from '../primitives.ts';
import { findTone } from '../colour.ts';
import { d } from '../pen.ts';
import { byBody, type Kind, type Sketch } from '../sketch.ts';

function cameraShell(s: Sketch): void {
  const { p, t } = s;
  mass(p, 'M286 262l34 -74q6 -14 22 -14h116q16 0 22 14l34 74z', t, 'v');
  slab(p, 96, 250, 608, 400, 44, t);
  p.path('M96 336H704V606Q704 650 660 650H140Q96 650 96 606z', p.lin('d', RUBBER.hi, RUBBER.base, '#0b0c0d'));
  p.path('M96 336H704V606Q704 650 660 650H140Q96 650 96 606z', p.dots(7, 1.6, '#00000070'));
}
function bigLens({ p, t }: Sketch, cx: number, cy: number, r: number): void {
  lens(p, cx, cy, r, GRAPHITE);
  p.circle(cx, cy, r * 0.815, 'none', `stroke="${t.isDark ? '#4b5257' : STEEL.base}" stroke-width="9"`);
  p.circle(cx, cy, r * 0.92, 'none', 'stroke="#0a0b0c" stroke-width="14" stroke-dasharray="7 5"');
}
/** Cameras: a grip with a viewfinder hump, a flat one with dials on its top, a compact one without a hump. */
const cameras = byBody(
  (s) => {
    const { p, t } = s;
    knob(p, 596, 246, 46, STEEL);
    p.rect(150, 222, 76, 34, 10, p.lin('v', STEEL.top, STEEL.deep));
    cameraShell(s);
    mass(
      p,
      'M110 300q0 -34 40 -34h56q30 0 30 40v296q0 44 -40 44h-46q-40 0 -40 -44z',
      findTone(t.isLight ? '#2b2f33' : '#232629'),
      'h',
    );
    bigLens(s, 420, 450, 206);
    p.rect(360, 196, 80, 44, 8, '#0d0f10');
    lamp(p, 268, 300, 7, '#ffb417');
  },
  (s) => {
    const { p, t } = s;
    for (const [x, r] of [
      [520, 40],
      [610, 34],
    ] as const)
      drum(p, x - r, 216, r * 2, 60, 8, STEEL);
    p.rect(160, 240, 60, 26, 8, p.lin('v', STEEL.top, STEEL.deep));
    slab(p, 80, 260, 640, 390, 20, t.isDark ? t : STEEL);
    p.path('M80 340H720V590H80z', p.lin('d', RUBBER.hi, RUBBER.base, '#0b0c0d'));
    p.path('M80 340H720V590H80z', p.dots(7, 1.6, '#00000070'));
    p.rect(580, 280, 90, 44, 8, p.lin('d', '#59636a', '#0b0d10'), 'stroke="#0a0b0c" stroke-width="4"');
    bigLens(s, 390, 462, 190);
    lamp(p, 200, 300, 7, '#ffb417');
  },
  (s) => {
    const { p, t, a } = s;
    drum(p, 500, 256, 90, 40, 8, GRAPHITE);
    p.rect(180, 268, 90, 24, 8, p.lin('v', STEEL.top, STEEL.deep));
    slab(p, 110, 284, 580, 366, 60, t);
    p.path(
      'M126 330q0 -26 26 -26h40q20 0 20 24v300q0 10 -20 10h-40q-26 0 -26 -26z',
      p.lin('h', RUBBER.hi, RUBBER.base),
    );
    p.circle(440, 470, 176, p.lin('d', t.lo, t.top), `stroke="${t.edge}"`);
    bigLens(s, 440, 470, 154);
    p.rect(560, 312, 86, 36, 10, '#f4f3ee', 'stroke="#7d878d" stroke-width="3"');
    p.circle(440, 470, 170, 'none', `stroke="${a.base}" stroke-width="5"`);
  },
);
const camera: Kind = {
  front(s) {
    shadow(s.p, 400, 660, 320, 26);
    cameras(s);
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

/** Action cameras: a box with a side screen, a dark cube with ribs, a tall one with the lens on top. */
const actions = byBody(
  (s) => {
    const { p, t, a } = s;
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
  (s) => {
    const { p, t, a } = s;
    slab(p, 210, 250, 400, 400, 70, t);
    slots(p, 230, 300, 60, 300, 9, t.deep, 9);
    p.rect(300, 280, 286, 340, 40, p.lin('d', '#3a4145', '#101315'));
    lens(p, 444, 400, 118, STEEL);
    p.circle(444, 400, 126, 'none', `stroke="${a.base}" stroke-width="6"`);
    p.rect(330, 550, 120, 42, 12, '#05080a');
    digits(p, 350, 556, 28, '4', a.top);
    p.rect(320, 232, 130, 26, 12, p.lin('v', '#e5584f', '#9c241f'));
    lamp(p, 540, 572, 7, '#e5484d');
  },
  (s) => {
    const { p, t, a } = s;
    slab(p, 290, 110, 220, 560, 70, t);
    p.rect(306, 126, 188, 250, 60, p.lin('d', '#3a4145', '#101315'));
    lens(p, 400, 230, 84, STEEL);
    darkGlass(p, 326, 400, 148, 180, 16);
    screen(p, 334, 408, 132, 164, 10, s.n);
    p.circle(400, 624, 24, p.lin('d', '#e5584f', '#9c241f'));
    lamp(p, 400, 346, 6, a.hi);
  },
);
const actionCamera: Kind = {
  front(s) {
    shadow(s.p, 400, 660, 250, 22);
    actions(s);
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
/** Hulls of drones: a soft drop, a hull with corners, a ring that guards every rotor. */
const hull = byBody(
  ({ p, t }) => mass(p, 'M280 400Q300 340 400 340T520 400V470Q500 520 400 520T280 470z', t),
  ({ p, t, a }) => {
    mass(p, 'M270 390L340 336H460L530 390L510 480L450 524H350L290 480z', t);
    p.path('M330 350L400 372L470 350', 'none', `stroke="${a.base}" stroke-width="8"`);
  },
  ({ p, t }) => {
    for (const x of [138, 662]) {
      p.oval(x, 410, 164, 46, 'none', `stroke="${t.edge}" stroke-width="22"`);
      p.oval(x, 410, 164, 46, 'none', `stroke="${t.hi}" stroke-width="15"`);
    }
    mass(p, 'M260 420Q280 350 400 344T540 420Q520 500 400 510T260 420z', t);
  },
);
const drone: Kind = {
  front(s) {
    const { p, t } = s;
    shadow(p, 400, 690, 260, 22);
    for (const way of [-1, 1]) {
      p.path(d`M${400 + way * 70} 372L${400 + way * 210} 316l${way * 8} 24L${400 + way * 80} 420z`, t.deep);
      rotor(s, 400 + way * 214, 320, 128);
    }
    hull(s);
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
    slab(p, 340, 350, 120, 190, 22, findTone(t.lo));
    for (let i = 0; i < 4; i++) lamp(p, 370 + i * 20, 380, 4, i < 3 ? '#2ecf8f' : '#7d878d');
    p.rect(360, 236, 80, 44, 16, '#14171a');
  },
  place: 'table',
  lift: 40,
  focus: { x: 400, y: 500, zoom: 2.2 },
};

export const photo: Readonly<Record<string, Kind>> = { camera, 'action-camera': actionCamera, drone };
