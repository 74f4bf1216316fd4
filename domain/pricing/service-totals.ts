import { multiply, sum, type Tenge } from './money.ts';

/** A service of a cart line: price per unit, tenge. */
export type PricedService = { code: string; quantity: number; unitPrice: Tenge };

type ServedLine = { quantity: number; services?: readonly PricedService[] | undefined };
type ServicesStep = { kind: 'services'; amount: Tenge; data: { quantity: number } };

/** Returns the price of the services of lines, tenge. */
export function servicesTotal(lines: readonly ServedLine[]): Tenge {
  return sum(
    lines.flatMap(({ services = [] }) => services.map(({ unitPrice, quantity }) => multiply(unitPrice, quantity))),
  );
}

/** Explains the price of the services of lines; nothing without services. */
export function explainServices(lines: readonly ServedLine[]): ServicesStep[] {
  const quantity = lines
    .flatMap(({ services = [] }) => services)
    .reduce((total, service) => total + service.quantity, 0);
  return quantity === 0 ? [] : [{ kind: 'services', amount: servicesTotal(lines), data: { quantity } }];
}

/** Throws RangeError for an impossible price or quantity of a service. */
export function assertServices({ quantity: products, services = [] }: ServedLine): void {
  for (const { quantity, unitPrice } of services) {
    if (!Number.isSafeInteger(unitPrice) || unitPrice < 0)
      throw new RangeError('price must be a whole number of tenge');
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > products)
      throw new RangeError('a service needs one of its products per unit');
  }
}
