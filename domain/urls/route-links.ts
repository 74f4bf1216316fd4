import type { Coordinates } from '../addresses/coordinates.ts';

/** A map application that shows the way, and the address that has it do so. */
export type RouteLink = { app: '2gis' | 'yandex' | 'google'; url: string };

/**
 * Returns the addresses that open a route to a position in the usual map apps, from the current position. Each opens
 * the app where it is installed, else its site. The orders of latitude and longitude are those services' own.
 */
export function routeLinks([latitude, longitude]: Coordinates): RouteLink[] {
  return [
    { app: '2gis', url: `https://2gis.kz/directions/points/%7C${longitude}%2C${latitude}` },
    { app: 'yandex', url: `https://yandex.kz/maps/?rtext=~${latitude}%2C${longitude}&rtt=auto` },
    { app: 'google', url: `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}` },
  ];
}
