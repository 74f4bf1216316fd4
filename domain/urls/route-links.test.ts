import { expect, test } from 'vitest';
import { routeLinks } from './route-links.ts';

test("writes latitude and longitude in each app's order", () => {
  const urls = Object.fromEntries(routeLinks([43.238, 76.945]).map(({ app, url }) => [app, decodeURIComponent(url)]));
  expect(urls['2gis']).toMatch(/\|76\.945,43\.238$/);
  expect(urls.yandex).toContain('rtext=~43.238,76.945&');
  expect(urls.google).toMatch(/destination=43\.238,76\.945$/);
  expect(Object.values(urls).every((url) => URL.canParse(url))).toBe(true);
});
