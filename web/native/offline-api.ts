import type { EndpointKey } from '#contract/index.ts';
import type { Cart, CartLine } from '#contract/orders/cart.ts';
import { multiply, sum } from '#domain/pricing/money.ts';
import { explainServices, servicesTotal } from '#domain/pricing/service-totals.ts';
import { ApiError, type Api } from '../calls/api.ts';
import type { OfflineStore } from './offline-store.ts';

/** Reads whose last response is available offline. */
const CACHED_READS: ReadonlySet<EndpointKey> = new Set([
  'GET /api/cart',
  'GET /api/catalog/cards',
  'GET /api/catalog/category/:id',
  'GET /api/catalog/compare',
  'GET /api/catalog/home',
  'GET /api/catalog/listing',
  'GET /api/catalog/products/:id',
  'GET /api/catalog/products/:id/related',
  'GET /api/catalog/products/:id/reviews',
  'GET /api/catalog/tree',
  'GET /api/content/page',
  'GET /api/favourites',
  'GET /api/favourites/ids',
  'GET /api/orders',
  'GET /api/pages/menu',
  'GET /api/pages/profile/bonus',
  'GET /api/pages/profile/coupons',
  'GET /api/pages/profile/gift-purchases',
  'GET /api/pages/profile/go-bonuses',
  'GET /api/pages/profile/profile',
  'GET /api/pages/profile/reviews',
  'GET /api/shops',
  'POST /api/orders/lookup',
  'POST /api/pages/profile/gift-cards',
]);

