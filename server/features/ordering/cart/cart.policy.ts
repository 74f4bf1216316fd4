import type { CartLine } from '#contract/orders/cart.ts';
import type { PricedLine } from '#domain/pricing/cart-totals.ts';
import type { OrderableProduct } from '../../storefront/catalog/products.rows.ts';
import type { Sourcing } from '../../storefront/stock/stock.service.ts';
import type { StoredLine } from './cart.queries.ts';

/** A cart line with its product, price and sourcing; `price` is tenge, 0 if the city does not sell it. */
export type SnapshotLine = StoredLine & {
  product: OrderableProduct;
  price: number;
  sourcing: Sourcing;
  state: CartLine['state'];
};

/** Combines a stored line with its product and sourcing. */
export function createSnapshotLine(line: StoredLine, product: OrderableProduct, sourcing: Sourcing): SnapshotLine {
  return { ...line, product, price: product.price ?? 0, sourcing, state: lineState(line, product, sourcing) };
}

function lineState(line: StoredLine, product: OrderableProduct, sourcing: Sourcing): CartLine['state'] {
  if (product.price === null || sourcing.available === 0) return 'unavailable';
  if (sourcing.missing > 0) return 'short';
  return product.price === line.priceSeen ? 'ok' : 'repriced';
}

/** Converts lines to pricing input; lines not sold in the city are excluded from the total (decisions §4). */
export function pricedLines(lines: readonly SnapshotLine[]): PricedLine[] {
  return lines.map(({ productId, quantity, price, product, state }) => ({
    productId,
    quantity,
    unitPrice: price,
    oldPrice: product.oldPrice ?? undefined,
    weightGrams: product.weightGrams,
    bonusPercent: product.bonusPercent,
    isSold: state !== 'unavailable',
  }));
}

/** Merges a guest's line with the customer's; `most` is the max quantity. */
export function mergeLine(
  guest: StoredLine,
  customerLine: StoredLine | undefined,
  { price, most: maxQuantity }: { price: number | null; most: number },
) {
  const requested = guest.quantity + (customerLine?.quantity ?? 0);
  const quantity = Math.min(requested, Math.max(maxQuantity, guest.quantity, customerLine?.quantity ?? 0));
  const priceSource = customerLine && customerLine.priceSeen !== price ? customerLine : guest;
  return {
    productId: guest.productId,
    quantity,
    wanted: requested,
    priceSeen: priceSource.priceSeen,
    mark: guest.mark,
  };
}
