import { beforeEach, expect, test, vi } from 'vitest';
import type { EndpointKey } from '#contract/index.ts';
import type { Cart } from '#contract/orders/cart.ts';
import { EMPTY_ADDRESS, toServerNames } from '#domain/addresses/address.ts';
import { ApiError, type Api } from '../calls/api.ts';
import { isQueuedCall, type Change } from './changes.ts';
import { createOfflineApi, type SentChanges } from './offline-api.ts';
import type { OfflineStore } from './offline-store.ts';

/** A shop whose cart has these quantities, and a phone that may lose its connection. */
function openShop(quantities: Record<number, number>) {
  const shop = {
    quantities: new Map(Object.entries(quantities).map(([id, count]) => [Number(id), count])),
    calls: [] as string[],
    /** Status of the responses to changes of the cart; 200 accepts them. */
    status: 200,
    /** Inputs of the posts received so far, and the error that refuses them. */
    posts: [] as unknown[],
    refusal: null as ApiError['error'] | null,
  };
  const setOnline = (isOnline: boolean) => vi.stubGlobal('navigator', { onLine: isOnline });
  const product = (id: number) => ({ id, name: `№ ${id}`, price: 1000 });
  const online = (async (key: string, input: { id?: number; productId?: number; quantity?: number }) => {
    if (!navigator.onLine) throw new ApiError(0, 'offline');
    shop.calls.push(key);
    if (key === 'GET /api/catalog/products/:id') return product(input.id!);
    if (key.startsWith('PUT /api/favourites') && shop.refusal) throw new ApiError(404, shop.refusal);
    if (key.includes('/favourites/')) return { ids: [7] };
    if (key === 'GET /api/pages/profile/addresses') return [{ id: 3, street_name: 'Абая', is_selected: true }];
    if (key === 'GET /api/pages/profile/reviews')
      return { mine: [], waiting: [{ product: product(5), boughtOn: '2026-11-01' }] };
    if (isQueuedCall(key as EndpointKey)) {
      shop.posts.push(input);
      if (shop.refusal) throw new ApiError(409, shop.refusal);
      return { id: 40, data: { id: 40 } };
    }
    if (key.includes('/services/')) return shop.posts.push(input);
    if (key.includes('/cart/') && shop.status !== 200) throw new ApiError(shop.status, 'unexpected');
    if (input.productId === 13) throw new ApiError(409, 'quantity_unavailable');
    if (key.startsWith('DELETE')) shop.quantities.delete(input.productId!);
    else if (key.startsWith('PUT')) shop.quantities.set(input.productId!, input.quantity!);
    else if (key.startsWith('POST'))
      shop.quantities.set(input.productId!, (shop.quantities.get(input.productId!) ?? 0) + input.quantity!);
    const lines = [...shop.quantities].map(([id, quantity]) => ({
      product: product(id),
      quantity,
      selected: true,
      services: [{ code: 'setup', price: 500, quantity: 0 }],
    }));
    return { lines, count: 0, total: 0, explanation: [], ready: true };
  }) as unknown as Api;
  const values = new Map<string, unknown>();
  const pending = new Map<string, Change[]>();
  const store: OfflineStore = {
    read: async (key) => structuredClone(values.get(key)),
    write: async (key, value) => void values.set(key, structuredClone(value)),
    readPending: async (owner) => structuredClone(pending.get(owner) ?? []),
    updatePending: async (owner, update) => void pending.set(owner, update(pending.get(owner) ?? [])),
    clear: async () => values.clear(),
  };
  const viewer = { login: 'Aigul', city: 8 };
  const scope = { responses: () => `ru ${viewer.city} ${viewer.login}`, login: () => viewer.login };
  const reports: SentChanges[] = [];
  const offline = createOfflineApi(online, store, scope, (sent) => void reports.push(sent));
  return { shop, setOnline, viewer, reports, ...offline };
}

