import { expect, test } from 'vitest';
import { createProducts, withUnit } from '../assortment.ts';
import { describe as writeDescription } from '../describe.ts';
import { kinds } from '../kinds/index.ts';
import { pickPopularity } from '../offer.ts';
import { findBestSellerText } from './best-sellers.ts';

const NUMBER = /\d+(?:,\d+)?/g;
/** A number with a unit in a description. */
const MEASURE =
  /\d+(?:,\d+)?\s?(?:дюйм|мА·|мм|см|м²|кг|г|л|Вт|Гц|Мп|ГБ|ТБ|дБ|об|айн|бар|°C|ч|сағ|мин|дн|күн)(?![а-яёәғқңөұүһі])/giu;

const bestSellers = kinds
  .flatMap(createProducts)
  .filter(({ sale }) => sale !== 'withdrawn')
  .toSorted((a, b) => pickPopularity(b) - pickPopularity(a))
  .slice(0, 150);
const sentencesOf = (text: string) => text.split(/[.!?](?=\s|$)/).filter(Boolean);

test('the 150 best sellers are described by hand, in three or four sentences', () => {
  const missing = bestSellers.filter(({ brand, model }) => findBestSellerText(`${brand} ${model}`) === undefined);
  expect(missing.map(({ model }) => model)).toEqual([]);
  for (const product of bestSellers) {
    for (const text of Object.values(writeDescription(product))) {
      expect(sentencesOf(text).length, text).toBeGreaterThanOrEqual(3);
      expect(sentencesOf(text).length, text).toBeLessThanOrEqual(4);
    }
  }
});

test('no two best sellers share a sentence', () => {
  const sentences = bestSellers.flatMap((product) => Object.values(writeDescription(product)).flatMap(sentencesOf));
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});

test('numbers in the descriptions of best sellers equal their characteristics', () => {
  for (const product of bestSellers) {
    const shown = [product.model, ...[...product.spec.values()].flatMap((spec) => Object.values(withUnit(spec)))];
    const own = new Set(shown.join(' ').match(NUMBER));
    for (const text of Object.values(writeDescription(product))) {
      const numbers = [...text.matchAll(MEASURE)].flatMap(([measure]) => measure.match(NUMBER) ?? []);
      expect(
        numbers.filter((number) => !own.has(number)),
        text,
      ).toEqual([]);
    }
  }
});
