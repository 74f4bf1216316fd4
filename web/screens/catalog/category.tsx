import type { Listing } from '#contract/catalog/catalog.ts';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { listCountText, listingQuery, loadListing } from '#web/features/listing/listing-query.ts';
import { ListingView } from '#web/features/listing/listing-view.tsx';
import { SubcategoryTiles } from '#web/features/listing/subcategory-tiles.tsx';
import { itemList, listCrumbsJsonLd } from '#web/features/listing/item-list.ts';
import { ProductCard } from '#web/features/product-card/product-card.tsx';
import { m } from '#web/messages.ts';
import { createPaths, pictureUrl, sharePictureUrl } from '#domain/urls/paths.ts';
import { redirectTo, type Head, type LoaderArgs, type PageScope } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Chip, ChipRow } from '#web/ui/buttons/chip.tsx';
import css from './category.module.css';

const unscopedPaths = createPaths('');

export const loader = async ({ api, params, query }: LoaderArgs): Promise<Listing> => {
  const { category = '', id = '', '*': filters = '' } = params;
  // A number is the id in an old URL, anything else a selection.
  const selection = /^\d*$/.test(id) ? undefined : id;
  const listingParams = { ...listingQuery(query), filters, selection };
  const listing = await loadListing(api, { category }, listingParams, (tail) => unscopedPaths.category(category, tail));
  if (selection === undefined && (id || listing.filters !== filters))
    redirectTo(unscopedPaths.category(category, { filters: listing.filters }) + (query.size ? `?${query}` : ''), 301);
  return listing;
};

export const head = (listing: Listing, { language }: PageScope): Head => {
  const { category, selection, page, products } = listing;
  const applied = listing.applied.map(({ valueName }) => valueName).join(', ');
  const name = selection?.title ?? category?.name ?? '';
  const [firstProduct] = products;
  return {
    title:
      m.category_head({ name: applied && !selection ? `${name}: ${applied}` : name }) +
      (page > 1 ? ` — ${m.listing_page({ page })}` : ''),
    // Only frequently searched filter combinations are indexed.
    ...(applied && !selection?.indexed ? { robots: 'noindex' as const } : {}),
    ...(firstProduct?.picture ? { preload: pictureUrl(firstProduct.picture) } : {}),
    // For search engines, which read the server's HTML; not shipped to the browser.
    ...(import.meta.env.SSR
      ? {
          ...(selection ? { canonical: selection.path + (page > 1 ? `?page=${page}` : '') } : {}),
          ...(category ? { image: sharePictureUrl(language, 'c', category.slug) } : {}),
          description:
            selection?.lead ??
            m.category_description({ name: applied ? `${name} (${applied})` : name, count: listing.productCount }),
          jsonLd: () => [itemList(listing), listCrumbsJsonLd(listing, m.frame_home())],
        }
      : {}),
  };
};

/** Category page, or one of its curated selections. */
export default function CategoryScreen({ data }: { data: Listing }) {
  const { paths } = useShop();
  const { category, selection, selections, applied, page } = data;
  return (
    <div className="container">
      <Crumbs crumbs={data.crumbs} />
      <div className={css.head}>
        <h1>{selection?.title ?? category?.name}</h1>
        <p className={css.count}>{listCountText(data)}</p>
      </div>
      {applied.length === 0 && page === 1 && <SubcategoryTiles categories={data.subcategories} />}
      <ListingView
        listing={data}
        scope={{ category: category?.slug ?? '' }}
        card={(product, eager) => <ProductCard product={product} eager={eager} />}
      />
      {selection?.text.map((paragraph) => (
        <p key={paragraph} className={css.about}>
          {paragraph}
        </p>
      ))}
      {selections.length > 0 && (
        <nav aria-label={m.listing_selections()} className={css.selections}>
          <h2>{m.listing_selections()}</h2>
          <ChipRow>
            {selections.map(({ path, title }) => (
              <Chip key={path} href={paths.page(path)}>
                {title}
              </Chip>
            ))}
          </ChipRow>
        </nav>
      )}
    </div>
  );
}
