// Measures the CPU time of whole pages (loader, API calls, rendering) in a production process, alternating search and
// category pages: node bench/pages/page-costs-child.ts <database> <data folder>
import path from 'node:path';
import { pino } from 'pino';
import { createApp } from '#server/app/app.ts';
import type { EndpointKey } from '#contract/index.ts';
import { WITHOUT_SESSION, type CallContext } from '#server/platform/http/call.ts';
import { readEnv } from '#server/platform/process/env.ts';
import { call } from '#server/router/router.ts';
import { loadRenderer } from '#server/ssr/renderer.ts';
import { median } from '../run/figure.ts';
import { TUNED_QUERIES } from '../search/queries.ts';

/** Median CPU time per page of each kind, ms, and the median ratio of the pairs. */
export type PageCosts = { category: number; search: number; ratio: number; pairs: number };

const WARM_UP_RUNS = 150;
const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);
const now = new Date();
const shop = await createApp(readEnv({ DATA_DIR: dataDir }), databaseUrl, pino({ level: 'error' }));
await shop.engine.rebuild();
await shop.catalog.prepare(now);
const city = shop.geo.getScope('almaty');
await shop.catalog.preload({ language: 'ru', city, now });
const web = await (await loadRenderer(path.resolve(import.meta.dirname, '../../dist'))).web();

const context: CallContext = {
  language: 'ru',
  city,
  ...WITHOUT_SESSION,
  ip: '127.0.0.1',
  now,
  requestId: '',
  origin: 'http://127.0.0.1',
  tag: () => {},
  changesAt: () => {},
};
const services = {
  language: 'ru' as const,
  cityKeyword: 'almaty',
  base: '',
  paths: web.createPaths(''),
  api: (key: string, input: unknown) => call(shop.handlers, key as EndpointKey, input, context),
};
/** Measures the CPU time of a page, ms; null when it lists fewer than 24 products. */
const measureCpuMs = async (page: string): Promise<number | null> => {
  const before = process.cpuUsage();
  const rendered = await web.renderPage(page, services);
  const { user, system } = process.cpuUsage(before);
  if (rendered.kind !== 'page' || rendered.status !== 200) return null;
  return (rendered.html.match(/<article/g) ?? []).length >= 24 ? (user + system) / 1000 : null;
};

const tree = await shop.catalog.tree(context);
const categories = tree
  .flatMap((root) => [root, ...root.children, ...root.children.flatMap(({ children }) => children)])
  .filter(({ count }) => count >= 24)
  .map(({ slug }) => `/c/${slug}`);
const searches = TUNED_QUERIES.filter(({ language }) => language === 'ru').map(
  ({ q }) => `/search?q=${encodeURIComponent(q)}`,
);
for (let index = 0; index < WARM_UP_RUNS; index++) {
  await measureCpuMs(categories[index % categories.length]!);
  await measureCpuMs(searches[index % 40]!);
}
const pairs: { category: number; search: number }[] = [];
// Every query is used once: neither its words nor its page are cached.
for (const [index, page] of searches.slice(40).entries()) {
  const category = await measureCpuMs(categories[index % categories.length]!);
  const search = await measureCpuMs(page);
  if (category !== null && search !== null) pairs.push({ category, search });
}
const costs: PageCosts = {
  category: median(pairs.map(({ category }) => category)),
  search: median(pairs.map(({ search }) => search)),
  ratio: median(pairs.map(({ category, search }) => search / category)),
  pairs: pairs.length,
};
await shop.db.$client.end({ timeout: 1 });
await shop.engine.close();
process.stdout.write(`${JSON.stringify(costs)}\n`);
