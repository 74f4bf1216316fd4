import type { CatalogEngine } from './engine/engine.ts';

/**
 * Caches a value computed from the whole catalogue, once per engine revision; serves the last one during recomputation.
 */
export function perRevision<T, A>(
  engine: Pick<CatalogEngine, 'revision'>,
  create: (argument: A) => Promise<T>,
): (argument: A) => Promise<T> {
  let cached: { revision: number; created: T } | null = null;
  let pending: { revision: number; created: Promise<T> } | null = null;
  return (argument) => {
    const revision = engine.revision();
    if (cached?.revision === revision) return Promise.resolve(cached.created);
    if (pending?.revision !== revision) {
      const created = create(argument);
      const request = { revision, created };
      pending = request;
      created
        .then(
          (value) => {
            cached = { revision, created: value };
          },
          () => undefined,
        )
        .finally(() => {
          if (pending === request) pending = null;
        });
    }
    return cached ? Promise.resolve(cached.created) : pending.created;
  };
}
