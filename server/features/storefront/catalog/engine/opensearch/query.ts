import {
  MAX_WORDS,
  type CatalogAnswer,
  type CatalogQuery,
  type GroupCounts,
  type SuggestAnswer,
  type SuggestQuery,
  type ValueFilter,
  type Vocabulary,
  type QueryWord,
} from '../engine.ts';
import { findWord } from '../memory/words/word-index.ts';
import { inverseFrequency } from '../memory/words/words.ts';
import { MAX_SPREAD, spreadColors } from '../spread-colors.ts';
import { priceField } from './documents.ts';
import { FIELD_WEIGHTS } from '../text/product-words.ts';
import { MAX_RESULT_WINDOW, WORD_WEIGHTS } from './mapping.ts';

/** A clause of the query language. */
export type Clause = Record<string, unknown>;
/** Index metadata needed for a query. */
export type IndexState = { cities: readonly number[]; vocabulary: Vocabulary; size: number };

type FilterClause = { subject: string; clause: Clause };
type Bucket = { key: string | number; doc_count: number };
type Aggregation = { value?: number | null; buckets?: Bucket[]; doc_count?: number };
/** The used part of a `_search` response. */
export type SearchAnswer = {
  hits: {
    total: { value: number };
    hits: { _id: string; sort?: unknown[]; fields?: { model?: string[]; look?: number[] } }[];
  };
  aggregations?: Record<string, Aggregation & Record<string, Aggregation>>;
};

type PageQuery = Pick<CatalogQuery, 'sort' | 'offset' | 'limit' | 'onePerModel'>;

const suggestionOrder = { sort: 'relevance', offset: 0 } as const;
const SCORE_SCALE = 64;
const MAX_VALUES = 10_000;
const EXACT_COUNTS = 40_000;
const MAX_CATEGORIES = 4;
const MAX_BRANDS = 3;
const MAX_CATEGORIES_PER_BRAND = 3;
const ALL_FILTERS = 'all';
const PRICE = 'price';
const groupKey = (group: number) => `group_${group}`;
const numberKey = (attribute: number) => `number_${attribute}`;
const BY_POPULARITY: Clause[] = [{ popularity: 'desc' }, { id: 'desc' }];

/**
 * Creates the body of `_search` for a list. Filters apply after aggregation, and each aggregation uses all filters but
 * its own.
 */
