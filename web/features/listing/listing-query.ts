import type { Listing, Sort, StockChoice } from '#contract/catalog/catalog.ts';
import { ApiError, type Api } from '#web/calls/api.ts';
import type { ListingTail } from '#domain/urls/paths.ts';
import { notFound } from '#web/start/screen.ts';

/** What a URL's query says about a list. */
export type ListingQueryOfUrl = {
  sort?: Sort;
  page?: string;
  per?: string;
  stock?: StockChoice;
  models?: 'one';
  exact?: '1';
};

const NAMES = ['sort', 'page', 'per', 'stock', 'models', 'exact'] as const;

const REFUSED = new Set(['filter_not_found', 'invalid_input']);

/** Takes the words of a list from a URL's query as they stand: the call judges them. */
export function listingQuery(query: URLSearchParams): ListingQueryOfUrl {
  return Object.fromEntries(NAMES.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])));
}

/**
 * Loads the list of a URL. Where it does not go so far, or a filter or another condition is not there, ends with the
 * not-found page that leads to the list itself; `pathOf` builds its paths.
 */
export async function loadListing(
  api: Api,
  place: { category: string } | { q: string },
  asked: ListingQueryOfUrl & { filters: string },
  pathOf: (tail: ListingTail) => string,
): Promise<Listing> {
  const nameOf = ({ category, q }: Listing) => category?.name ?? q;
  let listing: Listing;
  try {
    listing = await api('GET /api/catalog/listing', { ...asked, ...place });
  } catch (error) {
    if (!(error instanceof ApiError) || !REFUSED.has(error.error)) throw error;
    notFound('list-filter', { name: nameOf(await api('GET /api/catalog/listing', place)), path: pathOf({}) });
  }
  const { page, pages, filters } = listing;
  if (page > Math.max(1, pages))
    notFound('list-page', { name: nameOf(listing), path: pathOf({ ...asked, filters, page: null }) });
  return listing;
}
