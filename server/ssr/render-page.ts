import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { EndpointKey } from '#contract/index.ts';
import { scopePrefix } from '#domain/urls/scope.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import type { GeoService } from '../features/places/geo/geo.service.ts';
import { WITHOUT_SESSION, type CallContext } from '../platform/http/call.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { isDatabaseGone } from '../platform/database/database-watch.ts';
import type { SettingsReader } from '../platform/database/store-settings.ts';
import { call, toFailure, type AllHandlers } from '../router/router.ts';
import { renderDocument } from './document.ts';
import { compressPage, type CachedPage } from './page-cache.ts';
import type { Renderer, WebBuild } from './renderer.ts';
import type { PageScope } from './request-scope.ts';

const MAX_LIFETIME_MS = MINUTE_MS;
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  vary: 'accept-encoding, cookie',
};

/** Dependencies of rendering. */
export type RenderDeps = {
  renderer: Renderer;
  geo: GeoService;
  handlers: AllHandlers;
  settings: SettingsReader;
  origin: (request: FastifyRequest) => string;
  /** True for the origin of a test domain. */
  isTestDomain: (origin: string) => boolean;
  /** Returns the security headers by the current settings. */
  securityHeaders: () => Record<string, string>;
  /** Opens a signed preview link of the home page: its time and audience; null for an invalid link. */
  openHomePreview: (token: string, now: Date) => { at: Date; audience: 'guest' | 'customer' } | null;
};

/** A rendered page, or the redirect of its loader. */
export type RenderResult = { status: number; page: CachedPage; screen: string } | { redirect: string; status: number };

/** Renders a page with its calls made as a guest and compresses it for the cache, or returns its loader's redirect. */
export async function renderPage(
  request: FastifyRequest,
  answer: PageScope,
  query: string,
  web: WebBuild,
  deps: RenderDeps,
): Promise<RenderResult> {
  const { geo, handlers, settings, renderer } = deps;
  const preview = answer.path === '/' ? openPreview(query, deps) : null;
  const now = preview?.at ?? new Date();
  const city = geo.getScope(answer.cityKeyword);
  const record = geo.cityByKeyword(answer.cityKeyword);
  const base = scopePrefix(answer.language, answer.cityKeyword);
  const origin = deps.origin(request);
  const tags = new Set<string>(['frame', 'settings', 'catalog']);
  // A preview is private, so it is never cached.
  let until = preview ? 0 : now.getTime() + MAX_LIFETIME_MS;
  const context: CallContext = {
    language: answer.language,
    city,
    ...WITHOUT_SESSION,
    ip: clientAddress(request.ip, request.socket.remoteAddress),
    now,
    requestId: request.id ?? randomUUID(),
    origin,
    ...(preview && { audience: preview.audience }),
    tag: (...names) => {
      for (const name of names) tags.add(name);
    },
    changesAt: (moment) => {
      until = Math.min(until, moment.getTime());
    },
  };
  const api = async (key: string, input: unknown) => {
    try {
      return await call(handlers, key as EndpointKey, input, context);
    } catch (error) {
      const { status, body } = toFailure(error, context.requestId);
      if (body.error === 'unexpected' || isDatabaseGone(error)) throw error;
      throw new web.ApiError(status, body.error, body.details);
    }
  };
  const path = answer.kind === 'not-found' ? `/-/not-found?reason=${answer.reason}` : answer.path + query;
  const services = {
    language: answer.language,
    cityKeyword: answer.cityKeyword,
    base,
    paths: web.createPaths(base),
    api,
  };
  const rendered = await web.renderPage(path, services, answer.path + query);
  if (rendered.kind === 'redirect') return { redirect: rendered.location, status: rendered.status };
  if (rendered.status >= 500) throw rendered.error ?? new Error('page failed');
  const current = settings.current();
  const shopName = current['shop.name'];
  const indexing = { indexKazakh: current['seo.indexKazakh'], isTestDomain: deps.isTestDomain(origin) };
  const head = web.headTags(rendered.head, {
    ...services,
    path: answer.path,
    query: query.slice(1),
    origin,
    shopName,
    ...indexing,
  });
  const html = renderDocument({
    lang: answer.language,
    base,
    shopName,
    ...indexing,
    theme: rendered.head.theme,
    screen: rendered.screen,
    head,
    html: rendered.html,
    boot: rendered.boot,
    devHead: renderer.devHead,
    city: {
      keyword: city.keyword,
      mobileCode: city.mobileCode,
      name: (answer.language === 'kk' ? record?.nameKk : record?.nameRu) ?? '',
      code: record?.code ?? '',
      id: city.id,
    },
    assets: renderer.assets(rendered.screen, answer.language),
    preloadImage: rendered.head.preload,
  });
  return {
    status: rendered.status,
    screen: rendered.screen,
    page: compressPage(html, [...tags], until, {
      ...PAGE_HEADERS,
      ...(preview && { 'cache-control': 'no-store' }),
      ...deps.securityHeaders(),
      'x-base': base,
      ...(web.isForCustomers(answer.path) ? { 'x-access': 'auth' } : {}),
    }),
  };
}

/** Returns the time and audience of a signed home page preview; null without one. */
function openPreview(query: string, { openHomePreview }: RenderDeps) {
  const token = new URLSearchParams(query).get('preview');
  return token === null ? null : openHomePreview(token, new Date());
}
