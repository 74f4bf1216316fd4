import type { GiftPage } from '#contract/gifts/gifts.ts';
import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { ArticleCard } from '#web/features/articles/article-card.tsx';
import { ArticleFrame } from '#web/features/articles/article-frame.tsx';
import { articleNote } from '#web/features/articles/article-texts.ts';
import { ContentBody } from '#web/features/content/content-body.tsx';
import { ContentNotices } from '#web/features/content/content-frame.tsx';
import { crumbsJsonLd } from '#web/features/content/json-ld.ts';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { GiftCard } from '#web/features/gifts/gift-card.tsx';
import { RECIPIENT_NAMES } from '#web/features/gifts/gift-texts.ts';
import { HolidayTiles } from '#web/features/gifts/holiday-tiles.tsx';
import { ProductCard } from '#web/features/product-card/product-card.tsx';
import { m } from '#web/messages.ts';
import { notFound, redirectTo, type Head, type LoaderArgs } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import css from './gift.module.css';

const KEY_PATTERN = /^[a-z0-9-]{1,100}$/;

export const loader = async ({ api, params: { gifts = '', gift = '' }, query }: LoaderArgs): Promise<GiftPage> => {
  if (!KEY_PATTERN.test(gifts) || !KEY_PATTERN.test(gift)) notFound('page');
  const preview = query.get('preview');
  const page = await api('GET /api/holidays/:holiday/gifts/:key', {
    holiday: gifts,
    key: gift,
    ...(preview ? { preview } : {}),
  });
  return 'moved' in page ? redirectTo(page.moved, 301) : page;
};

export const head = ({ key, holiday, title, lead, preview }: GiftPage): Head => ({
  title: m.gift_title({ gift: title }),
  description: `${lead} ${m.gift_idea_description()}`,
  canonical: `/holidays/${holiday}/${key}`,
  ...(preview ? { robots: 'noindex' } : {}),
  // For search engines, which read the server's HTML; not shipped to the browser.
  ...(import.meta.env.SSR
    ? {
        jsonLd: () => [
          crumbsJsonLd(
            [
              { title: m.section_holidays(), path: '/holidays' },
              { title, path: `/holidays/${holiday}/${key}` },
            ],
            m.frame_home(),
          ),
        ],
      }
    : {}),
});

/** One gift idea: its reason, advice on choosing, and current products. */
export default function GiftScreen({ data }: { data: GiftPage }) {
  const { key, title, lead, kind, whom, language, preview, blocks, prices, category, products, article } = data;
  const shop = useShop();
  const formatAmount = (tenge: number) => formatTenge(tenge, shop.language);
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
        byline={
          <>
            <span>{whom.map((item) => RECIPIENT_NAMES[item]()).join(' · ')}</span>
            <span>{m.gift_prices({ from: formatAmount(prices.from), to: formatAmount(prices.to) })}</span>
          </>
        }
        lead={<p>{lead}</p>}
        kind={kind}
        picture={key}
        language={language}
        blocks={blocks}
        notices={<ContentNotices language={language} isPreview={preview} />}
        footer={
          category && (
            <p>
              <Button kind="action" href={shop.paths.category(category.slug)}>
                {m.articles_see({ category: category.name })}
              </Button>
            </p>
          )
        }
      >
        <ContentBody
          blocks={blocks}
          slots={{ products: () => null, categories: () => null, shops: () => null, files: () => null }}
        />
      </ArticleFrame>
      {products.length > 0 && (
        <section aria-labelledby="now" className={css.part}>
          <h2 id="now">{m.gift_now()}</h2>
          <ul role="list" className={css.products}>
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {article && (
        <section aria-labelledby="read" className={css.part}>
          <h2 id="read">{m.gift_article()}</h2>
          <div className={css.article}>
            <ArticleCard
              article={article}
              picture={article.slug}
              level={3}
              href={shop.paths.article(article.slug)}
              note={articleNote(article, shop.language)}
              eager={false}
            />
          </div>
        </section>
      )}
      <section aria-labelledby="others" className={css.part}>
        <h2 id="others">{m.gift_others()}</h2>
        <ul role="list" className={css.others}>
          {data.others.map((gift) => (
            <li key={gift.key}>
              <GiftCard gift={gift} />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="when" className={css.part}>
        <h2 id="when">{m.gift_holidays()}</h2>
        <HolidayTiles holidays={data.holidays} />
      </section>
    </div>
  );
}
