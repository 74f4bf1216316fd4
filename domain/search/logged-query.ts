/** Maximum length of a logged search, characters; longer input is pasted text. */
const MAX_LENGTH = 60;
const MIN_LENGTH = 2;
/** Seven digits with any separators except letters: a phone, an IIN, a card or an order number. */
const PERSONAL_NUMBER = /\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){6}/u;
/** An email address, or a web address, which may contain a secret. */
const EMAIL_OR_URL = /@|:\/\/|\bwww\./u;

/**
 * Returns a search normalized for the log: lower case, single spaces. Null for input that must not be stored: possible
 * personal data, pasted text, and noise.
 */
export function normalizeLoggedQuery(input: string): string | null {
  if (input.length > MAX_LENGTH * 4) return null;
  const text = input.normalize('NFKC').trim();
  if (/\p{C}/u.test(text)) return null;
  const normalized = text.toLowerCase().replace(/\s+/gu, ' ');
  if (normalized.length < MIN_LENGTH || normalized.length > MAX_LENGTH || !/[\p{L}\p{Nd}]/u.test(normalized))
    return null;
  return PERSONAL_NUMBER.test(normalized) || EMAIL_OR_URL.test(normalized) ? null : normalized;
}
