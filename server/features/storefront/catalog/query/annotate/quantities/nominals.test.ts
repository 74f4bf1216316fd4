import { describe, expect, it } from 'vitest';
import { fold } from '../../../engine/text/fold.ts';
import { createNominals } from './nominals.ts';
import { partOf } from '../../normalize/query-part.ts';
import { cleanText, tokensOf } from '../../normalize/query-text.ts';

const GAMES = { id: 1, parentId: null };
const CODES = { id: 2, parentId: 1 };
const POWER_BANKS = { id: 3, parentId: null };
const worth = {
  id: 7,
  name: fold('Номинал'),
  called: [],
  family: 'money',
  factor: 1,
  numbers: [2000, 5000, 10_000],
};
const charge = { ...worth, id: 8, name: fold('Ёмкость аккумулятора'), family: 'charge', numbers: null };
const nominalIn = createNominals([GAMES, CODES, POWER_BANKS], (category) =>
  category === POWER_BANKS.id ? [charge] : [worth],
);
const partsOf = (typed: string) => tokensOf(cleanText(typed)).map((token) => partOf(token));
const asked = (typed: string) => {
  const [found] = nominalIn(partsOf(typed));
  return found && [[...found.categories].at(-1), found.value, found.parts.map(({ text }) => text).join(' ')];
};

describe('the sum that a code is worth', () => {
  it.each([
    ['стим 5000 тенге', 5000, '5000 тенге'],
    ['пополнить стим на 10 000 тг', 10_000, 'на 10 000 тг'],
    ['стим на 5к', 5000, 'на 5к'],
    ['стимге 5 мың', 5000, '5 мын'],
    ['steam 2000', 2000, '2000'],
  ])('stands in "%s"', (typed, value, said) => {
    expect(asked(typed)).toEqual([CODES.id, value, said]);
  });

  it.each([
    'стим',
    'стим 7000 тенге',
    'стим до 5000 тенге',
    'стим 5000 теңгеге дейін',
    'стим не дороже 5000',
    'ағама сыйлық 5 мыңның ішінде',
  ])('does not stand in "%s"', (typed) => {
    expect(asked(typed)).toBeUndefined();
  });

  it('may be a charge where no money is named', () => {
    expect(asked('повербанк на 20 тысяч')).toEqual([POWER_BANKS.id, 20_000, 'на 20 тысяч']);
    expect(asked('повербанк 20 тысяч тенге')).toBeUndefined();
  });
});
