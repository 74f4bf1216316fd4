// Offline support: cached pages, and cart changes queued until the network is back (docs/decisions/0016). Online, every
// page and call comes from the network, never from the cache.

/** @typedef {import('#contract/orders/cart.ts').Cart} Cart */
/** @typedef {import('#contract/orders/cart.ts').CartLine} CartLine */
/** @typedef {import('#contract/catalog/catalog.ts').ProductPage} ProductPage */
/** @typedef {import('./messages.ts').ToWorker} ToWorker */
/** @typedef {import('./messages.ts').FromWorker} FromWorker */
/**
 * @typedef {{ productId: number; name: string; before: number; quantity: number; headers: Record<string, string> }}
 * Change
 */

const PAGES = 'sauda-pages-1';
const FILES = 'sauda-files-1';
const PERSONAL = 'sauda-own-1';
/** Max cache entries; the oldest are evicted first. */
const MAX_ENTRIES = { [PAGES]: 60, [FILES]: 500, [PERSONAL]: 40 };
/** Network timeout before falling back to a cached page, ms. */
const MAX_WAIT_MS = 4000;
const PICTURES_OF_PAGE = 4;
/** Max quantity of a line added offline; the server applies its own limit when the change is sent. */
const MAX_OFFLINE_QUANTITY = 99;

/** Pages cached after a visit: home, products, articles, shops, the support assistant, and the shopper's own lists. */
const CACHED_PAGE =
  /^\/(?:kz)?$|^(?:\/kz)?(?:\/[a-z][a-z-]+)?\/(?:p\/\d+|articles\/[a-z0-9-]+|shops(?:\/[a-z0-9-]+)?|gid-assistant|cart|compare|wishlist|offline)$/;
/** Calls for the shopper's own lists and for the support assistant; cleared on login and logout. */
const PERSONAL_CALL = /^\/api\/(?:cart|favourites(?:\/ids)?|catalog\/(?:compare|cards)|support\/(?:topics|questions|conversation)|assistant\/turns)$/;
const LINE = /^\/api\/cart\/lines(?:\/(\d+))?$/;
const HASHED = /^\/assets\//;
const PICTURE = /^\/(?:i|banners|shop-pictures)\//;
const CART = '/api/cart';
const PENDING = '/pending-cart';
const OUTCOME = '/sent-cart';

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const current = new Set([PAGES, FILES, PERSONAL]);
      for (const name of await caches.keys()) if (name.startsWith('sauda-') && !current.has(name)) await caches.delete(name);
      await worker.registration.navigationPreload?.enable();
    })(),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== worker.location.origin) return;
  if (request.method !== 'GET') {
    if (LINE.test(url.pathname)) event.respondWith(changeCart(request, url));
    else if (url.pathname.startsWith('/api/auth/')) event.respondWith(changeLogin(request));
    return;
  }
  if (request.mode === 'navigate') event.respondWith(openPage(event, url));
  else if (HASHED.test(url.pathname)) event.respondWith(openFile(request));
  else if (PERSONAL_CALL.test(url.pathname)) event.respondWith(readPersonal(request));
  else if (PICTURE.test(url.pathname) && !worker.navigator.onLine) event.respondWith(openFile(request));
});

worker.addEventListener('message', (event) => {
  const message = /** @type {ToWorker | null} */ (event.data);
  if (message?.type === 'seen') event.waitUntil(cacheVisited(message.url, message.files, message.base));
  // A page opened after the network is back gets no `online` event.
  if (message?.type === 'sync' || message?.type === 'seen') event.waitUntil(sendWithRetries());
  if (message?.type === 'seen' || message?.type === 'outcome') event.waitUntil(sendOutcome(event.source));
});

// ---- pages

async function openPage(event, url) {
  const isCacheable = CACHED_PAGE.test(url.pathname);
  const fromNetwork = (async () => {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (isCacheable) event.waitUntil(cachePage(url, answer.clone()).catch(() => {}));
    return answer;
  })();
  fromNetwork.catch(() => {});
  event.waitUntil(fromNetwork.catch(() => {}));
  const saved = isCacheable && (await (await caches.open(PAGES)).match(pageKey(url)));
  if (!saved) return fromNetwork.catch(() => offlinePage(url));
  const timeout = new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS, null));
  const first = await Promise.race([fromNetwork.catch(() => null), timeout]);
  return first ?? withCacheDate(saved);
}

