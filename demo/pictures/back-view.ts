import { mix } from './colour.ts';
import { STEEL, knob } from './primitives.ts';
import { d, type Pen, type Stop } from './pen.ts';
import type { Draw, Sketch } from './sketch.ts';

/** Position of the rating plate on a back, px, and the visible length of the cord below it. */
type Rear = { readonly x: number; readonly y: number; readonly scale: number; readonly cord: boolean };

/** Kinds whose back is the outline of the front in one tone, with a plate, screws and a cord. */
const REARS: Readonly<Record<string, Rear>> = {
  printer: { x: 400, y: 590, scale: 0.7, cord: true },
  speaker: { x: 400, y: 480, scale: 0.8, cord: false },
  freezer: { x: 400, y: 330, scale: 1, cord: true },
  washer: { x: 400, y: 420, scale: 1.1, cord: true },
  dryer: { x: 400, y: 420, scale: 1.1, cord: true },
  stove: { x: 400, y: 500, scale: 1, cord: true },
  oven: { x: 400, y: 440, scale: 1.1, cord: true },
  microwave: { x: 360, y: 540, scale: 0.9, cord: true },
  multicooker: { x: 400, y: 560, scale: 0.9, cord: true },
  'air-fryer': { x: 400, y: 520, scale: 0.9, cord: true },
  'bread-maker': { x: 400, y: 520, scale: 0.9, cord: true },
  'air-purifier': { x: 400, y: 560, scale: 0.9, cord: true },
  'coffee-machine': { x: 400, y: 420, scale: 1, cord: true },
  console: { x: 400, y: 430, scale: 0.7, cord: false },
  'power-bank': { x: 400, y: 480, scale: 0.8, cord: false },
  'smart-lock': { x: 400, y: 430, scale: 0.7, cord: false },
  doorbell: { x: 400, y: 430, scale: 0.6, cord: false },
  ssd: { x: 400, y: 470, scale: 0.9, cord: false },
  toaster: { x: 400, y: 580, scale: 0.8, cord: true },
  charger: { x: 400, y: 470, scale: 0.8, cord: false },
  'water-heater': { x: 400, y: 400, scale: 1, cord: true },
  heater: { x: 400, y: 470, scale: 0.9, cord: true },
  dishwasher: { x: 400, y: 420, scale: 1, cord: true },
};

/** A pen that draws every colour close to one tone: an outline with a faint relief. */
function inOneTone(p: Pen, base: string): Pen {
  const dull = (colour: string): string => {
    if (!/^#[0-9a-f]{6}/i.test(colour)) return colour;
    const faded = mix(colour.slice(0, 7), base, 0.8);
    return colour.length === 9 ? `${faded}${colour.slice(7)}` : faded;
  };
  const stop = (given: Stop): Stop => (typeof given === 'string' ? dull(given) : [dull(given[0]), given[1]]);
  const extra = (text?: string) => text?.replace(/#[0-9a-f]{6}/gi, dull);
  return {
    ...p,
    far: true,
    lin: (direction, ...stops) => p.lin(direction, ...stops.map(stop)),
    rad: (cx, cy, r, ...stops) => p.rad(cx, cy, r, ...stops.map(stop)),
    rect: (x, y, w, h, r, fill, more) => p.rect(x, y, w, h, r, dull(fill), extra(more)),
    circle: (cx, cy, r, fill, more) => p.circle(cx, cy, r, dull(fill), extra(more)),
    oval: (cx, cy, rx, ry, fill, more) => p.oval(cx, cy, rx, ry, dull(fill), extra(more)),
    path: (outline, fill, more) => p.path(outline, dull(fill), extra(more)),
    line: (outline, colour, width, more) => p.line(outline, dull(colour), width, extra(more)),
  };
}

function plate({ p, t }: Sketch, { x, y, scale, cord }: Rear): void {
  p.group(d`translate(${x} ${y})scale(${String(scale)})`, () => {
    if (cord) {
      p.line('M70 90q20 90 150 100', '#15181a', 17);
      p.circle(70, 86, 20, mix(t.base, '#000000', 0.5));
    }
    p.rect(-100, -62, 200, 112, 8, p.lin('d', '#f4f5f4', '#d9dcda'), `stroke="${t.edge}"`);
    p.path('M-80 -34h96M-80 -10h120M-80 14h70', 'none', 'stroke="#7b8589" stroke-width="9" stroke-linecap="round"');
    p.path('M-80 36h130', 'none', 'stroke="#2b3236" stroke-width="16" stroke-dasharray="5 4 9 3 4 6"');
    p.rect(52, -40, 34, 34, 4, '#ffffff', 'stroke="#7b8589" stroke-width="5"');
    for (const [sx, sy] of [
      [-126, -84],
      [126, -84],
    ] as const)
      knob(p, sx, sy, 9, STEEL);
  });
}

/** True when the kind has its own drawing of the back. */
export const hasBack = (kind: string): boolean => Object.hasOwn(REARS, kind);

/** Derives the back of a kind without its own drawing; undefined when the front does not determine it. */
export function findBackView(kind: string, front: Draw): Draw | undefined {
  const rear = hasBack(kind) ? REARS[kind] : undefined;
  if (rear === undefined) return undefined;
  return (s) => {
    s.p.group('translate(800 0)scale(-1 1)', () => front({ ...s, p: inOneTone(s.p, mix(s.t.base, '#5c6766', 0.18)) }));
    plate(s, rear);
  };
}
