/** A key gets a turn more only while more than three times as many as it has are free. */
const FREE_FOR_EACH = 3;

/**
 * Creates a counter of what is done at once: `take` returns what ends a turn, which may be called twice, and null when one
 * key has `ofOne` turns under way or all together have `ofAll`. What one key gets shrinks as turns get short, so that a few
 * keys never hold them all: of 24 it takes ten.
 */
export function createTurns({ ofOne, ofAll }: { ofOne: number; ofAll: number }): {
  take(key: string): (() => void) | null;
} {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    take(key) {
      const own = counts.get(key) ?? 0;
      if (own >= ofOne || own * FREE_FOR_EACH >= ofAll - all) return null;
      counts.set(key, own + 1);
      all++;
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        all--;
        const left = counts.get(key)! - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
      };
    },
  };
}
