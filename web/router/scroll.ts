import { isWellFormed } from '#domain/urls/url-text.ts';

const POSITIONS_KEY = 'scroll-positions';
const MAX_POSITIONS = 100;

/** Stores the scroll position of each history entry. The search keeps its position by URL (spec §2). */
export function createScrollKeeper() {
  let positions: Record<string, number> = {};
  let key = '';
  let shownKey = '';
  let getUrl: () => string = () => '/';
  const positionKey = () => (getUrl().startsWith('/search') ? getUrl() : key);
  const newKey = () => Math.random().toString(36).slice(2, 10);
  const save = () => {
    const latest = Object.entries({ ...positions, [shownKey]: Math.round(scrollY) }).slice(-MAX_POSITIONS);
    positions = Object.fromEntries(latest);
    try {
      sessionStorage.setItem(POSITIONS_KEY, JSON.stringify(positions));
    } catch {
      // Without storage, positions last only as long as the document.
    }
  };
  return {
    /** Replaces the browser's scroll restoration; restores the position after a reload. */
    start(currentUrl: () => string): void {
      getUrl = currentUrl;
      try {
        positions = Object(JSON.parse(sessionStorage.getItem(POSITIONS_KEY) ?? '{}')) as Record<string, number>;
      } catch {
        positions = {};
      }
      history.scrollRestoration = 'manual';
      const state = history.state as { key?: string } | null;
      key = state?.key ?? newKey();
      if (!state?.key) history.replaceState({ key }, '');
      else if (!location.hash) scrollTo(0, positions[positionKey()] ?? 0);
      shownKey = positionKey();
      addEventListener('pagehide', save);
    },
    /** Saves the scroll position under the previous URL, since going back changes the URL first. */
    leave: save,
    arrive(): string {
      key = (history.state as { key?: string } | null)?.key ?? newKey();
      shownKey = positionKey();
      return key;
    },
    nextState(): { key: string } {
      key = newKey();
      return { key };
    },
    restore(entryKey: string): void {
      scrollTo(0, positions[getUrl().startsWith('/search') ? getUrl() : entryKey] ?? 0);
    },
    /** Scrolls after a forward navigation: to the anchor, the same position, or the top. */
    settle(url: string, keepScroll: boolean): void {
      shownKey = positionKey();
      const hash = url.split('#')[1];
      if (hash) document.getElementById(isWellFormed(hash) ? decodeURIComponent(hash) : hash)?.scrollIntoView();
      else if (!keepScroll) scrollTo(0, 0);
    },
  };
}
