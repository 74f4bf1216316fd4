import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** A counted search: text, language, count and last day (YYYY-MM-DD, Almaty). */
export const SearchCount = z.object({
  words: z.string(),
  language: z.enum(['ru', 'kk']),
  asked: z.number().int(),
  lastDay: z.string(),
});
export type SearchCount = z.infer<typeof SearchCount>;

export const searchesContract = {
  'POST /api/catalog/searches': endpoint({
    summary: "Counts a shopper's search; text that may contain personal data is not stored.",
    input: z.object({ q: z.string().max(10_000) }),
    output: z.object({ counted: z.boolean() }),
    perMinute: 120,
  }),
  'GET /api/catalog/popular-searches': endpoint({
    summary: 'Popular searches in this language; popular categories until there are any.',
    output: z.object({ phrases: z.array(z.string()) }),
  }),
};
