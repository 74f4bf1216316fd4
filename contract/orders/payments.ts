import { z } from 'zod';
import { endpoint, Id } from '../endpoint.ts';

/** A card that the customer lets the bank keep; `expires` is the last month it is good for, `YYYY-MM`. */
export const SavedCard = z.object({
  id: z.number().int(),
  lastDigits: z.string(),
  expires: z.string(),
  isDefault: z.boolean(),
  /** The gateway of today keeps it, and it has not expired. */
  isUsable: z.boolean(),
});
export type SavedCard = z.infer<typeof SavedCard>;

/** How a card pays: with one that is kept, or with a new one that may be kept. */
export const CardPayment = { savedCardId: Id.optional(), saveCard: z.boolean().optional() };

export const paymentsContract = {
  'GET /api/saved-cards': endpoint({
    summary: "The customer's saved cards, masked, and whether cards can be saved.",
    output: z.object({ cards: z.array(SavedCard), canSave: z.boolean() }),
    access: 'customer',
  }),
  'PUT /api/saved-cards/:id/default': endpoint({
    summary: 'Has a saved card be the usual one.',
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
    summary:
      'A payment gateway tells that an attempt changed; the signature is checked over the raw body and the status is re-read before anything moves.',
    input: z.looseObject({ gateway: z.string().regex(/^[a-z]{2,20}$/) }),
    output: z.object({ accepted: z.boolean() }),
    errors: ['wrong_signature', 'wrong_amount'],
  }),
};
