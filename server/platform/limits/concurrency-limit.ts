/** A key gets another slot only while more than three times its current slots are free. */
const FREE_SLOTS_PER_TAKEN = 3;

/**
 * Creates a concurrency limiter. `acquire` returns an idempotent release function, or null when the per-key or total
 * limit is reached. The limit per key shrinks as slots run out, so a few keys never hold them all: one key gets at most
 * six of 24.
 */
export function createConcurrencyLimit({ perKey, total }: { perKey: number; total: number }): {
  acquire(key: string): (() => void) | null;
} {
  const counts = new Map<string, number>();
  let takenTotal = 0;
  return {
    acquire(key) {
      const takenByKey = counts.get(key) ?? 0;
      if (takenByKey >= perKey || takenByKey * FREE_SLOTS_PER_TAKEN >= total - takenTotal) return null;
      counts.set(key, takenByKey + 1);
      takenTotal++;
      let isReleased = false;
      return () => {
        if (isReleased) return;
        isReleased = true;
        takenTotal--;
        const remaining = counts.get(key)! - 1;
        if (remaining === 0) counts.delete(key);
        else counts.set(key, remaining);
      };
    },
  };
}
