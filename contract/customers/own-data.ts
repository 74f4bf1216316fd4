import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const ownDataContract = {
  'POST /api/own-data': endpoint({
    summary:
      'Everything the shop keeps of the customer as one zip: a JSON file with all of it and a CSV file for each part. `rate_limited` beyond the copies of a day.',
    output: z.object({
      /** Name of the file. */
      name: z.string(),
      /** The archive, base64. */
      zip: z.base64(),
    }),
    errors: ['rate_limited'],
    access: 'customer',
    perMinute: 10,
  }),
};
