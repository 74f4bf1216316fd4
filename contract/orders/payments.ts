import { z } from 'zod';
import { endpoint, Id } from '../endpoint.ts';

/** A card stored at the bank; `expires` is its last valid month, `YYYY-MM`. */
export const SavedCard = z.object({
  id: z.number().int(),
  lastDigits: z.string(),
  expires: z.string(),
  isDefault: z.boolean(),
  /** Stored at the current gateway and not expired. */
  isUsable: z.boolean(),
});
export type SavedCard = z.infer<typeof SavedCard>;

/** Card payment: with a saved card, or a new one that may be saved. */
export const CardPayment = { savedCardId: Id.optional(), saveCard: z.boolean().optional() };

export const paymentsContract = {
  'GET /api/saved-cards': endpoint({
    summary: "The customer's saved cards, masked, and whether cards can be saved.",
    output: z.object({ cards: z.array(SavedCard), canSave: z.boolean() }),
    access: 'customer',
  }),
  'PUT /api/saved-cards/:id/default': endpoint({
    summary: 'Makes a saved card the default.',
    input: z.object({ id: Id }),
    output: z.array(SavedCard),
    errors: ['saved_card_not_found'],
    access: 'customer',
  }),
  'DELETE /api/saved-cards/:id': endpoint({
    summary: 'Removes a saved card, here and at the bank.',
    input: z.object({ id: Id }),
    output: z.array(SavedCard),
    errors: ['saved_card_not_found'],
    access: 'customer',
  }),
  'POST /api/payments/:gateway/webhook': endpoint({
    summary: 'Webhook of a payment gateway; verifies the signature over the raw body, then re-fetches the status.',
    input: z.looseObject({ gateway: z.string().regex(/^[a-z]{2,20}$/) }),
    output: z.object({ accepted: z.boolean() }),
    errors: ['wrong_signature', 'wrong_amount'],
  }),
};
