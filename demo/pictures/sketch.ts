import type { Tone } from './colour.ts';
import { shadow } from './primitives.ts';
import { d, type Pen } from './pen.ts';

export type View = 'front' | 'back' | 'side' | 'detail' | 'scene' | 'home';

/** Input of a kind's drawing function: the pen, the tones and the product's parameters. */
export type Sketch = {
  readonly p: Pen;
  /** The product's own colour. */
  readonly t: Tone;
  /** The accent: lamps, trims, a second colour. */
  readonly a: Tone;
  /** Seed of wallpapers and small variations. */
  readonly n: number;
  readonly num: (name: string, usual: number, lowest: number, highest: number) => number;
  readonly str: (name: string, usual: string) => string;
};

export type Draw = (s: Sketch) => void;

/** Number of body shapes per kind; different brands get different shapes. */
export const BODIES = 3;

/** Returns the product's body shape, 0–2; `body` is derived from its brand and model. */
export const readBodyIndex = (s: Sketch): number => Math.trunc(s.num('body', 0, 0, BODIES - 1));

/** Picks the value for the product's body out of three. */
export function ofBody<T>(s: Sketch, choices: readonly [T, T, T]): T {
  return choices[readBodyIndex(s)] ?? choices[0];
}

/** Draws the product's body out of three. */
export function byBody(...bodies: readonly [Draw, Draw, Draw]): Draw {
  return (s) => ofBody(s, bodies)(s);
}

export type Place = 'table' | 'desk' | 'kitchen' | 'above' | 'niche' | 'floor' | 'wall' | 'close' | 'flat';

/**
 * One kind of product: its views, the area that the detail view enlarges and its scene. Standing products touch y =
 * 704.
 */
export type Kind = {
  readonly front: Draw;
  readonly back?: Draw;
  readonly side?: Draw;
  readonly place: Place;
  /** Raises a low product towards the middle of its card, px; a scene keeps it on the ground. */
  readonly lift?: number;
  readonly focus: {
    readonly x: number;
    readonly y: number;
    readonly zoom: number;
    readonly view?: 'front' | 'back' | 'side';
  };
};

export type Body = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export const BASE = 704;

/** Scales the body by the product's own `w` : `h` (any unit), within a third of the kind's usual proportions. */
export function fit(s: Sketch, usualW: number, usualH: number): Body {
  const usual = usualW / usualH;
  const asked = s.num('w', usualW, 0.1, 1e6) / s.num('h', usualH, 0.1, 1e6);
  const ratio = Math.min(usual * 1.34, Math.max(usual * 0.72, asked));
  const h = ratio > usual ? usualH * Math.sqrt(usual / ratio) : usualH;
  const w = Math.min(h * ratio, 690);
  return { x: 400 - w / 2, y: BASE - h, w, h };
}

/** Draws a box in three-quarter view: the given face in front, a shaded side and a lit top. */
export function quarter(s: Sketch, body: Body, depth: number, face: Draw): void {
  const { p, t } = s;
  const kx = 0.82;
  const drop = body.w * kx * 0.1;
  const rise = depth * 0.34;
  const width = body.w * kx + depth;
  const scale = Math.min(1, 640 / width, 610 / (body.h + drop + rise));
  const x0 = 400 - width / 2;
  const y0 = 716 - body.h - drop;
  const bx = x0 + body.w * kx;
  const by = y0 + drop;
  p.group(
    d`translate(${400 - 400 * scale} ${716 - 716 * scale})scale(${String(Math.round(scale * 1000) / 1000)})`,
    () => {
      shadow(p, 400, 712 - rise / 2, width * 0.55, 26);
      p.path(
        d`M${x0} ${y0}L${bx} ${by}l${depth} ${-rise}L${x0 + depth} ${y0 - rise}z`,
        p.lin('d', t.top, t.hi),
        `stroke="${t.edge}" stroke-linejoin="round"`,
      );
      p.path(
        d`M${bx} ${by}l${depth} ${-rise}v${body.h}L${bx} ${by + body.h}z`,
        p.lin('h', t.lo, t.deep),
        `stroke="${t.edge}" stroke-linejoin="round"`,
      );
      p.group(`matrix(${kx} ${kx * 0.1} 0 1 ${d`${x0 - body.x * kx} ${y0 - body.y - body.x * kx * 0.1}`})`, () =>
        face(s),
      );
    },
  );
}

/** Creates the kind of a box-shaped product: the face stands on the floor in front and is turned in the side view. */
export function boxKind(options: {
  readonly body: (s: Sketch) => Body;
  readonly face: (s: Sketch, body: Body) => void;
  readonly depth: number;
  readonly rest: Omit<Kind, 'front'>;
}): Kind {
  return {
    front(s) {
      const body = options.body(s);
      shadow(s.p, 400, BASE + 2, body.w * 0.56, 24);
      options.face(s, body);
    },
    side(s) {
      const body = options.body(s);
      quarter(s, body, options.depth, () => options.face(s, body));
    },
    ...options.rest,
  };
}
