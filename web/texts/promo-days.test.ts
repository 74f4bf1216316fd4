import { expect, test } from 'vitest';
import { promoDaysText } from './promo-days.ts';

test.each([
  [{ from: '2026-11-27', to: '2026-11-30' }, '27–30 ноября', '27–30 қараша'],
  [{ from: '2026-11-15', to: '2026-12-10' }, '15 ноября – 10 декабря', '15 қараша – 10 желтоқсан'],
  [{ from: '2025-12-20', to: '2026-12-10' }, '20 декабря – 10 декабря', '20 желтоқсан – 10 желтоқсан'],
])('names the month of %o once when it is the same', (days, ru, kk) => {
  expect([promoDaysText(days, 'ru'), promoDaysText(days, 'kk')]).toEqual([ru, kk]);
});
