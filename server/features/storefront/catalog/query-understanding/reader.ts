import type { Directory } from '../directory/directory.ts';
import type { CatalogEngine } from '../engine/engine.ts';
import { knowledgeOf, namesOf, type CatalogueState } from '../query/directory-knowledge.ts';
import { atOnce, inSlices, type Slices } from '../query/slices.ts';
import { createUnderstandingInSlices, type Knowledge } from './understanding.ts';
import type { Understanding } from '../query/interpretation.ts';

/** Delay before retraining, restarted by each catalogue change, ms. */
const QUIET_MS = 2_000;
/** A few new words are known as they are; only their families wait. */
const LITTLE_CHANGE_MS = 600_000;
const LITTLE_SHARE = 0.005;

type Studied = CatalogueState & { understanding: Understanding };

/**
 * Keeps an understanding of the catalogue as it is. The first asking waits for it; after a change the last one serves,
 * with the new words as they are,
 * until the next is created outside any request.
 */
export function understandingReader(
  engine: Pick<CatalogEngine, 'vocabulary'>,
  create: (knowledge: Knowledge) => Slices<Understanding> = createUnderstandingInSlices,
): (directory: Directory) => Understanding {
  let studied: Studied | null = null;
  let timer: NodeJS.Timeout | null = null;
  let newest: CatalogueState | null = null;

  const studyBeside = async () => {
    const state = newest;
    if (!state) return;
    const understanding = await inSlices(create(knowledgeOf(engine, state)));
    if (state === newest) studied = { ...state, understanding };
  };
  /** A great change is studied when it is over; little ones do not put each other off. */
  const studyLater = (little: boolean) => {
    if (timer && little) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(
      () => {
        timer = null;
        void studyBeside();
      },
      little ? LITTLE_CHANGE_MS : QUIET_MS,
    ).unref();
  };

  return (directory) => {
    const vocabulary = engine.vocabulary();
    if (!studied || studied.vocabulary.words.length * 2 < vocabulary.words.length)
      studied = {
        vocabulary,
        directory,
        understanding: atOnce(create(knowledgeOf(engine, { vocabulary, directory }))),
      };
    if (
      (studied.vocabulary !== vocabulary || studied.directory !== directory) &&
      (newest?.vocabulary !== vocabulary || newest.directory !== directory)
    ) {
      newest = { vocabulary, directory };
      studyLater(isLittle(studied, newest));
    }
    return studied.understanding;
  };
}

function isLittle(before: CatalogueState, now: CatalogueState): boolean {
  const words = before.vocabulary.words.length;
  return (
    Math.abs(now.vocabulary.words.length - words) <= words * LITTLE_SHARE &&
    namesOf(before.directory) === namesOf(now.directory)
  );
}
