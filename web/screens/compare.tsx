import { useEffect, useState } from 'react';
import type { ProductPage } from '#contract/catalog.ts';
import { CompareTable } from '#web/features/compare/compare-table.tsx';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { BuyButton } from '#web/features/product-card/buy-button.tsx';
import { ProductPicture } from '#web/features/product-card/product-picture.tsx';
import { m } from '#web/messages.ts';
import type { Head } from '#web/screen.ts';
import { useQuery, useShop } from '#web/shop-context.tsx';
import { compareList } from '#web/state/lists.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/state-view.tsx';
import css from './compare.module.css';

const MOST_SHOWN = 12;

export const head = (): Head => ({ title: m.frame_compare(), robots: 'noindex', canonical: '/compare' });

/** Products side by side: this browser's list, or the one of a shared link. */
export default function CompareScreen() {
  const { api, paths } = useShop();
  const shared = (useQuery().get('ids') ?? '').split(',').map(Number).filter((id) => Number.isInteger(id) && id > 0);
  const own = compareList.use();
  const ids = (shared.length > 0 ? shared : own).slice(0, MOST_SHOWN);
  const key = ids.join();
  const [products, setProducts] = useState<ProductPage[] | null>(null);
  const [failed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    if (!key) {
      setProducts([]);
      return;
    }
    Promise.allSettled(key.split(',').map((id) => api('GET /api/catalog/products/:id', { id }))).then((answers) => {
      const found = answers.filter((answer) => answer.status === 'fulfilled').map(({ value }) => value);
      setFailed(found.length === 0);
      setProducts(found);
    });
  };
  useEffect(load, [api, key]);
  return (
    <div className="container">
      <Crumbs crumbs={[{ title: m.frame_compare(), category: null }]} />
      <h1 className={css.title}>{m.frame_compare()}</h1>
      {failed && <ErrorState title={m.error_title()} action={<Button kind="action" onClick={load}>{m.frame_retry()}</Button>} />}
      {!products && !failed && <div className={css.wait} aria-busy="true"><CardSkeleton /><CardSkeleton /><CardSkeleton /></div>}
      {products?.length === 0 && !failed && <EmptyState title={m.compare_empty()} text={m.compare_empty_text()} action={<Button kind="action" href={paths.catalog()}>{m.not_found_catalog()}</Button>} />}
      {products && products.length > 0 && (
        <CompareTable
          products={products} shareUrl={`${paths.compare()}?ids=${products.map(({ id }) => id).join(',')}`} onRemove={shared.length > 0 ? undefined : compareList.remove}
          picture={(product) => <ProductPicture picture={product.picture} kind={product.kind} />} button={(product) => <BuyButton product={product} />}
        />
      )}
    </div>
  );
}
