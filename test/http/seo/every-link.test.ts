import { expect, test } from 'vitest';
import { matchRoute } from '#domain/urls/routes.ts';
import { ask, linksOf } from '../ask.ts';

/** Sample size per route: addresses of one route are alike. */
const MAX_LINKS_PER_ROUTE = 3;

const routeOf = (link: string): string => {
  const path = link.split(/[?#]/)[0]!.replace(/^\/kz(?=\/|$)/, '') || '/';
  return `${link.startsWith('/kz') ? 'kk' : 'ru'} ${matchRoute(path)?.path ?? 'another city'}`;
};

test('leads every link of the front page, and of the pages behind it, to an existing page', async () => {
  const waiting = ['/'];
  const seen = new Set(waiting);
  const statuses = new Map<string, number>();
  const wrong: string[] = [];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const route = routeOf(path);
    const times = statuses.get(route) ?? 0;
    if (times >= MAX_LINKS_PER_ROUTE) continue;
    statuses.set(route, times + 1);
    let answer = await ask(path);
    // Links that change language or city redirect, and so do a customer's pages.
    if (answer.location) answer = await ask(answer.location);
    if (answer.status !== 200) wrong.push(`${answer.status} ${path}`);
    for (const link of linksOf(answer.text).map((href) => href.split('#')[0]!)) {
      if (seen.has(link) || link.startsWith('/api/')) continue;
      seen.add(link);
      waiting.push(link);
    }
  }
  expect(wrong).toEqual([]);
  expect(statuses.size).toBeGreaterThan(40);
});
