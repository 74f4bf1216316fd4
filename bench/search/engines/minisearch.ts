import MiniSearch from 'minisearch';
import type { Document } from '../documents.ts';
import { toSearchResult, type SearchEngine } from './search-engine.ts';

/** MiniSearch with prefix and fuzzy matching: all words first, then any of them. */
export function createMiniSearch(documents: readonly Document[]): SearchEngine {
  const index = new MiniSearch<Document>({
    fields: ['names', 'brand', 'categories'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { names: 3, brand: 2 } },
  });
  index.addAll(documents);
  return {
    name: 'MiniSearch',
    async find(query) {
      const strict = index.search(query, { combineWith: 'AND' });
      return toSearchResult((strict.length > 0 ? strict : index.search(query)).map(({ id }) => id as number));
    },
  };
}
