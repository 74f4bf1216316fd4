import { useEffect, useState } from 'react';
import type { FavouriteList } from '#contract/customers/favourites.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { favouriteIds } from '#web/state/lists/favourites.ts';

/** The customer's favourites; null while loading. Products removed since then are left out. */
export function useFavourites(): { list: FavouriteList | null; failed: boolean; retry: () => void } {
  const { api } = useShop();
  const ids = favouriteIds.use();
  const [loaded, setLoaded] = useState<FavouriteList | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    setFailed(false);
    api('GET /api/favourites', {}, { signal: controller.signal }).then(
      (list) => {
        // Another device may have changed the list since it was loaded.
        favouriteIds.set(list.groups.flatMap(({ favourites }) => favourites.map(({ product }) => product.id)));
        setLoaded(list);
      },
      () => {
        if (!controller.signal.aborted) setFailed(true);
      },
    );
    return () => controller.abort();
  }, [api, attempts]);
  // Another tab has added a product.
  const isMissing = loaded !== null && ids.some((id) => !isListed(loaded, id));
  useEffect(() => {
    if (isMissing) setAttempts((current) => current + 1);
  }, [isMissing]);
  const groups = (loaded?.groups ?? [])
    .map((group) => ({ ...group, favourites: group.favourites.filter(({ product }) => ids.includes(product.id)) }))
    .filter(({ favourites }) => favourites.length > 0);
  const count = groups.reduce((total, { favourites }) => total + favourites.length, 0);
  return { list: loaded && { groups, count }, failed, retry: () => setAttempts(attempts + 1) };
}

const isListed = ({ groups }: FavouriteList, id: number) =>
  groups.some(({ favourites }) => favourites.some(({ product }) => product.id === id));
