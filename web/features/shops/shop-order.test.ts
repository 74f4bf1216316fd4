import { expect, test } from 'vitest';
import type { CityShop } from '#contract/places/shops.ts';
import { almatyMoment } from '#domain/time/calendar.ts';
import { listShops, type ShopFilters } from './shop-order.ts';

const now = almatyMoment('2026-11-23', '20:30');
const readyIn = (days: number): CityShop['stock'] => ({
  stock: 'some',
  left: null,
  readiness: { state: days === 0 ? 'today' : 'days', days, date: '2026-11-30' },
});
const createShop = (id: number, rest: Partial<CityShop>): CityShop => ({
  id,
  cityKeyword: 'almaty',
  name: `Shop ${id}`,
  address: '',
  latitude: null,
  longitude: null,
  hours: 'daily 10:00-22:00',
  slug: `shop-${id}`,
  services: ['pickup'],
  stock: null,
  ...rest,
});
const shops = [
  createShop(1, { latitude: 43.3, longitude: 76.9, stock: readyIn(3) }),
  createShop(2, { latitude: 43.24, longitude: 76.95, hours: 'daily 10:00-20:00', stock: readyIn(0) }),
  createShop(3, { services: ['pickup', 'trade-in'] }),
];
const list = (filters: Partial<ShopFilters>, position: [number, number] | null = null) =>
  listShops(shops, { open: false, today: false, service: null, product: null, ...filters }, { now, position });

test.each([
  [{}, [2, 1, 3]],
  [{ open: true }, [1, 3]],
  [{ service: 'trade-in' }, [3]],
  [{ product: 17 }, [2, 1]],
  [{ product: 17, today: true }, [2]],
  // Readiness is known for a product only.
  [{ today: true }, [2, 1, 3]],
  [{ product: 17, open: true }, [1]],
] as const)('filters shops by %o: %o', (filters, ids) => {
  expect(list(filters).map(({ id }) => id)).toEqual(ids);
});

test("sorts by distance when the shopper's position is known; shops without a position are last", () => {
  const sorted = list({}, [43.299, 76.9]);
  expect(sorted.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(sorted[0]?.metres).toBeCloseTo(111, 0);
  expect(sorted[2]?.metres).toBeNull();
});
