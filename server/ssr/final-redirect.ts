import type { EndpointKey } from '#contract/index.ts';
import { scopePrefix, stripScope } from '#domain/urls/scope.ts';
import type { GeoService } from '../features/places/geo/geo.service.ts';
import { WITHOUT_SESSION, type CallContext } from '../platform/http/call.ts';
import { call, type AllHandlers } from '../router/router.ts';
import type { WebBuild } from './renderer.ts';

/** Pages whose redirects depend on the catalogue: categories by number, and filters in another order. */
const MAY_REDIRECT = /^\/(?:catalog|category)\/[^/]+(?:\/[^/]+)?$|^\/c\/[^/]+\/(?:\d+|(?:\d+\/)?f\/.+)$/;

type Redirect = { location: string; status: number };

/**
 * Combines a routing redirect with the redirect of its target, so old addresses take one hop (spec §2). `301` only when
 * both are permanent. Leaves a failing target to its own request.
 */
export async function finalRedirect(
  first: Redirect,
  {
    web,
    geo,
    handlers,
    caller,
    mayLoad,
  }: {
    web: WebBuild;
    geo: GeoService;
    handlers: AllHandlers;
    caller: Pick<CallContext, 'ip' | 'requestId' | 'origin'>;
    /** Counts towards the caller's render limit. */
    mayLoad: () => boolean;
  },
): Promise<Redirect> {
  const { pathname, search } = new URL(first.location, caller.origin);
  const known = { hasCity: (keyword: string) => geo.cityByKeyword(keyword) !== undefined };
  const { language, cityKeyword, path } = stripScope(pathname, known);
  if (!MAY_REDIRECT.test(path) || !mayLoad()) return first;
  const base = scopePrefix(language, cityKeyword);
  const context: CallContext = {
    ...WITHOUT_SESSION,
    ...caller,
    language,
    city: geo.getScope(cityKeyword),
    now: new Date(),
    tag: () => {},
    changesAt: () => {},
  };
  const next = await web
    .findRedirect(path + web.pageQuery(path, search.slice(1)).text, {
      language,
      cityKeyword,
      base,
      paths: web.createPaths(base),
      api: (key, input) => call(handlers, key as EndpointKey, input, context),
    })
    .catch(() => null);
  if (!next?.location.startsWith('/')) return first;
  return { location: base + next.location, status: first.status === 301 && next.status === 301 ? 301 : 302 };
}
