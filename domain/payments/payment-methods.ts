import type { PaymentMethod } from './payment-status.ts';
import type { Settings } from '../settings/settings.ts';

/** The setting that switches a payment method off. */
const SWITCHES = {
  'on-receipt': 'payment.onReceipt',
  card: 'payment.card',
  qr: 'payment.qr',
  credit: 'payment.credit',
  invoice: 'payment.invoice',
} as const satisfies Record<PaymentMethod, keyof Settings>;

/** Settings that decide about payment methods. */
export type PaymentSwitches = Pick<Settings, (typeof SWITCHES)[PaymentMethod] | 'shop.iban'>;

/** Whether couriers and stores take bank cards: a shop without card acquiring has no terminal either. */
export function takesCardOnReceipt(
  taken: readonly PaymentMethod[],
  settings: Pick<Settings, 'payment.cardOnReceipt'>,
): boolean {
  return settings['payment.cardOnReceipt'] && taken.includes('on-receipt') && taken.includes('card');
}

/** Returns the configured methods that are not switched off; an invoice needs an account to be paid to. */
export function paymentMethodsTaken(configured: readonly PaymentMethod[], settings: PaymentSwitches): PaymentMethod[] {
  return configured.filter(
    (method) => settings[SWITCHES[method]] && (method !== 'invoice' || settings['shop.iban'] !== ''),
  );
}
