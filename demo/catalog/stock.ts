import { pick, roll, rollBetween } from './random.ts';
import type { Product } from './assortment.ts';
import type { ShopPoint } from './shops.ts';

/** Stock in a shop. */
interface Stock {
  shop: string;
  quantity: number;
}

/** Availability of a product in the feed. */
export interface Availability {
  state: 'withdrawn' | 'pre-order' | 'everywhere' | 'one-city' | 'to-order' | 'out';
  stock: Stock[];
  supplierDays: number | null;
  preorderDays: number | null;
}

/** Probability that a shop of the city stocks an ordinary product. */
const CITY_REACH: Record<string, number> = {
  almaty: 0.85,
  astana: 0.8,
  shymkent: 0.7,
  karaganda: 0.65,
  aktobe: 0.55,
  pavlodar: 0.5,
};
const SMALL_CITY_REACH = 0.3;

function pickState(product: Product): Availability['state'] {
  if (product.sale === 'withdrawn') return 'withdrawn';
  if (product.sale === 'announced') return 'pre-order';
  if (product.kind.digital === true) return 'everywhere';
  const chance = roll(`state ${product.id}`);
  if (chance < 0.03) return 'to-order';
  if (chance < 0.05) return 'out';
  return chance < 0.1 ? 'one-city' : 'everywhere';
}

function quantityIn(product: Product, shop: ShopPoint): number {
  const key = `stock ${product.id} ${shop.id}`;
  const heavy = product.weightKg > 15;
  const reach =
    shop.kind === 'warehouse'
      ? 0.75
      : (CITY_REACH[shop.city] ?? SMALL_CITY_REACH) * (heavy ? 0.6 : 1) * (product.rank < 6 ? 1.15 : 0.8);
  if (roll(key) >= reach) return 0;
  if (shop.kind === 'warehouse') return rollBetween(`${key} q`, heavy ? 2 : 4, heavy ? 12 : 40);
  return rollBetween(`${key} q`, 1, heavy ? 3 : 9);
}

function stockIn(product: Product, shops: readonly ShopPoint[]): Stock[] {
  return shops
    .map((shop) => ({ shop: shop.id, quantity: quantityIn(product, shop) }))
    .filter((entry) => entry.quantity > 0);
}

function stockInOneCity(product: Product, shops: readonly ShopPoint[]): Stock[] {
  const city = pick(`city ${product.id}`, shops).city;
  const local = shops.filter((shop) => shop.city === city);
  return [{ shop: pick(`shop ${product.id}`, local).id, quantity: rollBetween(`few ${product.id}`, 1, 4) }];
}

const STOCK_OF: Record<Availability['state'], (product: Product, shops: readonly ShopPoint[]) => Stock[]> = {
  withdrawn: () => [],
  'pre-order': () => [],
  'to-order': () => [],
  out: () => [],
  'one-city': stockInOneCity,
  everywhere: stockIn,
};

/** Digital keys are the same in every city: one shop per city holds them. */
function keysIn(shops: readonly ShopPoint[]): Stock[] {
  const first = new Map<string, ShopPoint>();
  for (const shop of shops) if (!first.has(shop.city)) first.set(shop.city, shop);
  return [...first.values()].map((shop) => ({ shop: shop.id, quantity: 200 }));
}

function createStock(product: Product, state: Availability['state'], shops: readonly ShopPoint[]): Stock[] {
  if (shops.length === 0) return [];
  return product.kind.digital === true && state === 'everywhere' ? keysIn(shops) : STOCK_OF[state](product, shops);
}

function pickSupplierDays(product: Product, state: Availability['state']): number | null {
  if (state === 'to-order') return rollBetween(`supplier ${product.id}`, 5, 14);
  return state === 'everywhere' && product.kind.digital !== true && roll(`supplies ${product.id}`) < 0.2 ? 7 : null;
}

/** Decides where a product is in stock; each state of `decisions §3` has some products. */
export function createAvailability(product: Product, shops: readonly ShopPoint[]): Availability {
  const state = pickState(product);
  return {
    state,
    stock: createStock(product, state, shops),
    supplierDays: pickSupplierDays(product, state),
    preorderDays: state === 'pre-order' ? rollBetween(`preorder ${product.groupId}`, 14, 45) : null,
  };
}
