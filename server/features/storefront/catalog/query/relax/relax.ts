import { BRAND_GROUP } from '../../engine/engine.ts';
import { fold } from '../../engine/text/fold.ts';
import type { AnswerableWish } from '../annotate/qualities/answerable-wish.ts';
import type { Interpretation, Recognised } from '../interpretation.ts';
import { negatedStems } from '../annotate/negation/lacking.ts';
import { wordsOfOtherModels } from '../annotate/names/other-models.ts';
import { isCorrection, type Change } from '../normalize/query-part.ts';
import { textWithout } from '../normalize/query-text.ts';
import type { Segment } from '../annotate/names/segment.ts';
import type { CategoryTree } from '../category-tree.ts';
import {
  COSTS,
  covers,
  isLatinName,
  type AnnotatedQuery,
  type Condition,
  type Reading,
  type Span,
} from '../frame/reading.ts';

/** A reading with some of its conditions dropped; `wide` numbers accept more than was said. */
type Relaxation = {
  reading: Reading;
  kept: readonly Condition[];
  wide: boolean;
  keepsExclusions: boolean;
  cost: number;
};

type Changing = Pick<Interpretation, 'values' | 'numbers' | 'price'> & {
  words: Interpretation['words'];
  numbers: Interpretation['numbers'][number][];
  exceptValues: Interpretation['values'];
  relative: Interpretation['relative'][number][];
  recognised: Recognised[];
};

const WIDER_COST = 0.8;
const EXCLUSIONS_COST = 3;
const MAX_INTERPRETATIONS = 40;
const hasDigit = /\d/;

/** Lists interpretations of all readings, those that lose least first. */
export function* relaxed(
  readings: readonly Reading[],
  query: AnnotatedQuery,
  tree: CategoryTree,
): Generator<Interpretation> {
  const hasExclusions = query.segments.some(({ absent }) => absent);
  const all = readings
    .flatMap((reading) => relaxationsOf(reading, hasExclusions))
    .toSorted((one, other) => one.cost - other.cost);
  for (const one of all.slice(0, MAX_INTERPRETATIONS)) yield interpretationOf(one, query, tree);
}

/** Drops more and more conditions, the cheapest first, and each single one. */
function relaxationsOf(reading: Reading, hasExclusions: boolean): Relaxation[] {
  const { conditions, cost, strict } = reading;
  if (strict) return [{ reading, kept: conditions, wide: false, keepsExclusions: true, cost }];
  const order = conditions.toSorted((one, other) => one.cost - other.cost);
  const several = [...order.keys(), order.length].map((count) => order.slice(0, count));
  const single = order.slice(1).map((one) => [one]);
  const whole: Relaxation = {
    reading,
    kept: conditions,
    wide: false,
    keepsExclusions: false,
    cost: cost + EXCLUSIONS_COST,
  };
  const found = [...several, ...single].flatMap((dropped): Relaxation[] => {
    const kept = conditions.filter((one) => !dropped.includes(one));
    if (!isMeaningful(reading, kept)) return [];
    const exact: Relaxation = {
      reading,
      kept,
      wide: false,
      keepsExclusions: true,
      cost: cost + dropped.reduce((sum, one) => sum + one.cost, 0),
    };
    const canWiden = kept.some((one) => one.kind === 'answer' && one.answer.wider);
    return canWiden ? [exact, { ...exact, wide: true, cost: exact.cost + WIDER_COST }] : [exact];
  });
  return hasExclusions ? [...found, whole] : found;
}

/** Words alone mean something while they are at least half of all, or one of them is a name; so does a quantity alone. */
function isMeaningful({ category, among, conditions }: Reading, kept: readonly Condition[]): boolean {
  if (category !== null || among.length > 0) return true;
  const isWord = ({ kind }: Condition) => kind === 'words';
  if (!conditions.some(isWord)) return kept.some(({ kind }) => kind === 'answer');
  const left = kept.filter(isWord);
  return (
    left.length > 0 &&
    (left.length * 2 >= conditions.filter(isWord).length || left.some(({ cost }) => cost >= COSTS.model))
  );
}

