import { GOLD, RUBBER, STEEL, knob, lamp, mass, rays, shadow, slab, slots } from '../primitives.ts';
import { mix, findTone } from '../colour.ts';
import { d } from '../pen.ts';
import { BASE, readBodyIndex, byBody, ofBody, type Kind, type Sketch } from '../sketch.ts';

/** An abstract printed label in place of any brand: a band of colour and two lines. */
function label(s: Sketch, x: number, y: number, w: number, h: number): void {
  const { p, a } = s;
  p.rect(x, y, w, h, 8, p.lin('d', '#2c3438', '#15191b'));
  p.rect(x, y, w * 0.3, h, 8, p.lin('v', a.hi, a.lo));
  p.path(
    d`M${x + w * 0.4} ${y + h * 0.34}h${w * 0.44}M${x + w * 0.4} ${y + h * 0.6}h${w * 0.28}`,
    'none',
    'stroke="#ffffffb0" stroke-width="10" stroke-linecap="round"',
  );
}
/** Portable drives: a slab with a ring for a cord, a ribbed shell, one with rounded rubber corners. */
const portable = byBody(
  ({ p, t }) => {
    slab(p, 240, 120, 320, 560, 48, t);
    p.path('M262 150H420L262 560z', '#ffffff1c');
    p.circle(496, 184, 34, '#00000000', `stroke="${t.deep}" stroke-width="14"`);
  },
  ({ p, t, a }) => {
    slab(p, 230, 180, 340, 460, 30, t);
    slots(p, 256, 210, 288, 400, 13, t.deep, 10);
    p.rect(320, 360, 160, 100, 16, p.lin('d', a.hi, a.lo));
    p.path('M350 400h90M350 426h54', 'none', 'stroke="#ffffffc0" stroke-width="9" stroke-linecap="round"');
  },
  ({ p, t, a }) => {
    slab(p, 226, 130, 348, 540, 110, RUBBER);
    slab(p, 258, 166, 284, 468, 70, t);
    p.path('M290 210Q300 190 330 190H400L280 480z', '#ffffff24');
    p.line('M360 560h80', a.base, 10);
  },
);
/** Drives for a bay: screws around a label, a plain metal plate with a stripe, a triangle of colour. */
const sata = byBody(
  (s) => {
    const { p, t } = s;
    slab(p, 200, 110, 400, 570, 20, t);
    for (const [x, y] of [
      [222, 132],
      [578, 132],
      [222, 658],
      [578, 658],
    ] as const)
      p.circle(x, y, 9, t.deep, `stroke="${t.top}"`);
    label(s, 240, 250, 320, 190);
    p.path('M260 676h200v10H260zM480 676h90v10H480z', GOLD.base);
    p.path('M216 130H400L216 600z', '#ffffff14');
  },
  (s) => {
    const { p, a } = s;
    slab(p, 200, 110, 400, 570, 8, STEEL);
    p.rect(200, 190, 400, 70, 0, p.lin('h', a.lo, a.hi));
    p.path(
      'M240 320h200M240 360h130M240 620h90',
      'none',
      `stroke="${STEEL.deep}" stroke-width="15" stroke-linecap="round"`,
    );
    p.rect(430, 560, 130, 80, 6, '#f4f3ee', `stroke="${STEEL.deep}" stroke-width="2"`);
    p.path('M260 676h200v10H260zM480 676h90v10H480z', GOLD.base);
  },
  (s) => {
    const { p, t, a } = s;
    slab(p, 200, 110, 400, 570, 28, findTone(t.isLight ? '#2b2f33' : '#1f2326'));
    p.path('M202 400L598 200V660Q598 676 580 676H220Q202 676 202 660z', p.lin('d', a.hi, a.lo), 'opacity=".9"');
    p.path('M240 170h190M240 210h110', 'none', 'stroke="#ffffffc0" stroke-width="14" stroke-linecap="round"');
    p.path('M260 676h200v10H260zM480 676h90v10H480z', GOLD.base);
  },
);
const ssd: Kind = {
  front(s) {
    const { p, a } = s;
    const form = s.str('form', 'sata');
    if (form === 'm2') {
      p.group('rotate(-24 400 400)', () => {
        p.rect(76, 316, 660, 190, 10, '#0a141330');
        p.path(
          'M70 300H712Q720 300 720 308V384a16 16 0 0 0 0 32V482Q720 490 712 490H90V440H70V410H90V392H70z',
          p.lin('d', '#23423a', '#10211c'),
          'stroke="#0b1512" stroke-width="2"',
        );
        p.path('M58 304H90V392H58zM58 410H90V486H58z', p.lin('h', GOLD.top, GOLD.lo));
        for (const x of [130, 250, 520])
          p.rect(x, 326, x > 400 ? 150 : 96, 138, 6, p.lin('d', '#4b5358', '#101315'), 'stroke="#050607"');
        if (readBodyIndex(s) === 1) p.rect(120, 318, 420, 154, 6, p.lin('h', a.deep, a.base), 'opacity=".9"');
        if (readBodyIndex(s) === 2) {
          p.rect(104, 312, 590, 166, 8, p.lin('v', STEEL.hi, STEEL.deep), `stroke="${STEEL.edge}"`);
          slots(p, 120, 322, 558, 146, 7, STEEL.deep, 9);
        } else label(s, 136, 344, 330, 100);
      });
      return;
    }
    if (form === 'external') {
      p.group('rotate(-10 400 400)', () => {
        p.rect(246, 136, 320, 560, 50, '#0a141330');
        portable(s);
        p.rect(370, 664, 60, 18, 8, '#0a0b0c', 'stroke="#aab6bb" stroke-width="3"');
        lamp(p, 400, 620, 6, a.hi);
      });
      return;
    }
    p.group('rotate(-8 400 400)', () => {
      p.rect(206, 126, 400, 570, 22, '#0a141330');
      sata(s);
    });
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, 520, 320, 22);
    p.path('M90 450L240 360H710L600 450z', p.lin('d', t.top, t.base), `stroke="${t.edge}"`);
    mass(p, 'M90 450H600V500H90z', t, 'v');
    p.path('M600 450L710 360V408L600 500z', t.deep, `stroke="${t.edge}"`);
    p.rect(140, 464, 250, 24, 4, '#0a0b0c');
    p.path('M150 476h230', 'none', `stroke="${GOLD.base}" stroke-width="10" stroke-dasharray="6 5"`);
  },
  place: 'flat',
  focus: { x: 380, y: 380, zoom: 1.9 },
};

