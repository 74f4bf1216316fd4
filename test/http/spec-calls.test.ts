import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { toServerNames, EMPTY_ADDRESS } from '#domain/addresses/address.ts';
import { openDatabase } from '#server/platform/database/db.ts';
import { insertCustomer, insertLogin } from '#test/factories/customers.ts';
import { userAgents, origin } from './requests.ts';

const NATIVE_ORIGINS = ['https://localhost', 'capacitor://localhost'] as const;
const MAX_ERROR_LENGTH = 2_000;
const deviceId = `k1B_Zq8w2v${randomBytes(6).toString('hex')}`;
const token = 'fGk3dZ9QSbe7:APA91bHun4MxP5egoKMwt2KZFBaFUH';
const phone = `7${String(randomBytes(4).readUInt32BE()).padStart(10, '0').slice(-9)}`;

const database = openDatabase(inject('shopDatabase'), 1);
let bearer = '';
beforeAll(async () => {
  const { customerId } = await insertCustomer(database, phone);
  bearer = await insertLogin(database, customerId, 'native');
});
afterAll(() => database.$client.end());

type CallResponse = { status: number; headers: Headers; body: unknown };

/** Sends a call as a third-party app would: only path, query, headers and JSON. */
async function send(
  call: string,
  { query = {}, body, headers = {} }: { query?: object; body?: unknown; headers?: Record<string, string> } = {},
): Promise<CallResponse> {
  const [method = '', path = ''] = call.split(' ');
  const search = new URLSearchParams({ ...query }).toString();
  const expected = await fetch(`${origin}${path}${search && `?${search}`}`, {
    method,
    headers: {
      'x-platform': 'native',
      'location-id': '8',
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: expected.status, headers: expected.headers, body: await expected.json() };
}

const anyNumber: unknown = expect.any(Number);
const anyString: unknown = expect.any(String);
const bonuses = { available: 0, frozen: 0, accrued: 0, spent: 0, burned: 0, debt: 0, nearestExpiry: null, history: [] };
const FLAGS =
  'isTablet isMobileOrTablet isDesktop isMobile isIos isAndroid isWindows isMacOS isApple isDesktopOrTablet isSafari isFirefox isEdge isChrome isSamsung isCrawler';
const address = {
  city_name: 'Алматы',
  city_id: '8',
  street_name: 'проспект Абая',
  house_number: '10',
  apartment_number: '7',
  floor_number: '3',
  has_intercom: true,
  has_elevator: true,
  is_private_house: false,
  entrance: '2',
  comment_to_address: 'Позвоните',
  latitude: 43.24,
  longitude: 76.95,
};
/** Fields outside the specification are empty. */
const savedAddress = { ...toServerNames(EMPTY_ADDRESS), ...address, id: anyNumber, is_selected: true };
const profile = expect.objectContaining({ id: anyNumber, phone_number: phone, getIsNews: false }) as unknown;
const cities = expect.arrayContaining([
  {
    name: 'Алматы',
    nameRu: 'Алматы',
    nameKk: 'Алматы',
    keyword: 'almaty',
    cityIdInFO: 1,
    codeForMobApi: '8',
    code: '000000001',
    regionId: 5,
    latitude: 43.237163,
    longitude: 76.945645,
    hasExpress: true,
  },
]) as unknown;
const ok = (data: unknown) => ({ code: 0, data });
const errorReport = (type: string) => ({
  type,
  error: 'an error',
  stack: '',
  url: '/',
  userAgent: userAgents.shopper,
  timestamp: Date.now(),
  nuxtState: {},
});

type SpecCall = {
  call: string;
  caller: 'guest' | 'customer';
  query?: object;
  body?: unknown;
  /** The whole response body. */
  expected: unknown;
};

/**
 * The calls of the specification (§7) in order, each with its expected response. Later calls depend on earlier ones.
 */
const CALLS: readonly SpecCall[] = [
  { call: 'GET /api/pages/shops/allcities', caller: 'guest', expected: cities },
  { call: 'GET /api/pages/shops/allcities', caller: 'guest', query: { force_update: 'true' }, expected: cities },
  ...[
    'vue_error',
    'unhandled_promise_rejection',
    'global_javascript_error',
    'nuxt_instance_unavailable_navigation',
    'router_error',
  ].map(
    (type): SpecCall => ({
      call: 'POST /api/error-log',
      caller: 'guest',
      body: errorReport(type),
      expected: ok({ logged: true }),
    }),
  ),
  {
    call: 'GET /api/app/device-detected-read',
    caller: 'guest',
    expected: ok({ data: Object.fromEntries(FLAGS.split(' ').map((flag) => [flag, expect.any(Boolean)])) }),
  },
  { call: 'GET /api/pages/profile/profile', caller: 'customer', expected: ok(profile) },
  { call: 'GET /api/pages/profile/bonus', caller: 'customer', expected: ok(bonuses) },
  { call: 'GET /api/pages/profile/go-bonuses', caller: 'customer', expected: ok(bonuses) },
  {
    call: 'GET /api/pages/profile/complaints-types',
    caller: 'customer',
    expected: ok(expect.arrayContaining([{ id: 'product' }])),
  },
  { call: 'GET /api/pages/profile/complaints', caller: 'customer', expected: ok([]) },
  { call: 'GET /api/pages/profile/addresses', caller: 'customer', expected: ok([]) },
  { call: 'GET /api/pages/profile/coupons', caller: 'customer', expected: ok([]) },
  { call: 'GET /api/pages/profile/reviews', caller: 'customer', expected: ok({ mine: [], waiting: [] }) },
  {
    call: 'POST /api/pages/profile/add-address',
    caller: 'customer',
    body: address,
    expected: ok({ data: savedAddress }),
  },
  {
    call: 'PUT /api/pages/profile/edit-address',
    caller: 'customer',
    body: { ...address, house_number: '12' },
    expected: ok({ data: { ...savedAddress, house_number: '12' } }),
  },
  { call: 'DELETE /api/pages/profile/delete-address', caller: 'customer', expected: ok({}) },
  {
    call: 'POST /api/pages/profile/gift-cards',
    caller: 'customer',
    expected: ok({ activeCards: [], endedCards: [] }),
  },
  {
    call: 'PUT /api/pages/profile/profile-set-news',
    caller: 'customer',
    body: { getIsNews: true },
    expected: ok({ profileFromDB: expect.objectContaining({ phone_number: phone, getIsNews: true }) }),
  },
  {
    call: 'POST /api/v2/save-firebase-token',
    caller: 'guest',
    body: { deviceId, token, userId: '17', phoneNumber: '+77011234567' },
    expected: ok({ saved: true }),
  },
  {
    call: 'POST /api/v2/add-notification-device-info',
    caller: 'guest',
    query: { deviceId },
    expected: ok({ known: true }),
  },
  {
    call: 'POST /api/v2/add-notification-user-info',
    caller: 'customer',
    body: { deviceId, userId: null, phoneNumber: null },
    expected: ok({ updated: true }),
  },
  {
    call: 'DELETE /api/v2/delete-notification-by-old-device-id',
    caller: 'guest',
    query: { deviceId },
    expected: ok({ deleted: true }),
  },
  {
    call: 'POST /api/v2/add-notification-device-info',
    caller: 'guest',
    query: { deviceId },
    expected: ok({ known: false }),
  },
  { call: 'GET /api/v2/notification-service-is-alive', caller: 'guest', expected: ok({ alive: true }) },
  { call: 'POST /api/get-yandex-api-token', caller: 'guest', expected: ok(anyString) },
];

describe('the calls of the specification (§7)', () => {
  let addressId = 0;
  test.each(CALLS.map((row, index) => [`${index + 1}. ${row.call} as a ${row.caller}`, row] as const))(
    '%s',
    async (_name, { call, caller, query, body, expected }) => {
      const path = call.split(' ')[1] ?? '';
      const pathParams = path.endsWith('-address') && !path.endsWith('add-address') ? { id: addressId } : {};
      const hasQueryId = call.startsWith('DELETE');
      const response = await send(call, {
        query: { ...query, ...(hasQueryId ? pathParams : {}) },
        ...(body === undefined ? {} : { body: { ...(body as object), ...(hasQueryId ? {} : pathParams) } }),
        headers: caller === 'customer' ? { authorization: `Bearer ${bearer}` } : {},
      });
      expect(response).toMatchObject({ status: 200 });
      expect(response.body).toEqual(expected);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.has('set-cookie'), 'an app gets no cookies').toBe(false);
      if (path.endsWith('add-address')) addressId = (response.body as { data: { data: { id: number } } }).data.data.id;
    },
  );

  const forCustomers = CALLS.filter(({ caller, call }) => caller === 'customer' && call.includes('/profile/'));
  test.each(forCustomers.map(({ call }) => call))('refuses a guest and an invalid bearer token: %s', async (call) => {
    const invalidCredentials: Record<string, string>[] = [{}, { authorization: `Bearer ${'a'.repeat(43)}` }];
    for (const headers of invalidCredentials)
      expect(await send(call, { headers })).toMatchObject({ status: 401, body: { error: 'unauthorised' } });
  });

  test.each([...new Set(CALLS.map(({ call }) => call))])('allows CORS for the apps only: %s', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const preflight = (appOrigin: string) =>
      fetch(origin + path, {
        method: 'OPTIONS',
        headers: {
          origin: appOrigin,
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization,content-type,location-id,x-platform,x-session-seal',
        },
      });
    for (const appOrigin of NATIVE_ORIGINS) {
      const { status, headers } = await preflight(appOrigin);
      expect(status).toBe(204);
      expect(headers.get('access-control-allow-origin')).toBe(appOrigin);
      expect(headers.get('access-control-allow-methods')?.split(', ')).toContain(method);
      for (const name of ['authorization', 'content-type', 'location-id', 'x-platform', 'x-session-seal'])
        expect(headers.get('access-control-allow-headers')?.split(', ')).toContain(name);
    }
    for (const appOrigin of [
      'https://localhost:8443',
      'http://localhost',
      'capacitor://localhost.evil',
      'null',
      'https://evil.example',
    ])
      expect((await preflight(appOrigin)).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the headers of an app', () => {
  const fetchProducts = async () => {
    const { body } = await send('GET /api/catalog/listing', { query: { category: 'vse-smartfony' } });
    return (body as { data: { products: { id: number; availability: { state: string } }[] } }).data.products;
  };

  test('x-session-seal: is issued with the first cart line and required for its cart', async () => {
    const productId = (await fetchProducts()).find(({ availability }) => availability.state === 'in-stock')?.id;
    const { status, headers } = await send('POST /api/cart/lines', { body: { productId, quantity: 1 } });
    expect(status).toBe(200);
    const seal = headers.get('x-session-seal') ?? '';
    expect(seal).toMatch(/^[\w-]{43}$/);
    const countLines = async (query: Record<string, string>) =>
      ((await send('GET /api/cart', { headers: query })).body as { data: { count: number } }).data.count;
    expect(await countLines({ 'x-session-seal': seal })).toBe(1);
    expect(await countLines({})).toBe(0);
    expect(await countLines({ 'x-session-seal': 'a'.repeat(43) })).toBe(0);
  });

  test('Location-Id: selects the city, Almaty when absent or unknown', async () => {
    const readCities = async (headers: Record<string, string>) => {
      const expected = await fetch(`${origin}/api/shops`, { headers: { 'x-platform': 'native', ...headers } });
      const { data } = (await expected.json()) as { data: { cityKeyword: string }[] };
      return [...new Set(data.map(({ cityKeyword }) => cityKeyword))];
    };
    const { body } = await send('GET /api/pages/shops/allcities');
    const astana = (body as { keyword: string; codeForMobApi: string }[]).find(({ keyword }) => keyword === 'astana');
    expect(await readCities({ 'location-id': astana?.codeForMobApi ?? '' })).toEqual(['astana']);
    const inAlmaty: Record<string, string>[] = [{}, { 'location-id': '8' }, { 'location-id': 'nowhere' }];
    for (const headers of inAlmaty) expect(await readCities(headers)).toEqual(['almaty']);
  });

  test("X-Platform: moves a browser's seal into a cookie", async () => {
    const productId = (await fetchProducts()).find(({ availability }) => availability.state === 'in-stock')?.id;
    const { headers } = await send('POST /api/cart/lines', {
      body: { productId, quantity: 1 },
      headers: { 'x-platform': 'web' },
    });
    expect(headers.get('x-session-seal')).toBeNull();
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^session_seal=[\w-]{43};/)]);
  });
});