/** Marks a cached page with its date, which the shop displays. */
async function withCacheDate(saved) {
  const since = saved.headers.get('x-kept-at') ?? '';
  const text = (await saved.text()).replace('<html ', `<html data-kept="${since}" `);
  return new Response(text, { headers: pageHeaders(saved) });
}

async function offlinePage(url) {
  const pages = await caches.open(PAGES);
  const base = /^(?:\/kz)?(?:\/[a-z][a-z-]+(?=\/|$))?/.exec(url.pathname)?.[0] ?? '';
  for (const path of [`${base}/offline`, /^\/kz(?:\/|$)/.test(url.pathname) ? '/kz/offline' : '/offline', '/offline', '/kz/offline']) {
    const saved = await pages.match(path);
    if (saved) return new Response(await saved.text(), { status: 503, headers: pageHeaders(saved) });
  }
  return Response.error();
}

/** The page's security headers, without those for encoding and caching. */
function pageHeaders(saved) {
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  for (const name of ['content-security-policy', 'permissions-policy', 'referrer-policy', 'x-content-type-options'])
    if (saved.headers.has(name)) headers.set(name, saved.headers.get(name));
  return headers;
}

const pageKey = (url) => url.pathname + url.search;

async function cachePage(url, answer) {
  if (answer.status !== 200 || answer.redirected || answer.type === 'opaqueredirect') return;
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  headers.set('x-kept-at', new Date().toISOString());
  headers.delete('content-encoding');
  headers.delete('content-length');
  await put(PAGES, pageKey(url), new Response(text, { headers }));
  const assets = [...text.matchAll(/["(](\/assets\/[\w.-]+)/g)].map(([, path]) => path);
  const pictures = [...text.matchAll(/src="(\/(?:i|shop-pictures)\/[\w./-]+)"/g)].map(([, path]) => path);
  await cacheFiles([...assets, ...pictures.slice(0, PICTURES_OF_PAGE)]);
}

/** Caches the document of a page reached by client-side navigation, with its files. */
async function cacheVisited(address, files, base) {
  try {
    const url = new URL(address, worker.location.origin);
    if (url.origin === worker.location.origin && CACHED_PAGE.test(url.pathname)) await loadPage(url);
    await cacheFiles(files);
    const pages = await caches.open(PAGES);
    for (const path of ['/offline', '/cart', '/wishlist', '/compare'])
      if (!(await pages.match(base + path))) await loadPage(new URL(base + path, worker.location.origin));
  } catch {
    // The network was lost; the next page retries.
  }
}

async function loadPage(url) {
  await cachePage(url, await fetch(url, { headers: { accept: 'text/html' } }));
}

// ---- files

async function openFile(request) {
  const files = await caches.open(FILES);
  const saved = await files.match(request.url);
  if (saved) return saved;
  const answer = await fetch(request);
  if (answer.status === 200) await put(FILES, request.url, answer.clone());
  return answer;
}

async function cacheFiles(addresses) {
  const files = await caches.open(FILES);
  for (const address of new Set(addresses)) {
    const { href, origin, pathname } = new URL(address, worker.location.origin);
    if (origin !== worker.location.origin || !(HASHED.test(pathname) || PICTURE.test(pathname)) || (await files.match(href)))
      continue;
    const answer = await fetch(href);
    if (answer.status === 200) await put(FILES, href, answer);
  }
}

async function put(name, key, answer) {
  const cache = await caches.open(name);
  // Replacing an entry makes it the newest; it is never missing in between.
  await cache.put(key, answer);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - MAX_ENTRIES[name]))) await cache.delete(old);
}

// ---- the shopper's own data

/** Responses of one URL differ by language and city. */
function personalKey(request) {
  const url = new URL(request.url);
  url.searchParams.set('~', `${request.headers.get('x-language')}.${request.headers.get('location-id')}`);
  return url.href;
}

