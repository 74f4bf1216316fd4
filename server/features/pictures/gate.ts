/**
 * Lets at most `most` works run at a time and one work per key: who asks for the same meanwhile gets the same answer.
 */
export function createGate(most: number) {
  const running = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let free = most;

  const enter = async () => {
    if (free > 0) {
      free--;
      return;
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };

  return {
    run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const same = running.get(key);
      if (same) return same as Promise<T>;
      const mine = (async () => {
        await enter();
        try {
          return await work();
        } finally {
          leave();
          running.delete(key);
        }
      })();
      running.set(key, mine);
      return mine;
    },
    /** Works that wait for their turn. */
    queue: () => waiting.length,
  };
}
