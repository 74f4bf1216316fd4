/** The gate has no room for another work of this owner. */
export class GateFull extends Error {}

type Work = { isStarted: boolean; start: () => void; done: Promise<unknown> };

/**
 * Bounds work that is expensive and can be asked for by strangers. At most `atOnce` works run; the others wait in a queue
 * of their owner (an address), and the queues take turns, so that one owner delays the others by no more than the works
 * under way. An owner has at most `perOwner` works waiting, two once `inAll` wait together.
 */
export function createWorkGate({ atOnce, perOwner, inAll }: { atOnce: number; perOwner: number; inAll: number }) {
  const works = new Map<string, Work>();
  const queues = new Map<string, Work[]>();
  let running = 0;

  const startNext = () => {
    while (running < atOnce) {
      const [first] = queues;
      if (!first) return;
      const [owner, queue] = first;
      const work = queue.shift();
      queues.delete(owner);
      if (queue.length > 0) queues.set(owner, queue);
      if (!work || work.isStarted) continue;
      running++;
      work.isStarted = true;
      work.start();
    }
  };
  const countWaiting = () => [...queues.values()].reduce((sum, queue) => sum + queue.length, 0);
  const enqueue = (owner: string, work: Work) => {
    const queue = queues.get(owner) ?? [];
    if (work.isStarted || queue.includes(work)) return;
    if (queue.length >= (countWaiting() >= inAll ? Math.min(2, perOwner) : perOwner)) throw new GateFull();
    queue.push(work);
    queues.set(owner, queue);
  };

  return {
    /** Does a work once for all who ask for its key meanwhile. Rejects with `GateFull`, or as the work does. */
    async run<T>(owner: string, key: string, work: () => Promise<T>): Promise<T> {
      const known = works.get(key);
      if (known) {
        enqueue(owner, known);
        return known.done as Promise<T>;
      }
      const { promise: turn, resolve: start } = Promise.withResolvers<void>();
      const mine: Work = { isStarted: false, start, done: Promise.resolve() };
      enqueue(owner, mine);
      const done = (async () => {
        await turn;
        try {
          return await work();
        } finally {
          running--;
          works.delete(key);
          startNext();
        }
      })();
      mine.done = done;
      works.set(key, mine);
      startNext();
      return done;
    },
  };
}
