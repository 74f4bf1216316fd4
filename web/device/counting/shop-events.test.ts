import { describe, expect, test } from 'vitest';
import type { Cart } from '#contract/orders/cart.ts';
import { toGa4, toMetrica } from './analytics-formats.ts';
import { cartChanges, type ShopEvent, type AnalyticsProduct } from './shop-events.ts';

const ORIGIN = 'https://shop.example';
const phone: AnalyticsProduct = { id: 17, name: 'Galaxy S25', brand: 'Samsung', price: 399_990, quantity: 2 };
const cable: AnalyticsProduct = { id: 4, name: 'Кабель', brand: null, price: 1_990, quantity: 1 };
const createCart = (...lines: [AnalyticsProduct, number][]) =>
  ({
    lines: lines.map(([{ quantity: _quantity, ...product }, quantity]) => ({ product, quantity })),
  }) as unknown as Cart;

describe('reports cart changes', () => {
  test.each([
    ['nothing', createCart([phone, 2]), createCart([phone, 2]), []],
    ['a new product', createCart(), createCart([phone, 2]), [['add_to_cart', 17, 2]]],
    ['one more', createCart([phone, 1]), createCart([phone, 3]), [['add_to_cart', 17, 2]]],
    ['one less', createCart([phone, 3]), createCart([phone, 1]), [['remove_from_cart', 17, 2]]],
    ['the whole line', createCart([phone, 3], [cable, 1]), createCart([cable, 1]), [['remove_from_cart', 17, 3]]],
    [
      'another one',
      createCart([cable, 1]),
      createCart([phone, 1]),
      [
        ['add_to_cart', 17, 1],
        ['remove_from_cart', 4, 1],
      ],
    ],
  ])('%s', (_name, before, after, expected) => {
    const events = cartChanges(before, after);
    expect(
      events.flatMap((event) =>
        'products' in event ? event.products.map(({ id, quantity }) => [event.type, id, quantity]) : [],
      ),
    ).toEqual(expected);
  });
});

const events: ShopEvent[] = [
  { type: 'page', path: '/p/17', title: 'Galaxy S25' },
  { type: 'view_item', products: [{ ...phone, quantity: 1 }] },
  { type: 'add_to_cart', products: [phone] },
  { type: 'remove_from_cart', products: [cable] },
  { type: 'begin_checkout', products: [phone, cable] },
  { type: 'search', words: 'ноутбук asus' },
  { type: 'purchase', number: '10000001', total: 801_970, products: [phone, cable] },
];

test('translates every event for GA4', () => {
  const calls = events.map((event) => toGa4(event, ORIGIN));
  expect(calls.map(([name]) => name)).toEqual([
    'page_view',
    'view_item',
    'add_to_cart',
    'remove_from_cart',
    'begin_checkout',
    'search',
    'purchase',
  ]);
  expect(calls[2]![1]).toEqual({
    currency: 'KZT',
    value: 799_980,
    items: [{ item_id: '17', item_name: 'Galaxy S25', item_brand: 'Samsung', price: 399_990, quantity: 2 }],
  });
  expect(calls[6]![1]).toMatchObject({ transaction_id: '10000001', currency: 'KZT', value: 801_970 });
});

test('translates every event for Metrica', () => {
  const calls = events.map((event) => toMetrica(event, ORIGIN));
  expect(calls[0]).toEqual({ hit: 'https://shop.example/p/17', title: 'Galaxy S25' });
  expect(calls[1]).toMatchObject({ ecommerce: { currencyCode: 'KZT', detail: { products: [{ id: '17' }] } } });
  expect(calls[2]).toMatchObject({ ecommerce: { add: { products: [{ id: '17', price: 399_990, quantity: 2 }] } } });
  expect(calls[3]).toMatchObject({ ecommerce: { remove: { products: [{ id: '4' }] } } });
  expect(calls[4]).toMatchObject({ goal: 'begin_checkout', parameters: { order_price: 801_970 } });
  expect(calls[5]).toMatchObject({ goal: 'search' });
  expect(calls[6]).toMatchObject({ ecommerce: { purchase: { actionField: { id: '10000001', revenue: 801_970 } } } });
});
