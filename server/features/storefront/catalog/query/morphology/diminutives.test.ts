import { describe, expect, it } from 'vitest';
import { shortenedOf, undiminished } from './diminutives.ts';

describe('undiminished', () => {
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
    ['черненький', 'черный'],
    ['синенькая', 'синий'],
  ])('reduces %s to %s', (word, own) => {
    expect(undiminished(word)).toContain(own);
  });

  it.each(['пылесос', 'телевизор', 'samsung', 'кондиционер'])('finds no diminutive in %s', (word) => {
    expect(undiminished(word)).toEqual([]);
  });
});

describe('shortenedOf', () => {
  it.each([
    ['вертикалка', 'вертикальный'],
    ['лазерник', 'лазерный'],
    ['струйник', 'струйный'],
    ['индукционка', 'индукционный'],
    ['беспроводка', 'беспроводный'],
  ])('finds %s to be short for %s', (word, quality) => {
    expect(shortenedOf(word)).toContain(quality);
  });
});
