import { useEffect, useState } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import type { RelatedProducts } from '#contract/catalog/related.ts';
import { ApiError } from '#web/calls/api.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { productsToQuery, offersFor, orderedProducts, type Offer } from './offers.ts';

type OffersState = Offer[] | 'loading' | 'failed';

/** Loads the offers for an order. */
export function useOffers(orders: readonly Order[]): { offers: OffersState; retry: () => void } {
  const { api } = useShop();
  const ordered = orderedProducts(orders).join();
  const queried = productsToQuery(orders).join();
  const [offers, setOffers] = useState<OffersState>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setOffers('loading');
    Promise.all(
      parseIds(queried).map((id) =>
        api('GET /api/catalog/products/:id/related', { id }, { signal }).catch(ignoreWithdrawn),
      ),
    ).then(
      (around) => setOffers(offersFor(parseIds(ordered), around)),
      () => {
        if (!signal.aborted) setOffers('failed');
      },
    );
    return () => controller.abort();
  }, [api, ordered, queried, tries]);
  return { offers, retry: () => setTries((before) => before + 1) };
}

const parseIds = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

/** A withdrawn product has no related ones; any other error is rethrown. */
function ignoreWithdrawn(error: unknown): RelatedProducts {
  if (error instanceof ApiError && error.error === 'product_not_found')
    return { similar: [], together: [], accessories: [] };
  throw error;
}
