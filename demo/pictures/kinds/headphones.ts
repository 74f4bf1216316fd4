import { d } from '../pen.ts';
import { RUBBER, STEEL, lamp, mass, shadow } from '../primitives.ts';
import type { Kind, Sketch } from '../sketch.ts';

function earcup(s: Sketch, x: number, way: 1 | -1): void {
  const { p, t } = s;
  p.rect(
    way < 0 ? x - 44 : x - 56,
    388,
    74,
    274,
    36,
    p.lin('h', RUBBER.hi, RUBBER.base, '#08090a'),
    'stroke="#0a0b0c"',
  );
  mass(
    p,
    way < 0
      ? d`M${x - 36} 392Q${x - 118} 400 ${x - 118} 525T${x - 36} 658z`
      : d`M${x + 10} 392Q${x + 92} 400 ${x + 92} 525T${x + 10} 658z`,
    t,
  );
}
/** Full-size headphones: oval cups, round cups on a thin bow, square studio cups. */
const readBody = (s: Sketch) => Math.trunc(s.num('body', 0, 0, 2));

function roundHeadphones(s: Sketch): void {
  const { p, t } = s;
  shadow(p, 400, 672, 250, 18);
  p.path(
    'M196 470C150 70 650 70 604 470L590 466C628 96 172 96 210 466z',
    p.lin('d', STEEL.top, STEEL.base, STEEL.deep),
    `stroke="${STEEL.edge}" stroke-width="1.5"`,
  );
  p.path('M258 252C320 132 480 132 542 252C484 176 316 176 258 252z', p.lin('d', t.top, t.deep), `stroke="${t.edge}"`);
  for (const [x, way] of [
    [222, -1],
    [578, 1],
  ] as const) {
    p.oval(x - way * 30, 520, 62, 118, p.lin('h', RUBBER.hi, '#08090a'));
    p.oval(
      x + way * 14,
      520,
      70,
      126,
      p.lin('d', t.top, [t.base, 0.4], t.deep),
      `stroke="${t.edge}" stroke-width="1.5"`,
    );
    p.oval(x + way * 22, 520, 42, 84, p.lin('d', t.lo, t.hi));
    lamp(p, x + way * 26, 520, 9, s.a.hi);
  }
}

function squareHeadphones(s: Sketch): void {
  const { p, t } = s;
  shadow(p, 400, 690, 270, 18);
  p.path(
    'M176 420V330C176 130 624 130 624 330V420H574V340C574 196 226 196 226 340V420z',
    p.lin('d', t.top, [t.base, 0.4], t.deep),
    `stroke="${t.edge}" stroke-width="1.5"`,
  );
  p.path('M250 262C300 196 500 196 550 262L540 284C480 226 320 226 260 284z', RUBBER.hi);
  for (const [x, way] of [
    [200, -1],
    [600, 1],
  ] as const) {
    p.rect(x - 22, 330, 44, 110, 14, p.lin('h', STEEL.top, STEEL.base, STEEL.deep), `stroke="${STEEL.edge}"`);
    p.rect(x - 62 - way * 26, 408, 124, 268, 44, p.lin('h', RUBBER.hi, '#08090a'));
    p.rect(
      x - 62 + way * 14,
      400,
      124,
      284,
      36,
      p.lin('d', t.top, [t.base, 0.4], t.deep),
      `stroke="${t.edge}" stroke-width="1.5"`,
    );
    p.rect(x - 30 + way * 20, 446, 60, 192, 20, p.lin('d', t.lo, t.hi));
    p.rect(x - 14 + way * 20, 610, 28, 8, 4, s.a.hi);
  }
}

/** Full-size headphones. */
export const headphones: Kind = {
  front(s) {
    const shape = readBody(s);
    if (shape === 1) return roundHeadphones(s);
    if (shape === 2) return squareHeadphones(s);
    const { p, t } = s;
    shadow(p, 400, 672, 250, 18);
    p.path(
      'M190 470C150 60 650 60 610 470L578 460C606 130 194 130 222 460z',
      p.lin('d', t.top, [t.base, 0.4], t.deep),
      `stroke="${t.edge}" stroke-width="1.5"`,
    );
    p.path('M250 300C290 150 510 150 550 300C500 186 300 186 250 300z', RUBBER.hi);
    p.line('M262 268Q312 184 410 180', '#ffffff66', 7);
    for (const x of [192, 578])
      p.rect(x, 330, 30, 110, 12, p.lin('h', STEEL.top, STEEL.base, STEEL.deep), `stroke="${STEEL.edge}"`);
    earcup(s, 236, -1);
    earcup(s, 578, 1);
    p.path('M150 440q-16 40 -12 110q-12 -70 12 -110z', '#ffffff90');
  },
  side(s) {
    const { p, t } = s;
    shadow(p, 400, 706, 180, 18);
    p.path(
      'M372 470C340 300 340 90 400 84C460 90 460 300 428 470z',
      p.lin('h', t.top, t.base, t.deep),
      `stroke="${t.edge}" stroke-width="1.5"`,
    );
    p.path('M384 440C364 300 366 120 400 108C416 120 400 300 404 440z', '#ffffff30');
    if (readBody(s) === 2) {
      p.rect(262, 372, 276, 330, 70, p.lin('h', RUBBER.hi, '#08090a'));
      p.rect(270, 366, 248, 322, 60, p.lin('d', t.top, [t.base, 0.4], t.deep), `stroke="${t.edge}" stroke-width="1.5"`);
      p.rect(318, 420, 152, 212, 34, p.lin('d', t.lo, t.hi));
      p.rect(372, 648, 44, 10, 5, s.a.hi);
      return;
    }
    p.oval(400, 530, 148, 170, p.lin('h', RUBBER.hi, '#08090a'));
    p.oval(394, 526, 138, 158, p.lin('d', t.top, [t.base, 0.4], t.deep), `stroke="${t.edge}" stroke-width="1.5"`);
    p.oval(394, 526, 92, 108, p.lin('d', t.lo, t.hi));
    p.oval(394, 526, 84, 99, p.lin('d', t.hi, t.base));
    p.path('M270 500q6 -100 90 -126q-60 40 -70 140z', '#ffffff50');
    lamp(p, 460, 654, 5, s.a.hi);
  },
  place: 'table',
  focus: { x: 210, y: 480, zoom: 2 },
};
