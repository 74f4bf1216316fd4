import { priceCart, type CartInput } from '#domain/pricing/cart-totals.ts';
import { checkUse } from '../../tools/node/usage.mjs';
import { median, percentile } from '../run/figure.ts';

checkUse({ usage: 'npm run bench:pricing   prices a cart of 50 lines' });

const LINES = 50;
const CALLS = 20_000;
const WARM_UP_CALLS = 2_000;
/** Budget for a cart of fifty lines, ms. */
const BUDGET_MS = 0.2;

/** Fifty lines with all price components. */
const cart: CartInput = {
  lines: Array.from({ length: LINES }, (_, index) => ({
    productId: index + 1,
    unitPrice: 990 + index * 1_317,
    oldPrice: index % 3 === 0 ? 1_500 + index * 1_500 : undefined,
    bonusPercent: index % 7,
    quantity: 1 + (index % 4),
    weightGrams: 200 + index * 90,
    isSold: true,
  })),
  promo: {
    code: 'SAUDA10',
    kind: 'percent',
    value: 10,
    productIds: Array.from({ length: 25 }, (_, index) => index * 2 + 1),
  },
  gifts: [{ offer: 'case', productId: 99, quantity: 1, value: 3_000, terms: { minimumSum: 0, productIds: null } }],
  bonusesToSpend: 50_000,
  delivery: { kind: 'courier' },
  lifting: { floor: 9, hasElevator: false },
  giftCards: [
    { id: 'a', balance: 5_000 },
    { id: 'b', balance: 20_000 },
  ],
};

const times: number[] = [];
for (let call = 0; call < WARM_UP_CALLS + CALLS; call++) {
  const startedAt = performance.now();
  priceCart(cart);
  if (call >= WARM_UP_CALLS) times.push(performance.now() - startedAt);
}
const percentiles = [0.5, 0.95, 0.99].map((share) => percentile(times, share).toFixed(4)).join(' · ');
process.stdout.write(`A cart of ${LINES} lines is priced in ${percentiles} ms (p50 · p95 · p99 of ${CALLS} calls)\n`);
process.exitCode = median(times) < BUDGET_MS ? 0 : 1;
