import { expect, test } from 'vitest';
import { requiredContactFields, missingContactFields } from './contact-fields.ts';

test.each([
  [{ isDigital: false, method: undefined }, []],
  [{ isDigital: false, method: 'on-receipt' }, []],
  [{ isDigital: false, method: 'card' }, []],
  [{ isDigital: true, method: 'card' }, ['email']],
  [{ isDigital: false, method: 'invoice' }, ['email']],
  [{ isDigital: false, method: 'credit' }, ['lastName']],
] as const)('for %o, requires %o', (order, fields) => {
  expect(requiredContactFields(order)).toEqual(fields);
});

test('lists the required fields that are empty', () => {
  expect(missingContactFields({ lastName: '', email: '' }, ['email'])).toEqual(['email']);
  expect(missingContactFields({ lastName: 'Ким', email: '' }, ['lastName'])).toEqual([]);
});
