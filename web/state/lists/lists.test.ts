import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compareList, loadLists } from './lists.ts';

let storage: Map<string, string>;
beforeEach(() => {
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  });
});
afterEach(() => {
  compareList.put([]);
  vi.unstubAllGlobals();
});
const readStorage = () => JSON.parse(storage.get('compare') ?? 'null') as unknown;

it('adds to the stored list before it has been loaded', () => {
  storage.set('compare', '[3,2]');
  compareList.add(1);
  expect(compareList.get()).toEqual([1, 3, 2]);
  expect(readStorage()).toEqual([1, 3, 2]);
});

it('keeps an id that another tab has added meanwhile', () => {
  compareList.add(1);
  storage.set('compare', '[9,1]');
  compareList.add(2);
  compareList.remove(1);
  expect(readStorage()).toEqual([2, 9]);
});

it('follows other tabs', () => {
  const listeners: (() => void)[] = [];
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => void listeners.push(listener));
  loadLists();
  storage.set('compare', '[5]');
  for (const listener of listeners) listener();
  expect(compareList.get()).toEqual([5]);
});

it.each(['not json', '{"a":1}', '"text"', 'null'])('ignores %s in the storage', (broken) => {
  storage.set('compare', broken);
  compareList.add(7);
  expect(readStorage()).toEqual([7]);
});

it('works within the page when storage is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('closed');
    },
    setItem: () => {
      throw new Error('closed');
    },
  });
  compareList.add(1);
  compareList.add(2);
  expect(compareList.get()).toEqual([2, 1]);
});

it('clears both the page and the storage', () => {
  compareList.add(1);
  compareList.forget();
  expect([compareList.get(), compareList.stored(), storage.has('compare')]).toEqual([[], [], false]);
});
