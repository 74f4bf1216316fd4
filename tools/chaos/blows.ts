import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { int, rowOf } from '#server/platform/database/row.ts';
import { add, atMost, type Counts } from './buyers/crowd.ts';
import { countWaiting } from './audits/ledgers.ts';
import type { ServerProcess } from './server-process.ts';
import type { World } from './world.ts';

const counted = rowOf({ count: int });
const RECOVERY_LIMIT_MS = 30_000;
/** An accepted payment must have reached its order so soon after a start. */
const PAID_LIMIT_MS = 5_000;
/** A backend without its postmaster ends with its statement; all statements of the shop are shorter. */
const LAST_ANSWERS_MS = 2_000;

async function isReady({ servers }: World): Promise<boolean> {
  const states = await Promise.all(servers.map((server) => server.readiness()));
  return states.every((state) => state === 200);
}

async function waitUntilReady(world: World, counts: Counts): Promise<void> {
  const from = performance.now();
  while (!(await isReady(world))) {
    if (performance.now() - from > RECOVERY_LIMIT_MS) {
      add(counts.faults, `not ready again within ${RECOVERY_LIMIT_MS / 1000} s`);
      return;
    }
    await delay(50);
  }
  atMost(counts.told, 'longest way back to ready, ms', performance.now() - from);
}

/** Cuts every connection to PostgreSQL after a pause of some length, ms, as a failover does. */
export const terminateBackends =
  (minMs: number, maxMs: number) =>
  async (world: World, counts: Counts): Promise<void> => {
    await delay(randomInt(minMs, maxMs));
    const [row] = await world.db.$client`
    select ${counted} count(pg_terminate_backend(pid))::int as count from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`;
    add(counts.told, 'connections terminated', row!.count);
    await waitUntilReady(world, counts);
  };

function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Ends PostgreSQL by `kill -9`. */
export async function killPostgres(world: World, counts: Counts): Promise<void> {
  await delay(randomInt(300, 1_500));
  const pid = await world.postmasterPid();
  const backends = childrenOf(pid);
  process.kill(pid, 'SIGKILL');
  add(counts.told, 'kill -9 of PostgreSQL');
  // A backend that is at work outlives its postmaster by moments and still answers; then nobody does, and /readyz must
  // say so.
  const killed = performance.now();
  while (backends.some(lives) && performance.now() - killed < LAST_ANSWERS_MS) await delay(5);
  for (;;) {
    const before = await world.askDatabase();
    const status = await world.readiness();
    const after = await world.askDatabase();
    if (before === 'refuses' && after === 'refuses')
      add(status === 200 ? counts.faults : counts.told, `/readyz said ${status} without a database`);
    if (before === 'answers' && after === 'answers' && (await world.postmasterPid()) !== pid) break;
    await delay(20);
  }
  await waitUntilReady(world, counts);
}

/** Ends a server and notes how that went. */
export async function endServer(server: ServerProcess, signal: 'SIGTERM' | 'SIGKILL', counts: Counts): Promise<void> {
  const { ms, code } = await server.end(signal);
  add(counts.told, `servers ended by ${signal}`);
  if (signal === 'SIGKILL') return;
  atMost(counts.told, 'longest stop, ms', ms);
  if (code !== 0) add(counts.faults, 'SIGTERM that did not end with code 0');
}

/** Starts what is down; an accepted payment must have reached its order in five seconds. */
export async function startAgain(world: World, counts: Counts): Promise<void> {
  add(counts.told, 'paid orders that did not know it when a server was down', await countWaiting(world.db));
  const from = performance.now();
  const ready = await world.start();
  atMost(counts.told, 'longest start of a server, ms', performance.now() - from);
  while ((await countWaiting(world.db, ready)) > 0 && Date.now() - ready.getTime() < PAID_LIMIT_MS) await delay(20);
  const late = await countWaiting(world.db, ready);
  if (late > 0) add(counts.faults, `paid orders that still waited ${PAID_LIMIT_MS / 1000} s after a start`, late);
  else atMost(counts.told, 'longest wait of a paid order after a start, ms', Date.now() - ready.getTime());
}
