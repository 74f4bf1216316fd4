import { readFileSync } from 'node:fs';
import { readHardQueries } from './hard/read-table.ts';
import type { LabelledQuery } from './label.ts';

/**
 * Reads the queries that the search was taught from in great number, `level | kind | query | answer` a line, in both
 * languages: their writers knew the catalogue and not the search.
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
