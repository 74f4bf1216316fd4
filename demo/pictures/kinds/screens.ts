import { STEEL, lamp, mass, screen, shadow, slab, slots } from '../primitives.ts';
import { d } from '../pen.ts';
import { readBodyIndex, byBody, ofBody, quarter, type Body, type Kind, type Sketch } from '../sketch.ts';

function tvBody(s: Sketch): Body {
  const w = 592 + (Math.min(90, s.num('diagonal', 55, 19, 110)) - 19) * 1.7;
  const h = w * 0.578;
  return { x: 400 - w / 2, y: 640 - h, w, h };
}

function splayedFeet({ p, t }: Sketch, b: Body): void {
  for (const way of [-1, 1]) {
    const x = 400 + way * b.w * 0.36;
    p.path(
      d`M${x - way * 8} ${b.y + b.h - 6}h${way * 18}l${way * 44} 52h${-way * 16}l${-way * 40} -40l${-way * 34} 40h${-way * 15}z`,
      p.lin('v', t.hi, t.deep),
      `stroke="${t.edge}"`,
    );
  }
}
/** A central pedestal, for large screens or on request. */
function pedestal({ p, t }: Sketch, b: Body): void {
  p.path(d`M360 ${b.y + b.h - 4}h80l6 44h-92z`, p.lin('h', t.top, t.deep));
  mass(p, 'M270 686q0 -12 16 -12h228q16 0 16 12v6H270z', t, 'v');
}
/** A frame of bent metal along the whole foot. */
function sledge({ p }: Sketch, b: Body): void {
  const half = b.w * 0.3;
  const rail = d`M${400 - half} ${b.y + b.h - 6}L${392 - half} 684H${408 + half}L${400 + half} ${b.y + b.h - 6}`;
  p.line(rail, STEEL.deep, 17);
  p.line(rail, p.lin('h', STEEL.lo, STEEL.top, STEEL.lo), 11);
}
const stands = [splayedFeet, pedestal, sledge] as const;
function stand(s: Sketch, b: Body): void {
  const asked = s.str('stand', '');
  const at = asked === 'center' ? 1 : asked === 'feet' ? 0 : readBodyIndex(s);
  (stands[at] ?? splayedFeet)(s, b);
}

/** A thin dark frame; a metal chin; a bar of speakers under the picture. */
function tvFace(s: Sketch, b: Body): void {
  const { p, t, a } = s;
  const metal = readBodyIndex(s) === 1;
  const rim = ofBody(s, [8, 5, 11]);
  const chin = ofBody(s, [16, 24, 40]);
  p.rect(
    b.x,
    b.y,
    b.w,
    b.h,
    ofBody(s, [7, 4, 12]),
    metal ? p.lin('h', STEEL.lo, STEEL.top, STEEL.lo) : p.lin('d', t.hi, t.deep),
    `stroke="${t.edge}" stroke-width="1.5"`,
  );
  p.rect(b.x + rim / 2, b.y + rim / 2, b.w - rim, b.h - (metal ? chin : rim + 4), 4, '#08090a');
  screen(p, b.x + rim, b.y + rim, b.w - 2 * rim, b.h - rim - chin, 2, s.n);
  if (readBodyIndex(s) === 2) {
    p.rect(b.x + 16, b.y + b.h - 32, b.w - 32, 24, 6, p.dots(7, 2.2, t.isLight ? '#59666c' : '#0a0c0d'));
    lamp(p, 400, b.y + b.h - 20, 3, a.hi);
  } else p.rect(390, b.y + b.h - ofBody(s, [8, 15, 8]), 20, 4, 2, metal ? STEEL.deep : t.top);
}
const tv: Kind = {
  front(s) {
    const b = tvBody(s);
    if (!s.p.far) {
      shadow(s.p, 400, 690, b.w * 0.48, 18);
      stand(s, b);
    }
    tvFace(s, b);
  },
  back(s) {
    const { p, t } = s;
    const b = tvBody(s);
    shadow(p, 400, 690, b.w * 0.48, 18);
    stand(s, b);
    slab(p, b.x, b.y, b.w, b.h, 8, t);
    const [share, top] = ofBody(s, [
      [0.76, 0.36],
      [0.5, 0.5],
      [0.9, 0.24],
    ] as const);
    slab(p, 400 - (b.w * share) / 2, b.y + b.h * top, b.w * share, b.h * (0.92 - top), 16, t);
    slots(p, b.x + b.w * 0.28, b.y + b.h * (top + 0.05), b.w * 0.44, 44, 3, t.deep, 4);
    for (const [x, y] of [
      [-60, -40],
      [60, -40],
      [-60, 40],
      [60, 40],
    ] as const)
      p.circle(400 + x, b.y + b.h * 0.72 + y, 7, '#0b0c0e', `stroke="${t.top}" stroke-width="2"`);
    p.rect(b.x + b.w * 0.64, b.y + b.h * 0.6, 52, b.h * 0.26, 6, '#0e1012');
    for (let i = 0; i < 4; i++) p.rect(b.x + b.w * 0.64 + 12, b.y + b.h * 0.62 + i * 24, 28, 12, 3, '#616b71');
  },
  side(s) {
    const b = tvBody(s);
    quarter(s, b, 34, () => tvFace(s, b));
  },
  place: 'wall',
  lift: 55,
  focus: { x: 190, y: 590, zoom: 2.4 },
};

