import { expect, test } from 'vitest';
import { dateChoice } from './date-choice.ts';

const slots = [
  { slot: '10-14' as const, free: false },
  { slot: '14-18' as const, free: true },
];
const days = [
  { date: '2026-11-24', slots },
  { date: '2026-11-25', slots },
];

test("preselects the order's day and time while they are still available", () => {
  expect(dateChoice(days, { date: '2026-11-25', slot: '10-14' })).toEqual({ day: days[1], slot: '10-14' });
});

test("selects no time on the first available day when the order's day has passed", () => {
  expect(dateChoice(days, { date: '2026-11-23', slot: '10-14' })).toEqual({ day: days[0], slot: null });
  expect(dateChoice([], { date: '2026-11-23', slot: '10-14' })).toEqual({ day: undefined, slot: null });
});
