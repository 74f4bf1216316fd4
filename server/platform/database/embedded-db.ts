import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isAlive, isLastUser, withFileLock, register } from './embedded-db-owners.ts';
import { findLocation, programPath, type DatabaseLocation } from './embedded-db-location.ts';
import { StartupError } from '../process/startup-error.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

/** A running PostgreSQL: its address, and `stop`, which keeps it running while another process of the shop uses it. */
export type EmbeddedDatabase = { url: string; stop(): Promise<void> };

/** Start options: `isDurable: false` trades crash safety for speed, for tests. */
export type EmbeddedOptions = { dataDir: string; onLog?: (line: string) => void; isDurable?: boolean };

/** Major version of the built-in PostgreSQL. */
export const EMBEDDED_POSTGRES = 18;
const POSTGRES_MAJOR = String(EMBEDDED_POSTGRES);
const USER = 'sauda';
const START_TIMEOUT_MS = MINUTE_MS;

/** Tuned for two cores shared with the shop. Parallel plans are off: they need more /dev/shm than containers have. */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  synchronous_commit: 'on',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
};
const NOT_DURABLE = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', shared_buffers: '128MB' };

type ServerState = { pid: number; port: number; state: string };

/** Reads the state of a running server from postmaster.pid (lines 1 pid, 4 port, 8 state). */
async function readServerState(cluster: string): Promise<ServerState | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!pid || !(await isAlive(pid, cluster))) return undefined;
  return { pid, port: Number(lines[3]), state: (lines[7] ?? '').trim() };
}

