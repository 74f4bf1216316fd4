import { readLabelFile } from './label-rows.ts';
import type { LabelledQuery } from './label.ts';

/** Parses the large training set, in both languages; its writers knew the catalogue but not the search. */
export function readPractice(): LabelledQuery[] {
  return (['ru', 'kk'] as const).flatMap((language) => readLabelFile(`practice/${language}.txt`, language));
}
