import { mass, rays, screen, shadow, slab } from '../primitives.ts';
import { d } from '../pen.ts';
import { BASE, readBodyIndex, ofBody, type Kind, type Sketch } from '../sketch.ts';
import { screens } from './screens.ts';

/** Rows of keys in perspective as dashed strokes: half-width and height of each row grow downwards. */
function keyRows(
  s: Sketch,
  top: number,
  rows: number,
  half: number,
  grow: number,
  pitch: number,
  colour: string,
): void {
  for (let i = 0; i < rows; i++) {
    const width = half + grow * i;
    const key = (width * 2) / 15;
    s.p.path(
      d`M${400 - width} ${top + i * pitch}h${width * 2}`,
      'none',
      d`stroke="${colour}" stroke-width="${pitch * 0.72}" stroke-dasharray="${key * 0.84} ${key * 0.16}"`,
    );
  }
}
const halfOf = (s: Sketch): number => 255 + s.num('diagonal', 15, 11, 18) * 2;
/** Backlit keys of a gaming laptop. */
const isForPlay = (s: Sketch): boolean => s.num('rgb', 0, 0, 1) === 1;
const keyColour = (s: Sketch): string =>
  isForPlay(s) ? s.p.lin('h', '#00c2d8', '#8f6fd1', '#f0568f') : s.t.isLight ? '#ffffff' : '#1b1e21';

/** The lid with its picture: an even frame, a chin with a lip for the camera, sharp corners. */
function lid(s: Sketch, half: number, top: number): void {
  const { p, t } = s;
  const h = 522 - top;
  const r = ofBody(s, [22, 12, 30]);
  const chin = ofBody(s, [20, 44, 26]);
  slab(p, 400 - half, top, half * 2, h, r, t);
  p.rect(404 - half, top + 4, half * 2 - 8, h - 6, r - 3, '#0b0c0e');
  const rim = ofBody(s, [14, 10, 20]);
  screen(p, 400 - half + rim, top + rim + 2, half * 2 - 2 * rim, h - rim - chin, ofBody(s, [8, 3, 12]), s.n);
  if (readBodyIndex(s) === 1) p.rect(364, top - 5, 72, 10, 5, t.base);
  p.circle(400, top + rim * 0.7, 3.5, '#39424a');
}
/** The deck below the lid: keys, a touchpad, and the parts around them. */
function deck(s: Sketch, half: number): void {
  const { p, t, a } = s;
  p.rect(400 - half + 40, 512, half * 2 - 80, 16, 6, p.lin('v', t.deep, '#0e1012'));
  p.path(
    d`M${402 - half} 522H${398 + half}L${half + 476} 640H${324 - half}z`,
    p.lin('d', t.hi, [t.base, 0.5], t.lo),
    `stroke="${t.edge}"`,
  );
  const lip = ofBody(s, [20, 12, 28]);
  p.path(
    d`M${324 - half} 640H${476 + half}q2 ${lip} -26 ${lip}H${350 - half}q-28 0 -26 ${-lip}z`,
    p.lin('v', t.top, t.deep),
    `stroke="${t.edge}"`,
  );
  const wide = readBodyIndex(s) !== 1;
  const inset = wide ? 26 : 78;
  p.path(
    d`M${400 - half + inset} 530H${400 + half - inset}L${half + 424 - inset} 594H${376 - half + inset}z`,
    t.isDark ? '#0b0c0d' : '#00000026',
  );
  keyRows(s, 538, 4, half - inset - 10, wide ? 8 : 6, 15.5, keyColour(s));
  if (!wide)
    for (const way of [-1, 1])
      p.path(d`M${400 + way * (half - 62)} 530h${way * 34}l${way * 20} 66h${-way * 36}z`, p.dots(6, 1.6, t.deep));
  p.path(
    ofBody(s, ['M318 602H482L494 632H306z', 'M290 602H510L526 635H274z', 'M270 602H420L426 632H258z']),
    p.lin('v', t.lo, t.base),
    `stroke="${t.edge}"`,
  );
  if (isForPlay(s)) p.line(d`M${350 - half} ${646 + lip / 2}h${half * 2 + 100}`, a.base, 5);
  p.path('M352 640h96q0 8 -10 8h-76q-10 0 -10 -8z', t.deep);
}
const laptop: Kind = {
  front(s) {
    const half = halfOf(s);
    shadow(s.p, 400, 664, 380, 26);
    lid(s, half, ofBody(s, [150, 176, 134]));
    deck(s, half);
  },
  back(s) {
    const { p, t } = s;
    const half = halfOf(s);
    shadow(p, 400, 664, 370, 24);
    mass(p, d`M${360 - half} 610H${440 + half}L${half + 456} 652q0 8 -16 8H${360 - half}q-16 0 -16 -8z`, t, 'v');
    mass(p, d`M${420 - half} 210q2 -20 22 -20H${358 + half}q20 0 22 20L${half + 410} 606H${390 - half}z`, t);
    p.path(d`M${420 - half} 210q2 -20 22 -20h${half * 0.9}L${half * 0.4 + 100} 606H${390 - half}z`, '#ffffff16');
    p.rect(300, 600, 200, 14, 7, '#0e1012');
    const mark = ofBody(s, ['M400 380l26 44h-52z', 'M368 400h64v10h-64z', 'M400 372a30 30 0 1 0 .1 0z']);
    p.path(mark, p.lin('d', t.top, t.lo));
    if (isForPlay(s)) p.line(d`M${404 - half} 596H${396 + half}`, s.a.base, 6);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, 690, 350, 22);
    p.path('M640 668L716 250q4 -18 16 -14q10 4 6 18L668 676z', p.lin('h', t.top, t.deep), `stroke="${t.edge}"`);
    p.path('M640 660L712 262l6 2L650 664z', '#0a0b0d');
    p.path(
      'M84 668Q84 656 104 655L660 650q18 0 18 16q0 16 -18 18L110 688q-26 0 -26 -20z',
      p.lin('v', t.top, [t.base, 0.4], t.deep),
      `stroke="${t.edge}"`,
    );
    for (const [x, w] of [
      [420, 46],
      [486, 28],
      [534, 46],
    ] as const)
      p.rect(x, 662, w, 12, 5, '#121416');
    p.circle(388, 668, 6, '#121416');
    p.rect(140, 686, 60, 8, 4, '#1d2022');
    p.rect(570, 684, 60, 8, 4, '#1d2022');
  },
  place: 'desk',
  focus: { x: 300, y: 560, zoom: 2.3 },
};

