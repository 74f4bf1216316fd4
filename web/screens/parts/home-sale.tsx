import { useState } from 'react';
import type { HomeSection } from '#contract/content/home.ts';
import { Countdown } from '#web/features/launches/countdown.tsx';
import { ProductRow } from '#web/features/product-card/rows/product-row.tsx';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Badge } from '#web/ui/marks/badge.tsx';
import css from './home-sale.module.css';

/** The promotion that ends first, with a countdown; disappears when it ends. */
export function HomeSale({ title, promo, products }: Extract<HomeSection, { block: 'sale' }>) {
  const { paths } = useShop();
  const [isOver, setIsOver] = useState(false);
  if (isOver) return null;
  return (
    <div className={css.sale}>
      <div className={css.terms}>
        <p>
          {title} <Badge kind="sale">{promo.mark}</Badge>
        </p>
        <Countdown until={promo.endsAt} onEnd={() => setIsOver(true)} />
      </div>
      <ProductRow
        title={promo.title}
        products={products}
        more={<a href={paths.promo(promo.id)}>{m.home_sale_terms()}</a>}
      />
    </div>
  );
}
