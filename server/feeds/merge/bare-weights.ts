import { int, rowOf, text } from '../../platform/database/row.ts';
import type { FeedNote } from '../read/feed-note.ts';
import type { Tx } from '../stage/staging.ts';

/** Kinds of small products: a bare number above `MAX_SMALL_GRAMS` is in grams. */
const SMALL_KINDS: readonly string[] = [
  'band',
  'cable',
  'case',
  'charger',
  'earbuds',
  'flash',
  'gamepad',
  'gpu',
  'hair-dryer',
  'headphones',
  'keyboard',
  'memory-card',
  'microphone',
  'mouse',
  'phone',
  'power-bank',
  'screen-protector',
  'shaver',
  'smart-plug',
  'smartwatch',
  'ssd',
  'straightener',
  'tablet',
  'toothbrush',
  'trimmer',
  'tv-box',
  'webcam',
];
const MAX_SMALL_GRAMS = 5000;
/** No lifting fee below this weight, so a doubtful value does no harm. */
const MIN_IMPLAUSIBLE_GRAMS = 10_000;
/** Maximum ratio of a bare number to the median weight of its category. */
const MAX_MEDIAN_RATIO = 20;
/** Minimum weights in a category for its median to count. */
const MIN_NEIGHBOURS = 3;

const offerRow = rowOf({ n: int, offer: text, line: int });

/**
 * Drops bare weights of `feed_offers` that cannot be kilograms, and notes their offers. They are above the limit of a
 * small product, far above the category's other weights, or integers in a category whose numbers mostly exceed the
 * limit for kilograms.
 */
export async function dropImplausibleWeights(
  tx: Tx,
  noteOffer: (kind: FeedNote, offer: string, line: number) => void,
): Promise<void> {
  const found = await tx`
    with weighed as materialized (
      select o.n, o.product_id, c.id as category_id, k.kind, o.weight_grams, o.is_bare_weight
      from feed_offers o join feed_categories c using (category) join categories k on k.id = c.id where o.is_changed
    ), neighbours as (
      select category_id, weight_grams from weighed where not is_bare_weight and weight_grams > 0
      union all select p.category_id, p.weight_grams from products p
      where p.weight_grams > 0 and p.category_id in (select category_id from weighed where is_bare_weight)
        and not exists (select from weighed w where w.product_id = p.id)
    ), usual as (
      select category_id, percentile_cont(0.5) within group (order by weight_grams) as grams
      from neighbours group by category_id having count(*) >= ${MIN_NEIGHBOURS}
    ), bare as (
      select category_id, count(*) filter (where weight_grams = 0) as refused, count(*) filter (where weight_grams > 0) as taken
      from weighed where is_bare_weight group by category_id
    )
    update feed_offers o set weight_grams = 0
    from weighed w join bare b using (category_id) left join usual u using (category_id)
    where w.n = o.n and w.is_bare_weight and (
      (w.kind = any(${[...SMALL_KINDS]}::text[]) and w.weight_grams > ${MAX_SMALL_GRAMS})
      or (w.weight_grams >= ${MIN_IMPLAUSIBLE_GRAMS} and (w.weight_grams > u.grams * ${MAX_MEDIAN_RATIO} or (b.refused > b.taken and w.weight_grams % 1000 = 0))))
    returning ${offerRow} o.n, o.external_id as offer, o.line`;
  for (const { offer, line } of found.toSorted((a, b) => a.n - b.n)) noteOffer('weightImplausible', offer, line);
}
