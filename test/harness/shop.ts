import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { openDatabase, type Database } from '#server/platform/database/db.ts';
import { startEmbeddedDatabase } from '#server/platform/database/embedded-db.ts';
import { freePorts } from './free-ports.ts';
import { databaseFolder } from './temporary-folder.ts';

/** A separate whole shop: address, database, and `stop`, which deletes everything. */
export type TestShop = {
  origin: string;
  databaseUrl: string;
  db: Database;
  dataDir: string;
  logFile: string;
  output(): string;
  stop(): Promise<void>;
};

const root = path.resolve(import.meta.dirname, '../..');
/** Time limit for a test: a busy machine loads the demo catalogue for minutes. */
const READY_TIMEOUT_MS = 900_000;
/** The shop's port, its sandbox bank's and its operators'. */
const PORTS_PER_SHOP = 3;

/** Starts another web process with its own settings on the database and folder of a running shop. */
export async function startSecondWeb(
  shop: { databaseUrl: string; dataDir: string },
  env: Record<string, string>,
): Promise<{ origin: string; stop(): Promise<void> }> {
  const port = await freePorts(PORTS_PER_SHOP);
  const web = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts', '--services=web'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: shop.dataDir,
      DATABASE_URL: shop.databaseUrl,
      NODE_ENV: '',
      WARM_PICTURES: 'false',
      ALLOW_SANDBOX_BANK: 'true',
      ...env,
    },
  });
  let output = '';
  for (const stream of [web.stdout, web.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(origin, web, () => output);
  return {
    origin,
    stop: async () => {
      if (web.exitCode !== null || web.signalCode !== null) return;
      const closed = once(web, 'close');
      web.kill('SIGTERM');
      await closed;
    },
  };
}

async function waitUntilReady(origin: string, shop: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    if (shop.exitCode !== null || shop.signalCode !== null) throw new Error(`the shop did not start:\n${output()}`);
    const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (response?.ok) return;
    if (Date.now() > deadline) throw new Error(`the shop was not ready in ${READY_TIMEOUT_MS / 1000} s:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/**
 * Starts the shop the way `npm start` does (built pages, demo catalogue) on its own data folder and ports. The database
 * is opened first, `durable` for measurements: tests can query it, and it outlives a restart of the shop.
 */
export async function startShop(
  env: Record<string, string> = {},
  { durable = false }: { durable?: boolean } = {},
): Promise<TestShop> {
  const dataDir = await databaseFolder('shop');
  const database = await startEmbeddedDatabase({ dataDir, isDurable: durable });
  const port = await freePorts(PORTS_PER_SHOP);
  const shop = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/start/shop.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: '',
      DATABASE_URL: '',
      RENDERS_PER_MINUTE: '1000000',
      WARM_PICTURES: 'false',
      ...env,
    },
  });
  const logFile = path.join(dataDir, 'shop.log');
  const log = createWriteStream(logFile);
  let recentOutput = '';
  for (const stream of [shop.stdout, shop.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      recentOutput = (recentOutput + text).slice(-50_000);
      log.write(text);
    });
  }
  const output = () => recentOutput;
  const origin = `http://127.0.0.1:${port}`;
  const db = openDatabase(database.url, 4);
  const stop = async () => {
    if (shop.exitCode === null && shop.signalCode === null) {
      const closed = once(shop, 'close');
      shop.kill('SIGTERM');
      await closed;
    }
    await db.$client.end({ timeout: 5 });
    await database.stop();
    log.end();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(origin, shop, output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, databaseUrl: database.url, db, dataDir, logFile, output, stop };
}
