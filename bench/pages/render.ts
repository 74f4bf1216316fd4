import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CategoryBranch, Listing } from '#contract/catalog/catalog.ts';
import type { TestShop } from '#test/harness/shop.ts';
import { temporaryFolder } from '#test/harness/temporary-folder.ts';
import { runChild } from '../run/child.ts';
import { atMost, roundTo, type Figure } from '../run/figure.ts';
import type { PageCosts } from './page-costs-child.ts';

const fetchData = async <T>(url: string) => ((await (await fetch(url)).json()) as { data: T }).data;

/** The category with 24 cards whose number of facet values is closest to 200. */
export async function findTypicalCategory(origin: string): Promise<{ slug: string; listing: Listing; values: number }> {
  const tree = await fetchData<CategoryBranch[]>(`${origin}/api/catalog/tree`);
  const candidates = await Promise.all(
    tree
      .flatMap((root) => [root, ...root.children, ...root.children.flatMap(({ children }) => children)])
      .map(async ({ slug }) => {
        const listing = await fetchData<Listing>(`${origin}/api/catalog/listing?category=${slug}`);
        return { slug, listing, values: listing.facets.reduce((sum, facet) => sum + facet.values.length, 0) };
      }),
  );
  const fullPages = candidates
    .filter(({ listing }) => listing.products.length === 24)
    .toSorted((a, b) => Math.abs(a.values - 200) - Math.abs(b.values - 200));
  if (!fullPages[0]) throw new Error('no category has 24 products');
  return fullPages[0];
}

/** Compares the CPU time of rendering a category page with the same markup in bare React, in a production process. */
export async function benchRender(origin: string): Promise<Figure[]> {
  const { slug, listing, values } = await findTypicalCategory(origin);
  const folder = await temporaryFolder('render');
  try {
    const file = path.join(folder, 'responses.json');
    await writeFile(
      file,
      JSON.stringify({
        path: `/c/${slug}`,
        responses: {
          'GET /api/pages/frame': await fetchData(`${origin}/api/pages/frame`),
          'GET /api/catalog/listing': listing,
        },
      }),
    );
    const { page, bare, ratio } = await runChild<{ page: number; bare: number; ratio: number }>(
      'pages/render-child.ts',
      [file],
    );
    return [
      atMost(
        `category render, 24 cards, ${values} facet values, ratio to bare React (${roundTo(page)} and ${roundTo(bare)} ms CPU)`,
        roundTo(ratio),
        1.5,
        '×',
      ),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Compares the CPU time (loader and rendering) of search and category pages, in pairs. */
export async function benchSearchPage({
  databaseUrl,
  dataDir,
}: Pick<TestShop, 'databaseUrl' | 'dataDir'>): Promise<Figure> {
  const { search, category, ratio, pairs } = await runChild<PageCosts>('pages/page-costs-child.ts', [
    databaseUrl,
    dataDir,
  ]);
  return atMost(
    `search page, ratio to a category page, 24 cards, ${pairs} pairs (${roundTo(search)} and ${roundTo(category)} ms CPU)`,
    roundTo(ratio),
    2,
    '×',
  );
}
