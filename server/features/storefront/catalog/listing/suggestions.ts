import type { ProductCard, Suggestions } from '#contract/catalog/catalog.ts';
import { pick, type Language } from '#domain/text/language.ts';
import { pathTo, type Directory } from '../directory/directory.ts';
import type { CatalogEngine, SuggestAnswer, QueryWord } from '../engine/engine.ts';
import { queryTokens } from '../engine/text/tokens.ts';
import type { Understanding } from '../query/interpretation.ts';
import { categoryLink } from './listing.ts';
import { isCorrection } from '../query/normalize/query-part.ts';

/**
 * A typed prefix: as typed, corrected (null without a correction), its search words with the likely Latin name of the
 * last word, and known searches with this prefix.
 */
export type TypedSoFar = {
  typed: string;
  read: string | null;
  words: readonly QueryWord[];
  likely: string | null;
  popular: readonly string[];
};

const MAX_PHRASES = 6;
const MAX_POPULAR = 3;
const MAX_OF_NAME = 2;
const noAnswer: SuggestAnswer = { ids: [], categories: [], brands: [] };
const latinName = /^[a-z]{3,}$/;
const everyPrefix = /^(?:все|барлық)\s+/u;

/** Suggests completions of the typed words from the strictest interpretation with products. */
export async function findSuggestions(
  engine: Pick<CatalogEngine, 'suggest'>,
  understanding: Understanding,
  typed: string,
  cityId: number,
  limit: number,
): Promise<Pick<TypedSoFar, 'read' | 'words' | 'likely'> & { answer: SuggestAnswer }> {
  for (const { words, wordsNeeded, changes, text } of understanding.interpretations(typed, {
    typing: true,
    filters: false,
  })) {
    if (words.length === 0) break;
    const answer = await engine.suggest({ words, wordsNeeded, cityId, limit });
    if (answer.ids.length > 0)
      return {
        answer,
        words,
        likely: latinNameOf(words),
        read: changes.some(isCorrection) ? text : null,
      };
  }
  return { answer: noAnswer, read: null, words: [], likely: null };
}

/**
 * Names are spelt in the index as shoppers type them. Kazakh and Russian words are folded there and unfit to display.
 */
function latinNameOf(words: readonly QueryWord[]): string | null {
  const form = words.length === 1 ? (words[0]?.[0]?.form ?? '') : '';
  return latinName.test(form) ? form : null;
}

/** Adds names to the engine's suggestions. */
export function createSuggestions(
  directory: Directory,
  answer: SuggestAnswer,
  cards: readonly ProductCard[],
  typed: TypedSoFar,
  language: Language,
): Suggestions {
  return {
    read: typed.read,
    phrases: listPhrases(directory, answer, typed, language),
    categories: answer.categories.flatMap(({ category: id, count }) => {
      const category = directory.categories.get(id);
      if (!category) return [];
      const path = pathTo(category)
        .slice(0, -1)
        .map((ancestor) => pick(ancestor.name, language))
        .join(' › ');
      return [{ ...categoryLink(category, count, language), path }];
    }),
    brands: answer.brands.flatMap(({ brand: id, categories: [where = 0] }) => {
      const brand = directory.brands.get(id);
      const category = directory.categories.get(where);
      return brand && category ? [{ name: brand.name, slug: brand.slug, category: category.slug }] : [];
    }),
    products: cards.map(({ id, name, picture, kind, price, availability }) => ({
      id,
      name,
      picture,
      kind,
      price,
      availability,
    })),
  };
}

/**
 * Likely phrases: other shoppers' searches, then the brand or name begun, then categories and brands whose names
 * contain every typed word.
 */
function listPhrases(
  directory: Directory,
  answer: SuggestAnswer,
  { typed, read, words: found, likely, popular }: TypedSoFar,
  language: Language,
): string[] {
  const words = queryTokens(read ?? typed);
  const lastWord = words.at(-1) ?? '';
  const categoryNames = (id: number) => directory.categories.get(id)?.name ?? { ru: '', kk: '' };
  const categoryName = (id: number) => pick(categoryNames(id), language).toLowerCase().replace(everyPrefix, '');
  const brandName = (id: number) => directory.brands.get(id)?.name.toLowerCase() ?? '';
  const hasPrefix = (name: string) => queryTokens(name).some((word) => word.startsWith(lastWord));
  const wordForms = found.map((forms) => new Set(forms.map(({ form }) => form)));
  const matchesWords = (category: number, brand = '') => {
    const { ru, kk } = categoryNames(category);
    const tokens = queryTokens(`${ru} ${kk} ${brand}`);
    return wordForms.every((forms) => tokens.some((token) => forms.has(token) || token.startsWith(lastWord)));
  };
  const withCategory = (category: number, name: string) => `${categoryName(category)} ${name}`.trim();
  const brand = answer.brands.find(({ brand: id }) => words.length > 0 && hasPrefix(brandName(id)));
  const brandPhrases =
    brand === undefined
      ? []
      : [brandName(brand.brand), ...brand.categories.map((category) => withCategory(category, brandName(brand.brand)))];
  const categories = answer.categories.filter(({ category }) => matchesWords(category));
  // A name appears inside categories when no category starts with the prefix: "смартфоны iphone".
  const namePhrases =
    brand !== undefined || likely === null
      ? []
      : [
          likely,
          ...(categories.length > 0 ? [] : answer.categories.slice(0, MAX_OF_NAME)).map(({ category }) =>
            withCategory(category, likely),
          ),
        ];
  const inCategories = answer.brands.flatMap(({ brand: id, categories: categoryIds }) =>
    categoryIds
      .filter((category) => matchesWords(category, brandName(id)))
      .slice(0, 1)
      .map((category) => withCategory(category, brandName(id))),
  );
  const plain = words.join(' ');
  const phrases = [
    ...popular.slice(0, MAX_POPULAR),
    ...(words.length === 1 ? brandPhrases : []),
    ...namePhrases,
    ...categories.map(({ category }) => categoryName(category)),
    ...(brand === undefined || words.length > 1 ? inCategories : []),
  ];
  return [...new Set(phrases)]
    .filter((phrase) => phrase !== '' && queryTokens(phrase).join(' ') !== plain)
    .slice(0, MAX_PHRASES);
}
