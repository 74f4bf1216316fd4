/**
 * Search results: at most ten ids, best first. `admits` is set when nothing or not every word was found. `pages` are
 * the suggested store pages.
 */
export type SearchResult = { ids: number[]; admits: boolean; pages?: readonly string[] };

/** A measured search engine; `elsewhere` means it runs in another process. */
export type SearchEngine = {
  name: string;
  isSeparateProcess?: boolean;
  find(query: string, language: 'ru' | 'kk'): Promise<SearchResult>;
};

/** Number of judged products. */
export const MAX_JUDGED_PRODUCTS = 10;

/** Creates a result from ids alone. */
export function toSearchResult(ids: readonly number[]): SearchResult {
  return { ids: ids.slice(0, MAX_JUDGED_PRODUCTS), admits: ids.length === 0 };
}
