import type { ReactNode } from 'react';
import type { Listing } from '#contract/catalog/catalog.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';

/** Empty list with links that widen it. */
export function NothingFound({
  listing,
  isNarrowed,
  removeChips,
  inCityChip,
  nearestHref,
}: {
  listing: Listing;
  isNarrowed: boolean;
  /** Links that each remove one filter. */
  removeChips: ReactNode;
  /** Switch of the stock filter, if active. */
  inCityChip: ReactNode;
  /** URL of the list without price bounds, sorted with the nearest product first. */
  nearestHref: (sort: Listing['sort']) => string;
}) {
  const nearest = nearestPrice(listing);
  return (
    <EmptyState
      drawing="search"
      title={isNarrowed ? m.listing_nothing_filtered() : m.listing_nothing()}
      text={isNarrowed ? m.listing_drop_one() : m.listing_nothing_text()}
      action={
        isNarrowed && (
          <>
            {nearest && (
              <Button kind="action" href={nearestHref(nearest.sort)}>
                {nearest.text}
              </Button>
            )}
            {removeChips}
            {inCityChip}
          </>
        )
      }
    />
  );
}

/** Suggests the cheapest or the most expensive product when the price bounds exclude all; else null. */
function nearestPrice({ products, price }: Listing): { text: string; sort: Listing['sort'] } | null {
  if (products.length > 0 || price.max === 0) return null;
  if (price.to !== null && price.to < price.min)
    return { text: m.listing_cheapest({ price: formatTenge(price.min) }), sort: 'cheap' };
  if (price.from !== null && price.from > price.max)
    return { text: m.listing_dearest({ price: formatTenge(price.max) }), sort: 'expensive' };
  return null;
}
