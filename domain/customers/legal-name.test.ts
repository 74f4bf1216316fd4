import { expect, test } from 'vitest';
import { legalDetails, legalName } from './legal-name.ts';

test.each([
  ['ТОО «А»', '«А» ЖШС', 'ru', 'ТОО «А»'],
  ['ТОО «А»', '«А» ЖШС', 'kk', '«А» ЖШС'],
  ['ТОО «А»', '', 'kk', 'ТОО «А»'],
  ['', '«А» ЖШС', 'ru', '«А» ЖШС'],
  ['', '', 'kk', ''],
] as const)('names %s and %s in %s as %s', (ru, kk, language, name) => {
  expect(legalName({ 'shop.legalName': ru, 'shop.legalNameKk': kk }, language)).toBe(name);
});

test('takes address and bank from the language, or from the other when missing', () => {
  const settings = {
    'shop.legalAddress': 'г. Алматы',
    'shop.legalAddressKk': 'Алматы қ.',
    'shop.bank': 'АО «Банк»',
    'shop.bankKk': '',
  };
  expect(legalDetails(settings, 'kk')).toEqual({ address: 'Алматы қ.', bank: 'АО «Банк»' });
  expect(legalDetails(settings, 'ru')).toEqual({ address: 'г. Алматы', bank: 'АО «Банк»' });
});
