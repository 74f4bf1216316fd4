import {
  GRAPHITE,
  RUBBER,
  STEEL,
  darkGlass,
  digits,
  handle,
  knob,
  lamp,
  mass,
  shadow,
  slab,
  slots,
  vessel,
} from '../primitives.ts';
import { d } from '../pen.ts';
import { BASE, boxKind, fit, type Kind, type Sketch } from '../sketch.ts';

function toast(s: Sketch, x: number, y: number): void {
  s.p.path(
    d`M${x} ${y + 120}V${y + 40}Q${x - 24} ${y - 6} ${x + 40} ${y}H${x + 150}Q${x + 214} ${y - 6} ${x + 190} ${y + 40}V${y + 120}z`,
    s.p.lin('d', '#f0cf96', '#c98f4c'),
    'stroke="#8f5d28" stroke-width="7"',
  );
}
const toaster: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE, 310, 22);
    toast(s, 210, 190);
    toast(s, 396, 190);
    for (const x of [150, 590]) p.rect(x, 690, 60, 14, 5, RUBBER.base);
    mass(p, 'M110 640V400Q110 290 220 290H580Q690 290 690 400V640Q690 692 640 692H160Q110 692 110 640z', t);
    p.path('M196 290H604L590 306H210z', '#14181a');
    p.path('M112 620H688V640Q688 692 640 692H160Q112 692 112 640z', '#00000026');
    p.rect(640, 370, 12, 180, 6, '#0d0f10');
    p.rect(622, 396, 50, 34, 10, p.lin('v', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    knob(p, 560, 590, 32, STEEL, 20);
    for (let i = 0; i < 3; i++) p.rect(430 + i * 30 - 20, 582, 22, 16, 8, i === 0 ? a.base : t.deep);
    p.path('M134 420Q136 316 230 314', 'none', 'stroke="#ffffff90" stroke-width="9" stroke-linecap="round"');
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, BASE, 200, 20);
    for (const x of [320, 400])
      p.rect(x, 196, 44, 130, 12, p.lin('h', '#f0cf96', '#c98f4c'), 'stroke="#8f5d28" stroke-width="5"');
    mass(p, 'M240 640V400Q240 290 340 290H460Q560 290 560 400V640Q560 692 520 692H280Q240 692 240 640z', t);
    p.rect(392, 360, 16, 200, 8, '#0d0f10');
    p.rect(366, 396, 68, 36, 12, p.lin('v', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    knob(p, 400, 620, 36, STEEL);
  },
  place: 'kitchen',
  lift: 40,
  focus: { x: 560, y: 480, zoom: 2 },
};

const multicooker: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE, 270, 24);
    mass(p, 'M150 400Q150 240 290 214H510Q650 240 650 400z', t, 'h');
    p.oval(400, 232, 96, 22, p.lin('v', '#4b5358', '#15181a'));
    p.rect(372, 206, 56, 20, 8, STEEL.lo);
    p.rect(140, 394, 520, 22, 8, p.lin('h', STEEL.lo, STEEL.top, STEEL.deep));
    mass(p, 'M142 416H658V590Q658 696 560 696H240Q142 696 142 590z', t, 'h');
    p.path('M270 434H530L512 664H288z', p.lin('d', '#3d464b', '#0e1112'), 'stroke="#0a0b0c" stroke-width="2"');
    p.rect(318, 456, 164, 74, 10, '#05080a');
    digits(p, 346, 470, 46, '0:45', a.top);
    for (let i = 0; i < 6; i++)
      p.rect(312 + (i % 3) * 62, 552 + Math.floor(i / 3) * 46, 50, 30, 8, i === 4 ? a.base : '#5a656a');
    for (const x of [118, 642]) p.rect(x, 452, 40, 62, 14, p.lin('v', GRAPHITE.hi, GRAPHITE.deep));
    p.path('M188 380Q200 280 290 244', 'none', 'stroke="#ffffff80" stroke-width="9" stroke-linecap="round"');
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, BASE, 260, 24);
    mass(p, 'M170 240Q180 60 400 60T630 240z', t, 'h');
    p.oval(400, 240, 228, 44, p.lin('v', '#c9d0d3', '#7d888e'));
    p.oval(400, 420, 256, 66, p.lin('v', STEEL.top, STEEL.deep), `stroke="${t.edge}"`);
    p.oval(400, 424, 224, 52, '#23282b');
    p.oval(400, 434, 200, 40, p.lin('d', '#f6ecd2', '#dcc79a'));
    mass(p, 'M144 424Q170 488 400 488T656 424V590Q656 696 560 696H240Q144 696 144 590z', t, 'h');
    darkGlass(p, 310, 520, 180, 120, 14);
    p.path('M180 240Q170 330 160 400M620 240Q630 330 640 400', 'none', `stroke="${t.deep}" stroke-width="10"`);
  },
  place: 'kitchen',
  focus: { x: 400, y: 540, zoom: 2.2 },
};

