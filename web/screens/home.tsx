import type { HomePage, ProductRow as Row } from '#contract/catalog.ts';
import { Advantages } from '#web/features/home/advantages.tsx';
import { Articles } from '#web/features/home/articles.tsx';
import { CategoryTiles } from '#web/features/home/category-tiles.tsx';
import { HeroBanners } from '#web/features/home/hero-banners.tsx';
import { organizationJsonLd, siteJsonLd } from '#web/features/home/json-ld.ts';
import { DealList } from '#web/features/product-card/deal-list.tsx';
import { ProductRow } from '#web/features/product-card/product-row.tsx';
import { RecentBelow } from '#web/features/product-card/rows-below.tsx';
import { m } from '#web/messages.ts';
import type { Head, LoaderArgs } from '#web/screen.ts';
import { useShop } from '#web/shop-context.tsx';
import css from './home.module.css';

const rowTitles: Record<Row['id'], () => string> = {
  hits: m.home_row_hits,
  new: m.home_row_new,
  discounts: m.home_row_discounts,
};

/** Discounts that stand beside the banner. */
const MAX_DEALS = 3;

export const loader = ({ api }: LoaderArgs): Promise<HomePage> => api('GET /api/catalog/home', {});

export const head = (): Head => ({
  title: m.home_head(),
  // For search engines, which read what the server sends; the browser does without the code.
  ...(import.meta.env.SSR
    ? {
        description: m.home_description(),
        jsonLd: (shopName: string) => [organizationJsonLd(shopName), siteJsonLd(shopName)],
      }
    : {}),
});

/** The front of the shop. */
export default function HomeScreen({ data }: { data: HomePage }) {
  const { paths } = useShop();
  const deals = data.rows.find(({ id }) => id === 'discounts')?.products.slice(0, MAX_DEALS) ?? [];
  const rows = data.rows.map((row) => ({
    ...row,
    products: row.products.filter((product) => !deals.includes(product)),
  }));
  return (
    <div className="container">
      <h1 className="visually-hidden">{m.home_head()}</h1>
      <div className={css.blocks}>
        <div className={css.first}>
          <HeroBanners banners={data.banners} categories={data.categories} />
          {deals.length > 0 && <DealList title={m.home_deals()} products={deals} />}
        </div>
        <CategoryTiles categories={data.categories} />
        {rows.map(({ id, category, products }) => (
          <ProductRow
            key={id}
            title={rowTitles[id]()}
            products={products}
            more={category !== null && <a href={paths.category(category)}>{m.home_row_all()}</a>}
          />
        ))}
        <Advantages promises={data.promises} />
        <RecentBelow />
        <Articles articles={data.articles} />
      </div>
    </div>
  );
}
