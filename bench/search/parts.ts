import { heldOutQueries } from './held-out.ts';
import { checkKazakh } from './hard/check-kk.ts';
import { checkRussian } from './hard/check-ru.ts';
import { eighthKazakh } from './hard/eighth-kk.ts';
import { eighthRussian } from './hard/eighth-ru.ts';
import { eleventhKazakh } from './hard/eleventh-kk.ts';
import { eleventhRussian } from './hard/eleventh-ru.ts';
import { examKazakh } from './hard/exam-kk.ts';
import { examRussian } from './hard/exam-ru.ts';
import { fifthKazakh } from './hard/fifth-kk.ts';
import { fifthRussian } from './hard/fifth-ru.ts';
import { finalKazakh } from './hard/final-kk.ts';
import { finalRussian } from './hard/final-ru.ts';
import { fourthKazakh } from './hard/fourth-kk.ts';
import { fourthRussian } from './hard/fourth-ru.ts';
import { freshKazakh } from './hard/fresh-kk.ts';
import { freshRussian } from './hard/fresh-ru.ts';
import { hardKazakh } from './hard/hard-kk.ts';
import { hardRussian } from './hard/hard-ru.ts';
import { lastKazakh } from './hard/last-kk.ts';
import { lastRussian } from './hard/last-ru.ts';
import { lessonKazakh } from './hard/lesson-kk.ts';
import { lessonRussian } from './hard/lesson-ru.ts';
import { ninthKazakh } from './hard/ninth-kk.ts';
import { ninthRussian } from './hard/ninth-ru.ts';
import { readHardQueries, readLevels, type Levels } from './hard/read-table.ts';
import { secondKazakh } from './hard/second-kk.ts';
import { secondRussian } from './hard/second-ru.ts';
import { seventhKazakh } from './hard/seventh-kk.ts';
import { seventhRussian } from './hard/seventh-ru.ts';
import { sixthKazakh } from './hard/sixth-kk.ts';
import { sixthRussian } from './hard/sixth-ru.ts';
import { tenthKazakh } from './hard/tenth-kk.ts';
import { tenthRussian } from './hard/tenth-ru.ts';
import { thirdKazakh } from './hard/third-kk.ts';
import { thirdRussian } from './hard/third-ru.ts';
import { twelfthKazakh } from './hard/twelfth-kk.ts';
import { twelfthRussian } from './hard/twelfth-ru.ts';
import { unseenKazakh } from './hard/unseen-kk.ts';
import { unseenRussian } from './hard/unseen-ru.ts';
import { isUnseen, type LabelledQuery } from './label.ts';
import { laterQueries } from './later.ts';
import { tunedQueries } from './queries.ts';
import { readPractice } from './practice.ts';
import { readSituations } from './situations.ts';
import { trapQueries } from './traps.ts';
import { readValues } from './values.ts';

/**
 * Queries measured together. Misses of a `held` part are shown only on request. Rows of an `again` part repeat those of
 * the previous part; their misses, and those of a `hidden` part, are never shown.
 */
export type Part = { title: string; labels: readonly LabelledQuery[]; misses: 'shown' | 'held' | 'again' | 'hidden' };

const tables = (russian: string, kazakh: string) => [
  ...readHardQueries(russian, 'ru'),
  ...readHardQueries(kazakh, 'kk'),
];
const levels = (russian: Levels, kazakh: Levels) => [...readLevels(russian, 'ru'), ...readLevels(kazakh, 'kk')];
const hardOf = (russian: Levels, kazakh: Levels) => tables(russian.hard, kazakh.hard);

/** Queries considered hard when written. */
export const hardQueries: readonly LabelledQuery[] = tables(hardRussian, hardKazakh);

