import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { defaultCity, resolveScope, type ScopeData, type ScopeAnswer } from '#domain/urls/scope.ts';
import type { GeoService } from '../features/places/geo/geo.service.ts';
import { parseCookies } from '../platform/http/cookies.ts';
import { tokenCookie } from '../platform/http/login-cookie.ts';
import type { WebBuild } from './renderer.ts';
import { storedScope } from './stored-scope.ts';

/** The scope of a page: language, city and path. */
export type PageScope = Exclude<ScopeAnswer, { kind: 'redirect' }>;
type ScopeDeps = { geo: GeoService };

/** True for a crawler. */
export const isCrawler = (request: FastifyRequest) => isbot(request.headers['user-agent'] ?? '');

/** Resolves a request's URL to a page in a language and city, to no page, or to a redirect. */
export function resolveRequestScope(request: FastifyRequest, web: WebBuild, { geo }: ScopeDeps): ScopeAnswer {
  const [path = '/', query = ''] = splitUrl(request.raw.url ?? '/');
  const known: ScopeData = {
    hasCity: (keyword) => geo.cityByKeyword(keyword) !== undefined,
    keywordByMobileCode: (code) => geo.cityByMobileCode(code)?.keyword,
    isRoute: web.isRoute,
  };
  const stored = storedScope(parseCookies(request.headers.cookie), geo);
  return resolveScope({ path, query, stored, isCrawler: isCrawler(request) }, known);
}

/** The scope of an error page for any URL; does not follow a redirect. */
export function fallbackScope(request: FastifyRequest, web: WebBuild, deps: ScopeDeps): PageScope {
  const answer = resolveRequestScope(request, web, deps);
  if (answer.kind !== 'redirect') return answer;
  return { kind: 'page', language: 'ru', cityKeyword: defaultCity, path: '/', query: '' };
}

/**
 * True when a request has a customer's token; without one the login is shown at once. The page's calls check whether
 * the token is valid.
 */
export function carriesLogin(request: FastifyRequest, origin: string): boolean {
  const { authorization, cookie } = request.headers;
  return authorization !== undefined || parseCookies(cookie).has(tokenCookie(origin.startsWith('https:')));
}

function splitUrl(url: string): [string, string] {
  const queryStart = url.indexOf('?');
  return queryStart < 0 ? [url, ''] : [url.slice(0, queryStart), url.slice(queryStart + 1)];
}