function interpretationOf(
  { reading, kept, wide, keepsExclusions }: Relaxation,
  query: AnnotatedQuery,
  tree: CategoryTree,
): Interpretation {
  const { category, among, conditions } = reading;
  const { text, cheap, segments } = query;
  const made: Changing = {
    words: [],
    values: [],
    exceptValues: [],
    numbers: [],
    relative: [],
    price: null,
    recognised: [],
  };
  made.recognised.push(...recognisedCategory(reading, query));
  for (const condition of kept) applyCondition(condition, made, text, wide);
  const hasProducts = category !== null || among.length > 0 || reading.except !== undefined;
  const sort = hasProducts && cheap.length > 0 ? ('cheap' as const) : null;
  if (sort) made.recognised.push({ kind: 'sort', id: null, without: textWithout(text, cheap) });
  const absent = segments.filter(
    (one) =>
      one.absent &&
      (one.words.length > 0 || (one.excluded?.length ?? 0) > 0) &&
      !kept.some(({ spans }) => spans.some(({ from, to }) => from >= one.from && to <= one.to)),
  );
  const exclusions = keepsExclusions ? absent : [];
  const isInner = (one: Segment) => one.category?.whole === true && category !== null;
  const exceptCategories = exclusions.flatMap((one) => {
    const id = one.category?.id ?? category;
    return isInner(one) && category !== null && id !== null && id !== category && tree.isWithin(id, category)
      ? [id]
      : [];
  });
  made.recognised.push(
    ...exclusions.map(
      (one): Recognised => ({
        kind: 'except',
        said: text.slice(one.from, one.to),
        denies: false,
        without: textWithout(text, [one.denied ?? one]),
      }),
    ),
  );
  const dropped = conditions
    .filter((one) => !kept.includes(one) && (one.cost > COSTS.quality || isNumbered(one, text)))
    .flatMap(({ spans }) => spans);
  const unknown = segments.filter((one) => !one.absent && one.words.length === 0 && isLatinName(one.read));
  const used = [...reading.named, ...kept.flatMap(({ spans }) => spans)];
  const isUsed = (part: Span) => used.some((span) => covers(span, part));
  const unsold = category !== null || among.length > 0 ? query.unknown.filter((part) => !isUsed(part)) : [];
  const lastWords = wordsOfOtherModels(made.words);
  const changes = [
    ...query.changes,
    ...segments
      .filter((segment) => segment.guessed && used.includes(segment))
      .map(({ read, from, to }): Change => {
        const typed = text.slice(from, to);
        return {
          kind: isLatinName(read) === isLatinName(typed) ? 'spelling' : 'transliteration',
          typed,
          read,
          from,
          to,
        };
      }),
  ];
  return {
    ...made,
    wordsNeeded: made.words.length,
    ...(lastWords.length > 0 && { lastWords }),
    category,
    among,
    except: [
      ...(reading.except ?? []),
      ...(category === null ? [] : tree.accessoriesIn(category)),
      ...exceptCategories,
    ],
    exceptWords: exclusions.filter((one) => !isInner(one)).map((one) => one.excluded ?? one.words[0] ?? []),
    sort,
    text: corrected(text, changes),
    changes: [
      ...changes,
      ...[...dropped, ...unknown, ...unsold, ...(keepsExclusions ? [] : absent)].map(({ from, to }) => ({
        kind: 'dropped' as const,
        typed: text.slice(from, to),
        read: '',
        from,
        to,
      })),
    ],
  };
}

/** Whether a condition is about a number: the answer must say that no product has it. */
function isNumbered({ kind, spans }: Condition, text: string): boolean {
  return kind === 'words' && spans.some(({ from, to }) => hasDigit.test(text.slice(from, to)));
}

/** The text as it was read: each correction in place of the typed words, then also names in their own letters. */
function corrected(text: string, changes: readonly Change[]): string {
  if (!changes.some(isCorrection)) return text;
  let read = text;
  let start = text.length + 1;
  const shown = changes.filter((change) => isCorrection(change) || change.kind === 'transliteration');
  for (const change of shown.toSorted((one, other) => other.to - one.to))
    if (change.to < start) {
      read = `${read.slice(0, change.from)}${change.read}${read.slice(change.to)}`;
      start = change.from;
    }
  return read;
}

/** The chip of the category; without it the query keeps its conditions. */
function recognisedCategory(
  { category, among, named, conditions }: Reading,
  { text, parts }: AnnotatedQuery,
): Recognised[] {
  if (category === null && among.length === 0) return [];
  const covered = conditions.flatMap(({ spans }) => spans);
  const isCovered = (part: { from: number; to: number }) => covered.some((span) => covers(span, part));
  const without = textWithout(text, named.length > 0 ? named : parts.filter((part) => !isCovered(part)));
  return [category === null ? { kind: 'among', ids: among, without } : { kind: 'category', id: category, without }];
}

/** Adds a condition to the query and its chip to the recognised parts. */
function applyCondition(condition: Condition, made: Changing, text: string, wide: boolean): void {
  const without = textWithout(text, condition.spans);
  switch (condition.kind) {
    case 'words':
      made.words.push(...condition.words);
      break;
    case 'value':
    case 'device':
      made.values.push(condition.value);
      made.recognised.push({ kind: 'value', value: condition.value, without });
      break;
    case 'brand':
      made.values.push({ group: BRAND_GROUP, values: [condition.brand] });
      made.recognised.push({ kind: 'brand', id: condition.brand, without });
      break;
    case 'price':
      made.price = condition.price;
      made.recognised.push({ kind: 'price', id: null, without });
      break;
    case 'answer':
      applyAnswer(condition.answer, made, text, without, wide);
  }
}

function applyAnswer(
  { word, value, except, said, relative, ...answer }: AnswerableWish,
  made: Changing,
  text: string,
  without: string,
  wide: boolean,
): void {
  const filter = (wide ? answer.wider : null) ?? answer.filter ?? null;
  if (word) made.words.push(word);
  if (value) made.values.push(value);
  if (except) made.exceptValues.push(except);
  if (filter) made.numbers.push(filter);
  if (relative) made.relative.push(relative);
  if (value) made.recognised.push({ kind: 'value', value, without });
  else if (said || except) {
    const denied = said ? text.slice(said.from, said.to) : '';
    made.recognised.push({
      kind: 'except',
      said: denied,
      denies: negatedStems(fold(denied)).length > 0,
      ...(except && { lacked: except }),
      without,
    });
  } else if (filter || relative) {
    const bounds = filter ?? { attribute: relative?.attribute ?? 0, from: null, to: null };
    made.recognised.push({ kind: 'number', bounds, direction: relative?.direction ?? null, without });
  }
}
