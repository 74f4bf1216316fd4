import { drum, mass, rays, shadow, slab } from '../primitives.ts';
import { d } from '../pen.ts';
import { BASE, byBody, type Kind } from '../sketch.ts';

/** Paper bags: one standing, a pack of three, one of round shape. */
const bags = byBody(
  ({ p, t, a }) => {
    mass(p, 'M210 230Q400 190 590 230L630 640Q636 700 580 700H220Q164 700 170 640z', t);
    const folds = [270, 400, 530].map((x) => d`M${x} 250Q${x + 14} 470 ${x} 690`).join('');
    p.path(folds, 'none', `stroke="${t.lo}" stroke-width="5" opacity=".6"`);
    p.rect(190, 130, 420, 130, 18, p.lin('v', '#e9dfc9', '#c9b795'), 'stroke="#a8946c" stroke-width="2"');
    p.circle(400, 196, 46, '#2b2f33', `stroke="${a.base}" stroke-width="12"`);
  },
  ({ p, t, a }) => {
    for (const dx of [96, 48, 0]) {
      mass(p, d`M${150 + dx} ${300 - dx}H${510 + dx}L${530 + dx} 690H${130 + dx}z`, t);
      p.rect(
        170 + dx,
        220 - dx * 0.9,
        320,
        100,
        12,
        p.lin('v', '#e9dfc9', '#c9b795'),
        'stroke="#a8946c" stroke-width="2"',
      );
      p.circle(330 + dx, 270 - dx * 0.9, 34, '#2b2f33', `stroke="${a.base}" stroke-width="9"`);
    }
    p.path(
      'M200 480h200M200 530h140',
      'none',
      `stroke="${t.deep}" stroke-width="10" stroke-linecap="round" opacity=".5"`,
    );
  },
  ({ p, t, a }) => {
    mass(p, 'M400 220Q640 240 660 480Q660 700 400 700T140 480Q160 240 400 220z', t);
    p.path(
      'M250 300Q220 480 300 680M400 290V690M550 300Q580 480 500 680',
      'none',
      `stroke="${t.lo}" stroke-width="6" opacity=".7"`,
    );
    p.rect(290, 130, 220, 160, 24, p.lin('v', '#e9dfc9', '#c9b795'), 'stroke="#a8946c" stroke-width="2"');
    p.circle(400, 212, 54, '#2b2f33', `stroke="${a.base}" stroke-width="14"`);
  },
);
/** Pleated filters: a square in a frame, a cylinder, a round plate. */
const hepa = byBody(
  ({ p, t, a }) => {
    slab(p, 150, 190, 500, 514, 36, a);
    p.rect(186, 226, 428, 442, 18, t.lo);
    for (let at = 0; at < 17; at++) p.rect(190 + at * 25, 230, 20, 434, 6, p.lin('h', t.lo, t.top, t.lo));
    for (const y of [340, 450, 560]) p.rect(186, y, 428, 8, 4, t.edge, 'opacity=".55"');
    p.rect(330, 150, 140, 52, 16, p.lin('v', a.hi, a.lo), `stroke="${a.edge}"`);
  },
  ({ p, t, a }) => {
    p.rect(230, 230, 340, 440, 10, t.lo);
    for (let at = 0; at < 14; at++) p.rect(232 + at * 24, 230, 19, 440, 5, p.lin('h', t.lo, t.top, t.lo));
    for (const y of [180, 650]) drum(p, 214, y, 372, 54, 16, a);
    p.oval(400, 186, 176, 26, p.lin('v', a.top, a.lo), `stroke="${a.edge}"`);
    p.oval(400, 186, 90, 13, '#14181a');
  },
  ({ p, t, a }) => {
    p.circle(400, 440, 262, p.lin('d', a.top, a.base, a.lo), `stroke="${a.edge}" stroke-width="2"`);
    p.circle(400, 440, 216, t.lo);
    rays(p, 400, 440, 76, 212, 44, t.top, 17);
    p.circle(400, 440, 72, p.lin('d', a.hi, a.lo), `stroke="${a.edge}"`);
    p.circle(400, 440, 30, '#14181a');
  },
);
const vacuumFilter: Kind = {
  front(s) {
    shadow(s.p, 400, BASE + 2, 270, 22);
    (s.str('type', 'hepa') === 'bag' ? bags : hepa)(s);
  },
  place: 'table',
  focus: { x: 400, y: 430, zoom: 2 },
};

export const filters: Readonly<Record<string, Kind>> = { 'vacuum-filter': vacuumFilter };
