import { createContext, useContext, useEffect, useState } from 'react';
import type { Frame } from '#contract/content/pages.ts';
import { splitQuery, type LoadedPage } from '../router/load-page.ts';
import type { NavigateOptions } from '../router/router.ts';
import { pageQuery } from '#domain/urls/routes.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import type { PageServices } from '../start/screen.ts';

/** Context of the page for feature components. */
export type Shop = PageServices & {
  frame: Frame;
  page: LoadedPage;
  /** Reference time for words like "tomorrow". */
  now: Date;
  /** A navigation is in progress. */
  pending: boolean;
  /** Navigates to a full path from `paths`, or to one without prefix. */
  navigate: (url: string, options?: NavigateOptions) => void;
  /** Reloads this page's data. */
  reload: () => void;
};

const MAX_PAGE_AGE_MS = MINUTE_MS;
const ShopContext = createContext<Shop | null>(null);

/** Provides the shop to the components below. */
export const ShopProvider = ShopContext.Provider;

/** Language, city, paths, calls and frame data of this page. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop outside ShopProvider');
  return shop;
}

/** Path and query of the current page without the prefix. */
export function useCurrentPath(): string {
  return useShop().page.url;
}

/** Query parameters of the current page that its route declares. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(pageQuery(...splitQuery(useShop().page.url)).text);
}

/** Reference time for words like "tomorrow": the page's while hydrating, the clock's afterwards. */
export const useNow = (): Date => useShop().now;

/** Fixes the reference time for the whole page. */
export function usePageNow(isoTime: string): Date {
  const [now, setNow] = useState(() => new Date(isoTime));
  useEffect(() => {
    setNow((current) => (Date.now() - current.getTime() > MAX_PAGE_AGE_MS ? new Date() : current));
  }, []);
  return now;
}
