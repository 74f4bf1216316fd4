import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import { fetchApi, type Api } from './api.ts';
import { abortOnLogout } from './abort-on-logout.ts';

type Asked = { call: string; response: ServerResponse; request: IncomingMessage };

let server: Server;
let api: Api;
let asked: Asked[];
beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push({ call: `${request.method} ${request.url}`, response, request });
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
async function askedTimes(count: number): Promise<Asked> {
  while (asked.length < count) await once(server, 'asked');
  return asked[count - 1]!;
}
const answer = ({ response }: Asked, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe('a logout', () => {
  test('aborts in-flight customer requests without retrying them', async () => {
    const keys = api('GET /api/pages/profile/keys', {}).catch((error: unknown) => error);
    const { response } = await askedTimes(1);
    const gone = once(response, 'close');
    const left = api('POST /api/auth/logout', {});
    const during = api('GET /api/orders', { tab: 'active', page: 1 }).catch((error: unknown) => error);
    await gone;
    answer(await askedTimes(2), 200, {});
    await left;
    expect(await keys).toMatchObject({ name: 'ApiError', status: 401, error: 'unauthorised' });
    expect(await during).toMatchObject({ error: 'unauthorised' });
    expect(asked.map(({ call }) => call)).toEqual(['GET /api/pages/profile/keys', 'POST /api/auth/logout']);
  });

  test('resends the aborted requests when it fails', async () => {
    const keys = api('GET /api/pages/profile/keys', {});
    await askedTimes(1);
    const left = api('POST /api/auth/logout', {}).catch((error: unknown) => error);
    answer(await askedTimes(2), 500, { code: 1, error: 'unexpected' });
    expect(await left).toMatchObject({ status: 500 });
    answer(await askedTimes(3), 200, { code: 0, data: [] });
    expect(await keys).toEqual([]);
  });

  test('leaves public requests alone', async () => {
    const words = api('GET /api/catalog/popular-searches', {});
    const first = await askedTimes(1);
    const left = api('POST /api/auth/logout', {});
    answer(await askedTimes(2), 200, {});
    await left;
    answer(first, 200, { code: 0, data: ['чайник'] });
    expect(await words).toEqual(['чайник']);
  });

  test('does not wait for requests that their component has aborted', async () => {
    const gone = new AbortController();
    const keys = api('GET /api/pages/profile/keys', {}, { signal: gone.signal });
    await askedTimes(1);
    gone.abort();
    await expect(keys).rejects.toMatchObject({ name: 'AbortError' });
  });
});

test('lists exactly the customer-only reads of the contract', async () => {
  const reads = Object.entries(contract as Record<string, Endpoint>).filter(([key]) => key.startsWith('GET '));
  const given: string[] = [];
  for (const [key] of reads) {
    const hanging = abortOnLogout(((called: string, _input: unknown, options?: { signal?: AbortSignal }) =>
      called === 'POST /api/auth/logout'
        ? Promise.resolve({})
        : new Promise((_resolve, reject) => {
            options?.signal?.addEventListener('abort', () => reject(options.signal!.reason as Error));
            setImmediate(() => reject(new Error('left alone')));
          })) as unknown as Api);
    const read = hanging(key as 'GET /api/alerts', {}).catch((error: Error) => error.message);
    await hanging('POST /api/auth/logout', {});
    if ((await read) === 'unauthorised') given.push(key);
  }
  expect(given).toEqual(reads.filter(([, { access }]) => access === 'customer').map(([key]) => key));
});
