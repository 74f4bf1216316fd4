import type { ReactNode } from 'react';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import css from './unavailable-products.module.css';

/** Lists products that can no longer be compared, and the number of unknown ones. */
export function UnavailableProducts({
  products,
  unknownCount,
  onRemove,
  picture,
  availability,
}: {
  products: readonly ProductCard[];
  unknownCount: number;
  onRemove: (ids: readonly number[]) => void;
  picture: (product: ProductCard) => ReactNode;
  availability: (product: ProductCard) => ReactNode;
}) {
  const { paths } = useShop();
  if (products.length === 0 && unknownCount === 0) return null;
  return (
    <section aria-labelledby="compare-gone" className={css.gone}>
      <h2 id="compare-gone" className={css.title}>
        {m.compare_gone()}
      </h2>
      {products.length > 0 && <p className={css.text}>{m.compare_gone_text()}</p>}
      <ul role="list" className={css.list}>
        {products.map((product) => (
          <li key={product.id} className={css.item}>
            <div className={css.picture}>{picture(product)}</div>
            <div className={css.words}>
              <a href={paths.product(product.id)}>{product.name}</a>
              {availability(product)}
            </div>
            <IconButton
              icon="close"
              size="small"
              label={m.compare_remove_name({ name: product.name })}
              onClick={() => onRemove([product.id])}
            />
          </li>
        ))}
      </ul>
      {unknownCount > 0 && (
        <p className={css.text}>
          <span>{m.compare_lost({ count: unknownCount })}</span>{' '}
          <Button kind="quiet" size="small" onClick={() => onRemove([])}>
            {m.compare_lost_remove()}
          </Button>
        </p>
      )}
    </section>
  );
}
