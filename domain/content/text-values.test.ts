import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../settings/settings.ts';
import { formatTextValue, FULL_CONFIGURATION, textValue, textValueNames, findHardCodedValues } from './text-values.ts';

const formatValue = (name: string, language: 'ru' | 'kk', ...forms: string[]) =>
  formatTextValue(textValue(name, defaultSettings)!, language, forms);

test.each([
  ['delivery.freeFrom', 'ru', [], '20 000 ₸'],
  ['bonus.payCapPercent', 'ru', [], '50 %'],
  ['bonus.payCapPercent', 'kk', [], '50%'],
  ['bonus.payCapPercent', 'kk', ['пайызына'], '50 пайызына'],
  ['delivery.freeFrom', 'kk', ['ablative'], '20 000 ₸-ден'],
  ['delivery.expressBefore', 'kk', ['dative'], '15:00-ге'],
  ['bonus.payCapPercent', 'kk', ['dative'], '50%-ға'],
  ['delivery.liftingFromGrams', 'kk', ['ablative'], '10 кг-нан'],
  ['bonus.lifeDays', 'ru', ['день', 'дня', 'дней'], '30 дней'],
  ['pickup.keepDays', 'ru', ['день', 'дня', 'дней'], '3 дня'],
  ['bonus.lifeDays', 'kk', ['күн'], '30 күн'],
  ['delivery.liftingFromGrams', 'ru', [], '10 кг'],
  ['shop.hotlineFrom', 'kk', [], '09:00'],
  ['bonus.bankExtraPercent', 'ru', [], '30 %'],
  ['return.days', 'kk', ['күн'], '14 күн'],
] as const)('formats %s in %s with %j as "%s"', (name, language, forms, expected) => {
  expect(formatValue(name, language, ...forms).replaceAll('\u00a0', ' ')).toBe(expected);
});

test('takes gift card denominations from the settings', () => {
  const settings = { ...defaultSettings, 'giftCard.nominalMax': 70_000 };
  expect(textValue('giftCard.nominalMax', settings)).toEqual({ value: 70_000, unit: 'tenge' });
});

test('lists configured payment methods, and invoices only with a bank account', () => {
  const words = (payments: ('card' | 'invoice')[], iban: string) => {
    const settings = { ...defaultSettings, 'shop.iban': iban };
    return formatTextValue(textValue('payment.methods', settings, { ...FULL_CONFIGURATION, payments })!, 'ru');
  };
  expect(words(['card', 'invoice'], 'KZ86')).toBe(
    'картой на сайте, по счёту для организаций, подарочной картой и бонусами',
  );
  expect(words(['invoice'], '')).toBe('подарочной картой и бонусами');
  expect(textValue('payment.invoice', defaultSettings)).toEqual({ value: false, unit: 'switch' });
});

test('refuses settings that are not public', () => {
  for (const name of ['outbox.keepDays', 'phone.codeTries', 'toString', 'no.such']) {
    expect(textValue(name, defaultSettings)).toBeUndefined();
    expect(textValueNames()).not.toContain(name);
  }
});

describe('typed numbers', () => {
  test.each([
    ['Храним заказ 3 дня', 'pickup.keepDays'],
    ['Тапсырысты 3 күн сақтаймыз', 'pickup.keepDays'],
    ['не больше 50 % цены', 'bonus.payCapPercent'],
    ['бағаның 50 пайызына дейін', 'bonus.payCapPercent'],
    ['от 20 000 ₸', 'delivery.freeFrom'],
    ['от 20000 тенге', 'delivery.freeFrom'],
    ['заказы от 10 кг', 'delivery.liftingFromGrams'],
    ['ежедневно с 09:00', 'shop.hotlineFrom'],
    ['звоните 3003', 'shop.supportNumber'],
    ['в течение 14 календарных дней', 'return.days'],
    ['выше 5-го этажа', 'delivery.liftingAboveFloor'],
  ])('of %s match %s', (text, name) => {
    expect(findHardCodedValues(text, defaultSettings).map((found) => found.name)).toContain(name);
  });

  test.each(['Храним заказ 4 дня', 'экран 50 дюймов', '120 000 ₸ и 1 013 дней', 'в 2026 году', 'дом 30033'])(
    'of %s match no setting',
    (text) => expect(findHardCodedValues(text, defaultSettings)).toEqual([]),
  );
});
