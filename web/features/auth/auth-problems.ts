import type { BirthdayProblem, NameProblem, PasswordProblem } from '#domain/customers/customer.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/customers/customer.ts';
import { isPhone, phoneDigits } from '#domain/customers/phone.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { codeProblem, isShopWideLimit, secondsToWait } from '#web/texts/code-errors.ts';

const ERROR_TEXTS: Record<string, () => string> = {
  login_wrong: m.auth_wrong,
  proof_expired: m.auth_proof_expired,
  phone_taken: m.auth_phone_taken,
  customer_not_found: m.auth_recover_unknown,
  password_refused: m.auth_error_password_common,
};

/** A login whose response had no token (spec §8). */
export class MissingToken extends Error {}

const CODE_ERRORS = new Set(['phone_not_mobile', 'too_many_codes', 'work_required', 'rate_limited']);

/** Explains why a login, registration or recovery failed; `fallback` is shown for an unexpected error. */
export function authErrorText(error: unknown, fallback: () => string = m.auth_failed): string {
  if (error instanceof MissingToken) return m.auth_no_token();
  const name = error instanceof ApiError ? error.error : 'unexpected';
  if (name === 'too_many_tries') return m.auth_too_many({ minutes: Math.ceil(secondsToWait(error) / 60) });
  if (name.startsWith('code_') || CODE_ERRORS.has(name)) return codeProblem(error);
  return (ERROR_TEXTS[name] ?? fallback)();
}

const CODE_UNAVAILABLE_ERRORS = new Set(['too_many_codes', 'code_not_sent']);

/** Explains why a login by code failed; suggests the password if no code can be sent (spec §8). */
export function codeLoginErrorText(error: unknown): string {
  const text = authErrorText(error);
  if (isShopWideLimit(error)) return `${text} ${m.auth_password_if_any()}`;
  return error instanceof ApiError && CODE_UNAVAILABLE_ERRORS.has(error.error)
    ? `${text} ${m.auth_password_login_required()}`
    : text;
}

/** Validates a typed phone; '' if valid. */
export function phoneProblem(phone: string): string {
  if (isPhone(phone)) return '';
  return phoneDigits(phone) === '' ? m.checkout_error_phone_required() : m.checkout_error_phone();
}

/** Validates a name; `required` names the field. */
export function nameProblem(problem: NameProblem | null, required: () => string): string {
  if (problem === null) return '';
  return {
    'name-required': required,
    'name-too-short': m.checkout_error_name_short,
    'name-too-long': m.checkout_error_name_long,
    'name-characters': m.checkout_error_name_characters,
  }[problem]();
}

/** Validates a new password. */
export function passwordProblem(problem: PasswordProblem | null): string {
  if (problem === null) return '';
  return {
    'password-required': () => m.auth_error_password_required(),
    'password-blank': () => m.auth_error_password_blank(),
    'password-too-short': () => m.auth_error_password_short({ count: MIN_PASSWORD_LENGTH }),
    'password-too-long': () => m.auth_error_password_long(),
    'password-mismatch': () => m.auth_error_password_mismatch(),
  }[problem]();
}

/** Validates a birthday. */
export const birthdayProblem = (problem: BirthdayProblem | null): string =>
  problem === null ? '' : m.auth_error_birthday();
