import { Suspense } from 'react';
import type { MapConfig } from '#contract/places/map.ts';
import type { ShopsPage } from '#contract/places/shops.ts';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { lacksStreets } from '#web/features/map/marks.ts';
import { MapPlaceholder } from '#web/features/map/map-placeholder.tsx';
import { LazyMap } from '#web/features/map/lazy-map.tsx';
import { shopsJsonLd } from '#web/features/shops/json-ld.ts';
import { ShopsView, type RenderMap } from '#web/features/shops/shops-view.tsx';
import { m } from '#web/messages.ts';
import type { Head, LoaderArgs } from '#web/start/screen.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import css from './shops.module.css';

const MarksMap = lazyPart(() => import('#web/features/map/marks-map.tsx'));

type Data = ShopsPage & { map: MapConfig };

export const loader = async ({ api, query }: LoaderArgs): Promise<Data> => {
  const product = query.get('product');
  const [page, map] = await Promise.all([
    api('GET /api/shops/of-city', product ? { product } : {}),
    api('GET /api/map', {}),
  ]);
  return { ...page, map };
};

export const head = ({ shops }: Data): Head => ({
  title: m.shops_title(),
  description: m.shops_description(),
  // For search engines, which read the server's HTML; not shipped to the browser.
  ...(import.meta.env.SSR ? { jsonLd: () => [shopsJsonLd(shops)] } : {}),
});

/** Shops of the city as a list and on a map. */
export default function ShopsScreen({ data }: { data: Data }) {
  const { frame } = useShop();
  const { map } = data;
  const drawMap: RenderMap = (props) => (
    <LazyMap>
      {() => (
        <Suspense fallback={<MapPlaceholder problem={m.map_list_instead()} />}>
          <MarksMap config={map} {...props} />
        </Suspense>
      )}
    </LazyMap>
  );
  return (
    <div className="container">
      <Crumbs crumbs={[{ title: m.shops_title(), category: null }]} />
      <h1 className={css.title}>{m.shops_title()}</h1>
      <p className={css.city}>{m.shops_in_city({ city: frame.city.name })}</p>
      <ShopsView data={data} drawMap={drawMap} addressCity={lacksStreets(map) ? frame.city.name : null} />
    </div>
  );
}
