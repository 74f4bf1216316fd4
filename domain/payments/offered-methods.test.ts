import { expect, test } from 'vitest';
import { offeredMethods } from './offered-methods.ts';
import { parsePaymentMethods, PAYMENT_METHODS } from './payment-method.ts';
import { withoutFormerSwitches } from '../settings/payment-settings.ts';
import { defaultSettings, isSettingValue, resolveSettings } from '../settings/settings.ts';

const settings = { ...defaultSettings, 'shop.iban': 'KZ86125KZT5004100100' };
const offering = (list: string) => ({ ...settings, 'payment.offered': list });

test('offers the default list in a new shop', () => {
  expect(parsePaymentMethods(defaultSettings['payment.offered'])).toEqual([
    'on-receipt',
    'card',
    'qr',
    'credit',
    'invoice',
  ]);
});

test.each(PAYMENT_METHODS)('offers %s only when listed in the setting', (method) => {
  expect(offeredMethods(PAYMENT_METHODS, offering(''))).toEqual([]);
  expect(offeredMethods(PAYMENT_METHODS, offering(method))).toEqual([method]);
  const others = PAYMENT_METHODS.filter((candidate) => candidate !== method);
  expect(offeredMethods(PAYMENT_METHODS, offering(others.join(', ')))).toEqual(others);
  expect(offeredMethods(others, offering(method))).toEqual([]);
});

test('accepts any list of method names in the setting, even empty', () => {
  for (const list of ['', 'qr,card', ' invoice , on-receipt'])
    expect(isSettingValue('payment.offered', list), list).toBe(true);
  for (const list of ['cash', 'card;qr', 'card,,qr']) expect(isSettingValue('payment.offered', list), list).toBe(false);
});

test('requires an account for invoices', () => {
  expect(offeredMethods(PAYMENT_METHODS, defaultSettings)).not.toContain('invoice');
});

test.each([
  ['payment.onReceipt', 'on-receipt'],
  ['payment.card', 'card'],
  ['payment.qr', 'qr'],
  ['payment.credit', 'credit'],
  ['payment.invoice', 'invoice'],
])('keeps the former switch %s off: %s is not offered', (name, method) => {
  const stored = [
    [name, false],
    ['shop.iban', settings['shop.iban']],
  ] as const;
  const offered = offeredMethods(PAYMENT_METHODS, resolveSettings(withoutFormerSwitches(stored)));
  expect(offered).toEqual(PAYMENT_METHODS.filter((other) => other !== method));
});

test('prefers a stored list over former switches, and ignores enabled ones', () => {
  const both = resolveSettings(
    withoutFormerSwitches([
      ['payment.offered', 'card'],
      ['payment.card', false],
    ]),
  );
  expect(both['payment.offered']).toBe('card');
  expect(withoutFormerSwitches([['payment.card', true]])).toEqual([['payment.card', true]]);
});
