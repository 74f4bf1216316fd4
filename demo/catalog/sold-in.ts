import { roll } from './random.ts';
import type { Product } from './assortment.ts';

/** Cities with a crew that carries and installs the heaviest appliances. */
const CREW_CITIES = ['almaty', 'astana', 'shymkent'];
/** From this weight, some lines are sold only in cities with such a crew, kilograms. */
const MIN_CREW_WEIGHT = 60;

/**
 * Cities for a product that is not sold everywhere: one line in ten of the heaviest appliances, which small cities
 * cannot deliver.
 */
export function pickSoldIn(product: Product, cities: readonly string[]): string[] | null {
  if (product.sale !== 'on' || product.weightKg < MIN_CREW_WEIGHT) return null;
  if (roll(`sold in ${product.groupId}`) > 0.1) return null;
  const served = CREW_CITIES.filter((city) => cities.includes(city));
  return served.length > 0 ? served : null;
}
