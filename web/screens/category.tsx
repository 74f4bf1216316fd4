import type { Listing } from '#contract/catalog.ts';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { listingQuery, loadListing } from '#web/features/listing/listing-query.ts';
import { ListingView } from '#web/features/listing/listing-view.tsx';
import { SubcategoryTiles } from '#web/features/listing/subcategory-tiles.tsx';
import { itemList, listCrumbsJsonLd } from '#web/features/listing/item-list.ts';
import { ProductCard } from '#web/features/product-card/product-card.tsx';
import { m } from '#web/messages.ts';
import { createPaths, pictureUrl, sharePictureUrl } from '#domain/paths.ts';
import { redirectTo, type Head, type LoaderArgs, type PageScope } from '#web/screen.ts';
import css from './category.module.css';

const bare = createPaths('');

export const loader = async ({ api, params, query }: LoaderArgs): Promise<Listing> => {
  const category = params.category ?? '';
  const filters = params['*'] ?? '';
  const asked = { ...listingQuery(query), filters };
  const listing = await loadListing(api, { category }, asked, (tail) => bare.category(category, tail));
  if (params.id !== undefined || listing.filters !== filters)
    redirectTo(bare.category(category, { filters: listing.filters }) + (query.size ? `?${query}` : ''), 301);
  return listing;
};

export const head = (listing: Listing, { language }: PageScope): Head => {
  const name = listing.category?.name ?? '';
  const applied = listing.applied.map(({ valueName }) => valueName).join(', ');
  const groups = new Set(listing.applied.map(({ attribute }) => attribute));
  const broad = listing.price.from === null && listing.price.to === null && groups.size <= 2;
  const page = listing.page > 1 ? ` — ${m.listing_page({ page: listing.page })}` : '';
  return {
    title: m.category_head({ name: applied ? `${name}: ${applied}` : name }) + page,
    ...(broad ? {} : { robots: 'noindex' as const }),
    ...(listing.products[0]?.picture ? { preload: pictureUrl(listing.products[0].picture) } : {}),
    // For search engines, which read what the server sends; the browser does without the code.
    ...(import.meta.env.SSR
      ? {
          ...(listing.category ? { image: sharePictureUrl(language, 'c', listing.category.slug) } : {}),
          description: m.category_description({ name: applied ? `${name} (${applied})` : name, count: listing.total }),
          jsonLd: () => [itemList(listing), listCrumbsJsonLd(listing.crumbs, m.frame_home())],
        }
      : {}),
  };
};

/** Category with its list. */
export default function CategoryScreen({ data }: { data: Listing }) {
  const name = data.category?.name ?? '';
  return (
    <div className="container">
      <Crumbs crumbs={data.crumbs} />
      <div className={css.head}>
        <h1>{name}</h1>
        <p className={css.count}>{(data.models ? m.listing_models : m.listing_count)({ count: data.total })}</p>
      </div>
      {data.applied.length === 0 && data.page === 1 && <SubcategoryTiles categories={data.subcategories} />}
      <ListingView
        listing={data}
        place={{ category: data.category?.slug ?? '' }}
        card={(product, eager) => <ProductCard product={product} eager={eager} />}
      />
    </div>
  );
}
