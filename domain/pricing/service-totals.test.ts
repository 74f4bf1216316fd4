import { expect, test } from 'vitest';
import { priceCart, type PricedLine } from './cart-totals.ts';

const line = (productId: number, unitPrice: number, more: Partial<PricedLine> = {}): PricedLine => ({
  productId,
  unitPrice,
  quantity: 1,
  weightGrams: 500,
  isSold: true,
  ...more,
});

test('adds services at full price: no promo code, bonuses or free delivery for them', () => {
  const services = [
    { code: 'install', quantity: 2, unitPrice: 8000 },
    { code: 'warranty', quantity: 1, unitPrice: 900 },
  ];
  const totals = priceCart({
    lines: [
      line(1, 5000, { quantity: 2, services }),
      line(2, 700, { isSold: false, services: [{ code: 'setup', quantity: 1, unitPrice: 1 }] }),
    ],
    promo: { code: 'TEN', kind: 'percent', value: 10, productIds: null },
    bonusesToSpend: 100_000,
    delivery: { kind: 'courier' },
    giftCards: [{ id: 'card', balance: 20_000 }],
  });
  expect(totals.explanation.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
    'products 10000',
    'promo -1000',
    'bonuses -4500',
    'services 16900',
    'delivery 1490',
    'gift-card -20000',
    'to-pay 2890',
  ]);
  expect(totals).toMatchObject({ services: 16_900, productsToPay: 4500, bonusesPayable: 4500 });
  expect(() => priceCart({ lines: [line(1, 1, { services })] })).toThrow(
    'a service needs one of its products per unit',
  );
});
