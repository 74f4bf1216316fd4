import {
  GRAPHITE,
  RUBBER,
  STEEL,
  darkGlass,
  digits,
  drum,
  lamp,
  lead,
  mass,
  rays,
  shadow,
  slots,
} from '../primitives.ts';
import { d } from '../pen.ts';
import { BASE, type Kind } from '../sketch.ts';

const hairDryer: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 440, BASE, 200, 18);
    lead(p, 'M470 640Q480 700 580 690T740 600', '#2b2f33', 15);
    mass(p, 'M396 380H520L540 620Q542 664 500 668H450Q420 666 416 630z', t, 'h');
    p.path(
      'M60 226Q56 210 76 206L220 190V380L76 360Q56 356 60 340z',
      p.lin('v', GRAPHITE.hi, GRAPHITE.base, GRAPHITE.deep),
      'stroke="#0a0b0c"',
    );
    mass(p, 'M200 180H520Q650 180 650 286T520 400H200Q186 290 200 180z', t, 'v');
    p.oval(630, 290, 44, 104, p.lin('h', GRAPHITE.hi, GRAPHITE.deep), 'stroke="#0a0b0c"');
    p.oval(636, 290, 30, 82, p.dots(9, 3, '#8b979c'));
    p.rect(196, 176, 20, 228, 8, p.lin('v', STEEL.top, STEEL.base, STEEL.deep));
    p.line('M240 210H520', t.isDark ? '#ffffff50' : '#ffffffb0', 9);
    p.rect(452, 440, 28, 90, 14, GRAPHITE.base);
    p.circle(466, 462, 10, a.base);
    p.circle(466, 560, 13, GRAPHITE.base, `stroke="${t.edge}"`);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, BASE, 150, 18);
    mass(p, 'M344 400H456L446 650Q440 690 400 690T354 650z', t, 'h');
    p.circle(400, 280, 170, p.lin('d', t.top, t.base, t.deep), `stroke="${t.edge}" stroke-width="2"`);
    p.circle(400, 280, 130, p.lin('d', '#14181a', '#4b5358'));
    p.circle(400, 280, 118, p.dots(13, 4, '#8b979c80'));
    p.circle(400, 280, 60, p.lin('d', STEEL.top, STEEL.deep));
    rays(p, 400, 280, 60, 126, 10, '#aab6bb', 5);
  },
  place: 'table',
  focus: { x: 560, y: 320, zoom: 2 },
};

const straightener: Kind = {
  front(s) {
    const { p, t, a } = s;
    p.group('rotate(-38 400 400)', () => {
      lead(p, 'M690 420Q760 420 800 480', '#2b2f33', 16);
      if (s.str('type', '') === 'curler') {
        p.rect(70, 374, 330, 60, 28, p.lin('v', '#f6d6a8', '#c98f4c', '#7d5426'), 'stroke="#6b4a22"');
        p.rect(120, 362, 290, 22, 10, p.lin('v', STEEL.top, STEEL.deep));
        mass(p, 'M390 364H640Q700 370 700 404T640 444H390z', t, 'v');
      } else {
        mass(p, 'M60 452Q60 436 90 434L660 400Q700 400 700 424Q700 452 660 456L80 478Q60 478 60 452z', t, 'v');
        p.path('M90 434L380 416V430L90 448z', p.lin('h', '#e8b98a', '#b5804a'));
        mass(p, 'M90 330Q94 312 124 318L660 380Q704 390 700 412Q694 436 656 430L120 360Q88 352 90 330z', t, 'v');
        p.path('M120 360L390 396L388 408L120 374z', p.lin('h', '#e8b98a', '#b5804a'));
      }
      p.rect(520, 374, 70, 26, 13, '#0d0f10', 'transform="rotate(6 520 374)"');
      lamp(p, 540, 394, 5, a.hi);
      p.circle(660, 412, 14, STEEL.base, `stroke="${STEEL.deep}"`);
    });
  },
  place: 'flat',
  focus: { x: 300, y: 480, zoom: 2 },
};

