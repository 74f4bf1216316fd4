import { Suspense, type ComponentType } from 'react';
import type { HomePage, HomeSection } from '#contract/content/home.ts';
import { Advantages } from '#web/features/home/advantages.tsx';
import { Articles } from '#web/features/home/articles.tsx';
import { CategoryTiles } from '#web/features/home/category-tiles.tsx';
import { HomeSale } from '../parts/home-sale.tsx';
import { HeroBanners } from '#web/features/home/hero-banners.tsx';
import { useShownSections } from '#web/features/home/shown-sections.ts';
import { organizationJsonLd, siteJsonLd } from '#web/features/home/json-ld.ts';
import { DealList } from '#web/features/product-card/rows/deal-list.tsx';
import { ProductRow } from '#web/features/product-card/rows/product-row.tsx';
import { RecentBelow } from '#web/features/product-card/rows/rows-below.tsx';
import { m } from '#web/messages.ts';
import type { Head, LoaderArgs } from '#web/start/screen.ts';
import { customerId } from '#web/state/customer/customer.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import css from './home.module.css';

export const loader = ({ api }: LoaderArgs): Promise<HomePage> => api('GET /api/catalog/home', {});

export const head = ({ about }: HomePage): Head => ({
  title: about.title,
  // For search engines, which read the server's HTML; not shipped to the browser.
  ...(import.meta.env.SSR
    ? {
        description: about.description,
        jsonLd: (shopName: string) => [organizationJsonLd(shopName, about), siteJsonLd(shopName)],
      }
    : {}),
});

/** Home page. */
export default function HomeScreen({ data }: { data: HomePage }) {
  const sections = useShownSections(data.sections);
  return (
    <div className="container">
      <h1 className="visually-hidden">{data.about.title}</h1>
      <div className={css.blocks}>
        {sections.map((section) => {
          const Section = SECTIONS[section.block] as ComponentType<{ section: HomeSection }>;
          const content = <Section key={section.id} section={section} />;
          // The page is the same for all; a style shows the sections of guests or customers before the first paint.
          return section.audience === 'all' ? (
            content
          ) : (
            <div key={section.id} data-audience={section.audience}>
              {content}
            </div>
          );
        })}
      </div>
    </div>
  );
}

// Only for customers, so a guest's page never loads it.
const PersonalRows = import.meta.env.SSR
  ? () => null
  : lazyPart(async () => ({ default: (await import('../parts/personal-rows.tsx')).PersonalRows }));

function Personal() {
  const isCustomer = customerId.use() !== null;
  return <Suspense fallback={null}>{isCustomer && <PersonalRows />}</Suspense>;
}

const SECTIONS: { [B in HomeSection['block']]: ComponentType<{ section: Extract<HomeSection, { block: B }> }> } = {
  banners: ({ section: { title, banners, deals } }) => (
    <div className={css.first}>
      <HeroBanners label={title} banners={banners} />
      {deals && <DealList {...deals} />}
    </div>
  ),
  categories: ({ section: { title, categories } }) => <CategoryTiles title={title} categories={categories} />,
  products: ({ section }) => <HomeProductRow {...section} />,
  sale: ({ section }) => <HomeSale {...section} />,
  advantages: ({ section: { title, promises } }) => <Advantages title={title} promises={promises} />,
  recent: () => <RecentBelow />,
  personal: () => <Personal />,
  articles: ({ section: { title, articles } }) => <Articles title={title} articles={articles} />,
};

function HomeProductRow({ title, more, products }: Extract<HomeSection, { block: 'products' }>) {
  const { paths } = useShop();
  return (
    <ProductRow
      title={title}
      products={products}
      more={more !== null && <a href={paths.page(more)}>{m.home_row_all()}</a>}
    />
  );
}
