import { z } from 'zod';
import { RECEIPT_TENDERS, type ReceiptContent } from '#domain/payments/receipt.ts';

const StoredContent = z.object({
  lines: z.array(
    z.object({
      nameRu: z.string(),
      nameKk: z.string(),
      code: z.string(),
      gtin: z.string(),
      quantity: z.number().int(),
      price: z.number().int(),
      total: z.number().int(),
    }),
  ),
  tender: z.enum(RECEIPT_TENDERS),
  paid: z.number().int(),
  prepaid: z.number().int(),
  vatPercent: z.number(),
});

/** Parses a stored receipt; throws on an invalid form, since receipts must be exact. */
export function parseContent(stored: unknown): ReceiptContent {
  return StoredContent.parse(stored);
}
