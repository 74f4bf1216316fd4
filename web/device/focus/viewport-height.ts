/** Waits before the height is read again, ms (spec §4): browsers settle their bars only then. */
const AFTER_VISIBLE_MS = 100;
const AFTER_STANDALONE_LOAD_MS = 500;

/**
 * Keeps the height of the window in `--viewport-height` (spec §4): from the load on, 100 ms after the tab becomes visible
 * again, 500 ms after the load where the shop stands on the home screen, and when the window changes its size.
 */
export function followViewportHeight(): void {
  const root = document.documentElement;
  const measure = () => root.style.setProperty('--viewport-height', `${innerHeight}px`);
  const onLoad = () => {
    measure();
    if (matchMedia('(display-mode: standalone)').matches) setTimeout(measure, AFTER_STANDALONE_LOAD_MS);
  };
  if (document.readyState === 'complete') onLoad();
  else addEventListener('load', onLoad);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') setTimeout(measure, AFTER_VISIBLE_MS);
  });
  addEventListener('resize', measure);
}
