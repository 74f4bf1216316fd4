import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import type { Article } from '#contract/content/content.ts';
import { ArticleFrame } from '#web/features/articles/article-frame.tsx';
import { articleNote } from '#web/features/articles/article-texts.ts';
import { ContentBody } from '#web/features/content/content-body.tsx';
import { ContentNotices } from '#web/features/content/content-frame.tsx';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { CategoryTiles } from '#web/features/home/category-tiles.tsx';
import { ProductRow } from '#web/features/product-card/rows/product-row.tsx';
import { m } from '#web/messages.ts';
import { notFound, type Head, type LoaderArgs } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';

export const loader = async ({ api, params: { keyword = '' } }: LoaderArgs): Promise<Article> => {
  if (!/^[a-z0-9-]{1,100}$/.test(keyword)) notFound('page');
  const article = await api('GET /api/content/articles/:slug', { slug: keyword });
  return 'moved' in article || article.landing !== 'gaming' ? notFound('page') : article;
};

// The same text as under /articles, which is the canonical URL.
export const head = ({ title, lead, slug }: Article): Head => ({
  title,
  description: lead,
  canonical: `/articles/${slug}`,
  theme: 'gaming',
});

/** An article in the gaming theme. */
export default function GamingArticleScreen({ data }: { data: Article }) {
  const { title, lead, kind, slug, blocks, preview } = data;
  const { language, paths } = useShop();
  return (
    <div className="container">
      <Crumbs
        crumbs={[
          { title: m.gaming_title(), url: campaignPaths(paths).gaming() },
          { title, category: null },
        ]}
      />
      <ArticleFrame
        title={title}
        byline={articleNote(data, language)}
        lead={<p>{lead}</p>}
        kind={kind}
        picture={slug}
        language={data.language}
        blocks={blocks}
        notices={<ContentNotices language={data.language} isPreview={preview} />}
        footer={
          <p>
            <Button kind="action" href={campaignPaths(paths).gaming()}>
              {m.gaming_back()}
            </Button>
          </p>
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
    </div>
  );
}
