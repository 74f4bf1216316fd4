import { FLAG_YES, type ValueFilter } from '../engine/engine.ts';
import { queryTokens } from '../engine/text/tokens.ts';
import type { Lexicon } from './lexicon.ts';
import type { KnownChoice } from './quality-answers.ts';
import { tokensOf } from './query-text.ts';
import { heardRoot, rootsOf } from './value-roots.ts';
import type { ChoicesOf, NumbersOf } from './wishes.ts';

/** An attribute that is had or lacking: `lacking` are the values that say so, null of a flag. */
export type Having = { id: number; lacking: readonly number[] | null; having: readonly number[] };

/** What the products of a category are chosen by, by how it may be said. */
export type Sayings = {
  /** What is had or lacking by its name in the catalogue, of one word for all its names (`nameOf`), also of "Без дисковода". */
  own: ReadonlyMap<string, Having>;
  /** The same by the folded Russian name. */
  byName: ReadonlyMap<string, Having>;
  /** Folded Russian names of all that products have. */
  names: ReadonlySet<string>;
  /** Values by their names. */
  values: ReadonlyMap<string, ValueFilter>;
  /** Words of values. */
  words: readonly { word: string; group: number; id: number }[];
  /** Values of one word by what is made of it, and by how that sounds. */
  roots: ReadonlyMap<string, ValueFilter>;
};

/** What products are chosen by: in a category, and in the whole catalogue. */
export type ChoiceSources = {
  choicesOf: ChoicesOf;
  numbersOf: NumbersOf;
  everyChoice: readonly KnownChoice[];
};

/** Knows of every category what may be said of its choices. */
export type KnownChoices = {
  /** Of no category there is only what values say to be lacking by name: "Без дисковода". */
  of(category: number | null): Sayings;
  /** One name for all that is said of a thing: its rows of the tables, else what its forms have in common. */
  nameOf(keys: readonly string[]): string;
  /** What a word may be made of. */
  rootsIn(word: string): string[];
};

/** A value that says that something is lacking: "Нет", "Без дисковода", «Подсветкасыз». */
const lackingValue = /^(?:нет$|жок$|без )|(?:сыз|сиз)$/;
const without = /^без /;
/** Of these the words of products tell more: shades of a colour, all the devices that something fits. */
const toldByWords: ReadonlySet<string> = new Set(['цвет', 'совместимость']);
/** It is of many categories, and most of its values of others. */
const kind = 'тип';
const isWord = /^\p{L}+$/u;
const hasDigit = /\d/;
const MIN_ROOT = 5;
const MIN_WORD = 2;
const MIN_MADE = 4;

/** Prepares the choices of a catalogue; each category is looked at when it is first asked about. */
export function createKnownChoices(
  { choicesOf, numbersOf, everyChoice }: ChoiceSources,
  lexicon: Lexicon,
): KnownChoices {
  const kept = new Map<number | null, Sayings>();
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
  const rootsIn = (word: string) =>
    rootsOf(word, lexicon.families.key(word)).filter(({ length }) => length >= MIN_MADE);

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
    const words: Sayings['words'][number][] = [];
    const roots = new Map<string, ValueFilter>();
    const addValue = (group: number, id: number, called: readonly string[]) => {
      for (const name of new Set(called.flatMap((one) => [one, ...modelsIn(one)]).map(nameIn)))
        add(values, name, group, id);
      const single = called.map((one) => tokensOf(one)).filter(({ length }) => length === 1);
      const made = single.flatMap(([token]) => rootsIn(token?.text ?? ''));
      for (const root of new Set(made.flatMap((one) => [one, heardRoot(one)]))) add(roots, root, group, id);
      for (const word of new Set(called.flatMap((one) => queryTokens(one))))
        if (word.length >= MIN_WORD) words.push({ word, group, id });
    };
    for (const choice of choices.toSorted((a, b) => Number(a.name === kind) - Number(b.name === kind))) {
      const having = havingOf(choice);
      if (having) byName.set(choice.name, having);
      if (having) for (const name of choice.called ?? [choice.name]) own.set(nameIn(name), having);
      for (const { id, name, called = [name] } of choice.values ?? []) {
        if (without.test(name))
          own.set(nameIn(name.replace(without, '')), { id: choice.id, lacking: [id], having: [] });
        if (!toldByWords.has(choice.name) && !lackingValue.test(name)) addValue(choice.id, id, called);
      }
    }
    const names = new Set([...choices, ...numbersOf(category)].map(({ name }) => name));
    return { own, byName, names, values, words, roots };
  };

  const readAnywhere = (): Sayings => {
    const own = new Map<string, Having>();
    for (const { id: group, values } of everyChoice)
      for (const { id, name } of values ?? [])
        if (without.test(name)) own.set(nameIn(name.replace(without, '')), { id: group, lacking: [id], having: [] });
    return { own, byName: new Map(), names: new Set(), values: new Map(), words: [], roots: new Map() };
  };

  return {
    nameOf,
    rootsIn,
    of(category) {
      const sayings = kept.get(category) ?? (category === null ? readAnywhere() : read(category));
      kept.set(category, sayings);
      return sayings;
    },
  };
}

/** The values that a denied word is, or is the root of: «индукция емес» is not "Индукционная"; null where there are none. */
export function valuesNamed(roots: readonly string[], { words }: Sayings): ValueFilter | null {
  const says = ({ word }: Sayings['words'][number]) =>
    roots.some((root) => word === root || (root.length >= MIN_ROOT && word.startsWith(root)));
  const first = words.find(says);
  if (!first) return null;
  const ids = words.flatMap((one) => (one.group === first.group && says(one) ? [one.id] : []));
  return { group: first.group, values: [...new Set(ids)] };
}

/** A model without the name of its line: "RTX 5070" is "GeForce RTX 5070". */
function modelsIn(name: string): string[] {
  const [line = '', first = '', ...rest] = name.split(' ');
  return rest.length > 0 && isWord.test(line) && isWord.test(first) && hasDigit.test(rest.join(' '))
    ? [[first, ...rest].join(' ')]
    : [];
}

/** What products have that lack it, or must not have. */
export function lackOf({ id, lacking }: Having): { value: ValueFilter } | { except: ValueFilter } {
  return lacking ? { value: { group: id, values: lacking } } : { except: { group: id, values: [FLAG_YES] } };
}

/** What products have that have it; null where many values may say so. */
export function haveOf({ id, lacking, having }: Having): ValueFilter | null {
  if (lacking === null) return { group: id, values: [FLAG_YES] };
  return having.length > 0 ? { group: id, values: having } : null;
}

function havingOf({ id, values }: KnownChoice): Having | null {
  if (values === null) return { id, lacking: null, having: [] };
  const lacking = values.filter(({ name }) => lackingValue.test(name)).map((one) => one.id);
  return lacking.length === 0
    ? null
    : { id, lacking, having: values.map((one) => one.id).filter((one) => !lacking.includes(one)) };
}
