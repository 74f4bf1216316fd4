import { describe, expect, it } from 'vitest';
import { fold } from '../../engine/text/fold.ts';
import { isOrdinary } from './ordinary.ts';

describe('isOrdinary', () => {
  it.each('каждый каждого ремонт ремонтом гора горы дядя кактус сонымен деді дейді мысық мысығым маған'.split(' '))(
    'knows %s',
    (word) => {
      expect(isOrdinary(fold(word))).toBe(true);
    },
  );

  it.each('телевизр чайнк самсунгке холадильник тоназыткыш наушнеки шансоргыш'.split(' '))(
    'does not know the misspelt %s',
    (word) => {
      expect(isOrdinary(word)).toBe(false);
    },
  );
});
