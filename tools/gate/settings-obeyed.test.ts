import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settingDefinitions } from '#domain/settings/settings.ts';
import { root } from '../node/install.mjs';
import { projectFiles } from './project-files.ts';

/**
 * Groups that `priceSettings` and `pickupSettings` hand to rules as objects, by what holds them there: a field of another
 * object that happens to have the name of a setting is no reader.
 */
const HOLDERS: Readonly<Record<string, string>> = {
  delivery: 'delivery',
  bonus: 'bonuses|bonus',
  giftCard: 'giftCards|giftCard',
  payment: 'prices|priceSettings\\([^)]*\\)',
  pickup: 'pickup|pickupTerms\\(\\)',
};
const TYPES = /\b(?:DeliverySettings|BonusSettings|GiftCardSettings|PickupSettings|PriceSettings)\b/;
const READERS = /^(?:domain|server)\/.*(?<!\.test)\.ts$/;
const DEFINERS = /^domain\/settings/;

test('every setting is read by the code that it is for', () => {
  const code = projectFiles()
    .filter((file) => READERS.test(file) && !DEFINERS.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'));
  const isRead = (name: string): boolean => {
    const [group = '', key = ''] = name.split('.');
    if (code.some((text) => text.includes(`'${name}'`))) return true;
    const holder = HOLDERS[group];
    if (holder === undefined) return false;
    const asField = new RegExp(String.raw`\b(?:settings|terms|${holder})\.${key}\b`);
    const unpacked = new RegExp(String.raw`[{,]\s*${key}\s*[,}]`);
    return code.some((text) => asField.test(text) || (TYPES.test(text) && unpacked.test(text)));
  };
  const idle = Object.keys(settingDefinitions).filter((name) => !isRead(name));
  expect(idle, 'obey them, or delete them until their feature comes').toEqual([]);
});
