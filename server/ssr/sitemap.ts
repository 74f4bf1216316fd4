import type { FastifyInstance, FastifyRequest } from 'fastify';
import { campaignPaths } from '#domain/campaign-paths.ts';
import { createPaths } from '#domain/paths.ts';
import type { Database } from '../platform/db.ts';
import { countProducts, findCategorySlugs, findProductIds } from './sitemap.queries.ts';

const PER_FILE = 40_000;
/** The protocol lets an index name so many files. */
const MAX_FILES = 50_000;
/** Pages search engines know have neither language nor city (spec §2); alternates lead to the others. */
const paths = createPaths('');
/** Pages without a number that search engines may show; a section joins when its content does. */
const FIXED = [
  paths.home(),
  paths.catalog(),
  paths.shops(),
  paths.articles(),
  paths.promos(),
  campaignPaths(paths).promoModels(),
  campaignPaths(paths).holidays(),
  campaignPaths(paths).gaming(),
  campaignPaths(paths).applePreorder(),
  campaignPaths(paths).saleStart(),
];
/** Beginnings of addresses that crawlers leave alone. */
const CLOSED = [
  paths.search(),
  paths.cart(),
  paths.checkout(),
  '/check',
  paths.compare(),
  paths.wishlist(),
  paths.profile(),
  '/payment',
  '/thanks',
  paths.auth(),
  '/api/',
  paths.order(),
  '/receipt/',
];

/** Serves robots.txt and the sitemap: an index, the pages, and the products in files of 40,000. */
export function registerSitemap(
  app: FastifyInstance,
  {
    db,
    origin,
    contentPaths,
    shopSlugs,
  }: {
    db: Database;
    origin: (request: FastifyRequest) => string;
    contentPaths: (now: Date) => readonly string[];
    shopSlugs: () => Promise<readonly string[]>;
  },
): void {
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\n${CLOSED.map((path) => `Disallow: ${path}\nDisallow: /*${path}\n`).join('')}Sitemap: ${origin(request)}/sitemap.xml\n`,
      ),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const productFiles = Math.ceil((await countProducts(db)) / PER_FILE);
    const files = ['pages', ...Array.from({ length: productFiles }, (_, index) => `products-${index + 1}`)];
    const body = files.map((name) => `<sitemap><loc>${origin(request)}/sitemap-${name}.xml</loc></sitemap>`).join('');
    return reply
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?><sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${body}</sitemapindex>`,
      );
  });

  app.get('/sitemap-pages.xml', async (request, reply) => {
    const [categories, slugs] = await Promise.all([findCategorySlugs(db), shopSlugs()]);
    return reply
      .type('application/xml')
      .send(
        urlSet(origin(request), [
          ...FIXED,
          ...contentPaths(new Date()),
          ...slugs.map((slug) => paths.shop(slug)),
          ...categories.map((slug) => paths.category(slug)),
        ]),
      );
  });

  app.get<{ Params: { file: string } }>('/sitemap-products-:file.xml', async (request, reply) => {
    const page = /^[1-9]\d*$/.test(request.params.file) ? Number(request.params.file) : 0;
    if (page < 1 || page > MAX_FILES) return reply.status(404).send();
    const products = await findProductIds(db, { limit: PER_FILE, offset: (page - 1) * PER_FILE });
    if (products.length === 0) return reply.status(404).send();
    return reply.type('application/xml').send(
      urlSet(
        origin(request),
        products.map((id) => paths.product(id)),
      ),
    );
  });
}

function urlSet(origin: string, found: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${found.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`;
}
