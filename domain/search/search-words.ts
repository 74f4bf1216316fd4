/** Maximum length of a logged search, characters; longer input is pasted text. */
const MAX_LENGTH = 60;
const MIN_LENGTH = 2;
/** Seven digits with any separators except letters: a phone, an IIN, a card or an order number. */
const PERSONAL_NUMBER = /\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){6}/u;
/** An email address, or a web address, which may contain a secret. */
const ADDRESS = /@|:\/\/|\bwww\./u;

/**
 * Returns a search normalized for the log: lower case, single spaces. Null for input not to be kept: possible personal
 * data, pasted text, and noise.
 */
export function storableQuery(typed: string): string | null {
  if (typed.length > MAX_LENGTH * 4) return null;
  const words = typed.normalize('NFKC').trim();
  if (/\p{C}/u.test(words)) return null;
  const normalized = words.toLowerCase().replace(/\s+/gu, ' ');
  if (normalized.length < MIN_LENGTH || normalized.length > MAX_LENGTH || !/[\p{L}\p{Nd}]/u.test(normalized))
    return null;
  return PERSONAL_NUMBER.test(normalized) || ADDRESS.test(normalized) ? null : normalized;
}
