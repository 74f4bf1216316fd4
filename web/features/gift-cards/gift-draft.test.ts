import { expect, test } from 'vitest';
import { parseStoredDraft, draftTotal, type GiftDraft } from './gift-draft.ts';

const draft: GiftDraft = {
  kind: 'electronic',
  design: 'birthday',
  colour: 'turquoise',
  sender: 'Әсел',
  message: '',
  nominal: '10000',
  people: [
    { phone: '', name: '' },
    { phone: '7010000001', name: '' },
  ],
  file: null,
  when: 'now',
  date: '',
  time: '10:00',
  shopId: '1',
  quantity: 3,
};
const row = (line: number, nominal: number) => ({ line, phone: '7010000001', nominal, name: '' });

test('excludes invalid rows of a file from the sum and counts them separately', () => {
  const file = { name: 'a.csv', rows: [row(1, 5000), row(2, 700), row(3, 20000), row(4, 1000)] };
  const rowProblems = [null, 'nominal-step', 'recipient-unknown', null] as const;
  expect(draftTotal({ ...draft, file }, rowProblems)).toEqual({ total: 6000, excluded: 2 });
  expect(draftTotal({ ...draft, file }, [null, null, null, null])).toEqual({ total: 26700, excluded: 0 });
});

test('counts typed recipients while typing, and plastic cards by their quantity', () => {
  expect(draftTotal(draft, ['phone-wrong', null])).toEqual({ total: 20000, excluded: 0 });
  expect(draftTotal({ ...draft, kind: 'plastic' }, [])).toEqual({ total: 30000, excluded: 0 });
});

test('converts a draft stored by another release to the current shape', () => {
  for (const stored of [null, 7, 'text', [], {}, { people: 'all', file: { rows: 3 }, design: 'wedding-2019' }])
    expect(parseStoredDraft(stored, draft)).toEqual(draft);
  expect(parseStoredDraft({ people: [{ phone: 7 }], sender: 5, quantity: 2 }, draft)).toEqual({
    ...draft,
    people: [{ phone: '', name: '' }],
    quantity: 2,
  });
  expect(parseStoredDraft(JSON.parse(JSON.stringify(draft)), draft)).toEqual(draft);
});
