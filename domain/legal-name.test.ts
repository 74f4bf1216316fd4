import { expect, test } from 'vitest';
import { legalName } from './legal-name.ts';

test.each([
  ['ТОО «А»', '«А» ЖШС', 'ru', 'ТОО «А»'],
  ['ТОО «А»', '«А» ЖШС', 'kk', '«А» ЖШС'],
  ['ТОО «А»', '', 'kk', 'ТОО «А»'],
  ['', '«А» ЖШС', 'ru', '«А» ЖШС'],
  ['', '', 'kk', ''],
] as const)('%s and %s in %s: %s', (ru, kk, language, name) => {
  expect(legalName({ 'shop.legalName': ru, 'shop.legalNameKk': kk }, language)).toBe(name);
});
