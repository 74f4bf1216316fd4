import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settingDefinitions } from '#domain/settings/settings.ts';
import { root } from '../node/install.mjs';
import { projectFiles } from './project-files.ts';
import { findSettingReads } from './setting-reads.ts';

/** Code that reads settings: neither their definitions nor texts that only quote them. */
const READERS = /^(?:domain|server)\/(?!settings\/|content\/text-values\.ts).*(?<!\.test)\.ts$/;

const sources = projectFiles()
  .filter((file) => READERS.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))
  .map(({ file, text }) => ({ file, text, reads: findSettingReads(file, text) }));

/** Lists the settings that no source reads; `changed` replaces the text of one file. */
function idleSettings(changed?: { file: string; text: string }): string[] {
  const read = sources
    .map(({ file, reads }) => (file === changed?.file ? findSettingReads(file, changed.text) : reads))
    .reduce((total, names) => total.union(names), new Set<string>());
  return Object.keys(settingDefinitions).filter((name) => !read.has(name));
}

test('finds a read of every setting', () => {
  expect(idleSettings(), 'read them, or delete them from domain/settings until their feature comes').toEqual([]);
});

test.each([
  ['domain/delivery/pickup.ts', 'settings.moveDays', 'pickup.moveDays'],
  ['server/features/money/promotions/promotions.service.ts', "['promo.unprovenPercent']", 'promo.unprovenPercent'],
  ['domain/payments/offered-methods.ts', "['payment.offered']", 'payment.offered'],
])('reports a setting as unused without the read in %s of %s', (file, read, name) => {
  const { text } = sources.find((source) => source.file === file)!;
  expect(text).toContain(read);
  expect(idleSettings({ file, text: text.replaceAll(read, "['other']") })).toEqual([name]);
});

test.each([
  ["const days = settings.current()['pickup.keepDays'];", ['pickup.keepDays']],
  ["const { 'shop.bank': bank } = settings;", ['shop.bank']],
  ['const end = (settings: PickupSettings = defaultPickup) => settings.keepDays;', ['pickup.keepDays']],
  ['const fee = ({ courierFee }: DeliverySettings) => courierFee;', ['delivery.courierFee']],
  ['const vat = priceSettings(now).vatPercent;', ['payment.vatPercent']],
  ['const cap = (settings: PriceSettings) => settings.bonuses.payCapPercent;', ['bonus.payCapPercent']],
  // A field with the name of a setting, a comment and a type are no reads.
  ['const kept = settings.keepDays;', []],
  ['const kept = (settings: OtherSettings) => settings.keepDays;', []],
  ["// settings['pickup.keepDays']\nexport type Terms = Pick<Settings, 'pickup.keepDays'>;", []],
])('finds that %s reads %j', (source, expected) => {
  const known = [...findSettingReads('a.ts', source)].filter((name) => Object.hasOwn(settingDefinitions, name));
  expect(known).toEqual(expected);
});
