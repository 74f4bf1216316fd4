import { describe, expect, test } from 'vitest';
import {
  BUSINESS_FORMS,
  fieldsOf,
  FORM_DEFINITIONS,
  formProblems,
  requestNumber,
  type FormValues,
} from './business-forms.ts';

const good: FormValues = {
  name: 'Айгүл',
  phone: '+7 (701) 123-45-67',
  company: 'ТОО «Пример»',
  city: 'Алматы',
  address: 'Абая, 1',
  area: '120',
  organisation: 'legal-entity',
  quantity: '50',
  product: 'Чайник',
  message: 'Добрый день',
};

describe.each(BUSINESS_FORMS)('form %s', (form) => {
  test('takes what is filled in, and asks for how to answer', () => {
    expect(formProblems(form, good)).toEqual({});
    expect(FORM_DEFINITIONS[form].required).toEqual(expect.arrayContaining(['name', 'phone']));
    expect(new Set(fieldsOf(form)).size).toBe(fieldsOf(form).length);
  });

  test('misses every field that must be there', () => {
    const wanted = [...FORM_DEFINITIONS[form].required].toSorted();
    expect(Object.keys(formProblems(form, {})).toSorted()).toEqual(wanted);
    expect(Object.keys(formProblems(form, { name: '  ' }))).toContain('name');
  });
});

test.each([
  ['phone', '123', 'phone'],
  ['email', 'x@', 'email'],
  ['message', 'x'.repeat(3001), 'too-long'],
] as const)('%s "%s" is %s', (name, value, problem) => {
  expect(formProblems('supplier', { ...good, [name]: value })).toEqual({ [name]: problem });
});

test('only a legal entity names its company', () => {
  const person = { ...good, organisation: 'individual', company: '' };
  expect(formProblems('gift-cards', person)).toEqual({});
  expect(fieldsOf('gift-cards', person)).not.toContain('company');
  expect(formProblems('gift-cards', { ...person, organisation: 'legal-entity' })).toEqual({ company: 'required' });
  expect(formProblems('wholesale', { ...good, company: '' })).toEqual({ company: 'required' });
});

test.each(['0', '-5', '1e3', '1000000', 'сто'])('an area of "%s" is no number', (area) => {
  expect(formProblems('landlord', { ...good, area })).toEqual({ area: 'number' });
});

test('numbers of requests', () => expect(requestNumber(2026, 42)).toBe('R-2026-000000042'));
