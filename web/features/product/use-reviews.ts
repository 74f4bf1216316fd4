import { useRef, useState } from 'react';
import type { ProductPage, Review } from '#contract/catalog.ts';
import { useShop } from '#web/shop-context.tsx';

/** What the list of reviews is narrowed and ordered by; `stars` 0 is all. */
export type ReviewChoice = { stars: number; sort: 'new' | 'best' | 'worst' };

type State = { choice: ReviewChoice; reviews: readonly Review[]; total: number; page: number; busy: boolean; failed: boolean };

/** Reviews of the page and those loaded after; the page's own first ones count as no page of the call. */
export function useReviews({ id, reviews, histogram }: Pick<ProductPage, 'id' | 'reviews' | 'histogram'>) {
  const { api } = useShop();
  const [state, setState] = useState<State>(() => ({
    choice: { stars: 0, sort: 'new' }, reviews, total: histogram.reduce((sum, count) => sum + count, 0), page: 0, busy: false, failed: false,
  }));
  const asked = useRef(0);
  const load = async (choice: ReviewChoice, page: number) => {
    const mine = ++asked.current;
    setState((now) => ({ ...now, choice, busy: true, failed: false }));
    try {
      const found = await api('GET /api/catalog/products/:id/reviews', { id, page, sort: choice.sort, ...(choice.stars > 0 ? { stars: choice.stars } : {}) });
      if (mine === asked.current) setState((now) => ({ choice, reviews: page === 1 ? found.reviews : added(now.reviews, found.reviews), total: found.total, page, busy: false, failed: false }));
    } catch {
      if (mine === asked.current) setState((now) => ({ ...now, busy: false, failed: true }));
    }
  };
  return {
    ...state,
    choose: (choice: ReviewChoice) => { void load(choice, 1); },
    more: () => { if (!state.busy) void load(state.choice, state.page + 1); },
  };
}

// A review published in between shifts the pages: the same one may come twice.
function added(known: readonly Review[], next: readonly Review[]): Review[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...next.filter(({ id }) => !ids.has(id))];
}
