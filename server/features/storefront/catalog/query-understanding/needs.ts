import type { WantedWord } from '../engine/engine.ts';
import { fold } from '../engine/text/fold.ts';
import { createBeginnings, type Beginnings } from './beginnings.ts';
import { deniedAfter, deniedBefore } from './denials.ts';
import { createGifts } from './gifts.ts';
import { givenIn } from './giving.ts';
import type { KnownOfParts, Need, Needs } from './need.ts';
import type { QueryPart } from './query-part.ts';
import { bareVerbs } from './verbs.ts';
import { needs } from './needs.data.ts';

/** Tells in Kazakh what the thing after it does: «сурет шығаратын қағаз» is paper. */
const participle = /.[аейия]т[ыи]н$/;
/** For what: «басып шығаруға қағаз» asks for paper. */
const purpose = /.у[гк][ае]$/;
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
  const categoriesOf = (names: string) => [
    ...new Set(names.split(',').flatMap((name) => categoryOf(name.trim()) ?? [])),
  ];
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
  const gifts = createGifts(categoriesOf, formsOf);
  return {
    mayBeIn: (parts) =>
      gifts.mayBeIn(parts) || parts.some((part) => deedsBy(part, sides).some(({ side }) => side === 'action')),
    find: (tokens, known) => gifts.find(tokens, known) ?? actionOn(tokens, known, sides, rows),
    deed: (tokens, known) => actionOn(tokens, known, sides, rows),
    given: givenIn,
  };
}

/** Finds the first row whose action and object are both there, in any order and however far apart. */
function actionOn(
  tokens: readonly QueryPart[],
  { isThing, mayBeThing, isPartOfMore, isPartOfQuality, together }: KnownOfParts,
  sides: Beginnings<Side>,
  rows: readonly Row[],
): Need | null {
  const actions = new Map<number, number[]>();
  const objects = new Map<number, number[]>();
  tokens.forEach((part, at) => {
    for (const { row, side } of deedsBy(part, sides)) {
      // A mistake in what a thing is like is no deed: "игравая мышка".
      if (side === 'action' && part.mended && adjective.test(part.typed) && !rows[row]?.quality) continue;
      // A mistake in a name is no deed either: "геймпат".
      if (side === 'action' && part.mended && mayBeThing(at) && sides.of(part.text).some((one) => one.row === row))
        continue;
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
    const isDoer = (at: number) =>
      isThing(at) &&
      acts.some((act) => act < at && [participle, purpose].some((ending) => ending.test(tokens[act]?.typed ?? '')));
    const things = (objects.get(row) ?? []).filter((at) => !isDoer(at));
    const apart = things.some((at) => acts.some((act) => act !== at));
    if (categories.length === 0 || !(apart || alone)) continue;
    const said = new Set([...acts, ...(quality ? things.flatMap(together) : things)]);
    return {
      categories,
      words,
      tokens: tokens.filter((_, at) => said.has(at)),
      actions: tokens.filter((_, at) => acts.includes(at)),
      doers: [...actions.keys()].flatMap((one) => rows[one]?.categories ?? []),
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
    (parts[at - 1]?.typed === 'для' && deniedBefore.has(parts[at - 2]?.typed ?? '')) ||
    deniedAfter.has(parts[at + 1]?.typed ?? '') ||
    deniedAfter.has(parts[at + 2]?.typed ?? '')
  );
}