/** Monitors have three feet: a slanted plate, a round disc, a light V. */
const monitorFoot = byBody(
  ({ p, t }) => {
    p.path('M366 560h68l6 110h-80z', p.lin('h', t.top, t.lo, t.deep), `stroke="${t.edge}"`);
    p.path('M240 690Q400 660 560 690q10 12 -12 14H252q-22 -2 -12 -14z', p.lin('v', t.hi, t.deep), `stroke="${t.edge}"`);
  },
  ({ p, t }) => {
    p.rect(382, 540, 36, 142, 8, p.lin('h', STEEL.lo, STEEL.top, STEEL.deep));
    p.oval(400, 690, 128, 18, p.lin('v', STEEL.top, STEEL.lo), `stroke="${STEEL.edge}"`);
    p.oval(400, 686, 22, 6, t.deep);
  },
  ({ p, t }) => {
    p.path('M376 540h48l8 130h-64z', p.lin('h', t.hi, t.deep), `stroke="${t.edge}"`);
    p.line('M400 668L250 700M400 668L550 700', t.edge, 24);
    p.line('M400 668L250 699M400 668L550 699', t.base, 18);
  },
);
function monitorBody(s: Sketch): Body {
  const diagonal = s.num('diagonal', 24, 18, 49);
  const w = 500 + Math.min(34, diagonal) * 5.6;
  const h = diagonal > 33 ? w * 0.43 : w * 0.585;
  return { x: 400 - w / 2, y: 590 - h, w, h };
}
const monitor: Kind = {
  front(s) {
    const { p, t } = s;
    const b = monitorBody(s);
    shadow(p, 400, 704, 230, 18);
    monitorFoot(s);
    if (s.num('curved', 0, 0, 1) === 1) {
      const bow = ofBody(s, [20, 14, 26]);
      const frame = (i: number) =>
        d`M${b.x + i} ${b.y + i}Q400 ${b.y + bow + i} ${b.x + b.w - i} ${b.y + i}V${b.y + b.h - i}Q400 ${b.y + b.h - bow - i} ${b.x + i} ${b.y + b.h - i}z`;
      p.path(frame(0), t.isDark ? '#1a1c1e' : t.base, `stroke="${t.edge}" stroke-width="2"`);
      p.inside(frame(ofBody(s, [10, 7, 12])), () => screen(p, b.x, b.y, b.w, b.h, 0, s.n));
      return;
    }
    const rim = ofBody(s, [12, 6, 16]);
    const chin = ofBody(s, [30, 12, 46]);
    slab(p, b.x, b.y, b.w, b.h, ofBody(s, [12, 5, 18]), t);
    p.rect(b.x + 4, b.y + 4, b.w - 8, b.h - (readBodyIndex(s) === 2 ? chin : 8), ofBody(s, [8, 3, 14]), '#0b0c0d');
    screen(p, b.x + rim, b.y + rim, b.w - 2 * rim, b.h - rim - chin, 3, s.n);
    if (readBodyIndex(s) === 2) p.line(d`M${b.x + b.w * 0.3} ${b.y + b.h - 22}h${b.w * 0.4}`, s.a.base, 4);
    else p.rect(b.x + b.w - 60, b.y + b.h - 9, 22, 4, 2, s.a.base);
  },
  back(s) {
    const { p, t } = s;
    const b = monitorBody(s);
    shadow(p, 400, 704, 230, 18);
    slab(p, b.x, b.y, b.w, b.h, 14, t);
    slab(p, 400 - b.w * 0.22, b.y + b.h * 0.22, b.w * 0.44, b.h * 0.5, ofBody(s, [18, 90, 40]), t);
    slots(p, 400 - b.w * 0.16, b.y + b.h * 0.27, b.w * 0.32, 50, 4, t.deep, 4);
    monitorFoot(s);
    p.rect(
      352,
      b.y + b.h * 0.5,
      96,
      670 - b.y - b.h * 0.5,
      16,
      p.lin('h', t.top, t.base, t.deep),
      `stroke="${t.edge}"`,
    );
    p.circle(400, 640, 18, '#0e1012');
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 410, 704, 170, 18);
    mass(p, 'M372 198q0 -8 8 -8h12q8 0 8 8v384q0 8 -8 8h-12q-8 0 -8 -8z', t, 'h');
    mass(p, 'M396 270Q446 290 446 390T396 500z', t);
    mass(p, 'M424 400h38l10 280h-34z', t, 'h');
    mass(p, 'M270 690q6 -16 60 -16h190q20 0 20 16q0 14 -20 14H290q-20 0 -20 -14z', t, 'v');
  },
  place: 'desk',
  lift: 50,
  focus: { x: 480, y: 520, zoom: 2.2 },
};

export const screens: Readonly<Record<string, Kind>> = { tv, monitor };
