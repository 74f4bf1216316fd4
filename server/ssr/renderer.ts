import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Language } from '#domain/text/language.ts';
import { loadAssets, type ScreenAssets } from './assets.ts';

/** Head data that a screen provides (web/start/screen.ts). */
type PageHead = {
  title: string;
  description?: string;
  canonical?: string;
  robots?: 'noindex';
  jsonLd?: (shopName: string) => object[];
  image?: string;
  preload?: string;
  theme?: 'gaming';
};

/** Tags of a document's head (web/start/head.ts). */
export type HeadTags = {
  title: string;
  metas: { key: string; attribute: 'name' | 'property'; content: string }[];
  links: { rel: string; href: string; hreflang?: string }[];
  jsonLd: object[];
};

/** Services for the page's loaders (web/start/screen.ts). */
type PageServices = {
  language: Language;
  cityKeyword: string;
  base: string;
  paths: unknown;
  api: (key: string, input: unknown) => Promise<unknown>;
};

/** Result of the server build for one page (web/start/entry.server.tsx). */
type RenderedPage =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; html: string; head: PageHead; screen: string; boot: unknown; error: unknown };

/** Interface of the application's server build. */
export type WebBuild = {
  renderPage(url: string, services: PageServices, address?: string): Promise<RenderedPage>;
  /** Returns the redirect of a page's loader; null for a page. */
  findRedirect(url: string, services: PageServices): Promise<{ location: string; status: number } | null>;
  isRoute(path: string): boolean;
  /** True for a page that requires a login. */
  isForCustomers(path: string): boolean;
  /** Query of a page as in its cache key, with `?` (domain/urls/routes.ts). */
  pageQuery(path: string, query: string): { text: string };
  headTags(head: PageHead, page: object): HeadTags;
  createPaths(base: string): unknown;
  ApiError: new (status: number, error: string, details?: unknown) => Error;
};

/** The application's server build with its assets; reloaded for every page in development. */
export type Renderer = {
  web(): Promise<WebBuild>;
  assets(screen: string, language: Language): ScreenAssets;
  /** Styles inlined in pages. */
  stylesInPages: readonly string[];
  devHead: string;
};

/** Loads the built application from `dist`. */
export async function loadRenderer(distDir: string): Promise<Renderer> {
  const build = (await import(pathToFileURL(join(distDir, 'server/entry.server.js')).href)) as WebBuild;
  const assets = loadAssets(join(distDir, 'client'));
  return { web: async () => build, assets: assets.forScreen, stylesInPages: assets.inlinedStyles, devHead: '' };
}
