import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { openDatabase } from '#server/platform/database/db.ts';
import { sandboxCredit } from '../../credit/sandbox/credit-bank.ts';
import { sandboxQr } from '../../qr/sandbox/qr-bank.ts';
import { bankApi } from './bank-api.ts';
import { bankPages } from './bank-pages.ts';
import { sandboxQueries } from './sandbox.queries.ts';
import { webhookSender } from './webhooks.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts';

/** Start options. `lateMs`: delay of the cards with a late outcome. */
export type SandboxBankOptions = {
  host: string;
  port: number;
  secret: string;
  databaseUrl: string;
  /** URL for shoppers; derived from host and port when absent. */
  publicUrl?: string | undefined;
  now?: () => Date;
  lateMs?: number;
  /** Delays between webhook attempts, ms. */
  webhookDelaysMs?: readonly number[];
  /** Poll interval for due webhooks, ms; 0 leaves polling to `sendWebhooks`. */
  webhookPollMs?: number;
  /** Set from the environment: production without ALLOW_SANDBOX_BANK. */
  isForbidden?: boolean;
};

/** A running sandbox bank: `url` for the shop's calls, `publicUrl` for shoppers. */
export type SandboxBank = { url: string; publicUrl: string; sendWebhooks(): Promise<number>; stop(): Promise<void> };

/** Why the bank did not start; shown as one line. */
export class SandboxBankForbiddenError extends Error {}

const lateMs = MINUTE_MS;
const webhookDelaysMs = [1_000, 5_000, 30_000, 120_000, 600_000, HOUR_MS];

/** Starts the built-in sandbox bank on its own port and thus its own origin (decisions §9). */
export async function startSandboxBank(options: SandboxBankOptions): Promise<SandboxBank> {
  if (options.isForbidden)
    throw new SandboxBankForbiddenError(
      'The sandbox bank does not run in production: set ALLOW_SANDBOX_BANK=true or choose another PAYMENT_GATEWAY.',
    );
  const clock = options.now ?? (() => new Date());
  const db = openDatabase(options.databaseUrl, 3);
  const queries = sandboxQueries(db.$client, clock);
  const app = createApp();
  let publicUrl = options.publicUrl ?? '';
  const bank = { queries, clock, secret: options.secret, lateMs: options.lateMs ?? lateMs, url: () => publicUrl };
  bankApi(app, bank);
  sandboxCredit(app, { ...bank, sql: db.$client });
  sandboxQr(app, { ...bank, sql: db.$client });
  bankPages(app, bank, readFileSync(new URL('bank.css', import.meta.url), 'utf8'));
  await app.listen({ host: options.host, port: options.port }).catch(async (error: unknown) => {
    await db.$client.end();
    throw error;
  });
  const { port } = app.server.address() as AddressInfo;
  const url = `http://${options.host === '0.0.0.0' ? '127.0.0.1' : options.host}:${port}`;
  publicUrl ||= url;

  const webhooks = webhookSender(queries, options.secret, clock, options.webhookDelaysMs ?? webhookDelaysMs);
  const poll = options.webhookPollMs ?? 500;
  const timer = poll > 0 ? setInterval(() => void webhooks.sendDue().catch(() => {}), poll) : undefined;
  return {
    url,
    publicUrl,
    sendWebhooks: webhooks.sendDue,
    async stop() {
      clearInterval(timer);
      await webhooks.settled();
      await app.close();
      await db.$client.end();
    },
  };
}

function createApp(): FastifyInstance {
  const app = Fastify({ bodyLimit: 16_384, forceCloseConnections: true });
  // Signatures cover the raw text, so JSON stays text until verified.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  return app;
}
