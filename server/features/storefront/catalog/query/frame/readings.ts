import { candidatesOf, SENTENCE } from './candidates.ts';
import { categoryReading, priceCondition } from './category-reading.ts';
import { COSTS, isName, type AnnotatedQuery, type Condition, type FrameTools, type Reading } from './reading.ts';

/** Probability from which a query asks for something that is not sold. */
const NOT_SOLD = 0.5;
/** Cost per factor e of lost probability. */
const READING_COST = 1.5;
/** Costs of reading words alone: with a doubtful category, with a certain one. */
const WORDS_COST = { doubtful: 2.5, certain: 5 } as const;
const CERTAIN = 0.8;
/** Costs of readings of a query that only names a model: its category, and accessories for it. */
const MODEL_COSTS = { category: 0.7, accessories: 1.4 } as const;
const MIN_FIT = 1e-9;
/** How much a word's rarity adds to the cost of dropping it. */
const RARITY = 0.25;
const loneLetter = /^\p{L}$/u;

/** Lists the consistent readings of a query; without `filters` its words alone. */
export function readingsOf(query: AnnotatedQuery, tools: FrameTools, filters: boolean): Reading[] {
  const present = query.segments.filter(({ absent }) => !absent);
  if (present.length > 0 && present.every(({ read }) => loneLetter.test(read))) return [];
  const words = wordReading(query);
  if (!filters) return [words];
  if (isNotSold(query))
    return present.length > 0 && present.every((one) => one.words.length > 0) ? [{ ...words, strict: true }] : [];
  const namesModel =
    query.nominals.length === 0 &&
    present.some((one) => isName(one) && (one.brand === null || present.every(isName))) &&
    present.every((one) => (isName(one) || one.quality) && one.category === null);
  const found = candidatesOf(query, tools.tree).map((candidate) => {
    const { reading, fit } = categoryReading(candidate, query, tools);
    return { reading, fit: Math.max(MIN_FIT, candidate.probability * fit) };
  });
  const best = Math.max(MIN_FIT, ...found.map(({ fit }) => fit));
  const isUnknownModel = present.some((one) => one.words.length === 0);
  const categories = found.map(({ reading, fit }) => ({
    ...reading,
    cost: Math.log(best / fit) * READING_COST + (namesModel && !isUnknownModel ? MODEL_COSTS.category : 0),
  }));
  if (!words.conditions.some(({ kind }) => kind === 'words')) return categories;
  if (!namesModel)
    return [...categories, { ...words, cost: best >= CERTAIN ? WORDS_COST.certain : WORDS_COST.doubtful }];
  return [
    { ...words, except: tools.tree.accessories, cost: isUnknownModel ? MODEL_COSTS.category : 0 },
    ...categories,
    { ...words, cost: MODEL_COSTS.accessories },
  ];
}

/** A sentence may mention something that is not sold. */
function isNotSold({ labels: [best], segments }: AnnotatedQuery): boolean {
  return best?.label === 'nothing' && best.probability >= NOT_SOLD && segments.length <= SENTENCE;
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
