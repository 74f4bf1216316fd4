import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createPaths } from '#domain/urls/paths.ts';
import { defaultCity, scopePrefix } from '#domain/urls/scope.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { DatabaseGone, isDatabaseGone } from '../platform/database/database-watch.ts';
import { failureBody } from '../platform/http/failure.ts';
import { parseCookies } from '../platform/http/cookies.ts';
import { chooseEncoding, hasCurrentVersion } from '../platform/http/negotiation.ts';
import { createRateLimiter } from '../platform/limits/rate-limit.ts';
import { toFailure, RETRY_SECONDS } from '../router/router.ts';
import { finalRedirect } from './final-redirect.ts';
import { publicHeaders, type CachedPage, type PageCache } from './page-cache.ts';
import { rememberCookies } from './remember-cookies.ts';
import { renderPage, type RenderResult, type RenderDeps } from './render-page.ts';
import type { WebBuild } from './renderer.ts';
import {
  carriesLogin as hasToken,
  isCrawler,
  fallbackScope,
  resolveRequestScope,
  type PageScope,
} from './request-scope.ts';
import { storedScope } from './stored-scope.ts';

const SHORT_LINK = /^\/r\/([^/]+)$/;

/** Dependencies of the page routes. */
export type PageDeps = RenderDeps & {
  cache: PageCache;
  /** Returns the new location of a moved URL, both without prefix. */
  movedTo: (path: string) => string | undefined;
  /** Returns the target of a short link and counts the visit unless it is a robot; undefined for an unknown link. */
  follow: (id: string, robot: boolean, now: Date) => Promise<string | undefined>;
  /** Max pages rendered per minute for one address; cached pages do not count. */
  rendersPerMinute: number;
};

type Pages = PageDeps & { mayRender(request: FastifyRequest): boolean };

/** Pages sent by other modules: for a malformed path, a closed shop, and a database outage. */
export type FallbackPages = {
  unreadable: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  closed: (request: FastifyRequest, reply: FastifyReply, retrySeconds: number) => Promise<FastifyReply>;
  gone: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
};

/** Serves every GET that is not a call or a file: redirects, pages, 404. */
export function registerPages(app: FastifyInstance, pageDeps: PageDeps): FallbackPages {
  const limit = createRateLimiter();
  const deps: Pages = {
    ...pageDeps,
    mayRender: ({ ip, socket }) =>
      limit.allow(clientAddress(ip, socket.remoteAddress), pageDeps.rendersPerMinute, Date.now()),
  };
  app.get('/*', (request, reply) => (sendFromCache(request, reply, deps) ? undefined : sendPage(request, reply, deps)));
  // A shopper may follow an expired file link, such as that of a wallet pass.
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? sendPage(request, reply, deps)
      : reply.status(404).send(failureBody('not_found', request.id)),
  );
  return {
    unreadable: (request, reply) => sendPage(request, reply, deps),
    gone: (request, reply) => sendOutagePage(request, reply, deps),
    closed: async (request, reply, retrySeconds) => {
      const web = await deps.renderer.web();
      return sendSharedPage(
        request,
        reply,
        fallbackScope(request, web, deps),
        { path: '/maintenance', status: 503, retrySeconds },
        web,
        deps,
      );
    },
  };
}

/** Fast path: a whole page by its exact URL, unless a stored choice redirects the shopper. */
function sendFromCache(request: FastifyRequest, reply: FastifyReply, { cache, geo, origin }: PageDeps): boolean {
  // A page contains its origin, which the caller may forge, so the cache separates origins.
  const page = cache.get(origin(request) + (request.raw.url ?? '/'), Date.now());
  if (!page) return false;
  const cookie = request.headers.cookie;
  if (page.headers['x-access'] && !hasToken(request, origin(request))) return false;
  const base = page.headers['x-base'];
  if (cookie && (base === '' || base === '/kz')) {
    const stored = storedScope(parseCookies(cookie), geo);
    if ((base === '' && stored.language === 'kk') || (stored.cityKeyword ?? defaultCity) !== defaultCity) return false;
  }
  reply.hijack();
  send(cache, request, reply, page, 200);
  return true;
}

