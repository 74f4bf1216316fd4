import type { Listing, ProductCard, ProductPage } from '#contract/catalog/catalog.ts';
import type { TextBlock } from '#contract/content/content.ts';
import type { Order } from '#contract/orders/orders.ts';

/** A product as tools return it; sums in tenge. Descriptions and reviews are left out: anyone may write into them. */
export function productFacts(card: ProductCard) {
  const { id, name, price, oldPrice, discount, promo, monthly, availability, deliveryDate, rating, keyFacts } = card;
  const { state, days, date } = availability;
  return {
    id,
    name,
    price,
    oldPrice,
    discount,
    promo,
    monthly,
    state,
    days,
    date,
    deliveryDate,
    rating,
    keyFacts,
    path: `/p/${id}`,
  };
}
export type ProductFacts = ReturnType<typeof productFacts>;

/** Everything known about a product. */
export function pageFacts(page: ProductPage) {
  return {
    ...productFacts(page),
    specs: page.specs.flatMap(({ items }) => items.map(({ name, value }) => ({ name, value }))),
    instalments: page.instalments,
    delivery: page.delivery,
    elsewhere: page.elsewhere,
    returnDays: page.returnDays,
    digital: page.digital,
  };
}
export type PageFacts = ReturnType<typeof pageFacts>;

/** Max values of a facet that are returned. */
const MAX_VALUES = 8;

/** Filters that may narrow a list, with the number of products of each value. */
export function facetsOf({ facets }: Listing) {
  return facets
    .filter(({ type }) => type !== 'number')
    .map(({ name, type, values }) => ({
      name,
      type,
      values: values
        .filter(({ count }) => count > 0)
        .slice(0, MAX_VALUES)
        .map(({ name: value, count, selected }) => ({ value, count, selected })),
    }));
}
export type FacetFacts = ReturnType<typeof facetsOf>[number];

/** An order without address and contact. */
export function orderFacts(order: Order, isCustomers: boolean) {
  const { number, masterNumber, status, delivery, payment, lines, toPay, confirmUntil, cancellable } = order;
  return {
    number,
    status,
    isUnconfirmed: confirmUntil !== null,
    isPayable: payment.payable,
    isPaid: payment.paid,
    deliveryKind: delivery.kind,
    date: delivery.date,
    slot: delivery.slot,
    store: delivery.shop && { name: delivery.shop.name, address: delivery.shop.address, hours: delivery.shop.hours },
    products: lines.map(({ name, quantity }) => ({ name, quantity })),
    toPay,
    isCancellable: cancellable,
    path: isCustomers ? `/profile/my-orders/${number}` : `/thanks/${masterNumber}`,
  };
}
export type OrderFacts = ReturnType<typeof orderFacts>;

/** Text of blocks; tables and interactive blocks are left out. */
export function plainText(blocks: readonly TextBlock[]): string {
  return blocks
    .flatMap((block) => {
      const lines =
        block.type === 'paragraph'
          ? [block.spans]
          : block.type === 'list'
            ? block.items
            : block.type === 'note'
              ? block.lines
              : [];
      return lines.map((spans) => spans.map(({ text }) => text).join(''));
    })
    .join(' ');
}
