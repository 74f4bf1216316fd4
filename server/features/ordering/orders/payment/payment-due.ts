import { sum } from '#domain/pricing/money.ts';
import { isPayable } from '#domain/orders/order-status.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import { createScopedPaths } from '#domain/urls/paths.ts';
import type { CallContext, Viewer } from '../../../../platform/http/call.ts';
import type { OrderRow } from '../orders.queries.ts';

/** Amount due for the parts of a master number. */
export type PaymentDue = {
  /** The first order, which attempts and applications refer to. */
  orderId: number;
  masterNumber: string;
  method: PaymentMethod;
  /** Ten digits after +7. */
  phone: string;
  /** Total of the waiting parts, or of all uncancelled ones once paid; tenge. */
  amount: number;
  /** Whether it can be paid now. */
  payable: boolean;
  /** Its payment page. */
  returnUrl: string;
};

/** Sums the amount due for the parts of a master number (at least one). */
export function sumPaymentDue(
  orders: readonly OrderRow[],
  { language, city, origin, now }: Viewer & Pick<CallContext, 'origin'>,
): PaymentDue {
  const [first] = orders;
  if (!first) throw new RangeError('an order without parts');
  const unpaid = orders.filter(
    ({ status, expiresAt }) => isPayable(status) && expiresAt !== null && new Date(expiresAt) > now,
  );
  const dueParts = unpaid.length > 0 ? unpaid : orders.filter(({ status }) => status !== 'cancelled');
  return {
    orderId: first.id,
    masterNumber: first.masterNumber,
    method: first.paymentMethod,
    phone: first.phone,
    amount: sum(dueParts.map(({ toPay }) => toPay)),
    payable: unpaid.length > 0,
    returnUrl: origin + createScopedPaths(language, city.keyword).payment(first.masterNumber),
  };
}
