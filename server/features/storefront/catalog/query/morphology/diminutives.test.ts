import { describe, expect, it } from 'vitest';
import { shortenedOf, undiminished } from './diminutives.ts';

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
    ['черненький', 'черный'],
    ['синенькая', 'синий'],
  ])('%s is %s', (word, own) => {
    expect(undiminished(word)).toContain(own);
  });

  it.each(['пылесос', 'телевизор', 'samsung', 'кондиционер'])('%s is none', (word) => {
    expect(undiminished(word)).toEqual([]);
  });
});

describe('a shortened name', () => {
  it.each([
    ['вертикалка', 'вертикальный'],
    ['лазерник', 'лазерный'],
    ['струйник', 'струйный'],
    ['индукционка', 'индукционный'],
    ['беспроводка', 'беспроводный'],
  ])('%s is of what is %s', (word, quality) => {
    expect(shortenedOf(word)).toContain(quality);
  });
});
