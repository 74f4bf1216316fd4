import { useState } from 'react';
import type { ProductPage } from '#contract/catalog/catalog.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { showOfflineNotice } from '#web/texts/offline-notice.ts';
import css from './promo-offer.module.css';

/** Price with a promotion's code, as in lists, and the button that adds the product with that code. */
export function PromoOffer({ product }: { product: { id: number; promotion: NonNullable<ProductPage['promotion']> } }) {
  const shop = useShop();
  const [busy, setBusy] = useState(false);
  const { id, title, code, price } = product.promotion;
  const apply = () => {
    setBusy(true);
    import('./apply-promo.ts')
      .then(({ applyPromo }) => applyPromo(product.id, code, shop), showOfflineNotice)
      .finally(() => setBusy(false));
  };
  return (
    <div className={css.offer}>
      <p className={css.text}>
        {m.product_promo_price({ code })} <b>{formatTenge(price, shop.language)}</b>
        <a href={shop.paths.promo(id)}>{title}</a>
      </p>
      <Button size="small" loading={busy} onClick={apply} aria-label={m.product_promo_apply_name({ code })}>
        {m.product_promo_apply()}
      </Button>
    </div>
  );
}
