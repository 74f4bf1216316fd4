import { STEEL, knob, lens, shadow, slab } from '../primitives.ts';
import { mix, findTone } from '../colour.ts';
import { d } from '../pen.ts';
import { BASE, readBodyIndex, byBody, ofBody, type Body, type Kind, type Sketch } from '../sketch.ts';
import { LENS_GRIDS, at, phoneBody, phoneFace } from './phones.ts';

const isClear = (s: Sketch): boolean => s.num('clear', 0, 0, 1) === 1;
const readForm = (s: Sketch): string => s.str('form', 'plain');

/** The cut-out for the phone's cameras: an island, a column of holes, a bar, a circle. */
function cutout(s: Sketch, b: Body): void {
  const { p, t } = s;
  const dark = p.lin('d', '#171a1c', '#3a4044');
  const layout = s.str('lens', 'square');
  if (layout === 'column') {
    for (let i = 0; i < 3; i++) {
      p.circle(b.x + b.w * 0.2, b.y + b.w * (0.2 + i * 0.27), b.w * 0.115, t.deep);
      lens(p, b.x + b.w * 0.2, b.y + b.w * (0.2 + i * 0.27), b.w * 0.095, STEEL);
    }
    return;
  }
  const [x, y, w, h, r] =
    layout === 'bar'
      ? [b.x + b.w * 0.07, b.y + b.h * 0.09, b.w * 0.86, b.w * 0.26, b.w * 0.13]
      : layout === 'round'
        ? [b.x + b.w * 0.2, b.y + b.w * 0.1, b.w * 0.6, b.w * 0.6, b.w * 0.3]
        : [b.x + b.w * 0.07, b.y + b.w * 0.07, b.w * 0.48, b.w * 0.48, b.w * 0.13];
  p.rect(x - 5, y - 5, w + 10, h + 10, r + 4, t.deep);
  p.rect(x, y, w, h, r, dark);
  if (layout === 'bar') for (let i = 0; i < 3; i++) lens(p, x + w * (0.2 + i * 0.24), y + h / 2, h * 0.34, STEEL);
  else for (const [lx, ly, size] of LENS_GRIDS[3] ?? []) lens(p, x + lx * w, y + ly * h, size * w * 0.9, STEEL);
  if (readForm(s) === 'camera') {
    p.rect(x - 4, y - 4, w * 0.62, h + 8, r * 0.7, p.lin('h', t.hi, t.lo), `stroke="${t.edge}" stroke-width="2"`);
    p.path(
      d`M${x + w * 0.44} ${y + h * 0.3}v${h * 0.4}M${x + w * 0.5} ${y + h * 0.3}v${h * 0.4}`,
      'none',
      `stroke="${t.deep}" stroke-width="4"`,
    );
  }
}

/** The material of a shell: plain with a gleam, ribbed at its foot, woven. */
const relief = byBody(
  ({ p }) => p.path('M410 96h58L350 692h-62z', '#ffffff1e'),
  ({ p, t }) => {
    const ribs = Array.from({ length: 7 }, (_, i) => `M270 ${500 + i * 26}h260`).join('');
    p.path(ribs, 'none', `stroke="${t.deep}" stroke-width="5" opacity=".6"`);
    p.path(ribs, 'none', `stroke="${t.top}" stroke-width="2" opacity=".5" transform="translate(0 4)"`);
  },
  ({ p, t }) => p.rect(268, 330, 264, 350, 20, p.dots(9, 2.4, t.isDark ? '#ffffff24' : '#0000001e')),
);

