import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ApiError, fetchApi } from './api.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** An API whose response breaks off halfway through its body. */
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

/** An API that responds to every call with this status and body. */
async function respondingApi(status: number, body: unknown) {
  const listening = Promise.withResolvers<void>();
  server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1', () => listening.resolve());
  await listening.promise;
  return fetchApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => ({}));
}

test.each([
  ['with another code', { code: 5, data: {} }, 'unexpected'],
  ['with a declared error', { code: 1002, error: 'not_found', message: 'not found' }, 'not_found'],
  ['below zero', { code: -1, data: 'key' }, 'unexpected'],
])('treats a code other than 0 as a failure despite HTTP 200: %s', async (_name, body, error) => {
  const api = await respondingApi(200, body);
  await expect(api('DELETE /api/pages/profile/delete-address', { id: 7 })).rejects.toMatchObject({
    name: 'ApiError',
    error,
  });
});

test('unwraps envelope data, including empty values, and leaves bare responses unchanged', async () => {
  const cases: [unknown, unknown][] = [
    [{ code: 0, data: { a: 1 } }, { a: 1 }],
    [{ code: 0, data: '' }, ''],
    [{ code: 0, data: null }, null],
    [[{ code: '000000001' }], [{ code: '000000001' }]],
  ];
  for (const [body, expected] of cases) {
    const api = await respondingApi(200, body);
    expect(await api('GET /api/pages/shops/allcities', {})).toEqual(expected);
    server?.close();
  }
});

test('reports an interrupted response as offline', async () => {
  const api = await brokenApi();
  const failure = await api('GET /api/catalog/popular-searches', {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect((failure as ApiError).error).toBe('offline');
});

test('rejects with the abort reason, even while the body is being read', async () => {
  const api = await brokenApi();
  const controller = new AbortController();
  const call = api('GET /api/catalog/popular-searches', {}, { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
