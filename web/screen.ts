import type { ComponentType } from 'react';
import { createContext, data, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { Language } from '#domain/language.ts';
import { ApiError, type Api } from './api.ts';
import type { Paths } from './paths.ts';

/** What the page is about: the same on the server and in the browser. */
export type PageScope = { language: Language; cityKeyword: string; base: string; paths: Paths };

/** What loaders work with; a new one for every request on the server. */
export type PageServices = PageScope & { api: Api };

/** Place of the services in the router's context. */
export const servicesContext = createContext<PageServices>();

/** Arguments of a screen's loader. `path` has no language or city prefix. */
export type LoaderArgs = PageServices & { params: Record<string, string | undefined>; query: URLSearchParams; path: string; signal: AbortSignal };

/** What a screen says about itself to browsers and search engines. Paths carry no prefix. */
export type Head = {
  title: string;
  description?: string;
  /** Path and query search engines should know it by; the page's own path when absent. */
  canonical?: string;
  robots?: 'noindex';
  jsonLd?: object[];
  /** Picture of previews and the largest one on the screen. */
  image?: string;
  preload?: string;
  /** `data-theme` of the document. */
  theme?: 'gaming';
};

/** Module of a screen: loader → component → head. */
export type ScreenModule<D = unknown> = {
  loader?: (args: LoaderArgs) => Promise<D>;
  head: (data: D, page: PageScope & { path: string }) => Head;
  default: ComponentType<{ data: D }>;
};

/** Route handle by which the document finds a screen's head. */
export type ScreenHandle = { head: ScreenModule['head'] };

/** Ends the loader with the not-found page. */
export function notFound(reason: 'page' | 'city' | 'product' | 'category' | 'order' = 'page'): never {
  throw data({ reason }, { status: 404 });
}

/** Ends the loader with a redirect to a path without prefix. */
export function redirectTo(path: string, status: 301 | 302 = 302): never {
  throw redirect(path, status);
}

/** Gives a screen's loader its arguments and turns declared failures into pages. */
export function screenLoader(screen: ScreenModule<never>): (args: LoaderFunctionArgs) => Promise<unknown> {
  return async ({ request, params, context }) => {
    if (!screen.loader) return null;
    const services = (context as { get<T>(key: typeof servicesContext): T }).get<PageServices>(servicesContext);
    const url = new URL(request.url);
    const path = services.base && url.pathname.startsWith(services.base) && typeof document !== 'undefined' ? url.pathname.slice(services.base.length) || '/' : url.pathname;
    try {
      return await screen.loader({ ...services, params, query: url.searchParams, path, signal: request.signal });
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.error === 'invalid_input')) throw data({ reason: 'page' }, { status: 404 });
      throw error;
    }
  };
}

/** Turns a screen into the parts a route needs. */
export function screenRoute(screen: ScreenModule<never>, wrap: (screen: ScreenModule<never>) => ComponentType): Pick<RouteObject, 'loader' | 'Component' | 'handle'> {
  return { loader: screenLoader(screen), Component: wrap(screen), handle: { head: screen.head } satisfies { head: unknown } };
}
