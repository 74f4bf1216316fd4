import { Suspense, useState, type ReactNode } from 'react';
import type { OwnReview, OwnReviews } from '#contract/customers/own-reviews.ts';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Badge } from '#web/ui/marks/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { Rating } from '#web/ui/marks/rating.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { ShowMore } from '../show-more.tsx';
import { Loaded } from '../loaded.tsx';
import { useCustomerData } from '../use-customer-data.ts';
import css from '../profile.module.css';

const ReviewForm = lazyPart(() => import('./review-form.tsx'));

type Product = OwnReview['product'];
type Picture = (product: Product) => ReactNode;

const STATUS_LABELS: Record<OwnReview['status'], { kind: 'success' | 'warning' | 'neutral'; label: () => string }> = {
  waiting: { kind: 'warning', label: () => m.review_waiting() },
  published: { kind: 'success', label: () => m.review_published() },
  refused: { kind: 'neutral', label: () => m.review_refused() },
};

/** Products to review, and the customer's reviews. */
export function CustomerReviews({ picture }: { picture: Picture }) {
  const { data, retry } = useCustomerData('GET /api/pages/profile/reviews', {});
  const [reviewedProduct, setReviewedProduct] = useState<Product | null>(null);
  return (
    <>
      <Loaded data={data} retry={retry} errorTitle={m.profile_reviews_failed()}>
        {({ mine, waiting }) => (
          <Tabs
            label={m.profile_reviews()}
            tabs={[
              {
                id: 'waiting',
                label: m.reviews_waiting(),
                count: waiting.length,
                panel: <ProductsToReview products={waiting} picture={picture} onWrite={setReviewedProduct} />,
              },
              {
                id: 'mine',
                label: m.reviews_mine(),
                count: mine.length,
                panel: <WrittenReviews reviews={mine} picture={picture} />,
              },
            ]}
          />
        )}
      </Loaded>
      <Suspense>
        {reviewedProduct && (
          <ReviewForm
            product={reviewedProduct}
            onClose={() => setReviewedProduct(null)}
            onSent={() => {
              setReviewedProduct(null);
              retry();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

function ProductsToReview({
  products,
  picture,
  onWrite,
}: {
  products: OwnReviews['waiting'];
  picture: Picture;
  onWrite: (product: Product) => void;
}) {
  const { language, paths } = useShop();
  if (products.length === 0)
    return (
      <EmptyState
        title={m.reviews_waiting_empty()}
        text={<p>{m.reviews_waiting_empty_text()}</p>}
        action={
          <Button kind="action" href={paths.profile('my-orders')}>
            {m.section_profile_orders()}
          </Button>
        }
      />
    );
  return (
    <ShowMore items={products} size={12}>
      {({ product, boughtOn }) => (
        <Card key={product.id} as="li" className={css.product}>
          <span>{picture(product)}</span>
          <span>
            <a href={paths.product(product.id)}>{product.name}</a>
            <br />
            <span className={css.muted}>{m.reviews_bought({ date: formatDate(boughtOn, language, 'long') })}</span>
          </span>
          <Button icon="edit" onClick={() => onWrite(product)}>
            {m.review_write()}
          </Button>
        </Card>
      )}
    </ShowMore>
  );
}

function WrittenReviews({ reviews, picture }: { reviews: readonly OwnReview[]; picture: Picture }) {
  const { language, paths } = useShop();
  if (reviews.length === 0)
    return <EmptyState title={m.reviews_mine_empty()} text={<p>{m.reviews_mine_empty_text()}</p>} />;
  return (
    <ShowMore items={reviews} size={12}>
      {(review) => (
        <Card key={review.id} as="li" padding="large" className={css.stack}>
          <div className={css.product}>
            <span>{picture(review.product)}</span>
            <span>
              <a href={paths.product(review.product.id)}>{review.product.name}</a>
              <br />
              <Rating value={review.stars} label={m.review_stars({ count: review.stars })} size="small" />
            </span>
            <Badge soft kind={STATUS_LABELS[review.status].kind}>
              {STATUS_LABELS[review.status].label()}
            </Badge>
          </div>
          <ReviewText review={review} />
          <p className={css.muted}>
            {formatDate(almatyDate(new Date(review.at)), language, 'long')}
            {review.verified && ` · ${m.review_verified_own()}`}
            {review.photos > 0 && ` · ${m.review_photos({ count: review.photos })}`}
          </p>
          {review.answer && <p className={css.answer}>{review.answer}</p>}
        </Card>
      )}
    </ShowMore>
  );
}

function ReviewText({ review: { advantages, flaws, comment } }: { review: OwnReview }) {
  const parts = [
    [m.review_advantages(), advantages],
    [m.review_flaws(), flaws],
    [m.review_comment(), comment],
  ].filter(([, text]) => text !== '');
  return parts.map(([name, text]) => (
    <div key={name}>
      <strong>{name}</strong>
      <p className={css.text}>{text}</p>
    </div>
  ));
}
