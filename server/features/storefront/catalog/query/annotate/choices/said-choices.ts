import { fold } from '../../../engine/text/fold.ts';
import { readTable } from '../../data/tables.ts';
import { isLackingNoun, isOwning } from '../../morphology/endings.ts';
import { isAdjective } from '../../morphology/ru.ts';
import type { Lexicon } from '../../normalize/lexicon.ts';
import type { QueryPart } from '../../normalize/query-part.ts';
import { createPrefixIndex } from '../../normalize/spelling/prefix-index.ts';
import { covers } from '../../frame/reading.ts';
import type { Segment, Span } from '../names/segment.ts';
import { denialOf, denialsIn, isDenyingWord, type Denial } from '../negation/denials.ts';
import { negatedStems } from '../negation/lacking.ts';
import type { AnswerableWish } from '../qualities/answerable-wish.ts';
import type { AttributeNames } from '../qualities/attribute-names.ts';
import type { ValueNames } from '../values.ts';
import { wordsOf } from '../../data/words.ts';
import { createKnownChoices, haveOf, lackOf, type ChoiceSources, type Having, type Sayings } from './known-choices.ts';

/** Finds attributes that products have or lack, and values. */
export type SaidChoices = {
  /** Answers in a category by parts that are not `answered`. */
  answersIn(
    category: number,
    parts: readonly QueryPart[],
    segments: readonly Segment[],
    answered: ReadonlySet<QueryPart>,
  ): AnswerableWish[];
  /** Whether a query may name an attribute or a value. */
  mayBeIn(parts: readonly QueryPart[]): boolean;
};

/** A query in a category; `keys` and `denials` are of its parts. */
type Query = {
  category: number;
  parts: readonly QueryPart[];
  keys: readonly string[];
  segments: readonly Segment[];
  denials: readonly Denial[];
  sayings: Sayings;
};
type Row = { attribute: string; has: string; isAdjective: boolean };
/** A named attribute. `isLacked`: the word itself means "without"; `isOwn`: named as in the catalogue. */
type Named = { at: readonly number[]; having: Having; isAdjective: boolean; isOwn: boolean; isLacked: boolean };
type Answer = { at: readonly number[] } & Omit<AnswerableWish, 'parts'>;

const MAX_WINDOW = 4;
const latin = /^[a-z]/;
const hasDigit = /\d/;
const latinOrNumber = /[a-z0-9]/;
const withBefore = wordsOf('with before');
const withBehind = wordsOf('with behind');
const rows = createPrefixIndex(
  readTable<'attribute' | 'category has' | 'nouns' | 'adjectives'>('choices').flatMap((row): [string, Row][] => {
    const own = { attribute: fold(row.attribute), has: fold(row['category has']) };
    return [
      [row.nouns, { ...own, isAdjective: false }],
      [row.adjectives, { ...own, isAdjective: true }],
    ];
  }),
);

