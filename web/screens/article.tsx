import type { Article } from '#contract/content.ts';
import { formatDate } from '#domain/calendar.ts';
import { articleJsonLd } from '#web/features/articles/json-ld.ts';
import { ContentBody } from '#web/features/content/content-body.tsx';
import { ContentNotices } from '#web/features/content/content-frame.tsx';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { CategoryTiles } from '#web/features/home/category-tiles.tsx';
import { ProductRow } from '#web/features/product-card/product-row.tsx';
import { m } from '#web/messages.ts';
import { kindPictureUrl } from '#domain/paths.ts';
import { notFound, redirectTo, type Head, type LoaderArgs } from '#web/screen.ts';
import { useShop } from '#web/shop-context.tsx';
import { Button } from '#web/ui/button.tsx';
import css from './article.module.css';

export const loader = async ({ api, params: { slug = '' }, query }: LoaderArgs): Promise<Article> => {
  if (!/^[a-z0-9-]{1,100}$/.test(slug)) notFound('page');
  const preview = query.get('preview');
  const found = await api('GET /api/content/articles/:slug', { slug, ...(preview ? { preview } : {}) });
  return 'moved' in found ? redirectTo(found.moved, 301) : found;
};

export const head = (article: Article): Head => ({
  title: article.title,
  description: article.lead,
  // For search engines, which read what the server sends; the browser does without the code.
  ...(import.meta.env.SSR ? { jsonLd: (shopName: string) => [articleJsonLd(article, shopName)] } : {}),
});

/** One article and the way to the products it is about. */
export default function ArticleScreen({ data }: { data: Article }) {
  const { title, lead, date, kind, blocks, category, preview } = data;
  const { language, paths } = useShop();
  return (
    <div className="container">
      <Crumbs
        crumbs={[
          { title: m.articles_title(), url: paths.articles() },
          { title, category: null },
        ]}
      />
      <article className={css.article}>
        <header className={css.head}>
          <div className={css.about}>
            <h1>{title}</h1>
            <time className={css.date} dateTime={date}>
              {formatDate(date, language, 'long')}
            </time>
            <p className={css.lead}>{lead}</p>
          </div>
          <img src={kindPictureUrl(kind)} alt="" width={176} height={176} className={css.picture} />
        </header>
        <ContentNotices language={data.language} preview={preview} />
        <div lang={data.language}>
          <ContentBody
            blocks={blocks}
            slots={{
              products: (block) => <ProductRow title={block.title} products={block.products} />,
              categories: (block) => <CategoryTiles categories={block.categories} />,
              shops: () => null,
              files: () => null,
            }}
          />
        </div>
        {category !== null && (
          <p className={css.see}>
            <Button kind="action" href={paths.category(category.slug)}>
              {m.articles_see({ category: category.name })}
            </Button>
          </p>
        )}
      </article>
    </div>
  );
}
