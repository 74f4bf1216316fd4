import { languageFromUrl, urlSegment } from '../text/language.ts';
import type { Language } from '../text/language.ts';
import { rewriteOldPath } from './old-paths.ts';
import { joinSegments, queryValues, splitPath, isWellFormed, withoutParameters } from './url-text.ts';

/** City of URLs without a city prefix; its keyword never appears in a URL (spec §2). */
export const defaultCity = 'almaty';

/** Maximum length of a path answered with a page or redirect, characters. */
export const MAX_PATH_LENGTH = 2000;

/** Choice stored in cookies; unknown values are ignored. */
export type StoredScope = { language?: Language | undefined; cityKeyword?: string | undefined };

/** Shop data for the rules: city keywords, city codes of the apps, and routes (unprefixed paths). */
export type ScopeData = {
  hasCity(keyword: string): boolean;
  keywordByMobileCode(code: string): string | undefined;
  isRoute(path: string): boolean;
};

/** A URL to resolve; `query` has no `?`. Crawlers and link previews have no stored choice (decisions §2). */
export type ScopeRequest = { path: string; query: string; stored: StoredScope; isCrawler: boolean };

/** Language and city of a page, and its unprefixed path. */
export type ScopedPath = { language: Language; cityKeyword: string; path: string };

/** Changes to the stored choice; an answer with them must not be cached. */
type ScopeChanges = { language?: Language; cityKeyword?: string };

/** Result of a URL: a redirect, a page, or a 404; reason `city` has its own text in the specification (spec §2). */
export type ScopeAnswer =
  | { kind: 'redirect'; status: 301 | 302; location: string; remember?: ScopeChanges }
  | ({ kind: 'page'; query: string; remember?: ScopeChanges } & ScopedPath)
  | ({ kind: 'not-found'; reason: 'city' | 'path' } & ScopedPath);

type Scope = { language: Language; cityKeyword: string };
type PrefixedPath = Scope & { hasPrefix: boolean; hasCity: boolean; rest: string[] };

/**
 * Resolves a URL by the navigation rules (spec §2, decisions §2) in one hop: a followed redirect with its `remember`
 * stored never redirects again. A prefix replaces the stored choice; `/kz` without a city keeps the stored city.
 */
export function resolveScope(request: ScopeRequest, known: ScopeData): ScopeAnswer {
  const prefix = parsePrefix(splitPath(request.path), known);
  if (prefix.rest.length === 1 && prefix.rest[0] === 'error') {
    return { kind: 'page', ...toScopedPath(prefix, prefix.rest), query: request.query };
  }
  if (request.path.length > MAX_PATH_LENGTH || !isWellFormed(request.path)) {
    return { kind: 'not-found', reason: 'path', ...toScopedPath(missingScope(prefix, request, known), prefix.rest) };
  }
  const rest = rewriteOldPath(prefix.rest);
  const hasDoublePrefix = startsWithPrefix(rest, known);
  const exists = !hasDoublePrefix && known.isRoute(joinSegments(rest));
  const requested = requestedScope(request.query, known);
  // A missing page keeps its URL and the shopper's language and city; only the language and city buttons change them.
  if (!exists && (!requested.isPresent || hasDoublePrefix)) {
    return {
      kind: 'not-found',
      reason: missingReason(prefix, rest, known),
      ...toScopedPath(missingScope(prefix, request, known), rest),
    };
  }
  const stored = exists ? missingParts(prefix, request, known) : {};
  const scope: Scope = {
    language: requested.language ?? stored.language ?? prefix.language,
    cityKeyword: requested.cityKeyword ?? stored.cityKeyword ?? prefix.cityKeyword,
  };
  const remember = scopeChanges(scope, prefix, requested, request);
  const path = scopedPath(scope.language, scope.cityKeyword, joinSegments(rest));
  if (!requested.isPresent && path === request.path)
    return { kind: 'page', ...toScopedPath(scope, rest), query: request.query, ...remember };
  const query = withoutParameters(request.query, scopeParameters);
  return {
    kind: 'redirect',
    status: requested.isPresent || stored.language || stored.cityKeyword ? 302 : 301,
    location: query === '' ? path : `${path}?${query}`,
    ...remember,
  };
}

/**
 * Returns the prefix of a language and city: '' | '/kz' | '/astana' | '/kz/astana'; the default city has none (spec
 * §2).
 */
export function scopePrefix(language: Language, cityKeyword: string): string {
  const city = cityKeyword === defaultCity ? '' : cityKeyword;
  return [urlSegment(language), city].map((segment) => (segment === '' ? '' : `/${segment}`)).join('');
}

/** Adds the language and city prefix to an unprefixed path. */
export function scopedPath(language: Language, cityKeyword: string, path: string): string {
  const prefix = scopePrefix(language, cityKeyword);
  return path === '/' ? prefix || '/' : prefix + path;
}

/** Splits a path into language, city and unprefixed path; applies defaults without a prefix. */
export function stripScope(path: string, known: Pick<ScopeData, 'hasCity'>): ScopedPath {
  const prefix = parsePrefix(splitPath(path), known);
  return toScopedPath(prefix, prefix.rest);
}