/** Prepares names of attributes and values for a catalogue. */
export function createSaidChoices(
  sources: ChoiceSources,
  lexicon: Lexicon,
  values: ValueNames,
  attributeNames: AttributeNames,
): SaidChoices {
  const known = createKnownChoices(sources, lexicon);

  return {
    mayBeIn: (parts) =>
      parts.length > 1 && parts.some((part) => mayNameChoice(part) || attributeNames.hasWord(part.typed)),
    answersIn(category, parts, segments, answered) {
      const keys = parts.map(({ text }) => lexicon.families.key(text));
      const query = { category, parts, keys, segments, denials: denialsIn(parts), sayings: known.of(category) };
      const taken = new Set(parts.flatMap((part, at) => (answered.has(part) ? [at] : [])));
      const free = (answers: readonly Answer[]): Answer[] =>
        answers.filter(({ at }) => {
          if (at.some((place) => taken.has(place))) return false;
          for (const place of at) taken.add(place);
          return true;
        });
      const found = [attributesOf, deniedValuesOf, describedOf, valuesOf].flatMap((read) => free(read(query)));
      return found.map(({ at, ...answer }) => ({ ...answer, parts: at.map((place) => parts[place] as QueryPart) }));
    },
  };

  /** Attributes that products must have or lack. */
  function attributesOf(query: Query): Answer[] {
    const { parts, denials } = query;
    return [...namedIn(query), ...calledIn(query)].flatMap(({ at, having, isOwn, isLacked, ...named }): Answer[] => {
      const denial = isLacked ? { by: 'without', at, said: spanOf(parts, at) } : denialOf(denials, parts, at);
      if (!denial) {
        const value = !isSought(at, query) && (named.isAdjective || isHad(parts, at)) ? haveOf(having) : null;
        return value ? [{ at, value, choice: 'said' }] : [];
      }
      // A lack is "not" an adjective, or "without" a noun.
      const isLack =
        denial.by === 'not' ? named.isAdjective : !isAdjective(parts[at[0] ?? 0]?.typed ?? '') || !named.isAdjective;
      return isOwn || isLack ? [{ at: denial.at, ...lackOf(having), said: denial.said, choice: 'said' }] : [];
    });
  }

  /** Attributes named as in the catalogue. */
  function namedIn({ parts, keys, sayings }: Query): Named[] {
    return windowsIn(parts).flatMap((at): Named[] => {
      const last = at.at(-1) ?? 0;
      const stem = stemOf(parts[last]);
      const name = at.map((place) =>
        place === last && stem !== null ? lexicon.families.key(stem) : (keys[place] ?? ''),
      );
      const having = sayings.own.get(known.nameOf(name));
      return having ? [{ at, having, isAdjective: false, isOwn: true, isLacked: stem !== null }] : [];
    });
  }

  /** Attributes by their everyday names. */
  function calledIn({ parts, sayings: { byName, names } }: Query): Named[] {
    return parts.flatMap((part, at): Named[] => {
      const found = rows
        .of(part.typed)
        .filter(({ attribute, has }) => byName.has(attribute) && (has === '' || names.has(has)));
      const [first] = found;
      const having = first && byName.get(first.attribute);
      if (!having) return [];
      const isAdjective = found.some((row) => row.isAdjective && row.attribute === first.attribute);
      return [{ at: [at], having, isAdjective, isOwn: false, isLacked: stemOf(part) !== null }];
    });
  }

  /** Values that products must not have. */
  function deniedValuesOf({ category, parts, segments, denials }: Query): Answer[] {
    return segments.flatMap((segment): Answer[] => {
      if (!segment.absent || segment.brand !== null || segment.category?.whole) return [];
      const at = placesOf(segment, parts);
      const denial = denialOf(denials, parts, at) ?? { at, said: spanOf(parts, at) };
      const forms = [lexicon.families.key(segment.read), ...segment.words.flat().map(({ form }) => form)];
      const except = values.find(category, segment.read, forms)?.value;
      return except ? [{ at: denial.at, except, said: denial.said, choice: 'said' }] : [];
    });
  }

  /**
   * Values by a word of theirs next to a word of the attribute's name, with the rest of that name: "казахские буквы",
   * "полная защита от протечек".
   */
  function describedOf(query: Query): Answer[] {
    const { parts, keys, denials, sayings } = query;
    return keys.flatMap((key, place) =>
      (sayings.described.get(key) ?? []).flatMap(({ id, words, values }): Answer[] =>
        [place - 1, place + 1].flatMap((beside) => {
          let [from, to] = [Math.min(place, beside), Math.max(place, beside)];
          while (words.has(keys[from - 1] ?? '')) from--;
          while (words.has(keys[to + 1] ?? '')) to++;
          const at = Array.from({ length: to - from + 1 }, (_, offset) => from + offset);
          const found = values.get(keys[beside] ?? '');
          return !found || isSought(at, query) || denialOf(denials, parts, at)
            ? []
            : [{ at, value: { group: id, values: found }, choice: 'said' }];
        }),
      ),
    );
  }

  /** Values by their full names: Latin ones, or several words with a number. */
  function valuesOf(query: Query): Answer[] {
    const { parts, keys, denials, sayings } = query;
    return windowsIn(parts).flatMap((at): Answer[] => {
      const own = at.map((place) => keys[place] ?? '');
      const isClear = own.length > 1 ? own.some((key) => hasDigit.test(key)) : latin.test(own[0] ?? '');
      const value = isClear && sayings.values.get(known.nameOf(own));
      return !value || isSought(at, query) || denialOf(denials, parts, at) ? [] : [{ at, value, choice: 'likely' }];
    });
  }
}

function mayNameChoice({ typed, grammar }: QueryPart): boolean {
  const isSmall = [withBefore, withBehind].some((words) => words.has(typed)) || isDenyingWord(typed);
  if (isSmall || latinOrNumber.test(typed)) return true;
  return grammar.negated.length > 0 || rows.of(typed).length > 0;
}

/** Whether parts name the requested category itself. */
function isSought(at: readonly number[], { category, parts, segments }: Query): boolean {
  return at.every((place) => {
    const part = parts[place] as QueryPart;
    const own = segments.find((one) => covers(one, part));
    return own?.category?.id === category && own.category.whole && !own.absent && !own.denied;
  });
}

function isHad(parts: readonly QueryPart[], at: readonly number[]): boolean {
  const last = at.at(-1) ?? 0;
  return (
    withBefore.has(parts[(at[0] ?? 0) - 1]?.typed ?? '') ||
    withBehind.has(parts[last + 1]?.typed ?? '') ||
    isOwning(parts[last]?.typed ?? '')
  );
}

/** The stem of a word that means "without …". */
function stemOf(part: QueryPart | undefined): string | null {
  return part && isLackingNoun(part.typed) ? (negatedStems(part.typed)[0] ?? null) : null;
}

/** All runs of parts, the longest first at each place. */
function windowsIn(parts: readonly QueryPart[]): number[][] {
  return parts.flatMap((_, at) => {
    const longest = Math.min(MAX_WINDOW, parts.length - at);
    return Array.from({ length: longest }, (__, shorter) =>
      Array.from({ length: longest - shorter }, (___, offset) => at + offset),
    );
  });
}

function placesOf(segment: Segment, parts: readonly QueryPart[]): number[] {
  return parts.flatMap((part, place) => (covers(segment, part) ? [place] : []));
}

function spanOf(parts: readonly QueryPart[], at: readonly number[]): Span {
  return { from: parts[at[0] ?? 0]?.from ?? 0, to: parts[at.at(-1) ?? 0]?.to ?? 0 };
}
