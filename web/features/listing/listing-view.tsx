import { Suspense, useState, type ReactNode } from 'react';
import type { Listing, ProductCard } from '#contract/catalog.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip, ChipRow } from '#web/ui/chip.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Select } from '#web/ui/select.tsx';
import { EmptyState } from '#web/ui/state-view.tsx';
import { Facets } from './facets.tsx';
import { choiceOf, filtersOf, listingHref, type Choice, type ListingPlace } from './listing-url.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import css from './listing-view.module.css';

const FilterDrawer = lazyPart(() => import('./filter-drawer.tsx'));
const SIZES = [24, 48, 96];

/** List with filters, sort, sizes and pages; every state of it is a URL. */
export function ListingView({ listing, place, card }: { listing: Listing; place: ListingPlace; card: (product: ProductCard, eager: boolean) => ReactNode }) {
  const { paths, navigate } = useShop();
  const [drawer, setDrawer] = useState(false);
  // Shown at once: presses come faster than lists, and the next one builds on the last.
  const [wanted, setWanted] = useState<{ from: Listing; choice: Choice } | null>(null);
  const choice = wanted?.from === listing ? wanted.choice : choiceOf(listing);
  const href = (tail: Parameters<typeof listingHref>[3]) => listingHref(paths, place, listing, tail);
  const go = (to: string) => navigate(to, { keepScroll: true });
  const choose = (next: Choice) => {
    setWanted({ from: listing, choice: next });
    go(href({ filters: filtersOf(next, listing), page: 1 }));
  };
  const sorts = [...('q' in place ? ['relevance'] as const : []), 'popular', 'cheap', 'expensive', 'rating', 'new', 'discount'] as const;
  const filterable = listing.facets.length > 0 || listing.price.max > listing.price.min;
  return (
    <div className={css.layout}>
      {filterable && <aside className={css.side} aria-label={m.listing_filters()}><Facets listing={listing} choice={choice} onChoice={choose} /></aside>}
      <section className={css.list} aria-label={m.listing_products()}>
        <h2 className="visually-hidden">{m.listing_products()}</h2>
        <div className={css.bar}>
          {filterable && <Button className={css.openFilters} icon="filter" onClick={() => setDrawer(true)}>{listing.applied.length > 0 ? m.listing_filters_count({ count: listing.applied.length }) : m.listing_filters()}</Button>}
          <Select label={m.listing_sort()} labelHidden size="small" value={listing.sort} onValue={(sort) => go(href({ sort, page: 1 }))} options={sorts.map((sort) => ({ value: sort, label: sortName(sort) }))} />
          <div className={css.sizes}>
            <Select label={m.listing_per()} labelHidden size="small" value={String(listing.per)} onValue={(per) => go(href({ per: Number(per), page: 1 }))} options={SIZES.map((per) => ({ value: String(per), label: m.listing_per_value({ count: per }) }))} />
          </div>
        </div>
        {listing.applied.length > 0 && (
          <ChipRow label={m.listing_applied()}>
            {listing.applied.map((filter) => <Chip key={`${filter.attribute} ${filter.value}`} href={href({ filters: filter.filters, page: 1 })} removeLabel={m.listing_remove_filter()}>{`${filter.attributeName}: ${filter.valueName}`}</Chip>)}
            <Chip href={href({ filters: '', page: 1 })}>{m.listing_reset()}</Chip>
          </ChipRow>
        )}
        {listing.products.length > 0
          ? <ul role="list" className={css.grid}>{listing.products.map((product, index) => <li key={product.id}>{card(product, index < 4)}</li>)}</ul>
          : <Nothing listing={listing} href={href} />}
        <Pagination page={listing.page} pages={listing.pages} hrefFor={(page) => href({ page })} labels={{ nav: m.listing_pages(), prev: m.listing_prev(), next: m.listing_next(), page: (page) => m.listing_page({ page }) }} />
      </section>
      <Suspense>{drawer && <FilterDrawer open={drawer} onClose={() => setDrawer(false)} listing={listing} place={place} />}</Suspense>
    </div>
  );
}

function Nothing({ listing, href }: { listing: Listing; href: (tail: { filters?: string; page?: number }) => string }) {
  const filtered = listing.applied.length > 0;
  return (
    <EmptyState
      drawing="search" title={filtered ? m.listing_nothing_filtered() : m.listing_nothing()} text={filtered ? m.listing_drop_one() : m.listing_nothing_text()}
      action={filtered ? <>{listing.applied.map((filter) => <Chip key={`${filter.attribute} ${filter.value}`} href={href({ filters: filter.filters, page: 1 })} removeLabel={m.listing_remove_filter()}>{`${filter.attributeName}: ${filter.valueName}`}</Chip>)}</> : undefined}
    />
  );
}

function sortName(sort: Listing['sort']): string {
  return { relevance: m.sort_relevance, popular: m.sort_popular, cheap: m.sort_cheap, expensive: m.sort_expensive, rating: m.sort_rating, new: m.sort_new, discount: m.sort_discount }[sort]();
}
