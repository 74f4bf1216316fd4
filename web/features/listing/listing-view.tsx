import { Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Listing, ProductCard } from '#contract/catalog/catalog.ts';
import { formatTenge, groupDigits } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { maxMorePages } from '#domain/urls/listing-pages.ts';
import type { ListingQuery } from '#domain/urls/paths.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Chip, ChipRow } from '#web/ui/buttons/chip.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { Pagination } from '#web/ui/layout/pagination.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Facets } from './facets.tsx';
import { currentChoice, filterPath, listingHref, defaultSort, type Choice, type ListingScope } from './listing-url.ts';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import css from './listing-view.module.css';

// Lists are rarely empty: the server imports the empty state, the browser loads it on demand.
const NothingFound = import.meta.env.SSR
  ? (await import('./nothing-found.tsx')).NothingFound
  : lazyPart(async () => ({ default: (await import('./nothing-found.tsx')).NothingFound }));
const FilterDrawer = lazyPart(() => import('./filter-drawer.tsx'));
const PAGE_SIZES = [24, 48, 96];
/** Cards laid out together: whole rows of two, three, four and six. */
const GROUP_SIZE = 12;
/** Cards whose images load eagerly. */
const MAX_EAGER = 4;
const SORTS: Listing['sort'][] = ['popular', 'cheap', 'expensive', 'rating', 'new', 'discount'];

/** Sort options, the default one first. */
function sortOptions(scope: ListingScope): Listing['sort'][] {
  return [...new Set([defaultSort(scope), ...(scope.q === undefined ? [] : (['relevance'] as const)), ...SORTS])];
}

/** List with filters, sort, sizes and pages; its state is in the URL. */
export function ListingView({
  listing,
  scope,
  card,
}: {
  listing: Listing;
  scope: ListingScope;
  card: (product: ProductCard, eager: boolean) => ReactNode;
}) {
  const { paths, navigate } = useShop();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  // Shown optimistically: clicks are faster than responses, and each builds on the previous one.
  const [optimistic, setOptimistic] = useState<{ from: Listing; choice: Choice } | null>(null);
  const choice = optimistic?.from === listing ? optimistic.choice : currentChoice(listing);
  const list = useRef<HTMLElement>(null);
  const lastPage = listing.page + listing.more;
  useListFocus(list, listing);
  const href = (change: ListingQuery) => listingHref(paths, scope, listing, change);
  const applyChange = (change: ListingQuery) => navigate(href(change), { keepScroll: true });
  const choose = (next: Choice) => {
    setOptimistic({ from: listing, choice: next });
    applyChange({ filters: filterPath(next, listing) });
  };
  const isFilterable = listing.facets.length > 0 || listing.price.max > listing.price.min;
  const { applied, stock, models } = listing;
  const isFiltered = applied.length > 0 || stock !== null;
  const removeFilterChips = applied.map(({ attribute, attributeName, value, valueName, filters }) => (
    <Chip
      key={`${attribute} ${value}`}
      href={href({ filters })}
      keepScroll
      removeLabel={m.listing_remove_filter()}
    >{`${attributeName}: ${valueName}`}</Chip>
  ));
  const inCityChip = (
    <Chip key="stock" pressed={stock !== null} onClick={() => applyChange({ stock: stock ? null : 'city' })}>
      {m.listing_in_city()}
    </Chip>
  );
  return (
    <div className={css.layout}>
      {isFilterable && (
        <aside className={css.side} aria-label={m.listing_filters()}>
          <Facets listing={listing} choice={choice} onChoice={choose} />
        </aside>
      )}
      <section ref={list} className={css.list} aria-label={m.listing_products()} tabIndex={-1}>
        <h2 className="visually-hidden">{m.listing_products()}</h2>
        <div className={css.top}>
          <div className={css.bar}>
            {isFilterable && (
              <Button className={css.openFilters} icon="filter" onClick={() => setIsDrawerOpen(true)}>
                {applied.length > 0 ? m.listing_filters_count({ count: applied.length }) : m.listing_filters()}
              </Button>
            )}
            <Select
              label={m.listing_sort()}
              labelHidden
              size="small"
              value={listing.sort}
              onValue={(sort) => applyChange({ sort })}
              options={sortOptions(scope).map((sort) => ({
                value: sort,
                label: sortName(sort),
              }))}
            />
            <Select
              className={css.sizes}
              label={m.listing_per()}
              labelHidden
              size="small"
              value={String(listing.per)}
              onValue={(per) => applyChange({ per: Number(per) })}
              options={PAGE_SIZES.map((per) => ({ value: String(per), label: m.listing_per_value({ count: per }) }))}
            />
          </div>
          <div className={css.chips}>
            {listing.quick.length > 0 && (
              <div role="group" aria-label={m.listing_quick()} className={css.quick}>
                {listing.quick.map(({ name, from, to, count, filters }) => (
                  <Chip key={filters} href={href({ filters })} keepScroll rel="nofollow">
                    {name ?? priceRangeText(from, to)}
                    <small className={css.count}>{count}</small>
                  </Chip>
                ))}
              </div>
            )}
            <div className={css.options}>
              {inCityChip}
              <Chip pressed={models === null} onClick={() => applyChange({ models: models ? 'all' : null })}>
                {m.listing_all_variants()}
              </Chip>
            </div>
          </div>
        </div>
        {applied.length > 0 && (
          <ChipRow label={m.listing_applied()}>
            {removeFilterChips}
            <Chip href={href({ filters: '' })} keepScroll>
              {m.listing_reset()}
            </Chip>
          </ChipRow>
        )}
        {listing.products.length > 0 ? (
          <Cards products={listing.products} card={(product, index) => card(product, index < MAX_EAGER)} />
        ) : (
          <Suspense>
            <NothingFound
              listing={listing}
              isNarrowed={isFiltered}
              removeChips={removeFilterChips}
              inCityChip={stock && inCityChip}
              nearestHref={(sort) => href({ filters: filterPath({ ...choice, price: undefined }, listing), sort })}
            />
          </Suspense>
        )}
        {lastPage < listing.pages && listing.more < maxMorePages(listing.per) && (
          <Button
            className={css.more}
            href={href({ page: listing.page, more: listing.more + 1 })}
            rel="nofollow"
            data-keep-scroll=""
            data-replace=""
          >
            {m.listing_more({ count: Math.min(listing.per, listing.total - lastPage * listing.per) })}
          </Button>
        )}
        <Pagination
          page={lastPage}
          pages={listing.pages}
          hrefFor={(page) => href({ page })}
          labels={{
            nav: m.listing_pages(),
            prev: m.listing_prev(),
            next: m.listing_next(),
            page: (page) => m.listing_page({ page }),
          }}
        />
        {listing.similar.length > 0 && (
          <>
            <h2 className={css.similar}>{m.product_similar()}</h2>
            <Cards products={listing.similar} card={(product) => card(product, false)} />
          </>
        )}
      </section>
      {isDrawerOpen && (
        <Suspense>
          <FilterDrawer open={isDrawerOpen} onClose={() => setIsDrawerOpen(false)} listing={listing} scope={scope} />
        </Suspense>
      )}
    </div>
  );
}

