import { App } from '@capacitor/app';
import { stripScope } from '#domain/urls/scope.ts';
import { isRoute } from '#domain/urls/routes.ts';
import type { Api } from '../calls/api.ts';
import type { Router } from '../router/router.ts';
import { appConfig } from './app-config.ts';
import { closeSheet } from './sheet.ts';

let shop: { api: Api; router: Router } | null = null;

/** Opens links without a new start from now on. */
export function openLinksWith(api: Api, router: Router): void {
  shop = { api, router };
}

/** Opens links to the shop, and returns to the app from a page in the sheet. The platform keeps a link until then. */
export function followLinksToApp(): void {
  void App.addListener('appUrlOpen', ({ url }) => void openLink(url));
}

/** Opens a page of the shop by its URL or path; other sites are ignored. */
export async function openLink(link: string): Promise<void> {
  if (!URL.canParse(link, appConfig.api)) return;
  const url = new URL(link, appConfig.api);
  if (url.origin !== appConfig.api) return;
  // A new language or city needs a new start, which resolves the rest of the link as well.
  if (!shop || /[?&](?:lang|loc)=/.test(url.search))
    return location.assign(url.pathname.replace(/^\/+/, '/') + url.search + url.hash);
  closeSheet().catch(() => {});
  await shop.router.navigate(await findPath(url, shop.api));
}

/** Path in the app of a URL of the shop: the target of a short link, without language and city, which the app stores. */
async function findPath({ pathname, search, hash }: URL, api: Api): Promise<string> {
  const [, shortId] = /^\/r\/([\w-]+)$/.exec(pathname) ?? [];
  if (shortId) {
    const { path } = await api('GET /api/app/short-link', { id: shortId });
    return path === null ? pathname : findPath(new URL(path, appConfig.api), api);
  }
  // The way to the store is for those who have no app.
  if (pathname === '/yourPlatform') return '/';
  if (isRoute(pathname)) return pathname + search + hash;
  const cities = await api('GET /api/pages/shops/allcities', {}).catch(() => []);
  const { path } = stripScope(pathname, { hasCity: (keyword) => cities.some((city) => city.keyword === keyword) });
  return path + search + hash;
}
