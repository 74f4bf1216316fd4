import { expect, test } from 'vitest';
import { paymentMethodsTaken } from './payment-methods.ts';
import { PAYMENT_METHODS } from './payment-status.ts';
import { defaultSettings } from '../settings/settings.ts';

const settings = { ...defaultSettings, 'shop.iban': 'KZ86125KZT5004100100' };

test.each([
  ['payment.onReceipt', 'on-receipt'],
  ['payment.card', 'card'],
  ['payment.qr', 'qr'],
  ['payment.credit', 'credit'],
  ['payment.invoice', 'invoice'],
] as const)('%s switches %s off and nothing else', (name, method) => {
  expect(paymentMethodsTaken(PAYMENT_METHODS, { ...settings, [name]: false })).toEqual(
    PAYMENT_METHODS.filter((other) => other !== method),
  );
});

test('takes what is configured; an invoice needs an account', () => {
  expect(paymentMethodsTaken(['on-receipt', 'invoice'], settings)).toEqual(['on-receipt', 'invoice']);
  expect(paymentMethodsTaken(PAYMENT_METHODS, defaultSettings)).not.toContain('invoice');
});
