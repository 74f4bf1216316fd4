import { drum, mass, screen, shadow, slab, slots, rays } from '../primitives.ts';
import { d } from '../pen.ts';
import { BASE, type Kind, type Sketch } from '../sketch.ts';

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
const laptop: Kind = {
  front(s) {
    const { p, t } = s;
    const half = 255 + s.num('diagonal', 15, 11, 18) * 2;
    shadow(p, 400, 664, 380, 26);
    slab(p, 400 - half, 150, half * 2, 372, 22, t);
    p.rect(404 - half, 154, half * 2 - 8, 366, 19, '#0b0c0e');
    screen(p, 416 - half, 168, half * 2 - 32, 332, 8, s.n);
    p.circle(400, 161, 3.5, '#39424a');
    p.rect(400 - half + 40, 512, half * 2 - 80, 16, 6, p.lin('v', t.deep, '#0e1012'));
    const deck = d`M${402 - half} 522H${398 + half}L${half + 476} 640H${324 - half}z`;
    p.path(deck, p.lin('d', t.hi, [t.base, 0.5], t.lo), `stroke="${t.edge}"`);
    p.path(
      d`M${324 - half} 640H${476 + half}q2 20 -26 20H${350 - half}q-28 0 -26 -20z`,
      p.lin('v', t.top, t.deep),
      `stroke="${t.edge}"`,
    );
    p.path(d`M${426 - half} 530H${374 + half}L${half + 398} 594H${402 - half}z`, t.isDark ? '#0b0c0d' : '#00000026');
    keyRows(s, 538, 4, half - 36, 8, 15.5, t.isLight ? '#ffffff' : '#1b1e21');
    p.path('M318 602H482L494 632H306z', p.lin('v', t.lo, t.base), `stroke="${t.edge}"`);
    p.path('M352 640h96q0 8 -10 8h-76q-10 0 -10 -8z', t.deep);
  },
  back(s) {
    const { p, t } = s;
    const half = 255 + s.num('diagonal', 15, 11, 18) * 2;
    shadow(p, 400, 664, 370, 24);
    mass(p, d`M${360 - half} 610H${440 + half}L${half + 456} 652q0 8 -16 8H${360 - half}q-16 0 -16 -8z`, t, 'v');
    mass(p, d`M${420 - half} 210q2 -20 22 -20H${358 + half}q20 0 22 20L${half + 410} 606H${390 - half}z`, t);
    p.path(d`M${420 - half} 210q2 -20 22 -20h${half * 0.9}L${half * 0.4 + 100} 606H${390 - half}z`, '#ffffff16');
    p.rect(300, 600, 200, 14, 7, '#0e1012');
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

function monitorBody(s: Sketch): { x: number; y: number; w: number; h: number } {
  const w = 440 + Math.min(34, s.num('diagonal', 24, 18, 49)) * 6.6;
  const h = s.num('diagonal', 24, 18, 49) > 33 ? w * 0.43 : w * 0.585;
  return { x: 400 - w / 2, y: 590 - h, w, h };
}
function stand(s: Sketch): void {
  const { p, t } = s;
  p.path('M366 560h68l6 110h-80z', p.lin('h', t.top, t.lo, t.deep), `stroke="${t.edge}"`);
  p.path('M240 690Q400 660 560 690q10 12 -12 14H252q-22 -2 -12 -14z', p.lin('v', t.hi, t.deep), `stroke="${t.edge}"`);
}
const monitor: Kind = {
  front(s) {
    const { p, t } = s;
    const b = monitorBody(s);
    shadow(p, 400, 704, 230, 18);
    stand(s);
    if (s.num('curved', 0, 0, 1) === 1) {
      const bow = 20;
      const frame = (i: number) =>
        d`M${b.x + i} ${b.y + i}Q400 ${b.y + bow + i} ${b.x + b.w - i} ${b.y + i}V${b.y + b.h - i}Q400 ${b.y + b.h - bow - i} ${b.x + i} ${b.y + b.h - i}z`;
      p.path(frame(0), t.isDark ? '#1a1c1e' : t.base, `stroke="${t.edge}" stroke-width="2"`);
      p.inside(frame(10), () => screen(p, b.x, b.y, b.w, b.h, 0, s.n));
      return;
    }
    slab(p, b.x, b.y, b.w, b.h, 12, t);
    p.rect(b.x + 4, b.y + 4, b.w - 8, b.h - 24, 8, '#0b0c0e');
    screen(p, b.x + 12, b.y + 12, b.w - 24, b.h - 42, 3, s.n);
    p.rect(b.x + b.w - 60, b.y + b.h - 13, 22, 5, 2, s.a.base);
  },
  back(s) {
    const { p, t } = s;
    const b = monitorBody(s);
    shadow(p, 400, 704, 230, 18);
    slab(p, b.x, b.y, b.w, b.h, 14, t);
    slab(p, 400 - b.w * 0.22, b.y + b.h * 0.22, b.w * 0.44, b.h * 0.5, 18, t);
    slots(p, 400 - b.w * 0.16, b.y + b.h * 0.27, b.w * 0.32, 50, 4, t.deep, 4);
    stand(s);
    p.rect(
      352,
      b.y + b.h * 0.5,
      96,
      700 - b.y - b.h * 0.5 - 30,
      16,
      p.lin('h', t.top, t.base, t.deep),
      `stroke="${t.edge}"`,
    );
    p.circle(400, 640, 18, '#0e1012');
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 410, 704, 170, 18);
    drum(p, 372, 190, 26, 400, 8, t);
    mass(p, 'M396 270Q446 290 446 390T396 500z', t);
    mass(p, 'M424 400h38l10 280h-34z', t, 'h');
    mass(p, 'M270 690q6 -16 60 -16h190q20 0 20 16q0 14 -20 14H290q-20 0 -20 -14z', t, 'v');
  },
  place: 'desk',
  lift: 50,
  focus: { x: 480, y: 520, zoom: 2.2 },
};

function ring(s: Sketch, cx: number, cy: number, r: number, colour: string): void {
  const { p } = s;
  p.circle(cx, cy, r, '#0d1013', `stroke="${colour}" stroke-width="7"`);
  rays(p, cx, cy, r * 0.3, r * 0.84, 9, '#4a535acc', r * 0.2);
  p.circle(cx, cy, r * 0.28, '#20262a', `stroke="${colour}" stroke-width="2"`);
}
const pc: Kind = {
  front(s) {
    const { p, t, a } = s;
    const office = s.str('form', 'gaming');
    if (office === 'aio') return monitor.front(s);
    shadow(p, 400, 690, office === 'gaming' ? 310 : 210, 26);
    const small = office === 'mini';
    p.group(
      small
        ? 'translate(160 282)scale(.6)'
        : office === 'office'
          ? 'translate(150 140)scale(.62 .8)'
          : 'translate(0 0)',
      () => {
        p.path('M120 128l412 26v520l-412 -30z', p.lin('d', t.hi, t.lo), `stroke="${t.edge}"`);
        p.path('M532 154l150 -40v508l-150 52z', p.lin('h', t.base, t.deep), `stroke="${t.edge}"`);
        p.path('M120 128l150 -34l412 20l-150 40z', p.lin('d', t.top, t.hi), `stroke="${t.edge}"`);
        p.path('M552 172l112 -30v466l-112 38z', p.dots(9, 3, t.isDark ? '#000000' : '#00000066'));
        p.circle(608, 120, 9, t.deep, `stroke="${a.base}" stroke-width="3"`);
        if (office === 'office') {
          p.path('M180 250l280 18v160l-280 -18z', p.dots(16, 4, t.deep));
          return;
        }
        p.path('M138 148l376 24v482l-376 -28z', p.lin('d', '#39454b', '#12171a', '#0a0d0f'), 'stroke="#050607"');
        p.group('matrix(1 .065 0 1 0 -10)', () => {
          ring(s, 222, 250, 60, a.base);
          ring(s, 446, 246, 46, '#ffb417');
          p.rect(306, 196, 70, 150, 6, '#1d252a', `stroke="${a.lo}" stroke-width="3"`);
          p.rect(160, 386, 330, 84, 12, p.lin('v', '#4b565c', '#171c1f'));
          for (const x of [220, 326, 432]) p.circle(x, 428, 31, '#0e1214', 'stroke="#5d6a71" stroke-width="3"');
          p.line('M164 474h322', a.base, 5);
          p.rect(160, 520, 330, 92, 8, '#161b1e');
        });
        p.path('M138 148l170 11L138 520z', '#ffffff1a');
      },
    );
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

export const computers: Readonly<Record<string, Kind>> = { laptop, monitor, pc };