/**
 * Returns the canonical path of a page: with language, without city; `/check` becomes `/checkout` (spec §2, decisions
 * §2).
 */
export function canonicalPath(path: string, language: Language = 'ru'): string {
  return scopedPath(language, defaultCity, path === '/check' ? '/checkout' : path);
}

/** Lists the alternates of an unprefixed path: x-default, ru and kk, reciprocal on every page (spec §2, scenario 8). */
export function alternatePaths(path: string): { hreflang: 'x-default' | 'ru' | 'kk'; path: string }[] {
  return [
    { hreflang: 'x-default', path: canonicalPath(path, 'ru') },
    { hreflang: 'ru', path: canonicalPath(path, 'ru') },
    { hreflang: 'kk', path: canonicalPath(path, 'kk') },
  ];
}

const defaultScope: Scope = { language: 'ru', cityKeyword: defaultCity };
const scopeParameters = ['lang', 'loc'];

function toScopedPath(scope: Scope, rest: string[]): ScopedPath {
  return { language: scope.language, cityKeyword: scope.cityKeyword, path: joinSegments(rest) };
}

// Accepts either order and any case, so that /{city}/kz and upper-case URLs can be corrected.
function parsePrefix(segments: string[], known: Pick<ScopeData, 'hasCity'>): PrefixedPath {
  const result: PrefixedPath = { ...defaultScope, hasPrefix: false, hasCity: false, rest: segments };
  for (;;) {
    const segment = result.rest[0]?.toLowerCase() ?? '';
    if (segment === 'kz' && result.language === 'ru') result.language = 'kk';
    else if (!result.hasCity && isCity(segment, known)) {
      result.cityKeyword = segment;
      result.hasCity = true;
    } else return result;
    result.hasPrefix = true;
    result.rest = result.rest.slice(1);
  }
}

function isCity(segment: string, known: Pick<ScopeData, 'hasCity'>): boolean {
  return /^[a-z]+(?:-[a-z]+)*$/.test(segment) && known.hasCity(segment);
}

/** A missing page uses the stored language and city that its URL leaves open. */
function missingScope(prefix: PrefixedPath, request: ScopeRequest, known: ScopeData): Scope {
  return { ...prefix, ...missingParts(prefix, request, known) };
}

function startsWithPrefix(rest: string[], known: ScopeData): boolean {
  const first = rest[0]?.toLowerCase() ?? '';
  return first === 'kz' || isCity(first, known);
}

// The `city` text of the specification applies to an unknown word in the city's position: alone, or before a known
// route.
function missingReason(prefix: PrefixedPath, rest: string[], known: ScopeData): 'city' | 'path' {
  if (prefix.hasCity || rest.length === 0) return 'path';
  if (rest.length === 1) return 'city';
  const remaining = rest[1] === 'kz' ? rest.slice(2) : rest.slice(1);
  return known.isRoute(joinSegments(rewriteOldPath(remaining))) ? 'city' : 'path';
}

type RequestedScope = { language: Language | undefined; cityKeyword: string | undefined; isPresent: boolean };

function requestedScope(query: string, known: ScopeData): RequestedScope {
  const names = queryValues(query, 'lang');
  const codes = queryValues(query, 'loc');
  return {
    language: names.map(languageFromUrl).find((language) => language !== undefined),
    cityKeyword: codes
      .map((code) => known.keywordByMobileCode(code))
      .find((keyword) => keyword !== undefined && isCity(keyword, known)),
    isPresent: names.length + codes.length > 0,
  };
}

/** Stored parts of the scope that the prefix does not name. A city alone names Russian; `/kz` alone names no city. */
function missingParts(
  prefix: PrefixedPath,
  { stored: { language, cityKeyword }, isCrawler }: ScopeRequest,
  known: ScopeData,
): Partial<Scope> {
  if (isCrawler) return {};
  const hasStoredCity = cityKeyword !== undefined && cityKeyword !== defaultCity && isCity(cityKeyword, known);
  return {
    ...(!prefix.hasPrefix && language === 'kk' && { language }),
    ...(!prefix.hasCity && hasStoredCity && { cityKeyword }),
  };
}

// Stores an explicit choice; a prefix only replaces another choice and never answers the city question of a first
// visit.
function scopeChanges(
  scope: Scope,
  prefix: PrefixedPath,
  requested: RequestedScope,
  { stored, isCrawler }: ScopeRequest,
): { remember?: ScopeChanges } {
  if (isCrawler) return {};
  const differs = (isExplicit: boolean, value: string, old: string | undefined) =>
    value !== old && (isExplicit || (prefix.hasPrefix && old !== undefined));
  const remember: ScopeChanges = {
    ...(differs(requested.language !== undefined || prefix.language === 'kk', scope.language, stored.language) && {
      language: scope.language,
    }),
    ...(differs(requested.cityKeyword !== undefined || prefix.hasCity, scope.cityKeyword, stored.cityKeyword) && {
      cityKeyword: scope.cityKeyword,
    }),
  };
  return Object.keys(remember).length > 0 ? { remember } : {};
}
