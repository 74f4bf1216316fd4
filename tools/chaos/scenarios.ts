import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { int, rowOf } from '#server/platform/row.ts';
import { startBuyers } from './buyers.ts';
import type { Counts, Crowd } from './crowd.ts';
import { startCustomers } from './customers.ts';
import { countWaiting } from './ledgers.ts';
import type { World } from './world.ts';

const counted = rowOf({ count: int });
const RECOVERY_LIMIT_MS = 30_000;
/** An accepted payment must have reached its order so soon after a start. */
const PAID_LIMIT_MS = 5_000;
/** A backend without its postmaster ends with its statement; all statements of the shop are shorter. */
const LAST_ANSWERS_MS = 2_000;

/** One way to hurt the shop: `round` is called again and again while buyers come. */
export type Scenario = {
  about: string;
  rounds: number;
  crowd: (world: World) => Crowd;
  round(world: World, counts: Counts): Promise<void>;
};

const add = (into: Record<string, number>, name: string, value = 1) => (into[name] = (into[name] ?? 0) + value);
const atMost = (into: Record<string, number>, name: string, value: number) =>
  (into[name] = Math.max(into[name] ?? 0, Math.round(value)));

async function waitUntilReady(world: World, counts: Counts): Promise<void> {
  const from = performance.now();
  while ((await world.readiness()) !== 200) {
    if (performance.now() - from > RECOVERY_LIMIT_MS) {
      add(counts.faults, `not ready again within ${RECOVERY_LIMIT_MS / 1000} s`);
      return;
    }
    await delay(50);
  }
  atMost(counts.told, 'longest way back to ready, ms', performance.now() - from);
}

const terminateBackends =
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

async function killPostgres(world: World, counts: Counts): Promise<void> {
  await delay(randomInt(300, 1_500));
  const pid = await world.postmasterPid();
  const backends = childrenOf(pid);
  process.kill(pid, 'SIGKILL');
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

async function restartServer(world: World, counts: Counts): Promise<void> {
  await delay(randomInt(300, 2_500));
  const signal = randomInt(2) === 0 ? 'SIGTERM' : 'SIGKILL';
  const { ms, code } = await world.end(signal);
  add(counts.told, `ended by ${signal}`);
  if (signal === 'SIGTERM') {
    atMost(counts.told, 'longest stop, ms', ms);
    if (code !== 0) add(counts.faults, 'SIGTERM that did not end with code 0');
  }
  add(counts.told, 'paid orders that did not know it when the server was down', await countWaiting(world.db));
  const ready = await world.start();
  while ((await countWaiting(world.db, ready)) > 0 && Date.now() - ready.getTime() < PAID_LIMIT_MS) await delay(20);
  const late = await countWaiting(world.db, ready);
  if (late > 0) add(counts.faults, `paid orders that still waited ${PAID_LIMIT_MS / 1000} s after a start`, late);
  else atMost(counts.told, 'longest wait of a paid order after a start, ms', Date.now() - ready.getTime());
}

/** The ways, by the name on the command line. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  terminate: {
    about: 'pg_terminate_backend on every connection, as in a failover',
    rounds: 100,
    crowd: (world) => startBuyers(world, { method: 'any', atOnce: 24 }),
    round: terminateBackends(100, 600),
  },
  logins: {
    about: 'the same, while customers register, log in and out and change everything of theirs',
    rounds: 100,
    crowd: (world) => startCustomers(world, 16),
    // A customer's walk is long: between two cuts some of it must be done.
    round: terminateBackends(500, 2_500),
  },
  postgres: {
    about: 'kill -9 of PostgreSQL',
    rounds: 100,
    crowd: (world) => startBuyers(world, { method: 'any', atOnce: 24 }),
    round: killPostgres,
  },
  restart: {
    about: 'SIGTERM or kill -9 of the server while buyers pay',
    rounds: 200,
    // A restarted server shares the processor with them.
    crowd: (world) => startBuyers(world, { method: 'card', atOnce: 8 }),
    round: restartServer,
  },
  tenders: {
    about: 'the same, while buyers pay by card, QR code, credit, invoice and at the door, with promo codes',
    rounds: 30,
    crowd: (world) => startBuyers(world, { method: 'any', atOnce: 8 }),
    round: restartServer,
  },
};
