import type { Listing, Sort, StockChoice } from '#contract/catalog.ts';
import { notFound } from '#web/screen.ts';

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

/** Takes the words of a list from a URL's query as they stand: the call judges them. */
export function listingQuery(query: URLSearchParams): ListingQueryOfUrl {
  return Object.fromEntries(NAMES.flatMap((name) => (query.get(name) ? [[name, query.get(name)]] : [])));
}

/** Ends a loader with the not-found page where a list does not go so far. */
export function mustGoSoFar({ page, pages }: Listing): void {
  if (page > Math.max(1, pages)) notFound();
}
