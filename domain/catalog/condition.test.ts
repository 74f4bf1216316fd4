import { expect, test } from 'vitest';
import { findCondition, parseConditionType, nameWithCondition } from './condition.ts';

test.each([
  ['Смартфон Apple iPhone 12 64GB Б/У', 'used'],
  ['б/у ноутбук Lenovo', 'used'],
  ['Телефон (б.у.) Nokia', 'used'],
  ['Телевизор LG, уценка', 'reduced'],
  ['Уценённый пылесос', 'reduced'],
  ['Холодильник Bosch (витринный образец)', 'display'],
  ['MacBook Air 13 восстановленный', 'refurbished'],
  ['Apple iPhone 13 Refurbished', 'refurbished'],
  ['Қолданылған теледидар', 'used'],
  ['Наушники "Буря"', null],
  ['Кабель Б/УСБ', null],
  ['Холодильная витрина Haier', null],
  ['Наушники JBL Open Box', 'display'],
  ['Спутниковый ресивер Openbox S3 Mini', null],
  ['Набор для восстановления контактов', null],
  ['Клуб уценителей', null],
])('reads the name "%s" as %s', (name, condition) => {
  expect(findCondition(name)).toBe(condition);
});

test.each([
  ['preowned', 'used'],
  ['Used', 'used'],
  ['showcase-sample', 'display'],
  ['showcasesample', 'display'],
  ['reduction', 'reduced'],
  ['refurbished', 'refurbished'],
  ['new', 'new'],
  ['Б/У', 'used'],
  ['whatever', null],
])('maps the type "%s" to %s', (type, condition) => {
  expect(parseConditionType(type)).toBe(condition);
});

test('adds the condition to a name once', () => {
  const name = { ru: 'Планшет', kk: 'Планшет' };
  expect(nameWithCondition(name, 'new')).toEqual(name);
  expect(nameWithCondition(name, 'used')).toEqual({ ru: 'Планшет (б/у)', kk: 'Планшет (пайдаланылған)' });
  expect(nameWithCondition({ ru: 'Планшет Б/У', kk: 'Планшет' }, 'used').ru).toBe('Планшет Б/У');
});