function shell(s: Sketch, b: Body): void {
  const { p, t } = s;
  const armour = readForm(s) === 'armour';
  const rim = armour ? 16 : 8;
  const r = b.w * ofBody(s, [0.17, 0.13, 0.2]);
  if (isClear(s)) {
    const phone = findTone(['#3a3f45', '#9cc3e0', '#d9c7ac'][readBodyIndex(s)] ?? '#3a3f45');
    slab(p, b.x, b.y, b.w, b.h, r - 6, phone);
    p.rect(b.x - rim, b.y - rim, b.w + 2 * rim, b.h + 2 * rim, r, '#eef6f83a', 'stroke="#b9c9cf" stroke-width="9"');
    p.rect(b.x - rim, b.y - rim, b.w + 2 * rim, b.h + 2 * rim, r, 'none', 'stroke="#ffffffb0" stroke-width="3"');
  } else {
    slab(p, b.x - rim, b.y - rim, b.w + 2 * rim, b.h + 2 * rim, r, t);
    p.rect(b.x + 8, b.y + 8, b.w - 16, b.h - 16, r - 10, p.lin('d', t.hi, t.lo));
    relief(s);
  }
  if (armour) {
    for (const [x, y] of [
      [b.x - 22, b.y - 22],
      [b.x + b.w - 48, b.y - 22],
      [b.x - 22, b.y + b.h - 68],
      [b.x + b.w - 48, b.y + b.h - 68],
    ] as const)
      p.rect(x, y, 70, 90, 26, p.lin('d', t.top, t.deep), `stroke="${t.edge}" stroke-width="2"`);
    p.rect(b.x + 14, b.y + 14, b.w - 28, b.h - 28, 26, p.lin('d', t.hi, t.lo));
    const plates = ofBody(s, [
      d`M${b.x + 30} ${b.y + b.h * 0.5}L400 ${b.y + b.h * 0.42}L${b.x + b.w - 30} ${b.y + b.h * 0.5}M${b.x + 30} ${b.y + b.h * 0.86}L400 ${b.y + b.h * 0.94}L${b.x + b.w - 30} ${b.y + b.h * 0.86}`,
      d`M${b.x + 40} ${b.y + b.h * 0.48}v${b.h * 0.42}M${b.x + b.w - 40} ${b.y + b.h * 0.48}v${b.h * 0.42}M${b.x + 80} ${b.y + b.h * 0.92}h${b.w - 160}`,
      d`M${b.x + 24} ${b.y + b.h * 0.62}l${b.w * 0.3} ${-b.h * 0.1}h${b.w * 0.24}l${b.w * 0.3} ${b.h * 0.1}M${b.x + 24} ${b.y + b.h * 0.74}l${b.w * 0.3} ${b.h * 0.1}h${b.w * 0.24}l${b.w * 0.3} ${-b.h * 0.1}`,
    ]);
    p.line(plates, t.deep, 13);
    p.line(plates, t.top, 3);
  }
  cutout(s, b);
  if (s.num('magnet', 0, 0, 1) === 1) {
    const ring = isClear(s) ? '#ffffffc0' : t.top;
    p.circle(b.x + b.w / 2, b.y + b.h * 0.6, b.w * 0.26, 'none', `stroke="${ring}" stroke-width="13" opacity=".7"`);
    if (readBodyIndex(s) === 1) p.rect(b.x + b.w / 2 - 7, b.y + b.h * 0.77, 14, 66, 7, ring, 'opacity=".7"');
  }
}

/** A book-style case: half open, closed with a strap, standing as a screen's foot. */
const book = byBody(
  (s) => {
    const { p, t } = s;
    const b = phoneBody(s);
    p.path(
      d`M${b.x - 190} ${b.y - 2}Q${b.x - 196} ${b.y - 12} ${b.x - 176} ${b.y - 14}L${b.x + 96} ${b.y + 8}V${b.y + b.h}L${b.x - 176} ${b.y + b.h - 22}Q${b.x - 192} ${b.y + b.h - 24} ${b.x - 190} ${b.y + b.h - 40}z`,
      p.lin('h', t.hi, [t.base, 0.6], t.deep),
      `stroke="${t.edge}" stroke-width="2"`,
    );
    for (const y of [0.2, 0.36, 0.52])
      p.path(d`M${b.x - 150} ${b.y + b.h * y}l190 14`, 'none', `stroke="${t.deep}" stroke-width="6"`);
    slab(p, b.x + 88, b.y - 8, b.w + 14, b.h + 12, 30, t);
    phoneFace(s, at({ ...b, w: b.w - 8, h: b.h - 10 }, 99, 2));
  },
  (s) => {
    const { p, t } = s;
    const b = phoneBody(s);
    slab(p, b.x - 10, b.y - 4, b.w + 20, b.h + 6, 26, t);
    p.rect(b.x - 10, b.y - 4, 34, b.h + 6, 16, p.lin('h', t.deep, t.base));
    p.rect(
      b.x + 36,
      b.y + 14,
      b.w - 42,
      b.h - 30,
      16,
      'none',
      `stroke="${t.top}" stroke-width="3" stroke-dasharray="10 8" opacity=".7"`,
    );
    p.rect(
      b.x + b.w - 70,
      b.y + b.h * 0.44,
      90,
      74,
      18,
      p.lin('h', t.base, t.deep),
      `stroke="${t.edge}" stroke-width="2"`,
    );
    knob(p, b.x + b.w - 44, b.y + b.h * 0.44 + 37, 13, STEEL);
    p.path(d`M${b.x + 60} ${b.y + 30}h${b.w * 0.34}L${b.x + 44} ${b.y + b.h * 0.7}z`, '#ffffff16');
  },
  (s) => {
    const { p, t } = s;
    const b = phoneBody(s);
    p.path(
      d`M${b.x - 96} ${BASE}L${b.x + 20} ${b.y + 40}H${b.x + 70}L${b.x + 10} ${BASE}z`,
      p.lin('h', t.hi, t.deep),
      `stroke="${t.edge}" stroke-width="2"`,
    );
    s.p.group(d`translate(36 0)`, () => {
      slab(p, b.x - 6, b.y - 6, b.w + 14, b.h + 10, 30, t);
      phoneFace(s, at({ ...b, w: b.w - 8, h: b.h - 10 }, 5, 2));
    });
    p.rect(b.x + b.w + 20, b.y + b.h * 0.42, 46, 70, 16, p.lin('h', t.base, t.deep), `stroke="${t.edge}"`);
  },
);

