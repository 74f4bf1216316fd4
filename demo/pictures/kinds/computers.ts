import { GRAPHITE, STEEL, WHITE, darkGlass, drum, lamp, lead, lens, mass, screen, shadow, slab, slots, rays } from '../primitives.ts';
import { d } from '../pen.ts';
import { BASE, boxKind, fit, type Kind, type Sketch } from '../sketch.ts';

/** Rows of keys in perspective as dashed strokes: half-width and height of each row grow downwards. */
function keyRows(s: Sketch, top: number, rows: number, half: number, grow: number, pitch: number, colour: string): void {
  for (let i = 0; i < rows; i++) {
    const width = half + grow * i;
    const key = (width * 2) / 15;
    s.p.path(d`M${400 - width} ${top + i * pitch}h${width * 2}`, 'none', d`stroke="${colour}" stroke-width="${pitch * 0.72}" stroke-dasharray="${key * 0.84} ${key * 0.16}"`);
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
    p.path(d`M${324 - half} 640H${476 + half}q2 20 -26 20H${350 - half}q-28 0 -26 -20z`, p.lin('v', t.top, t.deep), `stroke="${t.edge}"`);
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
    p.path('M84 668Q84 656 104 655L660 650q18 0 18 16q0 16 -18 18L110 688q-26 0 -26 -20z', p.lin('v', t.top, [t.base, 0.4], t.deep), `stroke="${t.edge}"`);
    for (const [x, w] of [[420, 46], [486, 28], [534, 46]] as const) p.rect(x, 662, w, 12, 5, '#121416');
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
      const frame = (i: number) => d`M${b.x + i} ${b.y + i}Q400 ${b.y + bow + i} ${b.x + b.w - i} ${b.y + i}V${b.y + b.h - i}Q400 ${b.y + b.h - bow - i} ${b.x + i} ${b.y + b.h - i}z`;
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
    p.rect(352, b.y + b.h * 0.5, 96, 700 - b.y - b.h * 0.5 - 30, 16, p.lin('h', t.top, t.base, t.deep), `stroke="${t.edge}"`);
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
    p.group(small ? 'translate(160 282)scale(.6)' : office === 'office' ? 'translate(150 140)scale(.62 .8)' : 'translate(0 0)', () => {
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
    });
  },
  back(s) {
    const { p, t } = s;
    shadow(p, 400, BASE, 210, 22);
    slab(p, 240, 110, 320, 594, 14, t);
    p.rect(266, 136, 120, 230, 6, '#14181a');
    for (let i = 0; i < 6; i++) p.rect(282 + (i % 2) * 48, 152 + Math.floor(i / 2) * 44, 36, 20, 3, ['#3aa0d8', '#6f7b82', '#d8823a'][i % 3] ?? '#888');
    ring(s, 474, 230, 66, '#5d6a71');
    for (let i = 0; i < 5; i++) p.rect(266, 388 + i * 34, 268, 22, 3, p.lin('v', t.deep, t.lo));
    p.rect(266, 576, 268, 104, 8, '#1d2225');
    p.circle(346, 628, 40, p.dots(8, 2.6, '#7b868c'));
    p.rect(430, 602, 70, 50, 6, '#050607', 'stroke="#6f7b82" stroke-width="3"');
  },
  place: 'desk',
  focus: { x: 340, y: 300, zoom: 1.9 },
};

const printer: Kind = boxKind({
  body: (s) => fit(s, 560, 300),
  depth: 190,
  face(s, b) {
    const { p, t } = s;
    p.path(d`M${b.x + 90} ${b.y + 10}l26 -190h${b.w - 232}l26 190z`, p.lin('d', '#ffffff', '#dfe3e2'), 'stroke="#aab3b5"');
    mass(p, d`M${b.x + 60} ${b.y + 6}l10 -60q2 -10 12 -10h${b.w - 164}q10 0 12 10l10 60z`, t, 'v');
    slab(p, b.x, b.y, b.w, b.h, 30, t);
    darkGlass(p, b.x + 22, b.y + 22, b.w - 44, 62, 14);
    screen(p, b.x + 44, b.y + 32, 96, 42, 5, s.n);
    for (let i = 0; i < 4; i++) p.circle(b.x + 180 + i * 36, b.y + 53, 10, i === 3 ? '#2ecf8f' : '#59656b');
    p.rect(b.x + 70, b.y + 120, b.w - 140, 84, 12, '#101315');
    p.path(d`M${b.x + 110} ${b.y + 168}h${b.w - 220}l24 80h${172 - b.w}z`, p.lin('v', '#e3e6e5', '#ffffff'), 'stroke="#aab3b5"');
    p.path(d`M${b.x + 140} ${b.y + 184}h120M${b.x + 136} ${b.y + 202}h180`, 'none', `stroke="${s.a.base}" stroke-width="6"`);
    mass(p, d`M${b.x + 76} ${b.y + 236}h${b.w - 152}l12 30H${b.x + 64}z`, t, 'v');
  },
  rest: { place: 'desk', lift: 50, focus: { x: 240, y: 460, zoom: 2.1 } },
});

