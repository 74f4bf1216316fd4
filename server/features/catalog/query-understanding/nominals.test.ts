import { describe, expect, it } from 'vitest';
import { fold } from '../engine/text/fold.ts';
import { createNominals, worthInterpretations } from './nominals.ts';
import { cleanText, tokensOf } from './query-text.ts';
import { plainInterpretation } from './understanding.ts';

const GAMES = { id: 1, parentId: null };
const CODES = { id: 2, parentId: 1 };
const KETTLES = { id: 3, parentId: null };
const worth = {
  id: 7,
  name: fold('Номинал'),
  called: [],
  family: 'money',
  factor: 1,
  numbers: [2000, 5000, 10_000],
};
const nominalIn = createNominals([GAMES, CODES, KETTLES], (category) => (category === KETTLES.id ? [] : [worth]));
const partsOf = (typed: string) =>
  tokensOf(cleanText(typed)).map((token) => ({ ...token, typed: token.text, mended: false }));
const asked = (typed: string) => {
  const found = nominalIn(partsOf(typed));
  return found && [found.category, found.value, found.parts.map(({ text }) => text).join(' ')];
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
    expect(asked(typed)).toBeNull();
  });

  it('narrows what may be a code, and nothing else', () => {
    const nominal = nominalIn(partsOf('стим 5000'))!;
    const open = plainInterpretation('стим', [[{ form: 'steam', weight: 1 }]]);
    const kettle = { ...open, category: KETTLES.id };
    const among = { ...open, among: [KETTLES.id] };
    const found = [...worthInterpretations([open, kettle, open], nominal, 'стим 5000')];
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
