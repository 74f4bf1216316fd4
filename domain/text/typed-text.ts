/**
 * Invisible characters that messengers, mail and word processors add to copied codes: format characters (zero-width
 * space, soft hyphen, direction marks, byte order mark), variation selectors, the joiner U+034F and blank letters.
 */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Variation_Selector}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu;
const DASHES = /[\p{Pd}\u2212\u2043]/gu;

/** Normalizes a typed or pasted code: one Unicode form, no invisible characters or spaces, dashes as hyphens. */
export function normalizeCode(input: string): string {
  return input.normalize('NFKC').replace(INVISIBLE, '').replace(/\s/g, '').replace(DASHES, '-');
}
