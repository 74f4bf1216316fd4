import type { Localized } from '#domain/text/language.ts';
import { fold } from '../engine/text/fold.ts';
import { splitCompoundName } from '../engine/text/product-words.ts';
import { queryTokens } from '../engine/text/tokens.ts';
import type { Concepts } from './concepts.ts';
import type { Families } from './families.ts';

/**
 * What understanding must know of a category; `accessory` when its products are made for others (cases, cables), so that a
 * brand beside it may be theirs.
 */
export type KnownCategory = { id: number; parentId: number | null; name: Localized; accessory: boolean };

/**
 * A category by a name; `whole` when the name says all that the category is, so that nothing is lost when its products
 * stand for the word.
 */
export type NamedCategory = { id: number; whole: boolean };

/** Finds categories by what people call them. */
export type CategoryNames = {
  /** Finds the category with the longest name at a place among keys; words may stand in any order. */
  at(keys: readonly string[], start: number): (NamedCategory & { end: number }) | null;
  ofConcept(concept: number): NamedCategory | null;
  /** Finds the category with the shortest name that has all the keys and more; null when none has. */
  withKeys(keys: readonly string[]): number | null;
  /**
   * Lists a category and its siblings whose names begin with one root: "кофеварка" may be a "кофемашина". Empty where
   * there are none.
   */
  kin(id: number): readonly number[];
  /** Returns the concept of what the products of a category are made for; null when its name does not say. */
  madeFor(id: number): number | null;
  /** A category lies in the one that a concept stands for, or beside it as a kind of the same things. */
  isKind(id: number, concept: number): boolean;
  /** Tells whether products of a category are made for what the concept names. */
  isServed(concept: number): boolean;
  /** The first category is the second or lies in it. */
  lies(id: number, within: number): boolean;
};

/** How a name says a category: all of it, all but what it is for, or one of several. */
type Way = 'whole' | 'sole' | 'part';
type Filing<Key> = Map<Key, Set<number>>;

const everything = /^(?:все|барлык)\s/;
const forWhat = /\s(?:для|под|for)\s/;
const kazakhForWhat = /^.*(?:га|ге|ка|ке)\s+арналган\s+/;
const MAX_NAME_LENGTH = 5;
/** A compound's first root ("кофе"), and the shortest compound. */
const ROOT = 4;
const MIN_COMPOUND = 8;

/**
 * Files categories by whole names, by members of a name ("Холодильники и морозильники") and by what is made for
 * something ("Чехлы для смартфонов").
 */
