import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redactPhone, isKazakhMobile, isPhone, formatPhone, phoneDigits, phoneE164 } from './phone.ts';

const formatted = '+7 (701) 123-45-67';

/** Types characters at the end of the field and masks after each, like a browser. */
function typeIn(text: string, start = ''): string {
  return [...text].reduce((field, character) => formatPhone(field + character), start);
}

describe('scenario 15', () => {
  test.each(['87011234567', '+7 701 123 45 67', '77011234567', '7011234567', '8 (701) 123-45-67', '+77011234567'])(
    'masks %s, pasted or typed, as the full number',
    (input) => {
      expect(formatPhone(input)).toBe(formatted);
      expect(typeIn(input)).toBe(formatted);
    },
  );

  test('keeps all ten pasted digits that start with 7', () => {
    expect(formatPhone('7771234567')).toBe('+7 (777) 123-45-67');
    expect(formatPhone('77771234567')).toBe('+7 (777) 123-45-67');
    expect(typeIn('77771234567')).toBe('+7 (777) 123-45-67');
  });
});

test.each([
  ['', ''],
  ['+', '+'],
  ['+7', '+7'],
  ['+7 (', '+7'],
  ['7', '+7 (7'],
  ['701', '+7 (701'],
  ['7011', '+7 (701) 1'],
  ['701123', '+7 (701) 123'],
  ['7011234', '+7 (701) 123-4'],
  ['701123456', '+7 (701) 123-45-6'],
  ['abc', ''],
])('masks %s as %s', (input, mask) => {
  expect(formatPhone(input)).toBe(mask);
});

test('ignores a digit typed after a full number', () => {
  expect(formatPhone(`${formatted}8`)).toBe(formatted);
});

test('masks any text idempotently and keeps at most ten digits', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\+?[\d ()-]{0,20}$/)), (input) => {
      const masked = formatPhone(input);
      expect(formatPhone(masked)).toBe(masked);
      expect(phoneDigits(input).length).toBeLessThanOrEqual(10);
      expect(phoneDigits(masked)).toBe(phoneDigits(input));
    }),
  );
});

test('lets backspace empty the field', () => {
  let field = formatted;
  const states = [field];
  while (field !== '' && states.length < 40) {
    field = formatPhone(field.slice(0, -1));
    states.push(field);
  }
  expect(field).toBe('');
});

test.each([
  [formatted, true],
  ['87011234567', true],
  ['7011234567', true],
  ['701123456', false],
  ['870112345678', false],
  ['+1 415 555 2671', false],
  ['', false],
])('accepts %s as a full phone number: %s', (input, answer) => {
  expect(isPhone(input)).toBe(answer);
  expect(phoneE164(input) !== undefined).toBe(answer);
});

test('formats numbers for storage and masks them for display', () => {
  expect(phoneE164(formatted)).toBe('+77011234567');
  expect(redactPhone('+77011234567')).toBe('+7 (701) ***-**-67');
  expect(redactPhone('123')).toBe('+7 (***) ***-**-**');
});

test.each(['7011234567', '7470000001', '7071234567', '7751234567', '7781234567', '7600000000', '7850000000'])(
  'accepts the Kazakh mobile number %s',
  (digits) => expect(isKazakhMobile(digits)).toBe(true),
);

test.each(['7172551234', '7271234567', '7751234', '77512345678', '9161234567', '7731234567', '8005553535', ''])(
  'rejects %j as a Kazakh mobile number',
  (digits) => expect(isKazakhMobile(digits)).toBe(false),
);
