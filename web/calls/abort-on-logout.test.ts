import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import { fetchApi, type Api } from './api.ts';
import { abortOnLogout } from './abort-on-logout.ts';

type SentRequest = { call: string; response: ServerResponse; request: IncomingMessage };

let server: Server;
let api: Api;
let requests: SentRequest[];
beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push({ call: `${request.method} ${request.url}`, response, request });
    server.emit('asked');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  api = abortOnLogout(fetchApi(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => ({})));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Waits for the server's `count`-th request and returns it. */
async function nthRequest(count: number): Promise<SentRequest> {
  while (requests.length < count) await once(server, 'asked');
  return requests[count - 1]!;
}
const respond = ({ response }: SentRequest, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe('a logout', () => {
  test('aborts in-flight customer requests without retrying them', async () => {
    const keys = api('GET /api/pages/profile/keys', {}).catch((error: unknown) => error);
    const { response } = await nthRequest(1);
    const closed = once(response, 'close');
    const logout = api('POST /api/auth/logout', {});
    const duringLogout = api('GET /api/orders', { tab: 'active', page: 1 }).catch((error: unknown) => error);
    await closed;
    respond(await nthRequest(2), 200, {});
    await logout;
    expect(await keys).toMatchObject({ name: 'ApiError', status: 401, error: 'unauthorised' });
    expect(await duringLogout).toMatchObject({ error: 'unauthorised' });
    expect(requests.map(({ call }) => call)).toEqual(['GET /api/pages/profile/keys', 'POST /api/auth/logout']);
  });

  test('resends the aborted requests when it fails', async () => {
    const keys = api('GET /api/pages/profile/keys', {});
    await nthRequest(1);
    const logout = api('POST /api/auth/logout', {}).catch((error: unknown) => error);
    respond(await nthRequest(2), 500, { code: 1, error: 'unexpected' });
    expect(await logout).toMatchObject({ status: 500 });
    respond(await nthRequest(3), 200, { code: 0, data: [] });
    expect(await keys).toEqual([]);
  });

  test('leaves public requests alone', async () => {
    const searches = api('GET /api/catalog/popular-searches', {});
    const first = await nthRequest(1);
    const logout = api('POST /api/auth/logout', {});
    respond(await nthRequest(2), 200, {});
    await logout;
    respond(first, 200, { code: 0, data: ['чайник'] });
    expect(await searches).toEqual(['чайник']);
  });

  test('does not wait for requests that their component has aborted', async () => {
    const controller = new AbortController();
    const keys = api('GET /api/pages/profile/keys', {}, { signal: controller.signal });
    await nthRequest(1);
    controller.abort();
    await expect(keys).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test('lists exactly the customer-only reads of the contract', async () => {
  const reads = Object.entries(contract as Record<string, Endpoint>).filter(([key]) => key.startsWith('GET '));
  const aborted: string[] = [];
  for (const [key] of reads) {
    const hangingApi = abortOnLogout(((calledKey: string, _input: unknown, options?: { signal?: AbortSignal }) =>
      calledKey === 'POST /api/auth/logout'
        ? Promise.resolve({})
        : new Promise((_resolve, reject) => {
            options?.signal?.addEventListener('abort', () => reject(options.signal!.reason as Error));
            setImmediate(() => reject(new Error('left alone')));
          })) as unknown as Api);
    const pendingRead = hangingApi(key as 'GET /api/alerts', {}).catch((error: Error) => error.message);
    await hangingApi('POST /api/auth/logout', {});
    if ((await pendingRead) === 'unauthorised') aborted.push(key);
  }
  expect(aborted).toEqual(reads.filter(([, { access }]) => access === 'customer').map(([key]) => key));
});
