import {
  GRAPHITE,
  RUBBER,
  STEEL,
  WHITE,
  cone,
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
import { d, roundedPath } from '../pen.ts';
import { headphones } from './headphones.ts';
import { BASE, boxKind, fit, quarter, type Body, type Kind, type Sketch } from '../sketch.ts';

function tvBody(s: Sketch): Body {
  const w = 500 + (Math.min(90, s.num('diagonal', 55, 19, 110)) - 19) * 3;
  const h = w * 0.578;
  return { x: 400 - w / 2, y: 640 - h, w, h };
}
function feet(s: Sketch, b: Body): void {
  const { p, t } = s;
  if (s.str('stand', s.num('diagonal', 55, 19, 110) > 60 ? 'center' : 'feet') === 'center') {
    p.path(d`M360 ${b.y + b.h - 4}h80l6 44h-92z`, p.lin('h', t.top, t.deep));
    mass(p, 'M270 686q0 -12 16 -12h228q16 0 16 12v6H270z', t, 'v');
    return;
  }
  for (const way of [-1, 1]) {
    const x = 400 + way * b.w * 0.36;
    p.path(
      d`M${x - way * 8} ${b.y + b.h - 6}h${way * 18}l${way * 44} 52h${-way * 16}l${-way * 40} -40l${-way * 34} 40h${-way * 15}z`,
      p.lin('v', t.hi, t.deep),
      `stroke="${t.edge}"`,
    );
  }
}
function tvFace(s: Sketch, b: Body): void {
  const { p, t } = s;
  p.rect(b.x, b.y, b.w, b.h, 7, p.lin('d', t.hi, t.deep), `stroke="${t.edge}" stroke-width="1.5"`);
  p.rect(b.x + 4, b.y + 4, b.w - 8, b.h - 12, 4, '#08090a');
  screen(p, b.x + 8, b.y + 8, b.w - 16, b.h - 24, 2, s.n);
  p.rect(390, b.y + b.h - 8, 20, 4, 2, t.top);
}
const tv: Kind = {
  front(s) {
    const b = tvBody(s);
    if (!s.p.far) {
      shadow(s.p, 400, 690, b.w * 0.48, 18);
      feet(s, b);
    }
    tvFace(s, b);
  },
  back(s) {
    const { p, t } = s;
    const b = tvBody(s);
    shadow(p, 400, 690, b.w * 0.48, 18);
    feet(s, b);
    slab(p, b.x, b.y, b.w, b.h, 8, t);
    slab(p, b.x + b.w * 0.12, b.y + b.h * 0.36, b.w * 0.76, b.h * 0.56, 16, t);
    slots(p, b.x + b.w * 0.2, b.y + b.h * 0.41, b.w * 0.6, 44, 3, t.deep, 4);
    for (const [x, y] of [
      [-60, -40],
      [60, -40],
      [-60, 40],
      [60, 40],
    ] as const)
      p.circle(400 + x, b.y + b.h * 0.68 + y, 7, '#0b0c0e', `stroke="${t.top}" stroke-width="2"`);
    p.rect(b.x + b.w * 0.74, b.y + b.h * 0.56, 52, b.h * 0.28, 6, '#0e1012');
    for (let i = 0; i < 4; i++) p.rect(b.x + b.w * 0.74 + 12, b.y + b.h * 0.59 + i * 26, 28, 12, 3, '#616b71');
  },
  side(s) {
    const b = tvBody(s);
    quarter(s, b, 34, () => tvFace(s, b));
  },
  place: 'wall',
  lift: 55,
  focus: { x: 190, y: 590, zoom: 2.4 },
};

const soundbar: Kind = {
  front(s) {
    const { p, t, a } = s;
    const sub = s.num('subwoofer', 1, 0, 1) === 1;
    shadow(p, 400, BASE, 330, 20);
    if (sub) {
      slab(p, 480, 300, 200, 404, 16, t);
      p.rect(494, 316, 172, 330, 8, p.dots(9, 3, t.isDark ? '#00000090' : '#00000050'));
      cone(p, 580, 520, 66);
      p.rect(540, 668, 80, 12, 6, '#08090a');
    }
    slab(p, 70, 608, sub ? 560 : 660, 92, 24, t);
    p.rect(84, 622, sub ? 532 : 632, 66, 16, p.dots(8, 2.6, t.isDark ? '#000000a0' : '#00000058'));
    for (let i = 0; i < 3; i++) lamp(p, 330 + i * 20, 655, 4, i === 0 ? '#ffffff' : a.hi);
    p.rect(96, 612, sub ? 508 : 608, 4, 2, '#ffffff40');
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, 560, 350, 22);
    mass(p, 'M70 470L600 400q20 -2 40 6l96 40q8 4 -6 8L210 530q-16 4 -30 -2L74 482q-10 -6 -4 -12z', t, 'v');
    p.path('M70 474L200 532V580Q190 584 176 576L76 528Q66 522 66 510z', p.lin('h', t.deep, t.lo), `stroke="${t.edge}"`);
    p.path('M200 532L738 450V500q0 8 -10 10L200 582z', p.lin('d', t.base, t.deep), `stroke="${t.edge}"`);
    p.path('M214 538L726 460V496L214 570z', p.dots(8, 2.6, '#00000090'));
    for (let i = 0; i < 4; i++) p.oval(380 + i * 40, 452 - i * 5, 11, 5, t.top);
  },
  place: 'desk',
  lift: 70,
  focus: { x: 340, y: 650, zoom: 2.4 },
};

