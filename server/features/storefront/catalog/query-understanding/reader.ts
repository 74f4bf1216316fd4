import { unitOf } from '#domain/measures/units.ts';
import { pathTo, type Directory, type DirectoryAttribute, type DirectoryCategory } from '../directory/directory.ts';
import type { CatalogEngine, Vocabulary } from '../engine/engine.ts';
import { fold } from '../engine/text/fold.ts';
import { isAccessoryCategory } from '../engine/text/product-words.ts';
import { firstNotBelow } from './sorted-words.ts';
import { atOnce, inSlices, type Slices } from './slices.ts';
import { createUnderstandingInSlices, type Knowledge } from './understanding.ts';
import type { Understanding } from './interpretation.ts';
import type { KnownChoice } from './quality-answers.ts';
import type { KnownNumber } from './wish-answers.ts';
import type { ChoicesOf, NumbersOf } from './wishes.ts';

/** Delay before retraining, restarted by each catalogue change, ms. */
const QUIET_MS = 2_000;
/** A few new words are known as they are; only their families wait. */
const LITTLE_CHANGE_MS = 600_000;
const LITTLE_SHARE = 0.005;

type State = { vocabulary: Vocabulary; directory: Directory };
type Studied = State & { understanding: Understanding };

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
  let newest: State | null = null;

  const isWord = (word: string) => {
    const { words } = engine.vocabulary();
    return words[firstNotBelow(words, word)] === word;
  };
  const knowledgeOf = ({ vocabulary, directory }: State): Knowledge => ({
    vocabulary,
    // Products of another state may be asked through an old understanding: every word that is not its own is looked up.
    isNew: (word) => engine.vocabulary() !== vocabulary && isWord(word),
    brands: [...directory.brands.values()],
    numbersOf: numbersIn(directory),
    choicesOf: choicesIn(directory),
    everyChoice: choicesAmong([...directory.attributes.values()]),
    attributeNames: [...directory.attributes.values()].flatMap(({ name }) => [name.ru, name.kk]),
    categories: [...directory.categories.values()].map((category) => ({
      id: category.id,
      parentId: category.parent?.id ?? null,
      name: category.name,
      accessory: isAccessoryCategory(pathTo(category).flatMap(({ name }) => [name.ru, name.kk])),
    })),
  });
  const studyBeside = async () => {
    const state = newest;
    if (!state) return;
    const understanding = await inSlices(create(knowledgeOf(state)));
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
      studied = { vocabulary, directory, understanding: atOnce(create(knowledgeOf({ vocabulary, directory }))) };
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

/** Returns the numbers of a category and of those below it. */
function numbersIn(directory: Directory): NumbersOf {
  return ofCategory(directory, (attributes) =>
    attributes
      .filter(({ type }) => type === 'number')
      .map((attribute): KnownNumber => {
        const unit = unitOf(attribute.unit.ru);
        return {
          id: attribute.id,
          name: fold(attribute.name.ru),
          called: [attribute.name.ru, attribute.name.kk],
          family: unit?.family ?? null,
          factor: unit?.factor ?? 1,
          numbers: attribute.numbers,
        };
      }),
  );
}

/** Returns what a category and those below it are chosen by besides numbers. */
function choicesIn(directory: Directory): ChoicesOf {
  return ofCategory(directory, choicesAmong);
}

/** Lists what products are chosen by, with the values that are sold, or all of them. */
function choicesAmong(attributes: readonly DirectoryAttribute[], sold?: ReadonlySet<number>): KnownChoice[] {
  // Values are shown as numbers are written, "5,1", and asked for as "5.1".
  const dotted = (name: string) => name.replace(/^(\d+),(?=\d+$)/, '$1.');
  const called = ({ ru, kk }: DirectoryAttribute['name']) => ({ name: fold(dotted(ru)), called: [ru, kk].map(dotted) });
  return attributes
    .filter(({ type }) => type === 'enum' || type === 'flag')
    .map(({ id, type, name, values }) => ({
      id,
      ...called(name),
      values:
        type === 'flag'
          ? null
          : [...values.values()]
              .filter((one) => sold?.has(one.id) ?? true)
              .map((one) => ({ id: one.id, ...called(one.name) })),
    }));
}

/** Reads something of the attributes of a category and of those below it, and of the values sold there, of each category once. */
function ofCategory<T>(
  { categories }: Directory,
  read: (attributes: readonly DirectoryAttribute[], sold: ReadonlySet<number>) => readonly T[],
): (id: number) => readonly T[] {
  const kept = new Map<number, readonly T[]>();
  const attributesOf = (category: DirectoryCategory): DirectoryAttribute[] => [
    ...category.attributes.map(({ attribute }) => attribute),
    ...category.children.flatMap(attributesOf),
  ];
  const soldIn = (category: DirectoryCategory): number[] => [...category.values, ...category.children.flatMap(soldIn)];
  return (id) => {
    const before = kept.get(id);
    if (before) return before;
    const category = categories.get(id);
    const found = read([...new Set(category ? attributesOf(category) : [])], new Set(category ? soldIn(category) : []));
    kept.set(id, found);
    return found;
  };
}

function isLittle(before: State, now: State): boolean {
  const words = before.vocabulary.words.length;
  return (
    Math.abs(now.vocabulary.words.length - words) <= words * LITTLE_SHARE &&
    namesOf(before.directory) === namesOf(now.directory)
  );
}

/** Names that may be recognised, as one text to compare. */
function namesOf({ categories, brands }: Directory): string {
  return [
    ...[...categories.values()].map(({ id, name }) => `${id} ${name.ru} ${name.kk}`),
    ...[...brands.values()].map(({ id, name }) => `${id} ${name}`),
  ]
    .sort()
    .join('\n');
}
