/** Digits of a phone number after the country code 7 (spec §9). */
export const PHONE_LENGTH = 10;

/**
 * Returns the digits after the country code, at most ten. A leading 7 or 8 is dropped only when eleven digits were given,
 * so a pasted `7771234567` loses nothing (decisions §8, scenario 15).
 */
export function phoneDigits(input: string): string {
  return nationalDigits(input).slice(0, PHONE_LENGTH);
}

/** Returns whether the input holds exactly one whole number of the +7 zone (spec §5). */
export function isPhone(input: string): boolean {
  if (/^\s*\+\s*[^7\s]/.test(input)) return false;
  return nationalDigits(input).length === PHONE_LENGTH;
}

/**
 * Returns whether ten digits are a mobile number of Kazakhstan. Codes go to no others, since a code to the wrong
 * country or to a premium line costs the shop money (numbering plan of KZ as libphonenumber has it).
 */
export function isKazakhMobile(digits: string): boolean {
  return /^(?:70\d|747|76[0-4]|77[15-8]|785)\d{7}$/.test(digits);
}

/** Formats what was typed so far as `+7 (XXX) XXX-XX-XX`, growing with every digit (spec §5). */
export function maskPhone(input: string): string {
  const digits = phoneDigits(input);
  if (digits === '') return startOfMask(input);
  const [code, first, second, third] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 8), digits.slice(8)];
  let mask = `+7 (${code}`;
  if (first) mask += `) ${first}`;
  if (second) mask += `-${second}`;
  if (third) mask += `-${third}`;
  return mask;
}

/** Returns the number for storing and sending: `+7XXXXXXXXXX`, or undefined when it is not whole. */
export function phoneE164(input: string): string | undefined {
  return isPhone(input) ? `+7${phoneDigits(input)}` : undefined;
}

/** Hides the middle of a number for screens and logs: `+7 (701) ***-**-67`. */
export function hidePhone(input: string): string {
  const digits = phoneDigits(input);
  return digits.length === PHONE_LENGTH ? `+7 (${digits.slice(0, 3)}) ***-**-${digits.slice(8)}` : '+7 (***) ***-**-**';
}

// The mask shows its own +7, so a person who types the country code too gives eleven digits behind it. A further digit
// typed after a whole number looks the same; only what can be a mobile number is taken for the first case.
const mobileCode = /^(?:70\d|747|77[15678]|9\d\d)/;

function nationalDigits(input: string): string {
  const prefixed = /^\s*\+\s*7/.test(input);
  const digits = input.replace(/\D/g, '').slice(prefixed ? 1 : 0);
  if (digits.length <= PHONE_LENGTH) return digits;
  const rest = digits.slice(1);
  if (digits.startsWith('8')) return rest;
  if (digits.startsWith('7') && (!prefixed || mobileCode.test(rest))) return rest;
  return digits;
}

// Keeps a typed "+" or "+7" as it is: the field must be possible to start and to empty by hand.
function startOfMask(input: string): string {
  if (!input.trimStart().startsWith('+')) return '';
  return input.includes('7') ? '+7' : '+';
}
