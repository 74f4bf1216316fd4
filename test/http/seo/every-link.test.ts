import { expect, test } from 'vitest';
import { matchRoute } from '#domain/urls/routes.ts';
import { request, findLinks } from '../requests.ts';

/** Sample size per route, since pages of a route are alike. */
const MAX_LINKS_PER_ROUTE = 3;

const routeKey = (link: string): string => {
  const path = link.split(/[?#]/)[0]!.replace(/^\/kz(?=\/|$)/, '') || '/';
  return `${link.startsWith('/kz') ? 'kk' : 'ru'} ${matchRoute(path)?.path ?? 'another city'}`;
};

test('has no broken links within two levels of the front page', async () => {
  const queue = ['/'];
  const visited = new Set(queue);
  const statuses = new Map<string, number>();
  const wrong: string[] = [];
  for (let path = queue.shift(); path; path = queue.shift()) {
    const route = routeKey(path);
    const times = statuses.get(route) ?? 0;
    if (times >= MAX_LINKS_PER_ROUTE) continue;
    statuses.set(route, times + 1);
    let response = await request(path);
    // Links that change language or city redirect, and so do a customer's pages.
    if (response.location) response = await request(response.location);
    if (response.status !== 200) wrong.push(`${response.status} ${path}`);
    for (const link of findLinks(response.text).map((href) => href.split('#')[0]!)) {
      if (visited.has(link) || link.startsWith('/api/')) continue;
      visited.add(link);
      queue.push(link);
    }
  }
  expect(wrong).toEqual([]);
  expect(statuses.size).toBeGreaterThan(40);
});
