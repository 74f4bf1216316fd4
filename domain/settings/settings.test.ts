import { expect, test } from 'vitest';
import { defaultBonuses } from '../pricing/bonuses.ts';
import { defaultPriceSettings } from '../pricing/cart-totals.ts';
import { defaultDelivery } from '../delivery/delivery.ts';
import { defaultGiftCards } from '../gifts/gift-card.ts';
import { defaultPickup } from '../delivery/pickup.ts';
import {
  defaultSettings,
  isSettingName,
  isSettingValue,
  parseSetting,
  pickupSettings,
  priceSettings,
  settingDefinitions,
  describeSettingValues,
  resolveSettings,
} from './settings.ts';
import type { SettingDefinition, SettingName } from './settings.ts';

test('has a valid default and a description for every setting', () => {
  for (const [name, definition] of Object.entries(settingDefinitions)) {
    expect(isSettingValue(name as SettingName, definition.default), name).toBe(true);
    expect(definition.doc, name).toMatch(/^[A-Z].{10,}\.$/);
  }
});

test('builds the price and pickup groups from settings of the same names', () => {
  expect(priceSettings(defaultSettings)).toEqual(defaultPriceSettings);
  expect(pickupSettings(defaultSettings)).toEqual(defaultPickup);
  const groups = {
    delivery: defaultDelivery,
    bonus: defaultBonuses,
    giftCard: defaultGiftCards,
    pickup: defaultPickup,
  };
  for (const [group, defaults] of Object.entries(groups)) {
    const names = Object.keys(settingDefinitions).filter((name) => name.startsWith(`${group}.`));
    expect(names.toSorted()).toEqual(
      Object.keys(defaults)
        .map((name) => `${group}.${name}`)
        .toSorted(),
    );
  }
});

test('applies changed values over the defaults and ignores invalid ones', () => {
  const settings = resolveSettings([
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
] as const)('allows %s to be %s: %s', (name, value, answer) => {
  expect(isSettingValue(name, value)).toBe(answer);
});

test('accepts exact setting names only', () => {
  expect([isSettingName('shop.name'), isSettingName('toString'), isSettingName('shop')]).toEqual([true, false, false]);
});

test.each([
  ['delivery.courierFee', '1 490', 1490],
  ['delivery.courierFee', '1490', 1490],
  ['delivery.courierFee', '-1', undefined],
  ['delivery.courierFee', '14.5', undefined],
  ['delivery.courierFee', '', undefined],
  ['delivery.courierFee', 'free', undefined],
  ['delivery.expressBefore', '13:30', '13:30'],
  ['delivery.expressBefore', '13.30', undefined],
  ['seo.indexKazakh', 'on', true],
  ['seo.indexKazakh', 'False', false],
  ['seo.indexKazakh', '1', undefined],
  ['bonus.payCapPercent', '101', undefined],
  ['feed.kaspiMerchantId', '', ''],
  ['shop.foundedOn', '', ''],
  ['shop.foundedOn', '1995-10-05', '1995-10-05'],
  ['shop.foundedOn', 'вчера', undefined],
  ['shop.foundedOn', '1995-02-30', undefined],
  ['shop.iban', 'KZ86125KZT5004100100', 'KZ86125KZT5004100100'],
  ['shop.iban', 'KZ00', undefined],
  ['shop.iban', 'KZ00DEMO000000000000', undefined],
  ['shop.iban', 'KZ85125KZT5004100100', undefined],
  ['shop.bin', '180740012340', '180740012340'],
  ['shop.bin', '180740012345', undefined],
  ['shop.bin', 'KZ00', undefined],
  ['shop.bik', 'HSBKKZKX', 'HSBKKZKX'],
  ['shop.bik', '123', undefined],
  ['shop.kbe', '17', '17'],
  ['shop.kbe', '123', undefined],
  ['shop.phone', '+7 (727) 300-30-03', '+7 (727) 300-30-03'],
  ['shop.phone', '87273003003', '87273003003'],
  ['shop.phone', '123', undefined],
  ['shop.wholesalePhone', 'вчера', undefined],
  ['shop.supportNumber', '3003', '3003'],
  ['shop.supportNumber', '1', undefined],
  ['shop.supportNumber', '', undefined],
  ['shop.email', 'shop@example.kz', 'shop@example.kz'],
  ['shop.email', 'не почта', undefined],
  ['shop.suppliersEmail', 'a@b', undefined],
  ['shop.name', '123', undefined],
  ['shop.legalName', 'ТОО «Сынақ»', 'ТОО «Сынақ»'],
  ['shop.legalName', '123', undefined],
  ['shop.postalCode', '50016', undefined],
  ['shop.addressKk', '', ''],
  ['map.styleUrl', 'http://tiles.example/style.json', undefined],
  ['map.styleUrl', 'https://tiles.example/style.json', 'https://tiles.example/style.json'],
  ['app.appStoreUrl', 'javascript:alert(1)', undefined],
  ['app.minVersion', '1.10.0', '1.10.0'],
  ['app.minVersion', '1.10', undefined],
  ['app.iosAppIds', 'ABCDE12345.kz.sauda.app', 'ABCDE12345.kz.sauda.app'],
  ['app.iosAppIds', 'kz.sauda.app', undefined],
  ['app.androidPackage', 'kz.sauda.app', 'kz.sauda.app'],
  ['app.androidPackage', 'sauda', undefined],
  ['app.androidCertificates', 'AB:CD', undefined],
  ['returns.excludedCategories', 'naushniki, vse-smartfony', 'naushniki, vse-smartfony'],
  ['returns.excludedCategories', 'Наушники', undefined],
  ['feed.kaspiStores', 'almaty PP1 750000000, astana PP2 710000000', 'almaty PP1 750000000, astana PP2 710000000'],
  ['feed.kaspiStores', '123', undefined],
] as const)('parses %s typed as "%s" as %s', (name, typed, value) => {
  expect(parseSetting(name, typed)).toBe(value);
});

test('has a form for every text setting', () => {
  const formless = Object.entries(settingDefinitions as Record<string, SettingDefinition>).filter(
    ([, { unit, form }]) => unit === 'text' && form === undefined,
  );
  expect(formless).toEqual([]);
});

test('describes the values of a setting', () => {
  const names = ['bonus.payCapPercent', 'delivery.expressBefore', 'seo.indexKazakh', 'feed.kaspiStores'] as const;
  expect(names.map(describeSettingValues)).toEqual([
    '0 to 100, percent',
    'time of day, HH:MM',
    'on or off',
    'pickup points, separated by commas: city, pickup point id, Kaspi city id, or "" for none',
  ]);
});
