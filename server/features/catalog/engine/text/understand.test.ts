import { describe, expect, it } from 'vitest';
import { codeTokens, queryTokens, textTokens } from './tokens.ts';
import { readings, readingText, type Vocabulary } from './understand.ts';

describe('words', () => {
  it('are compared without ё and Kazakh letters', () => {
    expect(queryTokens('Тёмный ҚҰЛАҚҚАП, Iphone')).toEqual(['темный', 'кулаккап', 'iphone']);
  });

  it('of a text include letters and digits apart, and a number with its unit', () => {
    expect([...textTokens('iPhone15 256 ГБ')].sort()).toEqual(['15', '256', '256гб', 'iphone', 'iphone15', 'гб']);
  });

  it('of an article number include it whole', () => {
    expect([...codeTokens('SM-S931B')]).toEqual(['sm', 's931b', 'sms931b']);
  });
});

describe('readings', () => {
  const known = ['смартфон', 'samsung', 'чехол'];
  const vocabulary: Vocabulary = {
    has: ({ text, prefix }) => known.some((word) => (prefix ? word.startsWith(text) : word === text)),
    alike: (word) => (word === 'samsumg' ? ['samsung'] : []),
  };
  const read = (typed: string) => [...readings(typed, vocabulary)].map(readingText);

  it('begin with the words as typed', () => {
    expect(read('смартфон sams')[0]).toBe('смартфон sams');
  });

  it.each([['смартфоны samsumg', 'смартфон samsung'], ['смартфоны samsunga', 'смартфон samsung'], ['смартфон щщщ', 'смартфон']])('mend or drop what nobody knows: %s → %s', (typed, mended) => {
    expect(read(typed)[1]).toBe(mended);
  });

  it('then go without one word at a time, the last first', () => {
    expect(read('чехол смартфон samsung').slice(2, 5)).toEqual(['чехол смартфон', 'чехол samsung', 'смартфон samsung']);
  });

  it('are none for no words, and few for very many', () => {
    expect(read(' ,. ')).toEqual([]);
    expect(readings('а '.repeat(5_000), vocabulary).next().value).toHaveLength(12);
  });
});
