import { GRAPHITE, STEEL, drum, lamp, mass, shadow, slab, slots } from '../primitives.ts';
import { mix, findTone } from '../colour.ts';
import { BASE, byBody, type Kind, type Sketch } from '../sketch.ts';

const GLOW = ['#ffffff', '#fff3cf', '#f3d58a'] as const;
/** The screw of a bulb. */
function thread({ p, t }: Sketch): void {
  mass(p, 'M330 496H470L456 560H344z', t, 'h');
  drum(p, 350, 556, 100, 110, 12, STEEL);
  slots(p, 350, 560, 100, 100, 4, STEEL.deep, 6);
  p.path('M370 664h60l-14 30h-32z', '#23282b');
}
/** Bulbs: a pear, a globe, a candle with a filament. */
const bulbs = byBody(
  (s) => {
    s.p.path(
      'M330 500Q320 440 280 390Q230 320 250 250Q280 130 400 130T550 250Q570 320 520 390Q480 440 470 500z',
      s.p.rad(0.4, 0.35, 0.7, ...GLOW),
      'stroke="#cdb06a" stroke-width="2"',
    );
    thread(s);
  },
  (s) => {
    const { p, t, a } = s;
    p.circle(
      400,
      310,
      196,
      p.rad(0.4, 0.35, 0.7, '#ffffff', mix(a.top, '#ffffff', 0.5), a.hi),
      `stroke="${a.lo}" stroke-width="2"`,
    );
    p.path('M310 470H490L476 510H324z', p.lin('h', t.lo, t.top, t.deep), `stroke="${t.edge}"`);
    thread(s);
  },
  (s) => {
    const { p } = s;
    p.path(
      'M350 500Q280 400 320 290Q350 200 400 90Q450 200 480 290Q520 400 450 500z',
      p.lin('h', '#ffe9b8c0', '#fff8e6a0', '#f3d58ac0'),
      'stroke="#cdb06a" stroke-width="2"',
    );
    p.path(
      'M386 500V340L370 260L400 220L430 260L414 340V500',
      'none',
      'stroke="#e88a2e" stroke-width="7" stroke-linejoin="round"',
    );
    thread(s);
  },
);
const COLOURS = ['#00a9bf', '#7f63d6', '#ffb417'] as const;
/** Strips of light: in rings, as a zigzag, on a reel. */
const strips = byBody(
  ({ p, t }) => {
    for (const [i, r] of [250, 200, 150].entries()) {
      p.circle(400, 400, r, 'none', 'stroke="#f4f5f4" stroke-width="30"');
      p.circle(400, 400, r, 'none', `stroke="${COLOURS[i]}" stroke-width="36" opacity=".25"`);
      p.circle(400, 400, r, 'none', `stroke="${COLOURS[i]}" stroke-width="14" stroke-dasharray="16 22"`);
    }
    slab(p, 610, 560, 130, 80, 14, t);
  },
  ({ p, t }) => {
    const way = 'M120 200H600Q680 200 680 270T600 340H200Q120 340 120 410T200 480H600Q680 480 680 550T600 620H340';
    p.path(way, 'none', `stroke="${p.lin('d', '#ff8fb8', '#8f6fd1', '#00c2d8')}" stroke-width="64" opacity=".28"`);
    p.path(way, 'none', 'stroke="#f4f5f4" stroke-width="36"');
    p.path(
      way,
      'none',
      `stroke="${p.lin('d', '#f0568f', '#8f6fd1', '#00a9bf')}" stroke-width="18" stroke-dasharray="18 20"`,
    );
    slab(p, 190, 580, 150, 80, 14, t);
  },
  ({ p, t }) => {
    p.circle(360, 400, 240, p.lin('d', GRAPHITE.hi, GRAPHITE.deep), 'stroke="#0a0b0c"');
    for (const r of [206, 176, 146, 116]) p.circle(360, 400, r, 'none', 'stroke="#f4f5f4" stroke-width="22"');
    for (const [i, r] of [206, 176, 146, 116].entries())
      p.circle(360, 400, r, 'none', `stroke="${COLOURS[i % 3]}" stroke-width="9" stroke-dasharray="12 18"`);
    p.circle(360, 400, 74, p.lin('d', t.top, t.lo), `stroke="${t.edge}"`);
    p.circle(360, 400, 26, '#0a0b0c');
    p.line('M566 400Q640 420 640 520V600', '#f4f5f4', 22);
    slab(p, 580, 590, 130, 80, 14, t);
  },
);
/** Lamps for a table: an arm with a shade, a bar of light on a stem, a glowing column for the night. */
const lights = byBody(
  ({ p, t, a }) => {
    p.path('M250 330L90 690H560L430 330z', p.lin('v', '#ffe9a890', '#ffe9a800'));
    mass(p, 'M420 694q0 -26 40 -30h140q40 4 40 30v10H420z', t, 'v');
    p.line('M540 664L600 400L410 200', t.edge, 22);
    p.line('M540 664L600 400L410 200', t.base, 17);
    p.circle(600, 400, 20, p.lin('d', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
    mass(p, 'M240 310Q250 190 350 160L430 176L450 320Q340 356 240 310z', t);
    p.path('M240 310Q340 356 450 320Q430 336 440 340Q330 366 244 330z', '#fff1bf');
    lamp(p, 530, 682, 6, a.hi);
  },
  ({ p, t, a }) => {
    p.path('M150 216L60 690H560L470 216z', p.lin('v', '#ffe9a880', '#ffe9a800'));
    p.oval(520, 686, 130, 20, p.lin('v', t.top, t.deep), `stroke="${t.edge}"`);
    p.line('M560 680V240Q560 196 516 196H480', t.edge, 26);
    p.line('M560 680V240Q560 196 516 196H480', t.base, 20);
    slab(p, 130, 178, 360, 40, 20, t);
    p.rect(146, 208, 328, 12, 6, '#fff1bf');
    p.circle(520, 682, 11, a.base);
  },
  ({ p, t, a }) => {
    p.circle(400, 420, 300, p.rad(0.5, 0.5, 0.5, '#ffe9a8b0', '#ffe9a800'));
    drum(p, 310, 190, 180, 420, 80, findTone('#fff1cf'));
    p.path('M310 520q90 40 180 0v40q0 50 -90 50t-90 -50z', p.lin('h', a.top, '#ffe2a0'), 'opacity=".7"');
    p.oval(400, 206, 70, 18, p.lin('v', t.top, t.lo), `stroke="${t.edge}"`);
    mass(p, 'M300 600H500V670Q500 702 460 702H340Q300 702 300 670z', t, 'h');
  },
);
const lampKind: Kind = {
  front(s) {
    const { p } = s;
    if (s.str('type', 'desk') === 'bulb') {
      p.circle(400, 300, 280, p.rad(0.5, 0.5, 0.5, '#ffe9a8b0', '#ffe9a800'));
      bulbs(s);
      return;
    }
    if (s.str('type', 'desk') === 'strip') {
      strips(s);
      return;
    }
    shadow(p, 400, BASE, 220, 20);
    lights(s);
  },
  side(s) {
    const { p, t } = s;
    if (s.str('type', 'desk') !== 'desk') return lampKind.front(s);
    shadow(p, 400, BASE, 150, 18);
    mass(p, 'M280 694q0 -26 40 -30h160q40 4 40 30v10H280z', t, 'v');
    p.rect(390, 200, 20, 470, 8, p.lin('h', t.top, t.deep));
    p.path('M280 300L180 600H620L520 300z', p.lin('v', '#ffe9a890', '#ffe9a800'));
    mass(p, 'M280 310Q290 160 400 150T520 310Q400 350 280 310z', t);
    p.path('M280 310Q400 350 520 310q-20 26 -120 28t-120 -28z', '#fff1bf');
  },
  place: 'table',
  focus: { x: 360, y: 260, zoom: 1.9 },
};

export const lighting: Readonly<Record<string, Kind>> = { lamp: lampKind };
