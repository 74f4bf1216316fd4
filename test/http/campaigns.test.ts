import { describe, expect, test } from 'vitest';
import { userAgents, request, fetchData, origin } from './requests.ts';
import type { Picture } from '#contract/catalog/catalog.ts';
import { pictureUrl } from '#domain/urls/paths.ts';
import { DAY_MS } from '#domain/time/durations.ts';

const listProducts = (html: string) => [
  ...new Set([...html.matchAll(/href="(?:\/kz)?\/p\/(\d+)"/g)].map(([, id]) => Number(id))),
];

/** Tries products in a fresh cart until one is accepted and returns it. */
async function buyOne(ids: readonly number[]): Promise<number | undefined> {
  for (const productId of ids) {
    const response = await fetch(`${origin}/api/cart/lines`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgents.shopper },
      body: JSON.stringify({ productId, quantity: 1 }),
    });
    if (response.ok) return productId;
  }
  return undefined;
}

describe.each([
  ['ru', ''],
  ['kk', '/kz'],
])('in %s', (_language, prefix) => {
  test('sells a product mentioned in an article', async () => {
    const { articles } = await fetchData<{ articles: { slug: string }[] }>('/api/content/articles');
    const orderable: number[] = [];
    for (const { slug } of articles) {
      const page = await request(`${prefix}/articles/${slug}`);
      orderable.push(...listProducts(page.text));
      if (orderable.length > 0) break;
    }
    expect(await buyOne(orderable)).toBeTypeOf('number');
  });

  test('leads from gift criteria to ideas, and from an idea to a product for sale', async () => {
    const findIdeas = (html: string) =>
      [...html.matchAll(/href="((?:\/kz)?\/holidays\/[a-z-]+\/[a-z-]+)(?:\?[^"]*)?"/g)].map(([, path]) => path!);
    const all = new Set(findIdeas((await request(`${prefix}/holidays/novyj-god`)).text));
    const matches = new Set(findIdeas((await request(`${prefix}/holidays/novyj-god?whom=kids`)).text));
    expect(matches.size).toBeGreaterThan(0);
    expect(matches.size).toBeLessThan(all.size);
    const idea = await request([...matches][0]!);
    expect(await buyOne(listProducts(idea.text))).toBeTypeOf('number');
  });

  test.each(['apple-preorder', 'preorder-iphone', 'startsale-iphone'])(
    'shows the launched product at the top of %s',
    async (path) => {
      const launch = await fetchData<{ products: { picture: Picture }[] }>('/api/launches/preorder-iphone');
      const page = await request(`${prefix}/landing-pages/${path}`);
      const [, shown] = /<main[\s\S]*?<img[^>]*? src="([^"]+)"/.exec(page.text) ?? [];
      expect(shown).toBe(pictureUrl(launch.products[0]!.picture, 640));
    },
  );

  test('announces a launch and issues no queue ticket before its start', async () => {
    const page = await request(`${prefix}/landing-pages/startsale-iphone`);
    expect(page.status).toBe(200);
    const board = await fetch(`${origin}/api/sales/preorder-iphone`);
    expect(board.headers.get('cache-control')).toBe('public, max-age=1');
    const { phase, starts } = (await board.json()) as { phase: string; starts: string };
    if (new Date(starts).getTime() - Date.now() > DAY_MS) expect(phase).toBe('soon');
    expect((await fetch(`${origin}/api/sales/nothing`)).status).toBe(404);
    const forged = await fetch(`${origin}/api/sales/preorder-iphone/tickets/1-${'0'.repeat(64)}`);
    expect(forged.status).toBe(404);
  });
});