const projector: Kind = boxKind({
  body: (s) => fit(s, 560, 230),
  depth: 200,
  face(s, b) {
    const { p, t, a } = s;
    for (const x of [b.x + 60, b.x + b.w - 110]) p.rect(x, b.y + b.h - 12, 50, 18, 6, RUBBER.base);
    slab(p, b.x, b.y, b.w, b.h - 8, 36, t);
    p.rect(b.x + 26, b.y + 40, b.w * 0.44, b.h - 86, 12, t.isDark ? '#00000066' : '#0000001c');
    slots(p, b.x + 40, b.y + 46, b.w * 0.44 - 28, b.h - 98, 7, t.deep, 7);
    const cx = b.x + b.w * 0.75;
    p.circle(cx, b.y + b.h / 2 - 6, b.h * 0.41, p.lin('d', t.lo, t.top), `stroke="${t.edge}"`);
    lens(p, cx, b.y + b.h / 2 - 6, b.h * 0.35, GRAPHITE);
    p.circle(cx - 8, b.y + b.h / 2 - 14, b.h * 0.14, p.rad(0.4, 0.4, 0.6, '#bfe9ffb0', '#bfe9ff00'));
    lamp(p, b.x + b.w * 0.53, b.y + 30, 5, a.hi);
  },
  rest: { place: 'desk', lift: 150, focus: { x: 530, y: 580, zoom: 2 } },
});

