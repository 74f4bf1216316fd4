/** Less than this is a finger's trembling, px. */
const MIN_MOVE = 6;
/** Above this the header is in its own place, px. */
const TOP = 120;

/**
 * Lets the header of a phone leave while the page is read downwards and come back on the way up: the search is always
 * one swipe away. Styles do the moving by `data-header` of the document. Returns what stops it.
 */
export function followScroll(header: HTMLElement): () => void {
  const root = document.documentElement;
  const stop = new AbortController();
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      const now = Math.max(0, scrollY);
      if (now > TOP && Math.abs(now - last) < MIN_MOVE) return;
      const leaves = now > last && now > TOP && !header.contains(document.activeElement);
      root.dataset.header = leaves ? 'away' : now > TOP ? 'back' : 'top';
      last = now;
    },
    { passive: true, signal: stop.signal },
  );
  return () => {
    stop.abort();
    delete root.dataset.header;
  };
}
