/**
 * Search results: at most ten ids, best first. `admits` is set when nothing or not every word was found. `pages` are
 * the suggested store pages.
 */
export type Found = { ids: number[]; admits: boolean; pages?: readonly string[] };

/** A measured search engine; `elsewhere` means it runs in another process. */
export type Way = { name: string; elsewhere?: boolean; find(query: string, language: 'ru' | 'kk'): Promise<Found> };

/** Number of judged products. */
export const MAX_LOOKED_AT = 10;

/** Creates a result from ids alone. */
export function foundIds(ids: readonly number[]): Found {
  return { ids: ids.slice(0, MAX_LOOKED_AT), admits: ids.length === 0 };
}
