/**
 * Signs that messengers, mail and word processors put into a copied code: format characters (zero-width space, soft hyphen,
 * direction marks, byte order mark), variation selectors, the joiner U+034F and letters that have no shape.
 */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Variation_Selector}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu;
const DASHES = /[\p{Pd}\u2212\u2043]/gu;

/** Reads a typed or pasted code: one Unicode form, no invisible signs or spaces, every dash as a hyphen. */
export function typedCode(input: string): string {
  return input.normalize('NFKC').replace(INVISIBLE, '').replace(/\s/g, '').replace(DASHES, '-');
}
