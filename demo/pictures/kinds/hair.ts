import { GRAPHITE, STEEL, darkGlass, digits, drum, lamp, lead, mass, rays, shadow } from '../primitives.ts';
import { BASE, readBodyIndex, byBody, ofBody, type Kind, type Sketch } from '../sketch.ts';

/** Hair dryers: a classic barrel, a hollow ring on a straight handle, a short one that folds. */
const dryers = byBody(
  ({ p, t, a }) => {
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
  ({ p, t, a }) => {
    drum(p, 410, 330, 92, 350, 44, t);
    p.rect(410, 610, 92, 60, 20, p.dots(9, 2.8, t.deep));
    p.path(
      'M250 160H470Q590 170 590 270T470 380H250z',
      p.lin('v', t.top, [t.base, 0.4], t.deep),
      `stroke="${t.edge}" stroke-width="1.5"`,
    );
    p.oval(250, 270, 62, 110, p.lin('d', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.oval(250, 270, 42, 84, p.lin('h', '#0b0d0e', '#3d464b'));
    p.oval(250, 270, 42, 84, 'none', `stroke="${a.base}" stroke-width="7"`);
    for (const [i, y] of [430, 480, 530].entries()) p.circle(456, y, 15, i === 0 ? a.base : t.lo, `stroke="${t.edge}"`);
    p.path('M300 186H470', 'none', 'stroke="#ffffff80" stroke-width="9" stroke-linecap="round"');
  },
  ({ p, t, a }) => {
    p.group('rotate(16 470 400)', () => mass(p, 'M420 380H520V610Q520 660 470 660T420 610z', t, 'h'));
    p.path('M110 220L240 200V372L110 352z', p.lin('v', GRAPHITE.hi, GRAPHITE.base, GRAPHITE.deep), 'stroke="#0a0b0c"');
    mass(p, 'M230 190Q300 170 420 180Q600 190 600 290T420 400Q300 404 230 382z', t, 'v');
    p.circle(500, 290, 76, p.lin('d', GRAPHITE.hi, GRAPHITE.deep));
    rays(p, 500, 290, 26, 68, 18, '#59636a', 5);
    p.circle(500, 290, 22, a.base);
    p.circle(478, 410, 26, STEEL.base, `stroke="${STEEL.edge}" stroke-width="2"`);
    p.rect(436, 470, 28, 80, 14, GRAPHITE.base, 'transform="rotate(16 450 510)"');
  },
);
const hairDryer: Kind = {
  front(s) {
    const { p } = s;
    shadow(p, 440, BASE, 200, 18);
    lead(p, 'M470 640Q480 700 580 690T740 600', '#2b2f33', 15);
    dryers(s);
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

/** Two arms with plates: slim and pointed, wide with round ends, rounded to curl as well. */
function tongs(s: Sketch, plate: string): void {
  const { p, t } = s;
  const shapes = ofBody(s, [
    [
      'M60 452Q60 436 90 434L660 400Q700 400 700 424Q700 452 660 456L80 478Q60 478 60 452z',
      'M90 434L380 416V430L90 448z',
      'M90 330Q94 312 124 318L660 380Q704 390 700 412Q694 436 656 430L120 360Q88 352 90 330z',
      'M120 360L390 396L388 408L120 374z',
    ],
    [
      'M40 440Q40 410 80 408L660 396Q704 398 704 424Q704 456 660 458L80 486Q40 488 40 440z',
      'M70 408L420 400V420L70 432z',
      'M80 286Q90 262 130 270L660 372Q704 384 700 412Q694 436 650 428L116 344Q72 330 80 286z',
      'M110 342L420 390L416 410L104 362z',
    ],
    [
      'M70 470Q44 440 90 428L660 398Q700 400 700 424Q700 450 660 456L110 500Q84 498 70 470z',
      'M104 430L400 412V424L110 444z',
      'M104 300Q136 280 170 300L660 382Q704 390 700 412Q694 432 656 428L130 366Q84 340 104 300z',
      'M136 366L400 400L398 412L140 380z',
    ],
  ] as const);
  mass(p, shapes[0], t, 'v');
  p.path(shapes[1], plate);
  mass(p, shapes[2], t, 'v');
  p.path(shapes[3], plate);
}
const straightener: Kind = {
  front(s) {
    const { p, t, a } = s;
    p.group('rotate(-38 400 400)', () => {
      lead(p, 'M690 420Q760 420 800 480', '#2b2f33', 16);
      const plate = ofBody(s, [
        p.lin('h', '#e8b98a', '#b5804a'),
        p.lin('h', '#aab4bb', '#59636a'),
        p.lin('h', '#e6c2d0', '#b07a92'),
      ]);
      if (s.str('type', '') === 'curler') {
        p.rect(70, 374, 330, 60, 28, p.lin('v', '#f6d6a8', '#c98f4c', '#7d5426'), 'stroke="#6b4a22"');
        p.rect(120, 362, 290, 22, 10, p.lin('v', STEEL.top, STEEL.deep));
        mass(p, 'M390 364H640Q700 370 700 404T640 444H390z', t, 'v');
      } else {
        tongs(s, plate);
      }
      p.rect(520, 374, 70, 26, 13, '#0d0f10', 'transform="rotate(6 520 374)"');
      lamp(p, 540, 394, 5, a.hi);
      p.circle(660, 412, 14, STEEL.base, `stroke="${STEEL.deep}"`);
      if (readBodyIndex(s) === 1) {
        darkGlass(p, 440, 402, 70, 30, 8);
        digits(p, 456, 408, 18, '210', '#ffd27a');
      }
    });
  },
  place: 'flat',
  focus: { x: 300, y: 480, zoom: 2 },
};

export const hair: Readonly<Record<string, Kind>> = { 'hair-dryer': hairDryer, straightener };