function ring(s: Sketch, cx: number, cy: number, r: number, colour: string): void {
  const { p } = s;
  p.circle(cx, cy, r, '#0d1013', `stroke="${colour}" stroke-width="7"`);
  rays(p, cx, cy, r * 0.3, r * 0.84, 9, '#4a535acc', r * 0.2);
  p.circle(cx, cy, r * 0.28, '#20262a', `stroke="${colour}" stroke-width="2"`);
}
/** A case with a window of glass, its front one of three: rails of light, three fans, a plain panel with a slit. */
function gamingCase(s: Sketch): void {
  const { p, t, a } = s;
  p.path('M120 128l412 26v520l-412 -30z', p.lin('d', t.hi, t.lo), `stroke="${t.edge}"`);
  p.path('M532 154l150 -40v508l-150 52z', p.lin('h', t.base, t.deep), `stroke="${t.edge}"`);
  p.path('M120 128l150 -34l412 20l-150 40z', p.lin('d', t.top, t.hi), `stroke="${t.edge}"`);
  ofBody(s, [
    () => p.path('M552 172l112 -30v466l-112 38z', p.dots(9, 3, t.isDark ? '#000000' : '#00000066')),
    () => {
      for (const y of [230, 384, 538]) p.oval(607, y, 48, 66, '#0d1013', `stroke="${a.base}" stroke-width="7"`);
      for (const y of [230, 384, 538]) p.oval(607, y, 14, 20, '#3a4449');
    },
    () => {
      p.path('M552 172l112 -30v466l-112 38z', p.lin('h', t.hi, t.lo));
      p.line('M598 190V630', a.base, 8);
    },
  ])();
  p.circle(608, 120, 9, t.deep, `stroke="${a.base}" stroke-width="3"`);
  p.path('M138 148l376 24v482l-376 -28z', p.lin('d', '#39454b', '#12171a', '#0a0d0f'), 'stroke="#050607"');
  p.group('matrix(1 .065 0 1 0 -10)', () => {
    const glow = ofBody(s, ['#ffb417', '#8f6fd1', a.hi]);
    if (readBodyIndex(s) === 2) for (const y of [200, 270, 340]) ring(s, 468, y, 30, a.base);
    else ring(s, 446, 246, 46, glow);
    ring(s, 222, 250, 60, a.base);
    p.rect(306, 196, 70, 150, 6, '#1d252a', `stroke="${a.lo}" stroke-width="3"`);
    p.rect(160, 386, 330, 84, 12, p.lin('v', '#4b565c', '#171c1f'));
    for (const x of readBodyIndex(s) === 1 ? [250, 400] : [220, 326, 432])
      p.circle(x, 428, readBodyIndex(s) === 1 ? 36 : 31, '#0e1214', 'stroke="#5d6a71" stroke-width="3"');
    p.line('M164 474h322', glow, 5);
    p.rect(160, 520, 330, 92, 8, '#161b1e');
  });
  p.path('M138 148l170 11L138 520z', '#ffffff1a');
}
/** A plain tower: an opening of dots, a drive with slots, a stripe of light. */
function officeCase(s: Sketch): void {
  const { p, t, a } = s;
  p.path('M120 128l412 26v520l-412 -30z', p.lin('d', t.hi, t.lo), `stroke="${t.edge}"`);
  p.path('M532 154l150 -40v508l-150 52z', p.lin('h', t.base, t.deep), `stroke="${t.edge}"`);
  p.path('M120 128l150 -34l412 20l-150 40z', p.lin('d', t.top, t.hi), `stroke="${t.edge}"`);
  ofBody(s, [
    () => {
      p.path('M180 250l280 18v160l-280 -18z', p.dots(16, 4, t.deep));
      p.path('M552 172l112 -30v466l-112 38z', p.dots(9, 3, t.isDark ? '#000000' : '#00000066'));
    },
    () => {
      p.path('M556 200l104 -28v34l-104 30z', t.deep);
      for (const y of [290, 330, 370]) p.path(`M566 ${y}l84 -22v14l-84 22z`, '#0a0b0c');
      p.path('M150 560l350 26M150 590l350 26M150 530l350 26', 'none', `stroke="${t.deep}" stroke-width="8"`);
    },
    () => {
      p.path('M552 172l40 -11v488l-40 14z', p.lin('v', a.hi, a.lo));
      p.path('M200 200l250 16v350l-250 -18z', p.dots(22, 7, t.deep));
    },
  ])();
  p.circle(608, 120, 9, t.deep, `stroke="${a.base}" stroke-width="3"`);
}
/** A computer that fits on a palm: a soft square, a box with a grille and ports, a dark plate with a light under it. */
function miniCase(s: Sketch): void {
  const { p, t, a } = s;
  const h = ofBody(s, [150, 220, 120]);
  const y = 690 - h;
  const r = ofBody(s, [54, 14, 30]);
  p.path(
    d`M${170 + r * 0.6} ${y - 96}H${630 - r * 0.6}Q640 ${y - 96} 650 ${y - 80}L700 ${y + 20}H100L150 ${y - 80}Q158 ${y - 96} ${170 + r * 0.6} ${y - 96}z`,
    p.lin('d', t.top, [t.base, 0.6], t.lo),
    `stroke="${t.edge}"`,
  );
  slab(p, 96, y, 608, h, r, t);
  if (readBodyIndex(s) === 1) p.rect(116, y + 18, 568, 66, 8, p.dots(12, 4, t.deep));
  if (readBodyIndex(s) === 2) p.line(d`M130 ${y + h - 10}H670`, a.base, 6);
  for (const [x, w] of [
    [180, 44],
    [246, 44],
    [320, 70],
  ] as const)
    p.rect(x, y + h * 0.62 - 10, w, 22, w > 60 ? 4 : 11, '#0a0b0c', `stroke="${t.deep}" stroke-width="3"`);
  p.circle(610, y + h * 0.62, 17, t.deep, `stroke="${a.base}" stroke-width="4"`);
  p.path(d`M400 ${y - 66}l18 30h-36z`, t.deep, 'opacity=".6"');
}
const pc: Kind = {
  front(s) {
    const form = s.str('form', 'gaming');
    if (form === 'aio') return screens['monitor']?.front(s);
    shadow(s.p, 400, 690, form === 'office' ? 210 : 310, 26);
    if (form === 'mini') return miniCase(s);
    if (form === 'gaming') return gamingCase(s);
    s.p.group('translate(150 140)scale(.62 .8)', () => officeCase(s));
  },
  back(s) {
    const { p, t } = s;
    shadow(p, 400, BASE, 210, 22);
    slab(p, 240, 110, 320, 594, 14, t);
    p.rect(266, 136, 120, 230, 6, '#14181a');
    for (let i = 0; i < 6; i++)
      p.rect(
        282 + (i % 2) * 48,
        152 + Math.floor(i / 2) * 44,
        36,
        20,
        3,
        ['#3aa0d8', '#6f7b82', '#d8823a'][i % 3] ?? '#888',
      );
    ring(s, 474, 230, 66, '#5d6a71');
    for (let i = 0; i < 5; i++) p.rect(266, 388 + i * 34, 268, 22, 3, p.lin('v', t.deep, t.lo));
    p.rect(266, 576, 268, 104, 8, '#1d2225');
    p.circle(346, 628, 40, p.dots(8, 2.6, '#7b868c'));
    p.rect(430, 602, 70, 50, 6, '#050607', 'stroke="#6f7b82" stroke-width="3"');
  },
  place: 'desk',
  focus: { x: 340, y: 300, zoom: 1.9 },
};

export const computers: Readonly<Record<string, Kind>> = { laptop, pc };
