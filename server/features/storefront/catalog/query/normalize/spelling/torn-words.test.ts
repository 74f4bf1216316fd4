import { describe, expect, it } from 'vitest';
import { createLexicon } from '../lexicon.ts';
import { tokensOf } from '../query-text.ts';
import { atOnce } from '../../slices.ts';
import { spelledAt, tornWordAt } from './torn-words.ts';

const words = ['msi', 'usb', 'мультиварка', 'наушники', 'ноутбук', 'samsung', 'смартфон', 'телевизор', 'чёрный'].sort();
const lexicon = atOnce(createLexicon({ words, products: Int32Array.from(words, () => 5) }));
const read = (typed: string) => tornWordAt(tokensOf(typed), 0, lexicon)?.word ?? null;

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

describe('spelledAt', () => {
  it.each([
    ['эм эс ай', 'msi'],
    ['эль джи', 'lg'],
    ['эйч пи', 'hp'],
    ['ю эс би', 'usb'],
    ['эс эс ди', 'ssd'],
  ])('reads %s as %s', (typed, word) => {
    const tokens = tokensOf(typed);
    expect(spelledAt(tokens, 0, lexicon)).toEqual({ word, end: tokens.length, mended: false });
  });

  it.each(['эм эс', 'эс эм эс', 'ка де', 'теледидар бе', 'пи'])('finds no name in %s', (typed) => {
    expect(spelledAt(tokensOf(typed), 0, lexicon)).toBeNull();
  });
});
