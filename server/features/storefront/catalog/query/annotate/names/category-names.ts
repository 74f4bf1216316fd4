import type { Localized } from '#domain/text/language.ts';
import { fold } from '../../../engine/text/fold.ts';
import { splitCompoundName } from '../../../engine/text/product-words.ts';
import { queryTokens } from '../../../engine/text/tokens.ts';
import type { Families } from '../../morphology/families.ts';
import type { Concepts } from '../concepts/concepts.ts';
import { createPhrases } from '../phrases.ts';
import { wordsOf } from '../../data/words.ts';

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

/** A name that covers a category entirely, or one of its members. */
type Coverage = { id: number; whole: boolean };

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
  const names = createPhrases<Coverage>();
  const byConcept = new Map<number, Coverage[]>();
  const add = (text: string, coverage: Coverage) => {
    const keys = queryTokens(text).map(families.key);
    if (keys.length === 0 || keys.length > MAX_NAME_LENGTH) return;
    names.add(keys, coverage);
    const concept = concepts.named(keys);
    if (concept) byConcept.set(concept.id, [...(byConcept.get(concept.id) ?? []), coverage]);
  };
  for (const { id, name } of categories)
    for (const text of new Set([name.ru, name.kk].map(nameText).filter((one) => one !== ''))) {
      add(text, { id, whole: true });
      for (const member of splitCompoundName(withoutPurpose(text)))
        if (member !== text) add(member, { id, whole: false });
    }

  const lies = (id: number, within: number): boolean => {
    for (let at: number | null = id; at !== null; at = parents.get(at) ?? null) if (at === within) return true;
    return false;
  };
  /** The category that contains all others, or with `isLowest` the one inside all others. */
  const outermost = (ids: readonly number[], isLowest = false): number | null =>
    ids.find((id) => ids.every((other) => (isLowest ? lies(id, other) : lies(other, id)))) ?? null;
  const choose = (coverages: readonly Coverage[] = []): NamedCategory | null => {
    const idsOf = (isWhole: boolean) => coverages.flatMap(({ id, whole }) => (whole === isWhole ? [id] : []));
    const [whole, part] = [idsOf(true), idsOf(false)];
    const id = whole.length > 0 ? outermost(whole) : (outermost(part, true) ?? outermost(part));
    return id === null ? null : { id, whole: whole.length > 0 };
  };

  return {
    at(keys, start) {
      const met = names.at(keys, start);
      const found = choose(met?.values);
      return met && found && { ...found, end: met.end };
    },
    ofConcept: (concept) => choose(byConcept.get(concept)),
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
