import type { Coordinates } from '../addresses/coordinates.ts';

/** A map app and its URL that shows a route. */
export type RouteLink = { app: '2gis' | 'yandex' | 'google'; url: string };

/**
 * Returns URLs that open a route from the current position to a position or a postal address in common map apps, or on
 * their sites when not installed. 2GIS finds an address first. Each service has its own order of latitude and longitude.
 */
export function routeLinks(to: Coordinates | string): RouteLink[] {
  const isAddress = typeof to === 'string';
  const [latitudeFirst, longitudeFirst] = isAddress ? [to, to] : [to.join(','), to.toReversed().join(',')];
  const point = encodeURIComponent(latitudeFirst);
  const in2gis = encodeURIComponent(longitudeFirst);
  return [
    { app: '2gis', url: `https://2gis.kz/${isAddress ? 'search/' : 'directions/points/%7C'}${in2gis}` },
    { app: 'yandex', url: `https://yandex.kz/maps/?rtext=~${point}&rtt=auto` },
    { app: 'google', url: `https://www.google.com/maps/dir/?api=1&destination=${point}` },
  ];
}
