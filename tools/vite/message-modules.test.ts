import { expect, test } from 'vitest';
import { indexModule, messageModule, type Message } from './message-modules.ts';

const pluralMessage: Message = [
  { match: { 'plural=one': '{count} товар', 'plural=few': '{count} товара', 'plural=*': '{count} товаров' } },
];

test('includes only one language in a message compiled for it', () => {
  expect(messageModule('cart_title', { ru: 'Корзина', kk: 'Себет' }, 'kk')).toBe(
    'export const cart_title = () => "Себет";\n',
  );
});

test("reads the page's language in a message compiled for both", () => {
  expect(messageModule('page', { ru: 'Страница {page}', kk: '{page}-бет' })).toBe(
    [
      "import { language } from '../../state/language.ts';",
      '/** @param {{ page: string | number }} i */',
      "export const page = (i) => language === 'kk' ? `${i.page}-бет` : `Страница ${i.page}`;",
      '',
    ].join('\n'),
  );
});

test('has three Russian plural forms and one Kazakh form', () => {
  const texts = { ru: pluralMessage, kk: '{count} тауар' };
  expect(messageModule('count', texts, 'ru')).toBe(
    [
      "import { pluralRu } from '../../../domain/text/plural.ts';",
      '/** @param {{ count: number }} i */',
      'export const count = (i) => pluralRu(i.count, `${i.count} товар`, `${i.count} товара`, `${i.count} товаров`);',
      '',
    ].join('\n'),
  );
  expect(messageModule('count', texts, 'kk')).not.toContain('pluralRu');
});

test('accepts a case on a Kazakh placeholder, which Russian bundles omit', () => {
  const texts = { ru: 'Открыт до {time}', kk: '{time:dative} дейін ашық' };
  expect(messageModule('open', texts, 'kk')).toBe(
    [
      "import { withSuffix } from '../../../domain/text/kazakh-suffix.ts';",
      '/** @param {{ time: string | number }} i */',
      "export const open = (i) => `${withSuffix(i.time, 'dative')} дейін ашық`;",
      '',
    ].join('\n'),
  );
  expect(messageModule('open', texts, 'ru')).not.toContain('withSuffix');
});

test.each([
  { ru: 'До {time}', kk: '{time:vocative} дейін' },
  { ru: 'До {time:dative}', kk: '{time:dative} дейін' },
])('refuses an unknown case, or one in Russian, by name: %o', (texts) => {
  expect(() => messageModule('open', texts)).toThrow(/^open: /);
});

test('escapes the special characters of template literals', () => {
  const text = messageModule('odd', { ru: '`$ {` \\ ${name} "x"', kk: 'x {name}' }, 'ru');
  expect(text).toContain('=> `\\`$ {\\` \\\\ \\$${i.name} "x"`;');
});

test('refuses other forms by name', () => {
  expect(() => messageModule('few', { ru: [{ match: { 'plural=*': 'x' } }], kk: 'x' })).toThrow(/^few: /);
});

test('refuses plural forms without the count that selects them', () => {
  const texts: Message = [
    { match: { 'plural=one': '{days} день', 'plural=few': '{days} дня', 'plural=*': '{days} дней' } },
  ];
  expect(() => messageModule('kept', { ru: texts, kk: '{days} күн' })).toThrow(/^kept: .*\{count\}/);
});

test('exports every message from the index', () => {
  expect(indexModule(['a', 'b'])).toBe("export { a } from './messages/a.js';\nexport { b } from './messages/b.js';\n");
});
