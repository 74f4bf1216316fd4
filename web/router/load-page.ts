import { ApiError } from '../calls/api.ts';
import { PageMissing, PageMoved, type ParentList, type PageServices, type ScreenModule } from '../start/screen.ts';
import { matchRoute, pageQuery, type RouteMatch } from '#domain/urls/routes.ts';

/** A loaded page: its content, or why there is none. `url` is path and query without prefix. */
export type LoadedPage = {
  url: string;
  screen: string;
  /** Component and head of the screen or of the missing page; null for a failed page. */
  module: ScreenModule | null;
  data: unknown;
  status: 200 | 404 | 500;
  error: unknown;
};

/** Screen of unknown paths. */
export const NOT_FOUND = 'not-found';

/** Screens whose list stays mounted when filters, order or page change. */
const LIST_SCREENS = new Set(['category', 'search']);

/** Identity of a page: lists ignore filters, order and page number, other pages use the whole URL. */
export function pageIdentity({ screen, url }: Pick<LoadedPage, 'screen' | 'url'>): string {
  if (!LIST_SCREENS.has(screen)) return url;
  const [path, query] = splitQuery(url);
  return `${path.replace(/\/f\/.*/, '')}?${new URLSearchParams(query).get('q') ?? ''}`;
}

/** Redirect target. */
export type MovedPage = { moved: string; status: 301 | 302 };

/** Finds the screen of a URL, runs its loader, and turns declared errors into pages. */
export async function loadPage(
  url: string,
  services: PageServices,
  findScreen: (screen: string) => ScreenModule<never> | Promise<ScreenModule<never>>,
  signal: AbortSignal,
): Promise<LoadedPage | MovedPage> {
  const [path = '/', query = ''] = splitQuery(url);
  const match = matchRoute(path);
  const { screen } = match ?? { screen: '' };
  const page = { url, screen, module: null, data: null, error: null };
  const missing = async (reason: string, list: ParentList | null = null): Promise<LoadedPage> => {
    const module = (await findScreen(NOT_FOUND)) as unknown as ScreenModule;
    return { ...page, module, data: { reason, list }, status: 404 };
  };
  try {
    if (!match) return await missing(new URLSearchParams(query).get('reason') ?? 'page');
    return await loadScreen(match).catch<LoadedPage | MovedPage>((error: unknown) => {
      if (error instanceof PageMoved) return { moved: error.path, status: error.status };
      if (error instanceof PageMissing) return missing(error.reason, error.list);
      if (error instanceof ApiError && (error.status === 404 || error.error === 'invalid_input'))
        return missing(error.error === 'product_not_found' ? 'product' : 'page');
      throw error;
    });
  } catch (error) {
    return { ...page, status: 500, error };
  }

  async function loadScreen({ params }: RouteMatch): Promise<LoadedPage> {
    const module = (await findScreen(screen)) as unknown as ScreenModule;
    const data = module.loader
      ? await module.loader({
          ...services,
          params,
          query: new URLSearchParams(pageQuery(path, query).text),
          path,
          signal,
        })
      : null;
    return { ...page, module, data, status: 200 };
  }
}

/** Path and query of a URL without its hash. */
export function splitQuery(url: string): [string, string] {
  const withoutHash = url.split('#')[0] ?? '';
  const queryStart = withoutHash.indexOf('?');
  return queryStart < 0 ? [withoutHash, ''] : [withoutHash.slice(0, queryStart), withoutHash.slice(queryStart + 1)];
}

/**
 * Removes the language and city prefix from a path, with or without query. The path of a missing page has none and stays
 * as it is.
 */
export function withoutBase(url: string, base: string): string {
  const hasPrefix = url === base || url.startsWith(`${base}/`) || url.startsWith(`${base}?`);
  return base && hasPrefix ? url.slice(base.length) || '/' : url;
}
