import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '#server/platform/database/db.ts';
import { freePorts } from './free-ports.ts';

/** A PostgreSQL server of the tests. */
export type PostgresServer = { url: string; stop(): Promise<void> };

const USER = 'sauda';
/** Speed instead of durability, like the embedded server in tests. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '100',
  max_wal_size: '2GB',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  jit: 'off',
  timezone: 'UTC',
  log_min_messages: 'fatal',
};

/** Returns the account `postgres` when running as root, which PostgreSQL refuses. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim());
  return { uid: id('-u'), gid: id('-g') };
}

/** Creates a cluster below `folder` with the programs in `bin` and starts it; resolves once it answers. */
export async function startPostgres(bin: string, folder: string): Promise<PostgresServer> {
  const account = unprivilegedUser();
  const home = path.join(folder, 'postgres');
  await mkdir(home);
  if (account) await chown(home, account.uid, account.gid);
  const cluster = path.join(home, 'cluster');
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  const options = { ...account, cwd: home, env, stdio: 'inherit' as const };
  const { status } = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', cluster, '-U', USER, '-E', 'UTF8', '--locale=C.UTF-8', '--auth=trust', '--no-sync', '--no-instructions'],
    { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0) throw new Error(`initdb of ${bin} failed (${status})`);
  const port = String(await freePorts(1));
  const flags = Object.entries({ ...SETTINGS, port }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(path.join(bin, 'postgres'), ['-D', cluster, ...flags], {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  const url = `postgres://${USER}@127.0.0.1:${port}/postgres`;
  await Promise.race([
    answers(url),
    ended.then(([code]) => {
      throw new Error(`PostgreSQL of ${bin} ended at once (${code})`);
    }),
  ]);
  return {
    url,
    async stop() {
      server.kill('SIGINT');
      await ended;
    },
  };
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const { $client: sql } = openDatabase(url, 1);
    const isUp = await sql`select 1`.then(
      () => true,
      () => false,
    );
    await sql.end();
    if (isUp) return;
    await delay(50);
  }
  throw new Error(`${url} did not answer`);
}
