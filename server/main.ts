import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { defaultCity } from '#domain/urls/scope.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { createApp, type App } from './app/app.ts';
import { checkGateway } from './gateways/payments/gateways.ts';
import { startSandboxBank } from './gateways/payments/sandbox/bank.ts';
import { collectGarbage } from './platform/process/collect-garbage.ts';
import { openStore } from './platform/database/open-store.ts';
import { readEnv, type Env } from './platform/process/env.ts';
import { recordJobRun } from './platform/process/job-states.ts';
import { createLog } from './platform/process/log.ts';
import { startConsumers } from './platform/events/outbox-consumers.ts';
import { followOutbox } from './platform/events/outbox.ts';
import { findOutboxPosition } from './platform/events/outbox-position.ts';
import { STARTUP_ERROR_EXIT, StartupError } from './platform/process/startup-error.ts';
import { loadSecret } from './platform/secrets/secrets.ts';
import { storeConsumers } from './services/work/consumers.ts';
import { loadDevRenderer } from './services/pages/dev.ts';
import { storeJobs } from './services/work/jobs.ts';
import { setupProblems, formatSetupProblems } from './services/checks/setup-checks.ts';
import { startSaleClock } from './services/live/sale-clock.ts';
import { createEventListener } from './services/live/listeners.ts';
import { stopAll, type Stoppable } from './services/live/stopping.ts';
import { createWebService, MAX_RESPONSE_MS, type WebService } from './services/pages/web.ts';
import { startJobs } from './services/work/worker.ts';
import { loadRenderer } from './ssr/renderer.ts';

/** Shutdown timeout per component after the last response; the components of one group stop in parallel. */
const MAX_PART_MS = 700;
const MAX_DATABASE_STOP_MS = 30_000;
const MAX_START_MS = MINUTE_MS;

const root = fileURLToPath(new URL('..', import.meta.url));
const started = performance.now();

/** Running components in shutdown order: sources of work, their dependencies, the database. */
const running: { work: Stoppable[]; needs: Stoppable[]; database: Stoppable[] } = { work: [], needs: [], database: [] };

async function start(env: Env, log: Logger, shouldContinue: () => boolean): Promise<void> {
  const services = parseServices(env);
  const store = await openStore(env, log);
  running.database.push({ name: 'PostgreSQL', limitMs: MAX_DATABASE_STOP_MS, stop: () => store.stop() });
  if (!shouldContinue()) return;
  const bank = await startBank(env, store.url, services);
  if (bank) running.needs.push({ name: 'sandbox bank', limitMs: MAX_PART_MS, stop: () => bank.stop() });
  const shop = await createApp(env, store.url, log, bank?.url ?? resolveSandboxBankUrl(env));
  running.database.unshift({
    name: 'connections',
    limitMs: MAX_PART_MS,
    stop: () => shop.db.$client.end({ timeout: MAX_PART_MS / 1000 }),
  });
  reportSetupProblems(shop);
  const from = await findOutboxPosition(shop.db.$client);
  if (!shouldContinue()) return;

  running.needs.push({ name: 'search training', limitMs: MAX_PART_MS, stop: () => shop.trainedSearch.close() });
  const counting = shop.counting.start((error) => log.error({ err: error }, 'writing counts failed'));
  running.needs.push({ name: 'counting', limitMs: MAX_PART_MS, stop: () => counting.stop() });
  const web = services.has('web') ? await prepareWeb(env, shop, bank ? new URL(bank.publicUrl).origin : '') : null;
  const listener = createEventListener(shop, web, log);
  const consumers = await startConsumers(store.url, storeConsumers(shop), log);
  running.work.push({ name: 'consumers', limitMs: MAX_PART_MS, stop: () => consumers.stop() });
  shop.orders
    .settle(new Date(), new Date(0))
    .catch((error: unknown) => log.error({ err: error }, 'settling paid orders failed'));
  const outbox = await followOutbox(
    shop.db,
    from,
    ({ event }) => listener(event),
    (error) => log.error({ err: error }, 'following the outbox failed'),
  );
  running.work.push({ name: 'outbox', limitMs: MAX_PART_MS, stop: () => outbox.stop() });
  if (services.has('worker')) {
    const jobs = await startJobs(storeJobs(shop), store.url, log, (...run) => recordJobRun(shop.db, ...run));
    running.work.push({ name: 'jobs', limitMs: MAX_PART_MS, stop: () => jobs.stop() });
  }
  if (web && shouldContinue()) {
    const clock = await startSaleClock({ sales: shop.sales, onTick: () => web.salePhaseChanged(), log });
    running.work.push({ name: 'sales', limitMs: MAX_PART_MS, stop: () => clock.stop() });
    const admin = resolveAdminPort(env);
    await listen('ADMIN_PORT', admin, () => web.admin.listen({ port: admin, host: env.ADMIN_HOST }));
    running.needs.push({ name: 'admin', limitMs: MAX_PART_MS, stop: () => web.admin.close() });
    const address = await listen('PORT', env.PORT, () => web.app.listen({ port: env.PORT, host: env.HOST }));
    web.setReady();
    shop.catalog
      .preload({ language: 'ru', city: shop.geo.getScope(defaultCity), now: new Date() })
      .then(collectGarbage)
      .catch((error: unknown) => log.error({ err: error }, 'preloading product cards failed'));
    if (env.WARM_PICTURES && env.NODE_ENV !== 'development') {
      const warmUp = web.warmUpPictures();
      running.work.push({ name: 'picture warm-up', limitMs: MAX_PART_MS, stop: () => warmUp.stop() });
    }
    running.work.push({ name: 'web', limitMs: MAX_RESPONSE_MS + MAX_PART_MS, stop: () => web.stop() });
    process.stdout.write(`Sauda: ${env.PUBLIC_URL ?? address}  (${Math.round(performance.now() - started)} ms)\n`);
  }
  // Reports to tools/start/shop.ts that the shop has started. If that process was killed, the closed channel triggers an
  // orderly stop; a failed message must not exit first and leave PostgreSQL running.
  process.send?.('ready', undefined, undefined, () => undefined);
}

