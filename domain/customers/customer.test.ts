import { expect, test } from 'vitest';
import {
  maskIin,
  iinProblems,
  normalizeName,
  validateBirthday,
  validateEmail,
  validateName,
  validatePassword,
} from './customer.ts';

test.each([
  ['Әсел', null],
  ['Жан-Поль', null],
  ['Ұлпан', null],
  ['Өмірбек', null],
  ['Һәким', null],
  ['Ng', null],
  ['  Айгүл ', null],
  ['Й'.normalize('NFD') + 'о', null],
  ['А', 'name-too-short'],
  ['Ann3', 'name-characters'],
  ['', 'name-required'],
  ['   ', 'name-required'],
  ['Анна Мария', 'name-characters'],
  ["О'Нил", 'name-characters'],
  ['--', 'name-characters'],
  ['Я'.repeat(30), null],
  ['Я'.repeat(31), 'name-too-long'],
  ['Али😀', 'name-characters'],
])('checks the name %s: %s', (name, problem) => {
  expect(validateName(name)).toBe(problem);
});

test('normalizes names to one Unicode form', () => {
  expect(normalizeName(` ${'Й'.normalize('NFD')}о`)).toBe('Йо');
});

test.each([
  ['a@b.kz', null],
  ['first.last+tag@mail.example.com', null],
  [' a@b.kz ', null],
  ['user@xn--e1afmkfd.xn--80ao21a', null],
  ['user@пример.қаз', null],
  ['user@пошта.kz', null],
  ['user@gmаil.com', 'email-invalid'],
  ['user@пример.1', 'email-invalid'],
  ['user@-пример.қаз', 'email-invalid'],
  ['', 'email-required'],
  ['a', 'email-invalid'],
  ['a@b', 'email-invalid'],
  ['a@@b.kz', 'email-invalid'],
  ['a@b.kz@c.kz', 'email-invalid'],
  ['a b@c.kz', 'email-invalid'],
  ['.a@b.kz', 'email-invalid'],
  ['a..b@c.kz', 'email-invalid'],
  ['a@-b.kz', 'email-invalid'],
  ['a@b..kz', 'email-invalid'],
  ['почта@b.kz', 'email-invalid'],
  [`${'a'.repeat(65)}@b.kz`, 'email-invalid'],
  ['a@b.kz\nbcc:x@y.kz', 'email-invalid'],
])('checks the email %s: %s', (email, problem) => {
  expect(validateEmail(email)).toBe(problem);
});

test.each([
  ['1900-01-01', null],
  ['2020-01-01', null],
  ['1899-12-31', 'birthday-too-early'],
  ['2020-01-02', 'birthday-too-late'],
  ['1990-02-30', 'birthday-invalid'],
  ['', 'birthday-invalid'],
  ['01.01.1990', 'birthday-invalid'],
])('checks the birthday %s: %s', (date, problem) => {
  expect(validateBirthday(date)).toBe(problem);
});

test.each([
  ['abcdef', undefined, null],
  ['abcde', undefined, 'password-too-short'],
  ['', undefined, 'password-required'],
  ['abcdef', 'abcdef', null],
  ['abcdef', 'abcdeg', 'password-mismatch'],
] as const)('checks the password %s repeated as %s: %s', (password, repeated, problem) => {
  expect(validatePassword(password, repeated)).toBe(problem);
});

test.each([
  '      ',
  '\u00a0\u2003\u3000\t\n\u0085',
  '\u200b\u200d\u2060\ufeff\u00ad\u202e',
  '\u3164\u115f\uffa0\u2800\u180e\ufe0f',
])('refuses a password of invisible characters: %j', (password) =>
  expect(validatePassword(password, password)).toBe('password-blank'),
);

test('allows blanks inside a password', () => {
  expect(validatePassword(' a  b  ')).toBeNull();
});

test.each([
  ['990131300007', []],
  ['850515400002', []],
  ['701129200004', []],
  ['990131300008', ['iin-checksum']],
  ['99013130000', ['iin-length']],
  ['9901313000071', ['iin-length']],
  ['99013130000x', ['iin-digits']],
  ['', ['iin-length']],
  ['991331300006', ['iin-date', 'iin-checksum']],
])('checks the IIN %s: %o', (iin, problems) => {
  expect(iinProblems(iin)).toEqual(problems);
});

test('accepts exactly one check digit', () => {
  for (const iin of ['990131300007', '850515400002', '701129200004']) {
    const valid = Array.from({ length: 10 }, (_, digit) => `${iin.slice(0, 11)}${digit}`).filter(
      (candidate) => iinProblems(candidate).length === 0,
    );
    expect(valid).toEqual([iin]);
  }
});

test('masks an IIN', () => {
  expect(maskIin('850515400002')).toBe('••••••••0002');
});
