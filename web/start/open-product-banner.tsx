import { createRoot } from 'react-dom/client';
import { createPaths } from '#domain/urls/paths.ts';
import type { Api } from '../calls/api.ts';
import type { ViewedPage } from '../device/counting/pages.ts';
import { ProductBanner } from '../features/product-card/product-banner.tsx';
import type { Store } from '../state/tabs/store.ts';

/** Pages without products. */
const PAGES_WITH_BANNER = new Set<ViewedPage['kind']>(['article', 'shops', 'info', 'gift-cards']);

/**
 * Shows the product banner (spec §2) below the content. It has its own React root, so its code is not in the first
 * load.
 */
export function openProductBanner(
  container: HTMLElement,
  api: Api,
  base: string,
  pages: Pick<Store<ViewedPage>, 'use'>,
): void {
  const paths = createPaths(base);
  const Banner = () => PAGES_WITH_BANNER.has(pages.use().kind) && <ProductBanner api={api} paths={paths} />;
  createRoot(container).render(<Banner />);
}
