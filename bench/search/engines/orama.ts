import { create, insertMultiple, search } from '@orama/orama';
import type { Document } from '../documents.ts';
import { toSearchResult, MAX_JUDGED_PRODUCTS, type SearchEngine } from './search-engine.ts';

const word = /[\p{L}\p{N}]+/gu;

/**
 * Orama with one typo allowed: all words first, then any of them. Its tokenizers split words at Kazakh letters, so it
 * gets a custom one.
 */
export async function createOrama(documents: readonly Document[]): Promise<SearchEngine> {
  const index = create({
    schema: { names: 'string', brand: 'string', categories: 'string' } as const,
    components: {
      tokenizer: {
        language: 'russian',
        normalizationCache: new Map(),
        tokenize: (text: string) => [...new Set(text.toLowerCase().match(word) ?? [])],
      },
    },
  });
  await insertMultiple(
    index,
    documents.map(({ id, names, brand, categories }) => ({ id: String(id), names, brand, categories })),
    1_000,
  );
  const ask = async (term: string, threshold: number) =>
    (
      await search(index, { term, threshold, tolerance: 1, limit: MAX_JUDGED_PRODUCTS, boost: { names: 3, brand: 2 } })
    ).hits.map(({ id }) => Number(id));
  return {
    name: 'Orama',
    async find(query) {
      if (!word.test(query)) return toSearchResult([]); // an empty term would match everything
      word.lastIndex = 0;
      const strict = await ask(query, 0);
      return toSearchResult(strict.length > 0 ? strict : await ask(query, 1));
    },
  };
}
