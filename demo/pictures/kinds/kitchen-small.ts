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
  roundFill,
  shadow,
  slab,
  slots,
  vessel,
} from '../primitives.ts';
import { findTone } from '../colour.ts';
import { d } from '../pen.ts';
import { BASE, readBodyIndex, byBody, ofBody, type Draw, type Kind, type Sketch } from '../sketch.ts';

/** Kettle bodies: a cone, a round pot with a thin spout, a straight cylinder. */
const KETTLES = [
  {
    body: 'M290 210H510Q520 210 523 222L572 630Q576 658 546 658H254Q224 658 228 630L277 222Q280 210 290 210z',
    side: 'M300 210H500L566 640Q566 658 546 658H254Q234 658 234 640z',
    spout: 'M300 214L206 250Q196 262 214 272L290 330z',
    handle: 'M520 230Q690 210 690 390Q690 560 560 620L552 580Q640 520 640 396Q640 270 530 282z',
    shine: 'M318 240L284 620',
  },
  {
    body: 'M322 210H478Q590 290 598 470Q598 658 520 658H280Q202 658 202 470Q210 290 322 210z',
    side: 'M330 210H470Q580 300 588 470Q588 658 520 658H280Q212 658 212 470Q220 300 330 210z',
    spout: 'M252 540Q150 500 148 320Q146 262 116 240L150 226Q196 250 198 330Q204 420 262 440z',
    handle: 'M486 216Q712 190 706 400Q700 520 590 560L584 524Q660 490 662 400Q664 250 500 252z',
    shine: 'M296 300Q244 380 248 520',
  },
  {
    body: 'M272 210H528Q546 210 546 228V636Q546 658 524 658H276Q254 658 254 636V228Q254 210 272 210z',
    side: 'M284 210H516Q534 210 534 228V636Q534 658 512 658H288Q266 658 266 636V228Q266 210 284 210z',
    spout: 'M262 214L196 226Q186 240 200 252L262 300z',
    handle: 'M536 236H664Q690 236 690 262V560Q690 586 664 586H540V548H636Q650 548 650 534V288Q650 274 636 274H536z',
    shine: 'M290 244V624',
  },
] as const;
/** Glass kettles are always cones. */
const pickKettle = (s: Sketch) =>
  (s.str('material', 'steel') === 'glass' ? undefined : KETTLES[readBodyIndex(s)]) ?? KETTLES[0];

const kettleFront: Draw = (s) => {
  const { p, t, a } = s;
  const shape = pickKettle(s);
  const glass = s.str('material', 'steel') === 'glass';
  shadow(p, 400, BASE, 230, 22);
  mass(
    p,
    'M220 684q0 -26 30 -26h280q30 0 30 26q0 20 -20 20H240q-20 0 -20 -20z',
    glass || t.isLight ? GRAPHITE : findTone('#1d2022'),
    'v',
  );
  lamp(p, 252, 682, 4, a.hi);
  p.path(shape.handle, p.lin('h', RUBBER.hi, ['#4b5358', 0.6], RUBBER.base), 'stroke="#0c0e0f"');
  p.path(shape.spout, p.lin('h', glass ? STEEL.top : t.hi, glass ? STEEL.lo : t.lo), `stroke="${t.edge}"`);
  if (glass) {
    const [top, foot] = ofBody(s, [
      [120, 166],
      [136, 150],
      [104, 160],
    ] as const);
    vessel(p, 400, 220, 650, top, foot, ofBody(s, [0.62, 0.74, 0.5]), '#7fc9d6');
    p.rect(230, 600, 340, 54, 10, roundFill(p, STEEL), `stroke="${STEEL.edge}"`);
    p.oval(400, 602, 150, 10, s.n % 2 === 0 ? '#39b8ff90' : '#00a9bf90');
  } else {
    mass(p, shape.body, t, 'h');
    p.path(shape.shine, 'none', 'stroke="#ffffff90" stroke-width="10" stroke-linecap="round"');
    p.rect(474, 330, 26, 240, 13, '#ffffff30', `stroke="${t.deep}"`);
    p.rect(480, 430, 14, 132, 7, '#7fc9d6b0');
  }
  p.path(
    'M284 214Q290 160 400 156T516 214z',
    glass ? p.lin('h', STEEL.lo, STEEL.top, STEEL.deep) : p.lin('h', t.lo, t.top, t.deep),
    `stroke="${t.edge}"`,
  );
  p.rect(368, 132, 64, 30, 13, p.lin('v', '#4b5358', '#15181a'));
};
const kettle: Kind = {
  front: kettleFront,
  side(s) {
    const { p, t } = s;
    shadow(p, 400, BASE, 210, 20);
    mass(p, 'M220 684q0 -26 30 -26h300q30 0 30 26q0 20 -20 20H240q-20 0 -20 -20z', GRAPHITE, 'v');
    mass(p, pickKettle(s).side, t, 'h');
    p.path('M352 200q48 -34 96 0l-12 66q-36 30 -72 0z', p.lin('v', t.top, t.lo), `stroke="${t.edge}"`);
    p.path('M296 214Q300 160 400 156T504 214z', p.lin('h', t.lo, t.top, t.deep), `stroke="${t.edge}"`);
    p.rect(368, 132, 64, 30, 13, p.lin('v', '#4b5358', '#15181a'));
  },
  place: 'kitchen',
  focus: { x: 440, y: 290, zoom: 2 },
};

