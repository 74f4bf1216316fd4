import { readFileSync } from 'node:fs';
import type { LabelledQuery } from './label.ts';

/**
 * Parses situations described without naming a product, `categories | query` per line, in both languages: the half used
 * to derive category cues, or the held-out half.
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
