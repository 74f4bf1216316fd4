import type { CatalogEngine } from './engine/engine.ts';

/**
 * Keeps what is made of the whole catalogue: made once for a state of the engine; while the next is being made the last
 * one serves.
 */
export function perRevision<T, A>(
  engine: Pick<CatalogEngine, 'revision'>,
  make: (of: A) => Promise<T>,
): (of: A) => Promise<T> {
  let kept: { revision: number; made: T } | null = null;
  let making: { revision: number; made: Promise<T> } | null = null;
  return (of) => {
    const revision = engine.revision();
    if (kept?.revision === revision) return Promise.resolve(kept.made);
    if (making?.revision !== revision) {
      const made = make(of);
      const own = { revision, made };
      making = own;
      made
        .then(
          (done) => {
            kept = { revision, made: done };
          },
          () => undefined,
        )
        .finally(() => {
          if (making === own) making = null;
        });
    }
    return kept ? Promise.resolve(kept.made) : making.made;
  };
}
