import { ApiError } from '../calls/api.ts';
import { reportError } from '../device/errors/report-errors.ts';
import type { PageServices, ScreenModule } from '../start/screen.ts';
import { loadPage, withoutBase, type LoadedPage } from './load-page.ts';
import { createScrollKeeper } from './scroll.ts';

/** Navigation options: `keepScroll` keeps the scroll position; `transition` uses a view transition where supported. */
export type NavigateOptions = { replace?: boolean; keepScroll?: boolean; transition?: boolean };

/** Client-side router. URLs carry no prefix: language and city are fixed until a full page load. */
export type Router = {
  page(): LoadedPage;
  pending(): boolean;
  navigate(url: string, options?: NavigateOptions): Promise<void>;
  /** Reloads the page's data. */
  reload(): Promise<void>;
  subscribe(listener: (commit: (render: () => void) => void) => void): () => void;
};

const MAX_HOPS = 5;

/** Creates the browser's router over the server-rendered page. */
export function createRouter(
  firstPage: LoadedPage,
  services: PageServices,
  findScreen: (screen: string) => Promise<ScreenModule<never>>,
): Router {
  const listeners = new Set<(commit: (render: () => void) => void) => void>();
  const scroll = createScrollKeeper();
  let page = firstPage;
  let pending = false;
  let current: AbortController | null = null;

  const notify = (commit: (render: () => void) => void = (render) => render()) => {
    for (const listener of listeners) listener(commit);
  };
  const fullPath = (url: string) =>
    url === '/'
      ? services.base || '/'
      : url.startsWith('/?')
        ? (services.base || '/') + url.slice(1)
        : services.base + url;
  const currentUrl = () => withoutBase(location.pathname, services.base) + location.search;

  const load = async (
    url: string,
    onArrive: (finalUrl: string) => void,
    afterRender: () => void,
    transition = false,
  ): Promise<void> => {
    current?.abort();
    const controller = (current = new AbortController());
    pending = true;
    notify();
    let target = url;
    for (let hop = 0; hop < MAX_HOPS; hop++) {
      const loaded = await loadPage(target, services, findScreen, controller.signal);
      if (controller.signal.aborted) return;
      if ('moved' in loaded) {
        target = loaded.moved;
        continue;
      }
      if (
        loaded.status === 500 &&
        loaded.error instanceof TypeError &&
        /dynamically imported|module script/i.test(loaded.error.message)
      ) {
        // After a deploy the old files are gone: load the document. Offline, that would leave the shop.
        if (navigator.onLine) {
          location.assign(fullPath(target));
          return;
        }
        loaded.error = new ApiError(0, 'offline');
      }
      if (loaded.status === 500) reportError('router_error', loaded.error);
      pending = false;
      page = loaded;
      onArrive(target);
      notify(transition ? withTransition : undefined);
      requestAnimationFrame(afterRender);
      return;
    }
    location.assign(fullPath(target));
  };

  addEventListener('popstate', () => {
    scroll.leave();
    const key = scroll.arrive();
    // A link to an anchor on this page is left to the browser.
    if (location.hash && currentUrl() === page.url) {
      if (history.state) scroll.restore(key);
      else history.replaceState({ key }, '');
      return;
    }
    void load(
      currentUrl(),
      () => {},
      () => scroll.restore(key),
    );
  });
  scroll.start(currentUrl);

  return {
    page: () => page,
    pending: () => pending,
    navigate: (url, options = {}) => {
      scroll.leave();
      return load(
        url,
        (finalUrl) => {
          const hash = url.includes('#') ? url.slice(url.indexOf('#')) : '';
          const isSameUrl = finalUrl === currentUrl();
          const isReplacing = options.replace || isSameUrl;
          history[isReplacing ? 'replaceState' : 'pushState'](
            { ...scroll.nextState(), ...(!isReplacing && { from: currentUrl() }) },
            '',
            fullPath(finalUrl.split('#')[0] ?? finalUrl) + hash,
          );
        },
        () => scroll.settle(url, options.keepScroll ?? false),
        options.transition,
      );
    },
    reload: () =>
      load(
        currentUrl(),
        () => {},
        () => {},
      ),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

function withTransition(render: () => void): void {
  const canTransition = 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (canTransition) document.startViewTransition(render);
  else render();
}
