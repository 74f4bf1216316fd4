import { isDate } from '../time/calendar.ts';
import { APP_VERSION } from '../urls/app-version.ts';
import { validateEmail } from '../customers/customer.ts';
import { binProblem } from '../payments/organisation.ts';
import { PAYMENT_METHODS, parsePaymentMethods } from '../payments/payment-method.ts';
import { isPhone } from '../customers/phone.ts';

/** Forms of text settings: the check, and its description for the command. */
const FORMS = {
  words: { takes: 'text with letters', fits: (text) => /\p{L}{2}/u.test(text) },
  code: { takes: 'letters, digits, hyphens and underscores', fits: (text) => /^[\w-]{1,60}$/.test(text) },
  date: { takes: 'date, YYYY-MM-DD', fits: (text) => isDate(text) && text >= '1800-01-01' },
  phone: { takes: 'phone number with eleven digits, +7…', fits: isFullPhone },
  'short-number': {
    takes: 'short number with three to six digits, or a phone number with eleven',
    fits: (text) => /^\d{3,6}$/.test(text) || isFullPhone(text),
  },
  email: { takes: 'email address', fits: (text) => validateEmail(text) === null },
  'postal-code': { takes: 'postal code with six digits', fits: (text) => /^\d{6}$/.test(text) },
  bin: { takes: 'BIN: twelve digits with a valid check digit', fits: (text) => binProblem(text) === null },
  iban: { takes: 'Kazakh IBAN: KZ and eighteen characters with valid check digits', fits: isIban },
  bik: {
    takes: 'BIK with eight letters and digits, such as HSBKKZKX',
    fits: (text) => /^[A-Z]{6}[A-Z0-9]{2}$/.test(text),
  },
  kbe: { takes: 'Kbe: residency 1 or 2 and sector 1 to 9, such as 17', fits: (text) => /^[12][1-9]$/.test(text) },
  https: { takes: 'URL that starts with https://', fits: isHttps },
  hosts: {
    takes: 'host names, separated by commas, such as help.example.kz',
    fits: (text) => text.split(',').every((host) => /^\s*[a-z0-9-]+(?:\.[a-z0-9-]+)+\s*$/i.test(host)),
  },
  slugs: {
    takes: 'category URLs, separated by commas',
    fits: (text) => text.split(',').every((slug) => /^\s*[a-z0-9-]*\s*$/.test(slug)) && /[a-z0-9]/.test(text),
  },
  months: {
    takes: 'numbers of months from 3 to 24, separated by commas',
    fits: (text) => text.split(',').every((months) => /^\s*(?:[3-9]|1\d|2[0-4])\s*$/.test(months)),
  },
  'app-version': { takes: 'version, such as 1.2.3', fits: (text) => APP_VERSION.test(text) },
  'ios-app-ids': {
    takes: 'Apple application ids, separated by commas, such as ABCDE12345.kz.sauda.app',
    fits: (text) => text.split(',').every((id) => /^\s*[A-Z0-9]{10}(?:\.[\w-]+)+\s*$/.test(id)),
  },
  'android-package': { takes: 'Android package name', fits: (text) => /^[a-z]\w*(?:\.[a-z]\w*)+$/i.test(text) },
  fingerprints: {
    takes: 'SHA-256 fingerprints, separated by commas: 32 bytes in hexadecimal with colons',
    fits: (text) => text.split(',').every((fingerprint) => /^\s*[\dA-F]{2}(?::[\dA-F]{2}){31}\s*$/.test(fingerprint)),
  },
  'payment-methods': {
    takes: `payment methods, separated by commas: ${PAYMENT_METHODS.join(', ')}`,
    fits: (text) => parsePaymentMethods(text).every((name) => PAYMENT_METHODS.some((method) => method === name)),
  },
  'kaspi-stores': {
    takes: 'pickup points, separated by commas: city, pickup point id, Kaspi city id',
    fits: (text) => text.split(',').every((entry) => /^\s*[a-z-]+\s+[\w-]+\s+\d{9}\s*$/.test(entry)),
  },
} as const satisfies Record<string, { takes: string; fits: (text: string) => boolean }>;

/** Name of a form. */
export type TextForm = keyof typeof FORMS;

/** Returns whether a text matches a form. */
export function matchesForm(text: string, form: TextForm): boolean {
  return FORMS[form].fits(text);
}

/** Describes a form: `date, YYYY-MM-DD`. */
export function describeForm(form: TextForm): string {
  return FORMS[form].takes;
}

/** Eleven digits: the ten digits that `isPhone` accepts lack the country code. */
function isFullPhone(text: string): boolean {
  return /^\+?[\d\s()-]+$/.test(text) && isPhone(text) && text.replace(/\D/g, '').length === 11;
}

/** Checks length, characters and check digits (ISO 13616, mod 97). */
function isIban(text: string): boolean {
  if (!/^KZ\d{2}\d{3}[A-Z0-9]{13}$/.test(text)) return false;
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

function isHttps(text: string): boolean {
  return /^https:\/\/[^\s"'<>]+\.[^\s"'<>]+$/.test(text);
}
