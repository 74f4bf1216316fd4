import type { Shop } from '#contract/geo.ts';
import { Crumbs } from '#web/features/crumbs/crumbs.tsx';
import { ShopCard } from '#web/features/shops/shop-card.tsx';
import { m } from '#web/messages.ts';
import type { Head, LoaderArgs } from '#web/screen.ts';
import { useShop } from '#web/shop-context.tsx';
import { EmptyState } from '#web/ui/state-view.tsx';
import { Button } from '#web/ui/button.tsx';
import css from './shops.module.css';

export const loader = ({ api }: LoaderArgs): Promise<Shop[]> => api('GET /api/shops', {});

export const head = (): Head => ({ title: m.shops_title(), description: m.shops_description() });

/** Shops of the city with hours and the way there. */
export default function ShopsScreen({ data }: { data: Shop[] }) {
  const { frame, paths } = useShop();
  return (
    <div className="container">
      <Crumbs crumbs={[{ title: m.shops_title(), category: null }]} />
      <h1 className={css.title}>{m.shops_title()}</h1>
      <p className={css.city}>{m.shops_in_city({ city: frame.city.name })}</p>
      {data.length === 0 ? (
        <EmptyState
          title={m.shops_none()}
          action={
            <Button kind="action" href={paths.catalog()}>
              {m.not_found_catalog()}
            </Button>
          }
        />
      ) : (
        <ul role="list" className={css.list}>
          {data.map((shop) => (
            <li key={shop.id}>
              <ShopCard shop={shop} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
