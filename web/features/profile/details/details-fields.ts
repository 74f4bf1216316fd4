import type { Profile, ProfileDetails } from '#contract/customers/customers.ts';
import {
  normalizeName,
  validateBirthday,
  validateEmail,
  validateName,
  type Gender,
  type NameProblem,
} from '#domain/customers/customer.ts';
import { m } from '#web/messages.ts';

/** Profile fields in the form; '' is empty, and an empty IIN keeps the stored one. */
export type DetailsFields = {
  firstName: string;
  lastName: string;
  birthday: string;
  gender: Gender | '';
  email: string;
  iin: string;
};

/** Error messages of the fields. */
export type DetailsProblems = Partial<Record<keyof DetailsFields, string>>;

/** Fills the form from the profile. */
export function profileFields(profile: Profile): DetailsFields {
  return {
    firstName: profile.first_name,
    lastName: profile.last_name,
    birthday: profile.birthday ?? '',
    gender: profile.gender ?? '',
    email: profile.email ?? '',
    iin: '',
  };
}

/** Request body of the fields. */
export function detailsInput({ firstName, lastName, birthday, gender, email, iin }: DetailsFields): ProfileDetails {
  return {
    first_name: normalizeName(firstName),
    last_name: normalizeName(lastName),
    birthday: birthday || null,
    gender: gender || null,
    email: email.trim() || null,
    ...(iin === '' ? {} : { iin }),
  };
}

/** Validates the fields (spec §5). */
export function detailsProblems({ firstName, lastName, birthday, email, iin }: DetailsFields): DetailsProblems {
  const problems: DetailsProblems = {
    firstName: nameErrorText(validateName(firstName), m.checkout_error_first_name_required),
    lastName: nameErrorText(validateName(lastName), m.checkout_error_last_name_required),
    birthday: birthday !== '' && validateBirthday(birthday) ? m.profile_error_birthday() : '',
    email: email.trim() !== '' && validateEmail(email) ? m.checkout_error_email() : '',
    iin: iin !== '' && !/^\d{12}$/.test(iin) ? m.profile_error_iin() : '',
  };
  return Object.fromEntries(Object.entries(problems).filter(([, text]) => text !== ''));
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
