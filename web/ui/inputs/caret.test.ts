import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone } from '#domain/customers/phone.ts';
import { applyMask } from './caret.ts';

const pressKey = (previous: string, raw: string, caret: number, isDeleting = false) =>
  applyMask({ previous, raw, caret, isDeleting, mask: formatPhone });

test('keeps the caret at the end while typing there', () => {
  expect(pressKey('+7 (701', '+7 (7012', 8)).toEqual({ value: '+7 (701) 2', caret: 10 });
});

test('puts the caret after a digit typed in the middle', () => {
  const next = pressKey('+7 (701) 23', '+7 (7901) 23', 6);
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
])('formats %s as %s and moves the caret from %i to %i', (raw, value, caret, expected) => {
  expect(pressKey('', raw, caret)).toEqual({ value, caret: expected });
});

test('deletes the digit before a bracket on backspace', () => {
  expect(pressKey('+7 (701) 234-56-78', '+7 (701 234-56-78', 7, true).value).toBe('+7 (702) 345-67-8');
});

test('formats a pasted number of eleven digits and puts the caret at its end', () => {
  expect(pressKey('', '87011234567', 11)).toEqual({ value: '+7 (701) 123-45-67', caret: 18 });
});

test('keeps the caret inside the text', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9 ()+-]{0,20}$/), fc.nat(20), fc.boolean(), (raw, position, isDeleting) => {
      const caret = Math.min(position, raw.length);
      const next = pressKey(formatPhone(raw), raw, caret, isDeleting);
      expect(next.caret).toBeGreaterThanOrEqual(0);
      expect(next.caret).toBeLessThanOrEqual(next.value.length);
    }),
  );
});
