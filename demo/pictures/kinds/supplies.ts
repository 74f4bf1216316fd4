import { GRAPHITE, PAPER, STEEL, knob, mass, shadow, slab } from '../primitives.ts';
import { mix } from '../colour.ts';
import { d } from '../pen.ts';
import { BASE, readBodyIndex, byBody, ofBody, type Kind, type Sketch } from '../sketch.ts';

/** Cartridges: a long tray with a drum, a tube with gears at its ends, a box with the colour in its window. */
const cartridges = byBody(
  ({ p, t: ink }) => {
    mass(p, 'M86 380L140 330H664L716 372V520L690 546H110L86 522z', GRAPHITE);
    p.path('M86 380L140 330H664L716 372L676 392H126z', p.lin('v', '#5a6268', '#30363a'));
    p.path('M120 470H682V520H120z', p.lin('v', '#9aa4aa', '#3c4448'));
    p.rect(120, 484, 562, 22, 11, p.lin('v', mix(ink.base, '#ffffff', 0.4), ink.lo));
    p.rect(250, 404, 300, 50, 8, p.lin('h', ink.hi, ink.lo));
    p.path('M276 429h150M276 429h60', 'none', 'stroke="#ffffffd0" stroke-width="10" stroke-linecap="round"');
    p.path('M330 330q0 -60 70 -60t70 60', 'none', `stroke="${GRAPHITE.deep}" stroke-width="22"`);
    for (const x of [150, 630]) p.circle(x, 428, 26, p.lin('d', STEEL.top, STEEL.deep), `stroke="${STEEL.edge}"`);
  },
  ({ p, t: ink }) => {
    p.rect(110, 380, 580, 150, 75, p.lin('v', GRAPHITE.hi, [GRAPHITE.base, 0.5], GRAPHITE.deep), 'stroke="#0a0b0c"');
    p.rect(220, 384, 360, 142, 6, p.lin('v', mix(ink.base, '#ffffff', 0.35), [ink.base, 0.5], ink.lo));
    p.rect(250, 420, 200, 60, 6, PAPER.base);
    p.path('M268 440h140M268 460h80', 'none', 'stroke="#7b8589" stroke-width="8" stroke-linecap="round"');
    for (const x of [140, 660]) {
      p.circle(x, 455, 84, p.lin('d', '#62696e', '#1d2124'), 'stroke="#0e1112" stroke-width="3"');
      p.circle(x, 455, 66, 'none', 'stroke="#0e1112" stroke-width="14" stroke-dasharray="7 6"');
      p.circle(x, 455, 26, p.lin('d', STEEL.top, STEEL.deep));
    }
  },
  ({ p, t: ink }) => {
    p.path('M210 240L270 190H600L550 240z', p.lin('d', '#5a6268', '#30363a'));
    p.path('M550 240L600 190V500L550 560z', p.lin('h', '#23282b', '#0e1112'));
    mass(p, 'M210 240H550V560H210z', GRAPHITE);
    p.rect(240, 270, 280, 150, 10, p.lin('d', ink.hi, ink.base, ink.lo));
    p.path('M262 300h150M262 336h90', 'none', 'stroke="#ffffffd0" stroke-width="13" stroke-linecap="round"');
    p.rect(240, 440, 280, 60, 6, PAPER.base);
    p.rect(420, 452, 76, 36, 4, p.lin('d', '#e0b04a', '#9a7526'));
    p.rect(320, 556, 120, 24, 6, '#0a0b0c');
  },
);
const cartridge: Kind = {
  front(s) {
    const { p } = s;
    shadow(p, 400, 560, 330, 26);
    cartridges(s);
  },
  back(s) {
    const { p } = s;
    const ink = s.t;
    shadow(p, 400, 560, 330, 26);
    mass(p, 'M86 372L128 330H674L716 372V520L690 546H110L86 522z', GRAPHITE);
    p.rect(140, 372, 520, 120, 10, p.lin('d', mix(PAPER.base, '#ffffff', 0.4), PAPER.lo));
    p.rect(140, 372, 120, 120, 10, p.lin('v', ink.hi, ink.lo));
    p.path('M290 410h250M290 442h190M290 470h110', 'none', 'stroke="#7b8589" stroke-width="12" stroke-linecap="round"');
    p.rect(566, 400, 70, 64, 4, p.lin('d', '#e0b04a', '#9a7526'));
  },
  side(s) {
    const { p } = s;
    shadow(p, 400, 640, 190, 24);
    mass(p, 'M250 300Q250 220 340 210H470Q570 230 570 330V560L520 630H300L250 570z', GRAPHITE);
    p.circle(410, 500, 92, p.lin('d', '#62696e', '#1d2124'), 'stroke="#0e1112" stroke-width="4"');
    p.circle(410, 500, 46, p.lin('d', mix(s.t.base, '#ffffff', 0.3), s.t.lo));
    knob(p, 340, 300, 26, STEEL);
  },
  place: 'table',
  focus: { x: 400, y: 430, zoom: 1.9 },
};

