import type { Article } from '#contract/content/content.ts';
import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import { formatDate } from '#domain/time/calendar.ts';
import { ArticleCard } from '#web/features/articles/article-card.tsx';
import { ArticleFrame } from '#web/features/articles/article-frame.tsx';
import { ArticleList } from '#web/features/articles/article-list.tsx';
import { articleNote, TOPIC_NAMES } from '#web/features/articles/article-texts.ts';
import { articleJsonLd } from '#web/features/articles/json-ld.ts';
import { ContentBody } from '#web/features/content/content-body.tsx';
import { ContentNotices } from '#web/features/content/content-frame.tsx';
import { crumbsJsonLd } from '#web/features/content/json-ld.ts';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { CategoryTiles } from '#web/features/home/category-tiles.tsx';
import { ProductRow } from '#web/features/product-card/rows/product-row.tsx';
import { m } from '#web/messages.ts';
import { sharePictureUrl } from '#domain/urls/paths.ts';
import { notFound, redirectTo, type Head, type LoaderArgs, type PageScope } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import css from './article.module.css';

export const loader = async ({ api, params: { slug = '' }, query }: LoaderArgs): Promise<Article> => {
  if (!/^[a-z0-9-]{1,100}$/.test(slug)) notFound('page');
  const preview = query.get('preview');
  const article = await api('GET /api/content/articles/:slug', { slug, ...(preview ? { preview } : {}) });
  return 'moved' in article ? redirectTo(article.moved, 301) : article;
};

export const head = (article: Article, { language }: PageScope): Head => ({
  title: article.title,
  description: article.lead,
  ...(article.preview ? { robots: 'noindex' } : {}),
  // For search engines, which read the server's HTML; not shipped to the browser.
  ...(import.meta.env.SSR
    ? {
        image: sharePictureUrl(language, 'articles', article.slug),
        jsonLd: (shopName: string) => [
          articleJsonLd(article, shopName),
          crumbsJsonLd(
            [
              { title: m.articles_title(), path: '/articles' },
              { title: article.title, path: `/articles/${article.slug}` },
            ],
            m.frame_home(),
          ),
        ],
      }
    : {}),
});

/** One article, links to its products, and further reading. */
export default function ArticleScreen({ data }: { data: Article }) {
  const { title, lead, date, minutes, topic, kind, blocks, category, preview, next } = data;
  const { language, paths } = useShop();
  return (
    <div className="container">
      <Crumbs
        crumbs={[
          { title: m.articles_title(), url: paths.articles() },
          { title, category: null },
        ]}
      />
      <ArticleFrame
        title={title}
        byline={
          <>
            <time dateTime={date}>{formatDate(date, language, 'long')}</time>
            <span>{m.articles_minutes({ count: minutes })}</span>
            <a href={campaignPaths(paths).articles({ topic })}>{TOPIC_NAMES[topic]()}</a>
          </>
        }
        lead={<p>{lead}</p>}
        kind={kind}
        picture={data.slug}
        language={data.language}
        blocks={blocks}
        notices={<ContentNotices language={data.language} isPreview={preview} />}
        footer={
          category !== null && (
            <p>
              <Button kind="action" href={paths.category(category.slug)}>
                {m.articles_see({ category: category.name })}
              </Button>
            </p>
          )
        }
      >
        <ContentBody
          blocks={blocks}
          slots={{
            products: (block) => <ProductRow title={block.title} products={block.products} />,
            categories: (block) => <CategoryTiles categories={block.categories} />,
            shops: () => null,
            files: () => null,
          }}
        />
      </ArticleFrame>
      {next.length > 0 && (
        <section aria-labelledby="next" className={css.next}>
          <h2 id="next">{m.articles_next()}</h2>
          <ArticleList
            items={next.map((article) => ({
              id: article.slug,
              card: (
                <ArticleCard
                  article={article}
                  picture={article.slug}
                  level={3}
                  href={paths.article(article.slug)}
                  note={articleNote(article, language)}
                  eager={false}
                />
              ),
            }))}
          />
        </section>
      )}
    </div>
  );
}
