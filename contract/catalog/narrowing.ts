import { z } from 'zod';
import { PROPOSAL_STATES } from '#domain/search/selection-proposal.ts';
import { Money } from '../endpoint.ts';

/** A popular search as a page: category filters with their own address and texts. */
export const Selection = z.object({
  slug: z.string(),
  /** Path without language prefix. */
  path: z.string(),
  title: z.string(),
  /** Meta description. */
  lead: z.string(),
  text: z.array(z.string()),
  /** Whether it has enough products to be indexed by search engines. */
  indexed: z.boolean(),
});
export type Selection = z.infer<typeof Selection>;

/** Applied filter with its name, for chips. `filters` is the path without it. */
export const AppliedFilter = z.object({
  attribute: z.string(),
  attributeName: z.string(),
  value: z.string(),
  valueName: z.string(),
  filters: z.string(),
});
export type AppliedFilter = z.infer<typeof AppliedFilter>;

/** A chip that narrows a listing: a named filter value or a price range. `filters` is the resulting path. */
export const QuickChip = z.object({
  name: z.string().nullable(),
  from: Money.nullable(),
  to: Money.nullable(),
  count: z.number().int(),
  filters: z.string(),
});
export type QuickChip = z.infer<typeof QuickChip>;

const SelectionTexts = z.object({
  title: z.string().trim().min(5).max(80),
  lead: z.string().trim().min(50).max(170),
  /** Paragraphs separated by empty lines. */
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
  /** Daily searchers, summed over thirty days. */
  people: z.number().int(),
  products: z.number().int(),
  state: z.enum(PROPOSAL_STATES),
});
export type SelectionProposal = z.infer<typeof SelectionProposal>;

/** Address and texts of an accepted selection, in both languages. */
export const AcceptedSelection = z.object({
  slug: z
    .string()
    .max(60)
    .regex(/^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/),
  ru: SelectionTexts,
  kk: SelectionTexts,
});
export type AcceptedSelection = z.infer<typeof AcceptedSelection>;
