import type { Listing } from '#contract/catalog/catalog.ts';
import type { StorePage } from '#contract/catalog/understood.ts';
import { withUnitSuffix } from '#domain/measures/kazakh-units.ts';
import { pick, type Language } from '#domain/text/language.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import type { Directory } from '../directory/directory.ts';
import {
  BRAND_GROUP,
  COUNT_NOTHING,
  EVERY_PRODUCT,
  type CatalogAnswer,
  type CatalogEngine,
  type CatalogQuery,
  type ValueFilter,
} from '../engine/engine.ts';
import { formatMeasure } from '../directory/value-text.ts';
import { rangeText } from './filters.ts';
import { firstNotBelow } from '../query/normalize/sorted-words.ts';
import { plainInterpretation } from '../query/interpretation.ts';
import type { Recognised, Interpretation, Understanding } from '../query/interpretation.ts';
import { isCorrection } from '../query/normalize/query-part.ts';
import { resolveRelative } from './relative-numbers.ts';
import { findSimilar, isFew } from './similar.ts';
import {
  facetCounts,
  planListing,
  searchScope,
  sharedFilters,
  type ListingInput,
  type ListingPlan,
} from './listing.ts';

/** A list with its plan and answer; `interpretation` is null without words. */
export type FoundList = {
  plan: ListingPlan;
  interpretation: Interpretation | null;
  answer: CatalogAnswer;
  pages: readonly StorePage[];
  /** Products of looser interpretations, nearest first, when this one found only a few. */
  similar: readonly number[];
};

