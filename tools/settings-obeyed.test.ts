import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settingDefinitions } from '#domain/settings.ts';
import { root } from './install.mjs';
import { projectFiles } from './project-files.ts';

/** Groups that `priceSettings` and `pickupSettings` hand to rules as objects, so that their names stand without the group. */
const GROUPED = new Set(['delivery', 'bonus', 'giftCard', 'payment', 'pickup']);
const READERS = /^(?:domain|server)\/.*(?<!\.test)\.ts$/;
const DEFINERS = /^domain\/settings/;

test('every setting is read by the code that it is for', () => {
  const code = projectFiles()
    .filter((file) => READERS.test(file) && !DEFINERS.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const idle = Object.keys(settingDefinitions).filter((name) => {
    const [group = '', key = ''] = name.split('.');
    const asField = new RegExp(String.raw`\.${key}\b|[{,]\s*${key}\s*[,}]`);
    return !code.includes(`'${name}'`) && !(GROUPED.has(group) && asField.test(code));
  });
  expect(idle, 'obey them, or delete them until their feature comes').toEqual([]);
});
