import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sum } from '../pricing/money.ts';
import { splitReturn } from '../orders/product-return.ts';
import {
  createGiftCardsReceipt,
  lineDiscount,
  lineVatTiyn,
  receiptVatTiyn,
  createReturnReceipt,
  createSaleReceipt,
  type ReceiptLine,
} from './receipt.ts';

const line = (overrides: Partial<ReceiptLine> = {}): ReceiptLine => ({
  nameRu: 'Кабель',
  nameKk: 'Кабель',
  code: '10-1',
  gtin: '',
  quantity: 1,
  price: 1000,
  total: 1000,
  ...overrides,
});
const payment = { tender: 'card', vatPercent: 16 } as const;

test('lists lines and delivery of a paid order, and the gift card amount as prepaid', () => {
  const order = { deliveryTotal: 1490, toPay: 2490, giftCardsPaid: 900 };
  const receipt = createSaleReceipt(order, [line({ quantity: 2, total: 1900 })], payment);
  expect(receipt).toMatchObject({ paid: 2490, prepaid: 900, tender: 'card', vatPercent: 16 });
  expect(receipt!.lines.map(({ nameRu, total }) => [nameRu, total])).toEqual([
    ['Кабель', 1900],
    ['Доставка', 1490],
  ]);
  expect(receipt!.lines.map(lineDiscount)).toEqual([100, 0]);
});

test('creates no receipt when no money was paid or refunded', () => {
  expect(createSaleReceipt({ deliveryTotal: 0, toPay: 0, giftCardsPaid: 1000 }, [line()], payment)).toBeNull();
  const sale = createSaleReceipt({ deliveryTotal: 0, toPay: 1, giftCardsPaid: 999 }, [line()], payment)!;
  expect(createReturnReceipt(sale, { lines: [], delivery: 0, paid: 0, prepaid: 0 })).toBeNull();
});

test('extracts VAT from the price, rounded to a tiyn per line', () => {
  expect(lineVatTiyn(line({ total: 11_600 }), 16)).toBe(160_000);
  expect(lineVatTiyn(line({ total: 1000 }), 16)).toBe(13_793);
  expect(lineVatTiyn(line({ total: 1000 }), 12)).toBe(10_714);
  expect(lineVatTiyn(line({ total: 1000 }), 0)).toBe(0);
  const sale = createSaleReceipt({ deliveryTotal: 1000, toPay: 2000, giftCardsPaid: 0 }, [line()], {
    ...payment,
    vatPercent: 16,
  })!;
  expect(receiptVatTiyn(sale)).toBe(27_586);
});

test('rejects lines that differ from the paid amount or exceed their price', () => {
  expect(() => createSaleReceipt({ deliveryTotal: 0, toPay: 999, giftCardsPaid: 0 }, [line()], payment)).toThrow(
    RangeError,
  );
  const overpriced = line({ total: 1001 });
  expect(() => createSaleReceipt({ deliveryTotal: 0, toPay: 1001, giftCardsPaid: 0 }, [overpriced], payment)).toThrow(
    RangeError,
  );
});

test('treats sold gift cards as prepayment: one line per denomination, no VAT', () => {
  const receipt = createGiftCardsReceipt([5000, 10_000, 5000], 'card');
  expect(receipt).toMatchObject({ paid: 20_000, prepaid: 0, tender: 'card' });
  expect(receipt.lines.map(({ quantity, price, total }) => [quantity, price, total])).toEqual([
    [2, 5000, 10_000],
    [1, 10_000, 10_000],
  ]);
  expect(receiptVatTiyn(receipt)).toBe(0);
  expect(() => createGiftCardsReceipt([], 'card')).toThrow(RangeError);
});

const soldLine = fc
  .record({ quantity: fc.integer({ min: 1, max: 5 }), price: fc.integer({ min: 1, max: 900_000 }), off: fc.nat(100) })
  .map(({ quantity, price, off }) => ({ quantity, price, total: Math.ceil((price * quantity * (100 - off)) / 100) }));

