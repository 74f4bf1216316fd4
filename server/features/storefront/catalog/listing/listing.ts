import { maxMorePages } from '#domain/urls/listing-pages.ts';
import type { catalogContract, CategoryLink, Crumb, Listing } from '#contract/catalog/catalog.ts';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import { formatFilterPath } from '#domain/urls/filter-path.ts';
import { pick, type Language } from '#domain/text/language.ts';
import { fail } from '#server/platform/http/failure.ts';
import {
  BRAND_SLUG,
  listFilters,
  pathTo,
  type Directory,
  type DirectoryAttribute,
  type DirectoryCategory,
} from '../directory/directory.ts';
import { BRAND_GROUP, type CatalogAnswer, type CatalogQuery } from '../engine/engine.ts';
import { queryTokens } from '../engine/text/tokens.ts';
import { createFacets } from './facets.ts';
import { appliedFilters, chooseFilters, type ChosenFilters } from './filters.ts';
import type { Interpretation } from '../query/interpretation.ts';

/** Parsed query of a list. */
export type ListingInput = ParsedInputOf<(typeof catalogContract)['GET /api/catalog/listing']>;

/** A planned list: its category (possibly recognised in the words of a search), filters and engine query. */
export type ListingPlan = {
  category: DirectoryCategory | null;
  attributes: DirectoryAttribute[];
  chosen: ChosenFilters;
  typed: string;
  searching: boolean;
  query: CatalogQuery;
  page: number;
  per: number;
  /** Further pages appended to the page. */
  more: number;
  /** Slug of the brand when the words are only a brand. */
  brand: string | null;
};

const USUAL_PER = 24;
const MAX_SEARCH_CATEGORIES = 8;

/**
 * Plans a list from its parsed query and the interpretation of its words; throws `category_not_found` or
 * `filter_not_found`.
 */
export function planListing(
  directory: Directory,
  input: ListingInput,
  cityId: number,
  interpretation: Interpretation | null,
): ListingPlan {
  const recognised = interpretation?.category ? (directory.categories.get(interpretation.category) ?? null) : null;
  const category =
    input.category === undefined ? recognised : (directory.bySlug.get(input.category) ?? fail('category_not_found'));
  const chosen = chooseFilters(directory, category, input.filters ?? '') ?? fail('filter_not_found');
  const attributes = category ? listFilters(category) : [];
  const queryText = (input.q ?? '').trim();
  const pageSize = input.per ?? USUAL_PER;
  const page = input.page ?? 1;
  const more = Math.min(input.more ?? 0, maxMorePages(pageSize));
  const subcategories =
    category && !searching(input)
      ? category.children
      : [...directory.categories.values()].filter(({ children }) => children.length === 0);
  return {
    category,
    attributes,
    chosen,
    typed: queryText,
    page,
    per: pageSize,
    more,
    searching: searching(input),
    brand: interpretation && searching(input) ? findBrand(directory, interpretation) : null,
    query: {
      category: category?.id ?? null,
      ...searchScope(interpretation, category === recognised),
      words: interpretation?.words ?? [],
      ...(interpretation && { wordsNeeded: interpretation.wordsNeeded }),
      ...(interpretation?.lastWords && { lastWords: interpretation.lastWords }),
      cityId,
      values: [
        ...chosen.values,
        ...(interpretation?.values ?? []).filter(
          ({ group }) => !chosen.values.some((filter) => filter.group === group),
        ),
      ],
      numbers: [
        ...chosen.numbers,
        ...(interpretation?.numbers ?? []).filter(({ attribute }) => !isChosen(chosen, attribute)),
      ],
      price: chosen.range ?? interpretation?.price ?? null,
      ...(input.stock && { stock: input.stock === 'city' ? ('in-city' as const) : input.stock }),
      ...(input.models === 'one' && { onePerModel: true }),
      sort: input.sort ?? interpretation?.sort ?? (queryText === '' ? 'popular' : 'relevance'),
      offset: (page - 1) * pageSize,
      limit: pageSize * (1 + more),
      ...facetCounts(attributes),
      countCategories: [...(category ? [category] : []), ...subcategories].map(({ id }) => id),
      // A search sorts by price when the words ask for it.
      ...(queryText === '' && !chosen.range && { countPriceBands: true }),
    },
  };
}

/** Counts that the facets of some attributes need, with the brands. */
export function facetCounts(
  attributes: readonly DirectoryAttribute[],
): Pick<CatalogQuery, 'countGroups' | 'countNumbers'> {
  const hasValues = ({ type, numbers }: DirectoryAttribute) => type !== 'number' || numbers;
  return {
    countGroups: [BRAND_GROUP, ...attributes.filter(hasValues).map(({ id }) => id)],
    countNumbers: attributes.filter((attribute) => !hasValues(attribute)).map(({ id }) => id),
  };
}

/** Lists the filters that all found categories have, in the order of the largest: a model's name recognises no category. */
export function sharedFilters(directory: Directory, { categories }: CatalogAnswer): DirectoryAttribute[] {
  const found = categories
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .flatMap(({ category }) => directory.categories.get(category) ?? [])
    .map(listFilters);
  const [largest = [], ...others] = found;
  return largest.filter((attribute) => others.every((filters) => filters.includes(attribute)));
}

