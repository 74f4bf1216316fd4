import { useId } from 'react';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { drawPrice } from '#web/ui/marks/price.tsx';
import { drawProductPicture } from '../product-picture.tsx';
import css from './deal-list.module.css';

/** Short list of products: picture, name, price and discount. */
export function DealList({ title, products }: { title: string; products: readonly ProductCard[] }) {
  const { paths, language } = useShop();
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={css.deals}>
      <h2 id={headingId} className={css.title}>
        {title}
      </h2>
      <ul role="list" className={css.list}>
        {products.map(({ id, name, picture, kind, price, oldPrice, discount }) => (
          <li key={id}>
            <a className={css.deal} href={paths.product(id)} data-transition="">
              {drawProductPicture({ picture, kind, sizes: '80px', className: css.picture })}
              <div className={css.text}>
                <span className={css.name}>{name}</span>
                {price !== null &&
                  drawPrice({
                    size: 'small',
                    now: formatTenge(price, language),
                    nowLabel: m.card_price_now(),
                    ...(oldPrice !== null && discount
                      ? {
                          old: formatTenge(oldPrice, language),
                          oldLabel: m.card_price_old(),
                          saving: `−${discount}\u00a0%`,
                        }
                      : {}),
                  })}
              </div>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
