import { PAYMENT_METHODS, type PaymentMethod } from '#domain/payments/payment-status.ts';
import { paymentMethodsTaken, takesCardOnReceipt } from '#domain/payments/payment-methods.ts';
import type { CreditGateways } from '../gateways/credit/gateways.ts';
import type { QrGateways } from '../gateways/qr/gateways.ts';
import type { Env } from '../platform/process/env.ts';
import type { SettingsReader } from '../platform/database/store-settings.ts';

/** Payment methods of the shop as the rest of it asks for them; the settings may change at any time. */
export type PaymentMethods = {
  /** Methods that a new order can be paid by. */
  taken(): PaymentMethod[];
  /** Couriers and stores take bank cards when an order is handed over. */
  cardOnReceipt(): boolean;
};

/** Creates the payment methods: what gateways are configured for, less what the settings switch off. */
export function createPaymentMethods({
  env,
  qr,
  lenders,
  settings,
}: {
  env: Pick<Env, 'PAYMENT_GATEWAY'>;
  qr: Pick<QrGateways, 'active'>;
  lenders: Pick<CreditGateways, 'active'>;
  settings: Pick<SettingsReader, 'current'>;
}): PaymentMethods {
  const missing = new Set<PaymentMethod>([
    ...(env.PAYMENT_GATEWAY === 'none' ? ['card' as const] : []),
    ...(qr.active ? [] : ['qr' as const]),
    ...(lenders.active ? [] : ['credit' as const]),
  ]);
  const configured = PAYMENT_METHODS.filter((method) => !missing.has(method));
  const taken = () => paymentMethodsTaken(configured, settings.current());
  return { taken, cardOnReceipt: () => takesCardOnReceipt(taken(), settings.current()) };
}
