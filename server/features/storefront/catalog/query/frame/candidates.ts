import { fold } from '../../engine/text/fold.ts';
import { queryTokens } from '../../engine/text/tokens.ts';
import type { NamedCategory } from '../annotate/names/category-names.ts';
import type { Segment } from '../annotate/names/segment.ts';
import { wordsOf } from '../data/words.ts';
import type { CategoryTree } from '../category-tree.ts';
import { isAdjective } from '../morphology/ru.ts';
import { isName, type AnnotatedQuery } from './reading.ts';

/**
 * A category, or several that are shown together, with the probability that it is meant. `listed`: the query names all of
 * them.
 */
export type Candidate = { category: number | null; among: readonly number[]; probability: number; listed?: boolean };

/** `classified`: the classifier's own probability. */
type Leaf = { id: number; probability: number; classified?: number };

/** Probability from which a category, or a few of them, are certain. */
const CERTAIN = 0.7;
const CERTAIN_SINGLE = 0.8;
/** Probability of a category from which its section is not shown instead. */
const MAX_TOP = 0.6;
/** Maximum leaves of a section that is shown as one category. */
const MAX_LEAVES = 6;
const MAX_SINGLE = 5;
const MIN_PROBABILITY = 0.02;
const MIN_CLASSIFIED = 0.1;
const MAX_TOGETHER = { related: 3, gifts: 5 } as const;
/** Smallest share of the best category's probability for another to be shown with it. */
const MIN_SHARE = 1 / 3;
/** Several categories answer no wishes: a single one is preferred when it is nearly as probable. */
const TOGETHER_DISCOUNT = 0.9;
/** Probability of the three best categories below which none is guessed: with known words or in a sentence, and without. */
const ABSTAIN = { known: 0.1, unknown: 0.45 } as const;
/** Segments from which a query is a sentence, which mentions more than the product that it asks for. */
export const SENTENCE = 4;
/**
 * How much more probable a category is whose whole name is in the query, by the number of other words that neither name
 * nor describe products; and one of which a part is named.
 */
const NAMED_BONUS = { whole: [20, 4, 4, 2], part: 2 } as const;
/** Factor for products that the query only mentions: "чехол на планшет" asks for no tablet. */
const MENTIONED = 0.1;
/** Letters in which the forms of a word may differ. */
const ENDING = 3;
const MIN_STEM = 5;

const startsWithDigit = /^\d/;
const comma = /^\s*,\s*$/;
const coordinations = wordsOf('coordination');

/** Lists the categories that a query may mean, most probable first. */
export function candidatesOf(query: AnnotatedQuery, tree: CategoryTree): Candidate[] {
  const { segments } = query;
  const named = segments.flatMap(({ category, absent, target, guessed }) =>
    category && !absent && !target && !guessed && (!query.isGift || isClassified(category.id, query, tree))
      ? [category]
      : [],
  );
  const leaves = probableLeaves(query, named, tree);
  const [top] = leaves;
  // A present may be of many categories, each of them improbable.
  if (!top || segments.length === 0 || (!query.isGift && isUncertain(leaves, segments))) return [];
  const single = leaves
    .filter(({ probability, classified = 0 }) => probability >= MIN_PROBABILITY || classified >= MIN_CLASSIFIED)
    .slice(0, MAX_SINGLE)
    .map(singleCandidate);
  const [only] = named;
  if (only?.whole && segments.length === 1) return [singleCandidate({ id: only.id, probability: 1 }), ...single];
  const section = named.find(({ id, whole }) => whole && id !== top.id && tree.isWithin(top.id, id));
  if (
    section &&
    segments.every(
      (one, at) =>
        one.category?.id === section.id ||
        isName(one) ||
        one.quality ||
        startsWithDigit.test(segments[at - 1]?.read ?? ''),
    )
  )
    return [singleCandidate({ id: section.id, probability: 1 }), ...single];
  const coordinated = coordinatedIn(query);
  if (coordinated.length > 1) return [{ category: null, among: coordinated, probability: 1, listed: true }, ...single];
  if (top.probability >= CERTAIN_SINGLE) return single;
  const together = query.isGift
    ? giftCandidate(
        leaves,
        named.some(({ whole }) => whole),
        tree,
      )
    : relatedCandidate(leaves, tree);
  return together ? [together, ...single] : single;
}

