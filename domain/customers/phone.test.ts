import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hidePhone, isKazakhMobile, isPhone, maskPhone, phoneDigits, phoneE164 } from './phone.ts';

const whole = '+7 (701) 123-45-67';

/** Types characters one by one at the end of the field, masking after each, as a browser does. */
function typeIn(text: string, start = ''): string {
  return [...text].reduce((field, character) => maskPhone(field + character), start);
}

describe('scenario 15', () => {
  test.each(['87011234567', '+7 701 123 45 67', '77011234567', '7011234567', '8 (701) 123-45-67', '+77011234567'])(
    '%s, pasted or typed, becomes the masked number',
    (input) => {
      expect(maskPhone(input)).toBe(whole);
      expect(typeIn(input)).toBe(whole);
    },
  );

  test('ten pasted digits that begin with 7 lose none of them', () => {
    expect(maskPhone('7771234567')).toBe('+7 (777) 123-45-67');
    expect(maskPhone('77771234567')).toBe('+7 (777) 123-45-67');
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
])('%s is masked as %s', (input, mask) => {
  expect(maskPhone(input)).toBe(mask);
});

test('a digit typed after a whole number changes nothing', () => {
  expect(maskPhone(`${whole}8`)).toBe(whole);
});

test('masking is stable and keeps at most ten digits for any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\+?[\d ()-]{0,20}$/)), (input) => {
      const once = maskPhone(input);
      expect(maskPhone(once)).toBe(once);
      expect(phoneDigits(input).length).toBeLessThanOrEqual(10);
      expect(phoneDigits(once)).toBe(phoneDigits(input));
    }),
  );
});

test('backspace empties the field to nothing', () => {
  let field = whole;
  const seen = [field];
  while (field !== '' && seen.length < 40) {
    field = maskPhone(field.slice(0, -1));
    seen.push(field);
  }
  expect(field).toBe('');
});

test.each([
  [whole, true],
  ['87011234567', true],
  ['7011234567', true],
  ['701123456', false],
  ['870112345678', false],
  ['+1 415 555 2671', false],
  ['', false],
])('%s is a whole phone: %s', (input, answer) => {
  expect(isPhone(input)).toBe(answer);
  expect(phoneE164(input) !== undefined).toBe(answer);
});

test('stored and hidden forms', () => {
  expect(phoneE164(whole)).toBe('+77011234567');
  expect(hidePhone('+77011234567')).toBe('+7 (701) ***-**-67');
  expect(hidePhone('123')).toBe('+7 (***) ***-**-**');
});

test.each(['7011234567', '7470000001', '7071234567', '7751234567', '7781234567', '7600000000', '7850000000'])(
  '%s is a mobile number of Kazakhstan',
  (digits) => expect(isKazakhMobile(digits)).toBe(true),
);

test.each(['7172551234', '7271234567', '7751234', '77512345678', '9161234567', '7731234567', '8005553535', ''])(
  '%j is none',
  (digits) => expect(isKazakhMobile(digits)).toBe(false),
);
