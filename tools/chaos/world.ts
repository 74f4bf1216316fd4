import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { defaultSettings, isSettingName, settingDefinitions, type SettingDefinition } from '#domain/settings.ts';
import { createGeoService } from '#server/features/geo/geo.service.ts';
import { migrateDatabase, openDatabase, type Database } from '#server/platform/db.ts';
import { sentMessages } from '#server/gateways/sms/sent-messages.table.ts';
import { rowOf } from '#server/platform/row.ts';
import { startEmbeddedDatabase } from '#server/platform/embedded-db.ts';
import { createOrdering } from '#test/factories/ordering.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { promoCode } from '#test/factories/savings.ts';
import { root } from '../install.mjs';
import type { Providers } from './tenders.ts';

const PRODUCTS = 40;
const STOCK = 1_000_000;
/** Products everybody wants and not everybody gets. */
const HOT_PRODUCTS = 4;
const HOT_STOCK = 150;
const RESTART_MS = 200;
const READY_LIMIT_MS = 120_000;
const ASK_LIMIT_MS = 500;
const sentRow = rowOf({ text: sentMessages.text });

/** The shop that chaos is done to: its own data folder and PostgreSQL, and the server as a process of its own. */
export type World = {
  origin: string;
  db: Database;
  productIds: number[];
  /** A promo code without limits. */
  promo: string;
  providers: Providers;
  /** Deaths nobody asked for, with the last lines the server wrote. */
  deaths: string[];
  /** Starts the server; returns the moment it was ready. */
  start(): Promise<Date>;
  /** Ends the server by a signal and gives how long it took, ms, and its exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<{ ms: number; code: number | null }>;
  postmasterPid(): Promise<number>;
  /** Status of /readyz; 0 when it does not answer. */
  readiness(): Promise<number>;
  /** What PostgreSQL says to a new connection: those of a pool may be dead while it answers others. */
  askDatabase(): Promise<'answers' | 'refuses' | 'silent'>;
  remove(): Promise<void>;
};

/** Creates the shop with products and no limits that a crowd from one machine would meet. */
export async function createWorld(): Promise<World> {
  const dataDir = await temporaryFolder('chaos');
  // Durable, as in production: what was promised must outlive a killed PostgreSQL.
  const store = await startEmbeddedDatabase({ dataDir });
  await migrateDatabase(store.url);
  const db = openDatabase(store.url, 4);
  const { productIds, promo, providers } = await fill(db);
  const port = await freePorts();
  const origin = `http://127.0.0.1:${port}`;
  const log = path.join(dataDir, 'server.log');
  const deaths: string[] = [];
  let server: ChildProcess | undefined;
  let expected = false;

  const readiness = () =>
    fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
  const spawnServer = (): ChildProcess => {
    const file = openSync(log, 'a');
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
      cwd: root,
      stdio: ['ignore', file, file],
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        NODE_ENV: 'production',
        ALLOW_SANDBOX_BANK: 'true',
        TRUST_PROXY: 'true',
        LOG_LEVEL: 'error',
        NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled'),
      },
    });
    closeSync(file);
    expected = false;
    child.once('exit', (code, signal) => {
      if (expected) return;
      deaths.push(`${signal ?? `exit ${code}`}: ${readFileSync(log, 'utf8').trim().split('\n').slice(-3).join('\n')}`);
      setTimeout(() => (server = spawnServer()), RESTART_MS);
    });
    return child;
  };

  return {
    origin,
    db,
    productIds,
    promo,
    providers,
    deaths,
    readiness,
    askDatabase: () => askDatabase(store.url),
    async start() {
      server = spawnServer();
      const until = Date.now() + READY_LIMIT_MS;
      while ((await readiness()) !== 200) {
        if (Date.now() > until)
          throw new Error(`the server was not ready in time:\n${readFileSync(log, 'utf8').slice(-2_000)}`);
        await delay(20);
      }
      return new Date();
    },
    async end(signal) {
      expected = true;
      const child = server!;
      const from = performance.now();
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code] = (await ended) as [number | null];
      return { ms: performance.now() - from, code };
    },
    async postmasterPid() {
      const file = await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => '');
      return Number(file.split('\n')[0]);
    },
    async remove() {
      expected = true;
      server?.kill('SIGKILL');
      await db.$client.end({ timeout: 1 });
      await store.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function askDatabase(url: string): Promise<'answers' | 'refuses' | 'silent'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ASK_LIMIT_MS });
  client.on('error', () => {});
  const from = performance.now();
  try {
    await client.connect();
    await client.query('select 1');
    return 'answers';
  } catch {
    return performance.now() - from < ASK_LIMIT_MS ? 'refuses' : 'silent';
  } finally {
    await client.end();
  }
}

async function fill(db: Database): Promise<Pick<World, 'productIds' | 'promo' | 'providers'>> {
  await createGeoService({ db }).seed();
  const settings = {
    'shop.iban': 'KZ86125KZT5004100100',
    'shop.bin': '180740012345',
    'shop.bank': 'АО «Банк»',
  } as const;
  const shop = await createOrdering(db, { settings });
  const ids: number[] = [];
  for (let index = 0; index < PRODUCTS; index++) ids.push(await shop.addProduct({ stock: { 1: STOCK, 2: STOCK } }));
  for (let index = 0; index < HOT_PRODUCTS; index++) ids.push(await shop.addProduct({ stock: { 1: HOT_STOCK } }));
  // Buyers here come from one machine in a crowd: limits by number are set as wide as they go.
  for (const [name, definition] of Object.entries(settingDefinitions) as [string, SettingDefinition][]) {
    const isLimit = /^(order\.open|stock\.unproven|delivery\.slotCapacity|phone\.codes)/.test(name);
    if (!isLimit || !isSettingName(name) || typeof defaultSettings[name] !== 'number') continue;
    await db.$client`
      insert into store_settings (name, value) values (${name}, ${String(definition.max)}::jsonb) on conflict do nothing`;
  }
  for (const [name, value] of Object.entries(settings))
    await db.$client`
      insert into store_settings (name, value) values (${name}, ${JSON.stringify(value)}::jsonb) on conflict (name) do update set value = excluded.value`;
  const promo = await promoCode(shop, { value: 15 });
  await db.$client`analyze`;
  const providers: Providers = {
    async codeOf(phone) {
      const [row] = await db.$client`
        select ${sentRow} from sent_messages where recipient like ${`%${phone}`} order by id desc limit 1`;
      const [code] = /\d{6}/.exec(row?.text ?? '') ?? [];
      if (!code) throw new Error(`no code was sent to ${phone}`);
      return code;
    },
    async transfer(number, amount) {
      const pay = () => shop.invoices.pay(number, { amount, document: `${number} 25.11.2026` }, new Date());
      await Promise.all([pay(), pay()]);
    },
  };
  return { productIds: ids, promo, providers };
}

/**
 * Finds three free ports in a row: shop, sandbox bank, operators. Below those that connections going out take, so that
 * they stay free while the server is down.
 */
async function freePorts(): Promise<number> {
  for (let port = 21_000 + (process.pid % 100) * 10; port < 32_000; port += 10)
    if ((await isFree(port)) && (await isFree(port + 1)) && (await isFree(port + 2))) return port;
  throw new Error('no free ports');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const free = await Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'error').then(() => false),
  ]);
  server.close();
  return free;
}