function remote(s: Sketch, x: number, y: number, h: number): void {
  const { p, t } = s;
  const w = h * 0.24;
  slab(p, x, y, w, h, w * 0.42, t.isLight ? WHITE : GRAPHITE);
  p.circle(x + w / 2, y + h * 0.26, w * 0.32, p.lin('d', '#6a747a', '#1a1d20'), 'stroke="#0a0b0c"');
  p.circle(x + w / 2, y + h * 0.26, w * 0.13, '#262b2e');
  p.circle(x + w / 2, y + h * 0.09, w * 0.1, '#d8433c');
  for (let i = 0; i < 6; i++)
    p.circle(
      x + w * (i % 2 === 0 ? 0.3 : 0.7),
      y + h * (0.48 + Math.floor(i / 2) * 0.11),
      w * 0.12,
      i === 2 ? s.a.base : '#59636a',
    );
}
const tvBox: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, 660, 330, 22);
    if (s.str('form', '') === 'stick') {
      p.group('rotate(-24 360 430)', () => {
        p.rect(130, 388, 90, 84, 6, p.lin('v', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
        slab(p, 210, 360, 300, 140, 26, t);
      });
    } else {
      p.path(
        'M96 560L140 500Q148 490 164 490H436Q452 490 460 500L504 560z',
        p.lin('d', t.top, t.base),
        `stroke="${t.edge}"`,
      );
      mass(p, 'M92 560H508V630Q508 656 482 656H118Q92 656 92 630z', t, 'v');
      p.rect(112, 580, 376, 54, 14, '#0c0e0f');
      lamp(p, 300, 607, 6, a.hi);
    }
    remote(s, 570, 200, 460);
  },
  back(s) {
    const { p, t } = s;
    shadow(p, 400, 600, 300, 22);
    slab(p, 110, 430, 580, 170, 30, t);
    for (const [x, w] of [
      [160, 46],
      [236, 90],
      [356, 70],
      [456, 70],
    ] as const)
      p.rect(x, 500, w, 42, 8, '#0b0c0e', 'stroke="#7d878d" stroke-width="4"');
    for (const x of [580, 630]) p.circle(x, 521, 20, '#0b0c0e', 'stroke="#c9a04a" stroke-width="6"');
    slots(p, 180, 446, 440, 34, 2, t.deep, 4);
  },
  place: 'desk',
  lift: 40,
  focus: { x: 620, y: 330, zoom: 2.2 },
};

function cylinderSpeaker({ p, t, a }: Sketch): void {
  drum(p, 230, 150, 340, 552, 90, t);
  p.rect(230, 226, 340, 400, 0, p.dots(10, 3.2, t.isDark ? '#00000080' : '#00000040'));
  p.oval(400, 196, 150, 44, p.lin('d', '#4b5459', '#121517'), `stroke="${a.base}" stroke-width="6"`);
  for (const x of [330, 376, 424, 470]) p.circle(x, 196, 9, '#aab4b8');
  p.path('M236 640q164 40 328 0v26q-6 36 -60 36H296q-54 0 -60 -36z', '#00000040');
  p.line('M560 250q40 -10 44 50', a.base, 12);
}
function towerSpeaker(s: Sketch, b: Body): void {
  const { p, t, a } = s;
  slab(p, b.x, b.y, b.w, b.h, 26, t);
  const r = Math.min(b.w * 0.38, b.h * 0.23);
  cone(p, 400, b.y + b.h * 0.3, r * 0.8);
  cone(p, 400, b.y + b.h * 0.7, r);
  p.circle(400, b.y + b.h * 0.7, r * 1.06, 'none', `stroke="${a.base}" stroke-width="6" opacity=".9"`);
  p.circle(400, b.y + b.h * 0.3, r * 0.86, 'none', 'stroke="#ffb417" stroke-width="4" opacity=".9"');
  p.rect(400 - b.w * 0.2, b.y + 18, b.w * 0.4, 12, 6, t.deep);
}
const partyBody = (s: Sketch): Body => (s.str('form', '') === 'bookshelf' ? fit(s, 330, 500) : fit(s, 330, 600));
const isBoxSpeaker = (s: Sketch): boolean => ['party', 'bookshelf', 'box'].includes(s.str('form', 'cylinder'));
const speaker: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE, 210, 22);
    if (isBoxSpeaker(s)) return towerSpeaker(s, partyBody(s));
    if (s.str('form', '') === 'smart') {
      drum(p, 210, 300, 380, 402, 150, t);
      p.path(
        'M214 420q186 60 372 0v190q-30 92 -130 92h-112q-100 0 -130 -92z',
        p.dots(10, 3, t.isDark ? '#00000080' : '#00000040'),
      );
      p.oval(400, 366, 148, 50, '#101315', `stroke="${a.base}" stroke-width="9"`);
      for (const x of [350, 400, 450]) p.circle(x, 366, 8, '#c6ced1');
      return;
    }
    cylinderSpeaker(s);
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
    p.rect(190, 320, 420, 268, 0, p.dots(10, 3.2, t.isDark ? '#00000080' : '#00000040'));
    p.oval(164, 454, 62, 116, p.lin('d', '#4b5459', '#0e1011'), `stroke="${a.base}" stroke-width="7"`);
    p.oval(164, 454, 30, 60, p.rad(0.4, 0.35, 0.7, '#6a7277', '#15181a'));
    for (let i = 0; i < 4; i++) p.rect(330 + i * 44, 340, 28, 10, 5, '#e8eded');
  },
  place: 'table',
  focus: { x: 400, y: 300, zoom: 2 },
};

