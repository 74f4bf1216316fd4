import { existsSync } from 'node:fs';
import { MINUTE_MS } from '#domain/time/durations.ts';
import type { Directory } from '../directory/directory.ts';
import type { CatalogEngine } from '../engine/engine.ts';
import { categoriesIn, knowledgeOf, namesOf, type CatalogueState } from './directory-knowledge.ts';
import type { Understanding } from './interpretation.ts';
import { inSlices } from './slices.ts';
import { learnInThread, type Learned } from './learning/learn.ts';
import { createUnderstanding, literalInterpretations } from './understanding.ts';

/**
 * Dependencies of the trained understanding. `file` keeps the models between starts; `log` receives failures; the times
 * are in ms.
 */
export type TrainedUnderstandingDeps = {
  databaseUrl: string;
  file: string;
  log: { error(details: object, message: string): void };
  /** Wait after a change of the catalogue, because more changes are likely to follow. */
  quietMs?: number;
  /** Minimum time between two trainings. */
  trainingPauseMs?: number;
};

/** Share of words by which the catalogue must change before it is learned again. */
const GREAT_CHANGE = 0.005;

/**
 * Keeps an understanding of the catalogue up to date outside any request. Until the first one is ready, queries are
 * taken word for word; after a change the previous one serves. A shop without a model file trains when `ready` is called
 * or at its first query; one with an outdated file serves it meanwhile.
 */
export function createTrainedUnderstanding({
  databaseUrl,
  file,
  log,
  quietMs = 2_000,
  trainingPauseMs = 5 * MINUTE_MS,
}: TrainedUnderstandingDeps) {
  const closing = new AbortController();
  const works = new Set<Promise<void>>();
  const begin: (() => Promise<void>)[] = [];

  const createReader = (engine: Pick<CatalogEngine, 'vocabulary'>): ((directory: Directory) => Understanding) => {
    let newest: CatalogueState | null = null;
    let current: (CatalogueState & { understanding: Understanding }) | null = null;
    let lesson: { state: CatalogueState; learned: Learned } | null = null;
    let nextLessonAt = 0;
    let timer: NodeJS.Timeout | null = null;
    let isStudying = false;
    const firstStudy = Promise.withResolvers<void>();

    const study = async (): Promise<void> => {
      const state = newest;
      if (!state) return;
      if (!lesson?.learned.isCurrent || (isGreatChange(lesson.state, state) && performance.now() >= nextLessonAt)) {
        nextLessonAt = performance.now() + trainingPauseMs;
        const categories = categoriesIn(state.directory);
        // A start waits for the first lesson.
        const task = { databaseUrl, file, categories, acceptOutdated: lesson === null, inBackground: lesson !== null };
        lesson = { state, learned: await learnInThread(task, closing.signal) };
      }
      const knowledge = { ...knowledgeOf(engine, state), ...lesson.learned };
      current = { ...state, understanding: await inSlices(createUnderstanding(knowledge)) };
      if (!lesson.learned.isCurrent) studyIn(0);
      else if (isGreatChange(lesson.state, state)) studyIn(nextLessonAt - performance.now());
    };

    const studyIn = (ms: number) => {
      if (timer || closing.signal.aborted) return;
      timer = setTimeout(() => {
        timer = null;
        isStudying = true;
        const work = study()
          .catch((error: unknown) => {
            if (!closing.signal.aborted) log.error({ err: error }, 'training of the search');
          })
          .finally(() => {
            isStudying = false;
            firstStudy.resolve();
            works.delete(work);
          });
        works.add(work);
      }, ms).unref();
    };
    /** The first study starts at once; one that failed is repeated after the pause. */
    const studyFirst = () => {
      if (!current && !isStudying) studyIn(Math.max(0, nextLessonAt - performance.now()));
    };

    begin.push(() => {
      if (newest === null) return Promise.resolve();
      studyFirst();
      return firstStudy.promise;
    });

    const untrained: Understanding = {
      *interpretations(typed) {
        studyFirst();
        yield* literalInterpretations(typed);
      },
      question: () => null,
    };

    return (directory) => {
      const vocabulary = engine.vocabulary();
      if (newest?.vocabulary !== vocabulary || newest.directory !== directory) {
        const isFirst = newest === null;
        newest = { vocabulary, directory };
        if (isFirst && existsSync(file)) studyFirst();
      }
      if (current && !isStudying && (current.vocabulary !== vocabulary || current.directory !== directory))
        studyIn(quietMs);
      return current?.understanding ?? untrained;
    };
  };

  return {
    createReader,
    /** Settles after the first training, even a failed one, of catalogues that were read. */
    async ready(): Promise<void> {
      await Promise.all(begin.map((start) => start()));
    },
    /** Stops a training and waits for its end. */
    async close(): Promise<void> {
      closing.abort();
      await Promise.all(works);
    },
  };
}

function isGreatChange(before: CatalogueState, now: CatalogueState): boolean {
  if (before.vocabulary === now.vocabulary && before.directory === now.directory) return false;
  const words = before.vocabulary.words.length;
  return (
    Math.abs(now.vocabulary.words.length - words) > words * GREAT_CHANGE ||
    namesOf(before.directory) !== namesOf(now.directory)
  );
}
