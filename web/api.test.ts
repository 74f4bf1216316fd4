import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ApiError, fetchApi } from './api.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** An API whose answer breaks off after half of its body. */
async function brokenApi() {
  const listening = Promise.withResolvers<void>();
  server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"code":0,"data":');
    setImmediate(() => response.destroy());
  }).listen(0, '127.0.0.1', () => listening.resolve());
  await listening.promise;
  return fetchApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => ({}));
}

test('an answer that breaks off is no answer', async () => {
  const api = await brokenApi();
  const failure = await api('GET /api/catalog/popular-searches', {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect((failure as ApiError).error).toBe('offline');
});

test('a call that was given up ends as given up, also while its answer is read', async () => {
  const api = await brokenApi();
  const gone = new AbortController();
  const call = api('GET /api/catalog/popular-searches', {}, { signal: gone.signal });
  gone.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
