import type { AnswerableWish } from '../annotate/qualities/answerable-wish.ts';
import type { QueryPart } from '../normalize/query-part.ts';
import type { Segment } from '../annotate/names/segment.ts';
import { SENTENCE, type Candidate } from './candidates.ts';
import {
  COSTS,
  covers,
  isLatinName,
  isName,
  type AnnotatedQuery,
  type Condition,
  type FrameTools,
  type Reading,
  type Span,
} from './reading.ts';

/** A reading with how well its categories can answer the query: a factor of their probability. */
export type FittedReading = { reading: Reading; fit: number };

/** Factors for each part of the query that the category cannot answer. */
const MISFIT = { brand: 0.15, name: 0.1, number: 0.7, wish: 0.5 } as const;
/** Factor for each wish that it can answer. */
const ANSWERED = 1.3;
/** Share of a category's products from which a word says no more than the category. */
const GENERIC_SHARE = 0.5;
/** Shares between which a name of the category means one of its kinds of products. */
const KIND_SHARE = { from: 0.1, to: 0.95 } as const;
/** "Бельё" is a noun, though it looks like a form of "белый". */
const neuterNoun = /ье$/;
const digits = /^\d+$/;
const startsWithDigit = /^\d/;
/** Part of a product's number, which product names need not contain. */
const productCode = /^(?=.*[a-z])(?=.*\d)[a-z\d]{5,}$/;

/** The categories of a reading, and the parts of the query that wishes explain. */
type Scope = {
  ids: readonly number[];
  /** Explained by any wish. */
  explained: readonly QueryPart[];
  /** Explained by a quantity or a stated value, not by a mere quality. */
  certain: readonly QueryPart[];
};

/** Reads a query as asking for products of a category. */
export function categoryReading(
  { category, among, listed = false }: Candidate,
  query: AnnotatedQuery,
  tools: FrameTools,
): FittedReading {
  const ids = category === null ? among : [category];
  const answersById = category === null && query.isGift ? [] : ids.map((id) => tools.answersIn(id, query));
  // Listed categories answer the wishes that all of them can. Others that are shown together answer none, though one might.
  const answers = (answersById[0] ?? []).filter(
    (answer) =>
      (category !== null || listed) &&
      !isDenied(answer, query) &&
      answersById.every((own) => own.some((other) => isSameAnswer(answer, other))),
  );
  const isMissed = category === null && !listed && answersById.some((own) => own.length > answers.length);
  const sums = query.nominals
    .filter(({ categories }) => ids.every((id) => categories.has(id)))
    .slice(0, 1)
    .map(({ attribute, value, parts }): AnswerableWish => ({ parts, filter: { attribute, from: value, to: value } }));
  const wishes = [...answers, ...sums];
  const scope: Scope = {
    ids,
    explained: wishes.flatMap(({ parts }) => parts),
    certain: wishes.flatMap(({ parts, optional }) => (optional ? [] : parts)),
  };
  const named: Span[] = [];
  const found = tools.wholeModels(ids[0] ?? 0, query.segments).map((segment) => {
    const result = segmentCondition(segment, query, scope, tools);
    if (result.isNamed) named.push(segment);
    return result;
  });
  const hasUnexplainedNumber = query.parts.some(
    (part) =>
      startsWithDigit.test(part.text) &&
      !scope.explained.includes(part) &&
      !query.segments.some((segment) => covers(segment, part)),
  );
  const isSum = query.price?.parts.some((part) => sums.some(({ parts }) => parts.includes(part)));
  return {
    fit: found.reduce(
      (product, { fit = 1 }) => product * fit,
      ANSWERED ** answers.length * (hasUnexplainedNumber ? MISFIT.number : 1) * (isMissed ? MISFIT.wish : 1),
    ),
    reading: {
      cost: 0,
      category,
      among,
      named,
      conditions: [
        ...withoutMakers(
          found.flatMap(({ condition }) => condition ?? []),
          query.segments,
        ),
        ...wishes.map((wish) => wishCondition(wish, isOfName(wish, query, ids, tools))),
        ...(isSum ? [] : priceCondition(query)),
      ],
    },
  };
}

function isSameAnswer(one: AnswerableWish, other: AnswerableWish): boolean {
  const condition = ({ filter, value, except, relative, word }: AnswerableWish) =>
    JSON.stringify([filter, value, except, relative, word]);
  return one === other || condition(one) === condition(other);
}

/** Whether an answer comes from the name of an excluded category: "ойын ноутбугі емес ноутбук". */
function isDenied({ parts }: AnswerableWish, { segments }: AnnotatedQuery): boolean {
  const excluded = segments.filter(({ absent, category }) => absent && category?.whole);
  return parts.every((part) => excluded.some((segment) => covers(segment, part)));
}

/** The condition of a price; none without one. */
export function priceCondition({ price }: AnnotatedQuery): Condition[] {
  return price
    ? [{ kind: 'price', price: { from: price.from, to: price.to }, spans: price.parts, cost: COSTS.price }]
    : [];
}

