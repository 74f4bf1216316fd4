import type { Segment } from '../annotate/names/segment.ts';
import type { CategoryTree } from '../category-tree.ts';
import { isName, type AnnotatedQuery } from './reading.ts';

/** A category, or several that are shown together, with the probability that it is meant. */
export type Candidate = { category: number | null; among: readonly number[]; probability: number };

/** `classified`: the classifier's own probability. */
type Leaf = { id: number; probability: number; classified?: number };

/** Probability from which a category, or a few of them, are certain. */
const CERTAIN = 0.7;
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
/** How much more probable a category is whose name is in the query: all of it in a short query, in a sentence, a part. */
const NAMED_BONUS = { short: 20, sentence: 4, part: 2 } as const;

const startsWithDigit = /^\d/;

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
  if (!top || isUncertain(leaves, segments)) return [];
  const single = leaves
    .filter(({ probability, classified = 0 }) => probability >= MIN_PROBABILITY || classified >= MIN_CLASSIFIED)
    .slice(0, MAX_SINGLE)
    .map(singleCandidate);
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
  if (top.probability >= CERTAIN) return single;
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
  const bonusOf = (id: number) =>
    Math.max(
      1,
      ...named
        .filter((one) => tree.isWithin(id, one.id) && tree.isAccessory(id) === tree.isAccessory(one.id))
        .map(({ whole }) =>
          !whole ? NAMED_BONUS.part : segments.length < SENTENCE ? NAMED_BONUS.short : NAMED_BONUS.sentence,
        ),
    );
  // "Пылесос" is not a bag for one, though bags lie in the same section.
  const isUnwanted = (id: number) =>
    tree.isAccessory(id) && named.some((one) => one.whole && !tree.isAccessory(one.id) && tree.isWithin(id, one.id));
  const leaves = labels
    .map(({ label, probability }) => ({ id: Number(label), probability }))
    .filter(({ id }) => Number.isInteger(id) && !isUnwanted(id))
    .map(({ id, probability }) => ({ id, probability: probability * bonusOf(id), classified: probability }));
  const total = leaves.reduce((sum, { probability }) => sum + probability, 0) || 1;
  return leaves
    .map(({ id, probability, classified }) => ({ id, probability: probability / total, classified }))
    .toSorted((one, other) => other.probability - one.probability);
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
