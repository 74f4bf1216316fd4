import { GRAPHITE, STEEL, cone, drum, knob, lamp, mass, shadow, slab } from '../primitives.ts';
import { d, roundedPath } from '../pen.ts';
import { BASE, readBodyIndex, byBody, fit, ofBody, quarter, type Body, type Kind, type Sketch } from '../sketch.ts';
import { headphones } from './headphones.ts';

const cloth = (s: Sketch): string => s.p.dots(10, 3.2, s.t.isDark ? '#00000080' : '#00000040');

/** Portable speakers: an upright can on a strap, a lying roll with end caps, a flat rounded square with a loop. */
const portable = byBody(
  (s) => {
    const { p, t, a } = s;
    drum(p, 230, 150, 340, 552, 90, t);
    p.rect(230, 226, 340, 400, 0, cloth(s));
    p.oval(400, 196, 150, 44, p.lin('d', '#4b5459', '#121517'), `stroke="${a.base}" stroke-width="6"`);
    for (const x of [330, 376, 424, 470]) p.circle(x, 196, 9, '#aab4b8');
    p.path('M236 640q164 40 328 0v26q-6 36 -60 36H296q-54 0 -60 -36z', '#00000040');
    p.line('M560 250q40 -10 44 50', a.base, 12);
  },
  (s) => {
    const { p, t, a } = s;
    p.rect(
      90,
      410,
      620,
      286,
      143,
      p.lin('v', t.lo, [t.top, 0.2], [t.base, 0.5], t.deep),
      `stroke="${t.edge}" stroke-width="1.5"`,
    );
    p.rect(170, 410, 460, 286, 0, cloth(s));
    for (const x of [150, 650]) {
      p.oval(x, 553, 62, 124, p.lin('d', '#4b5459', '#0e1011'), `stroke="${a.base}" stroke-width="7"`);
      p.oval(x, 553, 34, 76, p.rad(0.4, 0.35, 0.7, '#6a7277', '#15181a'));
    }
    for (let i = 0; i < 4; i++) p.rect(322 + i * 44, 430, 28, 10, 5, '#e8eded');
    p.rect(330, 520, 140, 56, 12, p.lin('h', a.lo, a.hi));
    p.path('M352 548h96', 'none', 'stroke="#ffffffd0" stroke-width="11" stroke-linecap="round"');
  },
  (s) => {
    const { p, t, a } = s;
    p.line('M560 300Q660 190 606 150T500 250', a.base, 26);
    slab(p, 190, 250, 420, 452, 120, t);
    p.path(roundedPath(206, 266, 388, 420, 106), cloth(s));
    p.circle(400, 500, 110, 'none', `stroke="${t.isDark ? '#ffffff30' : '#00000030'}" stroke-width="8"`);
    p.path('M350 478h100v44h-100z', p.lin('h', a.lo, a.hi));
    p.path(
      'M276 300q30 -20 90 -20M230 360q4 -30 20 -50',
      'none',
      'stroke="#ffffff70" stroke-width="9" stroke-linecap="round"',
    );
  },
);
/** A ball of cloth with a touch plate, a cone with a screen of light, a low puck. */
const smart = byBody(
  (s) => {
    const { p, t, a } = s;
    drum(p, 210, 300, 380, 402, 150, t);
    p.path('M214 420q186 60 372 0v190q-30 92 -130 92h-112q-100 0 -130 -92z', cloth(s));
    p.oval(400, 366, 148, 50, '#101315', `stroke="${a.base}" stroke-width="9"`);
    for (const x of [350, 400, 450]) p.circle(x, 366, 8, '#c6ced1');
  },
  (s) => {
    const { p, t, a } = s;
    mass(p, 'M290 230Q400 190 510 230L580 660Q580 702 520 702H280Q220 702 220 660z', t, 'h');
    p.path('M270 380Q400 420 530 380L574 650Q560 690 520 690H280Q236 690 226 650z', cloth(s));
    p.oval(400, 234, 108, 28, '#101315', `stroke="${a.base}" stroke-width="7"`);
  },
  (s) => {
    const { p, t, a } = s;
    mass(p, 'M170 560Q170 480 400 480T630 560V640Q630 702 400 702T170 640z', t, 'h');
    p.path('M172 570q228 70 456 0v70q0 58 -228 58t-228 -58z', cloth(s));
    p.oval(400, 556, 190, 52, p.lin('d', t.top, t.lo), `stroke="${a.base}" stroke-width="6"`);
    for (const x of [340, 400, 460]) p.circle(x, 556, 9, t.deep);
  },
);
/** Boxes with two cones, with one large cone and a handle, with a ring of light around each. */
function towerSpeaker(s: Sketch, b: Body): void {
  const { p, t, a } = s;
  if (readBodyIndex(s) === 1) p.line(d`M${b.x + b.w * 0.26} ${b.y + 6}v-44h${b.w * 0.48}v44`, t.edge, 22);
  slab(p, b.x, b.y, b.w, b.h, ofBody(s, [26, 60, 10]), t);
  const r = Math.min(b.w * 0.38, b.h * 0.23);
  if (readBodyIndex(s) === 1) {
    p.rect(b.x + 20, b.y + 96, b.w - 40, b.h - 130, 44, p.dots(11, 3.6, '#00000090'));
    cone(p, 400, b.y + b.h * 0.62, r * 1.12);
    p.circle(
      400,
      b.y + b.h * 0.62,
      r * 1.2,
      'none',
      `stroke="${p.lin('d', a.hi, '#8f6fd1', '#f0568f')}" stroke-width="13"`,
    );
    for (let i = 0; i < 4; i++) p.circle(400 + (i - 1.5) * 40, b.y + 56, 11, i === 1 ? a.base : t.top);
    return;
  }
  cone(p, 400, b.y + b.h * 0.3, r * 0.8);
  cone(p, 400, b.y + b.h * 0.7, r);
  if (readBodyIndex(s) === 2) {
    for (const [y, k] of [
      [0.3, 0.9],
      [0.7, 1.1],
    ] as const)
      p.circle(
        400,
        b.y + b.h * y,
        r * k,
        'none',
        `stroke="${p.lin('v', a.hi, '#ffb417', '#f0568f')}" stroke-width="12"`,
      );
    for (const x of [b.x + 14, b.x + b.w - 26]) p.rect(x, b.y + b.h * 0.4, 12, b.h * 0.2, 6, t.deep);
    return;
  }
  p.circle(400, b.y + b.h * 0.7, r * 1.06, 'none', `stroke="${a.base}" stroke-width="6" opacity=".9"`);
  p.circle(400, b.y + b.h * 0.3, r * 0.86, 'none', 'stroke="#ffb417" stroke-width="4" opacity=".9"');
  p.rect(400 - b.w * 0.2, b.y + 18, b.w * 0.4, 12, 6, t.deep);
}
const partyBody = (s: Sketch): Body => (s.str('form', '') === 'bookshelf' ? fit(s, 330, 500) : fit(s, 330, 600));
const isBoxSpeaker = (s: Sketch): boolean => ['party', 'bookshelf', 'box'].includes(s.str('form', 'cylinder'));
const speaker: Kind = {
  front(s) {
    shadow(s.p, 400, BASE, readBodyIndex(s) === 1 ? 300 : 210, 22);
    if (isBoxSpeaker(s)) return towerSpeaker(s, partyBody(s));
    (s.str('form', '') === 'smart' ? smart : portable)(s);
  },
  side(s) {
    const { p, t, a } = s;
    if (isBoxSpeaker(s)) return quarter(s, partyBody(s), 170, () => towerSpeaker(s, partyBody(s)));
    shadow(p, 400, 590, 330, 26);
    p.rect(
      90,
      320,
      620,
      268,
      134,
      p.lin('v', t.lo, [t.top, 0.2], [t.base, 0.5], t.deep),
      `stroke="${t.edge}" stroke-width="1.5"`,
    );
    p.rect(190, 320, 420, 268, 0, cloth(s));
    p.oval(164, 454, 62, 116, p.lin('d', '#4b5459', '#0e1011'), `stroke="${a.base}" stroke-width="7"`);
    p.oval(164, 454, 30, 60, p.rad(0.4, 0.35, 0.7, '#6a7277', '#15181a'));
    for (let i = 0; i < 4; i++) p.rect(330 + i * 44, 340, 28, 10, 5, '#e8eded');
  },
  place: 'table',
  focus: { x: 400, y: 300, zoom: 2 },
};

