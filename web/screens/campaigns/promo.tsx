import type { Promo } from '#contract/content/content.ts';
import { almatyDate, daysBetween } from '#domain/time/calendar.ts';
import { ArticleFrame } from '#web/features/articles/article-frame.tsx';
import { PromoRuleLine } from '#web/features/articles/promo-rule-line.tsx';
import { ContentBody } from '#web/features/content/content-body.tsx';
import { ContentNotices } from '#web/features/content/content-frame.tsx';
import { crumbsJsonLd } from '#web/features/content/json-ld.ts';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { CategoryTiles } from '#web/features/home/category-tiles.tsx';
import { ProductRow } from '#web/features/product-card/rows/product-row.tsx';
import { m } from '#web/messages.ts';
import { sharePictureUrl } from '#domain/urls/paths.ts';
import { notFound, redirectTo, type Head, type LoaderArgs, type PageScope } from '#web/start/screen.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { promoDaysText } from '#web/texts/promo-days.ts';
import { Badge } from '#web/ui/marks/badge.tsx';

export const loader = async ({ api, params: { id = '' }, query }: LoaderArgs): Promise<Promo> => {
  if (!/^[a-z0-9-]{1,100}$/.test(id)) notFound('page');
  const preview = query.get('preview');
  const promo = await api('GET /api/content/promos/:id', { id, ...(preview ? { preview } : {}) });
  return 'moved' in promo ? redirectTo(promo.moved, 301) : promo;
};

export const head = ({ id, title, lead, state }: Promo, { language }: PageScope): Head => ({
  title,
  description: lead,
  ...(state === 'ended' ? { robots: 'noindex' } : {}),
  // For search engines, which read the server's HTML; not shipped to the browser.
  ...(import.meta.env.SSR
    ? {
        image: sharePictureUrl(language, 'promos', id),
        jsonLd: () => [
          crumbsJsonLd(
            [
              { title: m.section_promos(), path: '/promos' },
              { title, path: `/promos/p/${id}` },
            ],
            m.frame_home(),
          ),
        ],
      }
    : {}),
});

/** One promotion: period, terms (shared with the checkout), text and products. */
export default function PromoScreen({ data }: { data: Promo }) {
  const { title, lead, kind, to, state, rule, blocks, preview } = data;
  const { language, paths } = useShop();
  const now = useNow();
  // Products first, then the text.
  const products = blocks.filter(({ type }) => type === 'products');
  const texts = blocks.filter(({ type }) => type !== 'products');
  return (
    <div className="container">
      <Crumbs
        crumbs={[
          { title: m.section_promos(), url: paths.promos() },
          { title, category: null },
        ]}
      />
      <ArticleFrame
        title={title}
        byline={
          <>
            {promoDaysText(data, language)}
            <Badge kind={state === 'current' ? 'sale' : 'neutral'} soft>
              {stateText(data, daysBetween(almatyDate(now), to))}
            </Badge>
          </>
        }
        lead={
          <>
            <p>{lead}</p>
            {rule && state !== 'ended' && <PromoRuleLine rule={rule} />}
          </>
        }
        kind={kind}
        picture={data.id}
        language={data.language}
        blocks={blocks}
        notices={<ContentNotices language={data.language} isPreview={preview} />}
      >
        {[products, texts].map(
          (group, index) =>
            group.length > 0 && (
              <ContentBody
                key={index}
                blocks={group}
                slots={{
                  products: (block) => <ProductRow title={block.title} products={block.products} />,
                  categories: (block) => <CategoryTiles categories={block.categories} />,
                  shops: () => null,
                  files: () => null,
                }}
              />
            ),
        )}
      </ArticleFrame>
    </div>
  );
}

function stateText({ state }: Promo, daysLeft: number): string {
  if (state === 'coming') return m.promo_coming();
  if (state === 'ended') return m.promo_ended();
  return daysLeft === 0 ? m.promo_last_day() : m.promo_days_left({ count: daysLeft });
}
