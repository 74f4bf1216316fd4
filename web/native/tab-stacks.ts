import { m } from '#web/messages.ts';
import type { Router } from '../router/router.ts';

/** Paths of the tabs' own pages; any other page belongs to the tab it was opened from. */
const TABS = ['/', '/catalog', '/cart', '/wishlist', '/profile'];

/**
 * Keeps the last page and scroll position of each tab: a press on another tab returns there, a press on the current one
 * opens the tab's own page, or scrolls it to the top.
 */
export function keepTabStacks(router: Router): void {
  const places = new Map<string, { url: string; scroll: number }>();
  let current = TABS.includes(router.page().url) ? router.page().url : '/';
  router.subscribe(() => {
    const { url } = router.page();
    if (!router.pending() && TABS.includes(url)) current = url;
  });
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a');
      const tab = link?.closest('nav')?.ariaLabel === m.frame_tabs() ? link.pathname : '';
      if (!TABS.includes(tab)) return;
      event.preventDefault();
      if (tab === current) {
        if (router.page().url === tab) scrollTo({ top: 0, behavior: 'smooth' });
        else void router.navigate(tab);
        return;
      }
      places.set(current, { url: router.page().url, scroll: scrollY });
      const place = places.get(tab);
      current = tab;
      void router.navigate(place?.url ?? tab).then(() => {
        // The router scrolls to the top in the next frame.
        if (place) requestAnimationFrame(() => requestAnimationFrame(() => scrollTo(0, place.scroll)));
      });
    },
    { capture: true },
  );
}
