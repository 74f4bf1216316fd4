import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** A search as the shop counts it: words, language, how often, the day it was last asked (YYYY-MM-DD, Almaty). */
export const CountedSearch = z.object({
  words: z.string(),
  language: z.enum(['ru', 'kk']),
  asked: z.number().int(),
  lastDay: z.string(),
});
export type CountedSearch = z.infer<typeof CountedSearch>;

export const searchesContract = {
  'POST /api/catalog/searches': endpoint({
    summary: 'Counts a search that a person ran; words that may name somebody are not kept.',
    input: z.object({ q: z.string().max(10_000) }),
    output: z.object({ counted: z.boolean() }),
    perMinute: 120,
  }),
  'GET /api/catalog/popular-searches': endpoint({
    summary: 'What people search for in this language; while nobody has, the categories they look at.',
    output: z.object({ phrases: z.array(z.string()) }),
  }),
};
