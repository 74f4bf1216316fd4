import type { ProductPage } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { Rating } from '#web/ui/marks/rating.tsx';
import { LatePart } from '#web/ui/states/late-part.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { ratingText } from '#web/texts/rating-text.ts';
import css from './product-title.module.css';

// Server-rendered; the copy button's code loads after the visible content.
const SkuCopy = import.meta.env.SSR
  ? (await import('./sku-copy.tsx')).default
  : lazyPart(() => import('./sku-copy.tsx'));

/** Name, rating with a link to the reviews, and the product code. */
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
                label={m.card_rating({ value: ratingText(rating.average) })}
                count={ratingText(rating.average)}
              />
              <span>{m.product_reviews_count({ count: rating.count })}</span>
            </>
          ) : (
            m.product_no_reviews()
          )}
        </a>
        {sku !== '' && (
          <LatePart>
            <SkuCopy sku={sku} />
          </LatePart>
        )}
      </div>
    </>
  );
}
