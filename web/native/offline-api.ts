import type { EndpointKey } from '#contract/index.ts';
import type { Cart, CartLine } from '#contract/orders/cart.ts';
import { multiply, sum } from '#domain/pricing/money.ts';
import { explainServices, servicesTotal } from '#domain/pricing/service-totals.ts';
import { ApiError, type Api } from '../calls/api.ts';
import { createIdempotencyKey } from '../calls/idempotency-key.ts';
import { markQueued } from '../calls/sent-text.native.ts';
import { isQueuedCall, POST_KINDS, type Change, type QueuedCall } from './changes.ts';
import { predictPost, queuePost } from './offline-posts.ts';
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
  'GET /api/pages/profile/addresses',
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
const SERVICE_CHANGES: ReadonlySet<EndpointKey> = new Set([
  'PUT /api/cart/lines/:productId/services/:code',
  'DELETE /api/cart/lines/:productId/services/:code',
]);
/** Largest temporary id, without its sign. */
const MAX_TEMPORARY_ID = 2 ** 31 - 1;
/** Calls that depend on changes made offline: the changes are sent before them. */
const FOLLOWS_CHANGES =
  / \/api\/(?:cart|checkout|favourites|product-questions|product-answers)\b| \/api\/pages\/profile\/(?:reviews|questions|addresses|[a-z]+-address)$|^POST \/api\/orders(?:\/:number\/repeat)?$/;
/** Calls after which the login, and with it the queue, may be another: the changes are sent before them if possible. */
const CHANGES_LOGIN = /^(?!GET).* \/api\/auth\//;
/** Statuses after which a change waits for another attempt: no response, too many calls, an outage. */
const TEMPORARY_STATUSES = new Set([0, 429, 502, 503, 504]);

/** Kinds of changes, as the customer knows them. */
export type ChangeKind = Exclude<Change['kind'], 'post'> | (typeof POST_KINDS)[QueuedCall];

/** A change that the shop refused, or that another device overtook. */
type Conflict = { kind: ChangeKind; name: string; reason: string };

/** Kinds of the sent changes, and conflicts. */
export type SentChanges = { kinds: ReadonlySet<ChangeKind>; conflicts: Conflict[] };

/** Whose responses and changes are stored. */
type OfflineScope = {
  /** Language, city and login of responses. */
  responses(): string;
  /** Login of changes: they wait in one queue, whatever the language and city. */
  login(): string;
};

/**
 * Wraps a client for offline use: answers reads from the last response, and queues changes of cart and favourites, and
 * posts such as reviews. Sending a change twice is safe. `report` receives the outcome of sent changes.
 */
