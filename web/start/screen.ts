import type { ComponentType } from 'react';
import type { Language } from '#domain/text/language.ts';
import type { Api } from '../calls/api.ts';
import type { Paths } from '#domain/urls/paths.ts';

/** What the page is about: the same on the server and in the browser. */
export type PageScope = { language: Language; cityKeyword: string; base: string; paths: Paths };

/** What loaders work with; a new one for every request on the server. */
export type PageServices = PageScope & { api: Api };

/** Arguments of a screen's loader. `path` has no language or city prefix; `query` has the names its route knows. */
export type LoaderArgs = PageServices & {
  params: Record<string, string | undefined>;
  query: URLSearchParams;
  path: string;
  signal: AbortSignal;
};

/** What a screen says about itself to browsers and search engines. Paths carry no prefix. */
export type Head = {
  title: string;
  /** May be there on the server alone: the browser then shows none after a navigation. */
  description?: string;
  /** Path and query search engines should know it by; the page's own path and page number when absent. */
  canonical?: string;
  robots?: 'noindex';
  jsonLd?: (shopName: string) => object[];
  /** Picture of previews. */
  image?: string;
  /** The largest picture in sight at first. */
  preload?: string;
  /** `data-theme` of the document. */
  theme?: 'gaming';
};

/** Module of a screen: loader → component → head. */
export type ScreenModule<D = unknown> = {
  loader?: (args: LoaderArgs) => Promise<D>;
  /** A header of its own: then nothing leads away from the screen, no search, no menus, no footer and no tabs. */
  header?: ComponentType;
  head: (data: D, page: PageScope & { path: string }) => Head;
  default: ComponentType<{ data: D }>;
};

/** The list that a missing page would have been of: its name, and its path without prefix. */
export type ListBehind = { name: string; path: string };

/** Ends a loader with the not-found page. */
export class PageMissing extends Error {
  readonly reason: string;
  readonly list: ListBehind | null;
  constructor(reason: string, list: ListBehind | null) {
    super(`no page: ${reason}`);
    this.reason = reason;
    this.list = list;
  }
}

/** Ends a loader with another address. */
export class PageMoved extends Error {
  readonly path: string;
  readonly status: 301 | 302;
  constructor(path: string, status: 301 | 302) {
    super(`moved: ${path}`);
    this.path = path;
    this.status = status;
  }
}

/** Ends the loader with the not-found page; for a page of a list, with the way to the list. */
export function notFound(reason: 'page' | 'city' | 'product' | 'category' | 'order'): never;
export function notFound(reason: 'list-page' | 'list-filter', list: ListBehind): never;
export function notFound(reason = 'page', list: ListBehind | null = null): never {
  throw new PageMissing(reason, list);
}

/** Ends the loader with a redirect to a path without prefix. */
export function redirectTo(path: string, status: 301 | 302 = 302): never {
  throw new PageMoved(path, status);
}

/** Returns the module of a screen from what `import.meta.glob` found in the subfolders of `web/screens`. */
export const byScreenName = <T>(modules: Record<string, T>, name: string): T | undefined =>
  modules[Object.keys(modules).find((path) => path.endsWith(`/${name}.tsx`)) ?? ''];