async function readPersonal(request) {
  const key = personalKey(request);
  const loginsBefore = logins;
  try {
    if (new URL(request.url).pathname === CART && (await pendingChanges()).length > 0) await sendPending();
    const answer = await fetch(request);
    if (answer.status === 200 && loginsBefore === logins) await put(PERSONAL, key, answer.clone());
    if (answer.status === 401) await clearPersonal();
    return answer;
  } catch (error) {
    const saved = await (await caches.open(PERSONAL)).match(key);
    if (saved) return saved;
    throw error;
  }
}

/** A login or logout clears the cached data of the previous user. */
async function changeLogin(request) {
  logins++;
  const answer = await fetch(request);
  await clearPersonal();
  return answer;
}

/** Counts logins and logouts: a response requested before one is not cached after it. */
let logins = 0;

function clearPersonal() {
  logins++;
  return caches.delete(PERSONAL);
}

// ---- cart changes

async function changeCart(request, url) {
  const copy = request.clone();
  const key = personalKey(new Request(new URL(CART, worker.location.origin), { headers: request.headers }));
  const loginsBefore = logins;
  try {
    const answer = await fetch(request);
    if (answer.status === 200 && loginsBefore === logins) await put(PERSONAL, key, answer.clone());
    return answer;
  } catch (error) {
    // While online, a failed request may still have reached the server: the shopper decides, as without a worker.
    if (worker.navigator.onLine) throw error;
    const saved = await (await caches.open(PERSONAL)).match(key);
    const changed = saved && (await predictCart((await saved.json()).data, copy, url));
    if (!changed) throw error;
    const answer = () => Response.json({ code: 0, data: changed.cart });
    await put(PERSONAL, key, answer());
    await rememberChange({ ...changed.change, headers: scopeHeaders(copy) });
    return answer();
  }
}

const scopeHeaders = ({ headers }) =>
  Object.fromEntries(['x-language', 'location-id'].flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : [])));

/**
 * The cached cart with a change, priced from cached data; the server reprices it when the change is sent.
 * @param {Cart} cart
 * @param {Request} request
 * @param {URL} url
 * @returns {Promise<{ cart: Cart; change: Omit<Change, 'headers'> } | null>}
 */
async function predictCart(cart, request, url) {
  const body = request.method === 'DELETE' ? {} : await request.json();
  const productId = Number(LINE.exec(url.pathname)?.[1] ?? body.productId);
  const line = cart.lines.find(({ product }) => product.id === productId);
  const before = line?.quantity ?? 0;
  const quantity = request.method === 'DELETE' ? 0 : request.method === 'POST' ? before + (body.quantity ?? 1) : body.quantity;
  const product = line?.product ?? (await cachedProduct(productId));
  if (!product || product.price === null) return null;
  /** @type {Omit<CartLine, 'product' | 'quantity' | 'total'>} */
  const newLine = { digital: 'digital' in product && product.digital === true, available: null, maxQuantity: MAX_OFFLINE_QUANTITY, state: 'ok', priceSeen: product.price, selected: true, services: [] };
  const changed = { ...newLine, ...line, product, quantity, total: product.price * quantity };
  const lines =
    quantity === 0
      ? cart.lines.filter((other) => other !== line)
      : line
        ? cart.lines.map((other) => (other === line ? changed : other))
        : [...cart.lines, changed];
  const selected = lines.filter((entry) => entry.selected);
  const total = selected.reduce((sum, entry) => sum + entry.total, 0);
  const services = selected
    .flatMap((entry) => entry.services.map((service) => service.price * Math.min(service.quantity, entry.quantity)))
    .reduce((sum, price) => sum + price, 0);
  const count = lines.reduce((sum, entry) => sum + entry.quantity, 0);
  /** @type {Cart['explanation']} */
  const explanation =
    selected.length > 0
      ? [{ kind: 'products', amount: total, data: { quantity: selected.reduce((sum, entry) => sum + entry.quantity, 0) } }]
      : [];
  return {
    cart: { ...cart, lines, count, total, services, explanation, ready: false },
    change: { productId, name: product.name, before, quantity },
  };
}

/**
 * A product from its cached page.
 * @param {number} id
 * @returns {Promise<ProductPage | null>}
 */
