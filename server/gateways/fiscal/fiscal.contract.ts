import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSaleReceipt, type ReceiptContent } from '#domain/payments/receipt.ts';
import { FiscalProblem, type FiscalGateway, type FiscalReceipt, type IssuedReceipt } from './fiscal.ts';

/** A cash register with controls of its provider. */
export type FiscalWorld = {
  gateway: FiscalGateway;
  /** Number of receipts issued for a reference. */
  countIssued(reference: string): Promise<number>;
  /** The same adapter with an unreachable address; null for a local one. */
  unreachable: FiscalGateway | null;
  stop(): Promise<void>;
};

/** Content of test receipts: a line of two discounted products, delivery, and partial payment by gift card. */
export function receiptContent(): ReceiptContent {
  const line = { nameRu: 'Телефон', nameKk: 'Телефон', code: '10-1', gtin: '4006381333931' };
  return createSaleReceipt(
    { deliveryTotal: 1490, toPay: 20_000, giftCardsPaid: 1000 },
    [{ ...line, quantity: 2, price: 10_000, total: 19_510 }],
    { tender: 'card', vatPercent: 16 },
  )!;
}

/** A test sale, and its full return. */
export const createSale = (overrides: Partial<FiscalReceipt> = {}): FiscalReceipt => ({
  reference: randomUUID(),
  kind: 'sale',
  orderNumber: '1000001',
  content: receiptContent(),
  basis: null,
  customer: { email: 'asel@example.kz', phone: '7011234567' },
  ...overrides,
});
export const createReturn = (sale: IssuedReceipt): FiscalReceipt =>
  createSale({ kind: 'return', basis: { ...sale, paid: receiptContent().paid } });

/** Contract of every cash register, built-in or real (decisions §9). */
export function describeFiscal(name: string, createWorld: () => Promise<FiscalWorld>): void {
  describe(`cash register ${name}`, () => {
    let world: FiscalWorld;
    beforeAll(async () => {
      world = await createWorld();
    });
    afterAll(() => world.stop());

    test('issues a sale once, with number and time', async () => {
      const sale = createSale();
      const issued = await world.gateway.issue(sale);
      expect(issued).toMatchObject({ number: expect.stringMatching(/^\d+$/), offline: false });
      expect(issued.issuedAt).toBeInstanceOf(Date);
      expect(await world.countIssued(sale.reference)).toBe(1);
    });

    test('returns the same receipt for the same reference', async () => {
      const sale = createSale();
      const first = await world.gateway.issue(sale);
      expect(await world.gateway.issue(sale)).toEqual(first);
      expect(await world.countIssued(sale.reference)).toBe(1);
    });

    test('gives concurrent receipts distinct numbers', async () => {
      const all = await Promise.all([1, 2, 3].map(() => world.gateway.issue(createSale())));
      expect(new Set(all.map(({ number }) => number)).size).toBe(3);
    });

    test('issues a return once, as a separate receipt that names its sale', async () => {
      const sale = await world.gateway.issue(createSale());
      const refundReceipt = createReturn(sale);
      const issued = await world.gateway.issue(refundReceipt);
      expect(issued.number).not.toBe(sale.number);
      expect(await world.gateway.issue(refundReceipt)).toEqual(issued);
      expect(await world.countIssued(refundReceipt.reference)).toBe(1);
    });

    test('refuses a return without its sale', async () => {
      const refundReceipt = createSale({ kind: 'return' });
      await expect(world.gateway.issue(refundReceipt)).rejects.toMatchObject({ kind: 'refused' });
      expect(await world.countIssued(refundReceipt.reference)).toBe(0);
    });

    test('closes a shift and opens another with the next receipt', async () => {
      await world.gateway.issue(createSale());
      await world.gateway.closeShift();
      await world.gateway.closeShift();
      await expect(world.gateway.issue(createSale())).resolves.toMatchObject({ number: expect.any(String) });
    });

    test('reports an unreachable register as retryable', async () => {
      if (!world.unreachable) return;
      const error = await world.unreachable.issue(createSale()).catch((error: unknown) => error);
      expect(error).toBeInstanceOf(FiscalProblem);
      expect(error).toMatchObject({ kind: 'unreachable' });
    });
  });
}
