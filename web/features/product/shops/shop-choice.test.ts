import { expect, it } from 'vitest';
import type { ShopStock } from '#contract/catalog/catalog.ts';
import { chooseShops, type ShopChoice } from './shop-choice.ts';

/** Saturday, 21:00 in Kazakhstan. */
const evening = new Date('2026-11-21T16:00:00Z');
const shop = (shopId: number, name: string, state: ShopStock['readiness']['state'], hours: string): ShopStock => ({
  shopId,
  name,
  address: '',
  hours,
  latitude: null,
  longitude: null,
  readiness: { state, days: 0, date: '2026-11-21' },
  stock: 'some',
  left: null,
});
const shops = [
  shop(1, 'В', 'today', 'daily 10:00-20:00'),
  shop(2, 'Б', 'today', 'daily 10:00-22:00'),
  shop(3, 'А', 'tomorrow', '10:00-19:00;closed;closed'),
];

it.each<[Partial<ShopChoice>, number[]]>([
  [{}, [1, 2, 3]],
  [{ today: true }, [1, 2]],
  [{ open: true }, [2]],
  [{ sort: 'late' }, [2, 1, 3]],
  [{ today: true, open: true, sort: 'late' }, [2]],
])('filters and sorts by %j', (choice, expected) => {
  expect(
    chooseShops(shops, { today: false, open: false, sort: 'ready', ...choice }, evening).map(({ shopId }) => shopId),
  ).toEqual(expected);
});
