import { z } from 'zod';
import { endpoint, Id } from '../endpoint.ts';

/** Ids of products, newest first. */
const Ids = z.array(z.number().int());
/** Changes of one list since the caller last read it. */
const Changes = z.object({
  /** Newest first. */
  added: z.array(Id).max(100).default([]),
  removed: z.array(Id).max(100).default([]),
});

/** Lists stored in a guest's browser, and on the server for customers. */
export const Lists = z.object({
  /** Products to compare. */
  compare: Ids,
  /** Recently viewed products. */
  recent: Ids,
});
export type Lists = z.infer<typeof Lists>;

export const listsContract = {
  'POST /api/lists/changes': endpoint({
    summary:
      "Merges a browser's changes into the customer's comparison and recently viewed products, and returns both lists. Without changes it only reads; at login the browser sends all it has as added.",
    input: z.object({
      compare: Changes.default({ added: [], removed: [] }),
      recent: Changes.default({ added: [], removed: [] }),
    }),
    output: Lists,
    access: 'customer',
    perMinute: 120,
  }),
};
