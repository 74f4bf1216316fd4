/** The owner's queue is full. */
export class GateFull extends Error {}

type Work = { isHeavy: boolean; isStarted: boolean; start: () => void; done: Promise<unknown> };

/** Limits of a gate. */
type GateLimits = {
  maxRunning: number;
  /** Max concurrent heavy tasks; fewer than `atOnce` reserves slots for light ones. */
  maxHeavy?: number;
  perOwner: number;
  inAll: number;
};

/**
 * Limits expensive tasks that strangers can request. At most `atOnce` run; others wait in one queue per owner (an
 * address). Queues are served round-robin, so one owner delays others only by running tasks. An owner may queue
 * `perOwner` tasks, or two once `inAll` wait in total. Heavy tasks have separate queues, so light ones do not wait for
 * them.
 */
export function createWorkGate({ maxRunning, maxHeavy: heavyAtOnce = maxRunning, perOwner, inAll }: GateLimits) {
  const works = new Map<string, Work>();
  const queues = { heavy: new Map<string, Work[]>(), light: new Map<string, Work[]>() };
  const running = { heavy: 0, light: 0 };

  const laneOf = ({ isHeavy }: Work) => (isHeavy ? 'heavy' : 'light');
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
      const heavy = running.heavy < heavyAtOnce ? takeNext(queues.heavy) : undefined;
      const work = heavy ?? takeNext(queues.light);
      if (!work) return;
      running[laneOf(work)]++;
      work.isStarted = true;
      work.start();
    }
  };
  const countWaiting = () =>
    [...queues.heavy.values(), ...queues.light.values()].reduce((sum, queue) => sum + queue.length, 0);
  const enqueue = (owner: string, work: Work) => {
    const lane = queues[laneOf(work)];
    const queue = lane.get(owner) ?? [];
    if (work.isStarted || queue.includes(work)) return;
    if (queue.length >= (countWaiting() >= inAll ? Math.min(2, perOwner) : perOwner)) throw new GateFull();
    queue.push(work);
    lane.set(owner, queue);
  };

  return {
    /** Runs a task once for concurrent requests of its key. Rejects with `GateFull` or the task's error. */
    async run<T>(owner: string, key: string, work: () => Promise<T>, { isHeavy = false } = {}): Promise<T> {
      const known = works.get(key);
      if (known) {
        enqueue(owner, known);
        return known.done as Promise<T>;
      }
      const { promise: turn, resolve: start } = Promise.withResolvers<void>();
      const task: Work = { isHeavy, isStarted: false, start, done: Promise.resolve() };
      enqueue(owner, task);
      const result = (async () => {
        await turn;
        try {
          return await work();
        } finally {
          running[laneOf(task)]--;
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