async function runProgram(
  location: DatabaseLocation,
  name: 'postgres' | 'initdb',
  args: string[],
  input = '',
): Promise<void> {
  const child = spawn(programPath(location, name), args, {
    ...location.account,
    cwd: path.dirname(location.cluster),
    env: programEnvironment(),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const [code] = (await once(child, 'close').catch((error: Error) => [error.message])) as [number | string];
  if (code !== 0)
    throw new StartupError(
      `PostgreSQL could not be set up in ${location.cluster} (${name}: ${lastLine(output) || code}).`,
    );
}

const programEnvironment = () => ({
  PATH: process.env['PATH'] ?? '',
  LC_ALL: 'C',
  TZ: 'UTC',
  ...(process.platform === 'win32' ? process.env : {}),
});
const lastLine = (text: string): string =>
  text
    .trim()
    .split('\n')
    .filter((line) => !/^(HINT|STATEMENT|CONTEXT)/.test(line))
    .at(-1)
    ?.trim() ?? '';

/** Creates the cluster in a temporary folder and renames it, so a cluster folder is never incomplete. */
async function createCluster(location: DatabaseLocation, isDurable: boolean): Promise<void> {
  const temporary = `${location.cluster}.part`;
  const password = `${temporary}.password`;
  await rm(temporary, { recursive: true, force: true });
  const secret = randomBytes(24).toString('base64url');
  await writeFile(password, secret, { mode: 0o600 });
  if (location.account) await chown(password, location.account.uid, location.account.gid);
  const flags = [
    '-U',
    USER,
    '-E',
    'UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--auth=scram-sha-256',
  ];
  await runProgram(location, 'initdb', [
    '-D',
    temporary,
    `--pwfile=${password}`,
    '--no-instructions',
    ...flags,
    ...(isDurable ? [] : ['--no-sync']),
  ]);
  await runProgram(location, 'postgres', ['--single', '-D', temporary, 'template1'], `CREATE DATABASE ${USER};\n`);
  await rename(password, path.join(temporary, 'shop.password'));
  await rename(temporary, location.cluster);
}

/** True when the folder has a complete cluster; a folder without its control file has no data. */
async function isReady(location: DatabaseLocation): Promise<boolean> {
  const version = await readFile(path.join(location.cluster, 'PG_VERSION'), 'utf8').catch(() => '');
  const password = await stat(path.join(location.cluster, 'shop.password')).catch(() => undefined);
  if (version.trim() && password && version.trim() !== POSTGRES_MAJOR) {
    throw new StartupError(
      `the data in ${location.cluster} belongs to PostgreSQL ${version.trim()}, but the shop includes ${POSTGRES_MAJOR}: dump it with the older version, or set DATA_DIR to another folder.`,
    );
  }
  return Boolean(version.trim() && password);
}

/** Removes a folder with an incomplete cluster if it has no data, else sets it aside. */
async function clearIncompleteCluster(location: DatabaseLocation, onLog: (line: string) => void): Promise<void> {
  const entries = await readdir(location.cluster).catch(() => undefined);
  if (!entries) return;
  if (entries.includes('shop.password')) {
    throw new StartupError(
      `the database in ${location.cluster} is damaged (no PG_VERSION): restore it from a backup, or move the folder away to start empty.`,
    );
  }
  const databases = await readdir(path.join(location.cluster, 'base')).catch(() => []);
  if (databases.some((oid) => Number(oid) >= 16384)) {
    const movedCluster = `${location.cluster}.aside-${Date.now()}`;
    await rename(location.cluster, movedCluster);
    onLog(`The database in ${location.cluster} was not created by the shop; it was moved to ${movedCluster}.`);
    return;
  }
  await rm(location.cluster, { recursive: true, force: true });
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Detaches the server from the terminal, so Ctrl-C lets the shop finish before its database. */
async function launch(location: DatabaseLocation, isDurable: boolean, port: number): Promise<ServerState> {
  const logFile = path.join(path.dirname(location.cluster), 'postgres.log');
  const log = await open(logFile, 'w');
  const settings = { ...SETTINGS, ...(isDurable ? {} : NOT_DURABLE), port: String(port) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(programPath(location, 'postgres'), ['-D', location.cluster, ...flags], {
    ...location.account,
    cwd: path.dirname(location.cluster),
    env: programEnvironment(),
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  let exitReason: string | undefined;
  child.once('error', (error) => (exitReason = error.message));
  child.once('exit', (code) => (exitReason ??= `exit ${code}`));
  child.unref();
  await log.close();
  for (let waitedMs = 0; waitedMs < START_TIMEOUT_MS; waitedMs += 20) {
    const state = await readServerState(location.cluster);
    if (state?.state === 'ready') return state;
    if (exitReason)
      throw new StartupError(
        `PostgreSQL stopped immediately: ${lastLine(await readFile(logFile, 'utf8')) || exitReason}. Its log: ${logFile}`,
      );
    await delay(20);
  }
  throw new StartupError(`PostgreSQL was not ready in ${START_TIMEOUT_MS / 1000} s. Its log: ${logFile}`);
}

/** Last port used here; tried first, because other processes may still know it. */
async function findLastPort(cluster: string): Promise<number> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[3]) || findFreePort();
}

/** Starts the server, or takes over one left by a killed shop. Tries again if another program takes the port. */
async function startOrTakeOver(
  location: DatabaseLocation,
  isDurable: boolean,
  onLog: (line: string) => void,
): Promise<ServerState> {
  let port = await findLastPort(location.cluster);
  for (let attempt = 1; ; attempt++) {
    const state = await readServerState(location.cluster);
    if (state?.state === 'ready') return state;
    if (state) await waitForEnd(location, state.pid, START_TIMEOUT_MS);
    else await rm(path.join(location.cluster, 'postmaster.pid'), { force: true });
    try {
      return await launch(location, isDurable, port);
    } catch (error) {
      // After a kill -9, the server's children need a moment to release the data.
      if (attempt === 5) throw error;
      onLog(`${(error as Error).message} Trying again.`);
      await delay(300 * attempt);
      if (attempt > 1) port = await findFreePort();
    }
  }
}

async function waitForEnd({ cluster }: DatabaseLocation, pid: number, timeout: number): Promise<boolean> {
  for (let waitedMs = 0; waitedMs < timeout; waitedMs += 20) {
    if (!(await isAlive(pid, cluster))) return true;
    await delay(20);
  }
  return false;
}

async function shutDown(location: DatabaseLocation): Promise<void> {
  const state = await readServerState(location.cluster);
  if (!state) return;
  sendSignal(state.pid, 'SIGINT'); // a fast shutdown: open sessions are ended, nothing is lost
  if (!(await waitForEnd(location, state.pid, 20_000))) sendSignal(state.pid, 'SIGQUIT');
  await waitForEnd(location, state.pid, 5_000);
}

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended meanwhile.
  }
}

/** Checks every second whether the server runs and restarts it if not; one attempt at a time. */
function superviseServer({ cluster }: DatabaseLocation, restart: () => Promise<void>): { end(): Promise<void> } {
  let checking: Promise<void> | undefined;
  const check = async () => {
    if (!(await readServerState(cluster))) await restart().catch(() => undefined); // the next check tries again
  };
  const timer = setInterval(() => {
    checking ??= check().finally(() => (checking = undefined));
  }, 1_000);
  timer.unref();
  return {
    async end() {
      clearInterval(timer);
      await checking;
    },
  };
}

/** Stops the PostgreSQL of a data folder once all its users are gone: the last one may have been killed. */
export async function stopAbandonedDatabase(dataDir: string): Promise<void> {
  const location = await findLocation(dataDir, () => undefined);
  const owners = path.join(location.shopData, 'postgres.users');
  await mkdir(owners, { recursive: true });
  await withFileLock(`${owners}.lock`, async () => ((await isLastUser(owners)) ? shutDown(location) : undefined));
}

/**
 * Starts the built-in PostgreSQL 18 of a data folder and waits until it responds, or joins the running one. Restarts a
 * server that dies, on the same port. Throws `StartupError`.
 */
export async function startEmbeddedDatabase({
  dataDir,
  onLog = () => undefined,
  isDurable = true,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const location = await findLocation(dataDir, onLog);
  const owners = path.join(location.shopData, 'postgres.users');
  await mkdir(owners, { recursive: true });
  const { url, leave: unregister } = await withFileLock(`${owners}.lock`, async () => {
    if (!(await isReady(location))) {
      await clearIncompleteCluster(location, onLog);
      await createCluster(location, isDurable);
    }
    const { port } = await startOrTakeOver(location, isDurable, onLog);
    const secret = (await readFile(path.join(location.cluster, 'shop.password'), 'utf8')).trim();
    return { url: `postgres://${USER}:${secret}@127.0.0.1:${port}/${USER}`, leave: await register(owners) };
  });
  const watch = superviseServer(location, async () => {
    await withFileLock(`${owners}.lock`, () => startOrTakeOver(location, isDurable, onLog));
    onLog('PostgreSQL had stopped unexpectedly and is running again.');
  });
  let stopping: Promise<void> | undefined;
  const stop = async () => {
    await watch.end();
    await unregister();
    await withFileLock(`${owners}.lock`, async () => ((await isLastUser(owners)) ? shutDown(location) : undefined));
  };
  return { url, stop: () => (stopping ??= stop()) };
}
