import { pick, roll, rollBetween } from './random.ts';
import type { Product } from './assortment.ts';

/** A price charged in all cities between two days before now. */
interface PastPrice {
  price: number;
  fromDaysAgo: number;
  toDaysAgo: number;
}

/** Prices of one product in tenge. */
export interface Prices {
  price: number;
  oldPrice: number | null;
  past: PastPrice[];
  cities: { city: string; price: number; oldPrice: number | null }[];
}

const DISCOUNT_STEPS = [1.06, 1.08, 1.1, 1.12, 1.15, 1.18, 1.22, 1.25];
/** Far cities, where the price includes delivery of heavy products. */
const FAR_CITIES = ['aktau', 'atyrau', 'zhanaozen', 'uralsk', 'ridder'];

function toPriceTag(price: number): number {
  const step = price < 20000 ? 100 : 1000;
  return Math.max(90, Math.ceil(price / step) * step - 10);
}

/** A discount: the old price, for some products a smaller discount, then today's price. */
function planDiscount(product: Product): { oldPrice: number; past: PastPrice[] } | null {
  const key = `discount ${product.groupId}`;
  if (product.sale !== 'on' || product.kind.digital === true || roll(key) >= 0.24) return null;
  const oldPrice = toPriceTag(product.price * pick(`${key} step`, DISCOUNT_STEPS));
  if (oldPrice <= product.price) return null;
  const since = rollBetween(`${key} to`, 2, 20);
  const full = { price: oldPrice, fromDaysAgo: rollBetween(`${key} from`, 40, 120), toDaysAgo: since };
  const between = toPriceTag((product.price + oldPrice) / 2);
  const isStepped = roll(`${key} stepped`) < 0.3 && between > product.price && between < oldPrice;
  if (!isStepped) return { oldPrice, past: [full] };
  return {
    oldPrice,
    past: [
      { ...full, toDaysAgo: since + 7 },
      { price: between, fromDaysAgo: since + 6, toDaysAgo: since },
    ],
  };
}

function planRise(product: Product): PastPrice[] {
  const key = `rise ${product.groupId}`;
  if (product.sale !== 'on' || roll(key) >= 0.12) return [];
  const price = toPriceTag(product.price * 0.94);
  return price < product.price
    ? [{ price, fromDaysAgo: rollBetween(`${key} from`, 90, 200), toDaysAgo: rollBetween(`${key} to`, 35, 70) }]
    : [];
}

function planCityPrices(product: Product, oldPrice: number | null, cities: readonly string[]): Prices['cities'] {
  if (product.kind.digital === true || product.weightKg < 8 || roll(`far ${product.groupId}`) >= 0.35) return [];
  const price = toPriceTag(product.price * 1.02);
  const honest = oldPrice !== null && oldPrice > price ? oldPrice : null;
  return FAR_CITIES.filter((city) => cities.includes(city) && price > product.price).map((city) => ({
    city,
    price,
    oldPrice: honest,
  }));
}

/** Prices a product; an old price always has its own days in the history (`decisions §3`). */
export function createPrices(product: Product, cities: readonly string[]): Prices {
  const discount = planDiscount(product);
  const oldPrice = discount?.oldPrice ?? null;
  return {
    price: product.price,
    oldPrice,
    past: discount === null ? planRise(product) : discount.past,
    cities: planCityPrices(product, oldPrice, cities),
  };
}