/** An exam with one inspectable half, or both when `open`, followed by its hard rows again. */
const exam = (name: string, russian: Levels, kazakh: Levels, open = false): Part[] =>
  [false, true].flatMap((unseen): Part[] => {
    const half = (labels: readonly LabelledQuery[]) => labels.filter(({ q }) => isUnseen(q) === unseen);
    const called = unseen ? (open ? 'second' : 'unseen') : open ? 'first' : 'seen';
    return [
      {
        title: `${name} exam, the ${called} half`,
        labels: half(levels(russian, kazakh)),
        misses: unseen && !open ? 'held' : 'shown',
      },
      {
        title: `The hard ones of the ${name.toLowerCase()}, ${called}`,
        labels: half(hardOf(russian, kazakh)),
        misses: 'again',
      },
    ];
  });

/** All queries of the benchmark, in order of writing. */
export const parts: readonly Part[] = [
  { title: 'Tuned part', labels: tunedQueries, misses: 'shown' },
  { title: 'Held-out part', labels: heldOutQueries, misses: 'held' },
  { title: 'Later part', labels: laterQueries, misses: 'held' },
  { title: 'Traps', labels: trapQueries, misses: 'shown' },
  { title: 'Hard queries, the seen half', labels: hardQueries.filter(({ q }) => !isUnseen(q)), misses: 'shown' },
  { title: 'Hard queries, the unseen half', labels: hardQueries.filter(({ q }) => isUnseen(q)), misses: 'held' },
  { title: 'Fresh queries, taught since', labels: tables(freshRussian, freshKazakh), misses: 'shown' },
  { title: 'Last queries, taught since', labels: tables(lastRussian, lastKazakh), misses: 'shown' },
  { title: 'Final queries, some taught since', labels: tables(finalRussian, finalKazakh), misses: 'shown' },
  { title: 'Lesson queries, taught since', labels: levels(lessonRussian, lessonKazakh), misses: 'shown' },
  { title: 'Exam queries, taught since', labels: levels(examRussian, examKazakh), misses: 'shown' },
  { title: 'Check queries, never taught', labels: levels(checkRussian, checkKazakh), misses: 'held' },
  { title: 'The hard third of the check', labels: hardOf(checkRussian, checkKazakh), misses: 'again' },
  { title: 'Unseen queries, their kinds taught since', labels: levels(unseenRussian, unseenKazakh), misses: 'shown' },
  { title: 'The hard ones of these', labels: hardOf(unseenRussian, unseenKazakh), misses: 'again' },
  {
    title: 'Second unseen queries, their kinds taught since',
    labels: levels(secondRussian, secondKazakh),
    misses: 'shown',
  },
  { title: 'The hard ones of the second', labels: hardOf(secondRussian, secondKazakh), misses: 'again' },
  {
    title: 'Third unseen queries, their kinds taught since',
    labels: levels(thirdRussian, thirdKazakh),
    misses: 'shown',
  },
  { title: 'The hard ones of the third', labels: hardOf(thirdRussian, thirdKazakh), misses: 'again' },
  ...exam('Fourth', fourthRussian, fourthKazakh, true),
  { title: 'Fifth queries, taught since', labels: levels(fifthRussian, fifthKazakh), misses: 'shown' },
  { title: 'The hard ones of the fifth', labels: hardOf(fifthRussian, fifthKazakh), misses: 'again' },
  ...exam('Sixth', sixthRussian, sixthKazakh, true),
  ...exam('Seventh', seventhRussian, seventhKazakh, true),
  ...exam('Eighth', eighthRussian, eighthKazakh),
  ...exam('Ninth', ninthRussian, ninthKazakh),
  ...exam('Tenth', tenthRussian, tenthKazakh),
  ...exam('Eleventh', eleventhRussian, eleventhKazakh),
  ...exam('Twelfth', twelfthRussian, twelfthKazakh),
  { title: 'Practice queries, taught since', labels: readPractice(), misses: 'shown' },
  { title: 'Values as people say them, taught since', labels: readValues('taught'), misses: 'held' },
  { title: 'Values that nobody reads', labels: readValues('held'), misses: 'hidden' },
  { title: 'Situations that cues were taken from', labels: readSituations('taught'), misses: 'held' },
  { title: 'Situations that nobody reads', labels: readSituations('held'), misses: 'hidden' },
];
