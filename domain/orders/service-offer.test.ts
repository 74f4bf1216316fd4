import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cancellableQuantity,
  extendedWarranty,
  needsVisit,
  OPEN_SERVICE_ORDER_STATES,
  ratesInCity,
  returnedServiceQuantity,
  SERVICE_KINDS,
  servicePrice,
  serviceRefund,
  undoneQuantity,
  type OrderedService,
  type ServiceRate,
} from './service-offer.ts';
import { ORDER_STATES, type OrderState } from './order-status.ts';

const rate = (price: number, more: Partial<ServiceRate> = {}) =>
  ({ categories: [], cities: [], fromGrams: 0, belowGrams: null, price, percent: null, ...more }) as ServiceRate;
const washer = {
  categories: ['stiralnye-mashiny', 'tehnika'],
  city: 'almaty',
  weightGrams: 60_000,
  unitPrice: 199_990,
};

test('charges the first rate that matches category, city and weight', () => {
  const rates = [
    rate(1, { categories: ['televizory'] }),
    rate(2, { cities: ['astana'] }),
    rate(3, { fromGrams: 60_001 }),
    rate(4, { belowGrams: 60_000 }),
    rate(5, { categories: ['tehnika'], cities: ['astana', 'almaty'], fromGrams: 60_000, belowGrams: 60_001 }),
    rate(6),
  ];
  expect(servicePrice(rates, washer)).toBe(5);
  expect(servicePrice(rates, { ...washer, city: 'aktau' })).toBe(6);
  expect(servicePrice(rates.slice(0, 4), washer)).toBeNull();
});

test('lists the rates of a city without those that never apply there', () => {
  const rates = [
    rate(1, { categories: ['tehnika'], cities: ['almaty'], belowGrams: 50 }),
    rate(2, { categories: ['tehnika'], cities: ['almaty'], fromGrams: 50 }),
    rate(3, { categories: ['tehnika'], cities: ['almaty'], fromGrams: 60, belowGrams: 70 }),
    rate(4, { categories: ['tehnika'] }),
    rate(5, { categories: ['tehnika', 'televizory'], fromGrams: 60 }),
  ];
  expect(ratesInCity(rates, 'almaty').map(({ price }) => price)).toEqual([1, 2, 4, 5]);
  expect(ratesInCity(rates, 'astana').map(({ price }) => price)).toEqual([4, 5]);
});

test('prices a share of the product, at least one tenge', () => {
  const share = { ...rate(0), price: null, percent: 12 };
  expect(servicePrice([share], washer)).toBe(23_998);
  expect(servicePrice([share], { ...washer, unitPrice: 5 })).toBe(1);
});

test('needs a courier only for work at the address', () => {
  expect(SERVICE_KINDS.filter(needsVisit)).toEqual(['installation', 'connection', 'removal']);
});

test('returns a service only when fewer products than services are kept', () => {
  expect([0, 1, 2, 3].map((kept) => returnedServiceQuantity({ quantity: 3, returned: 1 }, kept))).toEqual([2, 1, 0, 0]);
});

const installation: OrderedService = {
  productId: 1,
  code: 'install',
  kind: 'installation',
  months: null,
  afterMonths: 0,
  quantity: 3,
  returned: 0,
  total: 10_000,
  done: 0,
  date: '2026-03-10',
};
const warranty: OrderedService = { ...installation, kind: 'warranty', months: 12, quantity: 1, total: 36_500 };
const days = { isShopAtFault: false, handedOver: '2026-03-01', today: '2026-03-11' };

test('refunds work that is not done, and all of it when the shop is at fault', () => {
  expect(serviceRefund(installation, 1, days)).toBe(3333);
  expect(serviceRefund({ ...installation, returned: 1 }, 2, days)).toBe(6667);
  expect(serviceRefund({ ...installation, done: 3 }, 3, days)).toBe(0);
  expect(serviceRefund({ ...installation, done: 3 }, 3, { ...days, isShopAtFault: true })).toBe(10_000);
});

test('returns the units that are not done before those that are', () => {
  const partlyDone = { ...installation, total: 9000, done: 1 };
  expect([1, 2, 3].map((quantity) => serviceRefund(partlyDone, quantity, days))).toEqual([3000, 6000, 6000]);
  expect(serviceRefund({ ...partlyDone, returned: 1 }, 2, days)).toBe(3000);
  expect(serviceRefund({ ...partlyDone, returned: 2 }, 1, days)).toBe(0);
  expect([0, 1, 2, 3].map((returned) => undoneQuantity({ quantity: 3, done: 1, returned }))).toEqual([2, 1, 0, 0]);
});

test('lets customers cancel what is paid, not done and not under way', () => {
  const order = { status: 'paid' as OrderState, isPaid: true, handedOver: null as string | null, today: '2026-03-10' };
  expect(cancellableQuantity({ ...installation, done: 1, returned: 1 }, order)).toBe(1);
  expect(cancellableQuantity(installation, { ...order, isPaid: false })).toBe(0);
  const byState = (service: OrderedService, more: Partial<typeof order> = {}) =>
    ORDER_STATES.filter((status) => cancellableQuantity(service, { ...order, status, ...more }) > 0);
  const beforeDispatch = ['paid', 'preparing'];
  expect(byState(installation)).toEqual(beforeDispatch);
  expect(byState({ ...installation, date: null })).toEqual(beforeDispatch);
  expect(byState(installation, { today: '2026-03-09' })).toEqual(OPEN_SERVICE_ORDER_STATES);
  const later = { ...warranty, date: null, afterMonths: 12 };
  expect(byState(later)).toEqual(OPEN_SERVICE_ORDER_STATES);
  expect(byState(later, { handedOver: '2025-03-10' })).toEqual(OPEN_SERVICE_ORDER_STATES);
  expect(byState(later, { handedOver: '2025-03-09' })).toEqual(beforeDispatch);
});

test('refunds the unused days of a warranty', () => {
  // 366 days with the day of the hand-over and the last one, ten of them used.
  expect(serviceRefund(warranty, 1, days)).toBe(Math.floor((36_500 * 356) / 366));
  expect(serviceRefund(warranty, 1, { ...days, handedOver: null })).toBe(36_500);
  // The maker's warranty comes first, so none of these days is used.
  expect(serviceRefund({ ...warranty, afterMonths: 12 }, 1, days)).toBe(36_500);
  expect(extendedWarranty('2026-03-01', 12, 12)).toEqual({ from: '2027-03-02', until: '2028-03-01' });
  expect(serviceRefund(warranty, 1, { ...days, today: '2028-01-01' })).toBe(0);
  expect(serviceRefund(warranty, 1, { ...days, isShopAtFault: true })).toBe(36_500);
});

test('never refunds more than the price, however it is returned', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.nat(1_000_000),
      fc.array(fc.integer({ min: 1, max: 3 })),
      fc.boolean(),
      (quantity, total, steps, isShopAtFault) => {
        let returned = 0;
        let refunded = 0;
        for (const step of steps) {
          if (returned + step > quantity) break;
          const service = { ...installation, quantity, total, returned };
          refunded += serviceRefund(service, step, { ...days, isShopAtFault });
          returned += step;
        }
        expect(refunded).toBeLessThanOrEqual(total);
        if (returned === quantity) expect(refunded).toBe(total);
      },
    ),
  );
});
