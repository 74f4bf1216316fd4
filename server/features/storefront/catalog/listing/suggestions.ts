import type { ProductCard, Suggestions } from '#contract/catalog/catalog.ts';
import { pick, type Language } from '#domain/text/language.ts';
import { pathTo, type Directory } from '../directory/directory.ts';
import type { CatalogEngine, SuggestAnswer, WantedWord } from '../engine/engine.ts';
import { queryTokens } from '../engine/text/tokens.ts';
import type { Understanding } from '../query/interpretation.ts';
import { categoryLink } from './listing.ts';
import { isCorrection } from './search.ts';

/**
 * A typed prefix: as typed, corrected (null without a correction), its search words with the likely Latin name of the
 * last word, and known searches with this prefix.
 */
export type TypedSoFar = {
  typed: string;
  read: string | null;
  words: readonly WantedWord[];
  likely: string | null;
  popular: readonly string[];
};

const MAX_PHRASES = 6;
const MAX_POPULAR = 3;
const MAX_OF_NAME = 2;
const nothing: SuggestAnswer = { ids: [], categories: [], brands: [] };
const latinName = /^[a-z]{3,}$/;
const everything = /^(?:все|барлық)\s+/u;

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
        likely: likelyName(words),
        read: changes.some(isCorrection) ? text : null,
      };
  }
  return { answer: nothing, read: null, words: [], likely: null };
}

/**
 * Names are spelt in the index as shoppers type them. Kazakh and Russian words are folded there and unfit to display.
 */
function likelyName(words: readonly WantedWord[]): string | null {
  const form = words.length === 1 ? (words[0]?.[0]?.form ?? '') : '';
  return latinName.test(form) ? form : null;
}

/** Adds names to the engine's suggestions. */
export function suggestionsOf(
  directory: Directory,
  answer: SuggestAnswer,
  cards: readonly ProductCard[],
  typed: TypedSoFar,
  language: Language,
): Suggestions {
  return {
    read: typed.read,
    phrases: phrasesOf(directory, answer, typed, language),
    categories: answer.categories.flatMap(({ category: id, count }) => {
      const category = directory.categories.get(id);
      if (!category) return [];
      const path = pathTo(category)
        .slice(0, -1)
        .map((above) => pick(above.name, language))
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
function phrasesOf(
  directory: Directory,
  answer: SuggestAnswer,
  { typed, read, words: found, likely, popular }: TypedSoFar,
  language: Language,
): string[] {
  const words = queryTokens(read ?? typed);
  const last = words.at(-1) ?? '';
  const namesOf = (id: number) => directory.categories.get(id)?.name ?? { ru: '', kk: '' };
  const categoryName = (id: number) => pick(namesOf(id), language).toLowerCase().replace(everything, '');
  const brandName = (id: number) => directory.brands.get(id)?.name.toLowerCase() ?? '';
  const begun = (name: string) => queryTokens(name).some((word) => word.startsWith(last));
  const sought = found.map((forms) => new Set(forms.map(({ form }) => form)));
  const isFor = (category: number, brand = '') => {
    const { ru, kk } = namesOf(category);
    const tokens = queryTokens(`${ru} ${kk} ${brand}`);
    return sought.every((forms) => tokens.some((token) => forms.has(token) || token.startsWith(last)));
  };
  const inside = (category: number, name: string) => `${categoryName(category)} ${name}`.trim();
  const brand = answer.brands.find(({ brand: id }) => words.length > 0 && begun(brandName(id)));
  const ofBrand =
    brand === undefined
      ? []
      : [brandName(brand.brand), ...brand.categories.map((category) => inside(category, brandName(brand.brand)))];
  const categories = answer.categories.filter(({ category }) => isFor(category));
  // A name appears inside categories when no category starts with the prefix: "смартфоны iphone".
  const ofName =
    brand !== undefined || likely === null
      ? []
      : [
          likely,
          ...(categories.length > 0 ? [] : answer.categories.slice(0, MAX_OF_NAME)).map(({ category }) =>
            inside(category, likely),
          ),
        ];
  const inCategories = answer.brands.flatMap(({ brand: id, categories: all }) =>
    all
      .filter((category) => isFor(category, brandName(id)))
      .slice(0, 1)
      .map((category) => inside(category, brandName(id))),
  );
  const plain = words.join(' ');
  const phrases = [
    ...popular.slice(0, MAX_POPULAR),
    ...(words.length === 1 ? ofBrand : []),
    ...ofName,
    ...categories.map(({ category }) => categoryName(category)),
    ...(brand === undefined || words.length > 1 ? inCategories : []),
  ];
  return [...new Set(phrases)]
    .filter((phrase) => phrase !== '' && queryTokens(phrase).join(' ') !== plain)
    .slice(0, MAX_PHRASES);
}
