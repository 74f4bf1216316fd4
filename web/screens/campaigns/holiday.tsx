import type { GiftMatches, GiftWish, HolidayPage } from '#contract/gifts/gifts.ts';
import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import { formatDate } from '#domain/time/calendar.ts';
import { ArticleFrame } from '#web/features/articles/article-frame.tsx';
import { ContentBody } from '#web/features/content/content-body.tsx';
import { ContentNotices } from '#web/features/content/content-frame.tsx';
import { crumbsJsonLd } from '#web/features/content/json-ld.ts';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { GiftResults } from '#web/features/gifts/gift-results.tsx';
import { HolidayTiles, holidayDateText } from '#web/features/gifts/holiday-tiles.tsx';
import { giftListJsonLd } from '#web/features/gifts/json-ld.ts';
import { parseCriteria } from '#web/features/gifts/parse-criteria.ts';
import { CategoryTiles } from '#web/features/home/category-tiles.tsx';
import { ProductRow } from '#web/features/product-card/rows/product-row.tsx';
import { m } from '#web/messages.ts';
import { notFound, redirectTo, type Head, type LoaderArgs } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import css from './gift.module.css';

type Data = HolidayPage & { results: GiftMatches; criteria: GiftWish };

export const loader = async ({ api, params: { gifts = '' }, query }: LoaderArgs): Promise<Data> => {
  if (!/^[a-z0-9-]{1,100}$/.test(gifts)) notFound('page');
  const criteria = parseCriteria(query) ?? notFound('page');
  const preview = query.get('preview');
  const [page, results] = await Promise.all([
    api('GET /api/holidays/:key', { key: gifts, ...(preview ? { preview } : {}) }),
    api('GET /api/gifts', { ...criteria, holiday: gifts }),
  ]);
  return 'moved' in page ? redirectTo(page.moved, 301) : { ...page, results, criteria };
};

export const head = ({ key, title, lead, results }: Data): Head => ({
  title: m.holiday_title({ holiday: title }),
  description: lead,
  // For search engines, which read the server's HTML; not shipped to the browser.
  ...(import.meta.env.SSR
    ? {
        jsonLd: () => [
          giftListJsonLd(results.gifts),
          crumbsJsonLd(
            [
              { title: m.section_holidays(), path: '/holidays' },
              { title, path: `/holidays/${key}` },
            ],
            m.frame_home(),
          ),
        ],
      }
    : {}),
});

/** One holiday: advice and gift ideas. */
export default function HolidayScreen({ data }: { data: Data }) {
  const { key, title, lead, kind, language, preview, blocks, others, results, criteria } = data;
  const shop = useShop();
  return (
    <div className="container">
      <Crumbs
        crumbs={[
          { title: m.section_holidays(), url: campaignPaths(shop.paths).holidays() },
          { title, category: null },
        ]}
      />
      <ArticleFrame
        title={title}
        byline={holidayDateText(data, (date) => formatDate(date, shop.language, 'dayMonth'))}
        lead={<p>{lead}</p>}
        kind={kind}
        picture={key}
        language={language}
        blocks={blocks}
        notices={<ContentNotices language={language} isPreview={preview} />}
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
      <GiftResults
        result={results}
        criteria={criteria}
        hrefFor={(next) => campaignPaths(shop.paths).holiday(key, next)}
      />
      <section aria-labelledby="others" className={css.part}>
        <h2 id="others">{m.holiday_others()}</h2>
        <HolidayTiles holidays={others} />
      </section>
    </div>
  );
}
