import { expect, test } from 'vitest';
import { ApiError } from '#web/calls/api.ts';
import { codeProblem } from '#web/texts/code-errors.ts';
import { codeLoginErrorText } from './auth-problems.ts';

const createError = (details: object) => new ApiError(429, 'too_many_codes', details);

test('blames the volume of requests, not the shopper, when the limit of the shop refuses a code', () => {
  expect(codeProblem(createError({ seconds: 130 }))).toContain('3');
  const text = codeProblem(createError({ seconds: 130, cause: 'shop' }));
  expect(text).toContain('3');
  expect(text).not.toBe(codeProblem(createError({ seconds: 130 })));
});

test('sends a newcomer to the password only if there is one', () => {
  expect(codeLoginErrorText(createError({ seconds: 60, cause: 'shop' }))).toContain('Если у вас есть пароль');
  expect(codeLoginErrorText(createError({ seconds: 60 }))).toContain('Нужен вход по паролю');
});
