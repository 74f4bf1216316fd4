import type { ComponentType } from 'react';
import type { Language } from '#domain/text/language.ts';
import type { Api } from '../calls/api.ts';
import type { Paths } from '#domain/urls/paths.ts';

/** Data of the page; identical on the server and in the browser. */
export type PageScope = { language: Language; cityKeyword: string; base: string; paths: Paths };

/** Dependencies of loaders; created per request on the server. */
export type PageServices = PageScope & { api: Api };

/** Arguments of a screen's loader. `path` has no language or city prefix; `query` has the names its route declares. */
export type LoaderArgs = PageServices & {
  params: Record<string, string | undefined>;
  query: URLSearchParams;
  path: string;
  signal: AbortSignal;
};

/** Metadata of a screen for browsers and search engines. Paths carry no prefix. */
export type Head = {
  title: string;
  /** May exist on the server only; after a navigation the browser then has none. */
  description?: string;
  /** Canonical path and query; defaults to the page's path and page number. */
  canonical?: string;
  robots?: 'noindex';
  jsonLd?: (shopName: string) => object[];
  /** Image of link previews. */
  image?: string;
  /** Largest image above the fold. */
  preload?: string;
  /** `data-theme` of the document. */
  theme?: 'gaming';
};

/** Module of a screen: loader → component → head. */
export type ScreenModule<D = unknown> = {
  loader?: (args: LoaderArgs) => Promise<D>;
  /** The screen has its own header, without links to other pages: no search, menus, footer or tabs. */
  header?: ComponentType;
  head: (data: D, page: PageScope & { path: string }) => Head;
  default: ComponentType<{ data: D }>;
};

/** The list that a missing page belonged to: its name, and its path without prefix. */
export type ParentList = { name: string; path: string };

/** Ends a loader with the not-found page. */
export class PageMissing extends Error {
  readonly reason: string;
  readonly list: ParentList | null;
  constructor(reason: string, list: ParentList | null) {
    super(`page not found: ${reason}`);
    this.reason = reason;
    this.list = list;
  }
}

/** Ends a loader with a redirect. */
export class PageMoved extends Error {
  readonly path: string;
  readonly status: 301 | 302;
  constructor(path: string, status: 301 | 302) {
    super(`moved: ${path}`);
    this.path = path;
    this.status = status;
  }
}

/** Ends the loader with the not-found page; for a page of a list, with a link to the list. */
export function notFound(reason: 'page' | 'city' | 'product' | 'category' | 'order'): never;
export function notFound(reason: 'list-page' | 'list-filter', list: ParentList): never;
export function notFound(reason = 'page', list: ParentList | null = null): never {
  throw new PageMissing(reason, list);
}

/** Ends the loader with a redirect to a path without prefix. */
export function redirectTo(path: string, status: 301 | 302 = 302): never {
  throw new PageMoved(path, status);
}

/** Returns a screen's module from the result of `import.meta.glob` over the subfolders of `web/screens`. */
export const byScreenName = <T>(modules: Record<string, T>, name: string): T | undefined =>
  modules[Object.keys(modules).find((path) => path.endsWith(`/${name}.tsx`)) ?? ''];
