import { fold } from '../engine/text/fold.ts';
import { createBeginnings } from './beginnings.ts';
import { denialBeside, denyingWords, type ChoiceDenial } from './choice-denials.ts';
import { choiceNames } from './choice-names.data.ts';
import {
  createKnownChoices,
  haveOf,
  lackOf,
  valuesNamed,
  type ChoiceSources,
  type Having,
  type Sayings,
} from './known-choices.ts';
import { listing } from './denied.ts';
import { lackedBy } from './lacking.ts';
import type { AnswerableWish } from './answerable-wish.ts';
import type { Lexicon } from './lexicon.ts';
import type { QueryPart } from './query-part.ts';
import { isAdjective } from './russian.ts';
import type { Segment } from './segment.ts';
import { heardRoot, isMade } from './value-roots.ts';

/** Finds what a query says that products have or lack, and values of their attributes. */
export type SaidChoices = {
  /** Answers in a category, or where none is sought, what parts that are not `answered` say. */
  answersIn(
    category: number | null,
    parts: readonly QueryPart[],
    segments: readonly Segment[],
    answered: ReadonlySet<QueryPart>,
  ): AnswerableWish[];
  /** Tells whether anything of a query may name an attribute or a value. */
  mayBeIn(parts: readonly QueryPart[]): boolean;
};

/** A query that is asked in a category, and the places of its parts. */
type Query = {
  category: number | null;
  parts: readonly QueryPart[];
  keys: readonly string[];
  segments: readonly Segment[];
  sayings: Sayings;
};
type Row = { attribute: string; beside: string | null; adjective: boolean };
/** An attribute that is spoken of. `lacked`: the word itself says that it is not there, «камерасыз». */
type Said = { at: readonly number[]; having: Having; adjective: boolean; own: boolean; lacked: boolean };
type Answer = { at: readonly number[] } & Omit<AnswerableWish, 'parts'>;

/** Words of a name or a value that are looked for together. */
const MAX_WINDOW = 4;
const latin = /^[a-z]/;
const hasDigit = /\d/;
const latinOrNumber = /[a-z0-9]/;
/** What a product comes with: "с камерой", «камерасы бар», «камерамен», «камералы». */
const withBefore: ReadonlySet<string> = new Set(['с', 'со', 'есть', 'имеет', 'плюс']);
const withBehind: ReadonlySet<string> = new Set(['бар', 'барын', 'есть', 'болсын', 'керек']);
const withEnding = /.{3}(?:[мбп]ен|[лдт][ыи])$/;
/** Before what a product is made of, has or stands on. */
const comesBefore: ReadonlySet<string> = new Set([...withBefore, 'на', 'из']);
const lackingEnding = /с[ыи]з(?:[ыи]н?|д[ае]р[ыи]?)?$/;

/** Small words beside which something may be had, made of, or lacking. */
const telling: ReadonlySet<string> = new Set([...comesBefore, ...withBehind, ...denyingWords]);

