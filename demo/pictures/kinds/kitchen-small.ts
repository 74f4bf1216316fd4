import {
  GRAPHITE,
  RUBBER,
  STEEL,
  darkGlass,
  digits,
  knob,
  lamp,
  lead,
  mass,
  shadow,
  slab,
  slots,
  vessel,
  roundFill,
} from '../primitives.ts';
import { toneOf } from '../colour.ts';
import { d } from '../pen.ts';
import { BASE, type Draw, type Kind, type Sketch } from '../sketch.ts';

/** Bodies of kettles that makers keep to: a cone, a round pot with a thin spout, a straight cylinder. */
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
/** Glass is blown as a cone. */
const kettleOf = (s: Sketch) =>
  (s.str('material', 'steel') === 'glass' ? undefined : KETTLES[Math.trunc(s.num('body', 0, 0, 2))]) ?? KETTLES[0];

const kettleFront: Draw = (s) => {
  const { p, t, a } = s;
  const shape = kettleOf(s);
  const glass = s.str('material', 'steel') === 'glass';
  shadow(p, 400, BASE, 230, 22);
  mass(
    p,
    'M220 684q0 -26 30 -26h280q30 0 30 26q0 20 -20 20H240q-20 0 -20 -20z',
    glass || t.isLight ? GRAPHITE : toneOf('#1d2022'),
    'v',
  );
  lamp(p, 252, 682, 4, a.hi);
  p.path(shape.handle, p.lin('h', RUBBER.hi, ['#4b5358', 0.6], RUBBER.base), 'stroke="#0c0e0f"');
  p.path(shape.spout, p.lin('h', glass ? STEEL.top : t.hi, glass ? STEEL.lo : t.lo), `stroke="${t.edge}"`);
  if (glass) {
    vessel(p, 400, 220, 650, 120, 166, 0.62, '#7fc9d6');
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
    mass(p, kettleOf(s).side, t, 'h');
    p.path('M352 200q48 -34 96 0l-12 66q-36 30 -72 0z', p.lin('v', t.top, t.lo), `stroke="${t.edge}"`);
    p.path('M296 214Q300 160 400 156T504 214z', p.lin('h', t.lo, t.top, t.deep), `stroke="${t.edge}"`);
    p.rect(368, 132, 64, 30, 13, p.lin('v', '#4b5358', '#15181a'));
  },
  place: 'kitchen',
  focus: { x: 440, y: 290, zoom: 2 },
};

function cup(s: Sketch, x: number, y: number, size: number): void {
  const { p } = s;
  p.circle(x + size * 0.58, y + size * 0.42, size * 0.24, 'none', 'stroke="#e6e9e8" stroke-width="9"');
  p.path(
    d`M${x - size / 2} ${y}h${size}l${-size * 0.1} ${size * 0.82}q-2 10 -14 10h${-size * 0.58}q-12 0 -14 -10z`,
    p.lin('h', '#ffffff', '#ffffff', '#cfd6d7'),
    'stroke="#b4bfc2"',
  );
  p.oval(x, y, size / 2, size * 0.1, '#6b4526', 'stroke="#dfe4e4" stroke-width="3"');
}
const coffeeMachine: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE, 240, 22);
    if (s.str('type', 'auto') === 'capsule') {
      mass(p, 'M250 230Q250 130 400 130T550 230V330H250z', t);
      slab(p, 300, 320, 200, 330, 16, t);
      p.rect(318, 340, 164, 300, 10, RUBBER.base);
      mass(p, 'M346 318h108v40l-20 26h-68l-20 -26z', GRAPHITE, 'v');
      capsuleLever(s);
      cup(s, 400, 560, 110);
      mass(p, 'M236 660h328l14 44H222z', GRAPHITE, 'v');
      return;
    }
    p.path('M260 150l24 -56h232l24 56z', p.lin('d', '#59686e90', '#1d2629a0'), 'stroke="#3a4448" stroke-width="3"');
    p.path('M278 148l10 -26h224l10 26z', '#5d3a20');
    slab(p, 210, 144, 380, 556, 26, t);
    darkGlass(p, 232, 168, 336, 122, 16);
    digits(p, 348, 196, 34, '92', '#ffffff');
    for (const [i, x] of [268, 304, 462, 498, 534].entries())
      p.circle(x, 228, 12, 'none', `stroke="${i === 0 ? a.hi : '#aab6bb'}" stroke-width="4"`);
    p.line('M348 262h104', a.base, 6);
    p.rect(250, 312, 300, 322, 16, p.lin('v', '#0b0d0e', '#2b3135'));
    mass(p, 'M336 296h128v70q0 22 -22 22h-84q-22 0 -22 -22z', STEEL, 'h');
    for (const x of [370, 414]) p.rect(x, 386, 16, 26, 5, '#14181a');
    p.path('M374 412h8v104h-8zM418 412h8v104h-8z', '#6b4526');
    cup(s, 400, 510, 116);
    p.rect(236, 622, 328, 18, 6, p.lin('v', STEEL.top, STEEL.deep));
    slots(p, 256, 650, 288, 34, 3, t.deep, 5);
    p.path('M478 330q26 10 26 60v60', 'none', 'stroke="#aab6bb" stroke-width="9" stroke-linecap="round"');
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, BASE, 260, 22);
    mass(p, 'M420 150H620Q650 150 650 180V680Q650 700 630 700H420z', t);
    mass(p, 'M190 180Q190 150 220 150H430V330H210Q190 330 190 310z', t);
    p.path('M250 150l20 -54h280l20 54z', '#3a444890', 'stroke="#3a4448" stroke-width="3"');
    p.rect(420, 330, 20, 300, 0, '#14181a');
    mass(p, 'M270 328h90v50q0 16 -16 16h-58q-16 0 -16 -16z', STEEL, 'h');
    cup(s, 316, 520, 110);
    mass(p, 'M180 630H440V700H200Q180 700 180 680z', GRAPHITE, 'v');
    p.rect(500, 220, 110, 420, 14, t.isDark ? '#ffffff10' : '#00000012');
  },
  place: 'kitchen',
  focus: { x: 400, y: 280, zoom: 2 },
};
function capsuleLever({ p, t }: Sketch): void {
  p.path('M300 150Q320 100 400 100T500 150L470 168H330z', p.lin('v', t.top, STEEL.deep), `stroke="${t.edge}"`);
}

