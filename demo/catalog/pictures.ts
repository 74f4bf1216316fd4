import { readersOf } from './assortment.ts';
import { rollBetween } from './random.ts';
import type { Product } from './assortment.ts';

const VIEWS = ['front', 'scene', 'side', 'detail', 'back'];
const NEUTRAL = 'e4e1da';

/** Gives 3–5 addresses of a product's drawings: `demo:phone/front?color=1f2023&n=3`. */
export function picturesOf(product: Product): string[] {
  const [number, text] = readersOf(product);
  const [width, height] = product.size;
  const query = new URLSearchParams({
    color: product.colour?.hex ?? NEUTRAL,
    w: String(width),
    h: String(height),
    n: String(product.groupId % 10),
  });
  for (const [key, value] of Object.entries(product.kind.picture?.(number, text) ?? {})) query.set(key, String(value));
  const count = product.kind.digital === true ? 3 : rollBetween(`pictures ${product.groupId}`, 3, 5);
  return VIEWS.slice(0, count).map((view) => `demo:${product.category.drawing}/${view}?${query.toString()}`);
}
