import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon.ts';
import { tokensOf } from '../query-text.ts';
import { atOnce } from '../../slices.ts';
import { spelledAt, tornWordAt } from './torn-words.ts';

const words = ['msi', 'usb', 'мультиварка', 'наушники', 'ноутбук', 'samsung', 'смартфон', 'телевизор', 'чёрный'].sort();
const lexicon = atOnce(createLexicon({ words, products: Int32Array.from(words, () => 5) }));
const read = (typed: string) => tornWordAt(tokensOf(typed), 0, lexicon)?.word ?? null;

describe('a word torn by a space', () => {
  it.each([
    ['ноут бук', 'ноутбук'],
    ['ай фон', 'айфон'],
    ['теле визор', 'телевизор'],
    ['мулти варка', 'мультиварка'],
    ['без проводной', 'безпроводной'],
    ['на ушники', 'наушники'],
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
    'шнур екі',
  ])('%s are two', (typed) => {
    expect(read(typed)).toBeNull();
  });
});

describe('letters read out one by one', () => {
  it.each([
    ['эм эс ай', 'msi'],
    ['эль джи', 'lg'],
    ['эйч пи', 'hp'],
    ['ю эс би', 'usb'],
    ['эс эс ди', 'ssd'],
    ['пи эс бес', 'ps5'],
    ['пи эс пять', 'ps5'],
    ['пи эс 5', 'ps5'],
  ])('%s is %s', (typed, word) => {
    const tokens = tokensOf(typed);
    expect(spelledAt(tokens, 0, lexicon)).toEqual({ word, end: tokens.length });
  });

  it.each(['эм эс', 'эс эм эс', 'ка де', 'теледидар бе', 'пи'])('%s are no name', (typed) => {
    expect(spelledAt(tokensOf(typed), 0, lexicon)).toBeNull();
  });
});
