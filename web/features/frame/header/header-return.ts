/** Smaller movements are touch jitter, px. */
const MIN_MOVE = 6;
/** Above this scroll position the header is in its normal place, px. */
const TOP = 120;

/**
 * Hides the phone header on scrolling down and shows it on scrolling up, which keeps the search one swipe away. Styles
 * move it by `data-header` on the document. Returns the cleanup.
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
      const isHiding = now > last && now > TOP && !header.contains(document.activeElement);
      root.dataset.header = isHiding ? 'away' : now > TOP ? 'back' : 'top';
      last = now;
    },
    { passive: true, signal: stop.signal },
  );
  return () => {
    stop.abort();
    delete root.dataset.header;
  };
}
