import type { Review } from '#contract/catalog.ts';
import { formatDate } from '#domain/calendar.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Rating } from '#web/ui/rating.tsx';
import css from './review-card.module.css';

/** One review in the language it was written in. */
export function ReviewCard({ review }: { review: Review }) {
  const { language } = useShop();
  const { author, stars, date, verified } = review;
  const parts: [title: string, text: string][] = [[m.product_review_plus(), review.advantages], [m.product_review_minus(), review.flaws], [m.product_review_text(), review.comment]];
  const told = parts.filter(([, text]) => text !== '');
  return (
    <article className={css.review}>
      <header className={css.head}>
        <Avatar name={author} size="small" />
        <div className={css.who}>
          <h3 className={css.author}>{author}</h3>
          {verified && <p className={css.verified}><Icon name="success" size={16} />{m.product_review_verified()}</p>}
        </div>
        <div className={css.mark}>
          <Rating value={stars} label={m.card_rating({ value: stars })} />
          <time dateTime={date}>{formatDate(date, language, 'long')}</time>
        </div>
      </header>
      <div lang={review.language} className={css.text}>
        {told.map(([title, text]) => (
          <div key={title}>
            {(told.length > 1 || title !== m.product_review_text()) && <p lang={language} className={css.title}>{title}</p>}
            <p>{text}</p>
          </div>
        ))}
      </div>
    </article>
  );
}
