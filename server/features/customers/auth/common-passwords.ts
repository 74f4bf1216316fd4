import { readFileSync } from 'node:fs';
import { normalizeCode } from '#domain/text/typed-text.ts';

/** The 10,000 most common passwords of six or more characters, most common first (source in NOTICE). */
const file = new URL('common-passwords.txt', import.meta.url);

const common = new Set(readFileSync(file, 'utf8').trim().split('\n'));

/** True when a password is among the most common (decisions §8). Ignores case, spaces and invisible characters. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.trim().toLowerCase()) || common.has(normalizeCode(password).toLowerCase());
}