const router: Kind = {
  front(s) {
    const { p, t, a } = s;
    const count = Math.round(s.num('antennas', 4, 0, 8));
    shadow(p, 400, 650, 330, 26);
    for (let i = 0; i < count; i++) {
      const place = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
      p.group(d`rotate(${place * 9} ${400 + place * 250} 560)`, () => {
        drum(p, 400 + place * 250 - 13, 210, 26, 350, 10, t.isLight ? WHITE : GRAPHITE);
        p.rect(400 + place * 250 - 16, 520, 32, 56, 8, t.lo);
      });
    }
    mass(p, 'M110 600L150 540Q156 530 170 530H630Q644 530 650 540L690 600z', t, 'v');
    mass(p, 'M104 600H696V634Q696 652 676 652H124Q104 652 104 634z', t, 'v');
    slots(p, 220, 542, 360, 42, 4, t.lo, 4);
    for (let i = 0; i < 6; i++) lamp(p, 300 + i * 40, 626, 5, i === 5 ? '#ffb417' : a.hi);
  },
  back(s) {
    const { p, t } = s;
    shadow(p, 400, 650, 330, 26);
    for (const x of [170, 630]) drum(p, x - 13, 230, 26, 350, 10, t.isLight ? WHITE : GRAPHITE);
    mass(p, 'M104 530H696V634Q696 652 676 652H124Q104 652 104 634z', t, 'v');
    for (let i = 0; i < 4; i++) {
      p.rect(320 + i * 76, 566, 60, 50, 6, i === 0 ? s.a.base : '#ffb417');
      p.path(d`M${330 + i * 76} 608v-30h12v-6h16v6h12v30z`, '#0d0f10');
    }
    p.circle(180, 592, 17, '#0d0f10', 'stroke="#8a949a" stroke-width="5"');
    p.rect(226, 578, 44, 28, 6, '#20262a');
  },
  place: 'desk',
  lift: 20,
  focus: { x: 400, y: 600, zoom: 2.1, view: 'back' },
};

const keyboard: Kind = {
  front(s) {
    const { p, t, a } = s;
    const compact = s.str('layout', 'full') !== 'full';
    const half = compact ? 270 : 345;
    const glow = s.num('rgb', 0, 0, 1) === 1;
    p.group('rotate(-7 400 400)', () => {
      p.rect(400 - half + 8, 300, half * 2, 236, 24, '#00000030');
      slab(p, 400 - half, 280, half * 2, 240, 22, t);
      p.rect(414 - half, 294, half * 2 - 28, 212, 12, glow ? p.lin('h', '#00a9bf', '#7f63d6', '#f0568f', '#ffb417') : t.deep);
      const key = t.isDark ? '#2d3236' : t.isLight ? '#fdfdfc' : t.top;
      const shade = t.isDark ? '#0c0e0f' : t.lo;
      const main = compact ? half * 2 - 44 : half * 2 - 206;
      for (let row = 0; row < 5; row++) {
        const y = 318 + row * 41;
        const pitch = main / 14;
        const dash = row === 4 ? d`${pitch * 3.1} ${pitch * 0.14} ${pitch * 5.4} ${pitch * 0.14} ${pitch * 6}` : d`${pitch * (1 + row * 0.22) - 5} 5 ${pitch - 5} 5 ${pitch - 5} 5 ${pitch - 5} 5 ${pitch - 5} 5 ${pitch - 5} 5 ${pitch - 5} 5 ${pitch - 5} 5 ${pitch - 5} 5 ${pitch - 5} 5`;
        p.path(d`M${422 - half} ${y}h${main}`, 'none', d`stroke="${shade}" stroke-width="36" stroke-dasharray="${dash}"`);
        p.path(d`M${424 - half} ${y - 3}h${main - 4}`, 'none', d`stroke="${key}" stroke-width="28" stroke-dasharray="${dash}"`);
        if (!compact) p.path(d`M${436 - half + main} ${y - 3}h168`, 'none', d`stroke="${key}" stroke-width="30" stroke-dasharray="36 6"`);
      }
      p.rect(424 - half, 301, main / 14 - 8, 28, 4, a.base);
    });
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, 520, 330, 24);
    mass(p, 'M80 500L84 476Q86 462 102 458L690 410Q712 408 714 426L720 500Q720 512 704 512H94Q80 512 80 500z', t, 'v');
    p.path('M112 454L680 406', 'none', `stroke="${t.isDark ? '#3a4045' : t.top}" stroke-width="26" stroke-dasharray="52 10"`);
    p.path('M640 512h60l-6 26h-44z', t.deep);
  },
  place: 'flat',
  focus: { x: 200, y: 400, zoom: 2.4 },
};

