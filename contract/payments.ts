import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const paymentsContract = {
  'POST /api/payments/:gateway/webhook': endpoint({
    summary:
      'A payment gateway tells that an attempt changed; the signature is checked over the raw body and the status is re-read before anything moves.',
    input: z.looseObject({ gateway: z.string().regex(/^[a-z]{2,20}$/) }),
    output: z.object({ accepted: z.boolean() }),
    errors: ['wrong_signature', 'wrong_amount'],
  }),
};
