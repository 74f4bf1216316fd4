import type { WantedWord } from '../engine/engine.ts';
import { fold } from '../engine/text/fold.ts';
import { createBeginnings, type Beginnings } from './beginnings.ts';
import { deniedAfter, deniedBefore } from './denials.ts';
import type { QueryPart } from './query-parts.ts';
import { bareVerbs } from './verbs.ts';
import { giftsForAnybody, giftWords, needs, occasions, recipients } from './needs.data.ts';

/** What a query wants done or given: categories any of which will do, and the tokens that said so. */
export type Need = {
  categories: readonly number[];
  /** What products must have besides. */
  words: readonly WantedWord[];
  tokens: readonly QueryPart[];
  /** Those of the tokens that say what is done. */
  actions: readonly QueryPart[];
};

/**
 * What is known of the parts of a query: that one names a product itself, is a part of a longer name, or of a longer name
 * of a quality; and whether a price was said.
 */
export type KnownOfParts = {
  isThing(at: number): boolean;
  isPartOfMore(at: number): boolean;
  /** Places of the parts of the name that this one is a part of. */
  together(at: number): readonly number[];
  isPartOfQuality(at: number): boolean;
  priced: boolean;
};

/** Finds a need among the parts of a query. */
export type Needs = {
  /** Tells quickly that there is none. */
  mayBeIn(parts: readonly QueryPart[]): boolean;
  find(tokens: readonly QueryPart[], known: KnownOfParts): Need | null;
};

const adjective = /(?:ый|ий|ой|ая|яя|ое|ые|ие|ую|ого|ых|ым)$/;

type Side = { row: number; side: 'action' | 'object' };
type Row = {
  categories: readonly number[];
  words: readonly WantedWord[];
  /** The action alone is enough. */
  alone: boolean;
  /** The action is a quality of the object: "не игровой ноутбук" wants the opposite. */
  quality: boolean;
};

/**
 * Prepares the tables for a catalogue; `categoryOf` finds the category that a name stands for, if there is one, `formsOf`
 * the forms of a word.
 */
export function createNeeds(categoryOf: (name: string) => number | null, formsOf: (word: string) => WantedWord): Needs {
  const split = (row: string) =>
    row
      .replace(/^!/, '')
      .split('|')
      .map((cell) => cell.trim());
  const categoriesOf = (names: string) => names.split(',').flatMap((name) => categoryOf(name.trim()) ?? []);
  const rows = needs.map((row): Row => {
    const [, objects = '', answers = ''] = split(row);
    const [names = '', ...qualities] = answers.split('+');
    return {
      categories: categoriesOf(names),
      words: qualities.map((word) => formsOf(fold(word.trim()))).filter((forms) => forms.length > 0),
      alone: objects.split(/\s+/).includes('-'),
      quality: row.startsWith('!'),
    };
  });
  const sides = createBeginnings(
    needs.flatMap((row, index): [string, Side][] => {
      const [actions = '', objects = ''] = split(row);
      return [
        [actions, { row: index, side: 'action' }],
        [objects.replace(/(?:^|\s)-(?=\s|$)/, ' '), { row: index, side: 'object' }],
      ];
    }),
  );
  const gifts = createGifts(categoriesOf);
  return {
    mayBeIn: (parts) =>
      gifts.mayBeIn(parts) || parts.some((part) => deedsBy(part, sides).some(({ side }) => side === 'action')),
    find: (tokens, known) => gifts.find(tokens, known) ?? actionOn(tokens, known, sides, rows),
  };
}

