import type { ProductPage } from '#contract/catalog.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip, ChipRow } from '#web/ui/chip.tsx';
import { Histogram } from '#web/ui/histogram.tsx';
import { Rating } from '#web/ui/rating.tsx';
import { Select } from '#web/ui/select.tsx';
import { markText } from '#web/words/mark-text.ts';
import { ReviewCard } from './review-card.tsx';
import { useReviews, type ReviewChoice } from './use-reviews.ts';
import css from './reviews.module.css';

const MARKS = [5, 4, 3, 2, 1];

/** How buyers mark the product and what they say, by mark and in an order of choice. */
export default function Reviews({ product }: { product: Pick<ProductPage, 'id' | 'rating' | 'reviews' | 'histogram'> }) {
  const { rating, histogram } = product;
  const { choice, reviews, total, busy, failed, choose, more } = useReviews(product);
  if (!rating || histogram.every((count) => count === 0)) return <p className={css.none}>{m.product_no_reviews()}. {m.product_reviews_none_text()}</p>;
  const count = (stars: number) => histogram[stars - 1] ?? 0;
  const sorts: { value: ReviewChoice['sort']; label: string }[] = [
    { value: 'new', label: m.product_reviews_new() }, { value: 'best', label: m.product_reviews_best() }, { value: 'worst', label: m.product_reviews_worst() },
  ];
  return (
    <div className={css.reviews}>
      <div className={css.summary}>
        <p className={css.average}>{markText(rating.average)}<Rating value={rating.average} size="large" label={m.card_rating({ value: markText(rating.average) })} /></p>
        <p className={css.count}>{m.product_reviews_count({ count: rating.count })}</p>
        <Histogram label={m.product_histogram()} rows={MARKS.map((stars) => ({ mark: String(stars), count: count(stars), text: m.product_histogram_row({ stars, count: count(stars) }) }))} />
      </div>
      <div className={css.list}>
        <div className={css.tools}>
          <ChipRow scroll label={m.product_reviews_filter()}>
            <Chip pressed={choice.stars === 0} onClick={() => choose({ ...choice, stars: 0 })}>{m.product_reviews_all()}</Chip>
            {MARKS.filter((stars) => count(stars) > 0).map((stars) => (
              <Chip key={stars} pressed={choice.stars === stars} onClick={() => choose({ ...choice, stars })}>{m.product_reviews_stars({ stars, count: count(stars) })}</Chip>
            ))}
          </ChipRow>
          <Select label={m.product_reviews_sort()} labelHidden size="small" value={choice.sort} options={sorts} onValue={(sort) => choose({ ...choice, sort: sort as ReviewChoice['sort'] })} className={css.sort} />
        </div>
        <div aria-busy={busy}>{reviews.map((review) => <ReviewCard key={review.id} review={review} />)}</div>
        {failed && <p role="alert" className={css.failed}>{m.product_reviews_failed()}</p>}
        <div className={css.foot}>
          <p aria-live="polite" className={css.shown}>{m.product_reviews_shown({ shown: reviews.length, total })}</p>
          {(reviews.length < total || failed) && <Button loading={busy} onClick={more}>{failed ? m.frame_retry() : m.product_reviews_more()}</Button>}
        </div>
      </div>
    </div>
  );
}
