import type { Coordinates } from '../addresses/coordinates.ts';

/** A map app and its URL that shows a route. */
export type RouteLink = { app: '2gis' | 'yandex' | 'google'; url: string };

/**
 * Returns URLs that open a route from the current position in common map apps, or on their sites when not installed.
 * Each service has its own order of latitude and longitude.
 */
export function routeLinks([latitude, longitude]: Coordinates): RouteLink[] {
  return [
    { app: '2gis', url: `https://2gis.kz/directions/points/%7C${longitude}%2C${latitude}` },
    { app: 'yandex', url: `https://yandex.kz/maps/?rtext=~${latitude}%2C${longitude}&rtt=auto` },
    { app: 'google', url: `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}` },
  ];
}