const airFryer: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE, 240, 24);
    mass(p, 'M190 620V330Q190 110 400 110T610 330V620Q610 696 540 696H260Q190 696 190 620z', t, 'h');
    p.path('M240 330Q240 160 400 160T560 330Z', p.lin('d', '#3d464b', '#0c0e0f'), 'stroke="#0a0b0c" stroke-width="2"');
    digits(p, 336, 218, 50, '180', a.top);
    for (let i = 0; i < 5; i++) p.circle(306 + i * 47, 302, 12, i === 2 ? a.base : '#566167');
    p.line('M192 384H608', t.deep, 4);
    p.rect(232, 410, 336, 230, 20, p.lin('d', t.hi, t.lo), `stroke="${t.deep}" stroke-width="2"`);
    if (s.num('window', 1, 0, 1) === 1)
      p.rect(262, 520, 276, 96, 14, p.rad(0.5, 0.6, 0.7, '#e0a050', '#2a1a0e'), 'stroke="#14181a" stroke-width="6"');
    mass(p, 'M346 430h108v40q0 34 -24 34h-60q-24 0 -24 -34z', GRAPHITE, 'v');
    p.path(
      'M226 380V320Q232 190 330 146',
      'none',
      `stroke="#ffffff${t.isDark ? '50' : '90'}" stroke-width="9" stroke-linecap="round"`,
    );
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 380, BASE, 270, 24);
    mass(p, 'M270 620V330Q270 110 460 110T650 330V620Q650 696 590 696H330Q270 696 270 620z', t, 'h');
    p.path('M180 420H600V640H210Q180 640 180 610z', p.lin('d', '#4b5358', '#14181a'), 'stroke="#0a0b0c"');
    for (let i = 0; i < 7; i++)
      p.rect(
        220 + i * 24,
        388 - (i % 3) * 12,
        20,
        60,
        6,
        '#f0c268',
        `stroke="#c98f3a" transform="rotate(${(i % 3) * 9 - 9} ${230 + i * 24} 420)"`,
      );
    p.rect(184, 430, 200, 200, 8, p.lin('h', '#3a4247', '#1a1e20'));
    mass(p, 'M90 480h96v70H120q-30 0 -30 -34z', GRAPHITE, 'v');
    slots(p, 540, 220, 80, 120, 6, t.deep, 7);
  },
  place: 'kitchen',
  focus: { x: 400, y: 280, zoom: 1.9 },
};

const breadMaker: Kind = boxKind({
  body: (s) => fit(s, 470, 450),
  depth: 190,
  face(s, b) {
    const { p, t, a } = s;
    for (const x of [b.x + 40, b.x + b.w - 90]) p.rect(x, b.y + b.h - 12, 50, 12, 4, RUBBER.base);
    mass(
      p,
      d`M${b.x + 10} ${b.y + 120}Q${b.x + 14} ${b.y - 10} ${b.x + 90} ${b.y - 14}h${b.w - 180}Q${b.x + b.w - 14} ${b.y - 10} ${b.x + b.w - 10} ${b.y + 120}z`,
      t,
    );
    p.rect(
      400 - 100,
      b.y + 12,
      200,
      84,
      16,
      p.rad(0.5, 0.7, 0.8, '#d9a054', '#21160d'),
      `stroke="${t.deep}" stroke-width="6"`,
    );
    p.path(d`M${400 - 70} ${b.y + 92}q10 -56 70 -56t70 56z`, '#c98a45');
    slab(p, b.x, b.y + 112, b.w, b.h - 122, 26, t);
    handle(p, 400 - 56, b.y + 122, 112, 16, GRAPHITE);
    darkGlass(p, b.x + 60, b.y + 180, b.w - 120, 130, 18);
    p.rect(400 - 80, b.y + 198, 160, 62, 8, '#d6e6d4');
    digits(p, 400 - 46, b.y + 211, 36, '3:20', '#22332b');
    for (let i = 0; i < 6; i++) p.circle(b.x + 96 + i * ((b.w - 192) / 5), b.y + 288, 9, i === 5 ? a.base : '#6d787d');
    slots(p, b.x + b.w - 150, b.y + 350, 110, 50, 4, t.lo, 6);
  },
  rest: { place: 'kitchen', lift: 40, focus: { x: 400, y: 500, zoom: 2.1 } },
});

