/** The owner's queue is full. */
export class GateFull extends Error {}

type Work = { isHeavy: boolean; isStarted: boolean; start: () => void; done: Promise<unknown> };

/** Limits of a gate. */
type GateLimits = {
  maxRunning: number;
  /** Max concurrent heavy tasks; fewer than `maxRunning` reserves slots for light ones. */
  maxHeavy?: number;
  maxPerOwner: number;
  maxWaiting: number;
};

/**
 * Limits expensive tasks that any caller can request. At most `maxRunning` run; others wait in one queue per owner (an
 * address). Queues are served round-robin, so one owner delays others only by running tasks. An owner may queue
 * `maxPerOwner` tasks, or two once `maxWaiting` wait in total. Heavy tasks have separate queues, so light ones do not wait for
 * them.
 */
export function createWorkGate({ maxRunning, maxHeavy: heavyLimit = maxRunning, maxPerOwner, maxWaiting }: GateLimits) {
  const works = new Map<string, Work>();
  const queues = { heavy: new Map<string, Work[]>(), light: new Map<string, Work[]>() };
  const running = { heavy: 0, light: 0 };

  const laneName = ({ isHeavy }: Work) => (isHeavy ? 'heavy' : 'light');
  const takeNext = (lane: Map<string, Work[]>): Work | undefined => {
    for (const [owner, queue] of lane) {
      const work = queue.shift();
      lane.delete(owner);
      if (queue.length > 0) lane.set(owner, queue);
      if (work && !work.isStarted) return work;
    }
    return undefined;
  };
  const startNext = () => {
    while (running.heavy + running.light < maxRunning) {
      const heavy = running.heavy < heavyLimit ? takeNext(queues.heavy) : undefined;
      const work = heavy ?? takeNext(queues.light);
      if (!work) return;
      running[laneName(work)]++;
      work.isStarted = true;
      work.start();
    }
  };
  const countWaiting = () =>
    [...queues.heavy.values(), ...queues.light.values()].reduce((sum, queue) => sum + queue.length, 0);
  const enqueue = (owner: string, work: Work) => {
    const lane = queues[laneName(work)];
    const queue = lane.get(owner) ?? [];
    if (work.isStarted || queue.includes(work)) return;
    if (queue.length >= (countWaiting() >= maxWaiting ? Math.min(2, maxPerOwner) : maxPerOwner)) throw new GateFull();
    queue.push(work);
    lane.set(owner, queue);
  };

  return {
    /** Runs a task once for concurrent requests of its key. Rejects with `GateFull` or the task's error. */
    async run<T>(owner: string, key: string, work: () => Promise<T>, { isHeavy = false } = {}): Promise<T> {
      const existing = works.get(key);
      if (existing) {
        enqueue(owner, existing);
        return existing.done as Promise<T>;
      }
      const { promise: turn, resolve: start } = Promise.withResolvers<void>();
      const task: Work = { isHeavy, isStarted: false, start, done: Promise.resolve() };
      enqueue(owner, task);
      const result = (async () => {
        await turn;
        try {
          return await work();
        } finally {
          running[laneName(task)]--;
          works.delete(key);
          startNext();
        }
      })();
      task.done = result;
      works.set(key, task);
      startNext();
      return result;
    },
  };
}
