/**
 * What a search gave: at most ten ids, the best first. `admits`: it found nothing, or says that some words were not
 * found. `pages` of the store it led to.
 */
export type Found = { ids: number[]; admits: boolean; pages?: readonly string[] };

/** A way of searching that is measured; `elsewhere` says that its work is done in another process. */
export type Way = { name: string; elsewhere?: boolean; find(query: string, language: 'ru' | 'kk'): Promise<Found> };

/** Products that are looked at. */
export const MAX_LOOKED_AT = 10;

/** Creates an answer of ids alone. */
export function foundIds(ids: readonly number[]): Found {
  return { ids: ids.slice(0, MAX_LOOKED_AT), admits: ids.length === 0 };
}
