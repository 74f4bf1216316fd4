import { fold } from '../../engine/text/fold.ts';
import { readTable } from '../data/tables.ts';

/**
 * Words that say how something is bought or related, not what: `next` and `before` relate the product to what follows or
 * precedes; `without`, `but` and `not` exclude it; `stop` words are left out of a search. `amount` words may precede a
 * number, `price` words are next to a sum, `large number` are beginnings of quantities that run into thousands.
 */
export type SmallWord =
  | 'next'
  | 'before'
  | 'without'
  | 'but'
  | 'not'
  | 'stop'
  | 'cheap'
  | 'price'
  | 'amount'
  | 'large number'
  | 'colour'
  | 'city';

const byLabel = Map.groupBy(readTable<'words' | 'label'>('small-words'), ({ label }) => label as SmallWord);

/** Lists the folded words and phrases of a label. */
export function smallWords(label: SmallWord): string[] {
  return (byLabel.get(label) ?? []).map(({ words }) => fold(words));
}
