import { describe, expect, it } from 'vitest';
import { fold } from '../../../engine/text/fold.ts';
import { createNominals, worthInterpretations } from './nominals.ts';
import { cleanText, tokensOf } from '../../normalize/query-text.ts';
import { partOf } from '../../normalize/query-part.ts';
import { plainInterpretation } from '../../../query-understanding/understanding.ts';

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
    const nominal = nominalIn(partsOf('повербанк 20000'))[0]!;
    const open = plainInterpretation('повербанк', [[{ form: 'xiaomi', weight: 1 }]]);
    expect([...worthInterpretations([open], nominal, 'повербанк 20000')]).toEqual([]);
    const sought = { ...open, category: POWER_BANKS.id };
    expect([...worthInterpretations([sought], nominal, 'повербанк 20000')]).toHaveLength(1);
  });

  it('narrows what may be a code, and nothing else', () => {
    const nominal = nominalIn(partsOf('стим 5000'))[0]!;
    const open = plainInterpretation('стим', [[{ form: 'steam', weight: 1 }]]);
    const powerBank = { ...open, category: POWER_BANKS.id };
    const among = { ...open, among: [POWER_BANKS.id] };
    const found = [...worthInterpretations([open, powerBank, open], nominal, 'стим 5000')];
    expect([...worthInterpretations([among], nominal, 'стим 5000')]).toEqual([]);
    expect(found).toMatchObject([
      {
        category: CODES.id,
        numbers: [{ attribute: worth.id, from: 5000, to: 5000 }],
        recognised: [{ kind: 'number', without: 'стим' }],
      },
    ]);
  });
});
