import {
  GRAPHITE,
  RUBBER,
  STEEL,
  darkGlass,
  digits,
  knob,
  lamp,
  mass,
  screen,
  shadow,
  slab,
  slots,
  vessel,
} from '../primitives.ts';
import { d } from '../pen.ts';
import { BASE, byBody, type Kind, type Sketch } from '../sketch.ts';

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
/** Two thin streams into the cup. */
function streams({ p }: Sketch, y: number, h: number): void {
  for (const x of [370, 414]) p.rect(x, y - 30, 16, 26, 5, '#14181a');
  p.path(d`M374 ${y - 4}h8v${h}h-8zM418 ${y - 4}h8v${h}h-8z`, '#6b4526');
}
function hopper({ p }: Sketch): void {
  p.path('M260 150l24 -56h232l24 56z', p.lin('d', '#59686e90', '#1d2629a0'), 'stroke="#3a4448" stroke-width="3"');
  p.path('M278 148l10 -26h224l10 26z', '#5d3a20');
}
/** Machines that grind: a glass panel over a dark niche, a steel face with a dial and a milk jug, a slim tower with a touch screen. */
const beanMachines = byBody(
  (s) => {
    const { p, t, a } = s;
    hopper(s);
    slab(p, 210, 144, 380, 556, 26, t);
    darkGlass(p, 232, 168, 336, 122, 16);
    digits(p, 348, 196, 34, '92', '#ffffff');
    for (const [i, x] of [268, 304, 462, 498, 534].entries())
      p.circle(x, 228, 12, 'none', `stroke="${i === 0 ? a.hi : '#aab6bb'}" stroke-width="4"`);
    p.line('M348 262h104', a.base, 6);
    p.rect(250, 312, 300, 322, 16, p.lin('v', '#0b0d0e', '#2b3135'));
    mass(p, 'M336 296h128v70q0 22 -22 22h-84q-22 0 -22 -22z', STEEL, 'h');
    streams(s, 416, 100);
    cup(s, 400, 510, 116);
    p.rect(236, 622, 328, 18, 6, p.lin('v', STEEL.top, STEEL.deep));
    slots(p, 256, 650, 288, 34, 3, t.deep, 5);
    p.path('M478 330q26 10 26 60v60', 'none', 'stroke="#aab6bb" stroke-width="9" stroke-linecap="round"');
  },
  (s) => {
    const { p, t, a } = s;
    hopper(s);
    slab(p, 180, 144, 440, 556, 10, t);
    p.rect(
      196,
      160,
      408,
      150,
      8,
      p.lin('h', STEEL.lo, [STEEL.top, 0.3], STEEL.base, STEEL.deep),
      `stroke="${STEEL.edge}"`,
    );
    knob(p, 530, 234, 46, GRAPHITE, 30);
    p.rect(226, 190, 170, 88, 8, '#0b0d0e');
    digits(p, 262, 210, 48, '2', a.top);
    p.path('M318 214q30 -10 30 20t-30 20zM348 222q22 0 16 16', 'none', `stroke="${a.top}" stroke-width="5"`);
    p.rect(220, 326, 360, 300, 8, p.lin('v', '#0b0d0e', '#2b3135'));
    mass(p, 'M340 320h120v60q0 20 -20 20h-80q-20 0 -20 -20z', STEEL, 'h');
    streams(s, 426, 90);
    cup(s, 400, 510, 110);
    vessel(p, 666, 440, 690, 54, 60, 0.6, '#ffffff');
    p.path('M560 350Q650 350 660 440', 'none', 'stroke="#14181a" stroke-width="12"');
    p.rect(206, 622, 388, 18, 6, p.lin('v', STEEL.top, STEEL.deep));
  },
  (s) => {
    const { p, t, a } = s;
    slab(p, 250, 110, 300, 590, 60, t);
    p.path('M252 170Q252 112 310 112H490Q548 112 548 170V320H252z', p.lin('d', '#3d464b', '#0b0d0e'));
    screen(p, 330, 150, 140, 130, 16, s.n);
    for (const [i, y] of [176, 216, 256].entries()) {
      p.circle(292, y, 12, 'none', `stroke="${i === 1 ? a.hi : '#7d888e'}" stroke-width="4"`);
      p.circle(508, y, 12, 'none', 'stroke="#7d888e" stroke-width="4"');
    }
    p.rect(276, 336, 248, 290, 30, p.lin('v', '#0b0d0e', '#2b3135'));
    mass(p, 'M350 328h100v60q0 16 -16 16h-68q-16 0 -16 -16z', GRAPHITE, 'h');
    streams(s, 430, 90);
    cup(s, 400, 516, 104);
    p.rect(270, 624, 260, 14, 6, p.lin('v', STEEL.top, STEEL.deep));
  },
);
/** Machines for capsules: a domed head with a lever, a slim bridge, a ball on a stem. */
const capsuleMachines = byBody(
  (s) => {
    const { p, t } = s;
    mass(p, 'M250 230Q250 130 400 130T550 230V330H250z', t);
    slab(p, 300, 320, 200, 330, 16, t);
    p.rect(318, 340, 164, 300, 10, RUBBER.base);
    mass(p, 'M346 318h108v40l-20 26h-68l-20 -26z', GRAPHITE, 'v');
    p.path('M300 150Q320 100 400 100T500 150L470 168H330z', p.lin('v', t.top, STEEL.deep), `stroke="${t.edge}"`);
    cup(s, 400, 560, 110);
    mass(p, 'M236 660h328l14 44H222z', GRAPHITE, 'v');
  },
  (s) => {
    const { p, t, a } = s;
    p.path(
      'M560 220H680V690H560z',
      p.lin('h', '#b9ccd0b0', ['#f2fafa90', 0.3], '#8fa5abb0'),
      'stroke="#7f9298" stroke-width="2"',
    );
    p.rect(566, 400, 108, 284, 4, '#7fc9d660');
    slab(p, 180, 180, 400, 150, 30, t);
    p.path('M240 180Q250 120 330 118H520l-10 62z', p.lin('v', t.top, t.lo), `stroke="${t.edge}"`);
    p.rect(440, 320, 130, 372, 8, p.lin('h', t.base, t.deep), `stroke="${t.edge}"`);
    mass(p, 'M270 326h100v44l-18 24h-64l-18 -24z', GRAPHITE, 'v');
    cup(s, 320, 556, 110);
    mass(p, 'M200 652h260v48H190z', GRAPHITE, 'v');
    for (const x of [220, 262]) p.circle(x, 256, 16, x < 240 ? a.base : t.deep);
  },
  (s) => {
    const { p, t, a } = s;
    p.path('M460 300Q560 420 520 700H420Q470 480 400 380z', p.lin('h', t.lo, t.hi, t.deep), `stroke="${t.edge}"`);
    p.circle(370, 270, 156, p.lin('d', t.top, [t.base, 0.5], t.deep), `stroke="${t.edge}" stroke-width="2"`);
    p.circle(370, 262, 74, p.lin('d', '#3d464b', '#0b0d0e'), `stroke="${STEEL.base}" stroke-width="9"`);
    p.line('M370 262L420 170', STEEL.top, 15);
    mass(p, 'M316 408h96v40l-18 24h-60l-18 -24z', GRAPHITE, 'v');
    cup(s, 360, 566, 108);
    mass(p, 'M220 660h360q10 0 12 44H208q2 -44 12 -44z', GRAPHITE, 'v');
    lamp(p, 370, 262, 7, a.hi);
  },
);
const coffeeMachine: Kind = {
  front(s) {
    shadow(s.p, 400, BASE, 240, 22);
    if (s.str('type', 'auto') === 'capsule') {
      capsuleMachines(s);
      return;
    }
    beanMachines(s);
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
const geysers = byBody(
  ({ p, t }) => {
    mass(p, 'M300 420L270 684q0 20 20 20h220q20 0 20 -20L500 420z', t, 'h');
    mass(p, 'M270 190L310 416H490L530 210z', t, 'h');
    p.path('M272 200L220 214L296 300z', p.lin('h', t.hi, t.lo), `stroke="${t.edge}"`);
    p.rect(292, 404, 216, 30, 8, p.lin('h', t.deep, t.top, t.deep));
    mass(p, 'M266 196Q300 150 400 148T534 212z', t);
    p.rect(378, 112, 44, 38, 14, '#14181a');
    p.path('M520 216Q640 230 620 340L604 440h-34l18 -110Q600 270 516 262z', '#14181a');
  },
  ({ p, t }) => {
    mass(p, 'M280 440Q240 560 260 680q4 24 30 24h220q26 0 30 -24Q560 560 520 440z', t, 'h');
    mass(p, 'M290 210Q270 330 300 430H500Q530 330 510 210z', t, 'h');
    p.rect(284, 420, 232, 30, 14, p.lin('h', t.deep, t.top, t.deep));
    p.path('M294 216L234 230L288 310z', p.lin('h', t.hi, t.lo), `stroke="${t.edge}"`);
    mass(p, 'M288 214Q330 160 400 158T512 214z', t);
    p.circle(400, 148, 22, '#7a4a2a');
    p.path('M508 240Q610 240 610 320T560 420l-24 -24Q574 380 574 320T506 276z', '#7a4a2a');
  },
  ({ p, t, a }) => {
    mass(p, 'M300 430H500V680q0 24 -24 24H324q-24 0 -24 -24z', t, 'h');
    mass(p, 'M300 200H500V424H300z', t, 'h');
    p.rect(290, 412, 220, 26, 6, p.lin('h', t.deep, t.top, t.deep));
    p.path('M302 204L240 210L302 270z', p.lin('h', t.hi, t.lo), `stroke="${t.edge}"`);
    p.rect(296, 176, 208, 30, 10, p.lin('h', t.lo, t.top, t.deep));
    p.rect(376, 140, 48, 38, 8, '#14181a');
    p.path('M500 220H610V440H576V254H500z', '#14181a');
    p.rect(470, 560, 14, 60, 7, a.base);
  },
);
/** A group head over a grid: a gauge in the middle, a bridge with a steam wand, a slim box with three keys. */
const espressos = byBody(
  (s) => {
    const { p, t, a } = s;
    slab(p, 200, 170, 400, 170, 22, t);
    p.rect(230, 330, 340, 310, 8, p.lin('v', '#0c0e0f', '#363d41'));
    knob(p, 290, 250, 36, STEEL);
    p.circle(400, 250, 46, '#f4f3ee', 'stroke="#7d878d" stroke-width="7"');
    p.line('M400 250L424 224', '#c8233a', 5);
    for (const x of [480, 530]) p.circle(x, 250, 15, x > 500 ? a.base : '#14181a', 'stroke="#7d878d" stroke-width="4"');
    portafilter(s);
    cup(s, 400, 510, 110);
    slab(p, 190, 620, 420, 82, 14, t);
    p.rect(216, 616, 368, 16, 5, p.lin('v', STEEL.top, STEEL.deep));
  },
  (s) => {
    const { p, t, a } = s;
    p.path(
      'M190 240Q190 150 280 150H520Q610 150 610 240V340H190z',
      p.lin('h', t.lo, [t.top, 0.3], [t.base, 0.6], t.deep),
      `stroke="${t.edge}"`,
    );
    p.rect(460, 330, 130, 300, 6, p.lin('h', t.base, t.deep));
    p.rect(220, 330, 250, 300, 6, p.lin('v', '#0c0e0f', '#363d41'));
    p.circle(520, 240, 40, '#f4f3ee', 'stroke="#7d878d" stroke-width="6"');
    p.line('M520 240L496 222', '#c8233a', 5);
    for (const x of [260, 320, 380])
      p.rect(x - 22, 222, 44, 34, 8, x === 260 ? a.base : '#14181a', 'stroke="#7d878d" stroke-width="3"');
    p.group('translate(-60 0)', () => portafilter(s));
    cup(s, 340, 510, 110);
    p.path('M600 300q50 20 44 200', 'none', 'stroke="#aab6bb" stroke-width="13" stroke-linecap="round"');
    slab(p, 180, 626, 440, 76, 38, t);
  },
  (s) => {
    const { p, t, a } = s;
    slab(p, 290, 130, 220, 220, 16, t);
    for (const [i, x] of [340, 400, 460].entries())
      p.circle(x, 190, 19, i === 1 ? a.base : '#14181a', 'stroke="#7d878d" stroke-width="4"');
    p.rect(300, 340, 200, 290, 6, p.lin('v', '#0c0e0f', '#363d41'));
    portafilter(s);
    cup(s, 400, 520, 100);
    slab(p, 270, 624, 260, 78, 12, t);
    p.rect(286, 618, 228, 14, 5, p.lin('v', STEEL.top, STEEL.deep));
  },
);
function portafilter({ p }: Sketch): void {
  mass(p, 'M330 336h140v40h-140z', STEEL, 'h');
  mass(p, 'M344 376h112l-14 34h-84z', STEEL, 'h');
  p.rect(420, 380, 190, 26, 13, '#14181a');
  p.path('M372 410h10v70h-10zM418 410h10v70h-10z', '#6b4526');
}
/** A jug under a basket: with a clock, in an open steel frame, next to a clear tank. */
const drips = byBody(
  ({ p, t, a }) => {
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
  ({ p, t, a }) => {
    p.rect(530, 140, 34, 500, 8, p.lin('h', STEEL.lo, STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.rect(236, 140, 328, 34, 12, p.lin('v', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    mass(p, 'M270 190H490L450 330H310z', GRAPHITE, 'h');
    p.path('M250 440Q166 450 176 520T262 580', 'none', 'stroke="#14181a" stroke-width="20" stroke-linecap="round"');
    vessel(p, 380, 370, 626, 70, 140, 0.5, '#4a2712');
    p.rect(300, 356, 160, 22, 10, '#14181a');
    slab(p, 220, 630, 370, 72, 12, t);
    p.rect(500, 652, 56, 26, 8, a.base);
  },
  ({ p, t, a }) => {
    p.path(
      'M470 150H640V630H470z',
      p.lin('h', '#b9ccd0b0', ['#f2fafa90', 0.3], '#8fa5abb0'),
      'stroke="#7f9298" stroke-width="2"',
    );
    p.rect(478, 300, 154, 326, 4, '#7fc9d660');
    mass(p, 'M180 170q0 -26 26 -26h424q26 0 26 26v34H180z', t);
    mass(p, 'M220 204H440V310L410 356H250L220 310z', t, 'h');
    p.path('M200 460Q120 470 130 540T214 596', 'none', 'stroke="#14181a" stroke-width="20" stroke-linecap="round"');
    vessel(p, 330, 380, 626, 110, 124, 0.66, '#4a2712');
    p.rect(226, 366, 208, 22, 10, '#14181a');
    slab(p, 180, 630, 476, 72, 30, t);
    p.circle(600, 666, 18, '#14181a', `stroke="${a.base}" stroke-width="5"`);
  },
);
const coffeeMaker: Kind = {
  front(s) {
    shadow(s.p, 400, BASE, 230, 22);
    if (s.str('type', 'drip') === 'geyser') {
      geysers(s);
      return;
    }
    if (s.str('type', 'drip') === 'espresso') {
      espressos(s);
      return;
    }
    drips(s);
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

export const coffee: Readonly<Record<string, Kind>> = { 'coffee-machine': coffeeMachine, 'coffee-maker': coffeeMaker };
