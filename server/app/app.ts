import type { Logger } from 'pino';
import { countCalls } from './app-counting.ts';
import { composeHandlers } from './modules.ts';
import { createServices } from './services.ts';
import type { Env } from '../platform/process/env.ts';

/** The services and handlers of a process. */
export type App = Awaited<ReturnType<typeof createApp>>;

/** Creates the shop over one database; `databaseUrl` comes from the environment or the embedded server. */
export async function createApp(env: Env, databaseUrl: string, log: Logger, sandboxUrl?: string) {
  const services = await createServices(env, databaseUrl, log, sandboxUrl);
  const { uploads, returns, walletPasses } = services.account;
  return {
    ...services,
    uploads,
    returns,
    walletPasses,
    handlers: countCalls(composeHandlers(services), services.counting),
  };
}
