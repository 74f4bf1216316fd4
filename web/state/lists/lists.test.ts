import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compareList, loadLists } from './lists.ts';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  compareList.put([]);
  vi.unstubAllGlobals();
});
const inStorage = () => JSON.parse(kept.get('compare') ?? 'null') as unknown;

it('adds to the stored list before it has been loaded', () => {
  kept.set('compare', '[3,2]');
  compareList.add(1);
  expect(compareList.get()).toEqual([1, 3, 2]);
  expect(inStorage()).toEqual([1, 3, 2]);
});

it('keeps an id that another tab has added meanwhile', () => {
  compareList.add(1);
  kept.set('compare', '[9,1]');
  compareList.add(2);
  compareList.remove(1);
  expect(inStorage()).toEqual([2, 9]);
});

it('follows other tabs', () => {
  const heard: (() => void)[] = [];
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => void heard.push(listener));
  loadLists();
  kept.set('compare', '[5]');
  for (const listener of heard) listener();
  expect(compareList.get()).toEqual([5]);
});

it.each(['not json', '{"a":1}', '"text"', 'null'])('ignores %s in the storage', (broken) => {
  kept.set('compare', broken);
  compareList.add(7);
  expect(inStorage()).toEqual([7]);
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
  expect([compareList.get(), compareList.kept(), kept.has('compare')]).toEqual([[], [], false]);
});
