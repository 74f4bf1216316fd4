import { queryTokens } from '../engine/text/tokens.ts';
import type { WantedWord } from '../engine/engine.ts';
import { datePlaces } from './dates.ts';
import type { Interpretation, Recognised } from './interpretation.ts';
import { exclusionsOf, interpretationsOf, type TakenApart } from './interpretations.ts';
import type { Need, Needs } from './need.ts';
import type { QueryPart } from './query-parts.ts';
import { textWithout } from './query-text.ts';
import type { Segment, SegmentTools } from './segment.ts';
import type { AnswerableWish, Wishes } from './wishes.ts';

/** A query whose words are not yet put into segments, and how that is done. */
export type Asked = {
  query: Omit<TakenApart, 'segments'> & { isNameAsIs(word: string): boolean };
  segments(parts: readonly QueryPart[]): Segment[];
  wishes: Wishes;
};

/** What stands after is wanted to happen, and nothing in it is sought: "чтобы комп не выключался". */
export const purposeWords: ReadonlySet<string> = new Set(['чтобы', 'чтоб']);
/** For what: «ойынға»; a verb in this case («тазалауға») says what is done. */
const dative = /(?<!у)[гк][ае]$/;
const verbalNoun = /(?:у|уга|уге|тын|тин)$/;
/** How much of it: "пополнить стим на 5000". */
const nominal = /^\d{3,}$/;
const accusative = /^\p{L}{4,}[ндт][ыи]$/u;

/** Finds the category that a name of the tables stands for; null when the catalogue has none. */
export function categoryNamed(name: string, { lexicon, categories }: SegmentTools): number | null {
  const keys = queryTokens(name).map(lexicon.families.key);
  const concept = lexicon.concepts.at(keys, 0);
  const named = categories.at(keys, 0);
  if (named?.whole && named.end === keys.length) return named.id;
  const ofConcept = concept?.end === keys.length ? categories.ofConcept(concept.concept.id) : null;
  return ofConcept?.id ?? (named?.end === keys.length ? named.id : categories.withKeys(keys));
}

/** Finds what a query wants done, or who a present is for; null where it says neither. */
export function needIn(
  parts: readonly QueryPart[],
  { query, segments, needs }: Pick<Asked, 'query' | 'segments'> & { needs: Needs },
): Need | null {
  if (!needs.mayBeIn(parts)) return null;
  const all = segments(parts);
  const segmentAt = parts.map(({ from }) => all.find((one) => from >= one.from && from < one.to));
  const isPartOfMore = (at: number) =>
    segmentAt[at] !== undefined && segmentAt.filter((one) => one === segmentAt[at]).length > 1;
  return needs.find(parts, {
    isThing: (at) => isThing(segmentAt[at]),
    isPartOfMore,
    together: (at) => parts.flatMap((_, other) => (segmentAt[other] === segmentAt[at] ? [other] : [])),
    isPartOfQuality: (at) => segmentAt[at]?.quality === true && isPartOfMore(at),
    priced: query.price !== null,
  });
}

/**
 * Lays out interpretations of a need, with the brand, colour or quantity beside it, then without. None where a product is
 * named besides that is what is sought; `isBeside` tells of one that only belongs to the need.
 */
export function* interpretationsOfNeed(
  parts: readonly QueryPart[],
  need: Need,
  { query, segments, wishes }: Asked,
  isBeside: (segment: Segment) => boolean = () => false,
): Generator<Interpretation> {
  const all = segments(parts);
  const said = new Set<object>(need.tokens);
  const dates = datePlaces(parts);
  const left = parts.filter((part, at) => !said.has(part) && !dates.has(at));
  const [only] = need.categories;
  const answers = only !== undefined && need.categories.length === 1 ? (wishes.of(left)?.answersIn(only) ?? []) : [];
  const answered = new Set(answers.flatMap((wish) => wish.parts));
  const rest = segments(left.filter((part) => !answered.has(part)));
  // A product named besides is what is sought: "чайник, чтобы греть воду".
  // What stands last after what it is for is a thing of its own: "на телефон штатив".
  const lastThing = all.findLast((one) => isThing(one));
  const isFor = ({ from }: Segment) =>
    all.some(
      (one, at) =>
        one.target &&
        from >= one.from &&
        from < one.to &&
        !(one === lastThing && isThing(all[at - 1]) && all[at - 1]?.target),
    );
  const purpose = parts.find(({ text }) => purposeWords.has(text))?.from ?? Infinity;
  const besides = rest.filter(
    (one) => !isFor(one) && !one.absent && isThing(one) && one.brand === null && one.from < purpose,
  );
  if (besides.some((one) => !isBeside(one) && !isObjectOf(one, need.actions, parts, query.isNameAsIs))) return;
  const telling = rest.filter(
    (one) =>
      !one.absent &&
      (!one.target || nominal.test(one.read)) &&
      one.words.length > 0 &&
      !besides.includes(one) &&
      (one.brand !== null || one.quality || /\d/.test(one.read)),
  );
  const single = need.categories.length === 1 && only !== undefined;
  const without = textWithout(query.text, need.tokens);
  const recognised: Recognised = single
    ? { kind: 'category', id: only, without }
    : { kind: 'among', ids: need.categories, without };
  const exclusions = exclusionsOf(query, rest, null);
  const base = (words: readonly WantedWord[], price: boolean): Interpretation => ({
    words: [...need.words, ...words],
    wordsNeeded: need.words.length + words.length,
    category: single ? only : null,
    among: single ? [] : need.categories,
    except: exclusions.categories,
    exceptWords: exclusions.words,
    values: [],
    numbers: [],
    relative: [],
    price: query.price && price ? { from: query.price.from, to: query.price.to } : null,
    sort: query.cheap.length > 0 ? 'cheap' : null,
    text: query.text,
    changes: droppedOf(query, telling, words.length > 0, price),
    recognised: [
      recognised,
      ...(query.price && price
        ? [{ kind: 'price', id: null, without: textWithout(query.text, query.price.tokens) } as const]
        : []),
      ...(query.cheap.length > 0
        ? [{ kind: 'sort', id: null, without: textWithout(query.text, query.cheap) } as const]
        : []),
      ...exclusions.recognised,
    ],
  });
  const words = telling.flatMap(({ read, words: own }) =>
    nominal.test(read) ? [[...(own[0] ?? []), { form: read, weight: 1 }]] : [...own],
  );
  for (const price of query.price ? [true, false] : [true]) {
    if (words.length > 0) yield* wished(base(words, price), answers, query.text);
    yield* wished(base([], price), answers, query.text);
    if (answers.length > 0) yield base([], price);
  }
}

