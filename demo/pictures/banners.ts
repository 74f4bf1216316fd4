import { softTint } from './colour.ts';
import { ORNAMENT_BOX, ornamentPath } from './ornament.ts';
import { createPen, d, type Pen } from './pen.ts';
import { KINDS } from './registry.ts';
import { placeRender, renderOfKind } from './rendered/embed.ts';
import { hash, sketchOn } from './request.ts';

export type BannerName = 'phones' | 'kitchen' | 'home' | 'evening';
export type BannerShape = 'wide' | 'tall';
export type Banner = {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  readonly dominantColor: string;
  /** Colour of the text: dark ink or light paper. The text is left on a wide banner, on top of a tall one. */
  readonly ink: 'dark' | 'light';
};

type Shown = {
  readonly kind: string;
  readonly color: string;
  readonly accent?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly x: number;
  readonly base: number;
  readonly scale: number;
};
type Recipe = {
  readonly back: readonly [from: string, to: string];
  readonly shapes: readonly [arch: string, sun: string, ground: string];
  readonly line: string;
  readonly ink: 'dark' | 'light';
  readonly shown: readonly Shown[];
};

/** Products stand in a 720×420 stage: `x` is their centre, `base` the floor line, px. */
const RECIPES: Readonly<Record<BannerName, Recipe>> = {
  phones: {
    back: ['#00707f', '#04444e'],
    shapes: ['#00a9bf', '#ffb417', '#035762'],
    line: '#8fe0e6',
    ink: 'light',
    shown: [
      { kind: 'tablet', color: 'c3c9cd', params: { n: '0' }, x: 210, base: 366, scale: 0.43 },
      {
        kind: 'phone',
        color: '1d1f22',
        params: { n: '7', cameras: '3', island: 'square' },
        x: 420,
        base: 376,
        scale: 0.5,
      },
      { kind: 'smartwatch', color: 'e8e4dc', params: { shape: 'round' }, x: 590, base: 388, scale: 0.34 },
    ],
  },
  kitchen: {
    back: ['#fbf3df', '#f6dfae'],
    shapes: ['#ffcf6e', '#00a9bf', '#eed7a4'],
    line: '#b97f10',
    ink: 'dark',
    shown: [
      { kind: 'coffee-machine', color: '232629', x: 230, base: 376, scale: 0.5 },
      { kind: 'kettle', color: '0f7a86', x: 425, base: 380, scale: 0.4 },
      { kind: 'toaster', color: 'f3ead6', x: 590, base: 384, scale: 0.32 },
    ],
  },
  home: {
    back: ['#eaf5f4', '#c9e5e6'],
    shapes: ['#a9d8dc', '#ffcf6e', '#b7dcdd'],
    line: '#00707f',
    ink: 'dark',
    shown: [
      { kind: 'washer', color: 'f6f7f6', x: 245, base: 372, scale: 0.51 },
      { kind: 'stick-vacuum', color: '00707f', accent: 'ffb417', x: 430, base: 380, scale: 0.5 },
      { kind: 'robot-vacuum', color: 'f6f7f6', x: 590, base: 420, scale: 0.32 },
    ],
  },
  evening: {
    back: ['#14312f', '#0f1716'],
    shapes: ['#12484c', '#ffb417', '#0b2422'],
    line: '#4cc7d6',
    ink: 'light',
    shown: [
      { kind: 'tv', color: '15171a', params: { diagonal: '65', n: '0' }, x: 320, base: 372, scale: 0.54 },
      { kind: 'headphones', color: 'e8d9bd', x: 575, base: 384, scale: 0.34 },
      { kind: 'gamepad', color: 'f4f5f4', x: 450, base: 408, scale: 0.2 },
    ],
  },
};

function drawStage(p: Pen, recipe: Recipe): void {
  const [arch, sun, ground] = recipe.shapes;
  p.path('M250 420V210a150 150 0 0 1 300 0V420z', arch, 'opacity=".55"');
  p.circle(610, 118, 62, sun);
  p.oval(400, 420, 420, 74, ground);
  for (const shown of recipe.shown) {
    const render = renderOfKind(shown.kind, 0, shown.color);
    if (render !== undefined) {
      placeRender(p, render, shown.x, shown.base, SIZE * shown.scale * (FILLS_FRAME[shown.kind] ?? 0.72));
      continue;
    }
    const kind = KINDS[shown.kind];
    const request = { accent: 'ffb417', ...shown, view: 'front' as const, params: shown.params ?? {} };
    p.group(
      d`translate(${shown.x - 400 * shown.scale} ${shown.base - 704 * shown.scale})scale(${String(shown.scale)})`,
      () => kind?.front(sketchOn(p, request)),
    );
  }
}

const SIZE = 800;
/** Renders fill their frame more than drawings do; wide products may stay as large. */
const FILLS_FRAME: Readonly<Record<string, number>> = {
  tv: 1,
  tablet: 1,
  laptop: 1,
  toaster: 0.85,
  'robot-vacuum': 0.85,
};

function drawOrnament(p: Pen, x: number, y: number, scale: number, count: number, colour: string): void {
  for (let i = 0; i < count; i++) {
    p.line(
      ornamentPath,
      colour,
      2.4,
      d`transform="translate(${x + i * ORNAMENT_BOX.width * scale} ${y})scale(${String(scale)})" opacity=".55"`,
    );
  }
}

/** Lists the banners of the home page in order. */
export const BANNER_NAMES: readonly BannerName[] = ['phones', 'kitchen', 'home', 'evening'];

/** Draws a home banner without any text: 1360×420 wide with products on the right, or 720×720 tall with products below. */
export function drawBanner(name: BannerName, shape: BannerShape = 'wide'): Banner {
  const recipe = RECIPES[name];
  const wide = shape === 'wide';
  const [width, height] = wide ? [1360, 420] : [720, 720];
  const p = createPen(`b${hash(name + shape).toString(36)}`);
  p.rect(0, 0, width, height, 0, p.lin('d', ...recipe.back));
  if (wide) {
    drawOrnament(p, 28, 352, 0.5, 5, recipe.line);
    p.group('translate(640 0)', () => drawStage(p, recipe));
  } else {
    drawOrnament(p, 570, 24, 0.5, 2, recipe.line);
    p.group('translate(-40 300)', () => drawStage(p, recipe));
  }
  return {
    svg: p.finish(width, height),
    width,
    height,
    dominantColor: recipe.ink === 'dark' ? softTint(recipe.back[1]) : recipe.back[0],
    ink: recipe.ink,
  };
}
