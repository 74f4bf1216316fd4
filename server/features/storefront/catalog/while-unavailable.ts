import type { CatalogContext } from './catalog.context.ts';
import { SearchUnavailable } from './engine/engine.ts';

/** How long a page that lacks something is kept. */
const KEPT_MS = 5_000;

/** Replaces what the engine cannot answer now, for pages that are worth showing without it; they are kept briefly. */
export async function whileUnavailable<T>(
  found: Promise<T>,
  { now, changesAt }: Pick<CatalogContext, 'now' | 'changesAt'>,
  substitute: () => T,
): Promise<T> {
  try {
    return await found;
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    changesAt?.(new Date(now.getTime() + KEPT_MS));
    return substitute();
  }
}
