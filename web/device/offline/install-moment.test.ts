import { expect, test } from 'vitest';
import { isInstallMoment, withVisit, type Visits } from './install-moment.ts';

const first: Visits = { days: [], shownOn: null };
const comesOn = (...days: string[]) => days.reduce(withVisit, first);

test.each([
  ['the first visit', comesOn('2026-11-20'), '/', false],
  ['a second visit on the same day', comesOn('2026-11-20', '2026-11-20'), '/', false],
  ['a visit on another day', comesOn('2026-11-18', '2026-11-20'), '/p/17', true],
  ['the checkout', comesOn('2026-11-18', '2026-11-20'), '/kz/checkout', false],
  ['a payment', comesOn('2026-11-18', '2026-11-20'), '/payment/10000001', false],
  ['shown lately', { ...comesOn('2026-11-18', '2026-11-20'), shownOn: '2026-10-20' }, '/', false],
  ['shown long ago', { ...comesOn('2026-11-18', '2026-11-20'), shownOn: '2026-08-20' }, '/', true],
] as const)('%s', (_what, visits, path, shown) => {
  expect(isInstallMoment(visits, '2026-11-20', path)).toBe(shown);
});
