import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readDeviceFlags } from '#web/device/memory/device-state.ts';
import { findSentCode } from '#web/device/codes/sent-code.ts';
import { parseVisits } from '#web/device/offline/install-moment.ts';
import { readStoredCustomer } from '../customer/customer.ts';
import { lastOrder } from '../customer/last-order.ts';
import { compareList, recentList } from '../lists/lists.ts';
import { parseFields, parseId, parseIds, parseStored, parseText } from './stored-values.ts';

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

  test('reads as empty', () => {
    expect(readStoredCustomer()).toBeNull();
    expect(lastOrder()).toBeNull();
    expect(compareList.stored()).toEqual([]);
    expect(recentList.stored()).toEqual([]);
    expect(findSentCode('login')).toBeNull();
    expect(Object.values(readDeviceFlags()).every((flag) => flag === false)).toBe(true);
  });
});

test('reads a current value unchanged', () => {
  stored = '{"id": 7, "firstName": "Әсел", "fields": "of tomorrow"}';
  expect(readStoredCustomer()).toEqual({ id: 7, firstName: 'Әсел' });
  stored = '[3, "4", 2147483648, 5]';
  expect(compareList.stored()).toEqual([3, 5]);
});

test('defaults fields that another release lacked or stored with another type', () => {
  const defaults = { phone: '', count: 1, isOpen: true };
  expect(parseStored({ phone: '701', count: '2', gone: 1 }, defaults)).toEqual({
    phone: '701',
    count: 1,
    isOpen: true,
  });
  for (const value of [null, 7, 'text', []]) expect(parseStored(value, defaults)).toEqual(defaults);
});

test('ignores visits of another shape', () => {
  expect(parseVisits({ days: ['2026-11-27', 7], shownOn: 3 })).toEqual({ days: ['2026-11-27'], shownOn: null });
  for (const value of [null, 'text', { days: 'monday' }])
    expect(parseVisits(value)).toEqual({ days: [], shownOn: null });
});

test('rejects other types', () => {
  expect([parseText(7), parseText('7')]).toEqual(['', '7']);
  expect([parseId('7'), parseId(0), parseId(1.5), parseId(7)]).toEqual([null, null, null, 7]);
  expect([parseIds('12'), parseIds([1, 'a', 2])]).toEqual([[], [1, 2]]);
  expect(parseFields(null)).toEqual({});
});
