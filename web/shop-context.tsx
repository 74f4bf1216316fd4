import { createContext, useContext } from 'react';
import { useLocation } from 'react-router';
import type { Frame } from '#contract/pages.ts';
import type { PageServices } from './screen.ts';

/** Everything components of features may ask of the page round them. */
export type Shop = PageServices & { frame: Frame };

const ShopContext = createContext<Shop | null>(null);

/** Gives the shop to the components below. */
export const ShopProvider = ShopContext.Provider;

/** Language, city, paths, calls and the frame's data of this page. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('useShop outside ShopProvider');
  return shop;
}

/** Path and query of the current page without the prefix. */
export function useCurrentPath(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
