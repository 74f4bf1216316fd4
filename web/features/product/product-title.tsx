import type { ProductPage } from '#contract/catalog.ts';
import { m } from '#web/messages.ts';
import { Rating } from '#web/ui/rating.tsx';
import { SkuCopy } from './sku-copy.tsx';
import { markText } from '#web/words/mark-text.ts';
import css from './product-title.module.css';

/** Name, the mark with a link to the reviews, and the code to name on the phone. */
export function ProductTitle({ product }: { product: Pick<ProductPage, 'name' | 'rating' | 'sku'> }) {
  const { name, rating, sku } = product;
  return (
    <>
      <h1 className={css.name}>{name}</h1>
      <div className={css.line}>
        <a href="#reviews" className={css.rating}>
          {rating ? (
            <>
              <Rating
                value={rating.average}
                label={m.card_rating({ value: markText(rating.average) })}
                count={markText(rating.average)}
              />
              <span>{m.product_reviews_count({ count: rating.count })}</span>
            </>
          ) : (
            m.product_no_reviews()
          )}
        </a>
        <SkuCopy sku={sku} />
      </div>
    </>
  );
}