export function createCategoryNames(
  categories: readonly KnownCategory[],
  families: Families,
  concepts: Concepts,
): CategoryNames {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const names = { whole: filing<string>(), sole: filing<string>(), part: filing<string>() };
  const things = { whole: filing<number>(), sole: filing<number>(), part: filing<number>() };
  const keysOf = (text: string) => queryTokens(text).map(families.key);
  const file = (text: string, id: number, ...ways: Way[]) => {
    const keys = keysOf(text);
    if (keys.length === 0 || keys.length > MAX_NAME_LENGTH) return;
    const concept = concepts.named(keys);
    for (const way of ways) {
      put(names[way], keyOf(keys), id);
      if (concept) put(things[way], concept.id, id);
    }
  };
  for (const { id, name } of categories) {
    for (const text of new Set(
      [name.ru, name.kk].map((written) => queryText(written)).filter((written) => written !== ''),
    )) {
      file(text, id, 'whole');
      const [what = text] = text.split(forWhat);
      const members = splitCompoundName(what.replace(kazakhForWhat, ''));
      for (const member of members)
        if (member !== text) file(member, id, 'part', ...(members.length === 1 ? (['sole'] as const) : []));
    }
  }

  const purposes = new Map(
    categories.flatMap(({ id, name }): [number, number][] => {
      const [, purpose] = queryText(name.ru).split(forWhat);
      const concept = purpose === undefined ? null : concepts.named(keysOf(purpose));
      return concept ? [[id, concept.id]] : [];
    }),
  );
  const served = new Set(purposes.values());
  const kin = kinOf(categories, ({ name }) =>
    queryTokens(queryText(name.ru).split(forWhat)[0] ?? '')
      .filter((word) => word.length >= MIN_COMPOUND)
      .map(families.key),
  );
  const spelt = categories.flatMap(({ id, name }) =>
    [name.ru, name.kk].map((text) => ({ id, keys: keysOf(queryText(text)) })),
  );

  const choose = <Key>({ whole, sole, part }: Record<Way, Filing<Key>>, key: Key): NamedCategory | null => {
    const id = topmost(whole.get(key), parents);
    if (id !== null) return { id, whole: true };
    const other = whole.has(key)
      ? null
      : (lowest(part.get(key), parents) ?? topmost(part.get(key), parents) ?? topmost(sole.get(key), parents));
    return other === null ? null : { id: other, whole: false };
  };

  return {
    at(keys, start) {
      for (let end = Math.min(keys.length, start + MAX_NAME_LENGTH); end > start; end--) {
        const found = choose(names, keyOf(keys.slice(start, end)));
        if (found) return { ...found, end };
      }
      return null;
    },
    ofConcept: (concept) => choose(things, concept),
    withKeys(keys) {
      const having = spelt.filter((name) => keys.every((key) => name.keys.includes(key)));
      return having.toSorted((a, b) => a.keys.length - b.keys.length)[0]?.id ?? null;
    },
    kin: (id) => kin.get(id) ?? [],
    madeFor: (id) => purposes.get(id) ?? null,
    isKind(id, concept) {
      const named = choose(things, concept);
      return named !== null && (lies(id, named.id, parents) || parents.get(id) === parents.get(named.id));
    },
    isServed: (concept) => served.has(concept),
    lies: (id, within) => lies(id, within, parents),
  };
}

/** Finds siblings by the roots of their compounds, whose second halves differ. */
function kinOf(
  categories: readonly KnownCategory[],
  wordsOf: (category: KnownCategory) => string[],
): Map<number, number[]> {
  const alike = (one: string, other: string) => one.slice(0, ROOT) === other.slice(0, ROOT) && one !== other;
  const found = new Map<number, number[]>();
  for (const one of categories) {
    const siblings = categories.filter(
      (other) =>
        other.parentId !== null &&
        other.parentId === one.parentId &&
        other.id !== one.id &&
        wordsOf(one).some((word) => wordsOf(other).some((another) => alike(word, another))),
    );
    if (siblings.length > 0) found.set(one.id, [one.id, ...siblings.map(({ id }) => id)]);
  }
  return found;
}

function filing<Key>(): Filing<Key> {
  return new Map();
}

function queryText(name: string): string {
  return fold(name).replace(everything, '').trim();
}

function keyOf(keys: readonly string[]): string {
  return keys.toSorted().join(' ');
}

function put<Key>(map: Filing<Key>, key: Key, id: number): void {
  const set = map.get(key);
  if (set) set.add(id);
  else map.set(key, new Set([id]));
}

/** Of several categories with one name, the one that all others lie in; null when they lie apart. */
function topmost(ids: ReadonlySet<number> | undefined, parents: ReadonlyMap<number, number | null>): number | null {
  if (!ids) return null;
  return [...ids].find((id) => [...ids].every((other) => lies(other, id, parents))) ?? null;
}

/**
 * Of several names of several things one inside another, the narrowest: "компьютеры" of "Ноутбуки и компьютеры" are those
 * of "Системные блоки и мини-ПК".
 */
function lowest(ids: ReadonlySet<number> | undefined, parents: ReadonlyMap<number, number | null>): number | null {
  if (!ids) return null;
  return [...ids].find((id) => [...ids].every((other) => lies(id, other, parents))) ?? null;
}

function lies(id: number, within: number, parents: ReadonlyMap<number, number | null>): boolean {
  for (let at: number | null = id; at !== null; at = parents.get(at) ?? null) if (at === within) return true;
  return false;
}
