import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon.ts';
import { tokensOf } from '../query-text.ts';
import { atOnce } from '../../slices.ts';
import { tornWordAt } from './torn-words.ts';

const words = ['msi', 'usb', 'мультиварка', 'наушники', 'ноутбук', 'samsung', 'смартфон', 'телевизор', 'чёрный'].sort();
const lexicon = atOnce(createLexicon({ words, products: Int32Array.from(words, () => 5) }));
const read = (typed: string) => tornWordAt(tokensOf(typed), 0, lexicon, false)?.word ?? null;

describe('tornWordAt', () => {
  it.each([
    ['ноут бук', 'ноутбук'],
    ['ай фон', 'айфон'],
    ['теле визор', 'телевизор'],
    ['мулти варка', 'мультиварка'],
    ['без проводной', 'безпроводной'],
    ['на ушники', 'наушники'],
  ])('joins %s to %s', (typed, word) => {
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
  ])('leaves %s', (typed) => {
    expect(read(typed)).toBeNull();
  });
});

describe('tornWordAt for names of letters', () => {
  it.each([
    ['эм эс ай', 'msi'],
    ['эль джи', 'lg'],
    ['эйч пи', 'hp'],
    ['ю эс би', 'usb'],
    ['эс эс ди', 'ssd'],
    ['пи эс бес', 'ps5'],
    ['пи эс пять', 'ps5'],
    ['пи эс 5', 'ps5'],
  ])('reads %s as %s', (typed, word) => {
    const tokens = tokensOf(typed);
    expect(tornWordAt(tokens, 0, lexicon, false)).toEqual({ word, end: tokens.length, mended: false });
  });

  it.each(['эм эс', 'эс эм эс', 'ка де', 'теледидар бе', 'пи'])('finds no name in %s', (typed) => {
    expect(read(typed)).toBeNull();
  });
});
