import { expect, test } from 'vitest';
import type { PickupShop } from '#contract/orders/checkout.ts';
import { listPickupShops, type PickupChoice } from './pickup-order.ts';

const shop = (shopId: number, rest: Partial<PickupShop>): PickupShop => ({
  shopId,
  name: `Shop ${shopId}`,
  address: '',
  hours: 'daily 10:00-22:00',
  latitude: null,
  longitude: null,
  readiness: { state: 'tomorrow', days: 1, date: '2026-11-24' },
  readyAt: null,
  inStock: 0,
  ...rest,
});
const shops = [
  shop(1, { address: 'пр. Абая, 10', latitude: 43.3, longitude: 76.9, readyAt: '2026-11-23T10:00:00Z' }),
  shop(2, { latitude: 43.24, longitude: 76.95 }),
  shop(3, {}),
];
const list = (choice: Partial<PickupChoice>) =>
  listPickupShops(shops, { text: '', isToday: false, position: null, ...choice }).map(({ shopId }) => shopId);

test.each([
  [{}, [1, 2, 3]],
  [{ text: ' АБАЯ ' }, [1]],
  [{ text: 'shop 3' }, [3]],
  [{ isToday: true }, [1]],
  [{ isToday: true, text: 'shop 2' }, []],
] as const)('lists the shops that match %o: %o', (choice, ids) => {
  expect(list(choice)).toEqual(ids);
});

test('lists the nearest first, and shops without a position last', () => {
  expect(list({ position: [43.239, 76.95] })).toEqual([2, 1, 3]);
  expect(list({ position: [43.299, 76.9] })).toEqual([1, 2, 3]);
});
