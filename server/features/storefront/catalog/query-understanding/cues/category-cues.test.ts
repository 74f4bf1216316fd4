import { describe, expect, it } from 'vitest';
import { categories } from '#demo/catalog/categories.ts';
import { fold } from '../../engine/text/fold.ts';
import { categoryCues, createCues, TELLS } from './category-cues.ts';

const kazakhLetter = /[әғқңөұүһі]/i;
const sold = categories.filter(({ id }) => !categories.some(({ parentId }) => parentId === id));
const nameOf = (name: string) =>
  fold(name)
    .replace(/^все /, '')
    .replace(/ \(tws\)$/, '');
const byName = new Map(sold.map(({ id, ru }) => [nameOf(ru), id]));
const cues = createCues((name) => byName.get(fold(name)) ?? null);
const idOf = (name: string) => byName.get(fold(name));
const wordsOf = (written: string) => written.trim().split(/\s+/);

describe('the cues of categories', () => {
  it('are written for every category that is sold, each once', () => {
    expect(categoryCues.map(({ category }) => byName.get(fold(category)) ?? category).sort()).toEqual(
      sold.map(({ id }) => id).sort(),
    );
  });

  it.each(categoryCues.map((row) => [row.category, row] as const))('of %s are enough in both languages', (_, row) => {
    for (const { tells, beside } of [row.ru, row.kk]) {
      const all = [...wordsOf(tells), ...wordsOf(beside)];
      expect(all.length).toBeGreaterThanOrEqual(18);
      expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
      expect(all.filter((word) => !/^[\p{L}\p{N}]{2,}=?$/u.test(word))).toEqual([]);
    }
  });

  it('are Russian in Russian, and Kazakh has its own letters', () => {
    const russian = categoryCues.flatMap(({ ru }) => [...wordsOf(ru.tells), ...wordsOf(ru.beside)]);
    expect(russian.filter((word) => kazakhLetter.test(word))).toEqual([]);
    const mixed = categoryCues
      .flatMap(({ ru, kk }) => [ru, kk].flatMap(({ tells, beside }) => wordsOf(`${tells} ${beside}`)))
      .filter((word) => /[a-z]/i.test(word) && /[а-яё]/i.test(word));
    expect(mixed).toEqual([]);
    for (const { kk } of categoryCues) expect(`${kk.tells} ${kk.beside}`).toMatch(kazakhLetter);
  });
});

describe('a word speaks of categories', () => {
  const votes = (word: string, language: 'ru' | 'kk' | null) =>
    cues.of({ typed: fold(word), text: fold(word) }, language);

  it.each([
    ['ru', 'першит', 'Увлажнители воздуха'],
    ['ru', 'губах', 'Увлажнители воздуха'],
    ['ru', 'кашлиит', 'Увлажнители воздуха'],
    ['ru', 'подметать', 'Классические пылесосы'],
    ['kk', 'жөтеледі', 'Увлажнители воздуха'],
    ['kk', 'үтіктеуге', 'Утюги'],
    [null, 'утиктеуге', 'Утюги'],
  ] as const)('%s: %s of %s', (language, word, category) => {
    expect(votes(word, language).get(idOf(category) ?? -1)).toBe(TELLS);
  });

  it('in any form, also with the sound that a voiceless one becomes', () => {
    expect(votes('көйлегім', 'kk').has(idOf('Утюги') ?? -1)).toBe(true);
  });

  it('and a Russian query has no Kazakh words', () => {
    expect(votes('коллеги', 'ru').has(idOf('Триммеры и машинки') ?? -1)).toBe(false);
  });
});