async function cachedProduct(id) {
  const pages = await caches.open(PAGES);
  for (const { url } of await pages.keys()) {
    if (!new URL(url).pathname.endsWith(`/p/${id}`)) continue;
    const text = await (await pages.match(url))?.text();
    const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(text ?? '')?.[1];
    if (boot) return JSON.parse(boot).data;
  }
  return null;
}

/**
 * Whether this release can send a change. Invalid ones, stored by another release, are dropped: they would block the
 * rest.
 * @param {Partial<Change> | null} change
 */
const isChange = (change) =>
  Number.isInteger(change?.productId) &&
  Number.isInteger(change?.quantity) &&
  Number.isInteger(change?.before) &&
  typeof change?.name === 'string' &&
  typeof change.headers === 'object' &&
  change.headers !== null;

/** @returns {Promise<Change[]>} */
async function pendingChanges() {
  const saved = await (await caches.open(PERSONAL)).match(PENDING);
  const isCacheable = await saved?.json().catch(() => null);
  return Array.isArray(isCacheable) ? isCacheable.filter(isChange) : [];
}

/**
 * Stores one change per product: the latest quantity, and the one before the first change.
 * @param {Change} change
 */
async function rememberChange(change) {
  const pending = await pendingChanges();
  const first = pending.find(({ productId }) => productId === change.productId);
  const rest = pending.filter((other) => other !== first);
  await put(PERSONAL, PENDING, Response.json([...rest, { ...change, before: first?.before ?? change.before }]));
}

/** Waits between retries, ms: the first request after reconnecting may fail. */
const RETRY_WAITS_MS = [1_000, 3_000, 10_000];

async function sendWithRetries() {
  for (const wait of [...RETRY_WAITS_MS, null]) {
    try {
      return await sendPending();
    } catch {
      if (wait === null) return undefined; // the next page retries
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return undefined;
}

/** @type {Promise<void> | null} */
let sending = null;

/** Sends offline changes once for all callers, and reports the result to the pages. */
function sendPending() {
  sending ??= sendChanges().finally(() => {
    sending = null;
  });
  return sending;
}

async function sendChanges() {
  const pending = await pendingChanges();
  const [first] = pending;
  if (!first) return;
  const { headers } = first;
  const now = await fetch(CART, { headers });
  if (now.status !== 200) throw new Error('cart could not be read');
  const { lines } = (await now.json()).data;
  const conflicts = [];
  for (const { productId, name, before, quantity } of pending) {
    const serverQuantity = lines.find(({ product }) => product.id === productId)?.quantity ?? 0;
    if (serverQuantity !== before && serverQuantity !== quantity) conflicts.push({ name, reason: 'changed_elsewhere' });
    const answer = serverQuantity === quantity ? null : await sendChange({ productId, quantity, serverQuantity, headers });
    if (answer && answer.status >= 500) throw new Error('cart could not be changed');
    if (answer && !answer.ok) conflicts.push({ name, reason: (await answer.json().catch(() => ({}))).error ?? 'refused' });
  }
  await (await caches.open(PERSONAL)).delete(PENDING);
  /** @type {FromWorker} */
  const sent = { type: 'cart-sent', conflicts };
  await put(PERSONAL, OUTCOME, Response.json(sent));
  for (const client of await worker.clients.matchAll({ type: 'window' }))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- because a client of a worker is always of its origin
    client.postMessage(/** @type {FromWorker} */ ({ type: 'cart-outcome' }));
}

/** Sends the result of the changes to one page, which may have been loading when they were sent. */
async function sendOutcome(page) {
  const cache = await caches.open(PERSONAL);
  const outcome = await cache.match(OUTCOME);
  if (!outcome || !(await cache.delete(OUTCOME))) return;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- because a client of a worker is always of its origin
  page.postMessage(await outcome.json());
}

function sendChange({ productId, quantity, serverQuantity, headers }) {
  const jsonHeaders = { ...headers, 'content-type': 'application/json' };
  if (quantity === 0) return fetch(`${CART}/lines/${productId}`, { method: 'DELETE', headers });
  return serverQuantity === 0
    ? fetch(`${CART}/lines`, { method: 'POST', headers: jsonHeaders, body: JSON.stringify({ productId, quantity }) })
    : fetch(`${CART}/lines/${productId}`, { method: 'PUT', headers: jsonHeaders, body: JSON.stringify({ quantity }) });
}