/** Weighs the classifier's categories by the names in the query. Probabilities add up to 1. */
function probableLeaves(
  { labels, segments }: AnnotatedQuery,
  named: readonly NonNullable<Segment['category']>[],
  tree: CategoryTree,
): Leaf[] {
  const others = segments.filter(
    (segment, at) =>
      !segment.absent &&
      segment.category === null &&
      !segment.quality &&
      !isName(segment) &&
      !startsWithDigit.test(segments[at - 1]?.read ?? ''),
  );
  const wholeBonus = NAMED_BONUS.whole[Math.min(others.length, NAMED_BONUS.whole.length - 1)] ?? 1;
  const bonusOf = (id: number) =>
    Math.max(
      1,
      ...named
        .filter((category) => tree.isWithin(id, category.id) && tree.isAccessory(id) === tree.isAccessory(category.id))
        .map(({ whole }) => (whole ? wholeBonus : NAMED_BONUS.part)),
    );
  const mentioned = segments.flatMap(({ category, target }) => (target && category?.whole ? [category] : []));
  const isMentioned = (id: number) =>
    named.length > 0 &&
    !named.some((category) => tree.isWithin(id, category.id)) &&
    mentioned.some((category) => tree.isWithin(id, category.id) && !tree.isAccessory(id));
  // "Пылесос" is not a bag for one, though bags lie in the same section.
  const isUnwanted = (id: number) =>
    isExcluded(id, segments, named, tree) ||
    (tree.isAccessory(id) &&
      named.some((category) => category.whole && !tree.isAccessory(category.id) && tree.isWithin(id, category.id)));
  const leaves = labels
    .map(({ label, probability }) => ({ id: Number(label), probability }))
    .filter(({ id }) => Number.isInteger(id) && !isUnwanted(id))
    .map(({ id, probability }) => ({
      id,
      probability: probability * bonusOf(id) * (isMentioned(id) ? MENTIONED : 1),
      classified: probability,
    }));
  const total = leaves.reduce((sum, { probability }) => sum + probability, 0) || 1;
  return leaves
    .map(({ id, probability, classified }) => ({ id, probability: probability / total, classified }))
    .toSorted((one, other) => other.probability - one.probability);
}

/** Whether the query excludes a category, by its name or by a word of it. */
function isExcluded(
  id: number,
  segments: readonly Segment[],
  named: readonly NonNullable<Segment['category']>[],
  tree: CategoryTree,
): boolean {
  const absent = segments.filter((segment) => segment.absent);
  if (absent.length === 0) return false;
  const { name } = tree.categories.find((category) => category.id === id) ?? {};
  const words = name ? [...queryTokens(fold(name.ru)), ...queryTokens(fold(name.kk))] : [];
  const isNamed = named.some((category) => category.id === id);
  // A part that a named kind of products lacks does not exclude the kind: "телевизор без смарт тв".
  const isNamedWhole = ({ id: own }: NamedCategory) =>
    named.some((category) => category.whole && tree.isWithin(category.id, own));
  return absent.some(
    ({ category, read }) =>
      (!isNamed && category?.whole && !isNamedWhole(category) && tree.isWithin(id, category.id)) ||
      ((!isNamed || isAdjective(read)) &&
        read.length > MIN_STEM &&
        words.some((word) => word.startsWith(read.slice(0, Math.max(MIN_STEM, read.length - ENDING))))),
  );
}

