import type { Cart } from '#contract/orders/cart.ts';
import { multiply, sum } from '#domain/pricing/money.ts';
import { normalizeLoggedQuery } from '#domain/search/logged-query.ts';
import type { Api } from '#web/calls/api.ts';
import { saveStored, readStored, type Store } from '#web/state/tabs/store.ts';
import type { ViewedPage } from './pages.ts';

/** A product for analytics services; `price` is the unit price, tenge. */
export type AnalyticsProduct = { id: number; name: string; brand: string | null; price: number; quantity: number };

/** Shop events for analytics services: products and sums, no personal data. */
export type ShopEvent =
  | { type: 'page'; path: string; title: string }
  | { type: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'begin_checkout'; products: AnalyticsProduct[] }
  | { type: 'search'; words: string }
  | { type: 'purchase'; number: string; total: number; products: AnalyticsProduct[] };

const REPORTED_KEY = 'analytics-orders';
const MAX_REPORTED_ORDERS = 50;
/** Pages whose paths contain an order or account, or are arbitrary: analytics services get only their kind. */
const PRIVATE_KINDS = new Set<ViewedPage['kind']>(['order', 'payment', 'profile', 'missing']);

/** Total price of products, tenge. */
export const totalPrice = (products: readonly AnalyticsProduct[]): number =>
  sum(products.map(({ price, quantity }) => multiply(price, quantity)));

/** Products added to and removed from the cart since the previous state. */
export function cartChanges(before: Cart, after: Cart): ShopEvent[] {
  const linesByProduct = (cart: Cart) => new Map(cart.lines.map((line) => [line.product.id, line]));
  const [oldLines, newLines] = [linesByProduct(before), linesByProduct(after)];
  const increasedLines = (from: typeof oldLines, to: typeof oldLines) =>
    [...to.values()].flatMap((line) => {
      const increase = line.quantity - (from.get(line.product.id)?.quantity ?? 0);
      return increase > 0 ? [{ ...toAnalyticsProduct(line), quantity: increase }] : [];
    });
  const [added, removed] = [increasedLines(oldLines, newLines), increasedLines(newLines, oldLines)];
  return [
    ...(added.length > 0 ? [{ type: 'add_to_cart' as const, products: added }] : []),
    ...(removed.length > 0 ? [{ type: 'remove_from_cart' as const, products: removed }] : []),
  ];
}

const toAnalyticsProduct = ({ product, quantity }: Cart['lines'][number]): AnalyticsProduct => ({
  id: product.id,
  name: product.name,
  brand: product.brand,
  price: product.price ?? 0,
  quantity,
});

/** All products of a cart. */
export const analyticsProducts = (cart: Cart): AnalyticsProduct[] => cart.lines.map(toAnalyticsProduct);

/**
 * Reports shop events to `listener`: views, searches (unless the query may contain personal data) and purchases, each
 * order once per browser. `cartChanges` covers the cart.
 */
export function followShopEvents(
  pages: Pick<Store<ViewedPage>, 'get' | 'subscribe'>,
  api: Api,
  listener: (event: ShopEvent) => void,
): () => void {
  const report = async ({ path, query, kind }: ViewedPage): Promise<void> => {
    const isPrivate = PRIVATE_KINDS.has(kind);
    listener({
      type: 'page',
      path: isPrivate ? `/${path.split('/')[1]}` : path,
      title: isPrivate ? kind : document.title,
    });
    const id = Number(/^\/p\/(\d+)$/.exec(path)?.[1] ?? 0);
    if (id > 0) {
      const [card] = await api('GET /api/catalog/cards', { ids: String(id) });
      if (card) {
        const { name, brand, price } = card;
        listener({ type: 'view_item', products: [{ id, name, brand, price: price ?? 0, quantity: 1 }] });
      }
    }
    const searchText = kind === 'search' ? normalizeLoggedQuery(query) : null;
    if (searchText !== null) listener({ type: 'search', words: searchText });
    const number = /^\/thanks\/(\w+)$/.exec(path)?.[1];
    if (number !== undefined) await reportPurchase(number, api, listener);
  };
  // A failed report is dropped: no user waits for it.
  const reportCurrent = () => void report(pages.get()).catch(() => {});
  reportCurrent();
  return pages.subscribe(reportCurrent) as () => void;
}

function readReportedOrders(): unknown[] {
  const stored = readStored(REPORTED_KEY);
  return Array.isArray(stored) ? stored : [];
}

async function reportPurchase(number: string, api: Api, listener: (event: ShopEvent) => void): Promise<void> {
  const reportedNumbers = readReportedOrders();
  if (reportedNumbers.includes(number)) return;
  const { orders } = await api('POST /api/orders/lookup', { number });
  const activeOrders = orders.filter(({ status }) => status !== 'cancelled');
  if (activeOrders.length === 0) return;
  saveStored(REPORTED_KEY, [...reportedNumbers, number].slice(-MAX_REPORTED_ORDERS));
  listener({
    type: 'purchase',
    number,
    total: sum(activeOrders.map(({ toPay }) => toPay)),
    products: activeOrders.flatMap(({ lines }) =>
      lines.map(({ productId, name, price, quantity }) => ({ id: productId, name, brand: null, price, quantity })),
    ),
  });
}
