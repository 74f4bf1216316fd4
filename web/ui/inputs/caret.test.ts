import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyMask } from './caret.ts';

/** A stand-in for the phone mask of the domain: seven is the country, ten digits follow. */
const mask = (raw: string) => {
  const all = raw.replace(/\D/g, '');
  const d = (/^[78]/.test(all) && (all.length === 11 || raw.startsWith('+')) ? all.slice(1) : all).slice(0, 10);
  if (!d) return '';
  return `+7 (${d.slice(0, 3)}${d.length > 3 ? `) ${d.slice(3, 6)}` : ''}${d.length > 6 ? `-${d.slice(6, 8)}` : ''}${d.length > 8 ? `-${d.slice(8)}` : ''}`;
};
const key = (shown: string, raw: string, caret: number, deleting = false) =>
  applyMask({ shown, raw, caret, deleting, mask });

test('typing at the end leaves the caret at the end', () => {
  expect(key('+7 (701', '+7 (7012', 8)).toEqual({ value: '+7 (701) 2', caret: 10 });
});

test('a digit typed in the middle leaves the caret after it', () => {
  const next = key('+7 (701) 23', '+7 (7901) 23', 6);
  expect(next.value).toBe('+7 (790) 123');
  expect(next.value.slice(0, next.caret).replace(/\D/g, '')).toBe('779');
});

test('backspace over the bracket takes the digit before it', () => {
  expect(key('+7 (701) 234-56-78', '+7 (701 234-56-78', 7, true).value).toBe('+7 (702) 345-67-8');
});

test('a pasted number of eleven digits is formatted and the caret is at its end', () => {
  expect(key('', '87011234567', 11)).toEqual({ value: '+7 (701) 123-45-67', caret: 18 });
});

test('the caret never leaves the text', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9 ()+-]{0,20}$/), fc.nat(20), fc.boolean(), (raw, at, deleting) => {
      const caret = Math.min(at, raw.length);
      const next = applyMask({ shown: mask(raw), raw, caret, deleting, mask });
      expect(next.caret).toBeGreaterThanOrEqual(0);
      expect(next.caret).toBeLessThanOrEqual(next.value.length);
    }),
  );
});