/** Kinds of products that the query lists: "блендер и миксер". */
function coordinatedIn({ text, parts, segments }: AnnotatedQuery): number[] {
  const listed: number[] = [];
  segments.forEach((segment, at) => {
    const before = segments[at - 1];
    if (!before || ![before, segment].every(isProduct)) return;
    const between = parts.filter(({ from, to }) => from >= before.to && to <= segment.from);
    const isLinked =
      between.length === 1
        ? coordinations.has(between[0]?.text ?? '')
        : comma.test(text.slice(before.to, segment.from));
    if (isLinked) listed.push(before.category?.id ?? 0, segment.category?.id ?? 0);
  });
  return [...new Set(listed)];
}

function isProduct({ category, absent, target }: Segment): boolean {
  return category?.whole === true && !absent && !target;
}

function isUncertain(leaves: readonly Leaf[], segments: readonly Segment[]): boolean {
  const confidence = massOf(leaves.slice(0, MAX_TOGETHER.related));
  const isKnown = segments.some(({ words }) => words.length > 0);
  return confidence < (isKnown || segments.length > SENTENCE ? ABSTAIN.known : ABSTAIN.unknown);
}

/** A present has no single category, unless the query names one. */
function giftCandidate(leaves: readonly Leaf[], isNamed: boolean, tree: CategoryTree): Candidate | null {
  if (isNamed) return relatedCandidate(leaves, tree);
  const least = (leaves[0]?.probability ?? 0) * MIN_SHARE;
  return togetherCandidate(leaves.slice(0, MAX_TOGETHER.gifts).filter(({ probability }) => probability >= least));
}

/** Whether the classifier finds a category probable: "подарок" names gift sets, and rarely means them. */
function isClassified(id: number, { labels }: AnnotatedQuery, tree: CategoryTree): boolean {
  const mass = labels.reduce(
    (sum, { label, probability }) => sum + (tree.isWithin(Number(label), id) ? probability : 0),
    0,
  );
  return mass >= CERTAIN / 2;
}

/** The smallest section, or a few related leaves, with enough probability. */
function relatedCandidate(leaves: readonly Leaf[], tree: CategoryTree): Candidate | null {
  const [top] = leaves;
  if (!top) return null;
  const size = (id: number) => tree.leavesOf(id).filter((leaf) => !tree.isAccessory(leaf)).length;
  const [section] = tree.categories
    .filter(() => top.probability < MAX_TOP)
    .filter(({ id }) => id !== top.id && tree.isWithin(top.id, id) && size(id) <= MAX_LEAVES)
    .map(({ id }) => ({ id, probability: massOf(leaves.filter((leaf) => tree.isWithin(leaf.id, id))) }))
    .filter(({ probability }) => probability >= CERTAIN)
    .toSorted((one, other) => size(one.id) - size(other.id));
  const few: Leaf[] = [];
  for (const leaf of leaves.slice(0, MAX_TOGETHER.related)) if (massOf(few) < CERTAIN) few.push(leaf);
  const isRelated = few.length > 1 && massOf(few) >= CERTAIN && tree.commonAncestor(few.map(({ id }) => id)) !== null;
  const isBalanced = (few.at(-1)?.probability ?? 0) > top.probability * MIN_SHARE;
  if (isRelated && isBalanced && (!section || size(section.id) > few.length)) {
    const together = togetherCandidate(few);
    return { ...together, probability: together.probability * TOGETHER_DISCOUNT };
  }
  return section ? singleCandidate(section) : null;
}

function singleCandidate({ id, probability }: Leaf): Candidate {
  return { category: id, among: [], probability };
}

function togetherCandidate(leaves: readonly Leaf[]): Candidate {
  return { category: null, among: leaves.map(({ id }) => id), probability: massOf(leaves) };
}

function massOf(leaves: readonly Leaf[]): number {
  return leaves.reduce((sum, { probability }) => sum + probability, 0);
}
