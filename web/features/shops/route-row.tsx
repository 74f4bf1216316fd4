import type { Shop } from '#contract/places/geo.ts';
import { toCoordinates } from '#domain/addresses/coordinates.ts';
import { routeLinks, type RouteLink } from '#domain/urls/route-links.ts';
import { m } from '#web/messages.ts';
import css from './route-row.module.css';

const appNames: Record<RouteLink['app'], () => string> = {
  '2gis': () => m.shops_app_2gis(),
  yandex: () => m.shops_app_yandex(),
  google: () => m.shops_app_google(),
};

/**
 * Links to a shop in map applications. They get its address instead of its position when `addressCity` is given;
 * without either, nothing is rendered.
 */
export function RouteRow({
  shop: { name, address, latitude, longitude },
  addressCity,
}: {
  shop: Pick<Shop, 'name' | 'address' | 'latitude' | 'longitude'>;
  addressCity: string | null;
}) {
  const destination = addressCity === null ? toCoordinates(latitude, longitude) : `${addressCity}, ${address}`;
  if (!destination) return null;
  return (
    <div className={css.row} role="group" aria-label={m.shops_route_to({ shop: name })}>
      <span className={css.label}>{m.shops_route()}:</span>
      {routeLinks(destination).map(({ app, url }) => (
        <a key={app} href={url} target="_blank" rel="noreferrer" className={css.link}>
          {appNames[app]()}
        </a>
      ))}
    </div>
  );
}
