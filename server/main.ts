import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { createApp, type App } from './app.ts';
import type { StoreEvent } from './events.ts';
import { startSandboxBank } from './gateways/payments/sandbox/bank.ts';
import { openStore } from './platform/open-store.ts';
import { readEnv, WrongSetting, type Env } from './platform/env.ts';
import { createLog } from './platform/log.ts';
import { startConsumers } from './platform/outbox-consumers.ts';
import { followOutbox } from './platform/outbox.ts';
import { outboxPosition } from './platform/outbox-position.ts';
import { StartProblem } from './platform/start-problem.ts';
import { loadSecret } from './platform/secrets.ts';
import { storeConsumers } from './services/consumers.ts';
import { loadDevRenderer } from './services/dev.ts';
import { storeJobs } from './services/jobs.ts';
import { createWebService, type WebService } from './services/web.ts';
import { startJobs } from './services/worker.ts';
import { loadRenderer } from './ssr/renderer.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const started = performance.now();

async function main(): Promise<void> {
  const env = readEnv();
  const services = servicesOf(env);
  const log = createLog(env.LOG_LEVEL);
  const store = await openStore(env, log);
  const secret = loadSecret(env.APP_SECRET, env.DATA_DIR);
  const bankPort = env.SANDBOX_BANK_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 1);
  const allowed = env.ALLOW_SANDBOX_BANK || env.NODE_ENV !== 'production';
  if (env.PAYMENT_GATEWAY === 'sandbox' && !allowed)
    throw new StartProblem(
      'the sandbox bank takes no real money: set PAYMENT_GATEWAY to a real gateway, or ALLOW_SANDBOX_BANK=true for a demonstration',
    );
  if (env.PAYMENT_GATEWAY === 'ioka' && !env.IOKA_API_KEY)
    throw new StartProblem('PAYMENT_GATEWAY=ioka needs IOKA_API_KEY: take the key from the ioka cabinet');
  const bank =
    allowed && services.has('web')
      ? await listen('SANDBOX_BANK_PORT', bankPort, () =>
          startSandboxBank({
            host: env.HOST,
            port: bankPort,
            secret,
            databaseUrl: store.url,
            publicUrl: env.SANDBOX_BANK_URL,
          }),
        )
      : null;
  const bankUrl = bank?.url ?? (allowed ? (env.SANDBOX_BANK_URL ?? `http://${env.HOST}:${bankPort}`) : undefined);
  const shop = await createApp(env, store.url, log, bankUrl);
  const from = await outboxPosition(shop.db.$client);
  const listeners: ((event: StoreEvent) => Promise<void> | void)[] = [];
  const stops: (() => Promise<unknown>)[] = [];

  if (services.has('web')) {
    const dev = env.NODE_ENV === 'development';
    const dist = join(root, 'dist');
    if (!dev && !existsSync(join(dist, 'server/entry.server.js')))
      throw new StartProblem('the pages are not built: run `npm start`, which builds them');
    const vite = dev ? await loadDevRenderer(root) : null;
    const renderer = vite?.renderer ?? (await loadRenderer(dist));
    if (vite) stops.push(vite.stop);
    const web = await createWebService(shop, {
      renderer,
      ...(vite ? { devMiddleware: vite.middleware } : {}),
      clientDir: dev ? join(root, 'web/public') : join(dist, 'client'),
      bankOrigin: bank ? new URL(bank.publicUrl).origin : '',
    });
    await (shop.engine.start ?? shop.engine.rebuild)();
    await shop.catalog.prepare(new Date());
    listeners.push(showing(shop.engine, web, log));
    const address = await listen('PORT', env.PORT, () => web.app.listen({ port: env.PORT, host: env.HOST }));
    web.setReady(true);
    stops.push(() => web.app.close());
    process.stdout.write(`Sauda: ${env.PUBLIC_URL ?? address}  (${Math.round(performance.now() - started)} ms)\n`);
  }
  const consumers = await startConsumers(shop.db, storeConsumers(shop), log);
  shop.orders.settle(new Date(), new Date(0)).catch((error: unknown) => log.error({ err: error }, 'paid orders'));
  const outbox = await followOutbox(
    shop.db,
    from,
    async ({ event }) => {
      for (const listener of listeners) await listener(event);
    },
    (error) => log.error({ err: error }, 'outbox'),
  );
  if (services.has('worker')) {
    const jobs = await startJobs(storeJobs(shop), store.url, log);
    stops.push(() => jobs.stop());
  }

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), 15_000).unref();
    await outbox.stop();
    await consumers.stop();
    for (const one of stops) await one().catch((error: unknown) => log.error({ err: error }, 'stop'));
    await bank?.stop();
    await shop.db.$client.end({ timeout: 5 });
    await store.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

/**
 * Has searches and pages show what an event says. A new catalogue takes seconds to read, and other events do not wait for
 * it.
 */
function showing(engine: App['engine'], web: WebService, log: Logger): (event: StoreEvent) => Promise<void> {
  return async (event) => {
    const shown = engine.apply(event).then(() => web.onEvent(event));
    if (event.type === 'catalog.replaced') shown.catch((error: unknown) => log.error({ err: error }, 'catalogue'));
    else await shown;
  };
}

function servicesOf(env: Env): Set<string> {
  const given = process.argv.find((argument) => argument.startsWith('--services='))?.slice('--services='.length);
  return new Set((given ?? env.SERVICES).split(','));
}

async function listen<T>(setting: string, port: number, start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE')
      throw new StartProblem(`port ${port} is taken: stop the other program or choose another with ${setting}=…`);
    if (code === 'EACCES')
      throw new StartProblem(`port ${port} may not be used: choose one above 1023 with ${setting}=…`);
    throw error;
  }
}

main().catch((error: unknown) => {
  const known = error instanceof StartProblem || error instanceof WrongSetting;
  process.stderr.write(`sauda: ${known ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
});