const mouse: Kind = {
  front(s) {
    const { p, t, a } = s;
    p.path('M410 150C560 150 590 300 590 430C590 600 520 690 410 690S230 600 230 430C230 300 260 150 410 150z', '#00000030');
    mass(p, 'M400 120C540 120 570 270 570 410C570 580 500 672 400 672S230 580 230 410C230 270 260 120 400 120z', t);
    p.path('M262 300Q280 150 396 140V380Q300 380 252 420Q252 350 262 300z', p.lin('d', '#ffffff60', '#ffffff06'));
    p.line('M400 122V384M236 400Q300 384 400 384T564 400', t.deep, 3);
    p.rect(376, 190, 48, 128, 24, t.deep);
    p.rect(384, 200, 32, 108, 16, p.lin('v', '#14171a', '#5b646a', '#14171a'));
    p.path('M388 216h24M388 232h24M388 248h24M388 264h24M388 280h24', 'none', 'stroke="#0a0b0c" stroke-width="5"');
    p.rect(388, 340, 24, 26, 8, t.deep);
    if (s.str('type', '') === 'gaming') lamp(p, 400, 560, 24, a.base);
    if (s.str('type', '') === 'wired') lead(p, 'M400 122Q396 60 440 0', '#2b2f33', 14);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, 580, 310, 26);
    mass(p, 'M110 560Q96 470 190 400Q330 300 500 340Q680 390 700 540Q702 570 680 572H130Q112 572 110 560z', t);
    p.path('M110 556Q230 500 400 514T698 540Q702 570 680 572H130Q112 572 110 560z', t.deep);
    p.path('M180 420Q300 330 470 348Q330 360 220 450z', '#ffffff40');
    p.oval(190, 398, 34, 26, '#1d2124');
    for (const x of [360, 460]) p.path(d`M${x} 462q6 -16 24 -16h56q14 0 10 14t-20 14h-60q-12 0 -10 -12z`, t.lo, `stroke="${t.edge}"`);
  },
  place: 'flat',
  focus: { x: 400, y: 260, zoom: 2 },
};

const webcam: Kind = {
  front(s) {
    const { p, t, a } = s;
    shadow(p, 400, BASE, 190, 20);
    mass(p, 'M330 470h140l40 190q4 34 -30 40H320q-34 -6 -30 -40z', t, 'h');
    slab(p, 140, 250, 520, 230, 112, t);
    p.rect(162, 272, 476, 186, 92, p.lin('d', '#3d4448', '#0b0d0e'));
    lens(p, 400, 365, 84, STEEL);
    p.circle(400, 365, 42, 'none', 'stroke="#ffffff30" stroke-width="3"');
    lamp(p, 552, 365, 8, a.hi);
    for (const x of [212, 236, 260]) p.line(d`M${x} 345v40`, '#59656b', 6);
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 410, BASE, 160, 18);
    mass(p, 'M300 300q0 -44 44 -44h120q60 0 60 100t-60 100H344q-44 0 -44 -44z', t);
    p.rect(262, 290, 44, 140, 20, p.lin('h', '#0b0d0e', '#3d4448'));
    mass(p, 'M380 456h70l50 214q4 30 -24 34H350q-24 -6 -18 -34z', t, 'h');
  },
  place: 'desk',
  focus: { x: 400, y: 365, zoom: 2.6 },
};

export const computers: Readonly<Record<string, Kind>> = { laptop, monitor, pc, printer, router, keyboard, mouse, webcam };
