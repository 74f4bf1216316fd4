import type { ProductCard as Product } from '#contract/catalog/catalog.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Badge } from '#web/ui/marks/badge.tsx';
import { drawPrice } from '#web/ui/marks/price.tsx';
import { drawRating } from '#web/ui/marks/rating.tsx';
import { ratingText } from '#web/texts/rating-text.ts';
import { rateText } from '#web/texts/rate-text.ts';
import { drawAvailability } from './buying/availability-line.tsx';
import { CardMarks } from './marks/card-marks.tsx';
import { BuyButton } from './buying/buy-button.tsx';
import { drawProductPicture } from './product-picture.tsx';
import css from './product-card.module.css';

/**
 * Product in a list. The whole card links to the product; buttons are above that link. `eager` is for pictures above
 * the fold. A page renders two dozen cards on every cache miss, so only parts with listeners (marks, button) are
 * components; the rest are plain functions called `draw…`.
 */
export function ProductCard({ product, eager }: { product: Product; eager?: boolean }) {
  const shop = useShop();
  const { paths, language } = shop;
  const { discount = 0, rating } = product;
  const leadingPayment = shop.frame.isMonthlyFirst ? product.monthly : null;
  const rate = rateText(product.monthlyRate ?? 0);
  const average = rating ? ratingText(rating.average) : '';
  return (
    <article className={css.card}>
      <div className={css.media}>
        {drawProductPicture({ picture: product.picture, kind: product.kind, eager, className: css.picture })}
        <CardMarks product={product} />
      </div>
      <h3 className={css.name}>
        <a className={css.link} href={paths.product(product.id)} data-transition="">
          {product.name}
        </a>
      </h3>
      {product.keyFacts.length > 0 && <p className={css.facts}>{product.keyFacts.join(' · ')}</p>}
      {(rating || product.isNew || product.condition || product.promo || product.models !== undefined) && (
        <div className={css.tags}>
          {rating &&
            drawRating({
              value: rating.average,
              label: m.card_rating_full({ value: average, count: rating.count }),
              count: `${average}\u00a0(${rating.count})`,
            })}
          {product.condition && (
            <Badge soft kind="warning">
              {product.condition.label}
            </Badge>
          )}
          {product.isNew && (
            <Badge soft kind="new">
              {m.card_new()}
            </Badge>
          )}
          {product.promo && (
            <Badge soft kind="bonus">
              {product.promo}
            </Badge>
          )}
          {product.models !== undefined && <Badge>{m.card_models({ count: product.models - 1 })}</Badge>}
        </div>
      )}
      {product.price === null ? (
        <p className={css.noPrice}>{m.card_no_price()}</p>
      ) : (
        drawPrice({
          className: css.price,
          now:
            leadingPayment === null
              ? formatTenge(product.price, language)
              : m.card_monthly_first({ amount: formatTenge(leadingPayment, language) }),
          nowLabel: m.card_price_now(),
          ...(product.oldPrice !== null && discount > 0 && leadingPayment === null
            ? {
                old: formatTenge(product.oldPrice, language),
                oldLabel: m.card_price_old(),
                saving: `−${discount}\u00a0%`,
              }
            : {}),
        })
      )}
      {(product.monthly !== null || product.bonus > 0) && (
        <p className={css.terms}>
          {product.monthly !== null && (
            <span>
              {leadingPayment === null ? (
                m.card_monthly_short({ amount: formatTenge(product.monthly, language), rate })
              ) : (
                <>
                  <b>{formatTenge(product.price ?? 0, language)}</b>{' '}
                  {product.oldPrice !== null && discount > 0 && (
                    <>
                      <span className="visually-hidden">{m.card_price_old()}</span>
                      <s>{formatTenge(product.oldPrice, language)}</s>{' '}
                    </>
                  )}
                  {m.card_rate({ rate })}
                </>
              )}
            </span>
          )}
          {product.bonus > 0 && (
            <span className={css.bonus}>{m.card_bonus({ amount: formatTenge(product.bonus, language) })}</span>
          )}
        </p>
      )}
      {drawAvailability(product, shop)}
      <BuyButton product={product} />
    </article>
  );
}
