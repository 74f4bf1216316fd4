import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { int, rowOf } from '#server/platform/database/row.ts';
import { increment, keepMaximum, type Counts } from './buyers/crowd.ts';
import { countWaiting } from './audits/ledgers.ts';
import type { ServerProcess } from './server-process.ts';
import type { World } from './world.ts';

const countRow = rowOf({ count: int });
const RECOVERY_TIMEOUT_MS = 30_000;
/** Maximum delay from a start until an accepted payment reaches its order. */
const PAID_LIMIT_MS = 5_000;
/** How long PostgreSQL stays frozen, and the answer deadline of its callers: the watchdog needs 12 s. */
const FREEZE_MS = 20_000;
const RESPONSE_TIMEOUT_MS = 18_000;
const PROBE_PAUSE_MS = 250;
/** A backend without its postmaster ends with its statement; the shop has no longer statement. */
const LAST_ANSWERS_MS = 2_000;

async function isReady({ servers }: World): Promise<boolean> {
  const states = await Promise.all(servers.map((server) => server.readiness()));
  return states.every((state) => state === 200);
}

async function waitUntilReady(world: World, counts: Counts): Promise<void> {
  const startedAt = performance.now();
  while (!(await isReady(world))) {
    if (performance.now() - startedAt > RECOVERY_TIMEOUT_MS) {
      increment(counts.faults, `not ready again within ${RECOVERY_TIMEOUT_MS / 1000} s`);
      return;
    }
    await delay(50);
  }
  keepMaximum(counts.report, 'longest recovery, ms', performance.now() - startedAt);
}

/** Cuts every connection to PostgreSQL after a random pause, ms, as a failover does. */
export const terminateBackends =
  (minMs: number, maxMs: number) =>
  async (world: World, counts: Counts): Promise<void> => {
    await delay(randomInt(minMs, maxMs));
    const [row] = await world.db.$client`
    select ${countRow} count(pg_terminate_backend(pid))::int as count from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`;
    increment(counts.report, 'connections terminated', row!.count);
    await waitUntilReady(world, counts);
  };

function findChildren(pid: number): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

function isAlive(pid: number): boolean {
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
  const backends = findChildren(pid);
  process.kill(pid, 'SIGKILL');
  increment(counts.report, 'kill -9 of PostgreSQL');
  // A busy backend outlives its postmaster for a moment and still answers; afterwards /readyz must report failure.
  const killedAt = performance.now();
  while (backends.some(isAlive) && performance.now() - killedAt < LAST_ANSWERS_MS) await delay(5);
  for (;;) {
    const before = await world.probeDatabase();
    const status = await world.readiness();
    const after = await world.probeDatabase();
    if (before === 'refuses' && after === 'refuses')
      increment(status === 200 ? counts.faults : counts.report, `/readyz said ${status} without a database`);
    if (before === 'answers' && after === 'answers' && (await world.postmasterPid()) !== pid) break;
    await delay(20);
  }
  await waitUntilReady(world, counts);
}

/**
 * Freezes every process of PostgreSQL, which keeps its connections open without answers. Pages and calls that need it
 * must answer 503 in bounded time, and 200 or 404 again afterwards.
 */
export async function freezePostgres(world: World, counts: Counts): Promise<void> {
  // Buyers need a quiet period to reach every step.
  await delay(randomInt(4_000, 10_000));
  const pid = await world.postmasterPid();
  const frozen = [pid, ...findChildren(pid)];
  sendSignal(frozen, 'SIGSTOP');
  increment(counts.report, 'freezes of PostgreSQL');
  const frozenAt = performance.now();
  const isFrozen = () => performance.now() - frozenAt < FREEZE_MS;
  const probing = PROBES.map(async (path) => {
    while (isFrozen()) {
      const { status, ms } = await probe(`${world.servers[0]!.origin}${path()}`);
      keepMaximum(counts.report, 'longest answer with PostgreSQL frozen, ms', ms);
      // A response after the thaw says nothing about the freeze.
      if (isFrozen() && status !== 503) increment(counts.faults, `answers ${status} with PostgreSQL frozen`);
      if (ms > RESPONSE_TIMEOUT_MS)
        increment(counts.faults, `no answer within ${RESPONSE_TIMEOUT_MS / 1000} s with PostgreSQL frozen`);
      else increment(counts.report, 'answers with PostgreSQL frozen');
      await delay(PROBE_PAUSE_MS);
    }
  });
  try {
    await delay(FREEZE_MS);
  } finally {
    sendSignal(frozen, 'SIGCONT');
  }
  await Promise.all(probing);
  await waitUntilReady(world, counts);
  for (const path of PROBES) {
    const { status } = await probe(`${world.servers[0]!.origin}${path()}`);
    if (status >= 500 || status === 0) increment(counts.faults, `answers ${status} after a freeze`);
  }
}

let probes = 1_000_000;
/** An uncached page, a session call and the readiness check: each reads the database. */
const PROBES = [() => `/p/${++probes}`, () => '/api/cart', () => '/readyz'] as const;

async function probe(url: string): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  const headers = { accept: 'text/html', cookie: `session_seal=${'a'.repeat(43)}` };
  const answer = await fetch(url, {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(FREEZE_MS + RESPONSE_TIMEOUT_MS),
  }).catch(() => null);
  await answer?.arrayBuffer();
  return { status: answer?.status ?? 0, ms: performance.now() - startedAt };
}

function sendSignal(pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, name);
}

/** Ends a server and records the result. */
export async function endServer(server: ServerProcess, signal: 'SIGTERM' | 'SIGKILL', counts: Counts): Promise<void> {
  const { ms, code } = await server.end(signal);
  increment(counts.report, `servers ended by ${signal}`);
  if (signal === 'SIGKILL') return;
  keepMaximum(counts.report, 'longest stop, ms', ms);
  if (code !== 0) increment(counts.faults, 'SIGTERM without exit code 0');
}

/** Starts stopped servers; an accepted payment must reach its order within five seconds. */
export async function startStoppedServers(world: World, counts: Counts): Promise<void> {
  increment(counts.report, 'paid orders not yet marked paid when a server was down', await countWaiting(world.db));
  const startedAt = performance.now();
  const ready = await world.start();
  keepMaximum(counts.report, 'longest start of a server, ms', performance.now() - startedAt);
  while ((await countWaiting(world.db, ready)) > 0 && Date.now() - ready.getTime() < PAID_LIMIT_MS) await delay(20);
  const late = await countWaiting(world.db, ready);
  if (late > 0) increment(counts.faults, `paid orders that still waited ${PAID_LIMIT_MS / 1000} s after a start`, late);
  else keepMaximum(counts.report, 'longest wait of a paid order after a start, ms', Date.now() - ready.getTime());
}