let opened: ReturnType<typeof openShop>;
beforeEach(() => {
  opened = openShop({ 1: 2 });
  opened.setOnline(true);
});
const quantitiesOf = (cart: Cart) => cart.lines.map(({ product, quantity }) => [product.id, quantity]);

test('answers a read from the last response while offline', async () => {
  const { api, setOnline } = opened;
  await api('GET /api/catalog/products/:id', { id: '5' });
  setOnline(false);
  expect(await api('GET /api/catalog/products/:id', { id: 5 })).toMatchObject({ id: '5' });
  await expect(api('GET /api/catalog/products/:id', { id: 6 })).rejects.toMatchObject({ error: 'offline' });
});

test('changes the stored cart while offline, and sends the wanted quantities once', async () => {
  const { api, setOnline, sendPending, shop, reports } = opened;
  await api('GET /api/cart', {});
  await api('GET /api/catalog/products/:id', { id: 5 });
  setOnline(false);
  await api('POST /api/cart/lines', { productId: 5, quantity: 1 });
  await api('PUT /api/cart/lines/:productId', { productId: 1, quantity: 3 });
  await api('PUT /api/cart/lines/:productId', { productId: 1, quantity: 4 });
  const cart = await api('GET /api/cart', {});
  expect(quantitiesOf(cart)).toEqual([
    [1, 4],
    [5, 1],
  ]);
  expect(cart).toMatchObject({ count: 5, total: 5000, ready: false });
  await expect(sendPending()).rejects.toMatchObject({ error: 'offline' });
  setOnline(true);
  await sendPending();
  await sendPending();
  expect(reports).toEqual([{ kinds: new Set(['cart']), conflicts: [] }]);
  expect([...shop.quantities]).toEqual([
    [1, 4],
    [5, 1],
  ]);
});

test('changes the cart that the last change returned', async () => {
  const { api, setOnline } = opened;
  await api('GET /api/cart', {});
  await api('POST /api/cart/lines', { productId: 5, quantity: 1 });
  setOnline(false);
  await api('PUT /api/cart/lines/:productId', { productId: 5, quantity: 2 });
  expect(quantitiesOf(await api('GET /api/cart', {}))).toEqual([
    [1, 2],
    [5, 2],
  ]);
});

test('sends a change once when the connection returns twice', async () => {
  const { api, setOnline, sendPending, shop } = opened;
  await api('GET /api/cart', {});
  await api('GET /api/catalog/products/:id', { id: 5 });
  setOnline(false);
  await api('POST /api/cart/lines', { productId: 5, quantity: 1 });
  setOnline(true);
  await Promise.all([sendPending(), sendPending()]);
  expect(shop.quantities.get(5)).toBe(1);
});

test('stores no response to an earlier login', async () => {
  const { api, setOnline, viewer } = opened;
  const reading = api('GET /api/favourites/ids', {});
  viewer.login = 'Berik';
  await reading;
  setOnline(false);
  await expect(api('GET /api/favourites/ids', {})).rejects.toMatchObject({ error: 'offline' });
});

test('sends no change of one login with another', async () => {
  const { api, setOnline, sendPending, shop, viewer } = opened;
  await api('GET /api/cart', {});
  setOnline(false);
  await api('PUT /api/cart/lines/:productId', { productId: 1, quantity: 3 });
  setOnline(true);
  const sending = sendPending();
  viewer.login = 'Berik';
  await sending;
  await sendPending();
  expect([...shop.quantities]).toEqual([[1, 2]]);
  viewer.login = 'Aigul';
  await sendPending();
  expect([...shop.quantities]).toEqual([[1, 3]]);
});

test('does not repeat a change that has reached the shop', async () => {
  const { api, setOnline, sendPending, shop } = opened;
  await api('GET /api/cart', {});
  setOnline(false);
  await api('DELETE /api/cart/lines/:productId', { productId: 1 });
  shop.quantities.delete(1);
  setOnline(true);
  shop.calls.length = 0;
  await sendPending();
  expect(shop.calls).toEqual(['GET /api/cart']);
});

