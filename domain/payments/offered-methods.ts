import { listedMethods, type PaymentMethod } from './payment-method.ts';
import { paymentPolicies, type PaymentMethodPolicy } from './payment-policies.ts';
import type { Settings } from '../settings/settings.ts';

/** Returns whether couriers and stores accept bank cards; without card acquiring a shop has no terminals. */
export function takesCardOnReceipt(
  accepted: readonly PaymentMethod[],
  settings: Pick<Settings, 'payment.cardOnReceipt'>,
): boolean {
  const has = (predicate: (policy: PaymentMethodPolicy) => boolean) =>
    accepted.some((method) => predicate(paymentPolicies[method]));
  return (
    settings['payment.cardOnReceipt'] &&
    has(({ settledBy }) => settledBy === 'till') &&
    has(({ asks }) => asks === 'card')
  );
}

/**
 * Returns the configured methods listed in `payment.offered` whose required settings are filled in: invoices need an
 * account.
 */
export function offeredMethods(configured: readonly PaymentMethod[], settings: Settings): PaymentMethod[] {
  const offered = new Set<string>(listedMethods(settings['payment.offered']));
  return configured.filter(
    (method) => offered.has(method) && paymentPolicies[method].needs.every((name) => settings[name] !== ''),
  );
}
