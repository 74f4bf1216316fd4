import type { Segment } from '../annotate/names/segment.ts';
import type { AnswerableWish } from '../annotate/qualities/answerable-wish.ts';
import type { CategoryTree } from '../category-tree.ts';
import { candidatesOf, SENTENCE } from './candidates.ts';
import { startsOf } from '../data/words.ts';
import { categoryReading, priceCondition, wishCondition } from './category-reading.ts';
import { COSTS, isName, type AnnotatedQuery, type Condition, type FrameTools, type Reading } from './reading.ts';

/** Probability from which a short query and a sentence ask for something that is not sold. */
const NOT_SOLD = { short: 0.5, sentence: 0.9 } as const;
/** Cost per factor e of lost probability. */
const READING_COST = 1.5;
/** Costs of reading words alone: with a doubtful category, with a certain one. */
const WORDS_COST = { doubtful: 2.5, certain: 5 } as const;
const CERTAIN = 0.8;
/** Costs of readings of a query that only names a model: its category, and accessories for it. */
const MODEL_COSTS = { category: 0.7, accessories: 1.4 } as const;
/** Probability of a category from which a model's name means it and not its accessories. */
const CERTAIN_MODEL = 0.97;
const MIN_FIT = 1e-9;
/** How much a word's rarity adds to the cost of dropping it. */
const RARITY = 0.25;
const loneLetter = /^\p{L}$/u;
const isAnyProduct = startsOf('any product');

/** Lists the consistent readings of a query; without `filters` its words alone. */
export function readingsOf(typed: AnnotatedQuery, tools: FrameTools, filters: boolean): Reading[] {
  const query = withoutHypernyms(typed);
  const present = query.segments.filter(({ absent }) => !absent);
  const words = wordReading(query);
  if (!filters) return [words];
  if (present.length > 0 && present.every(({ read }) => loneLetter.test(read))) return [];
  const measured = query.isBareMeasure ? measureReadings(query, tools) : [];
  if (measured.length > 0) return measured;
  if (isNotSold(query))
    return present.length > 0 && present.every((one) => one.words.length > 0) ? [{ ...words, strict: true }] : [];
  const namesModel =
    query.nominals.length === 0 &&
    present.some((one) => isName(one) && (one.brand === null || present.every(isName))) &&
    present.every((one) => (isName(one) || one.quality) && one.category === null);
  const found = candidatesOf(query, tools.tree).map((candidate) => {
    const { reading, fit } = categoryReading(candidate, query, tools);
    return { reading, probability: candidate.probability, fit: Math.max(MIN_FIT, candidate.probability * fit) };
  });
  const best = Math.max(MIN_FIT, ...found.map(({ fit }) => fit));
  const isUnknownModel = present.some((one) => one.words.length === 0);
  const isCertain =
    !isUnknownModel && present.some((one) => one.brand === null) && (found[0]?.probability ?? 0) >= CERTAIN_MODEL;
  const categories = found.map(({ reading, fit }) => ({
    ...reading,
    cost:
      Math.log(best / fit) * READING_COST + (namesModel && !isUnknownModel && !isCertain ? MODEL_COSTS.category : 0),
  }));
  if (!words.conditions.some(({ kind }) => kind === 'words')) return categories;
  if (!namesModel)
    return [
      ...categories,
      {
        ...words,
        ...(namesDevice(present, tools.tree) && { except: tools.tree.accessories }),
        cost: best >= CERTAIN ? WORDS_COST.certain : WORDS_COST.doubtful,
      },
    ];
  return [
    { ...words, except: tools.tree.accessories, cost: isUnknownModel || isCertain ? MODEL_COSTS.category : 0 },
    ...categories,
    { ...words, cost: MODEL_COSTS.accessories },
  ];
}

/** "Products of a brand" are all of the brand: a word for any product names no category. */
function withoutHypernyms(query: AnnotatedQuery): AnnotatedQuery {
  const named = query.segments.filter(({ read }) => !read.split(' ').every(isAnyProduct));
  const isOfBrand = named.length > 0 && named.every(({ brand, absent }) => brand !== null && !absent);
  return isOfBrand ? { ...query, segments: named, unknown: [] } : query;
}

/** Readings of a quantity alone: products of any kind with that number, most of them first. */
function measureReadings(query: AnnotatedQuery, { tree, words, answersIn }: FrameTools): Reading[] {
  const leaves = tree.categories.filter(({ id }) => tree.leavesOf(id)[0] === id);
  const forms = query.segments.flatMap((segment) => segment.words.flatMap((word) => word.map(({ form }) => form)));
  const found = leaves.flatMap(({ id }) => {
    const [answer] = answersIn(id, query);
    return answer?.filter ? [{ id, answer, attribute: answer.filter.attribute }] : [];
  });
  const namedIn = (ids: readonly number[]) =>
    ids.reduce((sum, id) => sum + words.share(id, forms) * words.count(id), 0);
  const countIn = (ids: readonly number[]) => ids.reduce((sum, id) => sum + words.count(id), 0);
  return [...Map.groupBy(found, ({ attribute }) => attribute).values()]
    .map((group) => ({ answer: group[0]?.answer as AnswerableWish, ids: group.map(({ id }) => id) }))
    .toSorted((one, other) => namedIn(other.ids) - namedIn(one.ids) || countIn(other.ids) - countIn(one.ids))
    .map(({ answer }, at) => ({
      cost: at * COSTS.hint,
      category: null,
      among: [],
      named: [],
      conditions: [wishCondition(answer)],
    }));
}

function isNotSold({ labels: [best], segments }: AnnotatedQuery): boolean {
  const least = segments.length <= SENTENCE ? NOT_SOLD.short : NOT_SOLD.sentence;
  return best?.label === 'nothing' && best.probability >= least;
}

/** Whether a query names products that are no accessories: without those, it must not find their accessories. */
function namesDevice(segments: readonly Segment[], tree: CategoryTree): boolean {
  return segments.some(({ category, target }) => category?.whole && !target && !tree.isAccessory(category.id));
}

/** All words, no category. */
function wordReading(query: AnnotatedQuery): Reading {
  const known = query.segments.filter(({ absent, words }) => !absent && words.length > 0);
  const conditions = known.map((segment): Condition => {
    const { brand, target, telling, words } = segment;
    const cost =
      brand !== null
        ? COSTS.brand
        : isName(segment)
          ? COSTS.model
          : target
            ? COSTS.hint
            : COSTS.plain + telling * RARITY;
    return { kind: 'words', words, spans: [segment], cost };
  });
  return { cost: 0, category: null, among: [], named: [], conditions: [...conditions, ...priceCondition(query)] };
}
