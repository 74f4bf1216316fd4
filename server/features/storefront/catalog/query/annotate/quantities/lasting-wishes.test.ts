import { expect, it } from 'vitest';
import { chargeWish, lastingWish } from './lasting-wishes.ts';
import { partOf, type QueryPart } from '../../normalize/query-part.ts';
import { isNumber, tokensOf } from '../../normalize/query-text.ts';

const partsOf = (typed: string) => tokensOf(typed).map((token) => partOf(token));
const numberIn = (parts: readonly QueryPart[]) => parts.findIndex(({ text }) => isNumber.test(text));

it.each([
  ['заряды 2 аптаға шыдайтын сағат', [14, false]],
  ['батареясы 1 аптадан көп ұстайтын сағат', [7, true]],
  ['часы держат заряд 2 недели', [14, false]],
  ['1 ай зарядсыз жүретін білезік', [28, false]],
])('so many days a battery lasts: %s', (typed, [value, strict]) => {
  const parts = partsOf(typed);
  const at = numberIn(parts);
  expect(lastingWish(parts, at, at + 1)).toMatchObject({ bound: 'from', value, strict });
});

it.each(['2 аптадан кейін жеткізу', '2 күн шыдайтын сағат'])('and none of "%s"', (typed) => {
  expect(lastingWish(partsOf(typed), 0, 1)).toBeNull();
});

it('reads a charge apart from the name of the battery, and no sum of money', () => {
  const chargeIn = (typed: string) => {
    const parts = partsOf(typed);
    return chargeWish(parts, numberIn(parts), numberIn(parts) + 1);
  };
  expect(chargeIn('батареясы мықты телефон 6000')).toMatchObject({ at: [0, 3], value: 6000 });
  expect(chargeIn('батареясы мықты телефон 200000')).toBeNull();
  expect(chargeIn('смартфон 6000')).toBeNull();
});
