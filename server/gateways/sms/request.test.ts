import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { callProvider } from './request.ts';

let server: Server | null = null;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = null;
});

async function listen(handler: Parameters<typeof createServer>[1]): Promise<URL> {
  server = createServer(handler);
  await new Promise<void>((listening) => server!.listen(0, '127.0.0.1', listening));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

test('reports a timeout as unknown, because the message may have been accepted', async () => {
  const url = await listen(() => {});
  await expect(callProvider(url, {}, 50)).rejects.toMatchObject({ kind: 'unknown' });
});

test.each([
  ['http://127.0.0.1:2/', 'nobody listens'],
  ['http://nowhere.invalid/', 'the name does not resolve'],
])('reports %s as unreachable: %s', async (url) => {
  await expect(callProvider(new URL(url), {})).rejects.toMatchObject({ kind: 'unreachable' });
});

test('opens a new connection per call, because a reused one may close mid-request', async () => {
  const ports = new Set<number>();
  const url = await listen((request, response) => {
    ports.add(request.socket.remotePort!);
    response.end('{}');
  });
  for (let calls = 0; calls < 3; calls++) await callProvider(url, {});
  expect(ports.size).toBe(3);
});

test.each([
  [200, 'unknown'],
  [302, 'unknown'],
  [403, 'unreachable'],
  [429, 'unreachable'],
  [500, 'unknown'],
  [503, 'unknown'],
])('classifies a non-JSON %i response as %s', async (status, kind) => {
  const url = await listen((_request, response) => response.writeHead(status, { location: '/else' }).end('<html>'));
  await expect(callProvider(url, {})).rejects.toMatchObject({ kind });
});
