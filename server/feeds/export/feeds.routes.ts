import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageFromUrl } from '#domain/text/language.ts';
import type { GeoService } from '../../features/places/geo/geo.service.ts';
import type { Database } from '../../platform/database/db.ts';
import { chooseEncoding, hasCurrentVersion } from '../../platform/http/negotiation.ts';
import { feedKinds, findFeed, type FeedKind, type StoredFeed } from './export.queries.ts';
import { feedPath } from './feed-file.ts';

type Deps = { db: Database; geo: Pick<GeoService, 'cityByKeyword' | 'cityById'>; dir: string };

const CACHE_CONTROL = 'public, max-age=300';

/**
 * Serves the feeds `/feeds/yml.xml`, `/feeds/google.xml` and `/feeds/kaspi.xml`. `/feeds/{city}/yml.xml` has a city's
 * prices, `?lang=kz` is in Kazakh.
 */
export function registerFeedFiles(app: FastifyInstance, deps: Deps): void {
  for (const kind of feedKinds) {
    app.get(`/feeds/${kind}.xml`, (request, reply) => sendFeed(request, reply, deps, kind, null));
    app.get<{ Params: { city: string } }>(`/feeds/:city/${kind}.xml`, (request, reply) =>
      sendFeed(request, reply, deps, kind, request.params.city),
    );
  }
}

async function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, geo, dir }: Deps,
  kind: FeedKind,
  keyword: string | null,
): Promise<FastifyReply> {
  const city = keyword === null ? undefined : geo.cityByKeyword(keyword);
  if (keyword !== null && !city) return sendNotFound(reply, 'This city does not exist.');
  const feed = await findFeed(db, kind, city?.id ?? 0);
  if (!feed || feed.hash === '')
    return sendNotFound(
      reply,
      feed?.problem ?? 'This feed does not exist yet: it is created every hour, and by `npm run export`.',
    );
  const language =
    kind === 'kaspi' ? 'ru' : (languageFromUrl(String((request.query as { lang?: unknown }).lang ?? '')) ?? 'ru');
  const isPacked = chooseEncoding(request, ['gzip']) !== '';
  const file =
    feedPath(dir, kind, feed.cityId === 0 ? null : (geo.cityById(feed.cityId)?.keyword ?? null), language) +
    (isPacked ? '.gz' : '');
  const etag = `"${feed.hash}-${language}${isPacked ? '-gz' : ''}"`;
  reply.headers({
    'cache-control': CACHE_CONTROL,
    etag,
    'last-modified': feed.writtenAt.toUTCString(),
    vary: 'accept-encoding',
    'x-robots-tag': 'noindex',
  });
  if (isFresh(request, etag, feed)) return reply.status(304).send();
  const handle = await open(file).catch(() => undefined);
  if (!handle)
    return sendNotFound(
      reply.removeHeader('etag').removeHeader('last-modified'),
      'The file of this feed is not on this machine: `npm run export` creates it again.',
    );
  const { size } = await handle.stat();
  if (isPacked) reply.header('content-encoding', 'gzip');
  return reply
    .type('application/xml; charset=utf-8')
    .header('content-length', size)
    .send(createReadStream('', { fd: handle }));
}

function sendNotFound(reply: FastifyReply, reason: string): FastifyReply {
  return reply.status(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${reason}\n`);
}

/** If-None-Match takes precedence over If-Modified-Since (RFC 9110 §13.2.2). */
function isFresh(request: FastifyRequest, etag: string, { writtenAt }: StoredFeed): boolean {
  if (request.headers['if-none-match'] !== undefined) return hasCurrentVersion(request, etag);
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  return since >= Math.floor(writtenAt.getTime() / 1000) * 1000;
}
