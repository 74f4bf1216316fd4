import { createContext, useContext, useEffect, useState } from 'react';
import type { Frame } from '#contract/content/pages.ts';
import { splitQuery, type LoadedPage } from '../router/load-page.ts';
import type { NavigateOptions } from '../router/router.ts';
import { pageQuery } from '#domain/urls/routes.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import type { PageServices } from '../start/screen.ts';

/** Everything components of features may ask of the page round them. */
export type Shop = PageServices & {
  frame: Frame;
  page: LoadedPage;
  /** The moment words like "tomorrow" are said at. */
  now: Date;
  /** A page is on its way. */
  pending: boolean;
  /** Goes to a full path made by `paths`, or to one without prefix. */
  navigate: (url: string, options?: NavigateOptions) => void;
  /** Loads this page's data anew. */
  reload: () => void;
};

const STALE_MS = MINUTE_MS;
const ShopContext = createContext<Shop | null>(null);

/** Provides the shop to the components below. */
export const ShopProvider = ShopContext.Provider;

/** Language, city, paths, calls and the frame's data of this page. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop outside ShopProvider');
  return shop;
}

/** Path and query of the current page without the prefix. */
export function useCurrentPath(): string {
  return useShop().page.url;
}

/** Query of the current page: the names its route knows. */
export function useQuery(): URLSearchParams {
  return new URLSearchParams(pageQuery(...splitQuery(useShop().page.url)).text);
}

/** The moment words like "tomorrow" are said at: the page's own while hydrating, the clock's after. */
export const useNow = (): Date => useShop().now;

/** Keeps that moment for the whole page. */
export function usePageNow(moment: string): Date {
  const [now, setNow] = useState(() => new Date(moment));
  useEffect(() => {
    setNow((said) => (Date.now() - said.getTime() > STALE_MS ? new Date() : said));
  }, []);
  return now;
}
