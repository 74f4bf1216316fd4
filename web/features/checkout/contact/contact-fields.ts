import type { Contact } from '#contract/orders/checkout.ts';
import type { Profile } from '#contract/customers/customers.ts';
import type { OptionalContactField } from '#domain/customers/contact-fields.ts';
import { normalizeName, validateEmail, validateName, type NameProblem } from '#domain/customers/customer.ts';
import { isPhone, formatPhone, phoneDigits } from '#domain/customers/phone.ts';
import { m } from '#web/messages.ts';

/** Fields of step 1 in the form; the phone is masked. */
export type ContactFields = { phone: string; firstName: string; lastName: string; email: string };

/** Error messages of the fields. */
export type ContactProblems = Partial<Record<keyof ContactFields, string>>;

/** Fields of a finished step, or empty ones. */
export function contactFields(contact: Contact | undefined): ContactFields {
  return contact
    ? { ...contact, phone: formatPhone(contact.phone) }
    : { phone: '', firstName: '', lastName: '', email: '' };
}

/** Fills empty fields from the customer's profile; typed values stay. */
export function fillFromProfile(fields: ContactFields, profile: Profile): ContactFields {
  return {
    phone: fields.phone || formatPhone(profile.phone_number),
    firstName: fields.firstName || profile.first_name,
    lastName: fields.lastName || profile.last_name,
    email: fields.email || (profile.email ?? ''),
  };
}

/** Request body of the fields. */
export function contactInput({ phone, firstName, lastName, email }: ContactFields): Contact {
  return {
    phone: phoneDigits(phone),
    firstName: normalizeName(firstName),
    lastName: normalizeName(lastName),
    email: email.trim(),
  };
}

/** Validates the fields (spec §5); those the order does not need may stay empty. */
export function contactProblems(
  { phone, firstName, lastName, email }: ContactFields,
  needs: readonly OptionalContactField[],
): ContactProblems {
  const isSkipped = (name: OptionalContactField, value: string) => value.trim() === '' && !needs.includes(name);
  const emailProblem = isSkipped('email', email) ? null : validateEmail(email);
  return withoutEmpty({
    phone:
      phoneDigits(phone) === '' ? m.checkout_error_phone_required() : isPhone(phone) ? '' : m.checkout_error_phone(),
    firstName: nameErrorText(validateName(firstName), m.checkout_error_first_name_required),
    lastName: isSkipped('lastName', lastName)
      ? ''
      : nameErrorText(validateName(lastName), m.checkout_error_last_name_required),
    email:
      emailProblem === 'email-required'
        ? m.checkout_error_email_required()
        : emailProblem
          ? m.checkout_error_email()
          : '',
  });
}

function nameErrorText(problem: NameProblem | null, required: () => string): string {
  if (problem === null) return '';
  return {
    'name-required': required,
    'name-too-short': m.checkout_error_name_short,
    'name-too-long': m.checkout_error_name_long,
    'name-characters': m.checkout_error_name_characters,
  }[problem]();
}

function withoutEmpty(problems: ContactProblems): ContactProblems {
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== ''));
}