export function createListBody(query: CatalogQuery, state: IndexState): Clause {
  const field = priceField(query.cityId, state.cities);
  const filters = listFilters(query, field);
  const withoutSubject = (subject: string): Clause => ({
    bool: { filter: filters.filter((filter) => filter.subject !== subject).map(({ clause }) => clause) },
  });
  const isTooDeep = query.offset + query.limit > MAX_RESULT_WINDOW;
  const filteredSubjects = new Set(filters.map(({ subject: about }) => about));
  const unfiltered = query.countGroups.filter((group) => !filteredSubjects.has(groupKey(group)));
  const bounds = (attributes: readonly number[]) =>
    Object.fromEntries(
      attributes.flatMap((attribute) => [
        [`min_${attribute}`, { min: { field: `numbers.n${attribute}` } }],
        [`max_${attribute}`, { max: { field: `numbers.n${attribute}` } }],
      ]),
    );
  return {
    ...baseQuery(query, state, field, [
      ...(query.category === null ? [] : [{ term: { path: query.category } }]),
      ...((query.exceptCategories ?? []).length === 0
        ? []
        : [{ bool: { must_not: [{ terms: { path: query.exceptCategories } }] } }]),
      ...(query.amongCategories ? [{ terms: { path: query.amongCategories } }] : []),
      ...(query.ids ? [{ terms: { id: query.ids } }] : []),
      ...(query.exceptWords ?? []).map((forms) => ({ bool: { must_not: wordFilters(forms) } })),
      ...(query.exceptValues ?? []).map((exceptValue) => ({ bool: { must_not: [valueClause(exceptValue)] } })),
      ...(query.discounted ? [{ range: { [`discount.${field}`]: { gt: 0 } } }] : []),
      ...(query.stock === 'buyable'
        ? [{ term: { buyable: true } }]
        : query.stock === 'in-city'
          ? [{ term: { places: query.cityId } }]
          : []),
    ]),
    post_filter: withoutSubject(''),
    sort: sortClauses(query.sort, field, query.words.length > 0, query.cityId),
    ...(isTooDeep ? { size: 0 } : createPageBounds(query)),
    ...(query.onePerModel ? { collapse: { field: 'model' } } : {}),
    aggs: {
      [ALL_FILTERS]: {
        filter: withoutSubject(''),
        aggs: {
          ...(unfiltered.length > 0 ? { values: aggregateValues(unfiltered) } : {}),
          ...bounds(query.countNumbers.filter((attribute) => !filteredSubjects.has(numberKey(attribute)))),
          ...(query.countCategories.length > 0
            ? { categories: { terms: { field: 'path', include: query.countCategories, size: MAX_VALUES } } }
            : {}),
          ...(query.onePerModel
            ? { models: { cardinality: { field: 'model', precision_threshold: EXACT_COUNTS } } }
            : {}),
        },
      },
      [PRICE]: {
        filter: withoutSubject(PRICE),
        aggs: { min: { min: { field: `price.${field}` } }, max: { max: { field: `price.${field}` } } },
      },
      ...Object.fromEntries(
        query.countGroups
          .filter((group) => filteredSubjects.has(groupKey(group)))
          .map((group) => [
            groupKey(group),
            { filter: withoutSubject(groupKey(group)), aggs: { values: aggregateValues([group]) } },
          ]),
      ),
      ...Object.fromEntries(
        query.countNumbers
          .filter((attribute) => filteredSubjects.has(numberKey(attribute)))
          .map((attribute) => [
            numberKey(attribute),
            { filter: withoutSubject(numberKey(attribute)), aggs: bounds([attribute]) },
          ]),
      ),
    },
  };
}

/** Creates the body that counts the matching products of some models. */
export function createModelsBody(query: CatalogQuery, state: IndexState, models: readonly string[]): Clause {
  const { query: base, post_filter: filter } = createListBody(query, state);
  return {
    size: 0,
    query: { bool: { filter: [base, filter] } },
    aggs: { models: { terms: { field: 'model', include: models, size: models.length } } },
  };
}

/** Reads the answer to `listBody`; models are counted separately. */
export function parseListAnswer(
  query: CatalogQuery,
  { hits, aggregations = {} }: SearchAnswer,
): Omit<CatalogAnswer, 'models'> {
  const readAggregation = (name: string) => aggregations[name] ?? {};
  const countsByGroup = new Map<number, { value: number; count: number }[]>();
  for (const [name, found] of Object.entries(aggregations)) {
    if (name !== ALL_FILTERS && !name.startsWith('group_')) continue;
    for (const { key, doc_count: count } of found['values']?.buckets ?? []) {
      const [group = 0, value = 0] = String(key).split(':').map(Number);
      const list = countsByGroup.get(group) ?? [];
      countsByGroup.set(group, list);
      list.push({ value, count });
    }
  }
  const priced = readAggregation(PRICE);
  const categories = new Map(
    readAggregation(ALL_FILTERS)['categories']?.buckets?.map(({ key, doc_count: count }) => [Number(key), count]),
  );
  return {
    ids: readPage(query, hits.hits),
    total: query.onePerModel ? (readAggregation(ALL_FILTERS)['models']?.value ?? 0) : hits.total.value,
    products: hits.total.value,
    groups: query.countGroups.map(
      (group): GroupCounts => ({ group, counts: (countsByGroup.get(group) ?? []).sort((a, b) => a.value - b.value) }),
    ),
    numbers: query.countNumbers.flatMap((attribute) => {
      const found = aggregations[numberKey(attribute)] ?? readAggregation(ALL_FILTERS);
      const [min, max] = [found[`min_${attribute}`]?.value ?? null, found[`max_${attribute}`]?.value ?? null];
      return min === null || max === null ? [] : [{ attribute, min, max }];
    }),
    price:
      priced['min']?.value == null || priced['max']?.value == null
        ? null
        : { min: priced['min'].value, max: priced['max'].value },
    categories: query.countCategories.map((category) => ({ category, count: categories.get(category) ?? 0 })),
  };
}

