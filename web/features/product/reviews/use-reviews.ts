import { useRef, useState } from 'react';
import type { ProductPage, ReviewPage } from '#contract/catalog/catalog.ts';
import { useShop } from '#web/state/shop-context.tsx';

/** Filters and order of the reviews; `stars` 0 means all. */
export type ReviewChoice = { stars: number; photos: boolean; sort: 'new' | 'useful' | 'best' | 'worst' | 'photos' };

type State = ReviewPage & { choice: ReviewChoice; page: number; busy: boolean; failed: boolean };

/** No filters, newest first. */
export const ALL_REVIEWS: ReviewChoice = { stars: 0, photos: false, sort: 'new' };

/** Reviews of the product page, then pages loaded by calls. The product page's own reviews do not count as page 1. */
export function useReviews({
  id,
  reviews,
  histogram,
  reviewsWithPhotos,
}: Pick<ProductPage, 'id' | 'reviews' | 'histogram' | 'reviewsWithPhotos'>) {
  const { api } = useShop();
  const [state, setState] = useState<State>(() => ({
    choice: ALL_REVIEWS,
    reviews,
    histogram,
    withPhotos: reviewsWithPhotos,
    total: histogram.reduce((sum, count) => sum + count, 0),
    page: 0,
    busy: false,
    failed: false,
  }));
  const latestRequest = useRef(0);
  const load = async (choice: ReviewChoice, page: number) => {
    const request = ++latestRequest.current;
    setState((current) => ({ ...current, choice, page: page - 1, busy: true, failed: false }));
    try {
      const response = await api('GET /api/catalog/products/:id/reviews', {
        id,
        page,
        sort: choice.sort,
        ...(choice.photos ? { photos: 'true' } : {}),
        ...(choice.stars > 0 ? { stars: choice.stars } : {}),
      });
      if (request === latestRequest.current)
        setState((current) => ({
          ...response,
          choice,
          reviews: page === 1 ? response.reviews : appendNew(current.reviews, response.reviews),
          page,
          busy: false,
          failed: false,
        }));
    } catch {
      if (request === latestRequest.current) setState((current) => ({ ...current, busy: false, failed: true }));
    }
  };
  return {
    ...state,
    choose: (choice: Partial<ReviewChoice>) => {
      void load({ ...state.choice, ...choice }, 1);
    },
    more: () => {
      if (!state.busy) void load(state.choice, state.page + 1);
    },
  };
}

// A review published meanwhile shifts the pages and may cause duplicates.
function appendNew(current: ReviewPage['reviews'], next: ReviewPage['reviews']): ReviewPage['reviews'] {
  const ids = new Set(current.map(({ id }) => id));
  return [...current, ...next.filter(({ id }) => !ids.has(id))];
}
