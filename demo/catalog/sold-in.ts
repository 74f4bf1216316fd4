import { roll } from './random.ts';
import type { Product } from './assortment.ts';

/** Cities with a crew that carries and installs the heaviest appliances. */
const CREW_CITIES = ['almaty', 'astana', 'shymkent'];
/** Weight from which some lines are sold only where there is such a crew, kilograms. */
const MIN_CREW_WEIGHT = 60;

/**
 * Cities a product is sold in when it is not sold everywhere: one line in ten of the heaviest appliances, which nobody
 * would carry in a small city.
 */
export function soldInOf(product: Product, cities: readonly string[]): string[] | null {
  if (product.sale !== 'on' || product.weightKg < MIN_CREW_WEIGHT) return null;
  if (roll(`sold in ${product.groupId}`) > 0.1) return null;
  const served = CREW_CITIES.filter((city) => cities.includes(city));
  return served.length > 0 ? served : null;
}
