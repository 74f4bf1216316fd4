import { GRAPHITE, RUBBER, STEEL, WHITE, cone, digits, lamp, lens, mass, shadow, slab, slots } from '../primitives.ts';
import { d } from '../pen.ts';
import { BASE, readBodyIndex, boxKind, byBody, fit, ofBody, type Body, type Kind, type Sketch } from '../sketch.ts';

/** The subwoofer next to a bar: a cone behind cloth, a slit, a cone in a ring. */
const subwoofer = byBody(
  ({ p, t }) => {
    slab(p, 480, 300, 200, 404, 16, t);
    p.rect(494, 316, 172, 330, 8, p.dots(9, 3, t.isDark ? '#00000090' : '#00000050'));
    cone(p, 580, 520, 66);
    p.rect(540, 668, 80, 12, 6, '#08090a');
  },
  ({ p, t }) => {
    slab(p, 470, 356, 230, 340, 40, t);
    p.rect(500, 384, 170, 16, 8, '#08090a');
    p.rect(484, 420, 202, 250, 20, p.dots(9, 3, t.isDark ? '#00000090' : '#00000050'));
  },
  ({ p, t }) => {
    slab(p, 486, 280, 190, 420, 6, t);
    cone(p, 581, 590, 76);
    p.circle(581, 590, 82, 'none', `stroke="${t.top}" stroke-width="5"`);
    p.path('M486 300H676V470H486z', t.isDark ? '#ffffff10' : '#00000010');
  },
);
const soundbar: Kind = {
  front(s) {
    const { p, t, a } = s;
    const sub = s.num('subwoofer', 1, 0, 1) === 1;
    shadow(p, 400, BASE, 330, 20);
    if (sub) subwoofer(s);
    const w = sub ? 560 : 660;
    const [y, h, r] = ofBody(s, [
      [608, 92, 24],
      [628, 72, 36],
      [596, 104, 8],
    ] as const);
    slab(p, 70, y, w, h, r, t);
    const grille = t.isDark ? '#000000a0' : '#00000058';
    if (readBodyIndex(s) === 1) {
      p.rect(120, y + 12, w - 100, h - 24, 20, p.dots(8, 2.6, grille));
      for (const x of [92, 70 + w - 22]) p.circle(x, y + h / 2, 17, p.lin('d', STEEL.top, STEEL.deep));
    } else if (readBodyIndex(s) === 2) {
      p.rect(84, y + 34, w - 28, h - 46, 4, p.dots(8, 2.6, grille));
      p.path(d`M84 ${y + 16}h${w - 28}`, 'none', `stroke="${t.lo}" stroke-width="18"`);
      p.rect(70 + w / 2 - 50, y + 56, 100, 28, 6, '#08090a');
      digits(p, 70 + w / 2 - 26, y + 61, 18, '42', a.top);
      return;
    } else p.rect(84, y + 14, w - 28, h - 26, 16, p.dots(8, 2.6, grille));
    for (let i = 0; i < 3; i++) lamp(p, 330 + i * 20, y + h / 2, 4, i === 0 ? '#ffffff' : a.hi);
    p.rect(96, y + 4, w - 52, 4, 2, '#ffffff40');
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

/** The lens of a projector with its gleam. */
function bigLens({ p, t }: Sketch, cx: number, cy: number, r: number): void {
  p.circle(cx, cy, r, p.lin('d', t.lo, t.top), `stroke="${t.edge}"`);
  lens(p, cx, cy, r * 0.86, GRAPHITE);
  p.circle(cx - 8, cy - 8, r * 0.36, p.rad(0.4, 0.4, 0.6, '#bfe9ffb0', '#bfe9ff00'));
}
/** A flat box with its lens at the side, a cube with the lens in the middle, a drum on a bracket. */
const PROJECTORS: readonly [Body, Body, Body] = [
  { x: 120, y: 474, w: 560, h: 230 },
  { x: 230, y: 314, w: 340, h: 390 },
  { x: 250, y: 344, w: 300, h: 360 },
];
const projector: Kind = boxKind({
  body: (s) => (readBodyIndex(s) === 0 ? fit(s, 560, 230) : ofBody(s, PROJECTORS)),
  depth: 200,
  face: (s, b) =>
    ofBody(s, [
      () => {
        const { p, t, a } = s;
        for (const x of [b.x + 60, b.x + b.w - 110]) p.rect(x, b.y + b.h - 12, 50, 18, 6, RUBBER.base);
        slab(p, b.x, b.y, b.w, b.h - 8, 36, t);
        p.rect(b.x + 26, b.y + 40, b.w * 0.44, b.h - 86, 12, t.isDark ? '#00000066' : '#0000001c');
        slots(p, b.x + 40, b.y + 46, b.w * 0.44 - 28, b.h - 98, 7, t.deep, 7);
        bigLens(s, b.x + b.w * 0.75, b.y + b.h / 2 - 6, b.h * 0.41);
        lamp(p, b.x + b.w * 0.53, b.y + 30, 5, a.hi);
      },
      () => {
        const { p, t, a } = s;
        p.rect(b.x + 40, b.y + b.h - 14, b.w - 80, 16, 6, RUBBER.base);
        slab(p, b.x, b.y, b.w, b.h - 8, 70, t);
        p.rect(b.x + 22, b.y + 22, b.w - 44, b.h * 0.56, 52, p.lin('d', '#3d464b', '#0c0e10'));
        bigLens(s, 400, b.y + b.h * 0.33, b.w * 0.26);
        p.rect(b.x + 40, b.y + b.h * 0.68, b.w - 80, b.h * 0.2, 20, p.dots(10, 3.2, t.isDark ? '#00000090' : t.deep));
        lamp(p, b.x + b.w - 56, b.y + 56, 5, a.hi);
      },
      () => {
        const { p, t, a } = s;
        p.line(d`M${b.x - 40} 700V520M${b.x + b.w + 40} 700V520M${b.x - 40} 700H${b.x + b.w + 40}`, GRAPHITE.deep, 26);
        p.line(d`M${b.x - 40} 699V520M${b.x + b.w + 40} 699V520M${b.x - 40} 699H${b.x + b.w + 40}`, GRAPHITE.hi, 16);
        p.circle(400, b.y + 170, 184, p.lin('d', t.top, [t.base, 0.5], t.deep), `stroke="${t.edge}" stroke-width="2"`);
        p.circle(400, b.y + 170, 150, p.lin('d', t.deep, t.hi));
        bigLens(s, 400, b.y + 170, 118);
        for (const x of [b.x - 40, b.x + b.w + 40]) p.circle(x, 520, 24, p.lin('d', STEEL.top, STEEL.deep));
        lamp(p, 400, b.y + 334, 5, a.hi);
      },
    ])(),
  rest: { place: 'desk', lift: 90, focus: { x: 470, y: 560, zoom: 2 } },
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
/** A low slab, a pebble, a cube with ribs. */
const tvBoxBody = byBody(
  ({ p, t, a }) => {
    p.path(
      'M96 560L140 500Q148 490 164 490H436Q452 490 460 500L504 560z',
      p.lin('d', t.top, t.base),
      `stroke="${t.edge}"`,
    );
    mass(p, 'M92 560H508V630Q508 656 482 656H118Q92 656 92 630z', t, 'v');
    p.rect(112, 580, 376, 54, 14, '#0c0e0f');
    lamp(p, 300, 607, 6, a.hi);
  },
  ({ p, t, a }) => {
    p.path('M80 590q0 66 220 66t220 -66z', p.lin('h', t.lo, [t.hi, 0.3], t.deep), `stroke="${t.edge}"`);
    p.oval(300, 590, 220, 74, p.lin('d', t.top, [t.base, 0.5], t.lo), `stroke="${t.edge}" stroke-width="2"`);
    p.oval(300, 584, 96, 30, p.lin('d', t.lo, t.hi));
    lamp(p, 300, 640, 5, a.hi);
  },
  ({ p, t, a }) => {
    p.path('M150 420L210 370H480L440 420z', p.lin('d', t.top, t.base), `stroke="${t.edge}"`);
    p.path('M440 420L480 370V600L440 656z', p.lin('h', t.lo, t.deep), `stroke="${t.edge}"`);
    slab(p, 150, 420, 290, 236, 12, t);
    slots(p, 176, 450, 238, 120, 7, t.deep, 6);
    lamp(p, 186, 618, 6, a.hi);
  },
);
const tvBox: Kind = {
  front(s) {
    const { p, t } = s;
    shadow(p, 400, 660, 330, 22);
    if (s.str('form', '') === 'stick') {
      p.group('rotate(-24 360 430)', () => {
        p.rect(130, 388, 90, 84, 6, p.lin('v', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
        slab(p, 210, 360, 300, 140, 26, t);
      });
    } else {
      tvBoxBody(s);
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

export const tvAudio: Readonly<Record<string, Kind>> = { soundbar, projector, 'tv-box': tvBox };
