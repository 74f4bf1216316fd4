import type { ArticleTeaser } from '#contract/content/home.ts';
import { scenePictureUrl } from '#domain/catalog/scene-picture.ts';
import { formatDate } from '#domain/time/calendar.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import css from './articles.module.css';

/** The newest articles. */
export function Articles({ title, articles }: { title: string; articles: readonly ArticleTeaser[] }) {
  const { language, paths } = useShop();
  return (
    <section aria-labelledby="articles">
      <div className={css.head}>
        <h2 id="articles">{title}</h2>
        <a href={paths.articles()}>{m.home_articles_all()}</a>
      </div>
      <ul role="list" className={css.list}>
        {articles.map(({ slug, title: name, lead, date, kind }) => (
          <li key={slug}>
            <a href={paths.article(slug)} className={css.article}>
              <img
                src={scenePictureUrl(kind, slug)}
                alt=""
                width={480}
                height={300}
                loading="lazy"
                className={css.picture}
              />
              <div className={css.text}>
                <h3 className={css.title}>{name}</h3>
                <span className={css.lead}>{lead}</span>
                <time dateTime={date}>{formatDate(date.slice(0, 10), language, 'long')}</time>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
