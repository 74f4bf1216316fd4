import { setTimeout as delay } from 'node:timers/promises';
import type { CategoryBranch, Listing } from '#contract/catalog/catalog.ts';
import { startShop } from '#test/harness/shop.ts';
import { atMost, type Figure } from './figure.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';

const MAX_MB_AFTER_START = 250;
const MAX_MB_AFTER_PAGES = 450;
const DISTINCT_PAGES = 15_000;
const SETTLE_MS = 15_000;
const CLIENTS = 8;
/** Time limit for slow machines; the cache fills much earlier. */
const MAX_WALK_MS = 8 * MINUTE_MS;
const MB = 1024 * 1024;

const fetchData = async <T>(url: string) => ((await (await fetch(url)).json()) as { data: T }).data;

/** Resident memory of the web process from its metrics on the operator port, MB. */
async function residentMb(origin: string): Promise<number> {
  const operatorOrigin = origin.replace(/\d+$/, (port) => String(Number(port) + 2));
  const text = await (await fetch(`${operatorOrigin}/metrics`)).text();
  return Math.round(Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / MB);
}

/**
 * Lists `count` page addresses as shoppers and crawlers request them: products in every city and language, then listing
 * pages.
 */
async function distinctPages(origin: string, count: number): Promise<string[]> {
  const tree = await fetchData<CategoryBranch[]>(`${origin}/api/catalog/tree`);
  const slugs = tree.flatMap((root) => [root.slug, ...root.children.map(({ slug }) => slug)]);
  const cities = (await (await fetch(`${origin}/api/pages/shops/allcities`)).json()) as { keyword: string }[];
  const products: number[] = [];
  for (const slug of slugs) {
    const { products: listed } = await fetchData<Listing>(`${origin}/api/catalog/listing?category=${slug}&per=96`);
    products.push(...listed.map(({ id }) => id));
  }
  const paths = [...slugs.map((slug) => `/c/${slug}`), ...new Set(products.map((id) => `/p/${id}`))];
  const prefixes = ['', '/kz'].flatMap((language) => cities.map(({ keyword }) => `${language}/${keyword}`));
  const pages = prefixes.flatMap((prefix) => paths.map((path) => `${origin}${prefix}${path}`.replace('/almaty/', '/')));
  if (pages.length < count) throw new Error(`the catalogue has only ${pages.length} pages`);
  return pages.slice(0, count);
}

/** Measures the memory of a started shop's web process, then again after 15,000 distinct pages. */
export async function benchMemory(): Promise<Figure[]> {
  const shop = await startShop();
  try {
    // Wait until popular cards are loaded and startup memory is released.
    await delay(SETTLE_MS);
    const startMb = await residentMb(shop.origin);
    const pages = await distinctPages(shop.origin, DISTINCT_PAGES);
    const deadline = Date.now() + MAX_WALK_MS;
    let nextPage = 0;
    const crawl = async () => {
      for (let index = nextPage++; index < pages.length; index = nextPage++) {
        if (Date.now() > deadline) return;
        // Encoding as browsers request it: undici's default encodings would need a separate compression.
        const answer = await fetch(pages[index]!, { redirect: 'manual', headers: { 'accept-encoding': 'br' } });
        if (answer.status !== 200) throw new Error(`${pages[index]}: ${answer.status}`);
        await answer.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, crawl));
    return [
      atMost('memory of the web process after startup', startMb, MAX_MB_AFTER_START, 'MB'),
      atMost(
        `memory of the web process after ${Math.min(nextPage, pages.length)} distinct pages`,
        await residentMb(shop.origin),
        MAX_MB_AFTER_PAGES,
        'MB',
      ),
    ];
  } finally {
    await shop.stop();
  }
}
