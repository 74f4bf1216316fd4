import { expect, test } from 'vitest';
import { contactNeeds, missingContact } from './contact-needs.ts';

test.each([
  [{ isDigital: false, method: undefined }, []],
  [{ isDigital: false, method: 'on-receipt' }, []],
  [{ isDigital: false, method: 'card' }, []],
  [{ isDigital: true, method: 'card' }, ['email']],
  [{ isDigital: false, method: 'invoice' }, ['email']],
  [{ isDigital: false, method: 'credit' }, ['lastName']],
] as const)('%o needs %o', (order, needs) => {
  expect(contactNeeds(order)).toEqual(needs);
});

test('names the needed fields that are empty', () => {
  expect(missingContact({ lastName: '', email: '' }, ['email'])).toEqual(['email']);
  expect(missingContact({ lastName: 'Ким', email: '' }, ['lastName'])).toEqual([]);
});
