import { pageKind, type PageKind } from '#domain/customers/counting.ts';
import { withoutBase } from '#web/router/load-page.ts';
import { createStore, type Store } from '#web/state/tabs/store.ts';

/** A page on the screen: its path and query without prefix. */
export type SeenPage = { path: string; query: string; kind: PageKind };

/**
 * Follows the page on the screen. A list with other filters is the same page; so is another query, but for other words of a search.
 * What has no page (`missing`) is known for the first one alone, which the server answered.
 */
export function followPages(base: string, missing: boolean): Pick<Store<SeenPage>, 'get' | 'subscribe' | 'use'> {
  const pageNow = (): SeenPage => {
    const path = withoutBase(location.pathname, base).replace(/\/f\/.*/, '');
    return { path, query: new URLSearchParams(location.search).get('q') ?? '', kind: pageKind(path) };
  };
  const shown = createStore<SeenPage>(missing ? { ...pageNow(), kind: 'missing' } : pageNow());
  const look = () => {
    const page = pageNow();
    const { path, query } = shown.get();
    if (path !== page.path || query !== page.query) shown.set(page);
  };
  // The router writes the history when a page has come; asking it instead would put code into the first load of every page.
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = history[name];
    history[name] = (...state) => {
      write.apply(history, state);
      look();
    };
  }
  addEventListener('popstate', look);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) shown.set(pageNow());
  });
  return shown;
}
