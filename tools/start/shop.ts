// `npm start` and `npm run dev` after the installation: prepares the shop, then keeps its server running.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isTrial, readEnv, type Env } from '#server/platform/process/env.ts';
import { StartupError } from '#server/platform/process/startup-error.ts';
import { isUpToDate } from '../gate/up-to-date.ts';
import { wasFilledBefore } from './filled-before.ts';
import { root } from '../node/install.mjs';
import { createRestarts, type ServerEnd } from './restarts.ts';
import { stopWith } from '../node/terminal.mjs';
import { MINUTE_MS } from '#domain/time/durations.ts';

/** The server stops within seconds; a stuck one is killed so its PostgreSQL is released. */
const MAX_STOP_MS = MINUTE_MS;

/**
 * Makes glibc return memory: buffers for page compression come and go and otherwise leave holes of megabytes. Ignored
 * by other systems.
 */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * Collects the young generation after 8 MB instead of 16, before garbage of a page is promoted: a hundred megabytes
 * less for 3 % more CPU.
 */
const SEMI_SPACE_FLAG = '--max-semi-space-size=8';

const dev = process.argv.includes('--dev');
let server: ChildProcess | undefined;
let stopping = false;
const stop = new AbortController();

async function checkPort(setting: string, port: number, host: string): Promise<void> {
  if (port === 0) return;
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartupError(
        `port ${port} is taken: stop the program that uses it, or choose another, for example ${setting}=${port + 100} npm start`,
      );
    if (code === 'EACCES')
      throw new StartupError(
        `port ${port} may not be used by this user: choose one above 1023, for example ${setting}=3000 npm start`,
      );
    throw new StartupError(`the shop cannot listen on ${host}:${port} (${message}): check HOST and ${setting}`);
  }
  probe.close();
  await once(probe, 'close');
}

/**
 * Builds the pages and fills the database in a separate process and returns its exit code. Hundreds of megabytes of the
 * bundler and the importer are released with it, so the supervisor stays small.
 */
function prepare(): Promise<number> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'tools/start/prepare-shop.ts', ...(dev ? ['--dev'] : [])],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true, env: preparedEnv() },
  );
  server = child;
  return new Promise((resolve) => child.on('close', (code) => resolve(stopping ? 0 : (code ?? 1))));
}

/** Paths are relative to the user's folder, not to the project. */
function preparedEnv(): NodeJS.ProcessEnv {
  return { ...process.env, DATA_DIR: path.resolve(readEnv().DATA_DIR) };
}

/**
 * Runs the server once and resolves with its end. The server opens an embedded database itself, so it also stops it.
 */
function runServer(env: Env): Promise<ServerEnd> {
  const watch = dev ? ['--watch', '--watch-preserve-output'] : [];
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      SEMI_SPACE_FLAG,
      '--import',
      './tools/node/stop-with-parent.mjs',
      ...watch,
      'server/main.ts',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true, // Ctrl-C reaches this process first; it stops the server and then the database
      env: {
        ...MEMORY,
        ...process.env,
        DATA_DIR: path.resolve(env.DATA_DIR),
        NODE_ENV: dev ? 'development' : 'production',
        ALLOW_SANDBOX_BANK: process.env['ALLOW_SANDBOX_BANK'] ?? String(isTrial(env)),
        NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled'),
      },
    },
  );
  server = child;
  let readyAt = 0;
  child.on('message', (message) => {
    if (message === 'ready') readyAt = Date.now();
  });
  return new Promise((resolve) =>
    child.on('close', (code, signal) =>
      resolve({ code, signal, wasReady: readyAt > 0, servedMs: readyAt && Date.now() - readyAt }),
    ),
  );
}

/**
 * Keeps the server running: restarts it after a crash, with increasing delays. In development, `node --watch` waits for a
 * change instead.
 */
async function superviseServer(env: Env): Promise<number> {
  const restarts = createRestarts();
  for (;;) {
    const end = await runServer(env);
    if (stopping) return end.code ?? 0;
    const next = restarts.after(end);
    if (next.line) process.stderr.write(`Sauda: ${next.line}\n`);
    if ('exitCode' in next) return next.exitCode;
    await delay(next.delayMs, undefined, { signal: stop.signal }).catch(() => undefined);
    if (stopping) return 0;
  }
}

/** In development the server restarts at every change; its database stays open in this process. */
async function keepDatabaseOpen(env: Env): Promise<{ stop(): Promise<void> } | undefined> {
  if (!dev || env.DATABASE_URL) return undefined;
  const { startEmbeddedDatabase } = await import('#server/platform/database/embedded-db.ts');
  return startEmbeddedDatabase({ dataDir: env.DATA_DIR });
}

/** A killed server leaves its PostgreSQL running. */
async function stopDatabase(env: Env): Promise<void> {
  if (!env.DATABASE_URL)
    await (await import('#server/platform/database/embedded-db.ts')).stopAbandonedDatabase(env.DATA_DIR);
}

function stopShop(): void {
  if (stopping) return;
  stopping = true;
  stop.abort();
  server?.kill('SIGTERM');
  setTimeout(() => server?.kill('SIGKILL'), MAX_STOP_MS).unref();
}

async function main(): Promise<number> {
  const env = readEnv();
  await checkPort('PORT', env.PORT, env.HOST);
  if ((process.env['ALLOW_SANDBOX_BANK'] ?? String(isTrial(env))) !== 'false')
    await checkPort('SANDBOX_BANK_PORT', env.SANDBOX_BANK_PORT ?? (env.PORT && env.PORT + 1), env.HOST);
  await checkPort('ADMIN_PORT', env.ADMIN_PORT ?? (env.PORT && env.PORT + 2), env.ADMIN_HOST);
  // The common case: nothing to build or load, so the server opens the database itself.
  const isUsual = !dev && !env.DATABASE_URL && wasFilledBefore(env.DATA_DIR) && isUpToDate();
  const code = isUsual ? 0 : await prepare();
  if (code !== 0 || stopping) return code;
  const database = await keepDatabaseOpen(env);
  return superviseServer(env).finally(async () => {
    await database?.stop();
    await stopDatabase(env);
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopShop);
process.on('disconnect', stopShop);
process.channel?.unref();

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  stopWith(error.message);
}
