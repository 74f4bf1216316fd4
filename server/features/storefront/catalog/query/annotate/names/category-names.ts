import type { Localized } from '#domain/text/language.ts';
import { fold } from '../../../engine/text/fold.ts';
import { splitCompoundName } from '../../../engine/text/product-words.ts';
import { queryTokens } from '../../../engine/text/tokens.ts';
import type { Families } from '../../morphology/families.ts';
import type { Concepts } from '../concepts/concepts.ts';
import { wordsOf } from '../words.ts';

/** A category as understanding needs it. `accessory`: a brand next to it may be of the product that it fits. */
export type KnownCategory = { id: number; parentId: number | null; name: Localized; accessory: boolean };

/** A category by its name; `whole`: the name covers the entire category. */
export type NamedCategory = { id: number; whole: boolean };

/** Finds categories by their names. */
export type CategoryNames = {
  /** Finds the category with the longest name at a place; its words may stand in any order. */
  at(keys: readonly string[], start: number): (NamedCategory & { end: number }) | null;
  ofConcept(concept: number): NamedCategory | null;
  lies(id: number, within: number): boolean;
};

/** How much of a category a name covers: everything, everything without its purpose, or one of several members. */
type Coverage = 'whole' | 'sole' | 'part';
type Index<Key> = Record<Coverage, Map<Key, Set<number>>>;

const MAX_NAME_LENGTH = 5;
const everything = wordsOf('everything');
const purpose = wordsOf('purpose in a name');
const purposeAfter = wordsOf('purpose after a name');

/** Indexes categories by their names and by the members of compound names: "Холодильники и морозильники". */
export function createCategoryNames(
  categories: readonly KnownCategory[],
  families: Families,
  concepts: Concepts,
): CategoryNames {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const names: Index<string> = { whole: new Map(), sole: new Map(), part: new Map() };
  const byConcept: Index<number> = { whole: new Map(), sole: new Map(), part: new Map() };
  const add = (text: string, id: number, ...coverages: Coverage[]) => {
    const keys = queryTokens(text).map(families.key);
    if (keys.length === 0 || keys.length > MAX_NAME_LENGTH) return;
    const concept = concepts.named(keys);
    for (const coverage of coverages) {
      put(names[coverage], keyOf(keys), id);
      if (concept) put(byConcept[coverage], concept.id, id);
    }
  };
  for (const { id, name } of categories)
    for (const text of new Set([name.ru, name.kk].map(nameText).filter((one) => one !== ''))) {
      add(text, id, 'whole');
      const members = splitCompoundName(withoutPurpose(text));
      for (const member of members)
        if (member !== text) add(member, id, 'part', ...(members.length === 1 ? (['sole'] as const) : []));
    }

  const lies = (id: number, within: number): boolean => {
    for (let at: number | null = id; at !== null; at = parents.get(at) ?? null) if (at === within) return true;
    return false;
  };
  /** The category that contains all others, or with `isLowest` the one inside all others. */
  const outermost = (ids: ReadonlySet<number> = new Set(), isLowest = false): number | null =>
    [...ids].find((id) => [...ids].every((other) => (isLowest ? lies(id, other) : lies(other, id)))) ?? null;
  const choose = <Key>({ whole, sole, part }: Index<Key>, key: Key): NamedCategory | null => {
    const id = outermost(whole.get(key));
    if (id !== null) return { id, whole: true };
    if (whole.has(key)) return null;
    const other = outermost(part.get(key), true) ?? outermost(part.get(key)) ?? outermost(sole.get(key));
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
    ofConcept: (concept) => choose(byConcept, concept),
    lies,
  };
}

function nameText(name: string): string {
  const [first = '', ...rest] = fold(name).trim().split(/\s+/);
  return (everything.has(first) ? rest : [first, ...rest]).join(' ');
}

/** "Чехлы для смартфонов" without its purpose. */
function withoutPurpose(name: string): string {
  const words = name.split(' ');
  const start = words.findLastIndex((word) => purposeAfter.has(word)) + 1;
  const end = words.findIndex((word, at) => at > 0 && purpose.has(word));
  return words.slice(start, end < 0 ? words.length : end).join(' ');
}

function keyOf(keys: readonly string[]): string {
  return keys.toSorted().join(' ');
}

function put<Key>(map: Map<Key, Set<number>>, key: Key, id: number): void {
  map.set(key, (map.get(key) ?? new Set()).add(id));
}