test('refuses a second subscription to the news', async () => {
  const headers = { authorization: `Bearer ${bearer}` };
  expect(await send('PUT /api/pages/profile/profile-set-news', { body: { getIsNews: true }, headers })).toMatchObject({
    status: 409,
    body: { error: 'already_subscribed' },
  });
});

test('returns a ticket for a complaint and lists it', async () => {
  const headers = { authorization: `Bearer ${bearer}` };
  const sent = await send('POST /api/pages/profile/complaints', {
    body: { type: 'site', subject: 'Кнопка', text: 'Не нажимается.' },
    headers,
  });
  const { data } = sent.body as { data: { ticket: string } };
  expect(data).toMatchObject({ ticket: expect.stringMatching(/^C-\d{4}-\d{6}$/), state: 'under_consideration' });
  expect((await send('GET /api/pages/profile/complaints', { headers })).body).toEqual(ok([data]));
});

test('refuses an invalid token and a device without an id', async () => {
  for (const body of [{ token }, { deviceId: 'short', token }, { deviceId, token: 'an invalid token!' }])
    expect((await send('POST /api/v2/save-firebase-token', { body })).status).toBe(400);
});

test('recognises the device by its User-Agent', async () => {
  const { body } = await send('GET /api/app/device-detected-read', { headers: { 'user-agent': userAgents.crawler } });
  expect(body).toMatchObject(ok({ data: { isCrawler: true, isMobile: false, isDesktop: true } }));
});

