import { findUnit } from '#domain/measures/units.ts';
import { pathTo, type Directory, type DirectoryAttribute, type DirectoryCategory } from '../directory/directory.ts';
import type { CatalogEngine, Vocabulary } from '../engine/engine.ts';
import { fold } from '../engine/text/fold.ts';
import { isAccessoryCategory } from '../engine/text/product-words.ts';
import type { KnownChoice } from './annotate/qualities/quality-answers.ts';
import { firstNotBelow } from './normalize/sorted-words.ts';
import type { KnownNumber } from './annotate/qualities/wish-answers.ts';
import type { ChoicesOf, NumbersOf } from './annotate/qualities/wishes.ts';

/** Words and names of the catalogue at one time. */
export type CatalogueState = { vocabulary: Vocabulary; directory: Directory };

/** Collects the knowledge of a catalogue that queries are understood with. */
export function knowledgeOf(engine: Pick<CatalogEngine, 'vocabulary'>, { vocabulary, directory }: CatalogueState) {
  const isWord = (word: string) => {
    const { words } = engine.vocabulary();
    return words[firstNotBelow(words, word)] === word;
  };
  return {
    vocabulary,
    // The engine may be ahead of this knowledge: words that it lacks are looked up there.
    isNew: (word: string) => engine.vocabulary() !== vocabulary && isWord(word),
    brands: [...directory.brands.values()],
    numbersOf: numbersIn(directory),
    choicesOf: choicesIn(directory),
    everyChoice: choicesAmong([...directory.attributes.values()]),
    attributeNames: [...directory.attributes.values()].flatMap(({ name }) => [name.ru, name.kk]),
    categories: categoriesIn(directory),
  };
}

/** Lists the categories with their place in the tree. */
export function categoriesIn(directory: Directory) {
  return [...directory.categories.values()].map((category) => ({
    id: category.id,
    parentId: category.parent?.id ?? null,
    name: category.name,
    accessory: isAccessoryCategory(pathTo(category).flatMap(({ name }) => [name.ru, name.kk])),
  }));
}

/** Names that may be recognised, as one text to compare. */
export function namesOf({ categories, brands }: Directory): string {
  return [
    ...[...categories.values()].map(({ id, name }) => `${id} ${name.ru} ${name.kk}`),
    ...[...brands.values()].map(({ id, name }) => `${id} ${name}`),
  ]
    .sort()
    .join('\n');
}

/** Returns the numbers of a category and of those below it. */
function numbersIn(directory: Directory): NumbersOf {
  return ofCategory(directory, (attributes) =>
    attributes
      .filter(({ type }) => type === 'number')
      .map((attribute): KnownNumber => {
        const unit = findUnit(attribute.unit.ru);
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