test('reports a change that another device overtook and one that the shop refuses', async () => {
  const { api, setOnline, sendPending, shop, reports } = opened;
  await api('GET /api/cart', {});
  await api('GET /api/catalog/products/:id', { id: 13 });
  setOnline(false);
  await api('PUT /api/cart/lines/:productId', { productId: 1, quantity: 3 });
  await api('POST /api/cart/lines', { productId: 13, quantity: 1 });
  shop.quantities.set(1, 9);
  setOnline(true);
  await sendPending();
  expect(reports).toEqual([
    {
      kinds: new Set(['cart']),
      conflicts: [
        { kind: 'cart', name: '№ 1', reason: 'changed_elsewhere' },
        { kind: 'cart', name: '№ 13', reason: 'quantity_unavailable' },
      ],
    },
  ]);
});

test('sends a favourite chosen offline later', async () => {
  const { api, setOnline, sendPending, shop } = opened;
  await api('GET /api/favourites/ids', {});
  setOnline(false);
  expect(await api('PUT /api/favourites/:productId', { productId: 5 })).toEqual({ ids: [5, 7] });
  setOnline(true);
  await sendPending();
  expect(shop.calls).toContain('PUT /api/favourites/:productId');
});

test('reports the failure of a change while the phone is online', async () => {
  const { api } = openShop({ 13: 1 });
  await expect(api('PUT /api/cart/lines/:productId', { productId: 13, quantity: 2 })).rejects.toMatchObject({
    status: 409,
  });
});

test('sends the queued changes of a login in another city', async () => {
  const { api, setOnline, sendPending, shop, viewer } = opened;
  await api('GET /api/cart', {});
  setOnline(false);
  await api('PUT /api/cart/lines/:productId', { productId: 1, quantity: 3 });
  viewer.city = 1;
  setOnline(true);
  await sendPending();
  expect([...shop.quantities]).toEqual([[1, 3]]);
});

test('sends queued changes before an online change and before reading the cart', async () => {
  const { api, setOnline, shop } = opened;
  await api('GET /api/cart', {});
  setOnline(false);
  await api('PUT /api/cart/lines/:productId', { productId: 1, quantity: 5 });
  setOnline(true);
  await api('PUT /api/cart/lines/:productId', { productId: 1, quantity: 4 });
  expect([...shop.quantities]).toEqual([[1, 4]]);
  setOnline(false);
  await api('DELETE /api/cart/lines/:productId', { productId: 1 });
  setOnline(true);
  expect(quantitiesOf(await api('GET /api/cart', {}))).toEqual([]);
});

test.each([0, 429, 503])('keeps the changes that were not sent after status %d', async (status) => {
  const { api, setOnline, sendPending, shop, reports } = opened;
  await api('GET /api/cart', {});
  await api('GET /api/favourites/ids', {});
  setOnline(false);
  await api('PUT /api/favourites/:productId', { productId: 5 });
  await api('PUT /api/cart/lines/:productId', { productId: 1, quantity: 3 });
  setOnline(true);
  shop.status = status;
  await expect(sendPending()).rejects.toMatchObject({ status });
  // A later change waits behind them, and the cart is the predicted one.
  await api('PUT /api/cart/lines/:productId', { productId: 1, quantity: 4 });
  expect(quantitiesOf(await api('GET /api/cart', {}))).toEqual([[1, 4]]);
  expect(reports).toEqual([{ kinds: new Set(['favourite']), conflicts: [] }]);
  shop.status = 200;
  shop.calls.length = 0;
  await sendPending();
  expect(shop.calls).toEqual(['GET /api/cart', 'PUT /api/cart/lines/:productId']);
  expect([...shop.quantities]).toEqual([[1, 4]]);
});

test('queues no "buy now"', async () => {
  const { api, setOnline } = opened;
  await api('GET /api/cart', {});
  setOnline(false);
  await expect(api('POST /api/cart/lines', { productId: 1, quantity: 1, only: true })).rejects.toMatchObject({
    error: 'offline',
  });
});

