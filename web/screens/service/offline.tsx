import { useEffect, useState } from 'react';
import { useReloadOnline } from '#web/features/frame/pages/use-reload-online.ts';
import { m } from '#web/messages.ts';
import type { Head } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorState } from '#web/ui/states/state-view.tsx';
import css from './offline.module.css';

export const head = (): Head => ({ title: m.offline_title(), robots: 'noindex' });

const PAGE_CACHE = 'sauda-pages-1';
const MAX_PAGES = 20;
/** Products, articles and shops; the shopper's own lists are above them. */
const LISTED_PATH = /\/(?:p\/\d+|articles\/[a-z0-9-]+|shops\/[a-z0-9-]+)$/;

type CachedPage = { path: string; title: string };

/** Page shown offline: lists the pages available from the cache. */
export default function OfflineScreen() {
  const { base, paths } = useShop();
  const [cachedPages, setCachedPages] = useState<readonly CachedPage[]>([]);
  // The worker answers any address with this page.
  useReloadOnline(true);
  useEffect(() => void findCachedPages(base).then(setCachedPages, () => {}), [base]);
  return (
    <>
      <ErrorState
        level={1}
        drawing="offline"
        title={m.offline_title()}
        text={m.offline_text()}
        action={
          <Button kind="action" onClick={() => location.reload()}>
            {m.error_reload()}
          </Button>
        }
      />
      <div className="container">
        <nav aria-label={m.offline_readable()} className={css.kept}>
          <h2>{m.offline_readable()}</h2>
          <ul role="list" className={css.list}>
            {[
              [paths.cart(), m.frame_cart()],
              [paths.wishlist(), m.frame_wishlist()],
              [paths.compare(), m.frame_compare()],
              ...cachedPages.map(({ path, title }) => [path, title]),
            ].map(([path, title]) => (
              <li key={path}>
                <a href={path} data-full="">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}

/** Cached pages of this language and city, last visited first. */
async function findCachedPages(base: string): Promise<CachedPage[]> {
  if (!('caches' in globalThis) || !(await caches.has(PAGE_CACHE))) return [];
  const cache = await caches.open(PAGE_CACHE);
  const paths = (await cache.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.startsWith(`${base}/`) && LISTED_PATH.test(path))
    .toReversed()
    .slice(0, MAX_PAGES);
  return Promise.all(
    paths.map(async (path) => {
      const text = (await (await cache.match(path))?.text()) ?? '';
      const title = new DOMParser().parseFromString(text, 'text/html').querySelector('h1')?.textContent ?? '';
      return { path, title: title || path };
    }),
  );
}
