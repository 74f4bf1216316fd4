import { expect, test } from 'vitest';
import { routeLinks } from './route-links.ts';

test("writes latitude and longitude in each app's order", () => {
  const urls = Object.fromEntries(routeLinks([43.238, 76.945]).map(({ app, url }) => [app, decodeURIComponent(url)]));
  expect(urls['2gis']).toMatch(/\|76\.945,43\.238$/);
  expect(urls.yandex).toContain('rtext=~43.238,76.945&');
  expect(urls.google).toMatch(/destination=43\.238,76\.945$/);
  expect(Object.values(urls).every((url) => URL.canParse(url))).toBe(true);
});

test('links to a postal address by its text', () => {
  const urls = routeLinks('Шымкент, пр. Тауке хана, 43').map(({ url }) => decodeURIComponent(url));
  expect(urls).toEqual([
    'https://2gis.kz/search/Шымкент, пр. Тауке хана, 43',
    'https://yandex.kz/maps/?rtext=~Шымкент, пр. Тауке хана, 43&rtt=auto',
    'https://www.google.com/maps/dir/?api=1&destination=Шымкент, пр. Тауке хана, 43',
  ]);
});
