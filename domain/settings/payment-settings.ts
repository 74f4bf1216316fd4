import { type PaymentMethod, listedMethods } from '../payments/payment-method.ts';
import { flag, text, type SettingDefinition } from './setting.ts';

/** Settings that decide about payment methods. A method is off until `payment.offered` lists it. */
export const paymentSettings = {
  'payment.offered': text(
    'on-receipt, card, qr, credit, invoice',
    'Payment methods of new orders with commas between them; one without a gateway, or an invoice without shop.iban, stays off.',
    'payment-methods',
    { optional: true },
  ),
  'payment.cardOnReceipt': flag(true, 'Couriers and stores take bank cards too, where cards are taken at all.'),
} satisfies Record<string, SettingDefinition>;

/** Switches of single methods before `payment.offered` replaced them. */
const FORMER_SWITCHES: Readonly<Record<string, PaymentMethod>> = {
  'payment.onReceipt': 'on-receipt',
  'payment.card': 'card',
  'payment.qr': 'qr',
  'payment.credit': 'credit',
  'payment.invoice': 'invoice',
};

/**
 * Adds `payment.offered` to the stored settings of a shop that switched single methods off before that setting existed; a
 * stored `payment.offered` wins.
 */
export function withoutFormerSwitches(
  stored: readonly (readonly [name: string, value: unknown])[],
): (readonly [name: string, value: unknown])[] {
  const off = new Set<string>(
    stored.flatMap(([name, value]) => (value === false ? (FORMER_SWITCHES[name] ?? []) : [])),
  );
  if (off.size === 0) return [...stored];
  const rest = listedMethods(paymentSettings['payment.offered'].default).filter((name) => !off.has(name));
  return [['payment.offered', rest.join(', ')], ...stored];
}
