import type { EndpointKey } from '#contract/index.ts';
import type { Cart, CartLine } from '#contract/orders/cart.ts';
import { multiply, sum } from '#domain/pricing/money.ts';
import { explainServices, servicesTotal } from '#domain/pricing/service-totals.ts';
import { ApiError, type Api } from '../calls/api.ts';
import { createIdempotencyKey } from '../calls/idempotency-key.ts';
import type { Change, OfflineStore } from './offline-store.ts';

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
/** Calls that depend on the cart or the favourites: the changes made offline are sent before them. */
const FOLLOWS_CHANGES = / \/api\/(?:cart|checkout|favourites)\b|^POST \/api\/orders(?:\/:number\/repeat)?$/;
/** Calls after which the login, and with it the queue, may be another: the changes are sent before them if possible. */
const CHANGES_LOGIN = /^(?!GET).* \/api\/auth\//;
/** Statuses after which a change waits for another attempt: no response, too many calls, an outage. */
const TEMPORARY_STATUSES = new Set([0, 429, 502, 503, 504]);

/** A change that the shop refused, or that another device overtook. */
export type Conflict = { name: string; reason: string };

/** Whose responses and changes are stored. */
type OfflineScope = {
  /** Language, city and login of responses. */
  responses(): string;
  /** Login of changes: they wait in one queue, whatever the language and city. */
  login(): string;
};

/**
 * Wraps a client for offline use: answers reads from the last response, and queues changes of cart and favourites. A
 * change is stored as its result, so sending it twice is safe. `report` receives the conflicts of sent changes.
 */
export function createOfflineApi(
  online: Api,
  store: OfflineStore,
  scope: OfflineScope,
  report: (conflicts: Conflict[]) => void,
) {
  // Ids from paths are strings, ids from responses are numbers.
  const storeKey = (key: EndpointKey, input: object) =>
    `${scope.responses()} ${key} ${JSON.stringify(input, (_, value: unknown) => (typeof value === 'number' ? String(value) : value))}`;
  const cache = (key: EndpointKey, input: object, output: unknown) => store.write(storeKey(key, input), output);

  const remember = (change: Change) =>
    store.updatePending(scope.login(), (pending) => {
      const earlier = pending.find(({ kind, productId }) => kind === change.kind && productId === change.productId);
      const before = earlier?.kind === 'cart' ? { before: earlier.before } : {};
      return [...pending.filter((other) => other !== earlier), { ...change, ...before }];
    });

  /** Predicts the response to a change from cached ones and queues the change; undefined if none are cached. */
  const predict = async (key: EndpointKey, input: object): Promise<unknown> => {
    const { productId, quantity = 1, only } = input as { productId: number; quantity?: number; only?: boolean };
    const id = createIdempotencyKey();
    if (key === 'PUT /api/favourites/:productId' || key === 'DELETE /api/favourites/:productId') {
      const stored = (await store.read(storeKey('GET /api/favourites/ids', {}))) as { ids: number[] } | undefined;
      if (!stored) return undefined;
      const others = stored.ids.filter((other) => other !== productId);
      const isFavourite = key.startsWith('PUT');
      const response = { ids: isFavourite ? [productId, ...others] : others };
      await remember({ id, kind: 'favourite', productId, isFavourite });
      await cache('GET /api/favourites/ids', {}, response);
      return response;
    }
    // "Buy now" leads to the checkout, which needs a connection.
    if (!CART_CHANGES.has(key) || only) return undefined;
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
    await remember({ id, kind: 'cart', productId, name: product.name, before, quantity: wanted });
    await cache('GET /api/cart', {}, response);
    return response;
  };

  const api: Api = async (key, input, options) => {
    const scopeBefore = scope.responses();
    const read = cachedRead(key);
    let isSent = false;
    try {
      if (FOLLOWS_CHANGES.test(key)) await sendPending();
      else if (CHANGES_LOGIN.test(key)) await sendPending().catch(() => {});
      isSent = true;
      const output = await online(key, input, options);
      // A response to an earlier login is not stored for the current one.
      if (read && scopeBefore === scope.responses())
        await cache(read, read === key ? (input as object) : {}, output).catch(() => {});
      return output;
    } catch (error) {
      if (!(error instanceof ApiError) || (isSent ? error.error !== 'offline' : !isTemporary(error))) throw error;
      // While the phone is online, a change that was sent may have reached the shop.
      const canQueue = !isSent || !navigator.onLine;
      const stored =
        read === key
          ? await readStored(read, input as object)
          : canQueue
            ? await predict(key, input as object)
            : undefined;
      if (stored === undefined) throw error;
      return stored as Awaited<ReturnType<typeof api<typeof key>>>;
    }
  };

  const readStored = async (key: EndpointKey, input: object): Promise<unknown> => {
    const stored = await store.read(storeKey(key, input));
    return stored && key === 'GET /api/cart' ? { ...stored, ready: false } : stored;
  };

  const sendAll = async (): Promise<void> => {
    const login = scope.login();
    const pending = await store.readPending(login);
    if (pending.length === 0) return;
    const { lines } = await online('GET /api/cart', {});
    const conflicts: Conflict[] = [];
    let isCartChanged = false;
    try {
      for (const change of pending) {
        // Another login does not get the changes of an earlier one.
        if (login !== scope.login()) return;
        const current = lines.find(({ product }) => product.id === change.productId)?.quantity ?? 0;
        const reasons = await sendChange(online, change, current);
        // The same product may have been changed again meanwhile.
        await store.updatePending(login, (queue) => queue.filter(({ id }) => id !== change.id));
        if (change.kind !== 'cart') continue;
        isCartChanged = true;
        conflicts.push(...reasons.map((reason) => ({ name: change.name, reason })));
      }
    } finally {
      if (isCartChanged && login === scope.login()) report(conflicts);
    }
  };
  let sending: Promise<void> | null = null;
  /** Sends the queued changes in their order. Concurrent calls share one run. */
  const sendPending = () => (sending ??= sendAll().finally(() => (sending = null)));
  return { api, sendPending };
}

const isTemporary = (error: ApiError): boolean => TEMPORARY_STATUSES.has(error.status);

/** Sends a change; returns the reasons for conflicts. Fails if it has to be sent again. */
async function sendChange(api: Api, change: Change, current: number): Promise<string[]> {
  const reasons =
    change.kind === 'cart' && current !== change.before && current !== change.quantity ? ['changed_elsewhere'] : [];
  try {
    await (change.kind === 'cart' ? sendQuantity(api, change, current) : sendFavourite(api, change));
  } catch (error) {
    if (!(error instanceof ApiError) || isTemporary(error)) throw error;
    reasons.push(error.error);
  }
  return reasons;
}

const sendFavourite = (api: Api, { productId, isFavourite }: Change & { kind: 'favourite' }) =>
  isFavourite
    ? api('PUT /api/favourites/:productId', { productId })
    : api('DELETE /api/favourites/:productId', { productId });

async function sendQuantity(api: Api, { productId, quantity }: Change & { kind: 'cart' }, current: number) {
  if (quantity === current) return;
  if (quantity === 0) await api('DELETE /api/cart/lines/:productId', { productId });
  else if (current === 0) await api('POST /api/cart/lines', { productId, quantity });
  else await api('PUT /api/cart/lines/:productId', { productId, quantity });
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
