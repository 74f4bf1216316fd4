import { pageKind, type PageKind } from '#domain/customers/counting.ts';
import { withoutBase } from '#web/router/load-page.ts';
import { createStore, type Store } from '#web/state/tabs/store.ts';

/** The current page: path and query without prefix. */
export type ViewedPage = { path: string; query: string; kind: PageKind };

/**
 * Follows the current page. Changed filters or a changed query keep the page, except another search text. `isMissing` is
 * known only for the first page, which the server rendered.
 */
export function followPages(base: string, isMissing: boolean): Pick<Store<ViewedPage>, 'get' | 'subscribe' | 'use'> {
  const currentPage = (): ViewedPage => {
    const path = withoutBase(location.pathname, base).replace(/\/f\/.*/, '');
    return { path, query: new URLSearchParams(location.search).get('q') ?? '', kind: pageKind(path) };
  };
  const viewed = createStore<ViewedPage>(isMissing ? { ...currentPage(), kind: 'missing' } : currentPage());
  const update = () => {
    const page = currentPage();
    const { path, query } = viewed.get();
    if (path !== page.path || query !== page.query) viewed.set(page);
  };
  // The router updates the history after each navigation. Subscribing to the router would add code to the first load.
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name];
    history[name] = (...state) => {
      original.apply(history, state);
      update();
    };
  }
  addEventListener('popstate', update);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) viewed.set(currentPage());
  });
  return viewed;
}
