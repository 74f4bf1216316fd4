import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#server/platform/database/db.ts';
import { agents } from '../ask.ts';
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

const postmaster = async () =>
  Number((await readFile(path.join(shop.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
const childrenOf = (pid: number) =>
  spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);

let pages = 0;
/** Uncached pages: every one reads the database. */
const uncached = () =>
  fetch(`${running.origin}/p/${++pages}`, {
    headers: { accept: 'text/html', 'user-agent': agents.shopper },
    redirect: 'manual',
  });
const call = () => fetch(`${running.origin}/api/cart`, { headers: { cookie: `session_seal=${'a'.repeat(43)}` } });
const readiness = async () => {
  const answer = await fetch(`${running.origin}/readyz`);
  return { status: answer.status, ...((await answer.json()) as { state: string }) };
};
const isBack = () =>
  expect
    .poll(async () => [(await readiness()).status, (await uncached()).status, (await call()).status])
    .toEqual([200, 404, 200]);

test('responds with 503 and Retry-After within seconds while PostgreSQL is frozen, and recovers', async () => {
  await isBack();
  const pid = await postmaster();
  const frozen = [pid, ...childrenOf(pid)];
  for (const processId of frozen) process.kill(processId, 'SIGSTOP');
  try {
    const [page, answer] = await Promise.all([uncached(), call()]);
    expect([page.status, answer.status]).toEqual([503, 503]);
    for (const { headers } of [page, answer]) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await page.text()).toMatch(/^<!doctype html>/);
    expect(await answer.json()).toMatchObject({ code: 1008, error: 'not_ready' });
    expect(await readiness()).toMatchObject({ status: 503, state: 'database gone' });
  } finally {
    for (const processId of frozen) process.kill(processId, 'SIGCONT');
  }
  await isBack();
});

test('never responds with 500 while PostgreSQL is killed and restarts, or its connections are cut', async () => {
  let isOver = false;
  const statuses = new Set<number>();
  const requests = [uncached, call].map(async (send) => {
    while (!isOver) statuses.add((await send()).status);
  });
  for (let round = 0; round < 3; round++) {
    const outside = openDatabase(await shop.databaseUrl(), 1);
    await outside.$client`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`;
    await outside.$client.end();
    await isBack();
  }
  process.kill(await postmaster(), 'SIGKILL');
  await expect.poll(async () => (await readiness()).status).toBe(503);
  await expect.poll(async () => (await uncached()).status).toBe(503);
  await isBack();
  isOver = true;
  await Promise.all(requests);
  expect([...statuses].filter((status) => status !== 503).toSorted()).toEqual([200, 404]);
});
