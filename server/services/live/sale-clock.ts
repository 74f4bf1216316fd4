import type { Logger } from 'pino';
import type { SalesService } from '../../features/storefront/sales/sales.service.ts';

/** The queue of a sale moves so often. */
const TICK_MS = 1_000;

type Deps = {
  sales: Pick<SalesService, 'tick' | 'refresh'>;
  /** Told after every turn, so that streams hear of it. */
  moved(): void;
  log: Pick<Logger, 'error'>;
};

/**
 * Moves the queues of sales once a second and keeps this process's copy fresh; far from any sale a turn asks nothing of the
 * database. It has had its first turn when it settles, so that no product of a sale is open before.
 */
export async function startSaleClock({ sales, moved, log }: Deps): Promise<{ stop(): Promise<void> }> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let turning: Promise<void> = Promise.resolve();

  const turn = async () => {
    // What another process has moved is read also when this one could not.
    for (const step of [sales.tick, sales.refresh, moved])
      try {
        await step(new Date());
      } catch (error) {
        log.error({ err: error }, 'sale clock');
      }
    if (!stopped) timer = setTimeout(next, TICK_MS - (Date.now() % TICK_MS) + 5);
  };
  const next = () => {
    turning = turn();
  };
  next();
  await turning;
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await turning;
    },
  };
}
