/** A key gets another turn only while more than three times its current turns are free. */
const FREE_TURNS_PER_TAKEN = 3;

/**
 * Creates a concurrency limiter. `take` returns an idempotent release function, or null at the limit of a key (`perKey`)
 * or of all (`total`). The limit per key shrinks as turns run out, so a few keys never hold them all: one key gets ten
 * of 24.
 */
export function createTurns({ perKey, total }: { perKey: number; total: number }): {
  take(key: string): (() => void) | null;
} {
  const counts = new Map<string, number>();
  let takenTotal = 0;
  return {
    take(key) {
      const takenByKey = counts.get(key) ?? 0;
      if (takenByKey >= perKey || takenByKey * FREE_TURNS_PER_TAKEN >= total - takenTotal) return null;
      counts.set(key, takenByKey + 1);
      takenTotal++;
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        takenTotal--;
        const left = counts.get(key)! - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
      };
    },
  };
}
