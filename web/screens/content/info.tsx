import type { ContentPage } from '#contract/content/content.ts';
import type { Support } from '#contract/customers/support.ts';
import type { ListedService } from '#contract/orders/services.ts';
import type { ServiceCentre } from '#contract/orders/warranty.ts';
import { formatDate } from '#domain/time/calendar.ts';
import { ContentBody } from '#web/features/content/content-body.tsx';
import { ContentFrame, ContentNotices } from '#web/features/content/content-frame.tsx';
import { crumbsJsonLd, questionsJsonLd } from '#web/features/content/json-ld.ts';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { CategoryTiles } from '#web/features/home/category-tiles.tsx';
import { ProductRow } from '#web/features/product-card/rows/product-row.tsx';
import { FilePicker } from '#web/features/profile/feedback/file-picker.tsx';
import { ServicePrices } from '#web/features/services/service-prices.tsx';
import { ServiceCentres } from '#web/features/warranty/service-centres.tsx';
import { WarrantyForm } from '#web/features/warranty/warranty-form.tsx';
import { ShopCard } from '#web/features/shops/shop-card.tsx';
import { m } from '#web/messages.ts';
import { redirectTo, type Head, type LoaderArgs } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { LatePart } from '#web/ui/states/late-part.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import css from './info.module.css';

// The server renders it at once; other content pages do not load its code.
const SupportBox = import.meta.env.SSR
  ? (await import('../parts/support-box.tsx')).default
  : lazyPart(() => import('../parts/support-box.tsx'));

/** Page that lists the others. */
const INDEX_PATH = '/gid';
/** Page of the support assistant, with the topics above its text. */
const ASSISTANT_PATH = '/gid-assistant';
/** Page about warranties and repairs, which includes the service centres. */
const SERVICE_PATH = '/gid-service';
/** Page about services sold with products, with their prices above its text. */
const SERVICES_PATH = '/gid-services';

type Data = ContentPage & {
  support: Support | null;
  services: ListedService[];
  service: { centres: ServiceCentre[]; cities: { keyword: string; name: string; count: number }[] } | null;
};

export const loader = async ({ api, path, query }: LoaderArgs): Promise<Data> => {
  const preview = query.get('preview');
  const [page, service, support, services] = await Promise.all([
    api('GET /api/content/page', { path, ...(preview ? { preview } : {}) }),
    path === SERVICE_PATH ? api('GET /api/service-centres', {}) : null,
    path === ASSISTANT_PATH ? api('GET /api/support/topics', {}) : null,
    path === SERVICES_PATH ? api('GET /api/services', {}) : [],
  ]);
  return 'moved' in page ? redirectTo(page.moved, 301) : { ...page, service, support, services };
};

export const head = ({ title, lead, path, blocks, preview }: Data): Head => ({
  title,
  description: lead,
  canonical: path,
  ...(preview ? { robots: 'noindex' } : {}),
  // For search engines, which read the server's HTML; not shipped to the browser.
  ...(import.meta.env.SSR
    ? { jsonLd: () => [crumbsJsonLd([{ title, path }], m.frame_home()), ...questionsJsonLd(blocks)] }
    : {}),
});

/** Content page: guides, company pages, rules. */
export default function InfoScreen({ data }: { data: Data }) {
  const { path, title, lead, updated, language, preview, blocks, beside, service, support, services } = data;
  const shop = useShop();
  const guide = { title: m.section_guide(), url: shop.paths.page(INDEX_PATH) };
  return (
    <div className="container">
      <Crumbs crumbs={[...(path === INDEX_PATH ? [] : [guide]), { title, category: null }]} />
      <ContentFrame path={path} title={title} lead={lead} blocks={blocks} related={beside}>
        <ContentNotices language={language} isPreview={preview} />
        {support && (
          <LatePart>
            <SupportBox support={support} />
          </LatePart>
        )}
        <ServicePrices services={services} />
        <div lang={language}>
          <ContentBody
            blocks={blocks}
            slots={{
              products: (block) => <ProductRow title={block.title} products={block.products} />,
              categories: (block) => <CategoryTiles categories={block.categories} />,
              files: (props) => (
                <FilePicker
                  {...props}
                  send={(file) => shop.api('POST /api/requests/files', file)}
                  label={m.files_add()}
                  kinds={['image', 'pdf']}
                />
              ),
              shops: (block) => (
                <ul role="list" className={css.shops}>
                  {block.shops.map((item) => (
                    <li key={item.id}>
                      <ShopCard shop={item} addressCity={shop.frame.city.name} />
                    </li>
                  ))}
                </ul>
              ),
            }}
          />
        </div>
        {service && (
          <>
            <WarrantyForm />
            <ServiceCentres {...service} />
          </>
        )}
        <p className={css.updated}>
          {m.content_updated()} <time dateTime={updated}>{formatDate(updated, shop.language, 'long')}</time>
        </p>
      </ContentFrame>
    </div>
  );
}
