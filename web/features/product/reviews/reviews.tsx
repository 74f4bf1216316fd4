import { Suspense, useState } from 'react';
import type { ProductPage } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Chip, ChipRow } from '#web/ui/buttons/chip.tsx';
import { Histogram } from '#web/ui/marks/histogram.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { Rating } from '#web/ui/marks/rating.tsx';
import { SpecList } from '#web/ui/layout/spec-list.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { ratingText } from '#web/texts/rating-text.ts';
import { useVotes } from '../votes/use-votes.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewPhotos, zoomPhotos, type BuyerPhoto } from './review-photos.tsx';
import { ALL_REVIEWS, useReviews, type ReviewChoice } from './use-reviews.ts';
import css from './reviews.module.css';

const PhotoZoomModal = lazyPart(() => import('#web/ui/photos/photo-zoom-modal.tsx'));
const STARS = [5, 4, 3, 2, 1];
const MAX_STRIP_PHOTOS = 8;

type Product = Pick<
  ProductPage,
  'id' | 'name' | 'rating' | 'variants' | 'reviews' | 'histogram' | 'buyersPhotos' | 'reviewsWithPhotos' | 'topics'
>;
/** Full-screen photos; kept during the closing animation. */
type PhotoView = { photos: readonly BuyerPhoto[]; index: number; isOpen: boolean };

/** Ratings, reviews, photos and the shop's replies; filtered by rating and photos, with a sort order. */
export default function Reviews({ product }: { product: Product }) {
  const { rating, buyersPhotos } = product;
  const list = useReviews(product);
  const { choice, reviews, histogram, total, busy, failed, choose, more } = list;
  const [photoView, setPhotoView] = useState<PhotoView | null>(null);
  const openPhotos = (photos: readonly BuyerPhoto[], index: number) => setPhotoView({ photos, index, isOpen: true });
  const reviewTotal = product.histogram.reduce((sum, count) => sum + count, 0);
  const votes = useVotes('review', product.id, reviewTotal > 0);
  if (!rating || reviewTotal === 0)
    return (
      <p className={css.none}>
        {m.product_no_reviews()}. {m.product_reviews_none_text()}
      </p>
    );
  return (
    <div className={css.reviews}>
      <div className={css.summary}>
        <div className={css.average}>
          {ratingText(rating.average)}
          <Rating value={rating.average} size="large" label={m.card_rating({ value: ratingText(rating.average) })} />
        </div>
        <p className={css.count}>{m.product_reviews_count({ count: rating.count })}</p>
        {product.variants.length > 0 && <p className={css.count}>{m.product_reviews_of_model()}</p>}
        <Histogram
          label={m.product_histogram()}
          rows={STARS.map((stars) => {
            const count = histogram[stars - 1] ?? 0;
            const current = choice.stars === stars;
            return {
              stars: String(stars),
              count,
              current,
              text: count > 0 ? m.product_histogram_press({ stars, count }) : m.product_histogram_row({ stars, count }),
              onPress: () => choose({ stars: current ? 0 : stars }),
            };
          })}
        />
        {product.topics.length > 0 && <Topics topics={product.topics} />}
      </div>
      <div className={css.list}>
        {buyersPhotos.length > 0 && (
          <section aria-labelledby="buyers-photos" className={css.strip}>
            <h3 id="buyers-photos" className={css.stripTitle}>
              {m.product_reviews_buyers_photos()}
            </h3>
            <ReviewPhotos
              photos={buyersPhotos}
              max={MAX_STRIP_PHOTOS}
              label={m.product_reviews_buyers_photos()}
              onOpen={(index) => openPhotos(buyersPhotos, index)}
            />
          </section>
        )}
        <Tools list={list} total={reviewTotal} />
        <div aria-busy={busy} className={css.cards}>
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} votes={votes} onPhotos={openPhotos} />
          ))}
        </div>
        {total === 0 && !busy && !failed && (
          <p className={css.nothing}>
            {m.product_reviews_nothing()}{' '}
            <Button kind="quiet" onClick={() => choose(ALL_REVIEWS)}>
              {m.product_reviews_reset()}
            </Button>
          </p>
        )}
        {failed && (
          <p role="alert" className={css.failed}>
            {m.product_reviews_failed()}
          </p>
        )}
        <div className={css.foot}>
          <p aria-live="polite" className={css.shown}>
            {m.product_reviews_shown({ shown: reviews.length, total })}
          </p>
          {(reviews.length < total || failed) && (
            <Button loading={busy} onClick={more}>
              {failed ? m.frame_retry() : m.product_reviews_more()}
            </Button>
          )}
        </div>
      </div>
      {photoView && (
        <Suspense fallback={null}>
          <PhotoZoomModal
            open={photoView.isOpen}
            onClose={() => setPhotoView({ ...photoView, isOpen: false })}
            photos={zoomPhotos(photoView.photos)}
            current={photoView.index}
            onSelect={(index) => setPhotoView({ ...photoView, index })}
            labels={{
              gallery: m.product_reviews_buyers_photos(),
              prev: m.product_photo_prev(),
              next: m.product_photo_next(),
              zoom: m.product_photo_zoom(),
              close: m.frame_close(),
              zoomIn: m.product_zoom_in(),
              zoomOut: m.product_zoom_out(),
              position: (index, count) => m.product_photo_of({ at: index, count }),
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Topics that buyers praise and criticize. */
function Topics({ topics }: { topics: Product['topics'] }) {
  return (
    <SpecList
      groups={[
        {
          title: m.product_reviews_topics(),
          rows: topics.map(({ name, praised, criticized }) => ({
            name,
            value: [
              ...(praised > 0 ? [m.product_reviews_praised({ count: praised })] : []),
              ...(criticized > 0 ? [m.product_reviews_criticized({ count: criticized })] : []),
            ].join(', '),
          })),
        },
      ]}
    />
  );
}

function Tools({
  list: { choice, histogram, withPhotos, choose },
  total,
}: {
  list: ReturnType<typeof useReviews>;
  total: number;
}) {
  const sorts: { value: ReviewChoice['sort']; label: string }[] = [
    { value: 'new', label: m.product_reviews_new() },
    { value: 'useful', label: m.product_reviews_useful() },
    { value: 'best', label: m.product_reviews_best() },
    { value: 'worst', label: m.product_reviews_worst() },
    ...(withPhotos > 0 || choice.sort === 'photos'
      ? [{ value: 'photos' as const, label: m.product_reviews_photos_first() }]
      : []),
  ];
  return (
    <div className={css.tools}>
      <ChipRow scroll label={m.product_reviews_filter()}>
        <Chip pressed={choice.stars === 0 && !choice.photos} onClick={() => choose({ stars: 0, photos: false })}>
          {m.product_reviews_all({ count: total })}
        </Chip>
        {(withPhotos > 0 || choice.photos) && (
          <Chip icon="camera" pressed={choice.photos} onClick={() => choose({ photos: !choice.photos })}>
            {m.product_reviews_with_photos({ count: withPhotos })}
          </Chip>
        )}
        {choice.stars > 0 && (
          <Chip removeLabel={m.product_reviews_unfilter()} onClick={() => choose({ stars: 0 })}>
            {m.product_reviews_stars({ stars: choice.stars, count: histogram[choice.stars - 1] ?? 0 })}
          </Chip>
        )}
      </ChipRow>
      <Select
        label={m.product_reviews_sort()}
        labelHidden
        size="small"
        value={choice.sort}
        options={sorts}
        onValue={(sort) => choose({ sort: sort as ReviewChoice['sort'] })}
        className={css.sort}
      />
    </div>
  );
}