const juicer: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE, 270, 22);
    if (s.str('type', 'slow') === 'citrus') {
      mass(p, 'M270 450H530L560 660Q560 696 520 696H280Q240 696 240 660z', t, 'h');
      p.path('M240 400H560L530 452H270z', p.lin('h', '#dff0f2a0', '#9fb9be90'), 'stroke="#8b9da3" stroke-width="2"');
      p.path('M300 400Q330 260 400 240T500 400z', p.lin('h', '#ffffff', '#e8ecea', '#b8c2c4'), 'stroke="#a5b1b4"');
      p.path('M400 240V396M356 276L340 396M444 276L460 396', 'none', 'stroke="#a5b1b4" stroke-width="6"');
      mass(p, 'M540 470h70v26l-66 12z', GRAPHITE, 'v');
      return;
    }
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

const foodProcessor: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE, 230, 22);
    p.path(
      'M540 290Q650 300 640 400T550 480v-34Q606 430 606 390T540 326z',
      '#c4d4d8d0',
      'stroke="#8b9da3" stroke-width="2"',
    );
    vessel(p, 400, 260, 500, 156, 144, 0.38, ['#7fb24f', '#f08a3c', '#e5584f'][s.n % 3] ?? '#7fb24f');
    p.rect(386, 300, 28, 190, 10, GRAPHITE.hi);
    p.path('M280 462q60 -30 110 -6l-6 20zM520 440q-60 -20 -110 10l6 20z', p.lin('h', STEEL.top, STEEL.deep));
    mass(p, 'M232 266Q240 214 300 210H500Q560 214 568 266z', GRAPHITE, 'h');
    mass(p, 'M428 100h90v112h-90z', t, 'h');
    p.rect(420, 84, 106, 26, 8, GRAPHITE.base);
    mass(p, 'M240 500H560L590 656Q594 700 550 700H250Q206 700 210 656z', t, 'h');
    knob(p, 400, 606, 50, STEEL, 24);
    for (const x of [290, 510]) p.circle(x, 606, 17, x > 400 ? a.base : t.deep, `stroke="${t.edge}"`);
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

const meatGrinder: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 420, BASE, 270, 22);
    p.path(
      'M170 150H450Q470 150 462 170L440 206H180L158 170Q152 150 170 150z',
      p.lin('v', STEEL.top, STEEL.base, STEEL.deep),
      `stroke="${STEEL.edge}" stroke-width="1.5"`,
    );
    p.path('M200 150q30 -50 70 -30q40 -34 80 0q50 -14 66 30z', '#d9776c');
    p.path('M260 206h110v110H260z', p.lin('h', STEEL.lo, STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    mass(p, 'M340 300H610Q670 310 670 380V640Q670 700 610 700H410Q350 700 350 640V480H340z', t);
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
    knob(p, 520, 420, 46, STEEL, 20);
    for (const x of [470, 570]) p.rect(x - 30, 520, 60, 24, 12, x > 500 ? a.base : t.deep);
    slots(p, 430, 590, 180, 70, 4, t.deep, 7);
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

export const cookers: Readonly<Record<string, Kind>> = {
  toaster,
  multicooker,
  'air-fryer': airFryer,
  'bread-maker': breadMaker,
  juicer,
  'food-processor': foodProcessor,
  'meat-grinder': meatGrinder,
};