/** Returns the read that a response also answers; changes return the whole cart or list. */
function cachedRead(key: EndpointKey): EndpointKey | null {
  if (CACHED_READS.has(key)) return key;
  if (/ \/api\/cart\//.test(key)) return 'GET /api/cart';
  return key.endsWith(' /api/favourites/:productId') ? 'GET /api/favourites/ids' : null;
}

/** Max quantity of a line that the shop has not checked. */
const MAX_OFFLINE_QUANTITY = 10;
const CART_CHANGES: ReadonlySet<EndpointKey> = new Set([
  'POST /api/cart/lines',
  'PUT /api/cart/lines/:productId',
  'DELETE /api/cart/lines/:productId',
]);
const PENDING = 'pending';

/** Wanted quantity of a product and the one before the first change; or whether it is a favourite. */
type Change =
  | { kind: 'cart'; productId: number; name: string; before: number; quantity: number }
  | { kind: 'favourite'; productId: number; isFavourite: boolean };
/** A change that the shop refused, or that another device overtook. */
export type Conflict = { name: string; reason: string };

/**
 * Wraps a client for offline use: answers reads from the last response, and queues changes of cart and favourites. A
 * change is stored as its result, so sending it twice is safe. `scope` returns language, city and login of responses.
 */
export function createOfflineApi(online: Api, store: OfflineStore, scope: () => string) {
  // Ids from paths are strings, ids from responses are numbers.
  const storeKey = (key: EndpointKey, input: object) =>
    `${scope()} ${key} ${JSON.stringify(input, (_, value: unknown) => (typeof value === 'number' ? String(value) : value))}`;
  const cache = (key: EndpointKey, input: object, output: unknown) => store.write(storeKey(key, input), output);
  const pendingChanges = async () => ((await store.read(`${scope()} ${PENDING}`)) ?? []) as Change[];
  const savePending = (changes: readonly Change[]) => store.write(`${scope()} ${PENDING}`, changes);

  const remember = async (change: Change) => {
    const pending = await pendingChanges();
    const earlier = pending.find((other) => other.kind === change.kind && other.productId === change.productId);
    const before = earlier?.kind === 'cart' ? { before: earlier.before } : {};
    await savePending([...pending.filter((other) => other !== earlier), { ...change, ...before }]);
  };

  /** Predicts the response to a change from cached ones and queues the change; undefined if none are cached. */
  const predict = async (key: EndpointKey, input: object): Promise<unknown> => {
    const { productId, quantity = 1 } = input as { productId: number; quantity?: number };
    if (key === 'PUT /api/favourites/:productId' || key === 'DELETE /api/favourites/:productId') {
      const stored = (await store.read(storeKey('GET /api/favourites/ids', {}))) as { ids: number[] } | undefined;
      if (!stored) return undefined;
      const others = stored.ids.filter((id) => id !== productId);
      const isFavourite = key.startsWith('PUT');
      const response = { ids: isFavourite ? [productId, ...others] : others };
      await cache('GET /api/favourites/ids', {}, response);
      await remember({ kind: 'favourite', productId, isFavourite });
      return response;
    }
    if (!CART_CHANGES.has(key)) return undefined;
    const cart = (await store.read(storeKey('GET /api/cart', {}))) as Cart | undefined;
    const line = cart?.lines.find(({ product }) => product.id === productId);
    const product =
      line?.product ??
      ((await store.read(storeKey('GET /api/catalog/products/:id', { id: productId }))) as
        | CartLine['product']
        | undefined);
    if (!cart || !product || product.price === null) return undefined;
    const before = line?.quantity ?? 0;
    const wanted = key.startsWith('DELETE') ? 0 : key.startsWith('POST') ? before + quantity : quantity;
    const response = withLine(cart, line, product, wanted);
    await cache('GET /api/cart', {}, response);
    await remember({ kind: 'cart', productId, name: product.name, before, quantity: wanted });
    return response;
  };

  const api: Api = async (key, input, options) => {
    const scopeBefore = scope();
    const read = cachedRead(key);
    try {
      const output = await online(key, input, options);
      // A response to an earlier login is not stored for the current one.
      if (read && scopeBefore === scope())
        await cache(read, read === key ? (input as object) : {}, output).catch(() => {});
      return output;
    } catch (error) {
      if (!(error instanceof ApiError) || error.error !== 'offline') throw error;
      const stored =
        read === key ? await readStored(read, input as object) : await predictOffline(key, input as object);
      if (stored === undefined) throw error;
      return stored as Awaited<ReturnType<typeof api<typeof key>>>;
    }
  };

  const readStored = async (key: EndpointKey, input: object): Promise<unknown> => {
    const stored = await store.read(storeKey(key, input));
    return stored && key === 'GET /api/cart' ? { ...stored, ready: false } : stored;
  };

  // While the phone is online, a failed change may have reached the shop.
  const predictOffline = async (key: EndpointKey, input: object) =>
    navigator.onLine ? undefined : predict(key, input);

  const sendAll = async (): Promise<Conflict[] | null> => {
    const asked = scope();
    const pending = await pendingChanges();
    if (pending.length === 0) return null;
    const { lines } = await online('GET /api/cart', {});
    const conflicts: Conflict[] = [];
    for (const change of pending) {
      // Another login does not get the changes of an earlier one.
      if (asked !== scope()) return null;
      const current = lines.find(({ product }) => product.id === change.productId)?.quantity ?? 0;
      if (change.kind === 'cart' && current !== change.before && current !== change.quantity)
        conflicts.push({ name: change.name, reason: 'changed_elsewhere' });
      try {
        await sendChange(online, change, current);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
        if (change.kind === 'cart') conflicts.push({ name: change.name, reason: error.error });
      }
    }
    if (asked !== scope()) return null;
    await savePending([]);
    return conflicts;
  };
  let sending: Promise<Conflict[] | null> | null = null;
  /** Sends the queued changes; returns the conflicts, or null without changes. Concurrent calls share one run. */
  const sendPending = () => (sending ??= sendAll().finally(() => (sending = null)));
  return { api, sendPending };
}

async function sendChange(api: Api, change: Change, current: number): Promise<void> {
  const { productId } = change;
  if (change.kind === 'favourite')
    await (change.isFavourite
      ? api('PUT /api/favourites/:productId', { productId })
      : api('DELETE /api/favourites/:productId', { productId }));
  else if (change.quantity === current) return;
  else if (change.quantity === 0) await api('DELETE /api/cart/lines/:productId', { productId });
  else if (current === 0) await api('POST /api/cart/lines', { productId, quantity: change.quantity });
  else await api('PUT /api/cart/lines/:productId', { productId, quantity: change.quantity });
}

/** The cart with another quantity of a product, priced from stored data; the shop prices it again. */
function withLine(cart: Cart, line: CartLine | undefined, product: CartLine['product'], quantity: number): Cart {
  const price = product.price ?? 0;
  const newLine = {
    digital: false,
    available: null,
    maxQuantity: MAX_OFFLINE_QUANTITY,
    state: 'ok' as const,
    services: [],
  };
  const changed: CartLine = {
    ...newLine,
    priceSeen: price,
    selected: true,
    ...line,
    product,
    quantity,
    total: multiply(price, quantity),
    services: (line?.services ?? []).map((service) => ({ ...service, quantity: Math.min(service.quantity, quantity) })),
  };
  const others = cart.lines.map((other) => (other === line ? changed : other));
  const lines =
    quantity === 0 ? cart.lines.filter((other) => other !== line) : line ? others : [...cart.lines, changed];
  const selected = lines.filter((other) => other.selected);
  const productsTotal = sum(selected.map((other) => other.total));
  const priced = selected.map((other) => ({
    quantity: other.quantity,
    services: other.services.map((service) => ({
      code: service.code,
      unitPrice: service.price,
      quantity: service.quantity,
    })),
  }));
  const services = servicesTotal(priced);
  const count = sum(lines.map((other) => other.quantity));
  const explanation: Cart['explanation'] =
    selected.length > 0
      ? [
          {
            kind: 'products',
            amount: productsTotal,
            data: { quantity: sum(selected.map((other) => other.quantity)) },
          },
          ...explainServices(priced),
        ]
      : [];
  return { ...cart, lines, count, total: productsTotal, services, explanation, ready: false };
}
