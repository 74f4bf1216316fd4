import type { ReactNode } from 'react';
import type { ProductPage } from '#contract/catalog/catalog.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { StickyBar } from '#web/ui/layout/sticky-bar.tsx';
import css from './buy-bar.module.css';

/**
 * Price and button at the bottom of phones and tablets, above the tabs, while the page's own button is off screen.
 * Wider windows show them next to the section links.
 */
export default function BuyBar({
  product,
  hidden,
  buy,
}: {
  product: Pick<ProductPage, 'price' | 'oldPrice'>;
  hidden: boolean;
  buy: ReactNode;
}) {
  const { language } = useShop();
  if (product.price === null) return null;
  return (
    <StickyBar label={m.product_bar()} hidden={hidden} className={css.bar}>
      <p className={css.price}>
        <b>{formatTenge(product.price, language)}</b>
        {product.oldPrice !== null && <s>{formatTenge(product.oldPrice, language)}</s>}
      </p>
      <div className={css.buy}>{buy}</div>
    </StickyBar>
  );
}
