import { validateEmail } from '../customers/customer.ts';
import { toSingleLine } from '../text/single-line.ts';
import { isPhone } from '../customers/phone.ts';

/** Forms of business pages, for suppliers, landlords, tenants and others. */
export const BUSINESS_FORMS = [
  'supplier',
  'landlord',
  'rent',
  'dealer',
  'wholesale',
  'tender',
  'service',
  'question',
  'callback',
  'gift-cards',
] as const;
/** One of `BUSINESS_FORMS`. */
export type BusinessForm = (typeof BUSINESS_FORMS)[number];

/** Input kind of a field. */
type FieldKind = 'text' | 'long' | 'phone' | 'email' | 'number' | 'choice';

/** Form field; `max` is the maximum length in characters, or the maximum number. */
type Field = { kind: FieldKind; max: number };

/** All form fields. */
export const FORM_FIELDS = {
  organisation: { kind: 'choice', max: 20 },
  name: { kind: 'text', max: 100 },
  phone: { kind: 'phone', max: 20 },
  email: { kind: 'email', max: 200 },
  company: { kind: 'text', max: 150 },
  city: { kind: 'text', max: 60 },
  address: { kind: 'text', max: 200 },
  area: { kind: 'number', max: 100_000 },
  quantity: { kind: 'number', max: 100_000 },
  product: { kind: 'text', max: 150 },
  serial: { kind: 'text', max: 60 },
  order: { kind: 'text', max: 20 },
  link: { kind: 'text', max: 300 },
  message: { kind: 'long', max: 3000 },
} as const satisfies Record<string, Field>;
/** Name of a field. */
export type FieldName = keyof typeof FORM_FIELDS;

/** Fields of a form, in display order; some forms take files. */
export type FormDefinition = { required: readonly FieldName[]; optional: readonly FieldName[]; acceptsFiles: boolean };

/** Buyer of bulk gift cards (spec §3, organisation request). */
export const ORGANISATION_TYPES = ['legal-entity', 'individual'] as const;

/** States of a request, in the order it can pass them. */
export const REQUEST_STATES = ['received', 'in-work', 'done', 'refused'] as const;
/** State of a request. */
export type RequestState = (typeof REQUEST_STATES)[number];

/** Every form with its fields. */
export const FORM_DEFINITIONS: Readonly<Record<BusinessForm, FormDefinition>> = {
  supplier: {
    required: ['company', 'name', 'phone', 'product', 'message'],
    optional: ['email', 'link'],
    acceptsFiles: true,
  },
  landlord: {
    required: ['name', 'phone', 'city', 'address', 'area'],
    optional: ['email', 'message'],
    acceptsFiles: true,
  },
  rent: { required: ['name', 'phone', 'city', 'message'], optional: ['company', 'email'], acceptsFiles: false },
  dealer: { required: ['company', 'name', 'phone', 'city', 'message'], optional: ['email'], acceptsFiles: false },
  wholesale: { required: ['company', 'name', 'phone', 'message'], optional: ['email', 'city'], acceptsFiles: true },
  tender: { required: ['company', 'name', 'phone', 'message'], optional: ['email', 'link'], acceptsFiles: true },
  service: {
    required: ['name', 'phone', 'city', 'product', 'message'],
    optional: ['address', 'serial', 'order'],
    acceptsFiles: true,
  },
  question: { required: ['name', 'phone', 'message'], optional: ['email', 'order'], acceptsFiles: false },
  callback: { required: ['name', 'phone'], optional: ['message'], acceptsFiles: false },
  'gift-cards': {
    required: ['organisation', 'name', 'phone', 'quantity'],
    optional: ['company', 'email', 'message'],
    acceptsFiles: false,
  },
};

/** Maximum files of a form. */
export const MAX_REQUEST_FILES = 3;

/** Why a field is rejected; the wording is in messages. */
export type FieldProblem = 'required' | 'too-long' | 'phone' | 'email' | 'number';

/** Values by field. */
export type FormValues = Partial<Record<FieldName, string>>;

/** Returns whether a field is required; individuals have no company. */
export function isFieldRequired(form: BusinessForm, name: FieldName, values: FormValues): boolean {
  if (name === 'company' && values.organisation === 'legal-entity') return true;
  return FORM_DEFINITIONS[form].required.includes(name);
}

/** Lists a form's fields in display order; individuals have no company field. */
export function listFormFields(form: BusinessForm, { organisation }: FormValues = {}): FieldName[] {
  const { required, optional } = FORM_DEFINITIONS[form];
  const visibleFields = new Set<FieldName>([...required, ...optional]);
  if (organisation === 'individual') visibleFields.delete('company');
  return (Object.keys(FORM_FIELDS) as FieldName[]).filter((name) => visibleFields.has(name));
}

/** Returns the errors of a form by field; empty when it can be sent. */
export function formProblems(form: BusinessForm, values: FormValues): Partial<Record<FieldName, FieldProblem>> {
  return Object.fromEntries(
    listFormFields(form, values).flatMap((name) => {
      const problem = fieldProblem(name, fieldValue(name, values[name]), isFieldRequired(form, name, values));
      return problem ? [[name, problem]] : [];
    }),
  );
}

/** Normalizes a field value for storage: trimmed, and on one line unless the field is long. */
export function fieldValue(name: FieldName, input = ''): string {
  return FORM_FIELDS[name].kind === 'long' ? input.trim() : toSingleLine(input);
}

function fieldProblem(name: FieldName, value: string, required: boolean): FieldProblem | null {
  const { kind, max }: Field = FORM_FIELDS[name];
  if (value === '') return required ? 'required' : null;
  if (kind === 'choice') return (ORGANISATION_TYPES as readonly string[]).includes(value) ? null : 'required';
  if (kind === 'number') return /^\d{1,6}$/.test(value) && Number(value) >= 1 && Number(value) <= max ? null : 'number';
  if (value.length > max) return 'too-long';
  if (kind === 'phone') return isPhone(value) ? null : 'phone';
  return kind === 'email' && validateEmail(value) ? 'email' : null;
}

/** Returns a request number `R-YYYY-NNNNNNNNN` from a random draw below 1,000,000,000. */
export function requestNumber(year: number, random: number): string {
  return `R-${year}-${String(random).padStart(9, '0')}`;
}
