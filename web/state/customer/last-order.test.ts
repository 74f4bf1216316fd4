import { beforeEach, expect, it, vi } from 'vitest';
import { lastOrder, saveOrder, settleOrder } from './last-order.ts';
import { HOUR_MS } from '#domain/time/durations.ts';

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

const readStorage = () => JSON.parse(storage.get('last-order') ?? 'null') as unknown;

it('shares the last order with all tabs for a while', () => {
  saveOrder('10000042', 'payment');
  expect(lastOrder()).toBe('10000042');
  expect(lastOrder(Date.now() + 3 * HOUR_MS)).toBeNull();
});

it('keeps the order waiting until it is settled', () => {
  saveOrder('10000042', 'payment');
  expect(readStorage()).toMatchObject({ number: '10000042', waits: 'payment' });
  settleOrder('10000041');
  expect(readStorage()).toMatchObject({ waits: 'payment' });
  settleOrder('10000042');
  expect(readStorage()).toMatchObject({ number: '10000042', waits: null });
});

it.each(['null', '"text"', '{"number":"<b>"}', '{"number":42}', 'broken'])(
  'ignores the invalid stored text %s',
  (text) => {
    storage.set('last-order', text);
    expect(lastOrder()).toBeNull();
  },
);