function send(
  cache: PageCache,
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  status: number,
  extra: Record<string, string | string[]> = {},
): void {
  const encoding = chooseEncoding(request);
  const { body, etag, head } = cache.getResponse(page, encoding);
  if (status === 200 && hasCurrentVersion(request, etag)) {
    reply.raw.writeHead(304, { ...publicHeaders(page), etag, ...extra }).end();
    return;
  }
  if (status === 200) reply.raw.writeHead(status, head);
  else
    reply.raw.writeHead(status, {
      ...publicHeaders(page),
      'cache-control': 'no-store',
      ...(encoding ? { 'content-encoding': encoding } : {}),
      'content-length': body.length,
      ...extra,
    });
  reply.raw.end(request.method === 'HEAD' ? undefined : body);
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, deps: Pages): Promise<FastifyReply> {
  const { geo, renderer, cache } = deps;
  const web = await renderer.web();
  const crawler = isCrawler(request);
  const answer = resolveRequestScope(request, web, deps);
  if (answer.kind === 'redirect') {
    const cookies = answer.remember
      ? rememberCookies(answer.remember, geo, deps.origin(request).startsWith('https:'))
      : [];
    const ip = clientAddress(request.ip, request.socket.remoteAddress);
    const caller = { ip, requestId: request.id, origin: deps.origin(request) };
    const finalTarget = await finalRedirect(answer, { ...deps, web, caller, mayLoad: () => deps.mayRender(request) });
    return reply
      .headers({
        'cache-control': finalTarget.status === 301 && cookies.length === 0 ? 'public, max-age=3600' : 'no-store',
        ...(cookies.length ? { 'set-cookie': cookies } : {}),
      })
      .redirect(finalTarget.location, finalTarget.status);
  }
  const movedPath = answer.kind === 'not-found' ? deps.movedTo(answer.path) : undefined;
  if (movedPath !== undefined)
    return reply
      .header('cache-control', 'public, max-age=3600')
      .redirect(withPrefix(scopePrefix(answer.language, answer.cityKeyword), movedPath), 301);
  const link = SHORT_LINK.exec(answer.path)?.[1];
  const target = link && (await deps.follow(link, crawler, new Date()));
  if (target)
    return reply
      .header('cache-control', 'no-store')
      .redirect(withPrefix(scopePrefix(answer.language, answer.cityKeyword), target), 302);
  const queryText = answer.kind === 'page' ? web.pageQuery(answer.path, answer.query).text : '';
  const base = scopePrefix(answer.language, answer.cityKeyword);
  const origin = deps.origin(request);
  if (answer.kind === 'page' && web.isForCustomers(answer.path) && !hasToken(request, origin)) {
    const login = createPaths(base).auth(answer.path + queryText);
    return reply.header('cache-control', 'no-store').redirect(login, 302);
  }
  const key = origin + base + (answer.path === '/' && base ? '' : answer.path) + queryText;
  let rendered: RenderResult | null = null;
  try {
    const page = answer.kind === 'page' ? cache.get(key, Date.now()) : undefined;
    if (page) {
      reply.hijack();
      send(cache, request, reply, page, 200);
      return reply;
    }
    if (!deps.mayRender(request)) return sendSharedPage(request, reply, answer, TOO_MANY_RENDERS, web, deps);
    const filled = await cache.render(key, async () => {
      rendered = await renderPage(request, answer, queryText, web, deps);
      return 'page' in rendered && rendered.status === 200 && answer.kind === 'page' ? rendered.page : null;
    });
    rendered ??= filled
      ? { status: 200, page: filled, screen: '' }
      : await renderPage(request, answer, queryText, web, deps);
  } catch (error) {
    if (isDatabaseGone(error)) return sendOutagePage(request, reply, deps);
    if ((error as { error?: unknown }).error === 'search_unavailable')
      return sendSharedPage(request, reply, answer, SEARCH_DOWN, web, deps);
    request.log.error({ err: error, path: answer.path }, 'page failed');
    if (crawler) return reply.status(500).header('cache-control', 'no-store').send();
    rendered = await renderPage(request, errorPage(answer), '', web, deps);
    if ('page' in rendered) rendered.status = 500;
  }
  const result = rendered as RenderResult;
  if ('redirect' in result)
    return reply.header('cache-control', 'no-store').redirect(withPrefix(base, result.redirect), result.status);
  // A removed product or article may have a redirect.
  const newPath = result.status === 404 ? deps.movedTo(answer.path) : undefined;
  if (newPath !== undefined)
    return reply.header('cache-control', 'public, max-age=3600').redirect(withPrefix(base, newPath), 301);
  const status = answer.kind === 'not-found' ? 404 : result.status;
  if (crawler && status >= 500) return reply.status(status).header('cache-control', 'no-store').send();
  reply.hijack();
  send(cache, request, reply, result.page, status);
  return reply;
}

