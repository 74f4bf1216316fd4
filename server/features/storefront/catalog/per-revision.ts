import type { CatalogEngine } from './engine/engine.ts';

/**
 * Caches a value computed from the whole catalogue, once per engine revision; serves the last one during recomputation.
 */
export function perRevision<T, A>(
  engine: Pick<CatalogEngine, 'revision'>,
  create: (input: A) => Promise<T>,
): (input: A) => Promise<T> {
  let cached: { revision: number; created: T } | null = null;
  let pending: { revision: number; created: Promise<T> } | null = null;
  return (input) => {
    const revision = engine.revision();
    if (cached?.revision === revision) return Promise.resolve(cached.created);
    if (pending?.revision !== revision) {
      const created = create(input);
      const entry = { revision, created };
      pending = entry;
      created
        .then(
          (done) => {
            cached = { revision, created: done };
          },
          () => undefined,
        )
        .finally(() => {
          if (pending === entry) pending = null;
        });
    }
    return cached ? Promise.resolve(cached.created) : pending.created;
  };
}
