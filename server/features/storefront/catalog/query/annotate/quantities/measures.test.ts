import { describe, expect, it } from 'vitest';
import { measureAt, measureKey } from './measures.ts';
import { cleanText, tokensOf } from '../../normalize/query-text.ts';

const same = (typed: string, written: string) => {
  const tokens = tokensOf(cleanText(typed));
  const found = measureAt(tokens, 0);
  return found !== null && found.end === tokens.length && found.keys.includes(measureKey(written) ?? '');
};

describe('a number with its unit', () => {
  it.each([
    ['256gb', '256гб'],
    ['256 гб', '256gb'],
    ['1 тб', '1024гб'],
    ['1тб', '1000гб'],
    ['2tb', '2048гб'],
    ['55"', '55дюйм'],
    ['55 дюймов', '55дюйм'],
    ['15,6 дюйма', '15.6дюйм'],
    ['32 дюймдік', '32дюйм'],
    ['20w', '20вт'],
    ['2000 вт', '2квт'],
    ['10 000 мач', '10000mah'],
    ['10000 мА·ч', '10000мач'],
    ['5м', '5м'],
    ['1,7 л', '1.7л'],
    ['80 литров', '80л'],
    ['9кг', '9кг'],
    ['144 гц', '144hz'],
    ['20к', '20000mah'],
    ['20к мач', '20000mah'],
    ['20 тыщ мач', '20000mah'],
    ['10 мың мач', '10000mah'],
  ])('%s is the same as %s', (typed, written) => {
    expect(same(typed, written)).toBe(true);
  });

  it.each(['5 в', '5g', '8к', '17 pro', 'a56', 'iphone', '256', '4060ti'])('is not %s', (typed) => {
    expect(measureAt(tokensOf(typed), 0)).toBeNull();
  });
});
