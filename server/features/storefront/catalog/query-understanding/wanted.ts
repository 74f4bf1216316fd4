import { fold } from '../engine/text/fold.ts';
import type { AnswerableWish } from './answerable-wish.ts';
import type { NumberFilter, WantedWord } from '../engine/engine.ts';
import { datePlaces } from './dates.ts';
import type { Interpretation, Recognised } from '../query/interpretation.ts';
import { exclusionsOf, interpretationsOf, isModelWord, type TakenApart } from './interpretations.ts';
import type { Sentence } from './cues/sentence.ts';
import { lackedBy } from './lacking.ts';
import type { KnownOfParts, Need } from './need.ts';
import { isObjectOf } from './objects.ts';
import { purposeWords } from './purpose.ts';
import type { QueryPart } from './query-part.ts';
import { isNumber, textWithout } from './query-text.ts';
import type { SaidChoices } from './said-choices.ts';
import type { Segment } from './segment.ts';
import type { Wishes } from './wishes.ts';

/** A query whose words are not yet put into segments, and how that is done. */
export type Asked = {
  query: Omit<TakenApart, 'segments'> & { isNameAsIs(word: string): boolean };
  segments(parts: readonly QueryPart[]): Segment[];
  wishes: Wishes;
  choices: SaidChoices;
};

/** How much of it: "пополнить стим на 5000". */
const nominal = /^\d{3,}$/;
const lacking = /(?:^|\s)(?:нету?|жоқ|жок)$/i;

/** Tells of the parts of a query what their segments are. */
export function knownOfParts(
  parts: readonly QueryPart[],
  { query, segments }: Pick<Asked, 'query' | 'segments'>,
): KnownOfParts {
  const all = segments(parts);
  const segmentAt = parts.map(({ from }) => all.find((one) => from >= one.from && from < one.to));
  const isPartOfMore = (at: number) =>
    segmentAt[at] !== undefined && segmentAt.filter((one) => one === segmentAt[at]).length > 1;
  return {
    isThing: (at) => isThing(segmentAt[at]),
    mayBeThing: (at) => segmentAt[at]?.thing === true || segmentAt[at]?.category?.whole === true,
    isPartOfMore,
    together: (at) => parts.flatMap((_, other) => (segmentAt[other] === segmentAt[at] ? [other] : [])),
    isPartOfQuality: (at) => segmentAt[at]?.quality === true && isPartOfMore(at),
    priced: query.price !== null,
  };
}

/**
 * Lays out interpretations of a need, with the brand, colour or quantity beside it, then without. None where a product is
 * named besides that is what is sought; `isBeside` tells of one that only belongs to the need.
 */
