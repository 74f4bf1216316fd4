import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugify, uniqueSlug } from './slug.ts';

test.each([
  ['Смартфоны', 'smartfony'],
  ['Бренд', 'brend'],
  ['Стиральные машины', 'stiralnye-mashiny'],
  ['Щётка', 'schetka'],
  ['Объём', 'obem'],
  ['Йогуртница', 'yogurtnitsa'],
  ['Ұялы телефондар', 'uyaly-telefondar'],
  ['Тоңазытқыш', 'tonazytqysh'],
  ['Әмбебап һәм өткір ғимарат', 'ambebap-ham-otkir-gimarat'],
  ['Кір жуғыш', 'kir-zhugysh'],
  ['Үтік', 'utik'],
  ['Samsung Galaxy S24+ 256 ГБ', 'samsung-galaxy-s24-plus-256-gb'],
  ['Black & Decker', 'black-and-decker'],
  ['Café Crème', 'cafe-creme'],
  ['  --A__B--  ', 'a-b'],
  ["L'Oréal", 'loreal'],
  ['Й'.normalize('NFD'), 'y'],
  ['Ё'.normalize('NFD'), 'e'],
  ['日本', ''],
  ['', ''],
])('slugifies %s to %s', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('makes slugs clean, short and stable', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom(...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяәғқңөұүһі -+AZ09'), maxLength: 120 }),
      ),
      (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slug.length).toBeLessThanOrEqual(80);
        expect(slugify(slug)).toBe(slug);
      },
    ),
  );
});

test('numbers taken slugs', () => {
  const taken = new Set(['tv', 'tv-2', 'item']);
  expect(uniqueSlug('TV', (slug) => taken.has(slug))).toBe('tv-3');
  expect(uniqueSlug('日本', (slug) => taken.has(slug))).toBe('item-2');
  expect(uniqueSlug('Радио', (slug) => taken.has(slug))).toBe('radio');
  expect(uniqueSlug('a'.repeat(90), (slug) => slug.length === 80)).toBe(`${'a'.repeat(72)}-2`);
});
