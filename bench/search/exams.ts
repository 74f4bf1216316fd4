import { readLabelFile } from './label-rows.ts';
import type { LabelledQuery } from './label.ts';

/** Parses the exams of a day, in both languages. Their writers did not know the search. */
export function readExam(date: string): LabelledQuery[] {
  return (['ru', 'kk'] as const).flatMap((language) => readLabelFile(`exams/${date}-${language}.txt`, language));
}