/** Sticks: a soft cap, a swivel of steel, a small metal one with a ring. */
const sticks = byBody(
  ({ p, t, a }) => {
    slab(p, 250, 312, 440, 176, 44, t);
    p.circle(640, 400, 26, '#00000040', `stroke="${t.deep}" stroke-width="6"`);
    p.path('M270 332H560L520 350H280z', '#ffffff40');
    lamp(p, 320, 400, 8, a.hi);
  },
  ({ p, t }) => {
    slab(p, 250, 326, 400, 148, 20, t);
    p.path(
      'M330 296H650Q710 300 710 400T650 504H330Q314 504 314 486V314Q314 296 330 296z',
      p.lin('v', STEEL.top, STEEL.base, STEEL.deep),
      `stroke="${STEEL.edge}" stroke-width="2"`,
    );
    p.circle(640, 400, 34, STEEL.lo, `stroke="${STEEL.deep}" stroke-width="4"`);
    p.path('M360 372h170M360 406h110', 'none', `stroke="${STEEL.deep}" stroke-width="13" stroke-linecap="round"`);
  },
  ({ p, t, a }) => {
    mass(p, 'M250 330H560Q610 330 640 366L690 366Q710 366 710 400T690 434L640 434Q610 470 560 470H250z', t, 'v');
    p.circle(662, 400, 22, '#f5f3ee', `stroke="${t.deep}" stroke-width="5"`);
    p.circle(716, 400, 46, 'none', `stroke="${STEEL.base}" stroke-width="9"`);
    p.rect(290, 380, 130, 40, 8, p.lin('h', a.lo, a.hi));
  },
);
const flash: Kind = {
  front(s) {
    const { p } = s;
    p.group('rotate(-32 400 400)', () => {
      p.rect(96, 330, 640, 180, 40, '#0a141326');
      p.path(
        'M80 338H260V462H80z',
        p.lin('v', STEEL.top, STEEL.base, STEEL.deep),
        `stroke="${STEEL.edge}" stroke-width="2"`,
      );
      for (const y of [366, 410]) p.rect(120, y, 46, 26, 3, '#23282b');
      p.rect(214, 338, 46, 124, 0, '#00000030');
      sticks(s);
    });
  },
  side(s) {
    const { p, t } = s;
    p.group('rotate(-14 400 400)', () => {
      p.path('M90 374H270V430H90z', p.lin('v', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
      slab(p, 260, 352, 430, 98, 28, t);
      p.path(
        'M300 300Q300 250 360 250H600Q660 250 660 300V500Q660 550 600 550H360Q300 550 300 500z',
        'none',
        `stroke="${STEEL.base}" stroke-width="16" opacity=".85"`,
      );
    });
  },
  place: 'flat',
  focus: { x: 300, y: 460, zoom: 2.1 },
};

function card(s: Sketch, x: number, y: number, w: number, h: number, back: boolean): void {
  const { p, t, a } = s;
  p.path(d`M${x + 8} ${y + 10}h${w * 0.74}l${w * 0.26} ${h * 0.2}v${h * 0.8}h${-w}z`, '#0a141330');
  p.path(
    d`M${x + 14} ${y}h${w * 0.72 - 14}l${w * 0.28} ${h * 0.19}v${h * 0.81 - 14}q0 14 -14 14H${x + 14}q-14 0 -14 -14V${y + 14}q0 -14 14 -14z`,
    p.lin('d', t.hi, [t.base, 0.5], t.lo),
    `stroke="${t.edge}" stroke-width="2"`,
  );
  if (back) {
    for (let i = 0; i < 7; i++)
      p.rect(
        x + 18 + (i * (w - 40)) / 7,
        y + 20 + (i > 4 ? h * 0.1 : 0),
        (w - 40) / 7 - 8,
        h * 0.24,
        5,
        p.lin('v', GOLD.top, GOLD.lo),
      );
    return;
  }
  const fill = p.lin('d', a.hi, a.lo);
  if (readBodyIndex(s) === 0) {
    p.rect(x + w * 0.08, y + h * 0.34, w * 0.84, h * 0.5, 10, fill);
    p.circle(x + w * 0.72, y + h * 0.68, w * 0.26, '#ffffff26');
  } else if (readBodyIndex(s) === 1) {
    p.path(d`M${x + 4} ${y + h * 0.3}h${w - 8}v${h * 0.4}l${8 - w} ${h * 0.2}z`, fill);
    p.circle(x + w * 0.76, y + h * 0.86, w * 0.09, '#ffffff40');
  } else {
    p.rect(x + w * 0.08, y + h * 0.3, w * 0.84, h * 0.58, 10, p.lin('d', '#23282b', '#0c0e10'));
    p.path(
      d`M${x + w * 0.5} ${y + h * 0.88}L${x + w * 0.92} ${y + h * 0.42}V${y + h * 0.85}q0 ${h * 0.03} ${-w * 0.04} ${h * 0.03}z`,
      fill,
    );
  }
  p.path(
    d`M${x + w * 0.18} ${y + h * 0.48}h${w * 0.5}M${x + w * 0.18} ${y + h * 0.6}h${w * 0.3}`,
    'none',
    'stroke="#ffffffd0" stroke-width="13" stroke-linecap="round"',
  );
}
const memoryCard: Kind = {
  front(s) {
    card(s, 170, 140, 390, 500, false);
    if (s.str('form', 'micro') === 'micro')
      s.p.group('rotate(10 600 560)', () => card({ ...s, a: findTone('#ffb417') }, 500, 460, 170, 230, false));
  },
  back(s) {
    card(s, 205, 140, 390, 500, true);
  },
  side(s) {
    s.p.group('rotate(-12 400 400)', () => card(s, 120, 190, 300, 390, true));
    s.p.group('rotate(9 400 400)', () => card(s, 400, 190, 300, 390, false));
  },
  place: 'flat',
  focus: { x: 380, y: 330, zoom: 1.9 },
};

const gpu: Kind = {
  front(s) {
    const { p, t, a } = s;
    const fans = Math.round(s.num('fans', 3, 1, 3));
    const w = 200 + fans * 145;
    const x = 410 - w / 2;
    p.rect(x + 10, 286, w, 270, 20, '#0a141338');
    p.path(d`M${x - 40} 236h22v350h-22l-14 -14v-40h14z`, p.lin('h', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.rect(x, 520, w - 60, 26, 0, '#14302a');
    p.rect(x + 70, 540, 250, 22, 0, p.lin('v', GOLD.top, GOLD.lo));
    mass(p, d`M${x - 18} 270l40 -24h${w - 60}l38 30v220l-30 36H${x + 6}l-24 -20z`, t);
    if (readBodyIndex(s) === 1)
      p.path(d`M${x} 300L${x + w * 0.4} 252h${w * 0.2}L${x + w - 30} 500h${-w * 0.34}z`, p.lin('d', t.hi, t.deep));
    for (let i = 0; i < fans; i++) {
      const cx = x + (w / fans) * (i + 0.5);
      const r = Math.min(116, w / fans / 2 - 14);
      const lit = ofBody(s, [i % 2 === 0 ? a.base : t.edge, STEEL.base, p.lin('d', '#00c2d8', '#8f6fd1', '#f0568f')]);
      p.circle(cx, 390, r, '#090b0c', `stroke="${lit}" stroke-width="${ofBody(s, [6, 3, 10])}"`);
      rays(p, cx, 390, r * 0.36, r * 0.86, ofBody(s, [11, 7, 15]), '#3d454a', r * ofBody(s, [0.2, 0.3, 0.12]));
      p.circle(cx, 390, r * 0.34, p.lin('d', '#59636a', '#14181a'));
    }
    if (readBodyIndex(s) === 2) p.line(d`M${x + 20} 520h${w - 100}`, a.base, 8);
    p.path(d`M${x + 30} 256h${w - 90}`, 'none', `stroke="#ffffff60" stroke-width="5" stroke-linecap="round"`);
  },
  back(s) {
    const { p, t, a } = s;
    p.rect(110, 286, 610, 270, 20, '#0a141338');
    p.path('M64 236h22v350H64l-14 -14v-40h14z', p.lin('h', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    slab(p, 90, 256, 620, 270, 16, t);
    p.path('M90 330L260 526H150L90 450zM320 256L520 526H440L240 256z', mix(t.base, a.base, 0.35));
    slots(p, 540, 290, 140, 200, 10, '#08090a', 9);
    p.rect(150, 526, 250, 26, 0, p.lin('v', GOLD.top, GOLD.lo));
    for (const [cx, cy] of [
      [110, 276],
      [690, 276],
      [110, 506],
      [690, 506],
    ] as const)
      knob(p, cx, cy, 9, STEEL);
  },
  place: 'flat',
  focus: { x: 300, y: 390, zoom: 2 },
};

/** The print on a program or a code: a shield, tiles, a coin. */
const EMBLEMS = {
  shield: ({ p, a }: Sketch) => {
    p.circle(382, 360, 150, p.rad(0.4, 0.35, 0.7, '#ffffff4d', '#ffffff00'));
    p.path(
      'M382 230Q440 270 500 270V370Q496 460 382 510Q268 460 264 370V270Q324 270 382 230z',
      p.lin('d', a.top, a.base, a.lo),
      'stroke="#ffffffa0" stroke-width="5"',
    );
    p.circle(382, 346, 36, 'none', 'stroke="#ffffff" stroke-width="17"');
    p.path('M382 382V456M382 430h28', 'none', 'stroke="#ffffff" stroke-width="17" stroke-linecap="round"');
  },
  tiles: ({ p, a }: Sketch) => {
    p.rect(250, 240, 264, 250, 24, '#ffffff20');
    for (const [i, [x, y]] of (
      [
        [270, 260],
        [392, 260],
        [270, 376],
        [392, 376],
      ] as const
    ).entries())
      p.rect(x, y, 102, 96, 14, i % 3 === 0 ? p.lin('d', a.top, a.base) : '#ffffffb0');
    p.path('M296 312l20 20l34 -40', 'none', 'stroke="#ffffff" stroke-width="12" stroke-linecap="round"');
  },
  coin: ({ p, a }: Sketch) => {
    p.circle(382, 366, 150, p.rad(0.5, 0.5, 0.5, a.top, '#ffffff00'));
    p.circle(382, 366, 112, p.lin('d', '#ffe29a', '#ffb417', '#d98f00'), 'stroke="#ffffffa0" stroke-width="5"');
    p.circle(382, 366, 84, 'none', 'stroke="#ffffff90" stroke-width="8"');
    p.path('M382 306l18 40l42 6l-30 30l8 42l-38 -20l-38 20l8 -42l-30 -30l42 -6z', '#ffffff');
  },
} as const;
function emblem(s: Sketch): void {
  const asked = s.str('emblem', 'shield');
  (asked === 'tiles' || asked === 'coin' ? EMBLEMS[asked] : EMBLEMS.shield)(s);
}
/** Programs come in a box, in a box with a belt of colour, or on a card in a sleeve. */
const packs = byBody(
  (s) => {
    const { p, t } = s;
    p.path('M560 130L640 160V680L560 700z', p.lin('h', t.lo, t.deep), `stroke="${t.edge}"`);
    slab(p, 200, 120, 364, 582, 8, t);
    p.path('M200 120H420L200 500z', '#ffffff18');
    emblem(s);
    print(s);
  },
  (s) => {
    const { p, t, a } = s;
    p.path('M560 130L640 160V680L560 700z', p.lin('h', a.lo, a.deep), `stroke="${a.edge}"`);
    slab(p, 200, 120, 364, 582, 8, a);
    p.rect(202, 200, 360, 330, 0, p.lin('d', t.top, t.base));
    emblem(s);
    p.path('M240 590h180M240 626h110', 'none', 'stroke="#ffffffc0" stroke-width="12" stroke-linecap="round"');
  },
  (s) => {
    const { p, t, a } = s;
    p.group('rotate(-7 400 420)', () => {
      p.rect(176, 176, 460, 520, 34, '#0a141326');
      slab(p, 166, 160, 460, 520, 34, t);
      p.path('M168 194Q168 162 200 162H592Q624 162 624 194V250H168z', p.lin('h', a.hi, a.lo));
      s.p.group('translate(14 24)', () => emblem(s));
      p.path('M250 604h200', 'none', `stroke="${t.deep}" stroke-width="22" stroke-dasharray="44 12"`);
    });
  },
);
function print({ p, t }: Sketch): void {
  p.path(
    'M240 580h160M240 614h100',
    'none',
    `stroke="${t.isLight ? '#6d787d' : '#ffffffb0'}" stroke-width="12" stroke-linecap="round"`,
  );
  p.rect(460, 600, 70, 66, 10, '#ffb417');
}
const licence: Kind = {
  front(s) {
    shadow(s.p, 410, BASE, 240, 22);
    packs(s);
  },
  back(s) {
    const { p, t, a } = s;
    p.group('rotate(-8 400 400)', () => {
      p.rect(126, 236, 560, 350, 30, '#0a141330');
      slab(p, 120, 220, 560, 350, 28, t);
      p.path('M120 300H680V370H120z', a.base);
      p.rect(170, 420, 330, 56, 10, '#f4f5f4');
      p.path('M190 448h290', 'none', 'stroke="#3a4247" stroke-width="20" stroke-dasharray="50 16 40 16"');
      p.circle(600, 460, 42, 'none', `stroke="#ffb417" stroke-width="14"`);
    });
  },
  place: 'table',
  focus: { x: 382, y: 370, zoom: 2.1 },
};
export const parts: Readonly<Record<string, Kind>> = { ssd, flash, 'memory-card': memoryCard, gpu, licence };
