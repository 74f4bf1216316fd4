import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const ownDataContract = {
  'POST /api/own-data': endpoint({
    summary:
      'All data stored about the customer as a zip: one JSON file, and a CSV file per part. `rate_limited` above the daily limit.',
    output: z.object({
      /** File name. */
      name: z.string(),
      /** The archive, base64. */
      zip: z.base64(),
    }),
    errors: ['rate_limited'],
    access: 'customer',
    perMinute: 10,
  }),
};
