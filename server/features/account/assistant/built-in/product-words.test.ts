import { expect, test } from 'vitest';
import { hasProductWord, hideProducts } from './product-words.ts';

test.each([
  ['стиралка течёт, что делать', 'тауар течёт, что делать'],
  ['тоңазытқышым суытпайды', 'тауар суытпайды'],
  ['айфон 17 про есть?', 'тауар есть?'],
  ['galaxy s25 ultra или iphone 17', 'тауар или тауар'],
  ['телевизор 55 дюймов до 200 000', 'тауар 55 дюймов до 200 000'],
  ['чем отличается rb34 от rb38', 'чем отличается тауар от тауар'],
  ['самсунг смартфоны', 'тауар'],
  ['каспи қабылдайсыз ба', 'каспи қабылдайсыз ба'],
  ['google pay есть?', 'google pay есть?'],
  ['номер телефона поддержки', 'номер телефона поддержки'],
  ['часы работы', 'часы работы'],
])('hides products of «%s»', (text, hidden) => {
  expect(hideProducts(text)).toBe(hidden);
});

test.each([
  ['а чехол на него найдётся', true],
  ['в каком магазине её можно посмотреть', false],
  ['могу сегодня сам забрать', false],
])('finds a word for a product in «%s»: %s', (text, has) => {
  expect(hasProductWord(text)).toBe(has);
});
