import type { Review } from '#contract/catalog/catalog.ts';
import { formatDate } from '#domain/time/calendar.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Avatar } from '#web/ui/marks/avatar.tsx';
import { Icon } from '#web/ui/marks/icon.tsx';
import { Rating } from '#web/ui/marks/rating.tsx';
import type { Votes } from '../votes/use-votes.ts';
import { VoteButton } from '../votes/vote-button.tsx';
import { ReviewPhotos, type BuyerPhoto } from './review-photos.tsx';
import css from './review-card.module.css';

/** One review in its original language, with photos and the shop's reply. */
export function ReviewCard({
  review,
  votes,
  onPhotos,
}: {
  review: Review;
  votes: Votes;
  onPhotos: (photos: readonly BuyerPhoto[], index: number) => void;
}) {
  const { language } = useShop();
  const { author, stars, date, verified, variant, answer } = review;
  const parts: [title: string, text: string][] = [
    [m.product_review_plus(), review.advantages],
    [m.product_review_minus(), review.flaws],
    [m.product_review_text(), review.comment],
  ];
  const filledParts = parts.filter(([, text]) => text !== '');
  const photos = review.pictures.map((picture) => ({ picture, author, stars }));
  return (
    <article className={css.review}>
      <header className={css.head}>
        <Avatar name={author} size="small" />
        <div className={css.who}>
          <h3 className={css.author}>{author}</h3>
          {variant !== null && (
            <p className={css.title}>
              {m.product_review_other()}
              {variant !== '' && `. ${variant}`}
            </p>
          )}
          {verified && (
            <p className={css.verified}>
              <Icon name="success" size={16} />
              {m.product_review_verified()}
            </p>
          )}
        </div>
        <div className={css.mark}>
          <Rating value={stars} label={m.card_rating({ value: stars })} />
          <time dateTime={date}>{formatDate(date, language, 'long')}</time>
        </div>
      </header>
      <div lang={review.language} className={css.text}>
        {filledParts.map(([title, text]) => (
          <div key={title}>
            {(filledParts.length > 1 || title !== m.product_review_text()) && (
              <p lang={language} className={css.title}>
                {title}
              </p>
            )}
            <p className={css.words}>{text}</p>
          </div>
        ))}
      </div>
      {photos.length > 0 && (
        <ReviewPhotos
          photos={photos}
          label={m.product_gallery({ name: author })}
          onOpen={(index) => onPhotos(photos, index)}
        />
      )}
      <p className={css.votes}>
        <VoteButton votes={votes} id={review.id} count={review.useful} />
        <VoteButton votes={votes} id={review.id} count={review.useless} isUseful={false} />
      </p>
      {answer && (
        <div className={css.answer}>
          <p className={css.answerHead}>
            <Icon name="store" size={20} />
            <b>{m.product_review_answer()}</b>
            {answer.date !== null && <time dateTime={answer.date}>{formatDate(answer.date, language, 'long')}</time>}
          </p>
          <p lang={review.language} className={css.words}>
            {answer.text}
          </p>
        </div>
      )}
    </article>
  );
}
