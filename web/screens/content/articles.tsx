import type { ArticleList as Articles } from '#contract/content/content.ts';
import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import { ARTICLE_TOPICS, type ArticleTopic } from '#domain/content/articles.ts';
import { MAX_QUERY_LENGTH } from '#domain/search/query-length.ts';
import { ArticleCard } from '#web/features/articles/article-card.tsx';
import { ArticleList } from '#web/features/articles/article-list.tsx';
import { ArticleSearch } from '#web/features/articles/article-search.tsx';
import { articleNote, TOPIC_NAMES } from '#web/features/articles/article-texts.ts';
import { articleListJsonLd } from '#web/features/articles/json-ld.ts';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { m } from '#web/messages.ts';
import { notFound, type Head, type LoaderArgs } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Chip, ChipRow } from '#web/ui/buttons/chip.tsx';
import { EmptyState } from '#web/ui/states/state-view.tsx';
import css from './articles.module.css';

type Data = Articles & { topic: ArticleTopic | null; q: string };

export const loader = async ({ api, query }: LoaderArgs): Promise<Data> => {
  const requestedTopic = query.get('topic');
  const topic = ARTICLE_TOPICS.find((name) => name === requestedTopic) ?? null;
  if (requestedTopic && !topic) notFound('page');
  const q = query.get('q')?.slice(0, MAX_QUERY_LENGTH) ?? '';
  const loaded = await api('GET /api/content/articles', { ...(topic ? { topic } : {}), ...(q ? { q } : {}) });
  return { ...loaded, topic, q };
};

export const head = ({ topic, articles }: Data): Head => ({
  title: topic ? `${TOPIC_NAMES[topic]()} — ${m.articles_title()}` : m.articles_title(),
  description: m.articles_description(),
  // For search engines, which read the server's HTML; not shipped to the browser.
  ...(import.meta.env.SSR ? { jsonLd: () => [articleListJsonLd(articles)] } : {}),
});

/** Articles, newest first, by topic and by full-text search. */
export default function ArticlesScreen({ data: { articles, topics, topic, q } }: { data: Data }) {
  const { language, paths } = useShop();
  const total = topics.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="container">
      <Crumbs crumbs={[{ title: m.articles_title(), category: null }]} />
      <h1 className={css.title}>{m.articles_title()}</h1>
      <p className={css.intro}>{m.articles_intro()}</p>
      <div className={css.tools}>
        <ArticleSearch key={`${topic} ${q}`} q={q} topic={topic} />
        <ChipRow label={m.articles_topics()} scroll>
          <Chip href={campaignPaths(paths).articles({ q })} current={topic === null}>
            {m.articles_topic_all()} {total}
          </Chip>
          {topics.map(({ topic: name, count }) => (
            <Chip key={name} href={campaignPaths(paths).articles({ q, topic: name })} current={name === topic}>
              {TOPIC_NAMES[name]()} {count}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {articles.length === 0 ? (
        <EmptyState
          level={2}
          drawing="search"
          title={q === '' ? m.articles_empty() : m.articles_none()}
          action={
            <Button kind="action" href={q === '' ? paths.catalog() : paths.articles()}>
              {q === '' ? m.not_found_catalog() : m.articles_all()}
            </Button>
          }
        />
      ) : (
        <ArticleList
          items={articles.map((article, index) => ({
            id: article.slug,
            card: (
              <ArticleCard
                article={article}
                picture={article.slug}
                href={paths.article(article.slug)}
                note={articleNote(article, language)}
                eager={index < 3}
              />
            ),
          }))}
        />
      )}
    </div>
  );
}
