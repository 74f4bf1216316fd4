/** Smaller movements are touch jitter, px. */
const MIN_MOVE_PX = 6;
/** Above this scroll position the header is in its normal place, px. */
const TOP_PX = 120;

/**
 * Hides the phone header on scrolling down and shows it on scrolling up, which keeps the search one swipe away. Styles
 * move it by `data-header` on the document. Returns the cleanup.
 */
export function followScroll(header: HTMLElement): () => void {
  const root = document.documentElement;
  const controller = new AbortController();
  let lastY = scrollY;
  addEventListener(
    'scroll',
    () => {
      const y = Math.max(0, scrollY);
      if (y > TOP_PX && Math.abs(y - lastY) < MIN_MOVE_PX) return;
      const isHiding = y > lastY && y > TOP_PX && !header.contains(document.activeElement);
      root.dataset.header = isHiding ? 'away' : y > TOP_PX ? 'back' : 'top';
      lastY = y;
    },
    { passive: true, signal: controller.signal },
  );
  return () => {
    controller.abort();
    delete root.dataset.header;
  };
}