/** Prepares names of attributes and values for a catalogue. */
export function createSaidChoices(sources: ChoiceSources, lexicon: Lexicon): SaidChoices {
  const known = createKnownChoices(sources, lexicon);
  const rows = createBeginnings(choiceNames.flatMap(beginningsOf));

  return {
    mayBeIn: (parts) => parts.length > 1 && parts.some(mayTell),
    answersIn(category, parts, segments, answered) {
      const keys = parts.map(({ text }) => lexicon.families.key(text));
      const query: Query = { category, parts, keys, segments, sayings: known.of(category) };
      const taken = new Set(parts.flatMap((part, at) => (answered.has(part) ? [at] : [])));
      const free = (answers: readonly Answer[]): Answer[] =>
        answers.filter(({ at }) => {
          if (at.some((place) => taken.has(place))) return false;
          for (const place of at) taken.add(place);
          return true;
        });
      const said = withoutShared(free([...attributesOf(query), ...deniedValuesOf(query)]), taken, query);
      return [...said, ...free(valuesOf(query)), ...free(madeOf(query))].map(({ at, ...answer }) => ({
        ...answer,
        parts: at.map((place) => parts[place] as QueryPart),
      }));
    },
  };

  function mayTell({ typed }: QueryPart): boolean {
    if (telling.has(typed) || latinOrNumber.test(typed) || isMade(typed)) return true;
    return lackedBy(typed).length > 0 || rows.of(typed).length > 0;
  }

  /** Attributes that products are said to have or to lack. */
  function attributesOf(query: Query): Answer[] {
    const { parts, segments } = query;
    return [...namedIn(query), ...calledIn(query)].flatMap(({ at, having, adjective, own, lacked }): Answer[] => {
      const denial = lacked ? lackedAt(parts, at) : denialBeside(parts, at, segments);
      if (!denial) {
        const value = !isSought(at, query) && (adjective || isHad(parts, at)) ? haveOf(having) : null;
        return value ? [{ at, value, choice: 'said' }] : [];
      }
      // "Не умный" and "без приложения" are said, "не приложение" and "без умного" are of something else.
      const isLack = denial.by === 'not' ? adjective : !isAdjective(parts[at[0] ?? 0]?.typed ?? '') || !adjective;
      return own || isLack ? [{ at: denial.at, ...lackOf(having), said: denial.said, choice: 'said' }] : [];
    });
  }

  /** What is called as in the catalogue; «вайфайсыз» is without what its stem names. */
  function namedIn({ parts, keys, sayings }: Query): Said[] {
    return windowsIn(parts).flatMap(({ at, end }): Said[] => {
      const stem = stemOf(parts[end - 1]);
      const name = stem === null ? keys.slice(at, end) : [...keys.slice(at, end - 1), lexicon.families.key(stem)];
      const having = sayings.own.get(known.nameOf(name));
      return having ? [{ at: placesFrom(at, end), having, adjective: false, own: true, lacked: stem !== null }] : [];
    });
  }

  /** What is called as people do. */
  function calledIn({ parts, sayings: { byName, names } }: Query): Said[] {
    return parts.flatMap((part, at): Said[] => {
      const told = rows
        .of(part.typed)
        .filter(({ attribute, beside }) => byName.has(attribute) && (beside === null || names.has(beside)));
      const attribute = told[0]?.attribute ?? '';
      const having = byName.get(attribute);
      const adjective = told.some((one) => one.adjective && one.attribute === attribute);
      return having ? [{ at: [at], having, adjective, own: false, lacked: stemOf(part) !== null }] : [];
    });
  }

  /** Values that products must not have: "не рожковая", «индукция емес». */
  function deniedValuesOf({ parts, segments, sayings }: Query): Answer[] {
    return segments.flatMap((segment): Answer[] => {
      if (!segment.absent || segment.brand !== null || segment.category?.whole) return [];
      const denial = denialBeside(parts, placesOf(segment, parts), segments);
      const except =
        denial && valuesNamed([lexicon.families.key(segment.read), segment.words[0]?.[0]?.form ?? ''], sayings);
      return denial && except ? [{ at: denial.at, except, said: denial.said, choice: 'said' }] : [];
    });
  }

  /** Values that are named in full: "usb 3.2", "ips". */
  function valuesOf(query: Query): Answer[] {
    const { parts, keys, segments, sayings } = query;
    return windowsIn(parts).flatMap(({ at, end }): Answer[] => {
      const own = keys.slice(at, end);
      const tells = own.length > 1 ? own.some((key) => hasDigit.test(key)) : latin.test(own[0] ?? '');
      const value = tells && sayings.values.get(known.nameOf(own));
      const places = placesFrom(at, end);
      if (!value || isSought(places, query) || denialBeside(parts, places, segments)) return [];
      return [{ at: places, value, choice: 'likely' }];
    });
  }

  /** Words that are made of a value, or that it is made of: "титановый", «магнитпен». */
  function madeOf({ parts, segments, sayings }: Query): Answer[] {
    return segments.flatMap((segment): Answer[] => {
      const places = placesOf(segment, parts);
      const [place = 0] = places;
      const part = parts[place];
      if (!part || places.length !== 1 || segment.thing || segment.brand !== null || segment.category?.whole) return [];
      if (segment.absent || stemOf(part) !== null || denialBeside(parts, places, segments)) return [];
      if (segment.target && !comesBefore.has(parts[place - 1]?.typed ?? '')) return [];
      const isKnown = segment.words.length > 0;
      const roots = known.rootsIn(part.typed);
      const all = !isKnown || part.mended ? [...roots, ...roots.map(heardRoot)] : roots;
      const root = all.find((one) => sayings.roots.has(one));
      const value = root === undefined ? undefined : sayings.roots.get(root);
      // What the catalogue has no word of can be nothing else.
      return value ? [{ at: places, value, choice: isKnown ? 'made' : 'likely' }] : [];
    });
  }
}

