import { expect, test } from 'vitest';
import { isInstallMoment, withVisit, type Visits } from './install-moment.ts';

const noVisits: Visits = { days: [], shownOn: null };
const visitsOn = (...days: string[]) => days.reduce(withVisit, noVisits);

test.each([
  ['the first visit', visitsOn('2026-11-20'), '/', false],
  ['a second visit on the same day', visitsOn('2026-11-20', '2026-11-20'), '/', false],
  ['a visit on another day', visitsOn('2026-11-18', '2026-11-20'), '/p/17', true],
  ['the checkout', visitsOn('2026-11-18', '2026-11-20'), '/kz/checkout', false],
  ['a payment', visitsOn('2026-11-18', '2026-11-20'), '/payment/10000001', false],
  ['shown lately', { ...visitsOn('2026-11-18', '2026-11-20'), shownOn: '2026-10-20' }, '/', false],
  ['shown long ago', { ...visitsOn('2026-11-18', '2026-11-20'), shownOn: '2026-08-20' }, '/', true],
] as const)('decides whether to offer installation: %s', (_case, visits, path, expected) => {
  expect(isInstallMoment(visits, '2026-11-20', path)).toBe(expected);
});
