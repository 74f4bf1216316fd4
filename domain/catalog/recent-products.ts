/** Maximum of recently seen products per customer. */
export const MAX_RECENT = 20;

/** Joins two lists of products seen lately, newest first: what was seen in `later` stands before what was seen in `earlier`. */
export function mergeRecent(later: readonly number[], earlier: readonly number[]): number[] {
  return [...new Set([...later, ...earlier])].slice(0, MAX_RECENT);
}