/** Hand blenders: a soft grip, a slim straight one, one with a belt of speed around its top. */
const wands = byBody(
  ({ p, t, a }) => {
    mass(p, 'M250 90q0 -30 54 -30t54 30v280l-22 50h-64l-22 -50z', t, 'h');
    p.rect(286, 130, 36, 60, 18, '#14181a');
    p.circle(304, 150, 11, a.base);
    p.rect(284, 210, 40, 30, 12, GRAPHITE.hi);
    mass(p, 'M284 420h40v180q0 20 36 40v46q0 16 -16 16h-80q-16 0 -16 -16v-46q36 -20 36 -40z', STEEL, 'h');
  },
  ({ p, t, a }) => {
    drum(p, 262, 60, 84, 330, 26, t);
    for (const [i, y] of [140, 200].entries()) p.rect(284, y, 40, 44, 12, i === 0 ? a.base : GRAPHITE.base);
    p.rect(270, 388, 68, 20, 6, p.lin('h', STEEL.lo, STEEL.top, STEEL.deep));
    mass(p, 'M282 408h44v210l40 60q4 26 -20 26H262q-24 0 -20 -26l40 -60z', STEEL, 'h');
  },
  ({ p, t, a }) => {
    mass(p, 'M240 120Q240 60 304 60T368 120L346 400H262z', t, 'h');
    p.rect(240, 108, 128, 24, 6, p.lin('h', GRAPHITE.hi, GRAPHITE.deep));
    p.path('M250 120h108', 'none', `stroke="${a.base}" stroke-width="9" stroke-dasharray="6 6"`);
    p.rect(280, 170, 48, 120, 24, '#14181a');
    p.circle(304, 204, 14, a.base);
    mass(p, 'M276 400h56l-6 210q6 30 40 44v34q0 16 -16 16h-92q-16 0 -16 -16v-34q34 -14 40 -44z', STEEL, 'h');
  },
);
const drink = (s: Sketch): string => ['#e5584f', '#f08a3c', '#7fb24f', '#b05aa0'][s.n % 4] ?? '#e5584f';
/** Jugs: a round glass on a wide foot, a square one on steel, a bottle for the road on a slim base. */
const jugs = byBody(
  (s) => {
    const { p, t, a } = s;
    p.path(
      'M508 210q100 0 96 90t-120 160l-8 -36q80 -50 84 -120t-56 -56z',
      '#c4d4d8c0',
      'stroke="#8b9da3" stroke-width="2"',
    );
    vessel(p, 400, 170, 480, 122, 88, 0.66, drink(s));
    mass(p, 'M272 150q0 -20 20 -20h216q20 0 20 20v26H272z', GRAPHITE, 'v');
    p.rect(356, 100, 88, 34, 10, GRAPHITE.base);
    p.path('M340 470l60 -24l60 24l-60 -8z', STEEL.deep);
    mass(p, 'M300 480h200v36l42 150q8 38 -26 38H284q-34 0 -26 -38l42 -150z', t, 'h');
    knob(p, 400, 606, 44, STEEL, 30);
    for (const x of [306, 494]) p.rect(x - 18, 640, 36, 16, 8, x > 400 ? a.base : GRAPHITE.base);
  },
  (s) => {
    const { p, t, a } = s;
    p.path('M520 180H610V440H520V400H574V220H520z', GRAPHITE.base);
    vessel(p, 400, 130, 490, 128, 118, 0.55, drink(s));
    mass(p, 'M266 112q0 -14 14 -14h240q14 0 14 14v30H266z', GRAPHITE, 'v');
    p.rect(346, 74, 108, 30, 10, GRAPHITE.hi);
    p.path('M330 480l70 -26l70 26l-70 -8z', STEEL.deep);
    slab(p, 250, 496, 300, 206, 16, t);
    p.rect(250, 496, 300, 30, 8, p.lin('h', STEEL.lo, STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    for (let i = 0; i < 4; i++) p.rect(278 + i * 64, 570, 52, 34, 8, i === 2 ? a.base : t.deep);
    digits(p, 366, 630, 40, '60', a.top);
  },
  (s) => {
    const { p, t, a } = s;
    vessel(p, 400, 190, 510, 84, 92, 0.7, drink(s));
    mass(p, 'M310 150Q310 100 400 100T490 150V204H310z', GRAPHITE, 'h');
    p.path('M352 104Q352 70 400 70T448 104', 'none', `stroke="${GRAPHITE.base}" stroke-width="15"`);
    p.path('M346 500l54 -22l54 22l-54 -8z', STEEL.deep);
    mass(p, 'M308 506H492L506 672q2 30 -26 30H320q-28 0 -26 -30z', t, 'h');
    p.circle(400, 604, 40, '#14181a', `stroke="${a.base}" stroke-width="7"`);
  },
);
const blender: Kind = {
  front(s) {
    const { p } = s;
    if (s.str('type', 'jug') === 'hand') {
      shadow(p, 370, BASE, 230, 18);
      wands(s);
      vessel(p, 540, 400, 690, 90, 74, 0.5, '#f08a3c');
      return;
    }
    shadow(p, 400, BASE, 200, 20);
    jugs(s);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 420, BASE, 220, 20);
    vessel(p, 330, 330, 660, 92, 80, 0.45, '#b9d8dc');
    p.path('M270 640l60 -36l60 36l-60 -14z', STEEL.deep);
    mass(p, 'M236 306h188v30H236z', GRAPHITE, 'v');
    mass(p, 'M470 500h150l34 160q8 42 -26 42H462q-34 0 -26 -42z', t, 'h');
    p.oval(545, 502, 70, 16, '#14181a', `stroke="${t.top}" stroke-width="4"`);
    knob(p, 545, 610, 32, STEEL);
  },
  place: 'kitchen',
  focus: { x: 400, y: 580, zoom: 2 },
};

function bowl({ p }: Sketch): void {
  p.path(
    'M360 350v190q-60 -10 -60 -70q0 -50 60 -50q60 0 60 50q0 60 -60 70',
    'none',
    `stroke="${STEEL.base}" stroke-width="10"`,
  );
  mass(p, 'M190 420H510Q520 630 410 646H290Q180 630 190 420z', STEEL, 'h');
  p.rect(180, 410, 340, 20, 10, STEEL.hi, `stroke="${STEEL.edge}"`);
}
/** Planetary mixers: a pill of a head, a drop with a pointed nose, an angular one with a screen. */
const stands = byBody(
  (s) => {
    const { p, t, a } = s;
    mass(p, 'M510 330h110l20 330H490z', t, 'h');
    mass(p, 'M160 670q0 -26 50 -26h400q50 0 50 40v20H160z', t, 'v');
    bowl(s);
    mass(p, 'M200 250Q200 160 320 160H580Q670 160 670 260Q670 350 580 350H300Q200 350 200 250z', t);
    p.rect(330, 345, 60, 40, 8, p.lin('h', STEEL.top, STEEL.deep));
    p.circle(204, 256, 40, p.lin('d', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    knob(p, 590, 260, 34, STEEL);
    p.line('M280 262H520', a.base, 6);
  },
  (s) => {
    const { p, t, a } = s;
    mass(p, 'M520 330Q560 480 540 660H660Q670 440 630 320z', t, 'h');
    mass(p, 'M140 690q0 -40 70 -40h400q60 0 60 40v14H140z', t, 'v');
    bowl(s);
    mass(p, 'M190 300Q230 170 420 160Q680 150 690 270Q690 360 560 356L250 350Q176 346 190 300z', t);
    p.rect(330, 345, 60, 40, 8, p.lin('h', STEEL.top, STEEL.deep));
    knob(p, 580, 260, 44, GRAPHITE, 30);
    p.path('M250 260Q330 200 440 200', 'none', 'stroke="#ffffff80" stroke-width="9" stroke-linecap="round"');
    p.circle(470, 268, 12, a.base);
  },
  (s) => {
    const { p, t, a } = s;
    slab(p, 520, 250, 130, 430, 14, t);
    slab(p, 150, 650, 500, 54, 14, t);
    bowl(s);
    slab(p, 190, 170, 470, 176, 20, t);
    p.rect(330, 340, 60, 44, 8, p.lin('h', STEEL.top, STEEL.deep));
    darkGlass(p, 430, 206, 110, 104, 14);
    digits(p, 452, 232, 46, '05', a.top);
    knob(p, 600, 258, 36, STEEL, -30);
    p.rect(214, 196, 150, 14, 7, a.base);
  },
);
/** Hand mixers: a pot-bellied one with an arched handle, a streamlined one, a boxy one with an open handle. */
const hands = byBody(
  ({ p, t, a }) => {
    mass(p, 'M190 330Q190 240 300 236H560Q670 236 670 330V380Q670 408 640 408H240Q190 408 190 350z', t);
    p.path(
      'M250 236Q270 130 400 130H560Q650 130 650 220V250H590V220Q590 186 556 186H420Q340 186 330 236z',
      p.lin('v', t.top, t.lo),
      `stroke="${t.edge}" stroke-width="1.5"`,
    );
    p.rect(300, 150, 90, 26, 12, GRAPHITE.base);
    p.rect(318, 156, 40, 14, 7, a.base);
    slots(p, 500, 300, 110, 70, 5, t.deep, 6);
    p.circle(250, 320, 26, p.lin('d', STEEL.top, STEEL.deep));
    lead(p, 'M664 370Q740 380 730 480T700 690', '#2b2f33', 12);
  },
  ({ p, t, a }) => {
    mass(p, 'M180 380Q190 290 330 270L640 250Q700 260 700 330Q700 408 620 410H230Q180 412 180 380z', t);
    p.path(
      'M300 280Q330 150 470 146L660 140Q700 150 690 210L680 262H620L630 200L480 204Q390 206 366 276z',
      p.lin('v', t.top, [t.base, 0.5], t.deep),
      `stroke="${t.edge}" stroke-width="1.5"`,
    );
    p.path('M440 160L620 154v18L446 178z', GRAPHITE.base);
    p.circle(400, 186, 15, a.base);
    p.path('M230 370Q260 310 360 300', 'none', 'stroke="#ffffff80" stroke-width="8" stroke-linecap="round"');
    lead(p, 'M694 330Q760 350 740 470T700 690', '#2b2f33', 12);
  },
  ({ p, t, a }) => {
    slab(p, 200, 250, 470, 160, 22, t);
    p.path(
      'M220 256V180Q220 130 270 130H680V186H290Q278 186 278 198V256z',
      p.lin('v', t.top, t.lo),
      `stroke="${t.edge}" stroke-width="1.5"`,
    );
    for (let i = 0; i < 5; i++) p.rect(310 + i * 56, 146, 40, 22, 8, i === 1 ? a.base : GRAPHITE.base);
    p.circle(590, 330, 46, p.lin('d', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    digits(p, 380, 310, 44, '3', t.isDark ? a.top : a.base);
    lead(p, 'M664 360Q740 380 730 480T700 690', '#2b2f33', 12);
  },
);
const mixer: Kind = {
  front(s) {
    const { p } = s;
    if (s.str('type', 'hand') === 'stand') {
      shadow(p, 400, BASE, 290, 22);
      stands(s);
      return;
    }
    shadow(p, 400, BASE, 250, 18);
    for (const x of [300, 356]) {
      p.rect(x - 5, 400, 10, 130, 4, p.lin('h', STEEL.top, STEEL.deep));
      for (const r of [46, 18])
        p.path(
          d`M${x} 530C${x - r} 560 ${x - r} 640 ${x} 690C${x + r} 640 ${x + r} 560 ${x} 530z`,
          'none',
          `stroke="${STEEL.lo}" stroke-width="7"`,
        );
    }
    hands(s);
  },
  side(s) {
    const { p } = s;
    shadow(p, 400, BASE, 260, 18);
    for (const [i, x] of [200, 330, 470, 600].entries()) {
      p.rect(x - 5, 130, 10, 330, 4, p.lin('h', STEEL.top, STEEL.deep));
      p.rect(x - 9, 120, 18, 26, 6, s.t.base);
      if (i < 2)
        for (const r of [70, 30])
          p.path(
            d`M${x} 440C${x - r} 500 ${x - r} 620 ${x} 690C${x + r} 620 ${x + r} 500 ${x} 440z`,
            'none',
            `stroke="${STEEL.lo}" stroke-width="8"`,
          );
      else
        p.path(
          d`M${x} 460c-60 20 -60 70 0 80s60 60 0 80s-60 50 0 70`,
          'none',
          `stroke="${STEEL.lo}" stroke-width="12" stroke-linecap="round"`,
        );
    }
  },
  place: 'kitchen',
  focus: { x: 380, y: 300, zoom: 1.9 },
};
export const kitchenSmall: Readonly<Record<string, Kind>> = { kettle, blender, mixer };
