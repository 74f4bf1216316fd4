import type { ProductCard, Suggestions } from '#contract/catalog.ts';
import { pick, type Language } from '#domain/language.ts';
import { pathTo, type Directory } from './directory.ts';
import type { SuggestAnswer } from './engine/engine.ts';
import { queryTokens } from './engine/text/tokens.ts';
import { categoryLink } from './listing.ts';

const mostPhrases = 5;

/** Words a person may be about to type: categories and brands that go on with them, and brands inside categories. */
function phrasesOf(directory: Directory, answer: SuggestAnswer, typed: string, language: Language): string[] {
  const name = (id: number) => {
    const category = directory.categories.get(id);
    return category ? pick(category.name, language).toLowerCase() : '';
  };
  const found = [
    ...answer.categories.slice(0, 2).map(({ category }) => name(category)),
    ...answer.brands.map(({ brand, category }) => `${name(category)} ${directory.brands.get(brand)?.name.toLowerCase() ?? ''}`.trim()),
  ];
  const plain = queryTokens(typed).join(' ');
  return [...new Set(found)].filter((phrase) => phrase !== '' && queryTokens(phrase).join(' ') !== plain).slice(0, mostPhrases);
}

/** Puts names to what the engine suggests. */
export function suggestionsOf(directory: Directory, answer: SuggestAnswer, cards: readonly ProductCard[], typed: string, language: Language): Suggestions {
  return {
    read: null,
    phrases: phrasesOf(directory, answer, typed, language),
    categories: answer.categories.flatMap(({ category: id, count }) => {
      const category = directory.categories.get(id);
      if (!category) return [];
      const path = pathTo(category).slice(0, -1).map((above) => pick(above.name, language)).join(' › ');
      return [{ ...categoryLink(category, count, language), path }];
    }),
    brands: answer.brands.flatMap(({ brand: id, category: where }) => {
      const brand = directory.brands.get(id);
      const category = directory.categories.get(where);
      return brand && category ? [{ name: brand.name, slug: brand.slug, category: category.slug }] : [];
    }),
    products: cards.map(({ id, name, picture, kind, price, availability }) => ({ id, name, picture, kind, price, availability })),
  };
}