test('reports a favourite that the shop refuses, with the name of its product', async () => {
  const { api, setOnline, sendPending, shop, reports } = opened;
  await api('GET /api/favourites/ids', {});
  await api('GET /api/catalog/products/:id', { id: 5 });
  setOnline(false);
  await api('PUT /api/favourites/:productId', { productId: 5 });
  setOnline(true);
  shop.refusal = 'product_not_found';
  await sendPending();
  await sendPending();
  expect(reports).toEqual([
    {
      kinds: new Set(['favourite']),
      conflicts: [{ kind: 'favourite', name: '№ 5', reason: 'product_not_found' }],
    },
  ]);
});

const review = { productId: 5, stars: 5, advantages: 'Экран', flaws: '', comment: '', photos: [] };
const address = { ...toServerNames(EMPTY_ADDRESS), city_name: 'Алматы', street_name: 'Абая', house_number: '10' };

test('sends a review written offline once, and lists it meanwhile', async () => {
  const { api, setOnline, sendPending, shop, reports } = opened;
  await api('GET /api/pages/profile/reviews', {});
  setOnline(false);
  expect(await api('POST /api/pages/profile/reviews', review)).toMatchObject({ verified: false });
  expect(await api('GET /api/pages/profile/reviews', {})).toMatchObject({
    mine: [{ product: { id: 5 }, stars: 5, status: 'waiting' }],
    waiting: [],
  });
  setOnline(true);
  await sendPending();
  await sendPending();
  expect(shop.posts).toEqual([review]);
  expect(reports).toEqual([{ kinds: new Set(['review']), conflicts: [] }]);
});

test('reports a refused question by its text', async () => {
  const { api, setOnline, sendPending, shop, reports } = opened;
  setOnline(false);
  await api('POST /api/product-questions', { productId: 5, text: 'Какой вес?' });
  setOnline(true);
  shop.refusal = 'product_not_found';
  await sendPending();
  expect(reports[0]!.conflicts).toEqual([{ kind: 'question', name: 'Какой вес?', reason: 'product_not_found' }]);
});

test('applies changes to an address that waits itself before it is sent', async () => {
  const { api, setOnline, sendPending, shop } = opened;
  await api('GET /api/pages/profile/addresses', {});
  setOnline(false);
  const { data: first } = await api('POST /api/pages/profile/add-address', address);
  const { data: second } = await api('POST /api/pages/profile/add-address', { ...address, house_number: '12' });
  await api('PUT /api/pages/profile/edit-address', { ...address, house_number: '11', id: first.id });
  await api('DELETE /api/pages/profile/delete-address', { id: second.id });
  expect(await api('GET /api/pages/profile/addresses', {})).toMatchObject([
    { id: first.id, house_number: '11', is_selected: true },
    { id: 3, is_selected: false },
  ]);
  setOnline(true);
  await sendPending();
  expect(shop.posts).toEqual([{ ...address, house_number: '11' }]);
  // The screen may still show the temporary id.
  await api('DELETE /api/pages/profile/delete-address', { id: first.id });
  expect(shop.posts.at(-1)).toEqual({ id: 40 });
});

test('sends the services of a line after the line', async () => {
  const { api, setOnline, sendPending, shop } = opened;
  await api('GET /api/cart', {});
  setOnline(false);
  const { services } = await api('PUT /api/cart/lines/:productId/services/:code', {
    productId: 1,
    code: 'setup',
    quantity: 2,
  });
  expect(services).toBe(1000);
  await api('PUT /api/cart/lines/:productId', { productId: 1, quantity: 3 });
  setOnline(true);
  shop.calls.length = 0;
  await sendPending();
  expect(shop.calls).toEqual([
    'GET /api/cart',
    'PUT /api/cart/lines/:productId',
    'PUT /api/cart/lines/:productId/services/:code',
  ]);
  expect(shop.posts).toEqual([{ productId: 1, code: 'setup', quantity: 2 }]);
});