/** Bottles: round shoulders, a square block, a waist. */
const BOTTLES = [
  'M-100 0Q-112 0 -112 -14V-330Q-112 -380 -60 -396V-430H60V-396Q112 -380 112 -330V-14Q112 0 100 0z',
  'M-118 0Q-126 0 -126 -10V-360Q-126 -392 -94 -396H-60V-430H60V-396H94Q126 -392 126 -360V-10Q126 0 118 0z',
  'M-110 0Q-124 0 -122 -16Q-96 -190 -110 -330Q-112 -390 -60 -400V-430H60V-400Q112 -390 110 -330Q96 -190 122 -16Q124 0 110 0z',
] as const;
/** Draws an ink bottle standing on `base`. */
function bottle(s: Sketch, cx: number, base: number, scale: number, labelled: boolean): void {
  const { p } = s;
  const ink = s.t;
  p.group(d`translate(${cx} ${base})scale(${scale})`, () => {
    shadow(p, 0, 0, 120, 18);
    p.path(ofBody(s, BOTTLES), p.lin('h', ink.hi, [ink.base, 0.45], ink.lo), `stroke="${ink.edge}" stroke-width="2"`);
    p.path('M-92 -330Q-92 -360 -50 -376V-20H-92z', '#ffffff3a');
    p.path(
      'M-44 -430H44V-486Q44 -500 26 -512L14 -552H-14L-26 -512Q-44 -500 -44 -486z',
      p.lin('h', '#5c656a', '#1f2427'),
    );
    p.rect(-66, -448, 132, 30, 8, p.lin('h', '#4a5358', '#15191b'));
    if (!labelled) return;
    if (readBodyIndex(s) === 2) {
      p.circle(0, -190, 84, p.lin('d', '#ffffff', '#e3e3dc'));
      p.path('M0 -246Q46 -186 46 -160A46 46 0 0 1 -46 -160Q-46 -186 0 -246z', p.lin('h', ink.hi, ink.lo));
      return;
    }
    p.rect(-96, -290, 192, 190, 8, p.lin('d', '#ffffff', '#e3e3dc'));
    if (readBodyIndex(s) === 1) p.rect(-96, -150, 192, 50, 8, p.lin('h', ink.hi, ink.lo));
    else p.rect(-96, -290, 192, 52, 8, p.lin('h', ink.hi, ink.lo));
    p.path(
      'M-70 -206h130M-70 -170h86M-70 -134h110',
      'none',
      'stroke="#7b8589" stroke-width="12" stroke-linecap="round"',
    );
  });
}

const ink: Kind = {
  front: byBody(
    (s) => bottle(s, 400, BASE, 1.06, true),
    (s) => bottle(s, 400, BASE, 1, true),
    (s) => bottle(s, 400, BASE, 1.1, true),
  ),
  back(s) {
    bottle(s, 400, BASE, 1.06, false);
    s.p.path(
      'M340 440h120M340 480h90M340 520h110M340 560h60',
      'none',
      'stroke="#ffffff88" stroke-width="9" stroke-linecap="round"',
    );
  },
  side(s) {
    s.p.group('rotate(62 400 470)', () => bottle(s, 400, 640, 0.86, true));
  },
  place: 'table',
  focus: { x: 400, y: 490, zoom: 2 },
};

const paper: Kind = {
  front(s) {
    const { p, t: a } = s;
    const photo = s.num('photo', 0, 0, 1) === 1;
    shadow(p, 410, BASE, 270, 24);
    p.path('M560 140L640 176V676L560 704z', p.lin('h', '#d8d8d2', '#a8aaa6'));
    for (let y = 190; y < 690; y += 18)
      p.path(d`M562 ${y}L638 ${y + 30 - (y - 190) * 0.05}`, 'none', 'stroke="#00000012" stroke-width="3"');
    slab(p, 170, 140, 392, 564, 6, PAPER);
    p.path(
      ofBody(s, ['M170 140H562V360L170 470z', 'M170 140H562V300Q366 360 170 300z', 'M170 140H330V704H170z']),
      p.lin('d', a.hi, a.base, a.lo),
    );
    if (readBodyIndex(s) === 2) p.circle(446, 250, 74, a.hi, 'opacity=".35"');
    if (photo) {
      p.rect(236, 250, 260, 190, 10, p.lin('d', '#bfe1ec', '#f6d9a0'), 'stroke="#ffffff" stroke-width="14"');
      p.path('M236 430l80 -90l50 50l46 -40l84 80z', '#3f7f6d');
      p.circle(440, 300, 22, '#ffd35c');
    } else {
      p.path('M300 200H500V480H300z', '#ffffff', 'transform="rotate(-8 400 340)" stroke="#d9d9d2" stroke-width="3"');
      p.path(
        'M330 260h120M330 300h140M330 340h90',
        'none',
        'stroke="#c4c8c8" stroke-width="12" stroke-linecap="round" transform="rotate(-8 400 340)"',
      );
    }
    p.path('M206 560h170M206 600h110', 'none', 'stroke="#8a9296" stroke-width="14" stroke-linecap="round"');
    p.rect(452, 606, 80, 60, 8, a.base);
  },
  side(s) {
    const { p, t: a } = s;
    shadow(p, 400, 600, 330, 24);
    p.path('M70 470L230 360H740L600 470z', p.lin('d', '#ffffff', '#efece2'), 'stroke="#d4d2c8"');
    p.path('M70 470H600V596H70z', p.lin('v', '#f4f2ea', '#d9d6cb'));
    p.path('M600 470L740 360V480L600 596z', p.lin('h', '#cfccc1', '#b4b1a6'));
    for (let y = 482; y < 592; y += 9) p.path(d`M70 ${y}H600`, 'none', 'stroke="#00000014" stroke-width="2"');
    p.path('M200 470L352 360H430L286 470V596H200z', a.base, 'opacity=".9"');
  },
  place: 'desk',
  focus: { x: 380, y: 330, zoom: 1.8 },
};

export const supplies: Readonly<Record<string, Kind>> = { cartridge, ink, paper };
