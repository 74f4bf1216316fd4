import type { ProductPage } from '#contract/catalog/catalog.ts';
import { formatTenge, multiply, remainder } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Badge } from '#web/ui/marks/badge.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { Price } from '#web/ui/marks/price.tsx';
import { rateText } from '#web/texts/rate-text.ts';
import css from './price-block.module.css';

type PricedProduct = Pick<
  ProductPage,
  'price' | 'oldPrice' | 'discount' | 'bonus' | 'monthly' | 'monthlyRate' | 'instalments' | 'lowestPrice'
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
          ? { old: formatTenge(oldPrice, language), oldLabel: m.card_price_old(), saving: `−${discount}%` }
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
      {monthly !== null && instalments.length > 0 && (
        <Disclosure
          className={css.terms}
          title={
            <span className={css.monthly}>
              {m.card_monthly({
                amount: formatTenge(monthly, language),
                rate: rateText(product.monthlyRate ?? 0),
              })}
            </span>
          }
        >
          <p className={css.kind}>
            {isInterestFree(price, instalments) ? m.product_instalment_free() : m.product_instalment()}
          </p>
          <ul role="list" className={css.months}>
            {instalments.map((term) => (
              <li key={term.months}>
                <span>{m.product_instalment_months({ count: term.months })}</span>
                <b>
                  {m.product_instalment_monthly({
                    amount: formatTenge(term.monthly, language),
                    rate: rateText(term.rate),
                  })}
                </b>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

/** Payments are rounded up to a tenge, so an interest-free instalment costs at most one tenge more per month. */
function isInterestFree(price: number, instalments: ProductPage['instalments']): boolean {
  return instalments.every(({ months, monthly }) => remainder(multiply(monthly, months), price) < months);
}
