import { beforeEach, expect, test, vi } from 'vitest';
import type { Cart } from '#contract/orders/cart.ts';
import { ApiError, type Api } from '../calls/api.ts';
import { createOfflineApi } from './offline-api.ts';
import type { OfflineStore } from './offline-store.ts';

/** A shop whose cart has these quantities, and a phone that may lose its connection. */
function openShop(quantities: Record<number, number>) {
  const shop = {
    quantities: new Map(Object.entries(quantities).map(([id, count]) => [Number(id), count])),
    calls: [] as string[],
  };
  const setOnline = (isOnline: boolean) => vi.stubGlobal('navigator', { onLine: isOnline });
  const product = (id: number) => ({ id, name: `№ ${id}`, price: 1000 });
  const online = (async (key: string, input: { id?: number; productId?: number; quantity?: number }) => {
    if (!navigator.onLine) throw new ApiError(0, 'offline');
    shop.calls.push(key);
    if (key === 'GET /api/catalog/products/:id') return product(input.id!);
    if (key === 'GET /api/favourites/ids') return { ids: [7] };
    if (input.productId === 13) throw new ApiError(409, 'quantity_unavailable');
    if (key.startsWith('DELETE')) shop.quantities.delete(input.productId!);
    else if (key.startsWith('PUT')) shop.quantities.set(input.productId!, input.quantity!);
    else if (key.startsWith('POST'))
      shop.quantities.set(input.productId!, (shop.quantities.get(input.productId!) ?? 0) + input.quantity!);
    const lines = [...shop.quantities].map(([id, quantity]) => ({
      product: product(id),
      quantity,
      selected: true,
      services: [],
    }));
    return { lines, count: 0, total: 0, explanation: [], ready: true };
  }) as unknown as Api;
  const values = new Map<string, unknown>();
  const store: OfflineStore = {
    read: async (key) => structuredClone(values.get(key)),
    write: async (key, value) => void values.set(key, structuredClone(value)),
    clear: async () => values.clear(),
  };
  const login = { name: 'Aigul' };
  return { shop, setOnline, login, ...createOfflineApi(online, store, () => `ru 8 ${login.name}`) };
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
  const { api, setOnline, sendPending, shop } = opened;
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
  expect(await sendPending()).toEqual([]);
  expect(await sendPending()).toBe(null);
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
  const { api, setOnline, login } = opened;
  const reading = api('GET /api/favourites/ids', {});
  login.name = 'Berik';
  await reading;
  setOnline(false);
  await expect(api('GET /api/favourites/ids', {})).rejects.toMatchObject({ error: 'offline' });
});

test('sends no change of one login with another', async () => {
  const { api, setOnline, sendPending, shop, login } = opened;
  await api('GET /api/cart', {});
  setOnline(false);
  await api('PUT /api/cart/lines/:productId', { productId: 1, quantity: 3 });
  setOnline(true);
  const sending = sendPending();
  login.name = 'Berik';
  expect(await sending).toBe(null);
  expect(await sendPending()).toBe(null);
  expect([...shop.quantities]).toEqual([[1, 2]]);
  login.name = 'Aigul';
  expect(await sendPending()).toEqual([]);
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
  expect(await sendPending()).toEqual([]);
  expect(shop.calls).toEqual(['GET /api/cart']);
});

test('reports a change that another device overtook and one that the shop refuses', async () => {
  const { api, setOnline, sendPending, shop } = opened;
  await api('GET /api/cart', {});
  await api('GET /api/catalog/products/:id', { id: 13 });
  setOnline(false);
  await api('PUT /api/cart/lines/:productId', { productId: 1, quantity: 3 });
  await api('POST /api/cart/lines', { productId: 13, quantity: 1 });
  shop.quantities.set(1, 9);
  setOnline(true);
  expect(await sendPending()).toEqual([
    { name: '№ 1', reason: 'changed_elsewhere' },
    { name: '№ 13', reason: 'quantity_unavailable' },
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
