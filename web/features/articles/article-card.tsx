import type { ArticleCard as Article } from '#contract/content.ts';
import { formatDate } from '#domain/calendar.ts';
import { kindPictureUrl } from '#domain/paths.ts';
import { useShop } from '#web/shop-context.tsx';
import css from './article-card.module.css';

/** An article in the list: its drawing, what it is about and since when. */
export function ArticleCard({
  article: { slug, title, lead, date, kind },
  eager,
}: {
  article: Article;
  eager: boolean;
}) {
  const { language, paths } = useShop();
  return (
    <a href={paths.article(slug)} className={css.card}>
      <span className={css.picture}>
        <img src={kindPictureUrl(kind)} alt="" width={144} height={144} loading={eager ? undefined : 'lazy'} />
      </span>
      <div className={css.text}>
        <h2 className={css.title}>{title}</h2>
        <span className={css.lead}>{lead}</span>{' '}
        <time className={css.date} dateTime={date}>
          {formatDate(date, language, 'long')}
        </time>
      </div>
    </a>
  );
}