/** Turns a segment into a condition; `isNamed`: it names the category. */
function segmentCondition(
  segment: Segment,
  query: AnnotatedQuery,
  scope: Scope,
  { tree, words, valueIn, fitting, hasBrand, nearestModels }: FrameTools,
): { condition?: Condition; fit?: number; isNamed?: boolean } {
  const { absent, brand, read, target, guessed, thing, category, quality } = segment;
  const { ids } = scope;
  const [id = 0] = ids;
  const spans = [segment];
  const forms = segment.words.flatMap((word) => word.map(({ form }) => form));
  const share = Math.max(...ids.map((one) => words.share(one, segment.words[0]?.map(({ form }) => form) ?? [])));
  const asWords = (cost: number) => ({ condition: { kind: 'words' as const, words: segment.words, spans, cost } });
  if (absent || isExplained(segment, query, isName(segment) && share > 0 ? scope.certain : scope.explained)) return {};
  if (tree.isAccessory(id) && isLatinName(read)) {
    const value = fitting(id, segment.words);
    if (value) return { condition: { kind: 'device', value, spans, cost: COSTS.model } };
  }
  if (brand !== null && !target && ids.some((one) => hasBrand(one, brand)))
    return { condition: { kind: 'brand', brand, spans, cost: COSTS.brand } };
  const isDoubtful = guessed && !thing && brand === null && !(isLatinName(read) && query.segments.length < SENTENCE);
  if (isDoubtful) return share > 0 ? asWords(COSTS.hint) : {};
  if (neuterNoun.test(read)) return {};
  const isRelated =
    category !== null && ids.some((one) => tree.isWithin(one, category.id) || tree.isWithin(category.id, one));
  const value = brand === null && !(isName(segment) && share > 0) && !category?.whole ? valueIn(id, read, forms) : null;
  if (value?.whole)
    return { condition: { kind: 'value', value: value.value, spans, cost: isRelated ? COSTS.hint : COSTS.value } };
  if (category !== null && (share === 0 || isRelated)) {
    // A category of several kinds of products: microphones are no headphones.
    const isKind = isRelated && !category.whole && share > KIND_SHARE.from && share < KIND_SHARE.to;
    return { ...(isKind && asWords(COSTS.plain)), isNamed: true };
  }
  const missing = brand !== null && !tree.isAccessory(id) ? MISFIT.brand : 1;
  if (segment.words.length === 0) {
    const fit = isLatinName(read) ? missing * MISFIT.name : missing;
    const nearest = ids.flatMap((one) => nearestModels(one, read)).map((form) => ({ form, weight: 1 }));
    return {
      fit,
      ...(nearest.length > 0 && { condition: { kind: 'words', words: [nearest], spans, cost: COSTS.hint } }),
    };
  }
  if (value) return { condition: { kind: 'value', value: value.value, spans, cost: COSTS.plain } };
  if (isName(segment)) {
    const [most = ''] = forms;
    if (share === 0 && startsWithDigit.test(most) && !productCode.test(most)) return asWords(COSTS.plain);
    if (digits.test(read) && scope.certain.some(({ text }) => text === read)) return {};
    const cost = brand !== null ? COSTS.stated : digits.test(read) ? COSTS.plain : COSTS.model;
    return { ...asWords(cost), fit: share === 0 ? missing * MISFIT.name : missing };
  }
  if (quality) return asWords(COSTS.quality);
  return share === 0 || share >= GENERIC_SHARE ? {} : asWords(COSTS.plain);
}

function isExplained(segment: Segment, { parts }: AnnotatedQuery, by: readonly QueryPart[]): boolean {
  const own = parts.filter((part) => covers(segment, part));
  return own.length > 0 && own.every((part) => by.includes(part));
}

/** An ink for an Epson printer need not be made by Epson. */
function withoutMakers(conditions: readonly Condition[], segments: readonly Segment[]): Condition[] {
  const devices = conditions.filter(({ kind }) => kind === 'device').flatMap(({ spans }) => spans);
  const makers = segments.filter(
    ({ brand, to }) => brand !== null && devices.some((device) => to <= device.from && device.from - to <= 1),
  );
  return conditions.filter(
    ({ kind, spans }) => kind === 'device' || !spans.some((span) => makers.some((maker) => covers(maker, span))),
  );
}

/** Whether a wish only repeats the name of the category: a kind of its products. */
function isOfName(
  { parts, value }: AnswerableWish,
  { segments }: AnnotatedQuery,
  ids: readonly number[],
  { tree }: FrameTools,
): boolean {
  return (
    value !== undefined &&
    segments.some(
      (segment) =>
        segment.category?.whole === false &&
        !segment.target &&
        ids.some((id) => id === segment.category?.id || tree.isWithin(id, segment.category?.id ?? id)) &&
        parts.every((part) => covers(segment, part)),
    )
  );
}

/** The condition of a wish; one that repeats the name of its category is only a hint. */
export function wishCondition(answer: AnswerableWish, isHint = false): Condition {
  const { optional, choice, relative, parts } = answer;
  const cost = isHint
    ? COSTS.hint
    : optional || relative
      ? COSTS.quality
      : choice === 'said'
        ? COSTS.stated
        : choice
          ? COSTS.value
          : COSTS.number;
  return { kind: 'answer', answer, spans: parts, cost };
}
