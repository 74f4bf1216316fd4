import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/db.ts';
import { userAgents } from '../requests.ts';
import { createEmptyShop, type EmptyShop, type RunningShop } from '../../harness/empty-shop.ts';

let shop: EmptyShop;
let running: RunningShop;

beforeAll(async () => {
  shop = await createEmptyShop();
  running = await shop.start();
});
afterAll(async () => {
  running.kill('SIGTERM');
  await running.ended;
  await shop.remove();
});

const readPostmasterPid = async () =>
  Number((await readFile(path.join(shop.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
const childPids = (pid: number) =>
  spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);

let pageCount = 0;
/** Uncached pages: every one reads the database. */
const requestUncachedPage = () =>
  fetch(`${running.origin}/p/${++pageCount}`, {
    headers: { accept: 'text/html', 'user-agent': userAgents.shopper },
    redirect: 'manual',
  });
const requestCart = () =>
  fetch(`${running.origin}/api/cart`, { headers: { cookie: `session_seal=${'a'.repeat(43)}` } });
const readReadiness = async () => {
  const response = await fetch(`${running.origin}/readyz`);
  return { status: response.status, ...((await response.json()) as { state: string }) };
};
const waitForRecovery = () =>
  expect
    .poll(async () => [
      (await readReadiness()).status,
      (await requestUncachedPage()).status,
      (await requestCart()).status,
    ])
    .toEqual([200, 404, 200]);

test('responds with 503 and Retry-After within seconds while PostgreSQL is frozen, and recovers', async () => {
  await waitForRecovery();
  const pid = await readPostmasterPid();
  const frozenPids = [pid, ...childPids(pid)];
  for (const processId of frozenPids) process.kill(processId, 'SIGSTOP');
  try {
    const [page, response] = await Promise.all([requestUncachedPage(), requestCart()]);
    expect([page.status, response.status]).toEqual([503, 503]);
    for (const { headers } of [page, response]) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await page.text()).toMatch(/^<!doctype html>/);
    expect(await response.json()).toMatchObject({ code: 1008, error: 'not_ready' });
    expect(await readReadiness()).toMatchObject({ status: 503, state: 'database gone' });
  } finally {
    for (const processId of frozenPids) process.kill(processId, 'SIGCONT');
  }
  await waitForRecovery();
});

test('never responds with 500 while PostgreSQL is killed and restarts, or its connections are cut', async () => {
  let isOver = false;
  const statuses = new Set<number>();
  const requests = [requestUncachedPage, requestCart].map(async (send) => {
    while (!isOver) statuses.add((await send()).status);
  });
  for (let round = 0; round < 3; round++) {
    const ownConnection = openDatabase(await shop.databaseUrl(), 1);
    await ownConnection.$client`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`;
    await ownConnection.$client.end();
    await waitForRecovery();
  }
  process.kill(await readPostmasterPid(), 'SIGKILL');
  await expect.poll(async () => (await readReadiness()).status).toBe(503);
  await expect.poll(async () => (await requestUncachedPage()).status).toBe(503);
  await waitForRecovery();
  isOver = true;
  await Promise.all(requests);
  expect([...statuses].filter((status) => status !== 503).toSorted()).toEqual([200, 404]);
});
