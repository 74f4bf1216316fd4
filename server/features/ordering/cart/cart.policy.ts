import type { CartLine } from '#contract/orders/cart.ts';
import type { PricedLine } from '#domain/pricing/cart-totals.ts';
import type { OrderableProduct } from '../../storefront/catalog/products.rows.ts';
import type { Sourcing } from '../../storefront/stock/stock.service.ts';
import type { OfferedService } from '../../money/service-offers/service-offers.service.ts';
import type { StoredLine, StoredService } from './cart.queries.ts';

/** A service of a line: offered (quantity 0) or chosen. `offer` is null when a chosen one is offered no more. */
export type LineService = { code: string; quantity: number; priceSeen: number; offer: OfferedService | null };

/** A cart line with its product, price and sourcing; `price` is tenge, 0 if the city does not sell it. */
export type SnapshotLine = StoredLine & {
  product: OrderableProduct;
  price: number;
  sourcing: Sourcing;
  state: CartLine['state'];
  services: LineService[];
};

/** Combines a stored line with its product, sourcing and services. */
export function createSnapshotLine(
  line: StoredLine,
  product: OrderableProduct,
  sourcing: Sourcing,
  services: LineService[],
): SnapshotLine {
  const state = lineState(line, product, sourcing, services);
  return { ...line, product, price: product.price ?? 0, sourcing, state, services };
}

/** Combines the services offered with a line and those chosen; a service needs one product per unit. */
export function lineServices(
  { productId, quantity: products }: StoredLine,
  offered: readonly OfferedService[],
  chosen: readonly StoredService[],
): LineService[] {
  const chosenHere = chosen.filter((service) => service.productId === productId);
  const gone = chosenHere.filter(({ code }) => !offered.some((offer) => offer.code === code));
  return [
    ...offered.map((offer) => {
      const { quantity, priceSeen } = chosenHere.find(({ code }) => code === offer.code) ?? {
        quantity: 0,
        priceSeen: offer.price,
      };
      return { code: offer.code, quantity: Math.min(quantity, products), priceSeen, offer };
    }),
    ...gone.map(({ code, quantity, priceSeen }) => ({ code, quantity, priceSeen, offer: null })),
  ];
}

/** State of a service in the cart. */
export function serviceState({ offer, priceSeen }: LineService): CartLine['services'][number]['state'] {
  if (!offer) return 'unavailable';
  return offer.price === priceSeen ? 'ok' : 'repriced';
}

/** Returns the chosen services that can be ordered, with their offers. */
export function chosenServices({
  services,
}: Pick<SnapshotLine, 'services'>): { quantity: number; offer: OfferedService }[] {
  return services.flatMap(({ quantity, offer }) => (offer && quantity > 0 ? [{ quantity, offer }] : []));
}

function lineState(
  line: StoredLine,
  product: OrderableProduct,
  sourcing: Sourcing,
  services: readonly LineService[],
): CartLine['state'] {
  if (product.price === null || sourcing.available === 0) return 'unavailable';
  if (sourcing.missing > 0) return 'short';
  return product.price === line.priceSeen && services.every((service) => serviceState(service) === 'ok')
    ? 'ok'
    : 'repriced';
}

/** Converts lines to pricing input; lines not sold in the city are excluded from the total (decisions §4). */
export function pricedLines(lines: readonly SnapshotLine[]): PricedLine[] {
  return lines.map(({ productId, quantity, price, product, state, services }) => ({
    productId,
    quantity,
    unitPrice: price,
    oldPrice: product.oldPrice ?? undefined,
    weightGrams: product.weightGrams,
    bonusPercent: product.bonusPercent,
    isSold: state !== 'unavailable',
    services: chosenServices({ services }).map(({ quantity: count, offer }) => ({
      code: offer.code,
      quantity: count,
      unitPrice: offer.price,
    })),
  }));
}

/** Merges a guest's line with the customer's; `maxQuantity` limits the sum. */
export function mergeLine(
  guest: StoredLine,
  customerLine: StoredLine | undefined,
  { price, maxQuantity }: { price: number | null; maxQuantity: number },
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
