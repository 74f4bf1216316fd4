import { offeredMethods, takesCardOnReceipt } from '#domain/payments/offered-methods.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/payments/payment-method.ts';
import { paymentPolicies } from '#domain/payments/payment-policies.ts';
import type { CreditGateways } from '../gateways/credit/gateways.ts';
import type { QrGateways } from '../gateways/qr/gateways.ts';
import type { Env } from '../platform/process/env.ts';
import type { SettingsReader } from '../platform/database/store-settings.ts';

/** The shop's payment methods; settings may change them at any time. */
export type PaymentMethods = {
  /** Payment methods for new orders. */
  accepted(): PaymentMethod[];
  /** True when couriers and stores accept bank cards on delivery. */
  acceptsCardOnReceipt(): boolean;
  /** True when orders can be paid by credit or instalment. */
  hasCredit(): boolean;
};

/** Creates the payment methods: those that are configured and listed by the setting `payment.offered`. */
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
  const isConfigured: Record<PaymentMethod, boolean> = {
    'on-receipt': true,
    card: env.PAYMENT_GATEWAY !== 'none',
    qr: qr.active !== null,
    credit: lenders.active !== null,
    invoice: true,
  };
  const configured = PAYMENT_METHODS.filter((method) => isConfigured[method]);
  const accepted = () => offeredMethods(configured, settings.current());
  return {
    accepted,
    acceptsCardOnReceipt: () => takesCardOnReceipt(accepted(), settings.current()),
    hasCredit: () => accepted().some((method) => paymentPolicies[method].opens === 'application'),
  };
}
