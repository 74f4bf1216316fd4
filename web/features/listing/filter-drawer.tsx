import { useEffect, useEffectEvent, useState } from 'react';
import type { Listing } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Drawer } from '#web/ui/overlays/modal.tsx';
import { Facets } from './facets.tsx';
import { currentChoice, filterPath, listingHref, type ListingScope } from './listing-url.ts';

/** Filters on phones: a drawer whose button shows the number of results before they are applied. */
export default function FilterDrawer({
  open,
  onClose,
  listing,
  scope,
}: {
  open: boolean;
  onClose: () => void;
  listing: Listing;
  scope: ListingScope;
}) {
  const { api, paths, navigate } = useShop();
  const [choice, setChoice] = useState(() => currentChoice(listing));
  const [preview, setPreview] = useState(listing);
  const [isLoading, setIsLoading] = useState(false);
  const filters = filterPath(choice, listing);
  const { stock, models } = listing;
  const load = useEffectEvent((signal: AbortSignal) =>
    api(
      'GET /api/catalog/listing',
      { ...scope, filters, per: 24, stock: stock ?? undefined, models: models ?? undefined },
      { signal },
    ),
  );
  const isPreviewCurrent = useEffectEvent(() => filters === preview.filters);
  useEffect(() => {
    if (isPreviewCurrent()) return;
    const controller = new AbortController();
    setIsLoading(true);
    load(controller.signal).then(
      (response) => {
        setPreview(response);
        setIsLoading(false);
      },
      () => {
        if (!controller.signal.aborted) setIsLoading(false);
      },
    );
    return () => controller.abort();
  }, [filters]);
  const apply = () => {
    onClose();
    navigate(listingHref(paths, scope, listing, { filters }));
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={m.listing_filters()}
      closeLabel={m.frame_close()}
      footer={
        <>
          <Button kind="action" wide loading={isLoading} onClick={apply}>
            <span aria-live="polite">
              {preview.total > 0
                ? (preview.models ? m.listing_show_models : m.listing_show)({ count: preview.total })
                : m.listing_show_none()}
            </span>
          </Button>
          <Button kind="quiet" wide onClick={() => setChoice({ filters: [], price: undefined })}>
            {m.listing_reset()}
          </Button>
        </>
      }
    >
      <Facets listing={preview} choice={choice} onChoice={setChoice} />
    </Drawer>
  );
}
