import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '../calls/api.ts';
import { createNativeApi, hashLogin, type CallIdentity } from './native-api.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A client with this identity, of an API with this response; records request headers and stored secrets. */
async function openClient(identity: Partial<CallIdentity>, respond: (response: ServerResponse) => void) {
  const receivedHeaders: IncomingHttpHeaders[] = [];
  const savedSecrets: [string, string | null][] = [];
  const listening = Promise.withResolvers<void>();
  server = createServer((request, response) => {
    receivedHeaders.push(request.headers);
    respond(response);
  }).listen(0, '127.0.0.1', () => listening.resolve());
  await listening.promise;
  const api = createNativeApi(
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    { language: 'kk', locationId: '8', token: null, seal: null, ...identity },
    (name, value) => savedSecrets.push([name, value]),
  );
  return { api, receivedHeaders, savedSecrets };
}

const json =
  (body: unknown, { status = 200, ...headers }: { status?: number; 'x-session-seal'?: string } = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

test('sends platform, city and language of a guest', async () => {
  const { api, receivedHeaders } = await openClient({}, json({ code: 0, data: [] }));
  await api('GET /api/shops', {});
  expect(receivedHeaders[0]).toMatchObject({ 'x-platform': 'native', 'location-id': '8', 'x-language': 'kk' });
  expect(receivedHeaders[0]).not.toHaveProperty('authorization');
  expect(receivedHeaders[0]).not.toHaveProperty('x-session-seal');
  expect(receivedHeaders[0]).not.toHaveProperty('cookie');
});

test('also sends the seal and the bearer token of a customer', async () => {
  const { api, receivedHeaders } = await openClient({ token: 'abc', seal: 'xyz' }, json({ code: 0, data: [] }));
  await api('GET /api/shops', {});
  expect(receivedHeaders[0]).toMatchObject({ authorization: 'Bearer abc', 'x-session-seal': 'xyz' });
});

test('stores the seal of a new session and sends it from then on', async () => {
  const { api, receivedHeaders, savedSecrets } = await openClient(
    {},
    json({ code: 0, data: {} }, { 'x-session-seal': 'new' }),
  );
  await api('GET /api/cart', {});
  await api('GET /api/cart', {});
  expect(savedSecrets).toEqual([['seal', 'new']]);
  expect(receivedHeaders.map((headers) => headers['x-session-seal'])).toEqual([undefined, 'new']);
});

test('stores the token of a login and removes it on logout', async () => {
  const { api, receivedHeaders, savedSecrets } = await openClient(
    {},
    json({ code: 0, data: { state: 'logged-in', token: 'abc' } }),
  );
  await api('POST /api/auth/password', { phone: '7010000000', password: 'secret' });
  await api('POST /api/auth/logout', {});
  expect(savedSecrets).toEqual([
    ['token', 'abc'],
    ['token', null],
  ]);
  expect(receivedHeaders[1]).toMatchObject({ authorization: 'Bearer abc' });
});

test('removes a token that the shop no longer accepts', async () => {
  const { api, savedSecrets } = await openClient({ token: 'old' }, json({ code: 0, data: { customer: null } }));
  await api('GET /api/auth/state', {});
  expect(savedSecrets).toEqual([['token', null]]);
});

test('hashes each login differently, without its token', () => {
  const hashes = [null, 'token of Aigul', 'token of Berik'].map(hashLogin);
  expect(new Set(hashes).size).toBe(3);
  expect(hashLogin('token of Aigul')).toBe(hashes[1]);
  expect(hashes.join(' ')).not.toMatch(/token/);
});

test('rejects a response that is not OK', async () => {
  const { api } = await openClient({}, json({ code: 1, error: 'product_not_found' }, { status: 404 }));
  await expect(api('GET /api/shops', {})).rejects.toMatchObject({ status: 404, error: 'product_not_found' });
});

test('reads HTML as text', async () => {
  const { api } = await openClient(
    {},
    (response) => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>Сәлем</p>'),
  );
  expect(await api('GET /api/shops', {})).toBe('<p>Сәлем</p>');
});

test('rejects HTML that is not OK', async () => {
  const { api } = await openClient(
    {},
    (response) => void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>'),
  );
  await expect(api('GET /api/shops', {})).rejects.toBeInstanceOf(ApiError);
});
