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

/** Lists that a guest's browser keeps, and for customers the shop. */
export const Lists = z.object({
  /** Products put aside to compare. */
  compare: Ids,
  /** Products seen lately. */
  recent: Ids,
});
export type Lists = z.infer<typeof Lists>;

export const listsContract = {
  'POST /api/lists/changes': endpoint({
    summary:
      "Brings a browser's changes into the customer's comparison and seen products, and returns both as all devices have them now; without changes it only reads. At a login everything the browser has is new.",
    input: z.object({
      compare: Changes.default({ added: [], removed: [] }),
      recent: Changes.default({ added: [], removed: [] }),
    }),
    output: Lists,
    access: 'customer',
    perMinute: 120,
  }),
};