function bud(s: Sketch, x: number, y: number, way: number): void {
  const { p, t } = s;
  p.group(d`translate(${x} ${y})scale(${way} 1)`, () => {
    if (s.str('form', 'stem') === 'stem') {
      mass(p, 'M-14 30q0 -20 24 -20t24 24l-6 150q-2 14 -16 14t-16 -14z', t, 'h');
      p.path('M-4 186h26l-2 12h-22z', STEEL.lo);
    }
    p.oval(-34, 26, 24, 30, p.lin('h', '#3d4448', '#14171a'), 'transform="rotate(-24 -34 26)"');
    p.oval(4, 16, 46, 42, p.lin('d', t.top, [t.base, 0.5], t.lo), `stroke="${t.edge}" stroke-width="1.5"`);
    p.oval(14, 2, 12, 6, '#1a1d20', 'transform="rotate(20 14 2)"');
  });
}
const earbuds: Kind = {
  front(s) {
    const { p, t } = s;
    shadow(p, 400, BASE, 250, 22);
    mass(p, 'M190 430V300Q190 190 300 190H500Q610 190 610 300V430z', t);
    p.path('M214 430V310Q214 216 304 216H496Q586 216 586 310V430z', p.lin('v', t.lo, t.base));
    bud(s, 318, 330, 1);
    bud(s, 482, 330, -1);
    p.rect(180, 430, 440, 22, 8, t.deep);
    mass(p, 'M180 446H620V560Q620 700 480 700H320Q180 700 180 560z', t);
    lamp(p, 400, 560, 7, '#2ecf8f');
    p.path('M200 470h70q-40 90 -20 180q-50 -50 -50 -110z', t.isDark ? '#ffffff18' : '#ffffffa0');
  },
  back(s) {
    const { p, t } = s;
    shadow(p, 260, 560, 130, 14);
    shadow(p, 560, 690, 170, 18);
    p.group('translate(40 -320)scale(2)', () => bud(s, 108, 240, 1));
    p.group('translate(300 -340)scale(2)', () => bud(s, 60, 240, -1));
    slab(p, 400, 480, 320, 210, 90, t);
    p.line('M404 560H716', t.deep, 4);
    lamp(p, 560, 610, 7, '#2ecf8f');
  },
  place: 'table',
  focus: { x: 330, y: 380, zoom: 2 },
};

const microphone: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE, 170, 18);
    p.rect(388, 560, 24, 130, 6, p.lin('h', STEEL.top, STEEL.deep));
    mass(p, 'M270 692q0 -22 40 -22h180q40 0 40 22v10H270z', t, 'v');
    p.line('M276 330v100Q276 574 400 574T524 430V330', t.edge, 22);
    p.line('M276 330v100Q276 574 400 574T524 430V330', t.lo, 18);
    drum(p, 300, 96, 200, 450, 96, t);
    const mesh = roundedPath(306, 102, 188, 226, 92);
    p.path(mesh, p.lin('h', STEEL.lo, [STEEL.top, 0.25], STEEL.base, STEEL.deep));
    p.path(mesh, p.dots(9, 3.1, '#23282b'));
    p.rect(300, 320, 200, 26, 0, p.lin('h', t.deep, t.top, t.deep));
    p.rect(300, 346, 200, 5, 0, a.base);
    knob(p, 400, 420, 30, GRAPHITE);
    lamp(p, 400, 490, 7, '#e5484d');
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

export const tvAudio: Readonly<Record<string, Kind>> = {
  tv,
  soundbar,
  projector,
  'tv-box': tvBox,
  speaker,
  headphones,
  earbuds,
  microphone,
};