/** Creates the body of `_search` for a suggestion. */
export function createSuggestBody(query: SuggestQuery, state: IndexState): Clause {
  const field = priceField(query.cityId, state.cities);
  const countMostCommon = (field: string, size: number, aggs?: Clause) => ({
    terms: { field, size, order: [{ _count: 'desc' }, { _key: 'asc' }] },
    ...(aggs ? { aggs } : {}),
  });
  return {
    ...baseQuery(query, state, field, []),
    sort: sortClauses('relevance', field, true, query.cityId),
    ...createPageBounds({ ...query, ...suggestionOrder }),
    aggs: {
      categories: countMostCommon('category', MAX_CATEGORIES),
      brands: countMostCommon('brand', MAX_BRANDS, {
        categories: countMostCommon('category', MAX_CATEGORIES_PER_BRAND),
      }),
    },
  };
}

/** Reads the answer to `suggestBody`. */
export function parseSuggestAnswer(query: SuggestQuery, { hits, aggregations }: SearchAnswer): SuggestAnswer {
  return {
    ids: readPage({ ...query, ...suggestionOrder }, hits.hits),
    categories: (aggregations?.['categories']?.buckets ?? []).map(({ key, doc_count: count }) => ({
      category: Number(key),
      count,
    })),
    brands: ((aggregations?.['brands']?.buckets ?? []) as (Bucket & { categories?: Aggregation })[]).map(
      ({ key, doc_count: count, categories }) => ({
        brand: Number(key),
        count,
        categories: (categories?.buckets ?? []).map((bucket) => Number(bucket.key)),
      }),
    ),
  };
}

function baseQuery(
  { words, wordsNeeded, lastWords = [] }: Pick<CatalogQuery, 'words' | 'wordsNeeded' | 'lastWords'>,
  state: IndexState,
  field: string,
  filter: readonly Clause[],
): Clause {
  const queryWords = words.slice(0, MAX_WORDS);
  return {
    track_total_hits: true,
    _source: false,
    query: {
      bool: {
        filter: [{ exists: { field: `price.${field}` } }, ...filter],
        ...(queryWords.length === 0
          ? {}
          : {
              must: [
                {
                  bool: {
                    should: queryWords.map((word) => wordClause(word, state)),
                    minimum_should_match: Math.max(1, wordsNeeded ?? words.length),
                  },
                },
              ],
              // Plus one for each word missing from a name; word scores are integers and far larger.
              should: lastWords.map(({ form }) => ({
                constant_score: {
                  filter: { bool: { must_not: [{ term: { [`words.w${FIELD_WEIGHTS.name}`]: form } }] } },
                  boost: 1,
                },
              })),
            }),
      },
    },
  };
}

/**
 * A word scores by its best form: confidence × field weight × inverse document frequency. All three are integers, which
 * makes scores equal to the memory engine's. Forms of equal confidence share a clause.
 */
function wordClause(word: QueryWord, { vocabulary: { words, products }, size }: IndexState): Clause {
  if (word.length === 0) return { match_none: {} };
  const frequency = inverseFrequency(
    Math.max(0, ...word.map(({ form }) => products[findWord(words, form)] ?? 0)),
    size,
  );
  const byConfidence = Map.groupBy(word, ({ weight }) => Math.round(weight * SCORE_SCALE));
  return {
    dis_max: {
      queries: [...byConfidence].flatMap(([confidence, forms]) =>
        WORD_WEIGHTS.map((weight) => ({
          constant_score: {
            filter: { terms: { [`words.w${weight}`]: forms.map(({ form }) => form) } },
            boost: confidence * weight * frequency,
          },
        })),
      ),
    },
  };
}

