import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { errors } from '#contract/errors.ts';
import type { App } from '../../app/app.ts';
import type { Database } from '../../platform/database/db.ts';
import { isPublicAddress } from '../../platform/http/public-address.ts';
import { isDiskFull } from '../../platform/process/disk.ts';
import type { setupProblems } from './setup-checks.ts';
import { createWarnings } from './warnings.ts';

export type ServiceState = 'starting' | 'ready' | 'stopping';

type Deps = Pick<App, 'db' | 'env' | 'engine' | 'messaging'> & {
  currentSetupProblems: () => ReturnType<typeof setupProblems>;
  state: () => ServiceState;
};

/** Serves `/readyz`: 200 while the shop can serve, else 503; with warnings for its own network. */
export function registerReadiness(app: FastifyInstance, { currentSetupProblems, state, ...shop }: Deps): void {
  const findCurrentWarnings = createWarnings(shop.db, shop.messaging.failures);
  app.get('/readyz', async (request, reply) => {
    const currentState = state() === 'ready' ? ((await findFault(shop)) ?? state()) : state();
    const isReady = currentState === 'ready';
    const body = { code: isReady ? 0 : errors.not_ready.code, data: isReady, state: currentState };
    reply.status(isReady ? 200 : 503);
    // Internal problems are shown only to the shop's own network: a load balancer, a monitor, a shell.
    if (isPublicAddress(request.ip)) return reply.send(body);
    const search = shop.engine.state?.() ?? 'ready';
    const failures = isReady
      ? [...(search === 'ready' ? [] : [`search:${search}`]), ...(await findCurrentWarnings())]
      : [];
    return reply.send({ ...body, warnings: [...failures, ...currentSetupProblems().map(({ check }) => check)] });
  });
}

/** Returns the fault that keeps a running shop from serving; null without one. */
async function findFault({ db, env }: Pick<App, 'db' | 'env'>): Promise<'database gone' | 'disk full' | null> {
  const [isResponding, isFull] = await Promise.all([respondsInTime(db), isDiskFull(env.DATA_DIR)]);
  if (!isResponding) return 'database gone';
  return isFull ? 'disk full' : null;
}

/** True when the database responds within a second. */
async function respondsInTime({ $client: sql }: Database): Promise<boolean> {
  const ping = sql`select 1`.then(
    () => true,
    () => false,
  );
  return Promise.race([ping, delay(1_000, false, { ref: false })]);
}
