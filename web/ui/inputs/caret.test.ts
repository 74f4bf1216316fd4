import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskPhone } from '#domain/customers/phone.ts';
import { applyMask } from './caret.ts';

const key = (shown: string, raw: string, caret: number, deleting = false) =>
  applyMask({ shown, raw, caret, deleting, mask: maskPhone });

test('typing at the end keeps the caret at the end', () => {
  expect(key('+7 (701', '+7 (7012', 8)).toEqual({ value: '+7 (701) 2', caret: 10 });
});

test('a digit typed in the middle leaves the caret after it', () => {
  const next = key('+7 (701) 23', '+7 (7901) 23', 6);
  expect(next.value).toBe('+7 (790) 123');
  expect(next.value.slice(0, next.caret).replace(/\D/g, '')).toBe('779');
});

test.each([
  // A 9 typed before 123: the caret stays right after the new digit.
  ['+7 (701) 9123-45', '+7 (701) 912-34-5', 10, 10],
  ['+7 (701) 123', '+7 (701) 123', 12, 12],
  ['7', '+7 (7', 1, 5],
  ['+7 (7011) 23', '+7 (701) 123', 8, 10],
  ['+7 (7019) 123-45-67', '+7 (701) 912-34-56', 8, 10],
  ['+7 (01) 123', '+7 (011) 23', 4, 4],
  ['1+7 (701', '+7 (177) 01', 1, 5],
])('%s becomes %s: the caret %i moves to %i', (raw, value, caret, expected) => {
  expect(key('', raw, caret)).toEqual({ value, caret: expected });
});

test('backspace over the bracket deletes the digit before it', () => {
  expect(key('+7 (701) 234-56-78', '+7 (701 234-56-78', 7, true).value).toBe('+7 (702) 345-67-8');
});

test('formats a pasted number of eleven digits and puts the caret at its end', () => {
  expect(key('', '87011234567', 11)).toEqual({ value: '+7 (701) 123-45-67', caret: 18 });
});

test('the caret never leaves the text', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9 ()+-]{0,20}$/), fc.nat(20), fc.boolean(), (raw, at, deleting) => {
      const caret = Math.min(at, raw.length);
      const next = key(maskPhone(raw), raw, caret, deleting);
      expect(next.caret).toBeGreaterThanOrEqual(0);
      expect(next.caret).toBeLessThanOrEqual(next.value.length);
    }),
  );
});
