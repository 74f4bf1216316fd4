/** The longest search that is kept, characters: a longer one is a pasted text. */
const MAX_LENGTH = 60;
const MIN_LENGTH = 2;
/** Seven digits, whatever but a letter stands between them: a phone, an IIN, a card, an order. */
const PERSONAL_NUMBER = /\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){6}/u;
/** A mail address, or a web address, which may carry a secret key. */
const ADDRESS = /@|:\/\/|\bwww\./u;

/**
 * Returns the words of a search as the log keeps them: lower case, one space between words. Null for what is not kept:
 * what may name a person, what nobody typed, and what says nothing.
 */
export function wordsToKeep(typed: string): string | null {
  if (typed.length > MAX_LENGTH * 4) return null;
  const words = typed.normalize('NFKC').trim();
  if (/\p{C}/u.test(words)) return null;
  const plain = words.toLowerCase().replace(/\s+/gu, ' ');
  if (plain.length < MIN_LENGTH || plain.length > MAX_LENGTH || !/[\p{L}\p{Nd}]/u.test(plain)) return null;
  return PERSONAL_NUMBER.test(plain) || ADDRESS.test(plain) ? null : plain;
}
