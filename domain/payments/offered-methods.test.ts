import { expect, test } from 'vitest';
import { paymentMethodsTaken } from './offered-methods.ts';
import { listedMethods, PAYMENT_METHODS } from './payment-method.ts';
import { withoutFormerSwitches } from '../settings/payment-settings.ts';
import { defaultSettings, isSettingValue, settingsFrom } from '../settings/settings.ts';

const settings = { ...defaultSettings, 'shop.iban': 'KZ86125KZT5004100100' };
const offering = (list: string) => ({ ...settings, 'payment.offered': list });

test('a new shop offers the methods that its default lists; any other is off', () => {
  expect(listedMethods(defaultSettings['payment.offered'])).toEqual(['on-receipt', 'card', 'qr', 'credit', 'invoice']);
});

test.each(PAYMENT_METHODS)('%s is off until the setting lists it', (method) => {
  expect(paymentMethodsTaken(PAYMENT_METHODS, offering(''))).toEqual([]);
  expect(paymentMethodsTaken(PAYMENT_METHODS, offering(method))).toEqual([method]);
  const others = PAYMENT_METHODS.filter((other) => other !== method);
  expect(paymentMethodsTaken(PAYMENT_METHODS, offering(others.join(', ')))).toEqual(others);
  expect(paymentMethodsTaken(others, offering(method))).toEqual([]);
});

test('the setting accepts names of payment methods in any order, or none', () => {
  for (const list of ['', 'qr,card', ' invoice , on-receipt'])
    expect(isSettingValue('payment.offered', list), list).toBe(true);
  for (const list of ['cash', 'card;qr', 'card,,qr']) expect(isSettingValue('payment.offered', list), list).toBe(false);
});

test('an invoice needs an account', () => {
  expect(paymentMethodsTaken(PAYMENT_METHODS, defaultSettings)).not.toContain('invoice');
});

test.each([
  ['payment.onReceipt', 'on-receipt'],
  ['payment.card', 'card'],
  ['payment.qr', 'qr'],
  ['payment.credit', 'credit'],
  ['payment.invoice', 'invoice'],
])('a shop that had switched %s off does not offer %s', (name, method) => {
  const stored = [
    [name, false],
    ['shop.iban', settings['shop.iban']],
  ] as const;
  const offered = paymentMethodsTaken(PAYMENT_METHODS, settingsFrom(withoutFormerSwitches(stored)));
  expect(offered).toEqual(PAYMENT_METHODS.filter((other) => other !== method));
});

test('a stored list replaces the former switches; a switch that was on changes nothing', () => {
  const both = settingsFrom(
    withoutFormerSwitches([
      ['payment.offered', 'card'],
      ['payment.card', false],
    ]),
  );
  expect(both['payment.offered']).toBe('card');
  expect(withoutFormerSwitches([['payment.card', true]])).toEqual([['payment.card', true]]);
});