/** Finds the first row whose action and object are both there, in any order and however far apart. */
function actionOn(
  tokens: readonly QueryPart[],
  { isThing, isPartOfMore, isPartOfQuality, together }: KnownOfParts,
  sides: Beginnings<Side>,
  rows: readonly Row[],
): Need | null {
  const actions = new Map<number, number[]>();
  const objects = new Map<number, number[]>();
  tokens.forEach((part, at) => {
    for (const { row, side } of deedsBy(part, sides)) {
      // A mistake in what a thing is like is no deed: "игравая мышка".
      if (side === 'action' && part.mended && adjective.test(part.typed) && !rows[row]?.quality) continue;
      // A name of a product asks for the product and not for what is done with it; it may have a quality.
      if (
        side === 'action' ? isThing(at) || isPartOfQuality(at) : isThing(at) && isPartOfMore(at) && !rows[row]?.quality
      )
        continue;
      const met = side === 'action' ? actions : objects;
      met.set(row, [...(met.get(row) ?? []), at]);
    }
  });
  for (const row of [...actions.keys()].toSorted((a, b) => a - b)) {
    const { categories, words, alone, quality } = rows[row] as Row;
    const acts = actions.get(row) as number[];
    if (quality && acts.some((at) => isDenied(tokens, at))) continue;
    const things = objects.get(row) ?? [];
    const apart = things.some((at) => acts.some((act) => act !== at));
    if (categories.length === 0 || !(apart || alone)) continue;
    const said = new Set([...acts, ...(quality ? things.flatMap(together) : things)]);
    return {
      categories,
      words,
      tokens: tokens.filter((_, at) => said.has(at)),
      actions: tokens.filter((_, at) => acts.includes(at)),
    };
  }
  return null;
}

/** Finds what is filed under a part as it was typed, and as it was mended. */
function saidBy<T>({ text, typed }: QueryPart, beginnings: Beginnings<T>): readonly T[] {
  const found = beginnings.of(typed);
  return typed === text || found.length > 0 ? found : beginnings.of(text);
}

/** The same of deeds: a verb with another prefix is what the verb itself is. */
function deedsBy(part: QueryPart, sides: Beginnings<Side>): readonly Side[] {
  const found = saidBy(part, sides);
  if (found.some(({ side }) => side === 'action')) return found;
  const bare = bareVerbs(part.typed)
    .map((verb) => sides.of(verb).filter(({ side }) => side === 'action'))
    .find((deeds) => deeds.length > 0);
  return bare ? [...found, ...bare] : found;
}

function isDenied(parts: readonly QueryPart[], at: number): boolean {
  return (
    deniedBefore.has(parts[at - 1]?.typed ?? '') ||
    deniedAfter.has(parts[at + 1]?.typed ?? '') ||
    deniedAfter.has(parts[at + 2]?.typed ?? '')
  );
}

function createGifts(categoriesOf: (names: string) => number[]): Needs {
  const known = recipients.map((row) => {
    const [words = '', names = ''] = row.split('|');
    return { words, categories: categoriesOf(names) };
  });
  const people = createBeginnings(known.map(({ words, categories }) => [words, categories] as const));
  const days = occasions.map((row) => {
    const [day = '', person = ''] = row.split('|').map((cell) => cell.trim());
    return { day: day.split(' '), categories: people.of(person)[0] ?? [] };
  });
  const words = createBeginnings<'asked' | 'when'>([
    [giftWords.asked, 'asked'],
    [giftWords.when, 'when'],
  ]);
  const anybody = categoriesOf(giftsForAnybody);
  const find: Needs['find'] = (tokens, { isThing, isPartOfMore, priced }) => {
    const asks = tokens.flatMap((part, at) => (saidBy(part, words).includes('asked') && !isPartOfMore(at) ? [at] : []));
    if (asks.length === 0) return null;
    const given = tokens.flatMap((part, at) => (!isThing(at) && saidBy(part, people).length > 0 ? [at] : []));
    const day = days.find(({ day: [number, month = ''] }) =>
      tokens.some(({ text }, at) => text === number && (tokens[at + 1]?.text ?? '').startsWith(month)),
    );
    // Of several words for one person the row above the others tells the most: "парню геймеру".
    const to = known
      .map(({ categories }) => categories)
      .find((one) => given.some((at) => saidBy(tokens[at] as QueryPart, people).includes(one)));
    // For so much money, and nobody said for whom: whatever is given.
    const nothingElse = tokens.every((part) => saidBy(part, words).length > 0);
    const categories = to ?? day?.categories ?? (priced && nothingElse ? anybody : []);
    if (categories.length === 0) return null;
    const said = tokens.filter(
      ({ text }, at) =>
        asks.includes(at) ||
        given.includes(at) ||
        words.of(text).length > 0 ||
        (/^\d{1,2}$/.test(text) && words.of(tokens[at + 1]?.text ?? '').includes('when')),
    );
    return { categories, words: [], tokens: said, actions: [] };
  };
  return { find, mayBeIn: (parts) => parts.some((part) => saidBy(part, words).includes('asked')) };
}
