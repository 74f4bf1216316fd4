import { hasValidCheckDigit } from '../catalog/check-digit.ts';
import { isBlankText } from '../text/single-line.ts';
import { isDate } from '../time/calendar.ts';
import type { DateText } from '../time/calendar.ts';

/** Why a personal field is rejected; the wording is in messages. */
export type NameProblem = 'name-required' | 'name-too-short' | 'name-too-long' | 'name-characters';
export type EmailProblem = 'email-required' | 'email-invalid';
export type BirthdayProblem = 'birthday-invalid' | 'birthday-too-early' | 'birthday-too-late';
export type PasswordProblem =
  | 'password-required'
  | 'password-blank'
  | 'password-too-short'
  | 'password-too-long'
  | 'password-mismatch';
export type IinProblem = 'iin-length' | 'iin-digits' | 'iin-date' | 'iin-checksum';

/** Genders a customer may choose (spec §3); optional. */
export const GENDERS = ['male', 'female'] as const;
export type Gender = (typeof GENDERS)[number];

/** Limits of a birthday, inclusive (spec §5). */
export const MIN_BIRTHDAY: DateText = '1900-01-01';
export const MAX_BIRTHDAY: DateText = '2020-01-01';

/** Minimum password length, characters (spec §5). */
export const MIN_PASSWORD_LENGTH = 6;
/** Maximum password length, characters; limits the cost of hashing. */
const MAX_PASSWORD_LENGTH = 200;

/** Length limits of a first or last name, characters (spec §5). */
export const MIN_NAME_LENGTH = 2;
export const MAX_NAME_LENGTH = 30;

/** Maximum email length, characters. */
export const MAX_EMAIL_LENGTH = 200;

/** Returns a name for storage: trimmed, in one Unicode form. */
export function normalizeName(input: string): string {
  return input.trim().normalize('NFC');
}

/** Checks a first or last name: 2–30 letters of any alphabet and hyphens (spec §5, scenario 18). */
export function validateName(input: string): NameProblem | null {
  const name = normalizeName(input);
  const length = [...name].length;
  if (length === 0) return 'name-required';
  if (!/^[\p{L}-]+$/u.test(name) || !/\p{L}/u.test(name)) return 'name-characters';
  if (length < MIN_NAME_LENGTH) return 'name-too-short';
  return length > MAX_NAME_LENGTH ? 'name-too-long' : null;
}

const DOMAIN_LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;
/** A label in a national alphabet (пример.қаз); a mixed-in Latin letter is a typo. */
const NATIONAL_DOMAIN_LABEL =
  /^(?!.*[A-Za-z])(?=.*\p{L})[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
/** Letters of any alphabet, or the `xn--…` form that mail uses. */
const TOP_LEVEL_DOMAIN = /^(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{1,58}[A-Za-z0-9]|[\p{L}\p{M}]{2,63})$/u;

/** Checks the form of an email: one @, a dotted domain, only characters allowed in addresses (spec §5). */
export function validateEmail(input: string): EmailProblem | null {
  const email = input.trim();
  if (email === '') return 'email-required';
  const [local = '', domain = '', ...more] = email.split('@');
  const isValid =
    more.length === 0 &&
    email.length <= MAX_EMAIL_LENGTH &&
    local.length <= 64 &&
    /^[A-Za-z0-9_+%'-]+(?:\.[A-Za-z0-9_+%'-]+)*$/.test(local) &&
    domain.split('.').length > 1 &&
    domain.split('.').every((label) => DOMAIN_LABEL.test(label) || NATIONAL_DOMAIN_LABEL.test(label)) &&
    TOP_LEVEL_DOMAIN.test(domain.split('.').at(-1) ?? '');
  return isValid ? null : 'email-invalid';
}

/** Checks a birthday `YYYY-MM-DD`: from 1900-01-01 to 2020-01-01, inclusive (spec §5, scenario 18). */
export function validateBirthday(date: string): BirthdayProblem | null {
  if (!isDate(date)) return 'birthday-invalid';
  if (date < MIN_BIRTHDAY) return 'birthday-too-early';
  return date > MAX_BIRTHDAY ? 'birthday-too-late' : null;
}

/** Checks a new password, and its repetition if given (spec §5). */
export function validatePassword(password: string, repetition?: string): PasswordProblem | null {
  if (password === '') return 'password-required';
  if (isBlankText(password)) return 'password-blank';
  if ([...password].length < MIN_PASSWORD_LENGTH) return 'password-too-short';
  if ([...password].length > MAX_PASSWORD_LENGTH) return 'password-too-long';
  return repetition !== undefined && repetition !== password ? 'password-mismatch' : null;
}

/**
 * Lists the problems of an IIN. A wrong length is an error everywhere; a wrong date or check digit is an error in the
 * bank form and a warning elsewhere (spec §5, decisions §8).
 */
export function iinProblems(input: string): IinProblem[] {
  if (input.length !== 12) return ['iin-length'];
  if (!/^\d{12}$/.test(input)) return ['iin-digits'];
  return [
    ...(hasIinDate(input) ? [] : (['iin-date'] as const)),
    ...(hasValidCheckDigit(input) ? [] : (['iin-checksum'] as const)),
  ];
}

/** Masks an IIN except its last four digits. */
export function maskIin(iin: string): string {
  return `••••••••${iin.slice(-4)}`;
}

// The seventh digit encodes the century; 0 marks foreigners with an unknown century.
function hasIinDate(iin: string): boolean {
  const centuries: Readonly<Record<string, string[]>> = {
    '0': ['19', '20'],
    '1': ['18'],
    '2': ['18'],
    '3': ['19'],
    '4': ['19'],
    '5': ['20'],
    '6': ['20'],
  };
  return (centuries[iin[6] ?? ''] ?? []).some((century) =>
    isDate(`${century}${iin.slice(0, 2)}-${iin.slice(2, 4)}-${iin.slice(4, 6)}`),
  );
}