const cover: Kind = {
  front(s) {
    shadow(s.p, 400, BASE + 2, readForm(s) === 'book' ? 290 : 210, 20);
    if (readForm(s) === 'book') return book(s);
    shell(s, phoneBody(s));
  },
  back(s) {
    const { p, t } = s;
    const b = phoneBody(s);
    shadow(p, 400, BASE + 2, 210, 20);
    if (isClear(s)) {
      p.rect(b.x - 8, b.y - 8, b.w + 16, b.h + 16, b.w * 0.17, '#eef6f870', 'stroke="#b9c9cf" stroke-width="9"');
      p.path(d`M${b.x + 40} ${b.y + 20}h90L${b.x + 30} ${b.y + b.h * 0.6}v-200z`, '#ffffffa0');
      return;
    }
    slab(p, b.x - 8, b.y - 8, b.w + 16, b.h + 16, b.w * 0.17, t);
    p.rect(b.x + 10, b.y + 10, b.w - 20, b.h - 20, b.w * 0.13, p.lin('d', t.deep, t.base), `stroke="${t.edge}"`);
    const size = b.w * 0.47;
    p.rect(
      b.x + b.w - 22 - size,
      b.y + 22,
      size,
      size,
      size * 0.26,
      mix(t.base, '#f2f0ea', 0.8),
      `stroke="${t.deep}" stroke-width="5"`,
    );
  },
  place: 'table',
  focus: { x: 340, y: 190, zoom: 2.2 },
};

/** The sheet of glass: lifted over the phone, next to it, or two in a pack. */
function sheet({ p }: Sketch, x: number, y: number, w: number, h: number, angle: number): void {
  p.group(d`rotate(${angle} ${x + w / 2} ${y + h})`, () => {
    p.rect(
      x,
      y,
      w,
      h,
      38,
      p.lin('d', '#e9fbff99', ['#bfe6ee40', 0.5], '#e2f7fb80'),
      'stroke="#6fb6c4" stroke-width="3"',
    );
    p.path(d`M${x + 40} ${y + 6}h80L${x + 10} ${y + h * 0.6}v-110z`, '#ffffff70');
    p.rect(x + w / 2 - 21, y + 20, 42, 12, 6, '#ffffffc0');
  });
}
const sheets = byBody(
  (s) => {
    const b = phoneBody(s);
    phoneFace(s, at(b, -60));
    sheet(s, b.x + 50, b.y + 4, b.w - 12, b.h - 16, 5);
  },
  (s) => {
    const b = phoneBody(s);
    sheet(s, b.x - 110, b.y + 14, b.w - 12, b.h - 16, -7);
    phoneFace(s, at(b, 60));
  },
  (s) => {
    const b = phoneBody(s);
    for (const [dx, angle] of [
      [-100, -9],
      [0, 0],
      [112, 9],
    ] as const)
      sheet(s, b.x + dx + 6, b.y + 8 + Math.abs(dx) * 0.12, b.w - 12, b.h - 16, angle);
    s.p.rect(b.x + 20, b.y + 22, b.w - 40, b.h - 44, 28, 'none', 'stroke="#2b3236" stroke-width="10" opacity=".75"');
  },
);
const protector: Kind = {
  front(s) {
    shadow(s.p, 400, BASE + 2, 230, 20);
    sheets(s);
  },
  back(s) {
    const { p } = s;
    shadow(p, 400, BASE + 2, 220, 20);
    for (const [x, alpha] of [
      [-70, '70'],
      [0, '90'],
      [70, 'c0'],
    ] as const) {
      p.rect(
        260 + x,
        110 + Math.abs(x) / 6,
        280,
        590 - Math.abs(x) / 6,
        38,
        p.lin('d', `#eafbff${alpha}`, `#a9d8e280`),
        'stroke="#6fb6c4" stroke-width="3"',
      );
    }
    p.path('M360 130h90L350 420V300z', '#ffffff90');
  },
  place: 'table',
  focus: { x: 480, y: 200, zoom: 2 },
};

export const covers: Readonly<Record<string, Kind>> = { case: cover, 'screen-protector': protector };
