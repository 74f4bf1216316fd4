import { describe, expect, it } from 'vitest';
import { conceptWords, createConcepts, namedConcepts, pronunciations } from './concepts.ts';
import { createFamilies } from '../../morphology/families.ts';
import { atOnce } from '../../slices.ts';

const rows = [
  { names: ['стиральная (машина)', 'кір жуғыш (машина)', 'washer'], said: ['стиралка'], thing: true },
  { names: ['посудомоечная (машина)', 'ыдыс жуғыш (машина)'], said: [], thing: true },
  { names: ['смартфон'], said: ['сотовый (телефон)'], thing: true },
  { names: ['iphone'], said: ['айфон'], thing: true },
  { names: ['de longhi', 'delonghi'], said: ['делонги'], thing: true },
];

const conceptsOf = (words: string[]) => {
  const families = atOnce(
    createFamilies({ words: words.toSorted(), products: Int32Array.from(words, () => 1) }, conceptWords(rows)),
  );
  const concepts = createConcepts(rows, families);
  return (text: string) => {
    const met = concepts.at(text.split(' ').map(families.key), 0);
    return (
      met && {
        end: met.end,
        words: concepts.wanted(met).map((word) =>
          word
            .map(({ form }) => form)
            .sort()
            .join('|'),
        ),
      }
    );
  };
};

describe('names of one concept', () => {
  it('become words that products of either name have', () => {
    const at = conceptsOf(['стиральная', 'машина', 'кир', 'жугыш', 'ыдыс', 'посудомоечная', 'смартфон']);
    expect(at('стиралка')).toEqual({ end: 1, words: ['кир|стиральная', 'жугыш|стиральная'] });
    expect(at('стиральную машину bosch')?.end).toBe(2);
    expect(at('машина стиральная')?.end).toBe(2);
    expect(at('ыдыс жугыш')?.words).toEqual(['посудомоечная|ыдыс', 'жугыш|посудомоечная']);
    expect(at('сотовые телефоны')).toEqual({ end: 2, words: ['смартфон'] });
    expect(at('машина')).toBeNull();
  });

  it('are looked for only as far as the catalogue knows them', () => {
    const at = conceptsOf(['стиральные', 'iphone', 'айфон', 'longhi', 'de']);
    expect(at('кір жуғыш'.replaceAll('і', 'и').replaceAll('ғ', 'г'))?.words).toEqual(['стиральные']);
    expect(at('айфон')?.words).toEqual(['iphone|айфон']);
    expect(at('делонги')?.words).toEqual(['de', 'longhi']);
    expect(conceptsOf(['x'])('стиралка')?.words).toEqual([]);
  });
});

describe('the tables', () => {
  it('say every name once, folded, and have no empty cell', () => {
    const cells = namedConcepts.flatMap(({ names, said }) => [...names, ...said]);
    expect(cells.filter((cell) => cell === '' || cell !== cell.toLowerCase())).toEqual([]);
    expect(cells.filter((cell, index) => cells.indexOf(cell) !== index)).toEqual([]);
    const spoken = pronunciations.flatMap(({ names, said: heard }) =>
      [...names, ...heard].map((word) => word.replaceAll(' ', '_')),
    );
    expect(spoken.filter((word, index) => word === '' || spoken.indexOf(word) !== index)).toEqual([]);
  });
});
