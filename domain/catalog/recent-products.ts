/** Maximum recently viewed products per customer. */
export const MAX_RECENT = 20;

/** Merges two lists of recently viewed products, newest first: `later` precedes `earlier`. */
export function mergeRecent(later: readonly number[], earlier: readonly number[]): number[] {
  return [...new Set([...later, ...earlier])].slice(0, MAX_RECENT);
}
