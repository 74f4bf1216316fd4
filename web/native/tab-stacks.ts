import { m } from '#web/messages.ts';
import { TAB_PATHS } from '#web/features/frame/tab-paths.ts';
import type { Router } from '../router/router.ts';
import { createStore } from '../state/tabs/store.ts';

/** Path of the current tab. */
export const currentTab = createStore('/');

/**
 * Keeps the last page and scroll position of each tab: a press on another tab returns there, a press on the current one
 * opens the tab's own page, or scrolls it to the top. Any other page belongs to the tab it was opened from.
 */
export function keepTabStacks(router: Router): void {
  const places = new Map<string, { url: string; scroll: number }>();
  const { url } = router.page();
  currentTab.set(TAB_PATHS.find((tab) => tab !== '/' && url.startsWith(tab)) ?? '/');
  router.subscribe(() => {
    const { url } = router.page();
    if (!router.pending() && TAB_PATHS.includes(url)) currentTab.set(url);
  });
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a');
      const tab = link?.closest('nav')?.ariaLabel === m.frame_tabs() ? link.pathname : '';
      if (!TAB_PATHS.includes(tab)) return;
      event.preventDefault();
      const current = currentTab.get();
      if (tab === current) {
        if (router.page().url === tab) scrollTo({ top: 0, behavior: 'smooth' });
        else void router.navigate(tab);
        return;
      }
      places.set(current, { url: router.page().url, scroll: scrollY });
      const place = places.get(tab);
      currentTab.set(tab);
      void router.navigate(place?.url ?? tab).then(() => {
        // The router scrolls to the top in the next frame.
        if (place) requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(0, place.scroll)));
      });
    },
    { capture: true },
  );
}
