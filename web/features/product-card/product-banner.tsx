import { useEffect, useState } from 'react';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import type { Paths } from '#domain/urls/paths.ts';
import type { Api } from '#web/calls/api.ts';
import { saveSession, readSession } from '#web/device/memory/tab-memory.ts';
import { m } from '#web/messages.ts';
import { recentList } from '#web/state/lists/lists.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { ProductPicture } from './product-picture.tsx';
import css from './product-banner.module.css';

const CLOSED_KEY = 'product-banner-closed';
/** More than one, since the latest may be sold out. */
const MAX_CANDIDATES = 5;

/** Banner with the last viewed product that is still available; once closed, it stays hidden in this tab. */
export function ProductBanner({ api, paths }: { api: Api; paths: Paths }) {
  const ids = recentList.use().slice(0, MAX_CANDIDATES).join(',');
  const [product, setProduct] = useState<ProductCard | null>(null);
  const [isClosed, setIsClosed] = useState(() => readSession(CLOSED_KEY) === true);
  useEffect(() => {
    if (ids === '' || isClosed) return;
    const controller = new AbortController();
    // Optional: the page is complete without it.
    api('GET /api/catalog/cards', { ids }, { signal: controller.signal }).then(
      (cards) => setProduct(cards.find(({ availability }) => availability.buyable) ?? null),
      () => {},
    );
    return () => controller.abort();
  }, [api, ids, isClosed]);
  if (!product || isClosed || ids === '') return null;
  const close = () => {
    saveSession(CLOSED_KEY, true);
    setIsClosed(true);
  };
  return (
    <aside aria-label={m.product_banner()} className={`container ${css.place}`} data-print="hide">
      <div className={css.banner}>
        <span className={css.picture}>
          <ProductPicture picture={product.picture} kind={product.kind} sizes="72px" />
        </span>
        <span className={css.text}>
          <small>{m.product_recent()}</small>
          <a href={paths.product(product.id)} className={css.name}>
            {product.name}
          </a>
          {product.price !== null && <strong className="tabular">{formatTenge(product.price)}</strong>}
        </span>
        <IconButton icon="close" size="small" label={m.frame_close()} onClick={close} />
      </div>
    </aside>
  );
}
