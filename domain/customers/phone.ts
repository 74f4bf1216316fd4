/** Digits of a phone number after the country code 7 (spec §9). */
export const PHONE_LENGTH = 10;

/**
 * Returns the digits after the country code, at most ten. A leading 7 or 8 is dropped only when eleven digits were
 * entered, so a pasted `7771234567` stays complete (decisions §8, scenario 15).
 */
export function phoneDigits(input: string): string {
  return nationalDigits(input).slice(0, PHONE_LENGTH);
}

/** Returns whether the input is exactly one complete number of the +7 zone (spec §5). */
export function isPhone(input: string): boolean {
  if (/^\s*\+\s*[^7\s]/.test(input)) return false;
  return nationalDigits(input).length === PHONE_LENGTH;
}

/**
 * Returns whether ten digits are a Kazakh mobile number (numbering plan as in libphonenumber). SMS codes are sent to no
 * other numbers, because international and premium-rate ones are expensive.
 */
export function isKazakhMobile(digits: string): boolean {
  return /^(?:70\d|747|76[0-4]|77[15-8]|785)\d{7}$/.test(digits);
}

/** Formats the digits typed so far as `+7 (XXX) XXX-XX-XX` (spec §5). */
export function formatPhone(input: string): string {
  const digits = phoneDigits(input);
  if (digits === '') return startOfMask(input);
  const [code, first, second, third] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)];
  let mask = `+7 (${code}`;
  if (first) mask += `) ${first}`;
  if (second) mask += `-${second}`;
  if (third) mask += `-${third}`;
  return mask;
}

/** Returns the number as `+7XXXXXXXXXX` for storage and sending; undefined when incomplete. */
export function phoneE164(input: string): string | undefined {
  return isPhone(input) ? `+7${phoneDigits(input)}` : undefined;
}

/** Hides the middle of a number for screens and logs: `+7 (701) ***-**-67`. */
export function redactPhone(input: string): string {
  const digits = phoneDigits(input);
  return digits.length === PHONE_LENGTH ? `+7 (${digits.slice(0, 3)}) ***-**-${digits.slice(8)}` : '+7 (***) ***-**-**';
}

// The mask shows +7 itself, so typing the country code gives eleven digits after it. An extra digit after a full number
// also gives eleven; the leading 7 is dropped only if a mobile code follows.
const MOBILE_CODE = /^(?:70\d|747|77[15678]|9\d\d)/;

function nationalDigits(input: string): string {
  const hasCountryCode = /^\s*\+\s*7/.test(input);
  const digits = input.replace(/\D/g, '').slice(hasCountryCode ? 1 : 0);
  if (digits.length <= PHONE_LENGTH) return digits;
  const rest = digits.slice(1);
  if (digits.startsWith('8')) return rest;
  if (digits.startsWith('7') && (!hasCountryCode || MOBILE_CODE.test(rest))) return rest;
  return digits;
}

// Keeps a typed "+" or "+7", so that users can type or delete the prefix.
function startOfMask(input: string): string {
  if (!input.trimStart().startsWith('+')) return '';
  return input.includes('7') ? '+7' : '+';
}