/** Exclusions of an interpretation besides its filters; categories only when it recognised the shown one. */
export function searchScope(
  interpretation: Interpretation | null,
  isRecognised: boolean,
): Pick<CatalogQuery, 'exceptCategories' | 'amongCategories' | 'exceptWords' | 'exceptValues'> {
  const { except = [], among = [], exceptWords = [], exceptValues = [] } = interpretation ?? {};
  return {
    ...(isRecognised && except.length > 0 && { exceptCategories: except }),
    ...(isRecognised && among.length > 0 && { amongCategories: among }),
    ...(exceptWords.length > 0 && { exceptWords }),
    ...(exceptValues.length > 0 && { exceptValues }),
  };
}

/** A number chosen by hand takes precedence over a typed one. */
function isChosen({ numbers, values }: ChosenFilters, attribute: number): boolean {
  return numbers.some((number) => number.attribute === attribute) || values.some(({ group }) => group === attribute);
}

/** Builds a list page without its products. */
export function createListing(
  directory: Directory,
  plan: ListingPlan,
  answer: CatalogAnswer,
  language: Language,
): Omit<Listing, 'products' | 'similar' | 'understood' | 'quick' | 'selection' | 'selections'> {
  const { attributes, chosen, typed, query, page, per, more } = plan;
  const category = plan.searching ? null : plan.category;
  const counts = new Map(answer.categories.map((entry) => [entry.category, entry.count]));
  // A value that the words name has a chip: the same filter with another value ticked would contradict it.
  const worded = new Set(
    query.values
      .filter((value) => !chosen.values.includes(value))
      .map(({ group }) => (group === BRAND_GROUP ? BRAND_SLUG : directory.attributes.get(group)?.slug)),
  );
  const link = (linkedCategory: DirectoryCategory) =>
    categoryLink(linkedCategory, counts.get(linkedCategory.id) ?? 0, language);
  return {
    category: category && link(category),
    crumbs: category ? createCrumbs(category, language) : [],
    subcategories: category
      ? category.children.map(link).filter(({ count }) => count > 0)
      : largest(directory, counts, language).map((found) => ({
          ...found,
          ...(plan.brand && { filters: brandPath(plan.brand) }),
        })),
    facets: createFacets(directory, attributes, answer, chosen, language).filter(({ slug }) => !worded.has(slug)),
    price: {
      min: answer.price?.min ?? 0,
      max: answer.price?.max ?? 0,
      from: chosen.range?.from ?? null,
      to: chosen.range?.to ?? null,
    },
    applied: appliedFilters(directory, plan.category, chosen, language),
    filters: chosen.path,
    total: answer.total,
    productCount: answer.products,
    page,
    pages: Math.ceil(answer.total / per),
    per,
    more: Math.min(more, Math.max(0, Math.ceil(answer.total / per) - page)),
    sort: query.sort,
    q: typed,
    stock: query.stock === 'in-city' ? 'city' : (query.stock ?? null),
    models: query.onePerModel ? 'one' : null,
  };
}

/** Filter path of a brand. */
function brandPath(slug: string): string {
  return formatFilterPath([{ attribute: BRAND_SLUG, values: [slug] }], undefined, [BRAND_SLUG]);
}

const brandTokens = new WeakMap<Directory, { slug: string; tokens: string[] }[]>();

/** Tokenizes the names of all brands, once per catalogue revision. */
function tokensOfBrands(directory: Directory): { slug: string; tokens: string[] }[] {
  const cached = brandTokens.get(directory);
  if (cached) return cached;
  const tokens = [...directory.brands.values()].map(({ slug, name }) => ({ slug, tokens: queryTokens(name) }));
  brandTokens.set(directory, tokens);
  return tokens;
}

/** The brand whose name equals all the words, in any spelling of the interpretation. */
function findBrand(directory: Directory, { words }: Interpretation): string | null {
  if (words.length === 0) return null;
  const found = tokensOfBrands(directory).find(
    ({ tokens }) =>
      tokens.length === words.length && words.every((forms, index) => forms.some(({ form }) => form === tokens[index])),
  );
  return found?.slug ?? null;
}

/** A search shows the categories of its products, at any level. */
function searching({ q, category }: ListingInput): boolean {
  return category === undefined && (q ?? '').trim() !== '';
}

/** Creates a category link with its number of products. */
export function categoryLink(
  { id, slug, name, kind }: DirectoryCategory,
  count: number,
  language: Language,
): CategoryLink {
  return { id, slug, name: pick(name, language), kind, count };
}

/** Lists the path from the root to a category, the category itself last. */
export function createCrumbs(category: DirectoryCategory, language: Language): Crumb[] {
  return pathTo(category).map(({ name, slug }) => ({ title: pick(name, language), category: slug }));
}

function largest(directory: Directory, counts: ReadonlyMap<number, number>, language: Language): CategoryLink[] {
  return [...counts]
    .filter(([, count]) => count > 0)
    .sort(([, first], [, other]) => other - first)
    .slice(0, MAX_SEARCH_CATEGORIES)
    .flatMap(([id, count]) => {
      const category = directory.categories.get(id);
      return category ? [categoryLink(category, count, language)] : [];
    });
}
