import { expect, test } from 'vitest';
import type { Profile } from '#contract/customers/customers.ts';
import { contactFields, contactProblems, fillFromProfile } from './contact-fields.ts';

const profile: Profile = {
  id: 1,
  phone_number: '7011234567',
  getIsNews: false,
  first_name: 'Әсел',
  last_name: 'Ким',
  birthday: null,
  gender: null,
  email: null,
  iin_masked: null,
  has_password: false,
  delete_after: null,
};

test('prefills empty fields from the profile', () => {
  expect(fillFromProfile(contactFields(undefined), profile)).toEqual({
    phone: '+7 (701) 123-45-67',
    firstName: 'Әсел',
    lastName: 'Ким',
    email: '',
  });
});

test('does not overwrite typed values with the profile', () => {
  const typed = { phone: '+7 (7', firstName: 'Дана', lastName: '', email: 'dana@example.kz' };
  expect(fillFromProfile(typed, { ...profile, email: 'asel@example.kz' })).toEqual({ ...typed, lastName: 'Ким' });
});

test('requires surname and email only if the order needs them, but validates entered values', () => {
  const fields = { phone: '+7 (701) 123-45-67', firstName: 'Дана', lastName: '', email: '' };
  expect(contactProblems(fields, [])).toEqual({});
  expect(Object.keys(contactProblems(fields, ['lastName', 'email']))).toEqual(['lastName', 'email']);
  expect(Object.keys(contactProblems({ ...fields, lastName: 'К1', email: 'dana@' }, []))).toEqual([
    'lastName',
    'email',
  ]);
});