test('adds partial returns up to the lines and money of the sale', () => {
  fc.assert(
    fc.property(
      fc.array(soldLine, { minLength: 1, maxLength: 5 }),
      fc.nat(5000),
      fc.nat(99),
      fc.boolean(),
      (sold, deliveryTotal, cardShare, reversed) => {
        const lines = sold.map((item, index) => line({ ...item, code: String(index) }));
        const all = sum(lines.map(({ total }) => total)) + deliveryTotal;
        const giftCardsPaid = Math.floor((all * cardShare) / 100);
        const toPay = all - giftCardsPaid;
        const sale = createSaleReceipt({ deliveryTotal, toPay, giftCardsPaid }, lines, payment);
        fc.pre(sale !== null);
        const refunded = { money: 0, paid: 0, prepaid: 0 };
        const order = {
          lines: lines.map(({ quantity, total }, index) => ({
            productId: index,
            quantity,
            total,
            returned: 0,
            bonuses: 0,
            earned: 0,
          })),
          tenders: [
            { id: 'card:1', amount: giftCardsPaid, refunded: 0 },
            { id: 'bank', amount: toPay, refunded: 0 },
          ],
          delivery: deliveryTotal,
          deliveryRefunded: 0,
          services: [],
        };
        const indexes = reversed ? [...lines.keys()].reverse() : [...lines.keys()];
        for (const at of indexes) {
          const isLast = at === indexes.at(-1);
          const split = splitReturn(order, [{ productId: at, quantity: lines[at]!.quantity }], isLast);
          const refundOf = (id: string) => split.tenders.find((tender) => tender.id === id)?.amount ?? 0;
          const receipt = createReturnReceipt(sale!, {
            lines: split.lines.map(({ quantity, money }) => ({ line: lines[at]!, quantity, total: money })),
            delivery: split.money - sum(split.lines.map(({ money }) => money)),
            paid: refundOf('bank'),
            prepaid: refundOf('card:1'),
          });
          if (receipt) expect(sum(receipt.lines.map(({ total }) => total))).toBe(receipt.paid + receipt.prepaid);
          refunded.paid += refundOf('bank');
          refunded.prepaid += refundOf('card:1');
          order.lines[at]!.returned = lines[at]!.quantity;
          for (const tender of order.tenders) tender.refunded += refundOf(tender.id);
        }
        expect(refunded).toMatchObject({ paid: sale!.paid, prepaid: sale!.prepaid });
      },
    ),
  );
});

test('omits delivery and returned lines that cost nothing', () => {
  const sale = createSaleReceipt({ deliveryTotal: 0, toPay: 1000, giftCardsPaid: 0 }, [line()], payment)!;
  expect(sale.lines).toHaveLength(1);
  const free = line({ total: 0 });
  const returnRequest = {
    lines: [
      { line: line(), quantity: 1, total: 1000 },
      { line: free, quantity: 1, total: 0 },
    ],
    prepaid: 0,
  };
  const receipt = createReturnReceipt(sale, { ...returnRequest, delivery: 0, paid: 1000 });
  expect(receipt!.lines.map(({ nameRu, total }) => [nameRu, total])).toEqual([['Кабель', 1000]]);
  const withFee = createReturnReceipt(sale, { ...returnRequest, delivery: 1490, paid: 2490 });
  expect(withFee!.lines.at(-1)).toEqual({
    nameRu: 'Доставка',
    nameKk: 'Жеткізу',
    code: '',
    gtin: '',
    quantity: 1,
    price: 1490,
    total: 1490,
  });
  expect(createReturnReceipt(sale, { ...returnRequest, delivery: 0, paid: 0 })).toBeNull();
});

test('rejects a receipt with one line above its price', () => {
  const lines = [line({ total: 1001 }), line({ total: 999 })];
  expect(() => createSaleReceipt({ deliveryTotal: 0, toPay: 2000, giftCardsPaid: 0 }, lines, payment)).toThrow(
    RangeError,
  );
});