const coffeeMaker: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE, 230, 22);
    if (s.str('type', 'drip') === 'geyser') {
      mass(p, 'M300 420L270 684q0 20 20 20h220q20 0 20 -20L500 420z', t, 'h');
      mass(p, 'M270 190L310 416H490L530 210z', t, 'h');
      p.path('M272 200L220 214L296 300z', p.lin('h', t.hi, t.lo), `stroke="${t.edge}"`);
      p.rect(292, 404, 216, 30, 8, p.lin('h', t.deep, t.top, t.deep));
      mass(p, 'M266 196Q300 150 400 148T534 212z', t);
      p.rect(378, 112, 44, 38, 14, '#14181a');
      p.path('M520 216Q640 230 620 340L604 440h-34l18 -110Q600 270 516 262z', '#14181a');
      return;
    }
    if (s.str('type', 'drip') === 'espresso') {
      slab(p, 200, 170, 400, 170, 22, t);
      p.rect(230, 330, 340, 310, 8, p.lin('v', '#0c0e0f', '#363d41'));
      knob(p, 290, 250, 36, STEEL);
      p.circle(400, 250, 46, '#f4f3ee', 'stroke="#7d878d" stroke-width="7"');
      p.line('M400 250L424 224', '#c8233a', 5);
      for (const x of [480, 530])
        p.circle(x, 250, 15, x > 500 ? a.base : '#14181a', 'stroke="#7d878d" stroke-width="4"');
      mass(p, 'M330 336h140v40h-140z', STEEL, 'h');
      mass(p, 'M344 376h112l-14 34h-84z', STEEL, 'h');
      p.rect(420, 380, 190, 26, 13, '#14181a');
      p.path('M372 410h10v70h-10zM418 410h10v70h-10z', '#6b4526');
      cup(s, 400, 510, 110);
      slab(p, 190, 620, 420, 82, 14, t);
      p.rect(216, 616, 368, 16, 5, p.lin('v', STEEL.top, STEEL.deep));
      return;
    }
    mass(p, 'M230 180q0 -30 30 -30h280q30 0 30 30v130H230z', t);
    p.rect(480, 300, 90, 330, 0, p.lin('h', t.base, t.deep), `stroke="${t.edge}"`);
    mass(p, 'M290 306h190l-26 70h-138z', GRAPHITE, 'h');
    p.path('M236 470Q150 470 160 540T250 600', 'none', 'stroke="#14181a" stroke-width="22" stroke-linecap="round"');
    vessel(p, 370, 400, 626, 92, 126, 0.6, '#4a2712');
    p.rect(270, 386, 200, 24, 10, '#14181a');
    slab(p, 210, 626, 380, 76, 22, t);
    p.rect(250, 618, 240, 14, 7, '#14181a');
    knob(p, 520, 664, 22, GRAPHITE);
    lamp(p, 460, 664, 5, '#e5584f');
    slots(p, 280, 190, 170, 40, 2, t.lo, 5);
    digits(p, 472, 200, 30, '8:00', a.base);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, BASE, 230, 22);
    mass(p, 'M210 180q0 -30 30 -30h320q30 0 30 30v520H470V310H210z', t);
    mass(p, 'M260 308h180l-26 60h-128z', GRAPHITE, 'h');
    vessel(p, 350, 400, 626, 84, 116, 0.5, '#4a2712');
    p.path('M438 440Q520 440 500 540T450 600', 'none', 'stroke="#14181a" stroke-width="20" stroke-linecap="round"');
    slab(p, 200, 626, 390, 76, 22, t);
    p.rect(540, 240, 18, 300, 9, '#7fc9d690', `stroke="${t.deep}"`);
  },
  place: 'kitchen',
  focus: { x: 390, y: 440, zoom: 1.8 },
};

