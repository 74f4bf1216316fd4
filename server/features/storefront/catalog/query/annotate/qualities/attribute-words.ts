import { attributesOf, startsOf } from '../../data/words.ts';
import { fold } from '../../../engine/text/fold.ts';
import { readTable } from '../../data/tables.ts';
import { createPrefixIndex } from '../../normalize/spelling/prefix-index.ts';

/** A word about numeric attributes, by preference: their everyday name, or much or little of them. */
export type NumberWord = { attributes: readonly string[]; as: 'noun' | 'high' | 'low' };

type Degree = 'big' | 'small' | 'good' | 'bad';

const lists = new Map<string, readonly string[]>();
/** One list for equal cells, so that words of one attribute can be compared. */
const listOf = (cell: string): readonly string[] => {
  const list = lists.get(cell) ?? cell.split(', ').map(fold);
  lists.set(cell, list);
  return list;
};

/** Words about numeric attributes. */
export const numberWords = createPrefixIndex<NumberWord>(
  readTable<'attributes' | 'nouns' | 'much' | 'little'>('attributes').flatMap((row): [string, NumberWord][] => {
    const attributes = listOf(row.attributes);
    return [
      [row.nouns, { attributes, as: 'noun' }],
      [row.much, { attributes, as: 'high' }],
      [row.little, { attributes, as: 'low' }],
    ];
  }),
);

/** Nouns that are counted without a unit, with their attribute. */
export const countedWords = createPrefixIndex<string>(
  readTable<'attribute' | 'words'>('counted').map(({ attribute, words }) => [words, fold(attribute)] as const),
);

const degrees = (['big', 'small', 'good', 'bad'] as const).map((degree) => ({ degree, has: startsOf(degree) }));

/** Returns the degree that a folded word means. */
export function degreeOf(word: string): Degree | undefined {
  return degrees.find(({ has }) => has(word))?.degree;
}

/** Whether a folded word is the everyday name of a numeric attribute. */
export function isNumberName(word: string): boolean {
  return numberWords.of(word).some(({ as }) => as === 'noun');
}

/** Whether a folded word is a noun that is counted. */
export function isCountedWord(word: string): boolean {
  return countedWords.of(word).length > 0;
}

/** Sizes of products that stand somewhere. */
export const standingSizes: ReadonlySet<string> = new Set(attributesOf('standing size'));
