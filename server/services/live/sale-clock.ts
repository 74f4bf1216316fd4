import type { Logger } from 'pino';
import type { SalesService } from '../../features/storefront/sales/sales.service.ts';

/** Interval at which sale queues advance. */
const TICK_MS = 1_000;

type Deps = {
  sales: Pick<SalesService, 'tick' | 'refresh'>;
  /** Called after every tick, to update streams. */
  onTick(): void;
  log: Pick<Logger, 'error'>;
};

/**
 * Advances sale queues once a second and refreshes this process's copy; a tick makes no query unless a sale is near.
 * Resolves after the first tick, so no sale product opens before.
 */
export async function startSaleClock({ sales, onTick: onPhaseChanged, log }: Deps): Promise<{ stop(): Promise<void> }> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let currentTick: Promise<void> = Promise.resolve();

  const tick = async () => {
    // Refresh even when this process failed to advance: another one may have.
    for (const step of [sales.tick, sales.refresh, onPhaseChanged])
      try {
        await step(new Date());
      } catch (error) {
        log.error({ err: error }, 'sale clock');
      }
    if (!isStopped) timer = setTimeout(startTick, TICK_MS - (Date.now() % TICK_MS) + 5);
  };
  const startTick = () => {
    currentTick = tick();
  };
  startTick();
  await currentTick;
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await currentTick;
    },
  };
}
