import type { FastifyInstance, FastifyRequest } from 'fastify';
import { campaignPaths } from '#domain/urls/campaign-paths.ts';
import { createPaths, previewUrl, shopPictureUrl } from '#domain/urls/paths.ts';
import type { Database } from '../platform/database/db.ts';
import { countProducts, findCategorySlugs, findListedProducts } from '../features/storefront/catalog/sitemap.rows.ts';

/** Max pages per file by the protocol, which also limits files to 50 MB: a product takes half a kilobyte. */
const URLS_PER_FILE = 50_000;
/** Max files per index by the protocol. */
const MAX_FILES = 50_000;
/** Search engines know pages without language and city (spec §2); alternates link to the others. */
const paths = createPaths('');
/** Indexable pages without an id; a section is added with its first content. */
const FIXED_PATHS = [
  paths.home(),
  paths.catalog(),
  paths.shops(),
  paths.articles(),
  paths.promos(),
  paths.giftCards(),
  paths.giftCardDesigner(),
  paths.tradeIn(),
  campaignPaths(paths).promoModels(),
  campaignPaths(paths).holidays(),
  campaignPaths(paths).gaming(),
  campaignPaths(paths).applePreorder(),
  campaignPaths(paths).saleStart(),
];
/** Path prefixes that crawlers must not visit. */
const DISALLOWED_PATHS = [
  paths.search(),
  paths.cart(),
  paths.checkout(),
  '/check',
  paths.compare(),
  paths.wishlist(),
  paths.profile(),
  '/payment',
  '/thanks',
  '/upsell',
  paths.auth(),
  '/api/',
  paths.order(),
  '/receipt/',
];

/** A page of the sitemap: path without prefix, and picture and change date if known. */
type Entry = { path: string; image?: string; changed?: string };

/** Serves robots.txt and the sitemap: an index, one file per page kind, and products in files of 50,000. */
export function registerSitemap(
  app: FastifyInstance,
  {
    db,
    origin,
    contentPaths,
    selectionPaths,
    shopSlugs,
  }: {
    db: Database;
    origin: (request: FastifyRequest) => string;
    contentPaths: (now: Date) => readonly string[];
    selectionPaths: (now: Date) => Promise<readonly string[]>;
    shopSlugs: () => Promise<readonly { id: number; slug: string }[]>;
  },
): void {
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\n${DISALLOWED_PATHS.map((path) => `Disallow: ${path}\nDisallow: /*${path}\n`).join('')}Sitemap: ${origin(request)}/sitemap.xml\n`,
      ),
  );

  const entriesByFile: Record<string, () => Promise<Entry[]>> = {
    pages: async () =>
      [...FIXED_PATHS, ...contentPaths(new Date()).filter((path) => !textKind(path))].map((path) => ({ path })),
    articles: async () => contentEntries('articles'),
    promos: async () => contentEntries('promos'),
    categories: async () => (await findCategorySlugs(db)).map((slug) => ({ path: paths.category(slug) })),
    selections: async () => (await selectionPaths(new Date())).map((path) => ({ path })),
    shops: async () =>
      (await shopSlugs()).map(({ id, slug }) => ({
        path: paths.shop(slug),
        image: shopPictureUrl(id, 'front', 'png'),
      })),
  };
  const contentEntries = (kind: 'articles' | 'promos'): Entry[] =>
    contentPaths(new Date())
      .filter((path) => textKind(path) === kind)
      .map((path) => ({ path }));

  app.get('/sitemap.xml', async (request, reply) => {
    const productFiles = Math.ceil((await countProducts(db)) / URLS_PER_FILE);
    const files = [
      ...Object.keys(entriesByFile),
      ...Array.from({ length: productFiles }, (_, index) => `products-${index + 1}`),
    ];
    const body = files.map((name) => `<sitemap><loc>${origin(request)}/sitemap-${name}.xml</loc></sitemap>`).join('');
    return reply
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${body}</sitemapindex>`,
      );
  });

  for (const [name, entries] of Object.entries(entriesByFile))
    app.get(`/sitemap-${name}.xml`, async (request, reply) =>
      reply.type('application/xml').send(renderUrlSet(origin(request), await entries())),
    );

  app.get<{ Params: { file: string } }>('/sitemap-products-:file.xml', async (request, reply) => {
    const page = /^[1-9]\d*$/.test(request.params.file) ? Number(request.params.file) : 0;
    if (page < 1 || page > MAX_FILES) return reply.status(404).send();
    const products = await findListedProducts(db, { limit: URLS_PER_FILE, offset: (page - 1) * URLS_PER_FILE });
    if (products.length === 0) return reply.status(404).send();
    const entries = products.map(({ id, hash, source, changed }) => ({
      path: paths.product(id),
      changed,
      ...(hash !== null && source !== null ? { image: previewUrl({ hash, vector: source.startsWith('demo:') }) } : {}),
    }));
    return reply.type('application/xml').send(renderUrlSet(origin(request), entries));
  });
}

/** Text kinds with their own file. */
function textKind(path: string): 'articles' | 'promos' | null {
  return path.startsWith(`${paths.articles()}/`) ? 'articles' : path.startsWith(`${paths.promos()}/`) ? 'promos' : null;
}

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
].join(' ');

/** Writes a file of pages with the same alternates as in their heads (spec §2). */
function renderUrlSet(origin: string, entries: readonly Entry[]): string {
  const urls = entries.map(({ path, image, changed }) => {
    const kazakh = `${origin}${path === '/' ? '/kz' : `/kz${path}`}`;
    const alternates = [
      ['x-default', origin + path],
      ['ru', origin + path],
      ['kk', kazakh],
    ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`);
    return [
      `<url><loc>${origin}${path}</loc>`,
      changed ? `<lastmod>${changed}</lastmod>` : '',
      ...alternates,
      image ? `<image:image><image:loc>${origin}${image}</image:loc></image:image>` : '',
      '</url>',
    ].join('');
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${NAMESPACES}>${urls.join('')}</urlset>`;
}
