import { expect, test } from 'vitest';
import { countSearchers } from './selection-proposal.ts';

test('counts a searcher with several queries once per day', () => {
  expect(
    countSearchers([
      { day: '2026-11-20', words: 'телевизор 55', people: 4 },
      { day: '2026-11-20', words: '55 дюймов телевизор', people: 3 },
      { day: '2026-11-21', words: '55 дюймов телевизор', people: 2 },
    ]),
  ).toEqual({ people: 6, words: '55 дюймов телевизор' });
  expect(countSearchers([])).toEqual({ people: 0, words: '' });
});
