import { expect, test } from 'vitest';
import { defaultBonuses } from './bonuses.ts';
import { defaultPriceSettings } from './cart-totals.ts';
import { defaultDelivery } from './delivery.ts';
import { defaultGiftCards } from './gift-card.ts';
import { defaultPickup } from './pickup.ts';
import {
  defaultSettings,
  isSettingName,
  isSettingValue,
  pickupSettings,
  priceSettings,
  settingDefinitions,
  settingsFrom,
} from './settings.ts';
import type { SettingName } from './settings.ts';

test('every default is a right value and says what it is for', () => {
  for (const [name, definition] of Object.entries(settingDefinitions)) {
    expect(isSettingValue(name as SettingName, definition.default), name).toBe(true);
    expect(definition.doc, name).toMatch(/^[A-Z].{10,}\.$/);
  }
});

test('the groups that rule prices and pickup come from settings of the same names, none missing', () => {
  expect(priceSettings(defaultSettings)).toEqual(defaultPriceSettings);
  expect(pickupSettings(defaultSettings)).toEqual(defaultPickup);
  const groups = {
    delivery: defaultDelivery,
    bonus: defaultBonuses,
    giftCard: defaultGiftCards,
    pickup: defaultPickup,
  };
  for (const [group, defaults] of Object.entries(groups)) {
    const named = Object.keys(settingDefinitions).filter((name) => name.startsWith(`${group}.`));
    expect(named.toSorted()).toEqual(
      Object.keys(defaults)
        .map((name) => `${group}.${name}`)
        .toSorted(),
    );
  }
});

test('changed values lie over the defaults, wrong ones are left out', () => {
  const settings = settingsFrom([
    ['delivery.courierFee', 990],
    ['bonus.bankPercent', 125],
    ['delivery.expressBefore', '13:30'],
    ['seo.indexKazakh', true],
    ['delivery.freeFrom', -1],
    ['delivery.expressFee', '5'],
    ['payment.vatPercent', 12.5],
    ['shop.name', ' '],
    ['nosuch', 1],
    ['__proto__', 1],
  ]);
  expect(settings).toEqual({
    ...defaultSettings,
    'delivery.courierFee': 990,
    'bonus.bankPercent': 125,
    'delivery.expressBefore': '13:30',
    'seo.indexKazakh': true,
  });
  expect(priceSettings(settings)).toMatchObject({
    delivery: { courierFee: 990, expressBefore: '13:30' },
    bonuses: { bankPercent: 125 },
  });
});

test.each([
  ['delivery.expressBefore', '24:00', false],
  ['delivery.expressBefore', '15:00', true],
  ['seo.indexKazakh', 'true', false],
  ['giftCard.minOtherTender', 0, false],
  ['bonus.payCapPercent', 101, false],
  ['bonus.payCapPercent', 100, true],
  ['shop.name', 'x'.repeat(201), false],
  ['delivery.courierFee', null, false],
] as const)('%s may be %s: %s', (name, value, answer) => {
  expect(isSettingValue(name, value)).toBe(answer);
});

test('names are known exactly', () => {
  expect([isSettingName('shop.name'), isSettingName('toString'), isSettingName('shop')]).toEqual([true, false, false]);
});
