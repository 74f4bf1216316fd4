/** Delays before measuring the height again, ms (spec §4): browsers settle their bars only then. */
const AFTER_VISIBLE_MS = 100;
const AFTER_STANDALONE_LOAD_MS = 500;

/**
 * Keeps the window's height in `--viewport-height` (spec §4). Measured on load and resize, 100 ms after the tab becomes
 * visible, and 500 ms after load in an installed shop.
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
