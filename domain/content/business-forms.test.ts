import { describe, expect, test } from 'vitest';
import {
  BUSINESS_FORMS,
  listFormFields,
  fieldValue,
  FORM_DEFINITIONS,
  formProblems,
  requestNumber,
  type FormValues,
} from './business-forms.ts';

const validValues: FormValues = {
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
  test('accepts valid values and requires a name and a phone', () => {
    expect(formProblems(form, validValues)).toEqual({});
    expect(FORM_DEFINITIONS[form].required).toEqual(expect.arrayContaining(['name', 'phone']));
    expect(new Set(listFormFields(form)).size).toBe(listFormFields(form).length);
  });

  test('reports every missing required field', () => {
    const requiredFields = [...FORM_DEFINITIONS[form].required].toSorted();
    expect(Object.keys(formProblems(form, {})).toSorted()).toEqual(requiredFields);
    expect(Object.keys(formProblems(form, { name: '  ' }))).toContain('name');
  });
});

test.each([
  ['phone', '123', 'phone'],
  ['email', 'x@', 'email'],
  ['message', 'x'.repeat(3001), 'too-long'],
] as const)('rejects %s "%s" as %s', (name, value, problem) => {
  expect(formProblems('supplier', { ...validValues, [name]: value })).toEqual({ [name]: problem });
});

test('requires a company from legal entities only', () => {
  const person = { ...validValues, organisation: 'individual', company: '' };
  expect(formProblems('gift-cards', person)).toEqual({});
  expect(listFormFields('gift-cards', person)).not.toContain('company');
  expect(formProblems('gift-cards', { ...person, organisation: 'legal-entity' })).toEqual({ company: 'required' });
  expect(formProblems('wholesale', { ...validValues, company: '' })).toEqual({ company: 'required' });
});

test.each(['0', '-5', '1e3', '1000000', 'сто'])('rejects the area "%s"', (area) => {
  expect(formProblems('landlord', { ...validValues, area })).toEqual({ area: 'number' });
});

test('formats request numbers', () => expect(requestNumber(2026, 42)).toBe('R-2026-000000042'));

test('keeps line breaks in a message only', () => {
  expect(fieldValue('company', ' ТОО «Кафе»\r\nтел. 1\u202e ')).toBe('ТОО «Кафе» тел. 1');
  expect(fieldValue('message', ' Добрый день!\nНужно 50. ')).toBe('Добрый день!\nНужно 50.');
  expect(formProblems('question', { ...validValues, name: '\u200b\u200b' })).toEqual({ name: 'required' });
});
