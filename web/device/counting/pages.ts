import { pageKind, type PageKind } from '#domain/counting.ts';
import { withoutBase } from '#web/router/load-page.ts';

/** A page on the screen: its path and query without prefix. */
export type SeenPage = { path: string; kind: PageKind };

/**
 * Tells of the page on the screen and of every other that comes after it. A list with other filters, and a page with another
 * query, is the same page. What has no page (`missing`) is known for the first one alone, which the server answered.
 */
export function followPages(base: string, missing: boolean, listener: (page: SeenPage) => void): void {
  let shown = '';
  const look = () => {
    const path = withoutBase(location.pathname, base);
    const same = path.replace(/\/f\/.*/, '');
    if (same === shown) return;
    const first = shown === '';
    shown = same;
    listener({ path: path + location.search, kind: first && missing ? 'missing' : pageKind(path) });
  };
  look();
  // The router writes the history when a page has come; asking it instead would put code into the first load of every page.
  const { pushState } = history;
  history.pushState = (...state) => {
    pushState.apply(history, state);
    look();
  };
  addEventListener('popstate', look);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    shown = '';
    look();
  });
}
