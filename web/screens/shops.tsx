import { Suspense, useEffect, useState } from 'react';
import type { ShopsPage } from '#contract/shops.ts';
import type { Coordinates } from '#domain/coordinates.ts';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { shopsJsonLd } from '#web/features/shops/json-ld.ts';
import { ShopsView, type DrawMap } from '#web/features/shops/shops-view.tsx';
import { m } from '#web/messages.ts';
import type { Head, LoaderArgs } from '#web/screen.ts';
import { useShop } from '#web/shop-context.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import css from './shops.module.css';

const MarksMap = lazyPart(() => import('#web/features/map/marks-map.tsx'));

type Data = ShopsPage & { map: { centre: Coordinates; isDrawn: boolean } | null };

export const loader = async ({ api, query }: LoaderArgs): Promise<Data> => {
  const product = query.get('product');
  const [page, { isDrawn, hasOutside, centre }] = await Promise.all([
    api('GET /api/shops/of-city', product ? { product } : {}),
    api('GET /api/map', {}),
  ]);
  return { ...page, map: isDrawn || hasOutside ? { centre, isDrawn } : null };
};

export const head = ({ shops }: Data): Head => ({
  title: m.shops_title(),
  description: m.shops_description(),
  // For search engines, which read what the server sends; the browser does without the code.
  ...(import.meta.env.SSR ? { jsonLd: () => [shopsJsonLd(shops)] } : {}),
});

/** Shops of the city: a list, and a map that says the same. */
export default function ShopsScreen({ data }: { data: Data }) {
  const { frame } = useShop();
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const { map } = data;
  // The place of the map is kept by the server's page; its code comes once the page listens.
  const drawMap: DrawMap | null =
    map &&
    ((props) =>
      mounted ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          <MarksMap {...map} {...props} />
        </Suspense>
      ) : (
        <Skeleton shape="block" />
      ));
  return (
    <div className="container">
      <Crumbs crumbs={[{ title: m.shops_title(), category: null }]} />
      <h1 className={css.title}>{m.shops_title()}</h1>
      <p className={css.city}>{m.shops_in_city({ city: frame.city.name })}</p>
      <ShopsView data={data} drawMap={drawMap} />
      {map === null && data.shops.length > 0 && <p className={css.undrawn}>{m.shops_map_undrawn()}</p>}
    </div>
  );
}
