import type { CatalogContext } from './catalog.context.ts';
import { SearchUnavailable } from './engine/engine.ts';

/** Cache lifetime of an incomplete page. */
const FALLBACK_CACHE_MS = 5_000;

/** Substitutes a fallback for an unavailable engine, on pages that are useful without it; they are cached briefly. */
export async function withFallback<T>(
  found: Promise<T>,
  { now, changesAt }: Pick<CatalogContext, 'now' | 'changesAt'>,
  substitute: () => T,
): Promise<T> {
  try {
    return await found;
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    changesAt?.(new Date(now.getTime() + FALLBACK_CACHE_MS));
    return substitute();
  }
}
