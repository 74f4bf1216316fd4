import type { HomePage } from '#contract/catalog.ts';
import { formatDate } from '#domain/calendar.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import css from './articles.module.css';

/** The newest articles; nothing while there are none. */
export function Articles({ articles }: { articles: HomePage['articles'] }) {
  const { language, paths } = useShop();
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="articles">
      <div className={css.head}>
        <h2 id="articles">{m.home_articles()}</h2>
        <a href={paths.articles()}>{m.home_articles_all()}</a>
      </div>
      <ul role="list" className={css.list}>
        {articles.map(({ slug, title, lead, date }) => (
          <li key={slug}>
            <a href={paths.article(slug)} className={css.article}>
              <h3 className={css.title}>{title}</h3>
              <span className={css.lead}>{lead}</span>
              <time dateTime={date}>{formatDate(date.slice(0, 10), language, 'long')}</time>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
