import { parsePaymentMethods, type PaymentMethod } from './payment-method.ts';
import { paymentPolicies, type PaymentMethodPolicy } from './payment-policies.ts';
import type { Settings } from '../settings/settings.ts';

/** Returns whether couriers and stores accept bank cards; without card acquiring a shop has no terminals. */
export function takesCardOnReceipt(
  methods: readonly PaymentMethod[],
  settings: Pick<Settings, 'payment.cardOnReceipt'>,
): boolean {
  const someMethod = (predicate: (policy: PaymentMethodPolicy) => boolean) =>
    methods.some((method) => predicate(paymentPolicies[method]));
  return (
    settings['payment.cardOnReceipt'] &&
    someMethod(({ settledBy }) => settledBy === 'till') &&
    someMethod(({ extraInput }) => extraInput === 'card')
  );
}

/**
 * Returns the configured methods listed in `payment.offered` whose required settings are filled in: invoices need an
 * account.
 */
export function offeredMethods(configured: readonly PaymentMethod[], settings: Settings): PaymentMethod[] {
  const offered = new Set<string>(parsePaymentMethods(settings['payment.offered']));
  return configured.filter(
    (method) => offered.has(method) && paymentPolicies[method].requiredSettings.every((name) => settings[name] !== ''),
  );
}
