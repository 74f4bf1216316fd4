import { z } from 'zod';
import { PROPOSAL_STATES } from '#domain/search/selection-proposal.ts';
import { Money } from '../endpoint.ts';

/** A popular search as a list: filters of a category with an address and words of their own. */
export const Selection = z.object({
  slug: z.string(),
  /** Address without prefix. */
  path: z.string(),
  title: z.string(),
  /** The sentence for search engines. */
  lead: z.string(),
  text: z.array(z.string()),
  /** Whether it has products enough for search engines. */
  indexed: z.boolean(),
});
export type Selection = z.infer<typeof Selection>;

/** A press that narrows a list: a value of a filter by its name, or a band of prices; `filters` is the path with it. */
export const QuickChip = z.object({
  name: z.string().nullable(),
  from: Money.nullable(),
  to: Money.nullable(),
  count: z.number().int(),
  filters: z.string(),
});
export type QuickChip = z.infer<typeof QuickChip>;

const Words = z.object({
  title: z.string().trim().min(5).max(80),
  lead: z.string().trim().min(50).max(170),
  /** Paragraphs with an empty line between them. */
  text: z.string().trim().min(50).max(2_000),
});

/** Popular filters that await an operator's decision. */
export const SelectionProposal = z.object({
  id: z.number().int(),
  category: z.string(),
  filters: z.string(),
  /** The most frequent query. */
  words: z.string(),
  language: z.enum(['ru', 'kk']),
  /** Searchers a day, summed over thirty days. */
  people: z.number().int(),
  products: z.number().int(),
  state: z.enum(PROPOSAL_STATES),
});
export type SelectionProposal = z.infer<typeof SelectionProposal>;

/** Address and words of a selection, in both languages. */
export const SelectionAccepted = z.object({
  slug: z
    .string()
    .max(60)
    .regex(/^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/),
  ru: Words,
  kk: Words,
});
export type SelectionAccepted = z.infer<typeof SelectionAccepted>;
