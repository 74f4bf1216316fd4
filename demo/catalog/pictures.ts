import { readersOf } from './assortment.ts';
import { rollBetween } from './random.ts';
import type { Product } from './assortment.ts';

const VIEWS = ['front', 'scene', 'side', 'detail', 'back'];
const NEUTRAL = 'e4e1da';

function lookOf(product: Product): URLSearchParams {
  const [number, text] = readersOf(product);
  const [width, height] = product.size;
  const query = new URLSearchParams({
    color: product.colour?.hex ?? NEUTRAL,
    w: String(width),
    h: String(height),
    n: String(product.groupId % 10),
  });
  for (const [key, value] of Object.entries(product.kind.picture?.(number, text) ?? {})) query.set(key, String(value));
  return query;
}

/** Gives 3–5 addresses of a product's drawings: `demo:phone/front?color=1f2023&n=3`. */
export function picturesOf(product: Product): string[] {
  const query = lookOf(product);
  const count = product.kind.digital === true ? 3 : rollBetween(`pictures ${product.groupId}`, 3, 5);
  return VIEWS.slice(0, count).map((view) => `demo:${product.category.drawing}/${view}?${query.toString()}`);
}

const SHOTS = 100;
/** Shots so far apart have one light and one wallpaper: they are taken in one home. */
const SAME_HOME = 15;

/** Gives addresses of photos that a buyer took of a product at home. */
export function homePhotosOf(product: Product, key: string, count: number): string[] {
  const home = rollBetween(`${key} home`, 0, SHOTS - 1);
  return Array.from({ length: count }, (_, index) => {
    const query = lookOf(product);
    query.set('shot', String((home + index * SAME_HOME) % SHOTS));
    if (index % 2 === 1) query.set('turn', '1');
    return `demo:${product.category.drawing}/home?${query.toString()}`;
  });
}
