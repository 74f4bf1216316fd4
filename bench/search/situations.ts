import { readFileSync } from 'node:fs';
import type { LabelledQuery } from './label.ts';

/**
 * Reads situations that somebody tells without naming what would help, `categories | query` a line, in both languages: the
 * half that cues of categories may be taken from, or the half that nobody reads.
 */
export function readSituations(half: 'taught' | 'held'): LabelledQuery[] {
  return (['ru', 'kk'] as const).flatMap((language) =>
    readFileSync(new URL(`situations/${half}-${language}.txt`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((row): LabelledQuery => {
        const [slugs = '', q = ''] = row.split(' | ');
        return { q, kind: 'need', language, right: { category: slugs.split(',') } };
      }),
  );
}
