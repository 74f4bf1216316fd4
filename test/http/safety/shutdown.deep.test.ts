import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLiveStreams } from '#server/platform/http/live-streams.ts';
import { openDatabase } from '#server/platform/database/db.ts';
import { createEmptyShop, isRunning, type EmptyShop, type RunningShop } from '../../harness/empty-shop.ts';

let shop: EmptyShop;
let running: RunningShop;
beforeAll(async () => {
  shop = await createEmptyShop();
});
afterAll(() => shop.remove());

/** Opens an idle socket, as browsers do in advance. */
async function openSilentSocket(): Promise<void> {
  const { hostname, port } = new URL(running.origin);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
}

const readiness = () =>
  fetch(`${running.origin}/readyz`).then(
    ({ status }) => status,
    () => 'refused',
  );

/** Sends a keep-alive request that is blocked by a locked table until `finish`. */
async function requestBlocked() {
  const agent = new Agent({ keepAlive: true });
  const db = openDatabase(await shop.databaseUrl(), 2);
  const locked = Promise.withResolvers<void>();
  const unlock = Promise.withResolvers<void>();
  const holding = db.$client.begin(async (tx) => {
    await tx`lock table products in access exclusive mode`;
    locked.resolve();
    await unlock.promise;
  });
  await locked.promise;
  const pendingCall = request(`${running.origin}/api/cart/lines`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  pendingCall.end('{"productId":1,"quantity":1}');
  const answered = once(pendingCall, 'response') as Promise<[IncomingMessage]>;
  await expect.poll(async () => (await db.$client`select from pg_locks where not granted`).length).toBeGreaterThan(0);
  return {
    async finish(): Promise<IncomingMessage> {
      unlock.resolve();
      await holding.catch(() => undefined);
      const [response] = await answered;
      response.resume();
      await db.$client.end({ timeout: 1 });
      return response;
    },
  };
}

async function expectCleanEnd(): Promise<void> {
  expect(await running.ended, running.output()).toEqual({ code: 0, signal: null });
  // Sockets still open after a timeout are cut, which would be logged.
  expect(running.output()).not.toMatch(/"part":"web".*without waiting/);
  expect(await shop.isDatabaseRunning()).toBe(false);
}

/** A server that fails during its stop, and whose shop is killed just before it receives `ready`. */
const FAILING_SCRIPT = `
  process.on('SIGTERM', () => setImmediate(() => Promise.reject(new Error('cut off'))));
  const { send } = process;
  process.send = (...given) => {
    const shop = process.ppid;
    process.kill(shop, 'SIGKILL');
    while (process.ppid === shop);
    return send.apply(process, given);
  };`;

const start = async () => void (running = await shop.start());

describe('npm start exits promptly with code 0 and leaves no PostgreSQL behind', () => {
  beforeEach(start);

  test('does not wait for idle sockets: SIGINT', async () => {
    await openSilentSocket();
    expect(await readiness()).toBe(200);
    running.kill('SIGINT');
    await expectCleanEnd();
  });

  test('finishes a response in flight, closes its connection, and accepts nothing new: SIGTERM', async () => {
    await openSilentSocket();
    const slow = await requestBlocked();
    running.kill('SIGTERM');
    running.kill('SIGTERM');
    await expect.poll(readiness).not.toBe(200);
    const { statusCode, headers } = await slow.finish();
    expect([statusCode, headers.connection]).toEqual([404, 'close']);
    await expectCleanEnd();
  });

  test('closes order event streams without waiting: SIGHUP', async () => {
    const live = createLiveStreams((await readFile(path.join(shop.dataDir, 'secret'), 'utf8')).trim());
    const stream = await fetch(`${running.origin}/api/live?ticket=${live.createTicket([1], new Date())}`);
    expect(stream.status).toBe(200);
    running.kill('SIGHUP');
    expect(await stream.text()).toBe('retry: 3000\n\n');
    await expectCleanEnd();
  });

  test('stops cleanly when the server is killed during the stop', async () => {
    const server = await shop.serverPid();
    running.kill('SIGTERM');
    process.kill(server!, 'SIGKILL');
    await running.ended;
    expect(await shop.isDatabaseRunning()).toBe(false);
  });
});

describe('npm start survives', () => {
  beforeEach(start);

  test('restarts a killed server on the same port, and reports it', async () => {
    const server = (await shop.serverPid())!;
    process.kill(server, 'SIGKILL');
    await expect.poll(() => running.output()).toMatch(/died \(SIGKILL\).*started again/);
    await expect.poll(() => running.output().match(/^Sauda: http/gm)?.length).toBe(2);
    expect(await shop.serverPid()).not.toBe(server);
    running.kill('SIGTERM');
    await expectCleanEnd();
  });

  test('stops server and PostgreSQL of a shop killed by SIGKILL, even when the stop fails', async () => {
    const waitUntilGone = async (server: number | undefined) => {
      if (server) await expect.poll(() => isRunning(server)).toBe(false);
      await expect.poll(() => shop.isDatabaseRunning()).toBe(false);
    };
    const server = await shop.serverPid();
    running.kill('SIGKILL');
    await waitUntilGone(server);
    running = await shop.start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(FAILING_SCRIPT)}` });
    await running.ended;
    await waitUntilGone(await shop.serverPid());
    expect(running.output()).toMatch(/unhandledRejection/);
  });
});

describe('npm start with a fatal startup error', () => {
  test('reports invalid settings once, without a retry', async () => {
    const wrong = shop.start({ PAYMENT_GATEWAY: 'ioka' });
    await expect(wrong).rejects.toThrow(/exited with code 1:\n.*PAYMENT_GATEWAY=ioka needs IOKA_API_KEY/s);
    await expect(wrong).rejects.not.toThrow(/started again/);
  });

  test('reports a taken port once, and stops what has started', async () => {
    const occupant = createServer().listen(0, '127.0.0.1');
    await once(occupant, 'listening');
    const { port } = occupant.address() as { port: number };
    const output = await shop.start({ ADMIN_PORT: String(port) }).catch((error: Error) => error.message);
    occupant.close();
    expect(output).toMatch(new RegExp(`exited with code 1:\n.*port ${port} is taken: .*ADMIN_PORT=`, 's'));
    expect(output).not.toMatch(/after calling end|"level":(?:50|60)|started again/);
    expect(await shop.isDatabaseRunning()).toBe(false);
  });
});
