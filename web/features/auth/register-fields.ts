import type { InputOf } from '#contract/endpoint.ts';
import type { authContract } from '#contract/customers/auth.ts';
import { CONSENT_VERSIONS } from '#domain/customers/consents.ts';
import { normalizeName, validateBirthday, validateName, type Gender } from '#domain/customers/customer.ts';
import { readSession } from '#web/device/memory/tab-memory.ts';
import { m } from '#web/messages.ts';
import { parseFields, parseText } from '#web/state/tabs/stored-values.ts';
import { TYPED_NAME_KEY } from '#web/state/tabs/tab-keys.ts';
import { birthdayProblem, nameProblem } from './auth-problems.ts';
import { newPasswordProblems, type NewPassword } from './new-password.tsx';

/** Fields of the registration form; consent boxes are never ticked in advance. */
export type RegisterFields = NewPassword & {
  firstName: string;
  lastName: string;
  birthday: string;
  gender: Gender | '';
  acceptsOffer: boolean;
  consentsToProcessing: boolean;
  wantsNews: boolean;
};

export const EMPTY_FIELDS: RegisterFields = {
  firstName: '',
  lastName: '',
  password: '',
  repeated: '',
  birthday: '',
  gender: '',
  acceptsOffer: false,
  consentsToProcessing: false,
  wantsNews: false,
};

/** Returns the name of an order placed in this tab with the phone; empty without one. */
export function findTypedName(phone: string): Pick<RegisterFields, 'firstName' | 'lastName'> {
  const contact = parseFields(readSession(TYPED_NAME_KEY));
  const isOwn = contact['phone'] === phone;
  return {
    firstName: isOwn ? parseText(contact['firstName']) : '',
    lastName: isOwn ? parseText(contact['lastName']) : '',
  };
}

/** Error messages of the fields. */
export type RegisterProblems = Record<'firstName' | 'lastName' | 'birthday' | 'consents' | keyof NewPassword, string>;

/** Validates the fields; '' for a valid one (spec §5). */
export function registerProblems(fields: RegisterFields): RegisterProblems {
  const { firstName, lastName, birthday, acceptsOffer, consentsToProcessing } = fields;
  return {
    firstName: nameProblem(validateName(firstName), m.checkout_error_first_name_required),
    lastName: nameProblem(validateName(lastName), m.checkout_error_last_name_required),
    birthday: birthday === '' ? '' : birthdayProblem(validateBirthday(birthday)),
    // The password is optional: customers can always log in by SMS code.
    ...(fields.password === '' && fields.repeated === ''
      ? { password: '', repeated: '' }
      : newPasswordProblems(fields)),
    consents: acceptsOffer && consentsToProcessing ? '' : m.auth_consent_required(),
  };
}

/** Request body; document versions are those shown on this page. */
export function registrationInput(
  phone: string,
  { firstName, lastName, password, birthday, gender, wantsNews }: RegisterFields,
): InputOf<(typeof authContract)['POST /api/auth/register']> {
  return {
    phone,
    firstName: normalizeName(firstName),
    lastName: normalizeName(lastName),
    ...(password !== '' && { password }),
    birthday: birthday || null,
    gender: gender || null,
    consents: {
      offer: CONSENT_VERSIONS.offer,
      'personal-data': CONSENT_VERSIONS['personal-data'],
      news: wantsNews ? CONSENT_VERSIONS.news : null,
    },
  };
}