/** Finds the products with a word in any of its forms, in any field. */
function wordFilters(forms: QueryWord): Clause[] {
  return WORD_WEIGHTS.map((weight) => ({ terms: { [`words.w${weight}`]: forms.map(({ form }) => form) } }));
}

function listFilters({ values, numbers, price: priced }: CatalogQuery, field: string): FilterClause[] {
  const range = (from: number | null, to: number | null) => ({
    ...(from === null ? {} : { gte: from }),
    ...(to === null ? {} : { lte: to }),
  });
  return [
    ...values.map((value) => ({ subject: groupKey(value.group), clause: valueClause(value) })),
    ...numbers.map(({ attribute, from, to }) => ({
      subject: numberKey(attribute),
      clause: { range: { [`numbers.n${attribute}`]: range(from, to) } },
    })),
    ...(priced ? [{ subject: PRICE, clause: { range: { [`price.${field}`]: range(priced.from, priced.to) } } }] : []),
  ];
}

function valueClause({ group, values }: ValueFilter): Clause {
  return { terms: { values: values.map((value) => `${group}:${value}`) } };
}

/**
 * Counts the values of groups. No `.*` at the end: OpenSearch 2.19 resolves such prefixes by ordinal and fails with
 * `index_out_of_bounds_exception` when one sorts after every value of the index.
 */
function aggregateValues(groups: readonly number[]): Clause {
  return { terms: { field: 'values', include: `(${groups.join('|')}):[^:]+`, size: MAX_VALUES } };
}

/** Sorts documents with a city in a field first. */
function sortCityFirst(field: string, city: number): Clause {
  const source = 'doc[params.field].contains((long) params.city) ? 1 : 0';
  return { _script: { type: 'number', order: 'desc', script: { source, params: { field, city } } } };
}

/** Whether the page is at the start of a list that spreads colours. */
function isSpread({ sort, offset, limit, onePerModel }: PageQuery): boolean {
  return !onePerModel && limit > 0 && offset < MAX_SPREAD && (sort === 'popular' || sort === 'relevance');
}

function createPageBounds(query: PageQuery): Clause {
  const { offset, limit } = query;
  return isSpread(query)
    ? { from: 0, size: Math.max(offset + limit, MAX_SPREAD), docvalue_fields: ['look'] }
    : { from: offset, size: limit };
}

function readPage(query: PageQuery, hits: SearchAnswer['hits']['hits']): number[] {
  const readIds = (found: typeof hits) => found.map(({ _id }) => Number(_id));
  if (!isSpread(query)) return readIds(hits);
  // Equal in every sort key but the popularity.
  const readTier = ({ sort = [] }: (typeof hits)[number]) => sort.slice(0, -BY_POPULARITY.length).join();
  const spread = spreadColors(
    hits.slice(0, MAX_SPREAD),
    ({ fields }) => fields?.look?.[0] ?? 0,
    (one, other) => readTier(one) === readTier(other),
  );
  return readIds([...spread, ...hits.slice(MAX_SPREAD)].slice(query.offset, query.offset + query.limit));
}

function sortClauses(sort: CatalogQuery['sort'], field: string, hasWords: boolean, cityId: number): Clause[] {
  const keys: Record<CatalogQuery['sort'], Clause[]> = {
    popular: [],
    cheap: [{ [`price.${field}`]: 'asc' }],
    expensive: [{ [`price.${field}`]: 'desc' }],
    discount: [{ [`discount.${field}`]: 'desc' }],
    rating: [{ rating: 'desc' }, { ratings: 'desc' }],
    new: [{ created: 'desc' }],
    relevance: hasWords ? [{ _score: 'desc' }] : [],
  };
  const inCity = sort === 'rating' || sort === 'new' ? [] : [sortCityFirst('places', cityId)];
  return [{ buyable: 'desc' }, ...keys[sort], ...inCity, ...BY_POPULARITY];
}
