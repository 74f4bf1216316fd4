import { describe, expect, it } from 'vitest';
import { fold } from '../../engine/text/fold.ts';
import { isOrdinary } from './ordinary.ts';

describe('ordinary words', () => {
  it.each('каждый каждого ремонт ремонтом гора горы дядя кактус сонымен деді дейді мысық мысығым маған'.split(' '))(
    '%s in any form',
    (word) => {
      expect(isOrdinary(fold(word))).toBe(true);
    },
  );

  it.each('телевизр чайнк самсунгке холадильник тоназыткыш наушнеки шансоргыш'.split(' '))(
    'are not misspelt words of the catalogue: %s',
    (word) => {
      expect(isOrdinary(word)).toBe(false);
    },
  );
});