export function createOfflineApi(
  online: Api,
  store: OfflineStore,
  scope: OfflineScope,
  report: (sent: SentChanges) => void,
) {
  // Ids from paths are strings, ids from responses are numbers.
  const storeKey = (key: EndpointKey, input: object) =>
    `${scope.responses()} ${key} ${JSON.stringify(input, (_, value: unknown) => (typeof value === 'number' ? String(value) : value))}`;
  const cache = (key: EndpointKey, input: object, output: unknown) => store.write(storeKey(key, input), output);

  /** Ids that the shop gave to what was created under a temporary id. */
  const realIds = new Map<number, number>();
  const withRealId = <T extends object>(input: T): T => {
    const { id } = input as { id?: number };
    return id !== undefined && realIds.has(id) ? { ...input, id: realIds.get(id) } : input;
  };

  const remember = (change: Exclude<Change, { kind: 'post' }>) =>
    store.updatePending(scope.login(), (pending) => {
      const codeOf = (other: Change) => (other.kind === 'service' ? other.code : '');
      const earlier = pending.find(
        (other) =>
          other.kind === change.kind && other.productId === change.productId && codeOf(other) === codeOf(change),
      );
      const before = earlier?.kind === 'cart' ? { before: earlier.before } : {};
      return [...pending.filter((other) => other !== earlier), { ...change, ...before }];
    });

  /** Predicts the response to a change from cached ones and queues the change; undefined if none are cached. */
  const predict = async (key: EndpointKey, input: object): Promise<unknown> => {
    if (isQueuedCall(key)) return predictQueued(key, input);
    const { productId, quantity = 1, only } = input as { productId: number; quantity?: number; only?: boolean };
    const id = createIdempotencyKey();
    const page = (await store.read(storeKey('GET /api/catalog/products/:id', { id: productId }))) as
      | CartLine['product']
      | undefined;
    if (key === 'PUT /api/favourites/:productId' || key === 'DELETE /api/favourites/:productId') {
      const stored = (await store.read(storeKey('GET /api/favourites/ids', {}))) as { ids: number[] } | undefined;
      if (!stored) return undefined;
      const others = stored.ids.filter((other) => other !== productId);
      const isFavourite = key.startsWith('PUT');
      const response = { ids: isFavourite ? [productId, ...others] : others };
      await remember({ id, kind: 'favourite', productId, name: page?.name ?? '', isFavourite });
      await cache('GET /api/favourites/ids', {}, response);
      return response;
    }
    const cart = (await store.read(storeKey('GET /api/cart', {}))) as Cart | undefined;
    const line = cart?.lines.find(({ product }) => product.id === productId);
    if (SERVICE_CHANGES.has(key)) {
      const { code } = input as { code: string };
      if (!cart || !line?.services.some((service) => service.code === code)) return undefined;
      const wanted = key.startsWith('DELETE') ? 0 : quantity;
      const services = line.services.map((service) =>
        service.code === code ? { ...service, quantity: wanted } : service,
      );
      const response = withLine(cart, line, { ...line, services });
      await remember({ id, kind: 'service', productId, code, name: line.product.name, quantity: wanted });
      await cache('GET /api/cart', {}, response);
      return response;
    }
    // "Buy now" leads to the checkout, which needs a connection.
    if (!CART_CHANGES.has(key) || only) return undefined;
    const product = line?.product ?? page;
    if (!cart || !product || product.price === null) return undefined;
    const before = line?.quantity ?? 0;
    const wanted = key.startsWith('DELETE') ? 0 : key.startsWith('POST') ? before + quantity : quantity;
    const response = withLine(cart, line, withQuantity(line, product, wanted));
    await remember({ id, kind: 'cart', productId, name: product.name, before, quantity: wanted });
    await cache('GET /api/cart', {}, response);
    return response;
  };

  const predictQueued = async (call: QueuedCall, input: object): Promise<unknown> => {
    const temporaryId = -Math.ceil(Math.random() * MAX_TEMPORARY_ID);
    const read = (key: EndpointKey, readInput: object) => store.read(storeKey(key, readInput));
    const prediction = await predictPost(call, input, temporaryId, read);
    if (!prediction) return undefined;
    const { output, name, read: readKey, cached } = prediction;
    const post = { id: createIdempotencyKey(), kind: 'post' as const, call, input, name, temporaryId };
    await store.updatePending(scope.login(), (pending) => queuePost(pending, post));
    if (readKey) await cache(readKey, {}, cached);
    markQueued(true);
    return output;
  };

  const api: Api = async (key, input, options) => {
    const scopeBefore = scope.responses();
    const read = cachedRead(key);
    let isSent = false;
    try {
      if (FOLLOWS_CHANGES.test(key)) await sendPending();
      else if (CHANGES_LOGIN.test(key)) await sendPending().catch(() => {});
      isSent = true;
      markQueued(false);
      const output = await online(key, withRealId(input as object) as typeof input, options);
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
    const needsCart = pending.some(({ kind }) => kind === 'cart');
    const { lines } = needsCart ? await online('GET /api/cart', {}) : { lines: [] };
    const conflicts: Conflict[] = [];
    const kinds = new Set<ChangeKind>();
    // A service needs its line.
    const isLate = ({ kind }: Change) => Number(kind === 'service');
    try {
      for (const change of pending.toSorted((a, b) => isLate(a) - isLate(b))) {
        // Another login does not get the changes of an earlier one.
        if (login !== scope.login()) return;
        const { id, name } = change;
        const kind = change.kind === 'post' ? POST_KINDS[change.call] : change.kind;
        const reasons = change.kind === 'cart' ? findConflict(change, lines) : [];
        try {
          const output = await sendChange(online, change, lines, withRealId);
          const { data } = (output ?? {}) as { data?: { id: number } };
          if (change.kind === 'post' && data) realIds.set(change.temporaryId, data.id);
        } catch (error) {
          if (!(error instanceof ApiError) || isTemporary(error)) throw error;
          reasons.push(error.error);
        }
        // The same product may have been changed again meanwhile.
        await store.updatePending(login, (queue) => queue.filter((other) => other.id !== id));
        kinds.add(kind);
        conflicts.push(...reasons.map((reason) => ({ kind, name, reason })));
      }
    } finally {
      if (kinds.size > 0 && login === scope.login()) report({ kinds, conflicts });
    }
  };
  let sending: Promise<void> | null = null;
  /** Sends the queued changes in their order. Concurrent calls share one run. */
  const sendPending = () => (sending ??= sendAll().finally(() => (sending = null)));
  return { api, sendPending };
}

const isTemporary = (error: ApiError): boolean => TEMPORARY_STATUSES.has(error.status);

const quantityIn = (lines: readonly CartLine[], id: number) =>
  lines.find(({ product }) => product.id === id)?.quantity ?? 0;

/** Whether another device has changed the quantity of a product meanwhile. */
function findConflict(
  { productId, before, quantity }: Change & { kind: 'cart' },
  lines: readonly CartLine[],
): string[] {
  const current = quantityIn(lines, productId);
  return current !== before && current !== quantity ? ['changed_elsewhere'] : [];
}

/** Sends a change and returns the response. */
async function sendChange(
  api: Api,
  change: Change,
  lines: readonly CartLine[],
  withRealId: (input: object) => object,
): Promise<unknown> {
  if (change.kind === 'cart') return sendQuantity(api, change, quantityIn(lines, change.productId));
  // The queue stores the input with its call.
  if (change.kind === 'post') return api(change.call, withRealId(change.input) as never, { idempotencyKey: change.id });
  const { productId } = change;
  if (change.kind === 'favourite')
    return change.isFavourite
      ? api('PUT /api/favourites/:productId', { productId })
      : api('DELETE /api/favourites/:productId', { productId });
  const { code, quantity } = change;
  return quantity > 0
    ? api('PUT /api/cart/lines/:productId/services/:code', { productId, code, quantity })
    : api('DELETE /api/cart/lines/:productId/services/:code', { productId, code });
}

async function sendQuantity(api: Api, { productId, quantity }: Change & { kind: 'cart' }, current: number) {
  if (quantity === current) return;
  if (quantity === 0) await api('DELETE /api/cart/lines/:productId', { productId });
  else if (current === 0) await api('POST /api/cart/lines', { productId, quantity });
  else await api('PUT /api/cart/lines/:productId', { productId, quantity });
}

/** A line with another quantity, priced from stored data. */
function withQuantity(line: CartLine | undefined, product: CartLine['product'], quantity: number): CartLine {
  const price = product.price ?? 0;
  return {
    digital: false,
    available: null,
    maxQuantity: MAX_OFFLINE_QUANTITY,
    state: 'ok',
    priceSeen: price,
    selected: true,
    ...line,
    product,
    quantity,
    total: multiply(price, quantity),
    services: (line?.services ?? []).map((service) => ({ ...service, quantity: Math.min(service.quantity, quantity) })),
  };
}

/** The cart with a changed line, removed at quantity 0, priced from stored data; the shop prices it again. */
function withLine(cart: Cart, line: CartLine | undefined, changed: CartLine): Cart {
  const others = cart.lines.map((other) => (other === line ? changed : other));
  const lines =
    changed.quantity === 0 ? cart.lines.filter((other) => other !== line) : line ? others : [...cart.lines, changed];
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
