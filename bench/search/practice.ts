import { readFileSync } from 'node:fs';
import { readHardQueries } from './hard/read-table.ts';
import type { LabelledQuery } from './label.ts';

/**
 * Parses the large training set, `level | kind | query | answer` per line, in both languages; its writers knew the
 * catalogue but not the search.
 */
export function readPractice(): LabelledQuery[] {
  return (['ru', 'kk'] as const).flatMap((language) =>
    readHardQueries(
      readFileSync(new URL(`practice/${language}.txt`, import.meta.url), 'utf8').replaceAll(
        /^(?:easy|medium|hard) \| /gm,
        '',
      ),
      language,
    ),
  );
}
