import { z } from 'zod';
import { Money } from './endpoint.ts';

/** A list that people search for: filters of a category with an address and words of their own. */
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
