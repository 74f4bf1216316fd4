import { readFileSync } from 'node:fs';
import type { LabelledQuery } from './label.ts';

/**
 * Parses colloquial attribute values, `category | attribute=value;;value | query` per line, in both languages: the half
 * used for tuning, or the held-out half.
 */
export function readValues(half: 'taught' | 'held'): LabelledQuery[] {
  return (['ru', 'kk'] as const).flatMap((language) =>
    readFileSync(new URL(`values/${half}-${language}.txt`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((row): LabelledQuery => {
        const [category = '', said = '', q = ''] = row.split(' | ');
        const [slug = '', values = ''] = said.split('=');
        return { q, kind: 'quality', language, right: { category, specAmong: { [slug]: values.split(';;') } } };
      }),
  );
}
