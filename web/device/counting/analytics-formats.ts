import { totalPrice, type ShopEvent, type AnalyticsProduct } from './shop-events.ts';

const CURRENCY = 'KZT';

type Ga4Call = readonly [name: string, parameters: Record<string, unknown>];
/** A message to Metrica: a page view, an e-commerce event, or a goal. */
type MetricaCall =
  | { hit: string; title: string }
  | { ecommerce: Record<string, unknown> }
  | { goal: string; parameters: Record<string, unknown> };

const ga4Products = (products: readonly AnalyticsProduct[]) =>
  products.map(({ id, name, brand, price, quantity }) => ({
    item_id: String(id),
    item_name: name,
    ...(brand && { item_brand: brand }),
    price,
    quantity,
  }));
const metricaProducts = (products: readonly AnalyticsProduct[]) =>
  products.map(({ id, ...product }) => ({ id: String(id), ...product, brand: product.brand ?? undefined }));

/** Names of product events in Metrica's e-commerce data; the start of a checkout is a goal there. */
const METRICA_ACTIONS = { view_item: 'detail', add_to_cart: 'add', remove_from_cart: 'remove' } as const;

/** Translates an event for GA4 (developers.google.com/analytics/devguides/collection/ga4/ecommerce). */
export function toGa4(event: ShopEvent, origin: string): Ga4Call {
  switch (event.type) {
    case 'page':
      return ['page_view', { page_location: origin + event.path, page_title: event.title }];
    case 'search':
      return ['search', { search_term: event.words }];
    case 'purchase':
      return [
        'purchase',
        { transaction_id: event.number, currency: CURRENCY, value: event.total, items: ga4Products(event.products) },
      ];
    default:
      return [
        event.type,
        { currency: CURRENCY, value: totalPrice(event.products), items: ga4Products(event.products) },
      ];
  }
}

/** Translates an event for Yandex Metrica (yandex.ru/support/metrica/ecommerce/data.html). */
export function toMetrica(event: ShopEvent, origin: string): MetricaCall {
  switch (event.type) {
    case 'page':
      return { hit: origin + event.path, title: event.title };
    case 'search':
      return { goal: 'search', parameters: { words: event.words } };
    case 'begin_checkout':
      return { goal: 'begin_checkout', parameters: { order_price: totalPrice(event.products), currency: CURRENCY } };
    case 'purchase':
      return {
        ecommerce: {
          currencyCode: CURRENCY,
          purchase: {
            actionField: { id: event.number, revenue: event.total },
            products: metricaProducts(event.products),
          },
        },
      };
    default:
      return {
        ecommerce: {
          currencyCode: CURRENCY,
          [METRICA_ACTIONS[event.type]]: { products: metricaProducts(event.products) },
        },
      };
  }
}
