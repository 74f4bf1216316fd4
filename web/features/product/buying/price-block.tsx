import type { ProductPage } from '#contract/catalog/catalog.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Badge } from '#web/ui/marks/badge.tsx';
import { Price } from '#web/ui/marks/price.tsx';
import { Instalments } from './late-instalments.tsx';
import css from './price-block.module.css';

type PricedProduct = Pick<
  ProductPage,
  'price' | 'oldPrice' | 'discount' | 'bonus' | 'monthly' | 'instalments' | 'lowestPrice'
>;

/** Price, previous price, bonuses, and instalment terms. */
export function PriceBlock({ product }: { product: PricedProduct }) {
  const { language } = useShop();
  const { price, oldPrice, discount = 0, bonus, monthly, instalments, lowestPrice } = product;
  if (price === null) return <p className={css.none}>{m.card_no_price()}</p>;
  return (
    <div className={css.block}>
      <Price
        size="large"
        now={formatTenge(price, language)}
        nowLabel={m.card_price_now()}
        {...(oldPrice !== null && discount > 0
          ? { old: formatTenge(oldPrice, language), oldLabel: m.card_price_old(), saving: `−${discount}\u00a0%` }
          : {})}
      />
      {lowestPrice && (
        <p className={css.lowest}>
          {m.product_lowest({ count: lowestPrice.days, price: formatTenge(lowestPrice.price, language) })}
        </p>
      )}
      {bonus > 0 && (
        <p>
          <Badge kind="bonus" soft>
            {m.product_bonus({ amount: formatTenge(bonus, language) })}
          </Badge>
        </p>
      )}
      {monthly !== null && instalments.length > 0 && <Instalments price={price} terms={instalments} />}
    </div>
  );
}
