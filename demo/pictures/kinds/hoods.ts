import { STEEL, slab, slots } from '../primitives.ts';
import { d } from '../pen.ts';
import { byBody, ofBody, type Draw, type Kind } from '../sketch.ts';

const flatHood = byBody(
  ({ p, t }) => {
    slab(p, 120, 350, 560, 70, 8, t);
    slab(p, 100, 416, 600, 46, 8, t);
    slots(p, 140, 366, 300, 36, 3, t.deep, 4);
  },
  ({ p, t }) => {
    slab(p, 130, 330, 540, 90, 20, t);
    p.path('M90 418H710L690 462H110z', p.lin('v', t.top, t.lo), `stroke="${t.edge}"`);
    p.rect(560, 356, 70, 36, 8, t.deep);
  },
  ({ p, t }) => {
    slab(p, 100, 380, 600, 40, 4, t);
    p.path(
      'M100 420H700V462H100z',
      p.lin('h', STEEL.lo, [STEEL.top, 0.3], STEEL.base, STEEL.deep),
      `stroke="${STEEL.edge}"`,
    );
    slots(p, 420, 388, 240, 24, 2, t.deep, 4);
  },
);
/** Panels of glass that lean: a trapezium, a rectangle with a slit above, a rounded shield. */
const inclinedHood = byBody(
  ({ p, t }) => {
    p.path(
      'M170 380H630L600 600H200z',
      p.lin('d', '#434d52', ['#14181a', 0.6], '#0b0d0e'),
      `stroke="${t.edge}" stroke-width="3"`,
    );
    p.path('M174 382h260L200 580z', '#ffffff16');
  },
  ({ p, t }) => {
    p.rect(150, 360, 500, 30, 4, p.lin('v', t.top, t.deep), `stroke="${t.edge}"`);
    p.rect(
      150,
      404,
      500,
      196,
      6,
      p.lin('d', '#434d52', ['#14181a', 0.6], '#0b0d0e'),
      `stroke="${t.edge}" stroke-width="3"`,
    );
    p.path('M152 406h240L190 598h-38z', '#ffffff16');
  },
  ({ p, t }) => {
    p.path(
      'M200 370Q400 340 600 370Q640 380 630 430L610 560Q600 600 560 600H240Q200 600 190 560L170 430Q160 380 200 370z',
      p.lin(
        'd',
        t.isLight ? '#f6f8f8' : '#434d52',
        [t.isLight ? '#dfe5e6' : '#14181a', 0.6],
        t.isLight ? '#c6cfd1' : '#0b0d0e',
      ),
      `stroke="${t.edge}" stroke-width="3"`,
    );
    p.path('M210 384Q300 364 400 362L240 590Q210 580 204 550L182 430Q176 392 210 384z', '#ffffff20');
  },
);
/** Chimneys: a pyramid, a flat T with a sharp edge, a bell with a rim of wood colour. */
const chimneyHood = byBody(
  ({ p, t }) => {
    p.path(
      'M324 390H476L690 540V590H110V540z',
      p.lin('h', t.lo, [t.top, 0.3], [t.base, 0.55], t.deep),
      `stroke="${t.edge}" stroke-width="1.5"`,
    );
    p.path('M110 540H690', 'none', `stroke="${t.deep}" stroke-width="2"`);
    p.path('M130 592h540l-14 16H144z', '#1d2225');
  },
  ({ p, t }) => {
    p.rect(320, 380, 160, 170, 0, p.lin('h', t.lo, [t.top, 0.25], t.base, t.deep));
    p.rect(
      100,
      544,
      600,
      56,
      6,
      p.lin('h', t.lo, [t.top, 0.3], [t.base, 0.55], t.deep),
      `stroke="${t.edge}" stroke-width="1.5"`,
    );
    p.path('M120 600h560l-10 12H130z', '#1d2225');
  },
  ({ p, t }) => {
    p.path(
      'M324 390H476Q500 480 690 540V556H110V540Q300 480 324 390z',
      p.lin('h', t.lo, [t.top, 0.3], [t.base, 0.55], t.deep),
      `stroke="${t.edge}" stroke-width="1.5"`,
    );
    p.rect(100, 552, 600, 44, 8, p.lin('v', '#a9784a', '#7a5230'), 'stroke="#5d3e24"');
    p.path('M130 596h540l-14 14H144z', '#1d2225');
  },
);
const hoodFront: Draw = (s) => {
  const { p, t, a } = s;
  const type = s.str('type', 'chimney');
  if (type === 'flat') flatHood(s);
  else {
    p.rect(320, 110, 160, 300, 4, p.lin('h', t.lo, [t.top, 0.25], t.base, t.deep), `stroke="${t.edge}"`);
    p.line('M320 250H480', t.deep, 2);
    (type === 'inclined' ? inclinedHood : chimneyHood)(s);
    for (const x of [220, 580]) p.path(d`M${x - 20} 606h40l40 96h-120z`, p.lin('v', '#fff0b8a0', '#fff0b800'));
  }
  const y = type === 'flat' ? 439 : type === 'inclined' ? 565 : ofBody(s, [565, 574, 572]);
  for (let i = 0; i < 5; i++) p.circle(340 + i * 30, y, 8, i === 4 ? a.base : t.isDark ? '#8b979c' : '#3a4146');
};
const hood: Kind = {
  front: hoodFront,
  side(s) {
    const { p, t } = s;
    p.rect(420, 110, 130, 310, 4, p.lin('h', t.hi, t.base, t.deep), `stroke="${t.edge}"`);
    p.path('M424 400H550V590H170V556z', p.lin('d', t.top, t.base, t.deep), `stroke="${t.edge}" stroke-width="1.5"`);
    p.path('M180 592h370v16H190z', '#1d2225');
    p.path('M300 606h60l50 96H250z', p.lin('v', '#fff0b8a0', '#fff0b800'));
  },
  place: 'above',
  focus: { x: 400, y: 560, zoom: 2 },
};

export const hoods: Readonly<Record<string, Kind>> = { hood };
