import { z } from 'zod';
import { RECEIPT_KINDS, RECEIPT_STATES, RECEIPT_TENDERS } from '#domain/payments/receipt.ts';
import { endpoint, Money } from '../endpoint.ts';

/** Unguessable receipt id used in its URL. */
export const ReceiptReference = z.string().regex(/^[\w-]{20}$/);

/** A receipt in an order's list. */
export const OrderReceipt = z.object({
  reference: z.string(),
  kind: z.enum(RECEIPT_KINDS),
  state: z.enum(RECEIPT_STATES),
  /** Fiscal sign, or the number in the shop's journal; null until it is issued. */
  number: z.string().nullable(),
  /** Tenge paid or refunded. */
  amount: Money,
  /** Its page at the fiscal data operator; null without one. */
  url: z.string().nullable(),
  /** When it was issued or, until then, requested, ISO. */
  at: z.string(),
});
export type OrderReceipt = z.infer<typeof OrderReceipt>;

/** A complete receipt. */
export const Receipt = OrderReceipt.extend({
  orderNumber: z.string(),
  /** BIN and address are empty when unknown. */
  seller: z.object({ name: z.string(), bin: z.string(), address: z.string() }),
  /** Receipt number of the sale a return refers to; null for a sale. */
  basisNumber: z.string().nullable(),
  lines: z.array(
    z.object({ name: z.string(), quantity: z.number().int(), price: Money, discount: Money, total: Money }),
  ),
  total: Money,
  /** Tenge of `total` paid by gift cards. */
  prepaid: Money,
  tender: z.enum(RECEIPT_TENDERS),
  /** VAT included in the total; `amount` is in tenge with decimals for tiyn. */
  vat: z.object({ percent: z.number(), amount: z.number() }),
  /** The cash register; null where only the shop's journal keeps the receipt. */
  register: z.object({ registration: z.string(), operator: z.string() }).nullable(),
  offline: z.boolean(),
});
export type Receipt = z.infer<typeof Receipt>;

export const receiptsContract = {
  'GET /api/receipts/:reference': endpoint({
    summary: 'A receipt, for a caller who knows its reference from the order or its QR code.',
    input: z.object({ reference: ReceiptReference }),
    output: Receipt,
    errors: ['receipt_not_found'],
  }),
};