const atPath = (answer: PageScope, path: string): PageScope => ({ ...answer, kind: 'page', path, query: '' });
const errorPage = (answer: PageScope): PageScope => atPath(answer, TOO_MANY_RENDERS.path);

/** Rejects an address above the render limit for a minute, with a shared page. */
const TOO_MANY_RENDERS = { path: '/error', status: 429, retrySeconds: 60 };

/** Lists fail while the search engine is down; other pages work without it. */
const SEARCH_DOWN = { path: '/error?reason=search', status: 503, retrySeconds: 30 };

/** Sends a shared error page with Retry-After. */
async function sendSharedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PageScope,
  { path, status, retrySeconds }: typeof TOO_MANY_RENDERS,
  web: WebBuild,
  deps: Pages,
): Promise<FastifyReply> {
  const key = `${deps.origin(request)}${scopePrefix(answer.language, answer.cityKeyword)}${path}`;
  const retry = { 'retry-after': String(retrySeconds) };
  const page =
    deps.cache.get(key, Date.now()) ??
    (await deps.cache.render(key, async () => {
      const rendered = await renderPage(request, atPath(answer, path), '', web, deps);
      return 'page' in rendered ? rendered.page : null;
    }));
  if (!page) return reply.status(status).headers(retry).send();
  reply.hijack();
  send(deps.cache, request, reply, page, status, retry);
  return reply;
}

/** Page for a database outage; calls and files get the failure as JSON. */
const UNAVAILABLE = { path: '/error', status: 503, retrySeconds: RETRY_SECONDS };

const UNAVAILABLE_HTML = `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>503</title>
<p>Магазин временно не отвечает. Обновите страницу через минуту.</p>
<p lang="kk">Дүкен уақытша жауап бермей тұр. Бетті бір минуттан кейін жаңартыңыз.</p></html>`;

async function sendOutagePage(request: FastifyRequest, reply: FastifyReply, deps: Pages): Promise<FastifyReply> {
  request.log.warn({ path: request.url.split('?')[0] }, 'the database does not respond');
  reply
    .status(UNAVAILABLE.status)
    .headers({ 'retry-after': String(UNAVAILABLE.retrySeconds), 'cache-control': 'no-store' });
  const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
  if (isCrawler(request)) return reply.send();
  if (!isPage || request.url.startsWith('/api/'))
    return reply.send(toFailure(new DatabaseGone(), request.id ?? randomUUID()).body);
  try {
    const web = await deps.renderer.web();
    return await sendSharedPage(request, reply, fallbackScope(request, web, deps), UNAVAILABLE, web, deps);
  } catch {
    // The layout's data is not in memory yet.
    return reply.type('text/html; charset=utf-8').send(UNAVAILABLE_HTML);
  }
}

function withPrefix(base: string, location: string): string {
  return location.startsWith('/') ? base + (location === '/' && base ? '' : location) : location;
}
