import { FLAG_YES, type ValueFilter } from '../../../engine/engine.ts';
import { isLackingNoun } from '../../morphology/endings.ts';
import { lacksTheNext } from '../negation/denials.ts';
import { attributesOf, wordsOf } from '../../data/words.ts';
import type { Lexicon } from '../../normalize/lexicon.ts';
import type { KnownChoice } from '../qualities/quality-answers.ts';
import { tokensOf } from '../../normalize/query-text.ts';
import type { ChoicesOf, NumbersOf } from '../qualities/wishes.ts';

/** An attribute that products have or lack. `lacking`: the values that mean a lack; null for a flag. */
export type Having = { id: number; lacking: readonly number[] | null; having: readonly number[] };

/** Names of the attributes and values of a category. */
export type Sayings = {
  /** Attributes that products have or lack, by `nameOf` their names in the catalogue. */
  own: ReadonlyMap<string, Having>;
  /** The same attributes by their folded Russian names. */
  byName: ReadonlyMap<string, Having>;
  /** Folded Russian names of all attributes. */
  names: ReadonlySet<string>;
  /** Values by their names. */
  values: ReadonlyMap<string, ValueFilter>;
  /** Attributes by a word of their names, each with its values by a word of theirs. */
  described: ReadonlyMap<string, readonly DescribedChoice[]>;
};

/** An attribute; `words` are all of its names, `values` those that have a word which others lack. */
type DescribedChoice = {
  id: number;
  words: ReadonlySet<string>;
  values: ReadonlyMap<string, readonly number[]>;
};

/** Sources of attributes of a category. */
export type ChoiceSources = {
  choicesOf: ChoicesOf;
  numbersOf: NumbersOf;
};

/** Names of attributes and values by category. */
export type KnownChoices = {
  of(category: number): Sayings;
  /** Returns one key for all names of a concept. */
  nameOf(keys: readonly string[]): string;
};

const lacks = wordsOf('lacks last');
/** Attributes whose values are matched as words: shades of colours, compatible devices. */
const asWords: ReadonlySet<string> = new Set(attributesOf('matched as words'));
/** The attribute of many categories, whose values come last. */
const [kind] = attributesOf('kind');
const isWord = /^\p{L}+$/u;
const hasDigit = /\d/;
/** Shorter words of names are prepositions and the like. */
const MIN_NAMING = 4;

/** Prepares the choices of a catalogue; each category is looked at when it is first asked about. */
export function createKnownChoices({ choicesOf, numbersOf }: ChoiceSources, lexicon: Lexicon): KnownChoices {
  const kept = new Map<number, Sayings>();
  const nameOf = (keys: readonly string[]): string => {
    const found: string[] = [];
    for (let at = 0; at < keys.length; ) {
      const met = lexicon.concepts.at(keys, at);
      found.push(met ? `#${met.concept.id}` : (keys[at] as string));
      at = met?.end ?? at + 1;
    }
    return found.join(' ');
  };
  const nameIn = (text: string) => nameOf(tokensOf(text).map((token) => lexicon.families.key(token.text)));
  /** Values by a name, of the first attribute that has one. */
  const add = (filed: Map<string, ValueFilter>, name: string, group: number, id: number) => {
    const before = filed.get(name);
    if (!before || before.group === group) filed.set(name, { group, values: [...(before?.values ?? []), id] });
  };
  const read = (category: number): Sayings => {
    const choices = choicesOf(category);
    const own = new Map<string, Having>();
    const byName = new Map<string, Having>();
    const values = new Map<string, ValueFilter>();
    const described = new Map<string, DescribedChoice[]>();
    const addValue = (group: number, id: number, called: readonly string[]) => {
      for (const name of new Set(called.flatMap((one) => [one, ...modelsIn(one)]).map(nameIn)))
        add(values, name, group, id);
    };
    for (const choice of choices.toSorted((a, b) => Number(a.name === kind) - Number(b.name === kind))) {
      const having = havingOf(choice);
      if (having) byName.set(choice.name, having);
      if (having) for (const name of choice.called ?? [choice.name]) own.set(nameIn(name), having);
      for (const { id, name, called = [name] } of choice.values ?? []) {
        const [first = '', ...rest] = name.split(' ');
        if (lacksTheNext(first)) own.set(nameIn(rest.join(' ')), { id: choice.id, lacking: [id], having: [] });
        if (!asWords.has(choice.name) && !isLackingValue(name)) addValue(choice.id, id, called);
      }
      if (choice.values && !asWords.has(choice.name)) {
        const called = choice.called ?? [choice.name];
        const one = describe(choice.id, called, choice.values);
        for (const word of namingWords(called)) described.set(word, [...(described.get(word) ?? []), one]);
      }
    }
    const names = new Set([...choices, ...numbersOf(category)].map(({ name }) => name));
    return { own, byName, names, values, described };
  };
  const namingWords = (called: readonly string[]) =>
    new Set(
      called
        .flatMap((name) => tokensOf(name))
        .flatMap(({ text }) => (isWord.test(text) && text.length >= MIN_NAMING ? [lexicon.families.key(text)] : [])),
    );
  const describe = (
    id: number,
    names: readonly string[],
    values: NonNullable<KnownChoice['values']>,
  ): DescribedChoice => {
    const byWord = new Map<string, number[]>();
    for (const { id: value, name, called = [name] } of values)
      for (const word of namingWords(called)) byWord.set(word, [...(byWord.get(word) ?? []), value]);
    const words = new Set(names.flatMap((name) => tokensOf(name)).map(({ text }) => lexicon.families.key(text)));
    return { id, words, values: new Map([...byWord].filter(([, ids]) => ids.length < values.length)) };
  };

  return {
    nameOf,
    of(category) {
      const sayings = kept.get(category) ?? read(category);
      kept.set(category, sayings);
      return sayings;
    },
  };
}

/** Returns a model without the name of its line: "RTX 5070" of "GeForce RTX 5070". */
function modelsIn(name: string): string[] {
  const [line = '', first = '', ...rest] = name.split(' ');
  return rest.length > 0 && isWord.test(line) && isWord.test(first) && hasDigit.test(rest.join(' '))
    ? [[first, ...rest].join(' ')]
    : [];
}

/** Returns the condition of products that lack an attribute. */
export function lackOf({ id, lacking }: Having): { value: ValueFilter } | { except: ValueFilter } {
  return lacking ? { value: { group: id, values: lacking } } : { except: { group: id, values: [FLAG_YES] } };
}

/** Returns the condition of products that have an attribute; null when no value means that. */
export function haveOf({ id, lacking, having }: Having): ValueFilter | null {
  if (lacking === null) return { group: id, values: [FLAG_YES] };
  return having.length > 0 ? { group: id, values: having } : null;
}

/** Whether a value means a lack: "Нет", "Без дисковода", «Подсветкасыз». */
function isLackingValue(name: string): boolean {
  return lacks.has(name) || lacksTheNext(name.split(' ')[0] ?? '') || isLackingNoun(name.split(' ').at(-1) ?? '');
}

function havingOf({ id, values }: KnownChoice): Having | null {
  if (values === null) return { id, lacking: null, having: [] };
  const lacking = values.filter(({ name }) => isLackingValue(name)).map((one) => one.id);
  return lacking.length === 0
    ? null
    : { id, lacking, having: values.map((one) => one.id).filter((one) => !lacking.includes(one)) };
}