const hasStems = (s: Sketch): boolean => s.str('form', 'stem') === 'stem';
function bud(s: Sketch, x: number, y: number, way: number): void {
  const { p, t } = s;
  p.group(d`translate(${x} ${y})scale(${way} 1)`, () => {
    if (hasStems(s)) {
      mass(p, 'M-14 30q0 -20 24 -20t24 24l-6 150q-2 14 -16 14t-16 -14z', t, 'h');
      p.path('M-4 186h26l-2 12h-22z', STEEL.lo);
    }
    p.oval(-34, 26, 24, 30, p.lin('h', '#3d4448', '#14171a'), 'transform="rotate(-24 -34 26)"');
    p.oval(4, 16, 46, 42, p.lin('d', t.top, [t.base, 0.5], t.lo), `stroke="${t.edge}" stroke-width="1.5"`);
    if (readBodyIndex(s) === 1) p.circle(10, 16, 22, p.lin('d', t.lo, t.hi), `stroke="${s.a.base}" stroke-width="3"`);
    else if (readBodyIndex(s) === 2) p.rect(-8, -2, 34, 34, 12, p.lin('d', STEEL.top, STEEL.deep));
    else p.oval(14, 2, 12, 6, '#1a1d20', 'transform="rotate(20 14 2)"');
  });
}
/** Open cases of earbuds: wide with a high lid, a round pebble, a flat box with the buds before it. */
const budCase = byBody(
  (s) => {
    const { p, t } = s;
    mass(p, 'M190 430V300Q190 190 300 190H500Q610 190 610 300V430z', t);
    p.path('M214 430V310Q214 216 304 216H496Q586 216 586 310V430z', p.lin('v', t.lo, t.base));
    bud(s, 318, 330, 1);
    bud(s, 482, 330, -1);
    p.rect(180, 430, 440, 22, 8, t.deep);
    mass(p, 'M180 446H620V560Q620 700 480 700H320Q180 700 180 560z', t);
    lamp(p, 400, 560, 7, '#2ecf8f');
    p.path('M200 470h70q-40 90 -20 180q-50 -50 -50 -110z', t.isDark ? '#ffffff18' : '#ffffffa0');
  },
  (s) => {
    const { p, t } = s;
    p.circle(400, 300, 200, p.lin('d', t.top, [t.base, 0.5], t.deep), `stroke="${t.edge}" stroke-width="2"`);
    p.circle(400, 310, 168, p.lin('v', t.lo, t.base));
    mass(p, 'M196 500a204 204 0 0 0 408 0q0 -50 -204 -50t-204 50z', t);
    p.oval(400, 500, 196, 46, p.lin('v', t.deep, t.lo));
    for (const x of [326, 474]) p.oval(x, 504, 58, 22, '#0a0c0d70');
    p.group('translate(0 110)', () => {
      bud(s, 330, 340, 1);
      bud(s, 470, 340, -1);
    });
    lamp(p, 400, 590, 7, '#2ecf8f');
  },
  (s) => {
    const { p, t, a } = s;
    mass(p, 'M300 400V300Q300 250 350 250H640Q690 250 690 300V400z', t);
    p.path('M322 400V310Q322 274 356 274H634Q668 274 668 310V400z', p.lin('v', t.lo, t.base));
    mass(p, 'M296 396H694V600Q694 660 634 660H356Q296 660 296 600z', t);
    p.rect(296, 392, 398, 16, 6, t.deep);
    p.rect(470, 520, 50, 8, 4, a.base);
    shadow(p, 190, 700, 130, 14);
    p.group('translate(-20 -30)scale(1.5)', () => {
      bud(s, 110, 290, 1);
      bud(s, 200, 330, -1);
    });
  },
);
const earbuds: Kind = {
  front(s) {
    shadow(s.p, 400, BASE, 250, 22);
    budCase(s);
  },
  back(s) {
    const { p, t } = s;
    shadow(p, 260, 560, 130, 14);
    shadow(p, 560, 690, 170, 18);
    p.group('translate(40 -320)scale(2)', () => bud(s, 108, 240, 1));
    p.group('translate(300 -340)scale(2)', () => bud(s, 60, 240, -1));
    slab(p, 400, 480, 320, 210, ofBody(s, [90, 105, 40]), t);
    p.line('M404 560H716', t.deep, 4);
    lamp(p, 560, 610, 7, '#2ecf8f');
  },
  place: 'table',
  focus: { x: 330, y: 380, zoom: 2 },
};

