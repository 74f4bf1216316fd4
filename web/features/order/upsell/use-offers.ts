import { useEffect, useState } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import type { RelatedProducts } from '#contract/catalog/related.ts';
import { ApiError } from '#web/calls/api.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { productsToQuery, chooseOffers, orderedProducts, type Offer } from './offers.ts';

type OffersState = Offer[] | 'loading' | 'failed';

/** Loads the offers for an order. */
export function useOffers(orders: readonly Order[]): { offers: OffersState; retry: () => void } {
  const { api } = useShop();
  const orderedIds = orderedProducts(orders).join();
  const queriedIds = productsToQuery(orders).join();
  const [offers, setOffers] = useState<OffersState>('loading');
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setOffers('loading');
    Promise.all(
      parseIds(queriedIds).map((id) =>
        api('GET /api/catalog/products/:id/related', { id }, { signal }).catch(ignoreWithdrawn),
      ),
    ).then(
      (related) => setOffers(chooseOffers(parseIds(orderedIds), related)),
      () => {
        if (!signal.aborted) setOffers('failed');
      },
    );
    return () => controller.abort();
  }, [api, orderedIds, queriedIds, attempts]);
  return { offers, retry: () => setAttempts((current) => current + 1) };
}

const parseIds = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

/** A withdrawn product has no related ones; any other error is rethrown. */
function ignoreWithdrawn(error: unknown): RelatedProducts {
  if (error instanceof ApiError && error.error === 'product_not_found')
    return { similar: [], together: [], accessories: [] };
  throw error;
}
