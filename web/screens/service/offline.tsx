import { useEffect, useState } from 'react';
import { m } from '#web/messages.ts';
import type { Head } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorState } from '#web/ui/states/state-view.tsx';
import css from './offline.module.css';

export const head = (): Head => ({ title: m.offline_title(), robots: 'noindex' });

const KEPT_PAGES = 'sauda-pages-1';
const MAX_SHOWN = 20;
/** Products, articles and shops; the shopper's own lists are above them. */
const OF_THE_SHOP = /\/(?:p\/\d+|articles\/[a-z0-9-]+|shops\/[a-z0-9-]+)$/;

type KeptPage = { path: string; title: string };

/** Page shown offline: lists the pages available from the cache. */
export default function OfflineScreen() {
  const { base, paths } = useShop();
  const [kept, setKept] = useState<readonly KeptPage[]>([]);
  useEffect(() => void findKept(base).then(setKept, () => {}), [base]);
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
              ...kept.map(({ path, title }) => [path, title]),
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
async function findKept(base: string): Promise<KeptPage[]> {
  if (!('caches' in globalThis) || !(await caches.has(KEPT_PAGES))) return [];
  const cache = await caches.open(KEPT_PAGES);
  const paths = (await cache.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.startsWith(`${base}/`) && OF_THE_SHOP.test(path))
    .toReversed()
    .slice(0, MAX_SHOWN);
  return Promise.all(
    paths.map(async (path) => {
      const text = (await (await cache.match(path))?.text()) ?? '';
      const title = new DOMParser().parseFromString(text, 'text/html').querySelector('h1')?.textContent ?? '';
      return { path, title: title || path };
    }),
  );
}
