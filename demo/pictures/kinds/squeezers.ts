import { GRAPHITE, STEEL, digits, knob, lamp, mass, shadow, slab, slots, vessel } from '../primitives.ts';
import { BASE, byBody, type Kind, type Sketch } from '../sketch.ts';

/** The ribbed cone of a citrus press over a bowl, over a jug, or under a lever. */
const citrus = byBody(
  ({ p, t }) => {
    mass(p, 'M270 450H530L560 660Q560 696 520 696H280Q240 696 240 660z', t, 'h');
    p.path('M240 400H560L530 452H270z', p.lin('h', '#dff0f2a0', '#9fb9be90'), 'stroke="#8b9da3" stroke-width="2"');
    p.path('M300 400Q330 260 400 240T500 400z', p.lin('h', '#ffffff', '#e8ecea', '#b8c2c4'), 'stroke="#a5b1b4"');
    p.path('M400 240V396M356 276L340 396M444 276L460 396', 'none', 'stroke="#a5b1b4" stroke-width="6"');
    mass(p, 'M540 470h70v26l-66 12z', GRAPHITE, 'v');
  },
  ({ p, t }) => {
    slab(p, 240, 620, 320, 80, 26, t);
    vessel(p, 400, 380, 620, 150, 130, 0.55, '#f08a3c');
    p.path('M546 420q80 10 70 90t-82 60v-30q46 -10 50 -40t-44 -46z', '#c4d4d8d0', 'stroke="#8b9da3" stroke-width="2"');
    mass(p, 'M240 360H560V386H240z', t, 'v');
    p.path('M320 362Q340 250 400 236T480 362z', p.lin('h', '#ffffff', '#e8ecea', '#b8c2c4'), 'stroke="#a5b1b4"');
    p.path('M400 240V358M362 270L352 358M438 270L448 358', 'none', 'stroke="#a5b1b4" stroke-width="6"');
  },
  ({ p, t, a }) => {
    mass(p, 'M470 180h70l20 480q0 40 -40 40H500z', t, 'h');
    mass(p, 'M260 670q0 -26 40 -26h240q30 0 30 30v26H260z', t, 'v');
    p.line('M510 210L240 140', STEEL.deep, 26);
    p.line('M510 208L240 138', STEEL.top, 14);
    p.circle(236, 138, 26, a.base);
    p.path('M300 250Q310 200 370 200T440 250z', p.lin('h', STEEL.lo, STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.path('M290 390H460L440 440H310z', p.lin('h', STEEL.lo, STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.path('M330 390Q340 310 375 300T424 390z', p.lin('h', '#ffffff', '#e8ecea', '#b8c2c4'), 'stroke="#a5b1b4"');
    vessel(p, 374, 520, 644, 66, 54, 0.5, '#f08a3c');
  },
);
/** A screw under a chute: the drum next to the motor, over it, or lying before it. */
const slow = byBody(
  ({ p, t, a }) => {
    mass(p, 'M300 80h80l-8 120h-64z', t, 'h');
    p.rect(290, 68, 100, 20, 8, GRAPHITE.base);
    p.path(
      'M248 200H432V430H248z',
      p.lin('h', '#b9ccd0b0', '#f2fafa90', '#8fa5abb0'),
      'stroke="#7f9298" stroke-width="3"',
    );
    p.path('M268 320H412V424H268z', '#f08a3cd0');
    p.path('M324 210h32l10 200h-52z', '#14181a70');
    mass(p, 'M420 300h170q40 0 40 60v290q0 50 -50 50H260q-50 0 -50 -50v-170q0 -50 50 -50h160z', t);
    knob(p, 530, 450, 42, STEEL, 10);
    lamp(p, 530, 530, 5, a.hi);
    p.path('M212 470l-52 14v30l52 6z', GRAPHITE.hi);
    vessel(p, 146, 540, 696, 54, 44, 0.7, '#f08a3c');
    slots(p, 460, 590, 140, 60, 4, t.deep, 6);
    p.path('M240 470h80', 'none', 'stroke="#ffffff70" stroke-width="8" stroke-linecap="round"');
  },
  ({ p, t, a }) => {
    mass(p, 'M330 70h140l-10 130H340z', t, 'h');
    p.rect(310, 190, 180, 24, 8, GRAPHITE.base);
    p.path(
      'M300 214H500L510 430H290z',
      p.lin('h', '#b9ccd0b0', '#f2fafa90', '#8fa5abb0'),
      'stroke="#7f9298" stroke-width="3"',
    );
    p.path('M308 330H492L498 426H302z', '#7fb24fd0');
    p.path('M384 220h32l14 200h-60z', '#14181a70');
    mass(p, 'M280 430H520Q560 440 560 480V660Q560 700 520 700H280Q240 700 240 660V480Q240 440 280 430z', t, 'h');
    p.path('M246 470l-60 16v32l60 6z', GRAPHITE.hi);
    knob(p, 400, 570, 46, STEEL, -20);
    p.circle(400, 570, 60, 'none', `stroke="${a.base}" stroke-width="4"`);
    vessel(p, 160, 550, 696, 60, 50, 0.7, '#7fb24f');
    vessel(p, 640, 560, 696, 52, 44, 0.3, '#c9a24f');
  },
  ({ p, t, a }) => {
    mass(p, 'M200 150h110l-12 170h-86z', t, 'h');
    p.rect(186, 136, 138, 22, 8, GRAPHITE.base);
    p.path(
      'M130 310H400V430H130q-30 0 -30 -60t30 -60z',
      p.lin('v', '#b9ccd0b0', '#f2fafa90', '#8fa5abb0'),
      'stroke="#7f9298" stroke-width="3"',
    );
    p.path('M130 350H390M130 390H390', 'none', 'stroke="#14181a60" stroke-width="14" stroke-dasharray="26 10"');
    mass(p, 'M390 270H620Q690 280 690 360V640Q690 700 640 700H440Q400 700 400 660V440H390z', t);
    knob(p, 560, 400, 44, GRAPHITE, 20);
    slots(p, 470, 560, 170, 80, 5, t.deep, 7);
    lamp(p, 560, 480, 5, a.hi);
    vessel(p, 240, 540, 696, 64, 54, 0.7, '#e5584f');
  },
);
const juicer: Kind = {
  front(s) {
    const { p } = s;
    shadow(p, 400, BASE, 270, 22);
    if (s.str('type', 'slow') === 'citrus') {
      citrus(s);
      return;
    }
    slow(s);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, BASE, 230, 22);
    mass(p, 'M360 80h80l-8 120h-64z', t, 'h');
    p.path(
      'M308 200H492V430H308z',
      p.lin('h', '#b9ccd0b0', '#f2fafa90', '#8fa5abb0'),
      'stroke="#7f9298" stroke-width="3"',
    );
    p.path('M326 320H474V424H326z', '#f08a3cd0');
    mass(p, 'M280 430H520Q560 440 560 490V650Q560 700 510 700H290Q240 700 240 650V490Q240 440 280 430z', t, 'h');
    p.circle(400, 476, 24, '#14181a');
    vessel(p, 400, 560, 696, 60, 50, 0.7, '#f08a3c');
  },
  place: 'kitchen',
  focus: { x: 400, y: 380, zoom: 1.9 },
};

const salad = (s: Sketch): string => ['#7fb24f', '#f08a3c', '#e5584f'][s.n % 3] ?? '#7fb24f';
/** A bowl over its motor, a bowl next to it with a steel chute, a mini chopper. */
const processors = byBody(
  (s) => {
    const { p, t, a } = s;
    p.path(
      'M540 290Q650 300 640 400T550 480v-34Q606 430 606 390T540 326z',
      '#c4d4d8d0',
      'stroke="#8b9da3" stroke-width="2"',
    );
    vessel(p, 400, 260, 500, 156, 144, 0.38, salad(s));
    p.rect(386, 300, 28, 190, 10, GRAPHITE.hi);
    p.path('M280 462q60 -30 110 -6l-6 20zM520 440q-60 -20 -110 10l6 20z', p.lin('h', STEEL.top, STEEL.deep));
    mass(p, 'M232 266Q240 214 300 210H500Q560 214 568 266z', GRAPHITE, 'h');
    mass(p, 'M428 100h90v112h-90z', t, 'h');
    p.rect(420, 84, 106, 26, 8, GRAPHITE.base);
    mass(p, 'M240 500H560L590 656Q594 700 550 700H250Q206 700 210 656z', t, 'h');
    knob(p, 400, 606, 50, STEEL, 24);
    for (const x of [290, 510]) p.circle(x, 606, 17, x > 400 ? a.base : t.deep, `stroke="${t.edge}"`);
  },
  (s) => {
    const { p, t, a } = s;
    mass(p, 'M480 230H620Q660 240 660 290V660Q660 700 620 700H180Q140 700 140 660V600H480z', t);
    vessel(p, 310, 300, 600, 150, 140, 0.4, salad(s));
    p.rect(298, 330, 24, 250, 10, GRAPHITE.hi);
    p.path('M190 560q60 -30 110 -6l-6 20zM430 540q-60 -20 -110 10l6 20z', p.lin('h', STEEL.top, STEEL.deep));
    mass(p, 'M140 304Q150 262 200 258H420Q470 262 480 304z', t, 'h');
    p.rect(210, 140, 110, 120, 10, p.lin('h', STEEL.lo, STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.rect(198, 124, 134, 26, 8, GRAPHITE.base);
    knob(p, 572, 340, 48, STEEL, 40);
    for (const y of [450, 510, 570]) p.rect(540, y, 64, 34, 17, y === 450 ? a.base : t.deep);
  },
  (s) => {
    const { p, t, a } = s;
    mass(p, 'M290 150Q290 100 400 100T510 150V330H290z', t, 'h');
    p.rect(350, 84, 100, 30, 14, GRAPHITE.base);
    p.circle(400, 210, 40, GRAPHITE.base, `stroke="${a.base}" stroke-width="6"`);
    p.rect(262, 326, 276, 34, 10, p.lin('h', STEEL.lo, STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    vessel(p, 400, 360, 690, 150, 124, 0.5, salad(s));
    p.rect(388, 370, 24, 300, 10, GRAPHITE.hi);
    p.path('M290 640q60 -30 100 -6l-6 20zM510 600q-60 -20 -100 10l6 20z', p.lin('h', STEEL.top, STEEL.deep));
  },
);
const foodProcessor: Kind = {
  front(s) {
    const { p } = s;
    shadow(p, 400, BASE, 230, 22);
    processors(s);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, BASE, 290, 20);
    for (const [x, y, r] of [
      [250, 250, 140],
      [560, 300, 120],
    ] as const) {
      p.circle(x, y, r, p.lin('d', STEEL.top, STEEL.base, STEEL.lo), `stroke="${STEEL.edge}" stroke-width="2"`);
      p.circle(x, y, r * 0.8, p.dots(26, 6, '#59666b'));
      p.circle(x, y, r * 0.18, t.base, `stroke="${t.edge}"`);
    }
    mass(p, 'M180 560h150v130H180z', t, 'h');
    p.path('M330 600q90 -60 180 0q-90 -10 -180 40z', p.lin('h', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    vessel(p, 600, 480, 696, 86, 78, 0.3, '#7fb24f');
  },
  place: 'kitchen',
  focus: { x: 400, y: 560, zoom: 2 },
};

/** The tube with the screw and its ring. */
function tube({ p }: Sketch): void {
  p.path(
    'M200 300H400V460H200z',
    p.lin('v', STEEL.lo, [STEEL.top, 0.25], STEEL.base, STEEL.deep),
    `stroke="${STEEL.edge}"`,
  );
  p.rect(
    160,
    284,
    64,
    192,
    16,
    p.lin('v', STEEL.top, STEEL.base, STEEL.deep),
    `stroke="${STEEL.edge}" stroke-width="1.5"`,
  );
  p.path('M174 300V460M192 296V464M210 296V464', 'none', `stroke="${STEEL.deep}" stroke-width="5"`);
}
/** A tower with a knob, a rounded loaf with a handle, a squat box with a row of keys. */
const grinders = byBody(
  (s) => {
    const { p, t, a } = s;
    mass(p, 'M340 300H610Q670 310 670 380V640Q670 700 610 700H410Q350 700 350 640V480H340z', t);
    tube(s);
    knob(p, 520, 420, 46, STEEL, 20);
    for (const x of [470, 570]) p.rect(x - 30, 520, 60, 24, 12, x > 500 ? a.base : t.deep);
    slots(p, 430, 590, 180, 70, 4, t.deep, 7);
  },
  (s) => {
    const { p, t, a } = s;
    p.path(
      'M440 280Q450 200 540 210T660 300',
      'none',
      `stroke="${GRAPHITE.base}" stroke-width="26" stroke-linecap="round"`,
    );
    mass(p, 'M340 330Q360 270 480 270T700 420V640Q700 700 640 700H420Q360 700 350 600V480H340z', t);
    tube(s);
    p.circle(540, 440, 66, '#101517', `stroke="${STEEL.base}" stroke-width="9"`);
    digits(p, 522, 416, 46, '3', a.top);
    for (const x of [470, 540, 610]) p.circle(x, 570, 20, x === 540 ? a.base : t.deep);
    p.path('M390 330Q410 300 480 298', 'none', 'stroke="#ffffff80" stroke-width="8" stroke-linecap="round"');
  },
  (s) => {
    const { p, t, a } = s;
    slab(p, 340, 270, 370, 430, 16, t);
    p.rect(
      340,
      270,
      370,
      70,
      14,
      p.lin('h', STEEL.lo, [STEEL.top, 0.3], STEEL.base, STEEL.deep),
      `stroke="${STEEL.edge}"`,
    );
    tube(s);
    for (const [i, y] of [400, 460, 520].entries())
      p.rect(470, y, 190, 40, 8, i === 0 ? a.base : t.lo, `stroke="${t.deep}"`);
    slots(p, 380, 610, 290, 60, 4, t.deep, 7);
    for (const x of [390, 640]) p.rect(x, 694, 50, 14, 6, GRAPHITE.deep);
  },
);
const meatGrinder: Kind = {
  front(s) {
    const { p } = s;
    shadow(p, 420, BASE, 270, 22);
    p.path(
      'M170 150H450Q470 150 462 170L440 206H180L158 170Q152 150 170 150z',
      p.lin('v', STEEL.top, STEEL.base, STEEL.deep),
      `stroke="${STEEL.edge}" stroke-width="1.5"`,
    );
    p.path('M200 150q30 -50 70 -30q40 -34 80 0q50 -14 66 30z', '#d9776c');
    p.path('M260 206h110v110H260z', p.lin('h', STEEL.lo, STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    grinders(s);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, BASE, 200, 22);
    p.path('M250 150H550L520 210H280z', p.lin('v', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.rect(350, 206, 100, 90, 0, p.lin('h', STEEL.lo, STEEL.top, STEEL.deep));
    mass(p, 'M280 320H520V650Q520 700 470 700H330Q280 700 280 650z', t, 'h');
    p.circle(400, 380, 112, p.lin('d', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}" stroke-width="2"`);
    p.circle(400, 380, 84, p.lin('d', STEEL.base, STEEL.top));
    p.circle(400, 380, 78, p.dots(22, 7, '#23282b'));
    p.circle(400, 380, 12, STEEL.deep);
  },
  place: 'kitchen',
  focus: { x: 250, y: 370, zoom: 2 },
};

export const squeezers: Readonly<Record<string, Kind>> = {
  juicer,
  'food-processor': foodProcessor,
  'meat-grinder': meatGrinder,
};
