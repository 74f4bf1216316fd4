import type { Logger } from 'pino';
import type { SalesService } from '../../features/storefront/sales/sales.service.ts';

/** Interval at which sale queues advance. */
const TICK_MS = 1_000;

type Deps = {
  sales: Pick<SalesService, 'tick' | 'refresh'>;
  /** Called after every tick, to update streams. */
  phaseChanged(): void;
  log: Pick<Logger, 'error'>;
};

/**
 * Advances sale queues once a second and refreshes this process's copy; without a sale nearby a tick makes no query.
 * Resolves after the first tick, so no sale product opens before.
 */
export async function startSaleClock({
  sales,
  phaseChanged: onPhaseChanged,
  log,
}: Deps): Promise<{ stop(): Promise<void> }> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let turning: Promise<void> = Promise.resolve();

  const turn = async () => {
    // Refresh even when this process failed to advance: another one may have.
    for (const step of [sales.tick, sales.refresh, onPhaseChanged])
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
