import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const paymentsContract = {
  'POST /api/payments/sandbox/webhook': endpoint({
    summary: 'The sandbox bank tells that an attempt changed; the status is re-read before anything moves.',
    input: z.object({ reference: z.string().max(100), event: z.string().max(50) }),
    output: z.object({ accepted: z.boolean() }),
    errors: ['wrong_signature'],
  }),
};
