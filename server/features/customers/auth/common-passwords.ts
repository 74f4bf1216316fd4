import { readFileSync } from 'node:fs';
import { typedCode } from '#domain/text/typed-text.ts';

/** The 10,000 passwords of six characters and more that people take most, most taken first (NOTICE names the source). */
const file = new URL('common-passwords.txt', import.meta.url);

const common = new Set(readFileSync(file, 'utf8').trim().split('\n'));

/** Tells whether a password is one that everybody tries first (decisions §8), whatever its letter case, blanks and invisible signs. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.trim().toLowerCase()) || common.has(typedCode(password).toLowerCase());
}
