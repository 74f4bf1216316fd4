import { readExam } from './exams.ts';
import { HELD_OUT_QUERIES } from './held-out.ts';
import { isUnseen, type LabelledQuery } from './label.ts';
import { LATER_QUERIES } from './later.ts';
import { readPractice } from './practice.ts';
import { TUNED_QUERIES } from './queries.ts';
import { readSituations } from './situations.ts';
import { TRAP_QUERIES } from './traps.ts';
import { readValues } from './values.ts';

/** Queries measured together. Misses of a `held` part are shown only on request, those of a `hidden` part never. */
export type Part = { title: string; labels: readonly LabelledQuery[]; misses: 'shown' | 'held' | 'hidden' };

/** An exam with one half that may be inspected. */
const halves = (date: string): Part[] => [
  {
    title: `Exam of ${date}, the seen half`,
    labels: readExam(date).filter(({ q }) => !isUnseen(q)),
    misses: 'shown',
  },
  { title: `Exam of ${date}, the unseen half`, labels: readExam(date).filter(({ q }) => isUnseen(q)), misses: 'held' },
];

/** All queries of the benchmark, in order of writing. */
export const parts: readonly Part[] = [
  { title: 'Tuned part', labels: TUNED_QUERIES, misses: 'shown' },
  { title: 'Held-out part', labels: HELD_OUT_QUERIES, misses: 'held' },
  { title: 'Later part', labels: LATER_QUERIES, misses: 'held' },
  { title: 'Traps', labels: TRAP_QUERIES, misses: 'shown' },
  ...halves('2026-11-22'),
  { title: 'Exams of 2026-11-23, taught since', labels: readExam('2026-11-23'), misses: 'shown' },
  { title: 'Check of 2026-11-23, never taught', labels: readExam('2026-11-23-check'), misses: 'held' },
  ...halves('2026-11-24'),
  ...halves('2026-11-26'),
  { title: 'Practice queries, taught since', labels: readPractice(), misses: 'shown' },
  { title: 'Values as people say them, taught since', labels: readValues('taught'), misses: 'held' },
  { title: 'Values that nobody reads', labels: readValues('held'), misses: 'hidden' },
  { title: 'Situations that cues were taken from', labels: readSituations('taught'), misses: 'held' },
  { title: 'Situations that nobody reads', labels: readSituations('held'), misses: 'hidden' },
];