/** What goes on with a list of what must not be needs the word that denies: "без амоледа и оледа". */
function withoutShared(answers: readonly Answer[], taken: Set<number>, { parts, segments }: Query): readonly Answer[] {
  const left = segments.flatMap((one) =>
    one.absent && one.denied && placesOf(one, parts).some((place) => !taken.has(place)) ? [one.denied] : [],
  );
  if (left.length === 0) return answers;
  const goesOn = left.some(({ from }) => parts.some((part) => part.from === from && listing.has(part.text)));
  return answers.filter(({ at, said }) => {
    const isShared = goesOn || at.some((place) => left.some((span) => overlaps(parts[place], span)));
    if (!said || !isShared) return true;
    for (const place of at) taken.delete(place);
    return false;
  });
}

function overlaps(part: QueryPart | undefined, { from, to }: { from: number; to: number }): boolean {
  return part !== undefined && part.from < to && part.to > from;
}

function beginningsOf(row: string): [string, Row][] {
  const [said = '', nouns = '', adjectives = ''] = row.split('|').map((cell) => cell.trim());
  const [attribute = '', beside = null] = said.split('@').map((one) => fold(one.trim()));
  return [
    [nouns, { attribute, beside, adjective: false }],
    [adjectives, { attribute, beside, adjective: true }],
  ];
}

/** Tells whether parts name what is sought itself. */
function isSought(at: readonly number[], { category, parts, segments }: Query): boolean {
  return at.every((place) => {
    const part = parts[place] as QueryPart;
    const own = segments.find((one) => part.from >= one.from && part.to <= one.to);
    return own?.category?.id === category && own.category.whole && !own.absent && !own.denied;
  });
}

function isHad(parts: readonly QueryPart[], at: readonly number[]): boolean {
  const first = at[0] ?? 0;
  const last = at.at(-1) ?? 0;
  return (
    withBefore.has(parts[first - 1]?.typed ?? '') ||
    withBehind.has(parts[last + 1]?.typed ?? '') ||
    withEnding.test(parts[last]?.typed ?? '')
  );
}

/** What a word says by its ending to be lacking; null where it does not. */
function stemOf(part: QueryPart | undefined): string | null {
  return part && lackingEnding.test(part.typed) ? (lackedBy(part.typed)[0] ?? null) : null;
}

function lackedAt(parts: readonly QueryPart[], at: readonly number[]): ChoiceDenial {
  return { by: 'without', at, said: { from: parts[at[0] ?? 0]?.from ?? 0, to: parts[at.at(-1) ?? 0]?.to ?? 0 } };
}

/** All runs of parts, at each place the longest first. */
function windowsIn(parts: readonly QueryPart[]): { at: number; end: number }[] {
  return parts.flatMap((_, at) =>
    Array.from({ length: Math.min(MAX_WINDOW, parts.length - at) }, (__, shorter) => ({
      at,
      end: Math.min(parts.length, at + MAX_WINDOW) - shorter,
    })),
  );
}

function placesOf({ from, to }: Segment, parts: readonly QueryPart[]): number[] {
  return parts.flatMap((part, place) => (part.from >= from && part.to <= to ? [place] : []));
}

function placesFrom(at: number, end: number): number[] {
  return Array.from({ length: end - at }, (_, offset) => at + offset);
}
