import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceFlags } from '#web/device/memory/device-state.ts';
import { findSentCode } from '#web/device/codes/sent-code.ts';
import { parseVisits } from '#web/device/offline/install-moment.ts';
import { appliedPromo } from '../cart/applied-promo.ts';
import { keptCustomer } from '../customer/customer.ts';
import { lastOrder } from '../customer/last-order.ts';
import { compareList, recentList } from '../lists/lists.ts';
import { storedFields, keptId, storedIds, parseStored, storedText } from './kept-values.ts';

/** Values that another release, another site of this origin or DevTools may have left. */
const GARBLED = [
  'null',
  '0',
  '-1',
  '1e999',
  '"text"',
  'true',
  '[]',
  '{}',
  '[null, {}, "7"]',
  '{"id": "7", "customer": []}',
  '{broken',
  '',
];

let stored = '';
beforeEach(() => {
  const storage = { getItem: () => stored, setItem: () => {}, removeItem: () => {} };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
});

describe.each(GARBLED)('storage with %j', (text) => {
  beforeEach(() => {
    stored = text;
  });

  test('is treated as empty', () => {
    expect(keptCustomer()).toBeNull();
    expect(lastOrder()).toBeNull();
    expect(compareList.kept()).toEqual([]);
    expect(recentList.kept()).toEqual([]);
    expect(findSentCode('login')).toBeNull();
    expect(Object.values(deviceFlags()).every((flag) => flag === false)).toBe(true);
    expect([null, 'text']).toContain(appliedPromo());
  });
});

test('reads a current value unchanged', () => {
  stored = '{"id": 7, "firstName": "Әсел", "fields": "of tomorrow"}';
  expect(keptCustomer()).toEqual({ id: 7, firstName: 'Әсел' });
  stored = '[3, "4", 2147483648, 5]';
  expect(compareList.kept()).toEqual([3, 5]);
});

test('defaults fields that another release lacked or stored with another type', () => {
  const usual = { phone: '', count: 1, isOpen: true };
  expect(parseStored({ phone: '701', count: '2', gone: 1 }, usual)).toEqual({ phone: '701', count: 1, isOpen: true });
  for (const kept of [null, 7, 'text', []]) expect(parseStored(kept, usual)).toEqual(usual);
});

test('ignores visits of another shape', () => {
  expect(parseVisits({ days: ['2026-11-27', 7], shownOn: 3 })).toEqual({ days: ['2026-11-27'], shownOn: null });
  for (const kept of [null, 'text', { days: 'monday' }]) expect(parseVisits(kept)).toEqual({ days: [], shownOn: null });
});

test('the parsers reject other types', () => {
  expect([storedText(7), storedText('7')]).toEqual(['', '7']);
  expect([keptId('7'), keptId(0), keptId(1.5), keptId(7)]).toEqual([null, null, null, 7]);
  expect([storedIds('12'), storedIds([1, 'a', 2])]).toEqual([[], [1, 2]]);
  expect(storedFields(null)).toEqual({});
});
