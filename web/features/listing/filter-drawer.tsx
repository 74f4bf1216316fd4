import { useEffect, useEffectEvent, useState } from 'react';
import type { Listing } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Drawer } from '#web/ui/overlays/modal.tsx';
import { Facets } from './facets.tsx';
import { choiceOf, filtersOf, listingHref, type ListingPlace } from './listing-url.ts';

/** Filters on phones: a drawer whose button shows the number of results before they are applied. */
export default function FilterDrawer({
  open,
  onClose,
  listing,
  place,
}: {
  open: boolean;
  onClose: () => void;
  listing: Listing;
  place: ListingPlace;
}) {
  const { api, paths, navigate } = useShop();
  const [choice, setChoice] = useState(() => choiceOf(listing));
  const [fresh, setFresh] = useState(listing);
  const [waiting, setWaiting] = useState(false);
  const filters = filtersOf(choice, listing);
  const { stock, models } = listing;
  const load = useEffectEvent((signal: AbortSignal) =>
    api(
      'GET /api/catalog/listing',
      { ...place, filters, per: 24, stock: stock ?? undefined, models: models ?? undefined },
      { signal },
    ),
  );
  const isShown = useEffectEvent(() => filters === fresh.filters);
  useEffect(() => {
    if (isShown()) return;
    const abort = new AbortController();
    setWaiting(true);
    load(abort.signal).then(
      (found) => {
        setFresh(found);
        setWaiting(false);
      },
      () => {
        if (!abort.signal.aborted) setWaiting(false);
      },
    );
    return () => abort.abort();
  }, [filters]);
  const show = () => {
    onClose();
    navigate(listingHref(paths, place, listing, { filters }));
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={m.listing_filters()}
      closeLabel={m.frame_close()}
      footer={
        <>
          <Button kind="action" wide loading={waiting} onClick={show}>
            <span aria-live="polite">
              {fresh.total > 0 ? m.listing_show({ count: fresh.total }) : m.listing_show_none()}
            </span>
          </Button>
          <Button kind="quiet" wide onClick={() => setChoice({ filters: [], price: undefined })}>
            {m.listing_reset()}
          </Button>
        </>
      }
    >
      <Facets listing={fresh} choice={choice} onChoice={setChoice} />
    </Drawer>
  );
}
