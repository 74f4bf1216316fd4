import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MIN_PASSWORD_LENGTH } from '#domain/customers/customer.ts';
import { isCommonPassword } from './common-passwords.ts';

test.each(['123456', 'password', 'PassWord', ' qwerty ', 'iloveyou', '111111', '123456\u200b', '1 2 3 4 5 6'])(
  'rejects %j',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

test.each(['үш тиін 42', 'correct horse battery', '7fKq-m2x'])('accepts %j', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('has ten thousand distinct passwords in lower case, none shorter than the minimum', () => {
  const lines = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  expect(new Set(lines).size).toBe(10_000);
  expect(lines.filter((line) => line !== line.trim().toLowerCase() || line.length < MIN_PASSWORD_LENGTH)).toEqual([]);
});
