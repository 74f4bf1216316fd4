import { expect, it } from 'vitest';
import { tokensOf } from './query-text.ts';
import { numbersInDigits } from './spoken-numbers.ts';
import { unitAt } from './spoken-units.ts';

const digits = (text: string) =>
  numbersInDigits(
    tokensOf(text),
    (tokens, at) => unitAt(tokens, at) !== null || /^конфор/.test(tokens[at]?.text ?? ''),
  ).map((token) => token.text);

it.each([
  ['двадцати семи дюймов', ['27', 'дюймов']],
  ['тридцать метров', ['30', 'метров']],
  ['полметра', ['0.5', 'метра']],
  ['полуметра', ['0.5', 'метра']],
  ['пол метра', ['0.5', 'метра']],
  ['полтора метра', ['1.5', 'метра']],
  ['два с половиной литра', ['2.5', 'литра']],
  ['2 с половиной литра', ['2.5', 'литра']],
  ['бір жарым метр', ['1.5', 'метр']],
  ['жарты метр', ['0.5', 'метр']],
  ['елу бес литр', ['55', 'литр']],
  ['на две конфорки', ['на', '2', 'конфорки']],
  ['двухконфорочная', ['2', 'конфорочная']],
  ['екі конфоркалы', ['2', 'конфоркалы']],
])('a number said before what it counts: %s', (text, read) => {
  expect(digits(text)).toEqual(read);
});

it.each(['полка', 'поларис', 'полчаса', 'двухкамерный', 'семь пятниц', '5 метров'])('leaves others: %s', (text) => {
  expect(digits(text).join(' ')).toBe(text);
});