/**
 * Lays out interpretations of a query with quantities and qualities that become filters of the category that is sought:
 * exactly so much, then at least.
 */
export function* wishedInterpretations(
  parts: readonly QueryPart[],
  { query, segments, wishes }: Asked,
): Generator<Interpretation> {
  // "Игровой ноутбук" is a section of its own, "игровой монитор" is a monitor of a kind.
  const wanted = wishes.of(parts, ({ from }) =>
    segments(parts).some(
      (one) =>
        from >= one.from && from < one.to && !one.target && (one.category?.whole === true || one.read.includes(' ')),
    ),
  );
  if (!wanted) return;
  // A word of a wish may look like a category: «қуатты» is powerful, and power is a section.
  const category =
    soughtIn(query, segments(parts.filter((part) => !wanted.said.has(part)))) ?? soughtIn(query, segments(parts));
  const answers = category === null ? [] : wanted.answersIn(category);
  if (category === null || answers.length === 0) return;
  const answered = new Set(answers.flatMap((wish) => wish.parts));
  // "Большой морозильник": a freezer is what it is, though fridges have one inside.
  const sought = segments(parts).find((one) => one.category?.id === category && !one.target);
  const isSought = ({ from }: QueryPart) => sought !== undefined && from >= sought.from && from < sought.to;
  const left = segments(parts.filter((part) => !answered.has(part) || isSought(part)));
  for (const interpretation of interpretationsOf({ ...query, segments: left })) {
    if (interpretation.category !== category) return;
    yield* wished(interpretation, answers, query.text);
  }
}

/**
 * What is done with it stands before it in Russian ("зарядить телефон"), after it and last in Kazakh («телефон зарядтау»),
 * wherever it stands in the Kazakh case of an object («телефонды»; «тышқаны» is
 * somebody's тышқан).
 */
function isObjectOf(
  { from, to }: Segment,
  actions: readonly object[],
  parts: readonly QueryPart[],
  isNameAsIs: (word: string) => boolean,
): boolean {
  const before = parts.findLast((part) => part.to <= from);
  const after = parts.filter((part) => part.from >= to);
  const own = parts.filter((part) => part.from >= from && part.to <= to);
  return (
    own.some(({ typed }) => accusative.test(typed) && !isNameAsIs(typed.slice(0, -1))) ||
    (after[0] !== undefined && verbalNoun.test(after[0].typed) && actions.includes(after[0])) ||
    (before !== undefined && actions.includes(before)) ||
    (after.length > 0 && after.every((part) => actions.includes(part) && !dative.test(part.typed)))
  );
}

/** Tells whether a segment names a product; a word that was guessed may be one of what is wanted done. */
export function isThing(segment: Segment | undefined): boolean {
  return segment !== undefined && !segment.guessed && (segment.thing || segment.category?.whole === true);
}

function soughtIn(query: Asked['query'], segments: readonly Segment[]): number | null {
  const [first] = interpretationsOf({ ...query, segments });
  return first?.category ?? null;
}

/** Adds the wishes to an interpretation: as they were said, then wider where that can be. */
function* wished(
  interpretation: Interpretation,
  answers: readonly AnswerableWish[],
  text: string,
): Generator<Interpretation> {
  const widths = answers.some(({ filter, relative }) => !relative && filter) ? [false, true] : [false];
  const relative = answers.flatMap((wish) => (wish.relative ? [wish.relative] : []));
  const canWiden = answers.some((wish) => !wish.relative && wish.wider !== null);
  for (const wide of canWiden ? widths : [false]) {
    const chosen = answers.map((wish) => ({
      wish,
      filter: wish.relative ? null : wide ? (wish.wider ?? wish.filter) : wish.filter,
    }));
    yield {
      ...interpretation,
      numbers: chosen.flatMap(({ filter }) => filter ?? []),
      relative,
      recognised: [
        ...interpretation.recognised,
        ...chosen.map(
          ({ wish, filter }): Recognised => ({
            kind: 'number',
            bounds: filter ?? { attribute: wish.relative?.attribute ?? 0, from: null, to: null },
            direction: wish.relative?.direction ?? null,
            without: textWithout(text, wish.parts),
          }),
        ),
      ],
    };
  }
}

function droppedOf(
  { text, price, changes }: Asked['query'],
  telling: readonly Segment[],
  worded: boolean,
  priced: boolean,
): Interpretation['changes'] {
  const dropped = [
    ...(worded ? [] : telling.map(({ from, to }) => ({ from, to }))),
    ...(price && !priced ? [{ from: price.tokens[0]?.from ?? 0, to: price.tokens.at(-1)?.to ?? 0 }] : []),
  ];
  return [
    ...changes.filter(({ kind }) => kind === 'layout'),
    ...dropped.map(({ from, to }) => ({ kind: 'dropped' as const, typed: text.slice(from, to), read: '', from, to })),
  ];
}
