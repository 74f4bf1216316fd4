import { z } from 'zod';
import { RECEIPT_KINDS, RECEIPT_STATES, RECEIPT_TENDERS } from '#domain/payments/receipt.ts';
import { endpoint, Money } from '../endpoint.ts';

/** Our number of a receipt in its address, unguessable. */
export const ReceiptReference = z.string().regex(/^[\w-]{20}$/);

/** A receipt as an order lists it. */
export const OrderReceipt = z.object({
  reference: z.string(),
  kind: z.enum(RECEIPT_KINDS),
  state: z.enum(RECEIPT_STATES),
  /** Fiscal sign, or the number in the shop's journal; null until it is issued. */
  number: z.string().nullable(),
  /** Tenge that came or went. */
  amount: Money,
  /** Where the operator of fiscal data shows it; null where there is none. */
  url: z.string().nullable(),
  /** When it was issued or, until then, asked for, ISO. */
  at: z.string(),
});
export type OrderReceipt = z.infer<typeof OrderReceipt>;

/** A receipt with all that it says. */
export const Receipt = OrderReceipt.extend({
  orderNumber: z.string(),
  seller: z.object({ name: z.string(), /** Empty when it is not told. */ bin: z.string() }),
  /** Number of the sale that a return is of; null for a sale. */
  basisNumber: z.string().nullable(),
  lines: z.array(
    z.object({ name: z.string(), quantity: z.number().int(), price: Money, discount: Money, total: Money }),
  ),
  total: Money,
  /** Tenge of `total` that gift cards have paid. */
  prepaid: Money,
  tender: z.enum(RECEIPT_TENDERS),
  /** VAT inside the total; the amount is in tenge with tiyn behind the point. */
  vat: z.object({ percent: z.number(), amount: z.number() }),
  /** The cash register; null where only the shop's journal keeps the receipt. */
  register: z.object({ registration: z.string(), operator: z.string() }).nullable(),
  offline: z.boolean(),
});
export type Receipt = z.infer<typeof Receipt>;

export const receiptsContract = {
  'GET /api/receipts/:reference': endpoint({
    summary: 'A receipt, for who knows its reference: the order, or the QR code on it.',
    input: z.object({ reference: ReceiptReference }),
    output: Receipt,
    errors: ['receipt_not_found'],
  }),
};
