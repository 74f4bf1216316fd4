import { renderToString } from 'react-dom/server';
import type { Frame } from '#contract/content/pages.ts';
import { ApiError } from '../calls/api.ts';
import { headTags } from './head.ts';
import { setLanguage } from '../state/language.ts';
import { createPaths } from '#domain/urls/paths.ts';
import { Root } from './root.tsx';
import { loadPage, NOT_FOUND, splitQuery } from '../router/load-page.ts';
import { isForCustomers, isRoute, pageQuery } from '#domain/urls/routes.ts';
import { byScreenName, type Head, type PageServices, type ScreenModule } from './screen.ts';

export { ApiError, createPaths, headTags, isForCustomers, isRoute, pageQuery };

const modules = import.meta.glob<ScreenModule<never>>('../screens/*/*.tsx', { eager: true });

/** The server never aborts the loading of a page. */
const { signal: NEVER_ABORTED } = new AbortController();

function getScreen(name: string): ScreenModule<never> {
  const module = byScreenName(modules, name);
  if (!module) throw new Error(`screen not found: ${name}`);
  return module;
}

/** A page ready for the document, or a redirect. */
export type RenderedPage =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; html: string; head: Head; screen: string; boot: unknown; error: unknown };

/** Returns the redirect of a page's loader, or null; renders nothing. `url` has no prefix. */
export async function findRedirect(
  url: string,
  services: PageServices,
): Promise<{ location: string; status: number } | null> {
  const loaded = await loadPage(url, services, getScreen, NEVER_ABORTED);
  return 'moved' in loaded ? { location: loaded.moved, status: loaded.status } : null;
}

/**
 * Renders a page with the given services. `url` has no prefix. Rendering is synchronous, so pages never mix. `linkUrl`
 * is the URL for the page's links when it differs, as for a missing page.
 */
export async function renderPage(url: string, services: PageServices, linkUrl = url): Promise<RenderedPage> {
  const [frame, loaded] = await Promise.all([
    services.api('GET /api/pages/frame', {}) as Promise<Frame>,
    loadPage(url, services, getScreen, NEVER_ABORTED),
  ]);
  if ('moved' in loaded) return { kind: 'redirect', status: loaded.status, location: loaded.moved };
  const page = { ...loaded, url: linkUrl };
  if (page.status === 500)
    return { kind: 'page', status: 500, html: '', head: { title: '' }, screen: '', boot: null, error: page.error };
  setLanguage(services.language);
  const html = renderToString(<Root services={services} frame={frame} firstPage={page} router={null} />);
  const head = page.module!.head(page.data, { ...services, path: splitQuery(url)[0] });
  // The browser keeps the footer's markup as it is.
  const { footer: _footer, ...browserFrame } = frame;
  const boot = { frame: browserFrame, data: page.data, status: page.status };
  const screen = page.status === 404 ? NOT_FOUND : page.screen;
  return { kind: 'page', status: page.status, html, head, screen, boot, error: null };
}
