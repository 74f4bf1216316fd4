import { m } from '#web/messages.ts';
import type { Listing, Sort, StockChoice } from '#contract/catalog/catalog.ts';
import { ApiError, type Api } from '#web/calls/api.ts';
import type { ListingQuery } from '#domain/urls/paths.ts';
import { notFound } from '#web/start/screen.ts';

/** List parameters of a URL's query. */
export type ListingParams = {
  sort?: Sort;
  page?: string;
  per?: string;
  more?: string;
  stock?: StockChoice;
  models?: 'all';
  exact?: '1';
};

const PARAMETER_NAMES = ['sort', 'page', 'per', 'more', 'stock', 'models', 'exact'] as const;

const REFUSAL_ERRORS = new Set(['filter_not_found', 'invalid_input']);

/** Reads list parameters without validation, which the server does. */
export function listingQuery(query: URLSearchParams): ListingParams {
  return Object.fromEntries(PARAMETER_NAMES.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])));
}

/**
 * Loads the list of a URL, with one card per model unless it asks for all variants (decisions §13). A page number or
 * filter out of range ends with the not-found page, which links to the list; `buildPath` builds its paths.
 */
export async function loadListing(
  api: Api,
  scope: { category: string } | { q: string },
  params: ListingParams & { filters: string },
  buildPath: (tail: ListingQuery) => string,
): Promise<Listing> {
  const listName = ({ category, q }: Listing) => category?.name ?? q;
  let listing: Listing;
  try {
    listing = await api('GET /api/catalog/listing', { models: 'one', ...params, ...scope });
  } catch (error) {
    if (!(error instanceof ApiError) || !REFUSAL_ERRORS.has(error.error)) throw error;
    notFound('list-filter', { name: listName(await api('GET /api/catalog/listing', scope)), path: buildPath({}) });
  }
  const { page, pages, filters } = listing;
  if (page > Math.max(1, pages))
    notFound('list-page', { name: listName(listing), path: buildPath({ ...params, filters, page: null }) });
  return listing;
}

/** Size of a list: `30 товаров`, or `8 моделей, 30 товаров` when cards stand for several products. */
export function listCountText({ total, productCount }: Pick<Listing, 'total' | 'productCount'>): string {
  const products = m.listing_count({ count: productCount });
  return total === productCount ? products : `${m.listing_models({ count: total })}, ${products}`;
}