export function* interpretationsOfNeed(
  parts: readonly QueryPart[],
  need: Need,
  asked: Asked,
  isBeside: (segment: Segment) => boolean = () => false,
): Generator<Interpretation> {
  const { query, segments } = asked;
  const all = segments(parts);
  const said = new Set<object>(need.tokens);
  const dates = datePlaces(parts);
  const left = parts.filter((part, at) => !said.has(part) && !dates.has(at));
  const [only] = need.categories;
  const answers = only !== undefined && need.categories.length === 1 ? answersOfNeed(parts, left, only, asked) : [];
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
  const purpose = parts.find(({ typed }) => purposeWords.has(typed))?.from ?? Infinity;
  const besides = rest.filter(
    (one) => !isFor(one) && !one.absent && isThing(one) && one.brand === null && one.from < purpose,
  );
  if (besides.some((one) => !isBeside(one) && !isObjectOf(one, need, parts, query.isNameAsIs))) return;
  // Of several things that do it the one that is named: «киім үтіктейтін үтік».
  const chosen = besides.findLast(({ category }) => category?.whole && need.categories.includes(category.id))?.category;
  if (chosen && need.categories.length > 1) {
    yield* interpretationsOfNeed(parts, { ...need, categories: [chosen.id] }, asked, isBeside);
    return;
  }
  // A phone that a glass is for is told by its model.
  const isDevice = (one: Segment) =>
    only !== undefined && query.accessories.has(only) && (/\d/.test(one.read) || goesOnModel(one, rest));
  const telling = rest.filter(
    (one) =>
      !one.absent &&
      (!one.target || nominal.test(one.read) || isDevice(one)) &&
      one.words.length > 0 &&
      !besides.includes(one) &&
      (one.brand !== null || one.quality || /\d/.test(one.read) || goesOnModel(one, rest)),
  );
  // A model that is told with the name of its line, "айфон 16", is no other 16.
  const inFull = ({ from, to, words }: Segment) =>
    all.find((one) => one.from === from && one.to === to && one.words.length > 0)?.words ?? words;
  const single = need.categories.length === 1 && only !== undefined;
  const without = textWithout(query.text, need.tokens);
  const recognised: Recognised = single
    ? { kind: 'category', id: only, without }
    : { kind: 'among', ids: need.categories, without };
  // "Розетки нет", «розетка жоқ» tells of the trouble, and of nothing that products must not be.
  const isTrouble = ({ denied }: Segment) =>
    denied !== undefined && lacking.test(query.text.slice(denied.from, denied.to));
  const exclusions = exclusionsOf(
    query,
    rest.filter((one) => !isTrouble(one)),
    null,
  );
  const base = (words: readonly WantedWord[], price: boolean): Interpretation => ({
    words: [...need.words, ...words],
    wordsNeeded: need.words.length + words.length,
    category: single ? only : null,
    among: single ? [] : need.categories,
    except: exclusions.categories,
    exceptWords: [...exclusions.words, ...(need.except ?? [])],
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
  const wordsOf = (one: Segment): readonly WantedWord[] =>
    nominal.test(one.read)
      ? [[...(one.words[0] ?? []), { form: one.read, weight: 1 }]]
      : isDevice(one)
        ? inFull(one)
        : one.words;
  const words = telling.flatMap(wordsOf);
  const ofBrand = telling.filter(({ brand }) => brand !== null).flatMap(wordsOf);
  for (const price of query.price ? [true, false] : [true]) {
    if (words.length > 0) yield* wished(base(words, price), answers, query.text);
    if (ofBrand.length > 0 && ofBrand.length < words.length) yield* wished(base(ofBrand, price), answers, query.text);
    yield* wished(base([], price), answers, query.text);
    if (answers.length > 0) yield base([], price);
  }
}

/** Answers what is said besides a need, and the qualities that words of the need say: "сам стирает тряпку". */
function answersOfNeed(
  parts: readonly QueryPart[],
  left: readonly QueryPart[],
  category: number,
  { wishes, choices, segments }: Asked,
): AnswerableWish[] {
  const isCounted = (wish: AnswerableWish) => wish.parts.some(({ text }) => isNumber.test(text));
  const besides = wishes.of(left)?.answersIn(category) ?? [];
  const all = wishes.of(parts)?.answersIn(category) ?? [];
  // "Ларь литров на 300": litres tell of a freezer, and are counted besides.
  const answers = [
    ...besides.filter((wish) => !wish.optional && !isCounted(wish)),
    ...all.filter((wish) => wish.optional || isCounted(wish)),
  ];
  if (!choices.mayBeIn(left)) return answers;
  const known = new Set([...parts.filter((part) => !left.includes(part)), ...answers.flatMap((wish) => wish.parts)]);
  const named = choices.answersIn(category, parts, segments(parts), known);
  return [...answers, ...named.filter(({ choice }) => choice !== 'made')];
}

/** What is sought by a query with wishes, and how they are answered. */
export type Answered = { category: number | null; sought: Segment | undefined; answers: readonly AnswerableWish[] };

/**
 * Answers the quantities and qualities of a query by the category that is sought; null where there is nothing to answer. What
 * is put `aside` says whom it is for: «балаға тіс щёткасы».
 */
export function answersIn(
  parts: readonly QueryPart[],
  { query, segments, wishes, choices }: Asked,
  aside: readonly QueryPart[] = [],
): Answered | null {
  // "Игровой ноутбук" is a section of its own, "игровой монитор" is a monitor of a kind.
  const wanted = wishes.of(parts, ({ from }) =>
    segments(parts).some(
      (one) =>
        from >= one.from && from < one.to && !one.target && (one.category?.whole === true || one.read.includes(' ')),
    ),
  );
  const mayChoose = choices.mayBeIn(parts);
  const ofWhom = wishes.of(aside);
  if (!wanted && !mayChoose && !ofWhom) return null;
  // A word of a wish may look like a category: «қуатты» is powerful, and power is a section.
  // Nor is what must not be, though nothing else were left: "роутер, где нет кабеля".
  const denied = segments(parts).filter(({ absent }) => absent);
  // «Шаңсорғышқа қап» is a name: a cleaner is no name of what is left without the bag.
  const names = segments(parts).filter(
    (one) => isThing(one) && one.category?.whole === false && one.read.includes(' '),
  );
  const isNamed = (part: QueryPart) => names.some(({ from, to }) => part.from >= from && part.to <= to);
  const isLeft = (part: QueryPart) =>
    (!wanted?.said.has(part) || isNamed(part)) && !denied.some(({ from, to }) => part.from >= from && part.to <= to);
  const others = wanted && wanted.said.size > 0 ? parts.filter(isLeft) : parts;
  // "Зарядка без провода для телефона": what is left of a quality is what all of it is for.
  const isFor =
    others !== parts &&
    segments(others).length > 0 &&
    segments(others).every(({ from }) => segments(parts).some((one) => one.from === from && one.target));
  const left = soughtIn(query, segments(others));
  const category = (isFor ? null : left) ?? (others === parts ? null : soughtIn(query, segments(parts))) ?? left;
  const answers = category === null ? [] : [wanted, ofWhom].flatMap((wished) => wished?.answersIn(category) ?? []);
  if (mayChoose) {
    const answered = new Set(answers.flatMap((wish) => wish.parts));
    answers.push(...choices.answersIn(category, parts, segments(parts), answered));
  }
  if (answers.length === 0) return null;
  // "Большой морозильник": a freezer is what it is, though fridges have one inside.
  const sought = segments(parts).find((one) => one.category?.id === category && !one.target);
  return { category, sought, answers };
}

/**
 * Tells whether a query asks for a thing by what it is like and not for what helps with that: "телефон, чтобы заряжался
 * быстро" is no charger, if all that is said to be done belongs to a quality.
 */
export function asksForQuality(
  { sought, answers }: Answered,
  { head, language, content }: Pick<Sentence, 'head' | 'language' | 'content'>,
  need: Need | null,
): boolean {
  const told = new Set(answers.flatMap(({ optional, parts }) => (optional && parts.length > 1 ? parts : [])));
  // A query in letters of both languages may be a Kazakh one.
  const heads = language === null ? [head, content.at(-1)] : [head];
  const isHead = sought !== undefined && heads.some((one) => one && one.from >= sought.from && one.from < sought.to);
  return told.size > 0 && isHead && (need?.actions.every((part) => told.has(part)) ?? true);
}

/**
 * Lays out interpretations of a query with quantities and qualities that become filters of the category that is sought:
 * exactly so much, then at least.
 */
export function* wishedInterpretations(
  parts: readonly QueryPart[],
  { category, sought, answers }: Answered,
  { query, segments }: Pick<Asked, 'query' | 'segments'>,
): Generator<Interpretation> {
  const isSought = ({ from }: QueryPart) => sought !== undefined && from >= sought.from && from < sought.to;
  // What names a value is a filter while that finds something, else it is understood as any word.
  const by = (...kinds: AnswerableWish['choice'][]) => answers.filter(({ choice }) => kinds.includes(choice));
  const said = by(undefined, 'said');
  const named = by(undefined, 'said', 'likely');
  const passes: { some: readonly AnswerableWish[]; strict: boolean }[] = [];
  if (named.length > said.length) passes.push({ some: named, strict: true });
  // A word that is made of a value may stand in names.
  if (answers.length > named.length) passes.push({ some: said, strict: true }, { some: answers, strict: true });
  if (said.length > 0) passes.push({ some: said, strict: false });
  if (by(undefined).length < said.length && by(undefined).length > 0)
    passes.push({ some: by(undefined), strict: false });
  for (const { some, strict } of passes) {
    const answered = new Set(some.flatMap((wish) => wish.parts));
    const whole = segments(parts.filter((part) => !answered.has(part) || isSought(part)));
    // What is sought may be named by the rest of its words: a cooker by those of «плита газ, духовка электро».
    const rest = segments(parts.filter((part) => !answered.has(part)));
    const left = rest.length > 0 && soughtIn(query, rest) === category ? rest : whole;
    for (const interpretation of interpretationsOf({ ...query, segments: left })) {
      if (interpretation.category !== category) break;
      if (some.length === 0) yield interpretation;
      else yield* wished(interpretation, some, query.text);
      if (strict) break;
    }
  }
}

/** "S25 ультра": a word of a model is said of the code before it. */
function goesOnModel(one: Segment, all: readonly Segment[]): boolean {
  const before = all[all.indexOf(one) - 1];
  return before !== undefined && /\d/.test(before.read) && isModelWord(one);
}

/** Tells whether a segment names a product; a word that was guessed may be one of what is wanted done. */
export function isThing(segment: Segment | undefined): boolean {
  return segment !== undefined && !segment.guessed && (segment.thing || segment.category?.whole === true);
}

function soughtIn(query: Asked['query'], segments: readonly Segment[]): number | null {
  const [first] = interpretationsOf({ ...query, segments });
  return first?.category ?? null;
}

/**
 * Adds the wishes to an interpretation: as they were said, then wider where that can be, then without the qualities that
 * no product may have.
 */
function* wished(
  interpretation: Interpretation,
  answers: readonly AnswerableWish[],
  text: string,
): Generator<Interpretation> {
  const sure = answers.filter(({ optional }) => !optional);
  const [best] = answers.filter(({ optional }) => optional);
  const kept = [
    answers,
    ...(best && answers.length > sure.length + 1 ? [[...sure, best]] : []),
    ...(best ? [sure] : []),
  ];
  const canWiden = answers.some(({ wider }) => wider);
  for (const some of kept)
    for (const wide of canWiden ? [false, true] : [false]) {
      const chosen = some.map((wish) => ({ wish, filter: (wide ? wish.wider : null) ?? wish.filter ?? null }));
      const words = some.flatMap(({ word }) => (word ? [word, word] : []));
      yield {
        ...interpretation,
        words: [...words, ...interpretation.words],
        wordsNeeded: interpretation.wordsNeeded + words.length,
        values: [...interpretation.values, ...some.flatMap(({ value }) => value ?? [])],
        exceptValues: some.flatMap(({ except }) => except ?? []),
        numbers: chosen.flatMap(({ filter }) => filter ?? []),
        relative: some.flatMap((wish) => wish.relative ?? []),
        recognised: [
          ...interpretation.recognised,
          ...chosen.flatMap(({ wish, filter }) => recognisedOf(wish, filter, text)),
        ],
      };
    }
}

function recognisedOf(
  { parts, relative, value, except, said }: AnswerableWish,
  filter: NumberFilter | null,
  text: string,
): Recognised[] {
  const without = textWithout(text, parts);
  if (value) return [{ kind: 'value', value, without }];
  if (said || except) {
    const named = said ? text.slice(said.from, said.to) : '';
    return [
      {
        kind: 'except',
        said: named,
        denies: lackedBy(fold(named)).length > 0,
        ...(except && { lacked: except }),
        without,
      },
    ];
  }
  if (!filter && !relative) return [];
  const bounds = filter ?? { attribute: relative?.attribute ?? 0, from: null, to: null };
  return [{ kind: 'number', bounds, direction: relative?.direction ?? null, without }];
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