function mesh(s: Sketch, outline: string): void {
  s.p.path(outline, s.p.lin('h', STEEL.lo, [STEEL.top, 0.25], STEEL.base, STEEL.deep));
  s.p.path(outline, s.p.dots(9, 3.1, '#23282b'));
}
/** A capsule in a fork, a slim wand on an arm, a short barrel on a plate. */
const microphones = byBody(
  (s) => {
    const { p, t, a } = s;
    p.rect(388, 560, 24, 130, 6, p.lin('h', STEEL.top, STEEL.deep));
    mass(p, 'M270 692q0 -22 40 -22h180q40 0 40 22v10H270z', t, 'v');
    p.line('M276 330v100Q276 574 400 574T524 430V330', t.edge, 22);
    p.line('M276 330v100Q276 574 400 574T524 430V330', t.lo, 18);
    drum(p, 300, 96, 200, 450, 96, t);
    mesh(s, roundedPath(306, 102, 188, 226, 92));
    p.rect(300, 320, 200, 26, 0, p.lin('h', t.deep, t.top, t.deep));
    p.rect(300, 346, 200, 5, 0, a.base);
    knob(p, 400, 420, 30, GRAPHITE);
    lamp(p, 400, 490, 7, '#e5484d');
  },
  (s) => {
    const { p, t, a } = s;
    mass(p, 'M250 696q0 -20 36 -20h228q36 0 36 20v8H250z', t, 'v');
    p.line('M400 670V560Q400 520 440 500L500 470', t.edge, 26);
    p.line('M400 670V560Q400 520 440 500L500 470', t.lo, 20);
    p.group('rotate(24 400 330)', () => {
      drum(p, 344, 300, 112, 260, 40, t);
      drum(p, 330, 110, 140, 210, 66, STEEL);
      mesh(s, roundedPath(334, 114, 132, 180, 62));
      p.rect(330, 292, 140, 20, 6, p.lin('h', t.deep, t.top, t.deep));
      p.rect(386, 360, 28, 56, 14, '#0d0f10');
      p.rect(390, 364, 20, 24, 10, a.base);
    });
  },
  (s) => {
    const { p, t, a } = s;
    p.oval(400, 686, 170, 26, p.lin('v', t.top, t.deep), `stroke="${t.edge}"`);
    p.rect(382, 560, 36, 120, 8, p.lin('h', t.hi, t.deep));
    slab(p, 260, 180, 280, 390, 70, t);
    mesh(s, roundedPath(276, 196, 248, 240, 58));
    p.line('M286 456H514', p.lin('h', '#00c2d8', '#8f6fd1', '#f0568f'), 12);
    knob(p, 400, 514, 32, GRAPHITE);
    lamp(p, 480, 514, 6, a.hi);
  },
);
const microphone: Kind = {
  front(s) {
    shadow(s.p, 400, BASE, 170, 18);
    microphones(s);
  },
  side(s) {
    const { p, t, a } = s;
    p.group('rotate(38 400 400)', () => {
      mass(p, 'M352 330H448L430 700Q428 716 400 716T370 700z', t, 'h');
      p.circle(400, 220, 116, p.rad(0.35, 0.3, 0.8, STEEL.top, STEEL.base, STEEL.deep), `stroke="${STEEL.edge}"`);
      p.circle(400, 220, 116, p.dots(11, 3.6, '#23282b'));
      p.rect(284, 206, 232, 26, 6, p.lin('h', STEEL.lo, STEEL.top, STEEL.deep));
      p.rect(346, 322, 108, 26, 8, p.lin('h', t.top, t.deep));
      p.rect(386, 420, 28, 60, 14, '#0d0f10');
      p.rect(390, 424, 20, 26, 10, a.base);
    });
  },
  place: 'desk',
  focus: { x: 400, y: 320, zoom: 2 },
};

export const sound: Readonly<Record<string, Kind>> = { speaker, headphones, earbuds, microphone };
