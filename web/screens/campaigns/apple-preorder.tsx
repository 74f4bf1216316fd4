import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { Launch } from '#contract/content/launches.ts';
import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import { almatyDate, almatyTime, formatDate } from '#domain/time/calendar.ts';
import { ArticleFrame } from '#web/features/articles/article-frame.tsx';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { ProductPicture } from '#web/features/product-card/product-picture.tsx';
import { ProductRow } from '#web/features/product-card/rows/product-row.tsx';
import { crumbsJsonLd } from '#web/features/content/json-ld.ts';
import { m } from '#web/messages.ts';
import { redirectTo, type Head, type LoaderArgs } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import css from './apple-preorder.module.css';

type Data = { launch: Launch; rows: ProductCard[][] };

/** Rows of Apple products. */
const ROWS = [
  { category: 'vse-smartfony', title: m.apple_phones },
  { category: 'smart-chasy', title: m.apple_watches },
  { category: 'planshety', title: m.apple_tablets },
  { category: 'noutbuki-dlya-raboty', title: m.apple_laptops },
] as const;
const MAX_PRODUCTS = 12;

export const loader = async ({ api }: LoaderArgs): Promise<Data> => {
  const [launch, ...rows] = await Promise.all([
    api('GET /api/launches/:launch', { launch: 'preorder-iphone' }),
    ...ROWS.map(async ({ category }) => {
      const query = { category, filters: 'brend/apple', models: 'one', stock: 'buyable' } as const;
      // The row is omitted if the category, or the maker in it, is missing.
      const listing = await api('GET /api/catalog/listing', query).catch(() => null);
      return listing?.products.slice(0, MAX_PRODUCTS) ?? [];
    }),
  ]);
  return 'moved' in launch ? redirectTo(launch.moved, 301) : { launch, rows };
};

export const head = (): Head => ({
  title: m.apple_title(),
  description: m.apple_description(),
  // For search engines, which read the server's HTML; not shipped to the browser.
  ...(import.meta.env.SSR
    ? {
        jsonLd: () => [
          crumbsJsonLd([{ title: m.apple_title(), path: '/landing-pages/apple-preorder' }], m.frame_home()),
        ],
      }
    : {}),
});

/** Apple: the launch with its queue, and available products. */
export default function ApplePreorderScreen({ data: { launch, rows } }: { data: Data }) {
  const { paths, language } = useShop();
  const startsAt = new Date(launch.starts);
  const isQueue = launch.state === 'queue';
  return (
    <div className="container">
      <Crumbs crumbs={[{ title: m.apple_title(), category: null }]} />
      <ArticleFrame
        title={m.apple_title()}
        byline={m.apple_intro()}
        lead={
          <>
            <p>
              <strong>{launch.title}</strong>
            </p>
            <p>
              {isQueue
                ? m.launch_starts({
                    date: formatDate(almatyDate(startsAt), language, 'long'),
                    time: almatyTime(startsAt),
                  })
                : m.launch_on()}
            </p>
            <p>
              <Button kind="action" href={isQueue ? campaignPaths(paths).preorder() : campaignPaths(paths).saleStart()}>
                {isQueue ? m.launch_to_queue() : m.launch_to_sale()}
              </Button>
            </p>
          </>
        }
        kind="phone"
        picture="apple"
        product={
          launch.products[0] && (
            <ProductPicture picture={launch.products[0].picture} kind={launch.products[0].kind} eager sizes="320px" />
          )
        }
        language={language}
        blocks={[]}
        notices={null}
      />
      <div className={css.rows}>
        {ROWS.map(({ category, title }, index) => (
          <ProductRow key={category} title={title()} products={rows[index] ?? []} />
        ))}
      </div>
    </div>
  );
}
