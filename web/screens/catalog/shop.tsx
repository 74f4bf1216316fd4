import { Suspense } from 'react';
import type { MapConfig } from '#contract/places/map.ts';
import type { ShopPage, ShopProducts } from '#contract/places/shops.ts';
import { MAX_QUERY_LENGTH } from '#domain/search/query-length.ts';
import { toCoordinates } from '#domain/addresses/coordinates.ts';
import { createPaths, shopPictureUrl } from '#domain/urls/paths.ts';
import { ApiError, type Api } from '#web/calls/api.ts';
import { crumbsJsonLd } from '#web/features/content/json-ld.ts';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { lacksStreets } from '#web/features/map/marks.ts';
import { MapPlaceholder } from '#web/features/map/map-placeholder.tsx';
import { LazyMap } from '#web/features/map/lazy-map.tsx';
import { ProductCard } from '#web/features/product-card/product-card.tsx';
import { ProductRow } from '#web/features/product-card/rows/product-row.tsx';
import { shopJsonLd } from '#web/features/shops/json-ld.ts';
import { FoundInShop, ShopSearch } from '#web/features/shops/shop-search.tsx';
import { ShopDetails } from '#web/features/shops/shop-details.tsx';
import { m } from '#web/messages.ts';
import type { Head, LoaderArgs } from '#web/start/screen.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { readyHeading } from '#web/texts/shop-hours.ts';
import css from './shop.module.css';

const MarksMap = lazyPart(() => import('#web/features/map/marks-map.tsx'));
const unscopedPaths = createPaths('');

/** The answer of a search in the shop; null products after a failure. */
type Search = { q: string; found: ShopProducts | null };
type Data = ShopPage & { map: MapConfig; search: Search | null };

export const loader = async ({ api, params: { slug = '' }, query }: LoaderArgs): Promise<Data> => {
  const [page, search] = await Promise.all([api('GET /api/shops/:slug', { slug }), searchIn(api, slug, query)]);
  return { ...page, search, map: await api('GET /api/map', { city: page.city.name }) };
};

/** Searches the shop's products; the page is shown without an unavailable search. */
async function searchIn(api: Api, slug: string, query: URLSearchParams): Promise<Search | null> {
  const q = (query.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  if (q === '') return null;
  const page = Number(query.get('page') ?? 1);
  try {
    return {
      q,
      found: await api('GET /api/shops/:slug/products', {
        slug,
        q,
        page: Number.isInteger(page) && page > 0 ? page : 1,
      }),
    };
  } catch (error) {
    if (error instanceof ApiError && error.error === 'search_unavailable') return { q, found: null };
    throw error;
  }
}

export const head = (page: Data): Head => {
  const { shop, city } = page;
  const path = unscopedPaths.shop(shop.slug);
  return {
    title: m.shop_head({ shop: shop.name, city: city.name }),
    description: m.shop_description({ shop: shop.name, city: city.name, address: shop.address }),
    image: shopPictureUrl(shop.id, 'front', 'png'),
    // For search engines, which read the server's HTML; not shipped to the browser.
    ...(import.meta.env.SSR
      ? {
          jsonLd: (shopName: string) => [
            shopJsonLd(page, { shopName, hasExactPosition: !lacksStreets(page.map) }),
            crumbsJsonLd(
              [
                { title: m.shops_title(), path: unscopedPaths.shops() },
                { title: shop.name, path },
              ],
              m.frame_home(),
            ),
          ],
        }
      : {}),
  };
};

/** One shop: hours, services, route, and products ready for pickup. */
export default function ShopScreen({ data }: { data: Data }) {
  const { shop, city, map, readiness, products, search, isHere } = data;
  const { language, paths } = useShop();
  const now = useNow();
  const position = toCoordinates(shop.latitude, shop.longitude);
  return (
    <div className="container">
      <Crumbs
        crumbs={[
          { title: m.shops_title(), url: paths.shops() },
          { title: shop.name, category: null },
        ]}
      />
      <h1 className={css.title}>{shop.name}</h1>
      <p className={css.address}>{m.shop_address({ city: city.name, address: shop.address })}</p>
      <ShopDetails
        page={data}
        addressCity={lacksStreets(map) ? city.name : null}
        map={
          position && (
            <LazyMap>
              {() => (
                <Suspense fallback={<MapPlaceholder problem={m.map_list_instead()} />}>
                  <MarksMap
                    config={map}
                    marks={[{ id: shop.id, name: shop.name, position }]}
                    myPosition={null}
                    chosenId={shop.id}
                    onChoose={() => {}}
                  />
                </Suspense>
              )}
            </LazyMap>
          )
        }
      />
      {isHere && (search !== null || products.length > 0) && (
        <div className={css.products}>
          <ShopSearch key={search?.q} slug={shop.slug} q={search?.q ?? ''} />
          {search && (
            <FoundInShop
              slug={shop.slug}
              search={search}
              ready={readiness && readyHeading(readiness.date, now, language)}
              card={(product) => <ProductCard product={product} />}
            />
          )}
          {readiness && !search?.found?.total && (
            <ProductRow title={readyHeading(readiness.date, now, language)} products={products} />
          )}
        </div>
      )}
    </div>
  );
}
