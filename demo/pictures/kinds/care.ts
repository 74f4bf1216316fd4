import {
  GRAPHITE,
  RUBBER,
  STEEL,
  darkGlass,
  digits,
  drum,
  knob,
  lead,
  mass,
  shadow,
  slab,
  slots,
} from '../primitives.ts';
import { d } from '../pen.ts';
import { BASE, byBody, ofBody, type Kind } from '../sketch.ts';

/** Grips of shavers: a bottle with a dark inlay, a straight barrel with a screen, a waist with ribs. */
const grips = byBody(
  ({ p, t, a }) => {
    mass(p, 'M310 360Q300 330 330 320H470Q500 330 490 360L470 640Q466 704 400 704T330 640z', t, 'h');
    p.path('M350 380Q400 400 450 380L440 620Q400 660 360 620z', p.lin('h', GRAPHITE.hi, GRAPHITE.base, GRAPHITE.deep));
    p.circle(400, 450, 24, '#0d0f10', `stroke="${a.base}" stroke-width="4"`);
    digits(p, 380, 520, 36, '80', a.top);
  },
  ({ p, t, a }) => {
    drum(p, 318, 310, 164, 394, 56, t);
    p.rect(318, 352, 164, 12, 0, p.lin('h', STEEL.lo, STEEL.top, STEEL.deep));
    p.rect(352, 396, 96, 220, 40, '#0d0f10');
    p.circle(400, 440, 20, a.base);
    digits(p, 378, 500, 44, '95', '#ffffff');
    p.line('M376 584h48', a.top, 6);
  },
  ({ p, t, a }) => {
    mass(
      p,
      'M300 330H500Q510 420 470 490Q450 540 480 640Q480 704 400 704T320 640Q350 540 330 490Q290 420 300 330z',
      t,
      'h',
    );
    p.circle(400, 420, 34, p.lin('d', STEEL.top, STEEL.deep), `stroke="${a.base}" stroke-width="5"`);
    const ribs = [540, 562, 584, 606, 628].map((y) => `M366 ${y}h68`).join('');
    p.path(ribs, 'none', `stroke="${t.deep}" stroke-width="8" stroke-linecap="round"`);
  },
);
const shaver: Kind = {
  front(s) {
    const { p } = s;
    shadow(p, 400, BASE, 120, 16);
    grips(s);
    if (s.str('type', 'rotary') === 'foil') {
      mass(p, 'M290 200h220v130q-110 30 -220 0z', GRAPHITE, 'h');
      for (const x of [306, 372, 438]) {
        p.rect(x, 130, 56, 90, 22, p.lin('h', STEEL.lo, STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
        p.rect(x + 6, 138, 44, 60, 16, p.dots(7, 2.2, '#3a4247'));
      }
    } else {
      mass(p, 'M260 190Q290 70 400 80T540 190Q560 320 400 330T260 190z', GRAPHITE);
      for (const [x, y] of [
        [336, 176],
        [464, 176],
        [400, 266],
      ] as const) {
        p.circle(x, y, 58, p.lin('d', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
        p.circle(x, y, 42, 'none', 'stroke="#3a4247" stroke-width="17" stroke-dasharray="3 4"');
        p.circle(x, y, 22, p.lin('d', STEEL.hi, STEEL.lo));
      }
    }
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 410, BASE, 110, 16);
    mass(
      p,
      'M380 350Q370 310 420 310H470Q500 330 490 420Q470 520 480 640Q480 704 420 704T370 640Q390 500 380 350z',
      t,
      'h',
    );
    mass(p, 'M300 160Q320 100 380 120L480 240Q520 300 470 330H400Q350 320 300 160z', GRAPHITE);
    p.path(
      'M290 190Q280 130 340 116L392 126Q330 160 320 250z',
      p.lin('d', STEEL.top, STEEL.deep),
      `stroke="${STEEL.edge}"`,
    );
    p.path('M400 380q-6 120 -4 240q14 30 24 0q-6 -120 6 -230z', GRAPHITE.base);
  },
  place: 'table',
  focus: { x: 400, y: 210, zoom: 2.1 },
};

/** Trimmers: a bulging one with a screen, a slim pen, a wide one with steel shoulders. */
const clippers = byBody(
  ({ p, t, a }) => {
    mass(p, 'M330 230H450L470 420Q480 560 450 660Q444 704 390 704T330 660Q300 560 310 420z', t, 'h');
    mass(p, 'M336 170h108l10 70H326z', GRAPHITE, 'h');
    p.rect(326, 136, 128, 42, 5, p.lin('h', STEEL.lo, STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.path('M328 136h124', 'none', `stroke="${STEEL.base}" stroke-width="26" stroke-dasharray="5 4"`);
    p.rect(362, 330, 56, 130, 28, GRAPHITE.base);
    p.rect(372, 344, 36, 50, 18, p.lin('v', a.hi, a.lo));
    digits(p, 372, 500, 34, '60', a.top);
    slots(p, 344, 580, 92, 70, 5, t.deep, 5);
  },
  ({ p, t, a }) => {
    drum(p, 346, 210, 92, 492, 40, t);
    p.rect(346, 300, 92, 14, 0, p.lin('h', STEEL.lo, STEEL.top, STEEL.deep));
    mass(p, 'M352 160h80l6 60h-92z', GRAPHITE, 'h');
    p.rect(350, 128, 84, 40, 5, p.lin('h', STEEL.lo, STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.path('M352 130h80', 'none', `stroke="${STEEL.base}" stroke-width="22" stroke-dasharray="5 4"`);
    p.rect(372, 360, 40, 84, 20, GRAPHITE.base);
    p.circle(392, 384, 12, a.base);
  },
  ({ p, t, a }) => {
    mass(p, 'M300 250H480L466 470L490 660Q484 704 390 704T290 660L314 470z', t, 'h');
    p.path(
      'M300 250H480L474 330H306z',
      p.lin('h', STEEL.lo, [STEEL.top, 0.3], STEEL.base, STEEL.deep),
      `stroke="${STEEL.edge}"`,
    );
    mass(p, 'M306 190h168l8 62H298z', GRAPHITE, 'h');
    p.rect(292, 150, 196, 46, 5, p.lin('h', STEEL.lo, STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.path('M294 150h192', 'none', `stroke="${STEEL.base}" stroke-width="26" stroke-dasharray="6 4"`);
    knob(p, 390, 400, 34, GRAPHITE, 20);
    for (const y of [500, 530, 560]) p.line(d`M350 ${y}h80`, y === 500 ? a.base : t.deep, 9);
  },
);
const trimmer: Kind = {
  front(s) {
    const { p } = s;
    shadow(p, 400, BASE, 190, 16);
    clippers(s);
    for (const [i, h] of [70, 100].entries()) {
      const x = 530 + i * 100;
      p.path(d`M${x} 690v${-h * 0.5}h80v${h * 0.5}z`, p.lin('h', GRAPHITE.hi, GRAPHITE.deep));
      p.path(
        d`M${x} ${690 - h * 0.5 - h * 0.25}h80`,
        'none',
        d`stroke="${GRAPHITE.hi}" stroke-width="${h * 0.5}" stroke-dasharray="6 6"`,
      );
    }
  },
  side(s) {
    const { p, t } = s;
    p.group('rotate(24 400 400)', () => {
      mass(p, 'M350 230H440Q490 400 460 640Q450 704 400 704T350 640Q370 440 350 230z', t, 'h');
      mass(p, 'M340 160h90l10 76h-94z', GRAPHITE, 'h');
      p.path('M300 130h120l8 36H316z', p.lin('h', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
      p.rect(358, 330, 18, 130, 9, s.a.base);
    });
  },
  place: 'table',
  focus: { x: 400, y: 200, zoom: 2.2 },
};

/** Handles of brushes: a plain barrel, one with a dark belt and a screen, a tapering one with a ring. */
const brushHandle = byBody(
  ({ p, t, a }) => {
    drum(p, 352, 340, 92, 360, 44, t);
    p.rect(352, 336, 92, 14, 5, a.base);
    p.circle(398, 440, 24, t.isDark ? '#4b5358' : '#e3e8e9', `stroke="${t.deep}" stroke-width="3"`);
    for (let i = 0; i < 4; i++) p.circle(398, 520 + i * 26, 5, i === 0 ? '#2ecf8f' : t.deep);
  },
  ({ p, t, a }) => {
    drum(p, 346, 336, 104, 364, 30, t);
    p.rect(346, 380, 104, 190, 0, p.lin('h', '#0b0d0e', '#4b5459', '#0b0d0e'));
    p.circle(398, 424, 22, '#0d0f10', `stroke="${a.base}" stroke-width="5"`);
    digits(p, 380, 486, 36, '2', '#ffffff');
    p.line('M376 546h44', a.top, 6);
  },
  ({ p, t, a }) => {
    mass(p, 'M364 336H432Q452 460 440 640Q438 700 398 700T356 640Q344 460 364 336z', t, 'h');
    p.rect(360, 340, 76, 18, 8, p.lin('h', STEEL.lo, STEEL.top, STEEL.deep));
    p.rect(380, 420, 36, 90, 18, t.isDark ? '#3d454a' : '#dfe5e6', `stroke="${t.deep}" stroke-width="2"`);
    p.circle(398, 446, 11, a.base);
    for (let i = 0; i < 3; i++) p.rect(384, 550 + i * 22, 28, 7, 3, i === 0 ? '#2ecf8f' : t.deep);
  },
);
const irrigators = byBody(
  ({ p, t, a }) => {
    mass(p, 'M330 320H480V640Q480 704 405 704T330 640z', t, 'h');
    p.path('M340 520H470V640Q466 690 405 690T344 640z', '#7fc9d6b0');
    p.path(
      'M388 320v-100q0 -60 -50 -90l10 -14q70 40 70 104v100z',
      p.lin('h', '#ffffff', '#c9d2d4'),
      'stroke="#aab6ba"',
    );
    p.circle(405, 420, 24, a.base);
  },
  ({ p, t, a }) => {
    mass(p, 'M350 300H450L490 660Q490 704 400 704T310 660z', t, 'h');
    p.rect(336, 470, 128, 200, 30, '#7fc9d6b0', 'stroke="#5a9aa6" stroke-width="2"');
    p.path('M388 300v-90q0 -60 -46 -86l10 -14q66 38 66 100v90z', p.lin('h', '#ffffff', '#c9d2d4'), 'stroke="#aab6ba"');
    for (const [i, y] of [350, 400].entries()) p.rect(376, y, 48, 26, 13, i === 0 ? a.base : t.deep);
  },
  ({ p, t, a }) => {
    slab(p, 330, 440, 260, 262, 30, t);
    p.path('M346 456H574V560H346z', '#7fc9d6b0', 'stroke="#5a9aa6" stroke-width="2"');
    knob(p, 460, 630, 34, GRAPHITE, 20);
    lead(p, 'M340 620Q200 640 220 480', '#d9dede', 14);
    drum(p, 196, 250, 48, 230, 22, t);
    p.path('M212 250v-70q0 -50 -36 -72l8 -12q54 32 54 84v70z', p.lin('h', '#ffffff', '#c9d2d4'), 'stroke="#aab6ba"');
    p.circle(220, 320, 12, a.base);
  },
);
const toothbrush: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 420, BASE, 200, 16);
    if (s.str('type', '') === 'irrigator') {
      irrigators(s);
      return;
    }
    p.path(
      'M384 344V210Q384 190 378 176H418Q412 190 412 210V344z',
      p.lin('h', '#ffffff', '#f2f5f5', '#b8c3c6'),
      'stroke="#aab6ba"',
    );
    p.rect(366, 80, 64, 104, 26, p.lin('h', '#ffffff', '#f2f5f5', '#b8c3c6'), 'stroke="#aab6ba"');
    p.path('M374 104h30M374 122h30M374 140h30M374 158h30', 'none', `stroke="${a.base}" stroke-width="13"`);
    p.path('M322 104h46M322 122h46M322 140h46M322 158h46', 'none', 'stroke="#ffffff" stroke-width="14"');
    p.path('M322 98v70M330 98v70', 'none', 'stroke="#b8c3c6" stroke-width="2" stroke-dasharray="3 4"');
    brushHandle(s);
    mass(p, 'M340 676h116l16 28H324z', t, 'v');
    for (const x of [540, 600]) {
      p.path(
        d`M${x} 700v-110q0 -16 -5 -24v-60q0 -18 18 -18t18 18v60q-5 8 -5 24v110z`,
        p.lin('h', '#ffffff', '#e8eded', '#b8c3c6'),
        'stroke="#aab6ba"',
      );
      p.rect(x - 14, 502, 26, 54, 6, x < 560 ? a.top : '#ffd27a');
    }
  },
  place: 'table',
  focus: { x: 390, y: 190, zoom: 2.1 },
};

/** The glass of a floor scale: four steel pads, two bars, a ring with glowing figures. */
const plates = byBody(
  ({ p, t, a }) => {
    darkGlass(p, 300, 160, 200, 96, 16);
    digits(p, 336, 180, 56, '68', a.top);
    for (const [x, y] of [
      [220, 340],
      [580, 340],
      [220, 580],
      [580, 580],
    ] as const)
      p.circle(x, y, 52, p.lin('d', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.line('M400 330V600', t.isDark ? '#ffffff30' : '#00000020', 3);
  },
  ({ p, t, a }) => {
    for (const x of [200, 540])
      p.rect(x, 300, 60, 340, 20, p.lin('h', STEEL.top, STEEL.base, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.rect(300, 150, 200, 100, 10, '#d6e6d4', `stroke="${t.deep}" stroke-width="3"`);
    digits(p, 344, 172, 56, '72', '#22332b');
    p.circle(400, 600, 22, 'none', `stroke="${a.base}" stroke-width="6"`);
  },
  ({ p, t, a }) => {
    p.circle(400, 400, 210, 'none', `stroke="${t.isDark ? '#ffffff30' : '#00000024'}" stroke-width="4"`);
    p.path('M400 190A210 210 0 1 1 190 400', 'none', `stroke="${STEEL.base}" stroke-width="16" stroke-linecap="round"`);
    digits(p, 330, 320, 100, '64', t.isDark ? '#ffffff' : t.deep);
    p.line('M350 480h100', a.base, 8);
  },
);
const scales: Kind = {
  front(s) {
    const { p, t } = s;
    if (s.str('type', '') === 'kitchen') {
      shadow(p, 400, 650, 270, 22);
      p.path(
        'M190 480Q400 560 610 480Q600 610 400 610T190 480z',
        p.lin('h', STEEL.lo, STEEL.top, STEEL.base, STEEL.deep),
        `stroke="${STEEL.edge}"`,
      );
      p.oval(400, 480, 210, 44, p.lin('v', STEEL.lo, STEEL.top), `stroke="${STEEL.edge}"`);
      for (const [x, c] of [
        [320, '#e5584f'],
        [400, '#7fb24f'],
        [480, '#ffb417'],
      ] as const)
        p.circle(x, 440, 52, p.rad(0.35, 0.3, 0.8, '#ffffffa0', c));
      mass(p, 'M180 600H620L650 640Q650 656 630 656H170Q150 656 150 640z', t, 'v');
      p.rect(340, 616, 120, 32, 6, '#d6e6d4');
      digits(p, 366, 622, 20, '420', '#22332b');
      return;
    }
    p.rect(128, 136, 560, 560, 60, '#0a141330');
    p.rect(
      120,
      120,
      560,
      560,
      ofBody(s, [56, 20, 150]),
      p.lin('d', t.hi, [t.base, 0.5], t.lo),
      `stroke="${t.edge}" stroke-width="4"`,
    );
    p.path('M150 124H460L124 560V180Q124 124 150 124z', t.isDark ? '#ffffff14' : '#ffffff60');
    plates(s);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, 580, 350, 22);
    p.path('M90 500L200 400H600L710 500z', p.lin('d', t.top, t.base), `stroke="${t.edge}"`);
    p.path('M90 500H710V518Q710 526 700 526H100Q90 526 90 518z', p.lin('v', t.hi, t.deep), `stroke="${t.edge}"`);
    for (const x of [130, 610]) p.rect(x, 526, 60, 30, 8, RUBBER.base);
    darkGlass(p, 340, 410, 120, 26, 6);
    for (const x of [240, 560]) p.oval(x, 462, 46, 16, STEEL.base, `stroke="${STEEL.edge}"`);
  },
  place: 'flat',
  focus: { x: 400, y: 230, zoom: 2.2 },
};
export const care: Readonly<Record<string, Kind>> = { shaver, trimmer, toothbrush, scales };
