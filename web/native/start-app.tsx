import { startTransition, useEffect, type ReactNode } from 'react';
import type { Root as ReactRoot } from 'react-dom/client';
import type { Frame } from '#contract/content/pages.ts';
import { isOlderVersion } from '#domain/urls/app-version.ts';
import { createPaths } from '#domain/urls/paths.ts';
import { matchRoute } from '#domain/urls/routes.ts';
import { abortOnLogout } from '../calls/abort-on-logout.ts';
import type { Api } from '../calls/api.ts';
import { reportError } from '../device/errors/report-errors.ts';
import { followLinks } from '../device/focus/follow-links.ts';
import { loadPage, NOT_FOUND, type LoadedPage } from '../router/load-page.ts';
import { createRouter, type Router } from '../router/router.ts';
import { Root } from '../start/root.tsx';
import { byScreenName, type PageServices, type ScreenModule } from '../start/screen.ts';
import { drop, readStored, saveStored } from '../state/tabs/store.ts';
import { appConfig } from './app-config.ts';
import { hashLogin, type CallIdentity } from './native-api.ts';
import { createOfflineApi } from './offline-api.ts';
import type { OfflineStore } from './offline-store.ts';
import { openLinksWith } from './open-link.ts';
import type { StoredCity } from './native-storage.ts';

const screens = import.meta.glob<ScreenModule<never>>('../screens/*/*.tsx');
const loadScreen = (name: string) => byScreenName(screens, name)!();
/** Max loader redirects per page. */
const MAX_REDIRECTS = 5;
/** Prefix of the stored frames, by language and city: the app starts with the last one while the shop is unreachable. */
const FRAME_KEY = 'frame-';

/** A rendered shop; `sendPending` sends changes made offline. */
export type Started = {
  result: 'shown';
  api: Api;
  router: Router;
  sendPending: ReturnType<typeof createOfflineApi>['sendPending'];
};

/** Loads the frame and the first page, and renders the shop into `react`; otherwise returns why it is not shown. */
export async function startShop(
  react: ReactRoot,
  root: HTMLElement,
  nativeApi: Api,
  identity: CallIdentity,
  city: StoredCity,
  store: OfflineStore,
): Promise<Started | { result: 'offline' } | { result: 'update-required'; stores: { ios: string; android: string } }> {
  const offline = createOfflineApi(
    nativeApi,
    store,
    {
      responses: () => `${identity.language} ${identity.locationId} ${hashLogin(identity.token)}`,
      login: () => hashLogin(identity.token),
    },
    async (sent) => {
      const { showSentChanges } = await import('./sent-changes.ts');
      showSentChanges(sent, api);
    },
  );
  const api = abortOnLogout(offline.api);
  describeScope(root, identity, city);
  const services: PageServices = {
    language: identity.language,
    // The app stores language and city instead of writing them into URLs (spec §4).
    base: '',
    cityKeyword: city['city-context'],
    paths: createPaths(''),
    api,
  };
  const [frame, page, version] = await Promise.all([
    loadFrame(api, `${FRAME_KEY}${identity.language}-${identity.locationId}`),
    loadFirstPage(location.pathname + location.search, services),
    api('GET /api/app/version', {}).catch(() => null),
  ]);
  if (version && isOlderVersion(appConfig.version, version.minimum))
    return { result: 'update-required', stores: version.stores };
  if (!frame) return { result: 'offline' };
  root.dataset.shop = frame.shopName;
  const router = createRouter(page, services, loadScreen);
  followLinks(router, '');
  openLinksWith(api, router);
  await new Promise<void>((resolve) =>
    startTransition(() =>
      react.render(
        <FirstScreen onShown={resolve}>
          <Root services={services} frame={frame} firstPage={page} router={router} />
        </FirstScreen>,
      ),
    ),
  );
  return { result: 'shown', api, router, sendPending: offline.sendPending };
}

/** Reports when its content is in the document. */
function FirstScreen({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown]);
  return children;
}

/** Describes language and city on `<html>`, as the server does in its pages. */
function describeScope(root: HTMLElement, { language, locationId }: CallIdentity, city: StoredCity): void {
  root.lang = language;
  Object.assign(root.dataset, {
    api: appConfig.api,
    base: '',
    location: locationId,
    city: city['city-context'],
    cityName: city.locationName,
    cityCode: city.cityCode,
    cityId: city.cityIdInFO,
  });
}

async function loadFrame(api: Api, key: string): Promise<Frame | null> {
  try {
    const { footer: _footer, ...frame } = await api('GET /api/pages/frame', {});
    saveStored(key, frame);
    return frame;
  } catch {
    const stored = readStored(key) as Frame | null;
    // A frame of another release may lack a field; one without a city would break every page.
    if (stored && !stored.city) drop(key);
    return stored?.city ? stored : null;
  }
}

async function loadFirstPage(url: string, services: PageServices): Promise<LoadedPage> {
  const { signal } = new AbortController();
  let target = url;
  for (let hop = 0; hop < MAX_REDIRECTS; hop++) {
    const loaded = await loadPage(target, services, loadScreen, signal);
    if (!('moved' in loaded)) {
      if (loaded.status === 500) reportError('router_error', loaded.error);
      if (target !== url) history.replaceState(history.state, '', target);
      return loaded;
    }
    target = loaded.moved;
  }
  const module = (await loadScreen(NOT_FOUND)) as unknown as ScreenModule;
  const { screen = '' } = matchRoute(target) ?? {};
  return { url, screen, module, data: { reason: 'page', list: null }, status: 404, error: null };
}