test('logs a browser error without phones, tokens, addresses, card numbers and state', async () => {
  const mark = `mark${Math.random().toString(36).slice(2)}`;
  const leaked = ['q1dXpw3UpT5VOmu', 'cf', 'v6ih07Aems3njxI-JWgLcM94'].join('_');
  const { body } = await send('POST /api/error-log', {
    body: {
      ...errorReport('vue_error'),
      error: `${mark} +7 701 123 45 67`,
      stack: `at asel@example.kz 4000000000000010 ${leaked}`,
      url: '/auth?token=abcdef',
      nuxtState: { password: 'never kept' },
    },
  });
  expect(body).toEqual(ok({ logged: true }));
  const findLogLine = async () =>
    (await readFile(inject('shopLog'), 'utf8')).split('\n').find((line) => line.includes(mark));
  await expect.poll(findLogLine).toBeDefined();
  // The timestamp of a line may contain any digits.
  const { time: _time, pid: _pid, ...entry } = JSON.parse((await findLogLine())!) as Record<string, unknown>;
  for (const leak of ['701', 'asel', '4000000000000010', leaked, 'abcdef', 'never kept'])
    expect(JSON.stringify(entry)).not.toContain(leak);
});

test('truncates and rate-limits browser errors', async () => {
  const report = (error: string) => send('POST /api/error-log', { body: { ...errorReport('router_error'), error } });
  expect((await report('x'.repeat(MAX_ERROR_LENGTH + 1))).status).toBe(400);
  const responses = await Promise.all(Array.from({ length: 40 }, () => report('again')));
  expect(responses.some(({ status }) => status === 429)).toBe(true);
});