/** Reports setup problems of a public shop at the terminal and in the log. */
function reportSetupProblems({ env, log, paymentMethods, settings }: App): void {
  const problems = setupProblems({ env, payments: paymentMethods, settings });
  if (problems.length === 0) return;
  process.stderr.write(`Sauda: ${formatSetupProblems(problems)}\n`);
  log.error({ checks: problems.map(({ check }) => check) }, 'the shop is not ready for buyers');
}

function isSandboxAllowed({ ALLOW_SANDBOX_BANK, NODE_ENV }: Env): boolean {
  return ALLOW_SANDBOX_BANK || NODE_ENV !== 'production';
}

function resolveSandboxBankPort({ SANDBOX_BANK_PORT, PORT }: Env): number {
  return SANDBOX_BANK_PORT ?? (PORT === 0 ? 0 : PORT + 1);
}

function resolveAdminPort({ ADMIN_PORT, PORT }: Env): number {
  return ADMIN_PORT ?? (PORT === 0 ? 0 : PORT + 2);
}

/** Address of a sandbox bank run by another process; undefined where sandbox banks are forbidden. */
function resolveSandboxBankUrl(env: Env): string | undefined {
  return isSandboxAllowed(env)
    ? (env.SANDBOX_BANK_URL ?? `http://${env.HOST}:${resolveSandboxBankPort(env)}`)
    : undefined;
}

async function startBank(env: Env, databaseUrl: string, services: Set<string>) {
  if (env.PAYMENT_GATEWAY === 'sandbox' && !isSandboxAllowed(env))
    throw new StartupError(
      'the sandbox bank takes no real money: set PAYMENT_GATEWAY to a real gateway, or ALLOW_SANDBOX_BANK=true for a demonstration',
    );
  checkGateway(env);
  if (!isSandboxAllowed(env) || !env.RUN_SANDBOX_BANK || !services.has('web')) return null;
  return listen('SANDBOX_BANK_PORT', resolveSandboxBankPort(env), () =>
    startSandboxBank({
      host: env.HOST,
      port: resolveSandboxBankPort(env),
      secret: loadSecret(env.APP_SECRET, env.DATA_DIR),
      databaseUrl,
      publicUrl: env.SANDBOX_BANK_URL,
    }),
  );
}

/** Loads everything that pages need; does not listen yet. */
async function prepareWeb(env: Env, shop: App, bankOrigin: string): Promise<WebService> {
  const dev = env.NODE_ENV === 'development';
  const dist = join(root, 'dist');
  if (!dev && !existsSync(join(dist, 'server/entry.server.js')))
    throw new StartupError('the pages are not built: run `npm start`, which builds them');
  const vite = dev ? await loadDevRenderer(root) : null;
  if (vite) running.needs.push({ name: 'vite', limitMs: MAX_PART_MS, stop: () => vite.stop() });
  const web = await createWebService(shop, {
    renderer: vite?.renderer ?? (await loadRenderer(dist)),
    ...(vite ? { devMiddleware: vite.middleware } : {}),
    clientDir: dev ? join(root, 'web/public') : join(dist, 'client'),
    bankOrigin,
  });
  void shop.assistant.prepare();
  await (shop.engine.start ?? shop.engine.rebuild)();
  await shop.catalog.prepare(new Date());
  await shop.trainedSearch.ready();
  return web;
}

function parseServices(env: Env): Set<string> {
  const listed = process.argv.find((argument) => argument.startsWith('--services='))?.slice('--services='.length);
  return new Set((listed ?? env.SERVICES).split(','));
}

async function listen<T>(setting: string, port: number, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE')
      throw new StartupError(`port ${port} is taken: stop the other program or choose another with ${setting}=…`);
    if (code === 'EACCES')
      throw new StartupError(`port ${port} may not be used: choose one above 1023 with ${setting}=…`);
    throw error;
  }
}

/** Stops all components started so far: first those that use the database, then the database. */
async function stopRunning(log: Logger): Promise<void> {
  await stopAll([running.work, running.needs, ...running.database.map((part) => [part])], log);
}

/** Exits with one line for an expected problem, or with the stack of a defect. */
async function exitWithError(error: unknown, log: Logger): Promise<never> {
  const known = error instanceof StartupError;
  process.stderr.write(`sauda: ${known ? error.message : ((error as Error).stack ?? String(error))}\n`);
  await stopRunning(log);
  process.exit(known ? STARTUP_ERROR_EXIT : 1);
}

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  let stopping = false;
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error) => {
      log.fatal({ err: error }, event);
      // Work interrupted by a stop may fail. Continue stopping: once tools/start/shop.ts was killed, no other process
      // stops PostgreSQL.
      if (!stopping) process.exit(1);
    });
  const starting = start(env, log, () => !stopping);
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await stopAll([[{ name: 'start', limitMs: MAX_START_MS, stop: () => starting }]], log);
    await stopRunning(log);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  await starting.catch((error: unknown) => (stopping ? undefined : exitWithError(error, log)));
}

main().catch((error: unknown) => exitWithError(error, createLog('error')));