/** Sort order that «дешёвый» and «арзан» ask for, with its label. */
const cheapFirst = { ru: 'Сначала дешёвые', kk: 'Алдымен арзаны' } as const;
const absentLabel = { ru: 'нет', kk: 'жоқ' } as const;
const relativeLabels = {
  high: { ru: 'больше', kk: 'көбірек' },
  low: { ru: 'меньше', kk: 'азырақ' },
} as const;
/** Labels of strict bounds. */
const strictBoundLabels = {
  from: (text: string) => ({ ru: `больше ${text}`, kk: `${withUnitSuffix(text, 'ablative')} көп` }),
  to: (text: string) => ({ ru: `меньше ${text}`, kk: `${withUnitSuffix(text, 'ablative')} аз` }),
} as const;
/** Tolerances, as a share: for an exact number, and for an approximate one ("около", "шамамен"). */
const MAX_ROUNDING = 0.06;
const MAX_APPROXIMATION = 0.1;
const aboutWords = (text: string) => ({ ru: `около ${text}`, kk: `шамамен ${text}` });
/** Maximum values of an attribute listed by name. */
const MAX_NAMED_VALUES = 3;
/** Maximum length of a query with a product's number. */
const MAX_NUMBER_QUERY = 40;
const productNumber =
  /^((?:код|артикул|арт\.?|товар|номер|sku|id|тауар|коды|нөмірі|нөмір|өнім|товара|тауардың|№|#|:|\s)*)\s*(\d{1,9})$/u;
const ONLY_COUNT = { ...COUNT_NOTHING, countPriceBands: false, offset: 0, limit: 0 } as const;

/**
 * Finds the list of the strictest interpretation that has products; throws like `planListing`. `countOnly` skips the
 * page and the facets.
 */
export async function findList(
  engine: CatalogEngine,
  directory: Directory,
  understanding: Understanding,
  input: ListingInput,
  cityId: number,
  countOnly = false,
): Promise<FoundList> {
  const queryText = (input.q ?? '').trim();
  const storeQuestion = queryText === '' || input.exact === '1' ? null : understanding.question(queryText);
  const pages = storeQuestion ? [storeQuestion.page] : [];
  const searchWith = async (interpretation: Interpretation | null, ids?: readonly number[]): Promise<FoundList> => {
    const planned = planListing(directory, input, cityId, interpretation);
    const plan = ids ? { ...planned, query: { ...planned.query, ids } } : planned;
    return {
      plan,
      interpretation,
      pages,
      similar: [],
      answer: await engine.search(countOnly ? { ...plan.query, ...ONLY_COUNT } : plan.query),
    };
  };
  if (queryText === '') return searchWith(null);
  // A query about the store itself: no product can answer it.
  if (storeQuestion && !storeQuestion.products) return searchWith(plainInterpretation(queryText, [[]]));
  const numberedId = await numberedProduct(engine, queryText, cityId);
  if (numberedId !== null) {
    const found = await searchWith(plainInterpretation(queryText, []), [numberedId]);
    if (found.answer.total > 0) return found;
  }
  const hasFilters = (input.filters ?? '') !== '' || input.stock !== undefined;
  const createQuery = (item: Interpretation) => interpretationQuery(item, directory, input, cityId);
  const interpretations = resolvedInterpretations(engine, understanding, input, createQuery);
  let strictest = true;
  for await (const interpretation of interpretations) {
    // Filters chosen by hand apply to the list they were chosen in, even when it is empty. A looser interpretation is
    // only counted until one has products: facets cost more than the words.
    const isCountedFirst = hasFilters || !strictest;
    if (isCountedFirst && (await engine.search(createQuery(interpretation))).total === 0) continue;
    const list = await searchWith(interpretation);
    const found = countOnly ? list : await withSharedFacets(engine, directory, list);
    strictest = false;
    if (!isCountedFirst && found.answer.total === 0) continue;
    const canAddSimilar = !hasFilters && !countOnly && input.sort === undefined && input.category === undefined;
    if (!canAddSimilar || !isFew(found)) return found;
    const createLooserQuery = (item: Interpretation) => ({
      ...createQuery(item),
      ...(input.models === 'one' && { onePerModel: true }),
    });
    return { ...found, similar: await findSimilar(engine, found, interpretations, createLooserQuery) };
  }
  // No interpretation has products: return an empty list.
  return searchWith(plainInterpretation(queryText, [[]]));
}

/** Adds the facets of what was found when the words name no category. */
async function withSharedFacets(engine: CatalogEngine, directory: Directory, found: FoundList): Promise<FoundList> {
  const { plan, answer } = found;
  const attributes = plan.category ? [] : sharedFilters(directory, answer);
  if (attributes.length === 0) return found;
  const { groups, numbers } = await engine.search({ ...plan.query, ...facetCounts(attributes), limit: 0 });
  return { ...found, plan: { ...plan, attributes }, answer: { ...answer, groups, numbers } };
}

/** Lists interpretations from the strictest to the loosest, with relative words resolved to bounds. */
async function* resolvedInterpretations(
  engine: CatalogEngine,
  understanding: Understanding,
  { q = '', exact, category }: ListingInput,
  createQuery: (interpretation: Interpretation) => CatalogQuery,
): AsyncGenerator<Interpretation> {
  const found = understanding.interpretations(q.trim(), { exact: exact === '1', filters: category === undefined });
  for (const item of found)
    yield item.relative.length === 0 ? item : await resolveRelative(engine, item, createQuery(item));
}

/**
 * Parses a product's own number when it is marked as one ("код 1234", «тауар нөмірі 1234», "№ 1234"), or is a lone
 * number that is not a catalogue word. Null otherwise.
 */
async function numberedProduct(engine: CatalogEngine, text: string, cityId: number): Promise<number | null> {
  const [, marker = '', digits] = text.length > MAX_NUMBER_QUERY ? [] : (productNumber.exec(text.toLowerCase()) ?? []);
  if (digits === undefined) return null;
  if (marker !== '') return Number(digits);
  const { words } = engine.vocabulary();
  const isKnownWord = words[firstNotBelow(words, digits)] === digits;
  return isKnownWord &&
    (
      await engine.search({
        ...EVERY_PRODUCT,
        ...ONLY_COUNT,
        sort: 'popular',
        words: [[{ form: digits, weight: 1 }]],
        cityId,
      })
    ).total > 0
    ? null
    : Number(digits);
}

/** Describes how the words were understood; null without words. */
export function describeUnderstood(
  { plan, interpretation, pages }: FoundList,
  input: ListingInput,
  directory: Directory,
  language: Language,
): Listing['understood'] {
  if (!interpretation) return null;
  const { changes, recognised, price } = interpretation;
  const { chosen } = plan;
  const chipName = (item: Recognised): string | null => {
    if (item.kind === 'category')
      return item.id === null
        ? null
        : pick(directory.categories.get(item.id)?.name ?? { ru: '', kk: '' }, language) || null;
    if (item.kind === 'brand')
      return chosen.values.some(({ group }) => group === BRAND_GROUP)
        ? null
        : (directory.brands.get(item.id ?? 0)?.name ?? null);
    if (item.kind === 'among')
      return item.ids.map((id) => pick(directory.categories.get(id)?.name ?? { ru: '', kk: '' }, language)).join(', ');
    if (item.kind === 'except') return exceptText(item, directory, language);
    if (item.kind === 'number') return numberText(item, directory, language);
    if (item.kind === 'value') return valueText(item.value, directory, language);
    if (item.kind === 'sort') return input.sort === undefined ? pick(cheapFirst, language) : null;
    return price === null || chosen.range
      ? null
      : rangeText(
          { ...(price.from !== null && { from: price.from }), ...(price.to !== null && { to: price.to }) },
          (sum) => formatTenge(sum, language),
          language,
        );
  };
  const literal = input.exact === '1';
  return {
    typed: plan.typed,
    read: interpretation.text,
    corrected: changes.some(isCorrection),
    mended: !literal && (changes.length > 0 || recognised.length > 0),
    dropped: changes.filter(({ kind }) => kind === 'dropped').map(({ typed }) => typed),
    chips: recognised.flatMap((item) => {
      const name = chipName(item);
      // Without its only word the query would be empty: search the word as it is.
      return name === null
        ? []
        : [{ kind: item.kind, name, q: item.without || plan.typed, exact: item.without === '' }];
    }),
    literal,
    pages: [...pages],
  };
}

/** Label of excluded words. */
function exceptText(
  { said, lacked, denies }: Extract<Recognised, { kind: 'except' }>,
  directory: Directory,
  language: Language,
): string {
  const attribute = lacked && directory.attributes.get(lacked.group);
  if (attribute?.type === 'flag') return `${pick(attribute.name, language)}: ${pick(absentLabel, language)}`;
  if (denies) return said;
  const name = said || (lacked && valueText(lacked, directory, language)) || '';
  return language === 'kk' ? `${name}: керек емес` : `кроме: ${name}`;
}

/** Formats an attribute with its chosen values, the first of many; a flag by its name only. */
function valueText({ group, values }: ValueFilter, directory: Directory, language: Language): string | null {
  const attribute = directory.attributes.get(group);
  if (!attribute) return null;
  const name = pick(attribute.name, language);
  const names = values.flatMap((id) => attribute.values.get(id) ?? []).map((value) => pick(value.name, language));
  if (names.length === 0) return name;
  const listedNames = names.slice(0, MAX_NAMED_VALUES).join(', ');
  return `${name}: ${listedNames}${names.length > MAX_NAMED_VALUES ? '…' : ''}`;
}

/** Formats a number with its bounds, or with its relative word. */
function numberText(
  { bounds: { attribute: id, from, to }, direction }: Extract<Recognised, { kind: 'number' }>,
  directory: Directory,
  language: Language,
): string | null {
  const attribute = directory.attributes.get(id);
  if (!attribute) return null;
  const name = pick(attribute.name, language);
  if (direction) return `${name}: ${pick(relativeLabels[direction], language)}`;
  const rounded = (number: number) => Number(number.toPrecision(4));
  const text = (number: number) => formatMeasure(rounded(number), attribute, language);
  // A bound outside the displayed range is left out.
  if (to === null && from !== null && from > rounded(from))
    return `${name}: ${pick(strictBoundLabels.from(text(from)), language)}`;
  if (from === null && to !== null && to < rounded(to))
    return `${name}: ${pick(strictBoundLabels.to(text(to)), language)}`;
  // An exact number has a rounding tolerance, an approximate one a wider tolerance.
  const exact = from !== null && to !== null && to - from < to * MAX_ROUNDING;
  if (!exact && from !== null && to !== null && to - from < to * MAX_APPROXIMATION)
    return `${name}: ${pick(aboutWords(text((from + to) / 2)), language)}`;
  return `${name}: ${exact ? text((from + to) / 2) : rangeText({ ...(from !== null && { from }), ...(to !== null && { to }) }, text, language)}`;
}

/** The interpretation's own engine query, without filters chosen by hand. */
function interpretationQuery(
  interpretation: Interpretation,
  directory: Directory,
  input: ListingInput,
  cityId: number,
): CatalogQuery {
  const { words, wordsNeeded, category, values, numbers, price } = interpretation;
  const chosenCategory = input.category === undefined ? null : (directory.bySlug.get(input.category)?.id ?? null);
  return {
    ...ONLY_COUNT,
    words,
    wordsNeeded,
    category: chosenCategory ?? category,
    ...searchScope(interpretation, chosenCategory === null),
    values,
    numbers,
    price,
    cityId,
    sort: 'popular',
  };
}
