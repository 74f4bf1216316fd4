import { describe, expect, it } from 'vitest';
import { createLexicon } from './lexicon.ts';
import { tokensOf } from './query-text.ts';
import { atOnce } from './slices.ts';
import { tornWordAt } from './torn-words.ts';

const words = ['мультиварка', 'наушники', 'ноутбук', 'samsung', 'смартфон', 'телевизор', 'чёрный'].sort();
const lexicon = atOnce(createLexicon({ words, products: Int32Array.from(words, () => 5) }));
const read = (typed: string) => tornWordAt(tokensOf(typed), 0, lexicon)?.word ?? null;

describe('a word torn by a space', () => {
  it.each([
    ['ноут бук', 'ноутбук'],
    ['теле визор', 'телевизор'],
    ['мулти варка', 'мультиварка'],
    ['без проводной', 'безпроводной'],
  ])('%s is %s', (typed, word) => {
    expect(read(typed)).toBe(word);
  });

  it.each([
    'смартфон не',
    'смартфон samsung',
    'смартфон щщщщ',
    'ноутбук для',
    'наушники чёрный',
    'видео карта',
    'телевизор баяу',
  ])('%s are two', (typed) => {
    expect(read(typed)).toBeNull();
  });
});