function Cards({
  products,
  card,
}: {
  products: readonly ProductCard[];
  card: (product: ProductCard, index: number) => ReactNode;
}) {
  return (
    <div role="list">
      {splitIntoGroups(products).map((group, groupIndex) => (
        <div key={groupIndex} className={cx(css.grid, groupIndex > 0 && group.length === GROUP_SIZE && css.below)}>
          {group.map((product, index) => (
            <div key={product.id} role="listitem">
              {card(product, groupIndex * GROUP_SIZE + index)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function splitIntoGroups(products: readonly ProductCard[]): (readonly ProductCard[])[] {
  return Array.from({ length: Math.ceil(products.length / GROUP_SIZE) }, (_, groupIndex) =>
    products.slice(groupIndex * GROUP_SIZE, (groupIndex + 1) * GROUP_SIZE),
  );
}

/** Formats a price range; null bounds are open. */
function priceRangeText(from: number | null, to: number | null): string {
  if (from === null) return m.listing_price_to({ price: formatTenge(to ?? 0) });
  if (to === null) return m.listing_price_from({ price: formatTenge(from) });
  return `${groupDigits(from)} – ${formatTenge(to)}`;
}

/**
 * A new list keeps the focus, unless its element has gone or was a page link: then focus moves to the list's start.
 * Appended products take the focus.
 */
function useListFocus(list: RefObject<HTMLElement | null>, listing: Listing): void {
  const shownListing = useRef(listing);
  useEffect(() => {
    const previous = shownListing.current;
    if (previous === listing) return;
    shownListing.current = listing;
    const focused = document.activeElement;
    if (listing.more > previous.more) {
      const links = list.current?.querySelectorAll<HTMLElement>('[role=listitem] h3 a');
      links?.[previous.products.length]?.focus({ preventScroll: true });
    } else if (focused === document.body || focused?.closest('nav')) list.current?.focus({ preventScroll: true });
  }, [list, listing]);
}

function sortName(sort: Listing['sort']): string {
  return {
    relevance: m.sort_relevance,
    popular: m.sort_popular,
    cheap: m.sort_cheap,
    expensive: m.sort_expensive,
    rating: m.sort_rating,
    new: m.sort_new,
    discount: m.sort_discount,
  }[sort]();
}
