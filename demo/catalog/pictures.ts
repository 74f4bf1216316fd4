import { readersOf } from './assortment.ts';
import { viewsOf, type View } from '../pictures/draw.ts';
import { BODIES } from '../pictures/sketch.ts';
import { rollBetween } from './random.ts';
import type { Product } from './assortment.ts';

/** The order of a product's pictures; a kind shows its existing views. */
const VIEWS: readonly View[] = ['front', 'hand', 'side', 'back', 'detail', 'scene'];
const NOT_OF_DIGITAL: ReadonlySet<View> = new Set(['hand', 'scene']);
const NEUTRAL = 'e4e1da';
/** Colours of lamps, displays and trims, one per brand. */
const ACCENTS = ['00a9bf', 'e0762f', '3f7fd0', '5aa469', 'c2477e', '8f6fd1', 'd1a12b', '2fa39a', 'c8433f'];

/** Returns the body of a product's drawing: neighbours of one brand differ, colours of one model do not. */
const bodyOf = (product: Product): number =>
  (rollBetween(`body ${product.brand}`, 0, BODIES - 1) + product.groupId) % BODIES;

function lookOf(product: Product): URLSearchParams {
  const [number, text] = readersOf(product);
  const [width, height] = product.size;
  const query = new URLSearchParams({
    color: product.colour?.hex ?? NEUTRAL,
    w: String(width),
    h: String(height),
    n: String(product.groupId % 10),
    m: String(product.groupId % 35),
    body: String(bodyOf(product)),
    accent: ACCENTS[rollBetween(`accent ${product.brand}`, 0, ACCENTS.length - 1)] ?? '00a9bf',
  });
  for (const [key, value] of Object.entries(product.kind.picture?.(number, text) ?? {})) query.set(key, String(value));
  return query;
}

/** Returns 3–5 addresses of a product's drawings: `demo:phone/front?color=1f2023&n=3`. */
export function picturesOf(product: Product): string[] {
  const query = lookOf(product);
  const has = new Set(viewsOf(product.category.drawing));
  const views = VIEWS.filter((view) => has.has(view) && !(product.kind.digital === true && NOT_OF_DIGITAL.has(view)));
  return views
    .slice(0, rollBetween(`pictures ${product.groupId}`, 4, 5))
    .map((view) => `demo:${product.category.drawing}/${view}?${query.toString()}`);
}

const SHOTS = 100;
/** Shots within this distance share light and wallpaper: they are from one home. */
const SAME_HOME = 15;

/** Returns addresses of a buyer's photos of a product at home. */
export function homePhotosOf(product: Product, key: string, count: number): string[] {
  const home = rollBetween(`${key} home`, 0, SHOTS - 1);
  return Array.from({ length: count }, (_, index) => {
    const query = lookOf(product);
    query.set('shot', String((home + index * SAME_HOME) % SHOTS));
    if (index % 2 === 1) query.set('turn', '1');
    return `demo:${product.category.drawing}/home?${query.toString()}`;
  });
}
