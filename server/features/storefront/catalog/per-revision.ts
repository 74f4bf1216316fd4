import type { CatalogEngine } from './engine/engine.ts';

/**
 * Caches a value computed from the whole catalogue, once per engine revision; serves the last one during recomputation.
 */
export function perRevision<T, A>(
  engine: Pick<CatalogEngine, 'revision'>,
  create: (of: A) => Promise<T>,
): (of: A) => Promise<T> {
  let kept: { revision: number; created: T } | null = null;
  let pending: { revision: number; created: Promise<T> } | null = null;
  return (of) => {
    const revision = engine.revision();
    if (kept?.revision === revision) return Promise.resolve(kept.created);
    if (pending?.revision !== revision) {
      const created = create(of);
      const own = { revision, created };
      pending = own;
      created
        .then(
          (done) => {
            kept = { revision, created: done };
          },
          () => undefined,
        )
        .finally(() => {
          if (pending === own) pending = null;
        });
    }
    return kept ? Promise.resolve(kept.created) : pending.created;
  };
}
