import { type PaymentMethod, parsePaymentMethods } from '../payments/payment-method.ts';
import { flag, text, type SettingDefinition } from './setting.ts';

/** Payment method settings. A method is off until `payment.offered` lists it. */
export const paymentSettings = {
  'payment.offered': text(
    'on-receipt, card, qr, credit, invoice',
    'Payment methods of new orders, separated by commas; methods without a gateway, and invoices without shop.iban, stay off.',
    'payment-methods',
    { optional: true },
  ),
  'payment.cardOnReceipt': flag(true, 'Couriers and stores accept bank cards, if the shop accepts cards at all.'),
} satisfies Record<string, SettingDefinition>;

/** Switches of single methods, replaced by `payment.offered`. */
const FORMER_SWITCHES: Readonly<Record<string, PaymentMethod>> = {
  'payment.onReceipt': 'on-receipt',
  'payment.card': 'card',
  'payment.qr': 'qr',
  'payment.credit': 'credit',
  'payment.invoice': 'invoice',
};

/**
 * Derives `payment.offered` for a shop that switched methods off before that setting existed; a stored
 * `payment.offered` takes precedence.
 */
export function withoutFormerSwitches(
  stored: readonly (readonly [name: string, value: unknown])[],
): (readonly [name: string, value: unknown])[] {
  const off = new Set<string>(
    stored.flatMap(([name, value]) => (value === false ? (FORMER_SWITCHES[name] ?? []) : [])),
  );
  if (off.size === 0) return [...stored];
  const rest = parsePaymentMethods(paymentSettings['payment.offered'].default).filter((name) => !off.has(name));
  return [['payment.offered', rest.join(', ')], ...stored];
}
