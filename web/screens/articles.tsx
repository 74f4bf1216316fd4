import type { ArticleCard as Card } from '#contract/content.ts';
import { formatDate } from '#domain/calendar.ts';
import { ArticleCard } from '#web/features/articles/article-card.tsx';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { m } from '#web/messages.ts';
import type { Head, LoaderArgs } from '#web/screen.ts';
import { useShop } from '#web/shop-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/state-view.tsx';
import css from './articles.module.css';

export const loader = ({ api }: LoaderArgs): Promise<Card[]> => api('GET /api/content/articles', {});

export const head = (): Head => ({ title: m.articles_title(), description: m.articles_description() });

/** Every article, the newest first. */
export default function ArticlesScreen({ data }: { data: Card[] }) {
  const { language, paths } = useShop();
  return (
    <div className="container">
      <Crumbs crumbs={[{ title: m.articles_title(), category: null }]} />
      <h1 className={css.title}>{m.articles_title()}</h1>
      <p className={css.intro}>{m.articles_intro()}</p>
      {data.length === 0 ? (
        <EmptyState
          title={m.articles_empty()}
          action={
            <Button kind="action" href={paths.catalog()}>
              {m.not_found_catalog()}
            </Button>
          }
        />
      ) : (
        <ul role="list" className={css.list}>
          {data.map((article, index) => (
            <li key={article.slug}>
              <ArticleCard
                article={article}
                href={paths.article(article.slug)}
                note={formatDate(article.date, language, 'long')}
                eager={index < 3}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
