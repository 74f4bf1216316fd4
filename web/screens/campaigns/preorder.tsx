import { useEffect, useState } from 'react';
import type { Launch } from '#contract/content/launches.ts';
import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import { almatyDate, almatyTime, formatDate } from '#domain/time/calendar.ts';
import { ArticleFrame } from '#web/features/articles/article-frame.tsx';
import { ContentBody } from '#web/features/content/content-body.tsx';
import { ContentNotices } from '#web/features/content/content-frame.tsx';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { LaunchUnsubscribe } from '#web/features/launches/launch-unsubscribe.tsx';
import { LaunchQueue } from '#web/features/launches/launch-queue.tsx';
import { LaunchSubscribe } from '#web/features/launches/launch-subscribe.tsx';
import { ProductPicture } from '#web/features/product-card/product-picture.tsx';
import { ProductRow } from '#web/features/product-card/rows/product-row.tsx';
import { crumbsJsonLd } from '#web/features/content/json-ld.ts';
import { m } from '#web/messages.ts';
import { redirectTo, type Head, type LoaderArgs } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';

/** Key of the launch's text. */
const LAUNCH_KEY = 'preorder-iphone';

export const loader = async ({ api, query }: LoaderArgs): Promise<Launch> => {
  const preview = query.get('preview');
  const launch = await api('GET /api/launches/:launch', { launch: LAUNCH_KEY, ...(preview ? { preview } : {}) });
  return 'moved' in launch ? redirectTo(launch.moved, 301) : launch;
};

export const head = ({ title, lead }: Launch): Head => ({
  title,
  description: lead,
  // For search engines, which read the server's HTML; not shipped to the browser.
  ...(import.meta.env.SSR
    ? {
        jsonLd: () => [
          crumbsJsonLd(
            [
              { title: m.apple_title(), path: '/landing-pages/apple-preorder' },
              { title, path: '/landing-pages/preorder-iphone' },
            ],
            m.frame_home(),
          ),
        ],
      }
    : {}),
});

/** Queue of a launch: a numbered place until the sale starts, then a link to the sale. */
export default function PreorderScreen({ data }: { data: Launch }) {
  const { title, lead, kind, key, language, preview, blocks, starts, state, products } = data;
  const shop = useShop();
  const startsAt = new Date(starts);
  // Personal, so not part of the shared page.
  const [unsubscribeToken, setUnsubscribeToken] = useState<string | null>(null);
  useEffect(() => setUnsubscribeToken(new URLSearchParams(location.search).get('leave')), []);
  return (
    <div className="container">
      <Crumbs
        crumbs={[
          { title: m.apple_title(), url: campaignPaths(shop.paths).applePreorder() },
          { title, category: null },
        ]}
      />
      <ArticleFrame
        title={title}
        byline={
          state === 'sale'
            ? m.launch_on()
            : m.launch_starts({
                date: formatDate(almatyDate(startsAt), shop.language, 'long'),
                time: almatyTime(startsAt),
              })
        }
        lead={<p>{lead}</p>}
        kind={kind}
        picture={key}
        product={
          products[0] && <ProductPicture picture={products[0].picture} kind={products[0].kind} eager sizes="320px" />
        }
        language={language}
        blocks={blocks}
        notices={<ContentNotices language={language} isPreview={preview} />}
      >
        {unsubscribeToken !== null && <LaunchUnsubscribe token={unsubscribeToken} />}
        {state === 'queue' ? (
          <>
            <LaunchQueue launch={data} />
            <LaunchSubscribe launch={key} />
          </>
        ) : (
          <p>
            <Button kind="action" size="large" href={campaignPaths(shop.paths).saleStart()}>
              {m.launch_to_sale()}
            </Button>
          </p>
        )}
        <ContentBody
          blocks={blocks}
          slots={{ products: () => null, categories: () => null, shops: () => null, files: () => null }}
        />
        <ProductRow title={m.launch_products()} products={products} />
      </ArticleFrame>
    </div>
  );
}