const shaver: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE, 120, 16);
    mass(p, 'M310 360Q300 330 330 320H470Q500 330 490 360L470 640Q466 704 400 704T330 640z', t, 'h');
    p.path('M350 380Q400 400 450 380L440 620Q400 660 360 620z', p.lin('h', GRAPHITE.hi, GRAPHITE.base, GRAPHITE.deep));
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
    p.circle(400, 450, 24, '#0d0f10', `stroke="${a.base}" stroke-width="4"`);
    digits(p, 380, 520, 36, '80', a.top);
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

const trimmer: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE, 190, 16);
    mass(p, 'M330 230H450L470 420Q480 560 450 660Q444 704 390 704T330 660Q300 560 310 420z', t, 'h');
    mass(p, 'M336 170h108l10 70H326z', GRAPHITE, 'h');
    p.rect(326, 136, 128, 42, 5, p.lin('h', STEEL.lo, STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.path('M328 136h124', 'none', `stroke="${STEEL.base}" stroke-width="26" stroke-dasharray="5 4"`);
    p.rect(362, 330, 56, 130, 28, GRAPHITE.base);
    p.rect(372, 344, 36, 50, 18, p.lin('v', a.hi, a.lo));
    digits(p, 372, 500, 34, '60', a.top);
    slots(p, 344, 580, 92, 70, 5, t.deep, 5);
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

const toothbrush: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 420, BASE, 200, 16);
    if (s.str('type', '') === 'irrigator') {
      mass(p, 'M330 320H480V640Q480 704 405 704T330 640z', t, 'h');
      p.path('M340 520H470V640Q466 690 405 690T344 640z', '#7fc9d6b0');
      p.path(
        'M388 320v-100q0 -60 -50 -90l10 -14q70 40 70 104v100z',
        p.lin('h', '#ffffff', '#c9d2d4'),
        'stroke="#aab6ba"',
      );
      p.circle(405, 420, 24, a.base);
      return;
    }
    drum(p, 352, 340, 92, 360, 44, t);
    p.path(
      'M384 344V210Q384 190 378 176H418Q412 190 412 210V344z',
      p.lin('h', '#ffffff', '#f2f5f5', '#b8c3c6'),
      'stroke="#aab6ba"',
    );
    p.rect(366, 80, 64, 104, 26, p.lin('h', '#ffffff', '#f2f5f5', '#b8c3c6'), 'stroke="#aab6ba"');
    p.path('M374 104h30M374 122h30M374 140h30M374 158h30', 'none', `stroke="${a.base}" stroke-width="13"`);
    p.path('M322 104h46M322 122h46M322 140h46M322 158h46', 'none', 'stroke="#ffffff" stroke-width="14"');
    p.path('M322 98v70M330 98v70', 'none', 'stroke="#b8c3c6" stroke-width="2" stroke-dasharray="3 4"');
    p.rect(352, 336, 92, 14, 5, a.base);
    p.circle(398, 440, 24, t.isDark ? '#4b5358' : '#e3e8e9', `stroke="${t.deep}" stroke-width="3"`);
    for (let i = 0; i < 4; i++) p.circle(398, 520 + i * 26, 5, i === 0 ? '#2ecf8f' : t.deep);
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

const scales: Kind = {
  front(s) {
    const { p, t, a } = s;
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
    p.rect(120, 120, 560, 560, 56, p.lin('d', t.hi, [t.base, 0.5], t.lo), `stroke="${t.edge}" stroke-width="4"`);
    p.path('M150 124H460L124 560V180Q124 124 150 124z', t.isDark ? '#ffffff14' : '#ffffff60');
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
export const beauty: Readonly<Record<string, Kind>> = {
  'hair-dryer': hairDryer,
  straightener,
  shaver,
  trimmer,
  toothbrush,
  scales,
};
