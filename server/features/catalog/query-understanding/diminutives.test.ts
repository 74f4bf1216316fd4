import { describe, expect, it } from 'vitest';
import { undiminished } from './diminutives.ts';

describe('a tender name', () => {
  it.each([
    ['утюжок', 'утюг'],
    ['утюжки', 'утюг'],
    ['чайничек', 'чайник'],
    ['чайнички', 'чайник'],
    ['ноутбучек', 'ноутбук'],
    ['планшетик', 'планшет'],
    ['телефончик', 'телефон'],
    ['телефончика', 'телефон'],
    ['батареечка', 'батарейка'],
    ['колоночка', 'колонка'],
    ['мышечка', 'мышка'],
    ['ибэпэшка', 'ибэпэ'],
    ['эмэфушка', 'эмэфу'],
    ['гпушку', 'гпу'],
  ])('%s is %s', (word, own) => {
    expect(undiminished(word)).toContain(own);
  });

  it.each(['пылесос', 'телевизор', 'samsung', 'кондиционер'])('%s is none', (word) => {
    expect(undiminished(word)).toEqual([]);
  });
});
