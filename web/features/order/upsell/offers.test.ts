import { expect, test } from 'vitest';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { Order } from '#contract/orders/orders.ts';
import type { RelatedProducts } from '#contract/catalog/related.ts';
import { redirectAfterPayment, productsToQuery, chooseOffers, orderedProducts } from './offers.ts';

const card = (id: number, { buyable = true, price = 1000 as number | null } = {}) =>
  ({ id, price, availability: { state: buyable ? 'in-stock' : 'out-of-stock', buyable } }) as ProductCard;
const fitting = (...products: ProductCard[]) => products.map((product) => ({ product, model: 'One 7' }));
const together = (...products: ProductCard[]) => products.map((product) => ({ product, orders: 3 }));
const related = (part: Partial<RelatedProducts>): RelatedProducts => ({
  similar: [],
  together: [],
  accessories: [],
  ...part,
});
const order = (status: Order['status'], lines: [productId: number, price: number][]) =>
  ({ status, lines: lines.map(([productId, price]) => ({ productId, price })) }) as Order;

test('offers accessories before products bought together, alternating between ordered products, each with its reason', () => {
  const offers = chooseOffers(
    [1, 2],
    [
      related({ accessories: fitting(card(10), card(11)), together: together(card(12)) }),
      related({ together: together(card(20), card(10)) }),
    ],
  );
  expect(offers.map(({ product, reason }) => [product.id, reason.kind])).toEqual([
    [10, 'fits'],
    [20, 'together'],
    [11, 'fits'],
    [12, 'together'],
  ]);
  expect(offers[0]?.reason).toEqual({ kind: 'fits', model: 'One 7' });
  expect(offers[1]?.reason).toEqual({ kind: 'together', orders: 3 });
});

test('never offers ordered, unavailable or unpriced products, or merely similar ones', () => {
  const relatedProducts = related({
    similar: [{ product: card(30), shared: [], nearPrice: true }],
    accessories: fitting(card(2), card(10, { buyable: false }), card(11, { price: null })),
    together: together(card(1), card(12)),
  });
  expect(chooseOffers([1, 2], [relatedProducts]).map(({ product }) => product.id)).toEqual([12]);
  expect(chooseOffers([], [])).toEqual([]);
});

test('limits the offers to one screen', () => {
  const cards = Array.from({ length: 30 }, (_, index) => card(100 + index));
  expect(chooseOffers([1], [related({ accessories: fitting(...cards) })])).toHaveLength(12);
});

test('queries uncancelled products by descending price, and only some of a large order', () => {
  const orders = [
    order('waiting_payment', [
      [1, 500],
      [2, 90_000],
    ]),
    order('cancelled', [[3, 99_000]]),
    order('created', [
      [1, 500],
      [4, 700],
      [5, 800],
      [6, 900],
    ]),
  ];
  expect(orderedProducts(orders)).toEqual([1, 2, 4, 5, 6]);
  expect(productsToQuery(orders)).toEqual([2, 6, 5, 4]);
});

test('waits while the bank decides, then redirects to the offers or the payment page', () => {
  expect([redirectAfterPayment('waiting'), redirectAfterPayment('confirm')]).toEqual([null, null]);
  expect([redirectAfterPayment('accepted'), redirectAfterPayment('none')]).toEqual(['offers', 'offers']);
  for (const stage of ['preparing', 'error', 'retry', 'refunded', 'expired'] as const)
    expect(redirectAfterPayment(stage), stage).toBe('payment');
});