const blender: Kind = {
  front(s) {
    const { p, t, a } = s;
    if (s.str('type', 'jug') === 'hand') {
      shadow(p, 370, BASE, 230, 18);
      mass(p, 'M250 90q0 -30 54 -30t54 30v280l-22 50h-64l-22 -50z', t, 'h');
      p.rect(286, 130, 36, 60, 18, '#14181a');
      p.circle(304, 150, 11, a.base);
      p.rect(284, 210, 40, 30, 12, GRAPHITE.hi);
      mass(p, 'M284 420h40v180q0 20 36 40v46q0 16 -16 16h-80q-16 0 -16 -16v-46q36 -20 36 -40z', STEEL, 'h');
      vessel(p, 540, 400, 690, 90, 74, 0.5, '#f08a3c');
      return;
    }
    shadow(p, 400, BASE, 200, 20);
    p.path(
      'M508 210q100 0 96 90t-120 160l-8 -36q80 -50 84 -120t-56 -56z',
      '#c4d4d8c0',
      'stroke="#8b9da3" stroke-width="2"',
    );
    vessel(p, 400, 170, 480, 122, 88, 0.66, ['#e5584f', '#f08a3c', '#7fb24f', '#b05aa0'][s.n % 4] ?? '#e5584f');
    mass(p, 'M272 150q0 -20 20 -20h216q20 0 20 20v26H272z', GRAPHITE, 'v');
    p.rect(356, 100, 88, 34, 10, GRAPHITE.base);
    p.path('M340 470l60 -24l60 24l-60 -8z', STEEL.deep);
    mass(p, 'M300 480h200v36l42 150q8 38 -26 38H284q-34 0 -26 -38l42 -150z', t, 'h');
    knob(p, 400, 606, 44, STEEL, 30);
    for (const x of [306, 494]) p.rect(x - 18, 640, 36, 16, 8, x > 400 ? a.base : GRAPHITE.base);
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

const mixer: Kind = {
  front(s) {
    const { p, t, a } = s;
    if (s.str('type', 'hand') === 'stand') {
      shadow(p, 400, BASE, 290, 22);
      mass(p, 'M510 330h110l20 330H490z', t, 'h');
      mass(p, 'M160 670q0 -26 50 -26h400q50 0 50 40v20H160z', t, 'v');
      p.path(
        'M360 350v190q-60 -10 -60 -70q0 -50 60 -50q60 0 60 50q0 60 -60 70',
        'none',
        `stroke="${STEEL.base}" stroke-width="10"`,
      );
      mass(p, 'M190 420H510Q520 630 410 646H290Q180 630 190 420z', STEEL, 'h');
      p.rect(180, 410, 340, 20, 10, STEEL.hi, `stroke="${STEEL.edge}"`);
      mass(p, 'M200 250Q200 160 320 160H580Q670 160 670 260Q670 350 580 350H300Q200 350 200 250z', t);
      p.rect(330, 345, 60, 40, 8, p.lin('h', STEEL.top, STEEL.deep));
      p.circle(204, 256, 40, p.lin('d', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
      knob(p, 590, 260, 34, STEEL);
      p.line('M280 262H520', a.base, 6);
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
export const kitchenSmall: Readonly<Record<string, Kind>> = {
  kettle,
  'coffee-machine': coffeeMachine,
  'coffee-maker': coffeeMaker,
  blender,
  mixer,
};
