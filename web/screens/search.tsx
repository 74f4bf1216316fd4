import type { Listing, Sort } from '#contract/catalog.ts';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { itemList } from '#web/features/listing/item-list.ts';
import { ListingView } from '#web/features/listing/listing-view.tsx';
import { SubcategoryTiles } from '#web/features/listing/subcategory-tiles.tsx';
import { ProductCard } from '#web/features/product-card/product-card.tsx';
import { m } from '#web/messages.ts';
import { createPaths } from '#web/paths.ts';
import { redirectTo, type Head, type LoaderArgs } from '#web/screen.ts';
import { useShop } from '#web/shop-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/state-view.tsx';
import css from './search.module.css';

const bare = createPaths('');
const LONGEST_QUERY = 200;

export const loader = async ({ api, params, query }: LoaderArgs): Promise<Listing | null> => {
  const asked = query.get('q') ?? '';
  const q = asked.replace(/\p{C}+/gu, ' ').trim().slice(0, LONGEST_QUERY);
  if (!q) return null;
  const filters = params['*'] ?? '';
  const tail = { sort: query.get('sort') ?? undefined, per: query.get('per') ?? undefined, page: query.get('page') ?? undefined };
  const listing = await api('GET /api/catalog/listing', { q, filters, ...tail, sort: tail.sort as Sort | undefined });
  if (listing.filters !== filters) redirectTo(bare.search(q, { filters: listing.filters }), 301);
  return listing;
};

export const head = (listing: Listing | null): Head => ({
  title: listing ? m.search_title({ words: listing.q }) : m.frame_search(), robots: 'noindex', canonical: '/search', ...(listing ? { jsonLd: [itemList(listing)] } : {}),
});

/** What was found for the words, with the same filters as a category. */
export default function SearchScreen({ data }: { data: Listing | null }) {
  const { paths, frame } = useShop();
  if (!data) {
    return (
      <div className="container">
        <EmptyState level={1} drawing="search" title={m.search_empty()} text={m.search_empty_text()} action={<Button kind="action" href={paths.catalog()}>{m.not_found_catalog()}</Button>} />
        <SubcategoryTiles categories={frame.categories} />
      </div>
    );
  }
  const nothing = data.total === 0 && data.applied.length === 0;
  return (
    <div className="container">
      <Crumbs crumbs={[{ title: m.frame_search(), category: null }]} />
      <h1 className={css.title}>{m.search_heading({ words: data.q })}</h1>
      <p className={css.count} role="status">{m.listing_count({ count: data.total })}</p>
      {nothing
        ? <>
            <EmptyState drawing="search" title={m.search_nothing({ words: data.q })} text={m.search_nothing_text()} action={<Button kind="action" href={paths.catalog()}>{m.not_found_catalog()}</Button>} />
            <SubcategoryTiles categories={frame.categories} />
          </>
        : <ListingView listing={data} place={{ q: data.q }} card={(product, eager) => <ProductCard product={product} eager={eager} />} />}
    </div>
  );
}
