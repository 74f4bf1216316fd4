import type { Listing } from '#contract/catalog/catalog.ts';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { itemList } from '#web/features/listing/item-list.ts';
import { listCountText, listingQuery, loadListing } from '#web/features/listing/listing-query.ts';
import { ListingView } from '#web/features/listing/listing-view.tsx';
import { SubcategoryTiles } from '#web/features/listing/subcategory-tiles.tsx';
import { ProductCard } from '#web/features/product-card/product-card.tsx';
import { RecentBelow } from '#web/features/product-card/rows/rows-below.tsx';
import { NothingFound } from '#web/features/search/nothing-found.tsx';
import { PopularSearches } from '#web/features/search/popular-searches.tsx';
import { StorePages } from '#web/features/search/store-pages.tsx';
import { QueryInterpretation } from '#web/features/search/query-interpretation.tsx';
import { m } from '#web/messages.ts';
import { createPaths } from '#domain/urls/paths.ts';
import { MAX_QUERY_LENGTH } from '#domain/search/query-length.ts';
import { redirectTo, type Head, type LoaderArgs } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';
import css from './search.module.css';

type SearchData = { listing: Listing | null; popular: string[] };

const unscopedPaths = createPaths('');

export const loader = async ({ api, params, query }: LoaderArgs): Promise<SearchData> => {
  const q = normalizeQuery(query.get('q') ?? '');
  const filters = params['*'] ?? '';
  const tail = listingQuery(query);
  const listing = q ? await loadListing(api, { q }, { ...tail, filters }, (raw) => unscopedPaths.search(q, raw)) : null;
  if (listing && listing.filters !== filters)
    redirectTo(unscopedPaths.search(q, { ...tail, filters: listing.filters }), 301);
  const { phrases } = listing?.total ? { phrases: [] } : await api('GET /api/catalog/popular-searches', {});
  return { listing, popular: phrases };
};

export const head = ({ listing }: SearchData): Head => ({
  title: listing ? m.search_title({ words: listing.q }) : m.frame_search(),
  robots: 'noindex',
  canonical: '/search',
  ...(import.meta.env.SSR && listing ? { jsonLd: () => [itemList(listing)] } : {}),
});

/** Search results, with the same filters as a category. */
export default function SearchScreen({ data: { listing, popular } }: { data: SearchData }) {
  const { paths, frame } = useShop();
  const suggestions = (
    <>
      <PopularSearches phrases={popular} />
      <SubcategoryTiles categories={frame.categories} />
      <RecentBelow />
    </>
  );
  if (!listing) {
    return (
      <div className="container">
        <EmptyState
          level={1}
          drawing="search"
          title={m.search_empty()}
          text={m.search_empty_text()}
          action={
            <Button kind="action" href={paths.catalog()}>
              {m.not_found_catalog()}
            </Button>
          }
        />
        {suggestions}
      </div>
    );
  }
  const { q, understood, total, applied, stock } = listing;
  const storePages = understood?.pages ?? [];
  if (total === 0 && applied.length === 0 && stock === null)
    return (
      <div className="container">
        {storePages.length > 0 ? (
          <>
            <Crumbs crumbs={[{ title: m.frame_search(), category: null }]} />
            <h1 className={css.title}>{m.search_heading({ words: q })}</h1>
            <StorePages pages={storePages} />
          </>
        ) : (
          <NothingFound listing={listing} />
        )}
        {suggestions}
      </div>
    );
  return (
    <div className="container">
      <Crumbs crumbs={[{ title: m.frame_search(), category: null }]} />
      <h1 className={css.title}>{m.search_heading({ words: understood?.corrected ? understood.read : q })}</h1>
      <p className={css.count} role="status">
        {listCountText(listing)}
      </p>
      <StorePages pages={storePages} />
      {understood && <QueryInterpretation understood={understood} />}
      {offersCategories(listing) && <SubcategoryTiles categories={listing.subcategories} />}
      <ListingView
        listing={listing}
        scope={{
          q,
          exact: understood?.literal ? '1' : undefined,
          sort: understood?.chips.some(({ kind }) => kind === 'sort') ? 'cheap' : undefined,
        }}
        card={(product, eager) => <ProductCard product={product} eager={eager} />}
      />
    </div>
  );
}

/** A brand spans many categories: they are the first choice, each with its own filters. */
function offersCategories({ subcategories, applied, page }: Listing): boolean {
  return applied.length === 0 && page === 1 && subcategories.length > 1 && subcategories[0]?.filters !== undefined;
}

/** Query as searched: without control characters, and limited in length. */
function normalizeQuery(raw: string): string {
  // The cut may split a surrogate pair.
  return raw
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/\p{Cs}/u, '')
    .trim();
}
