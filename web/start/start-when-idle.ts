import type { Api } from '../calls/api.ts';
import { detectDevice } from '../device/memory/device-state.ts';
import { fadePageIn } from '../device/focus/page-transition.ts';
import { followViewportHeight } from '../device/focus/viewport-height.ts';
import { showCookieNotice } from '../device/memory/cookie-notice.ts';
import { startCounting } from '../device/counting/counting.ts';
import { followPages } from '../device/counting/pages.ts';
import { keepCurrentInRow } from '../device/focus/keep-current-in-row.ts';
import { startOffline } from '../device/offline/offline.ts';
import { showErrors } from '../device/errors/show-errors.ts';
import { isCityJustChosen } from '../state/customer/chosen-city.ts';
import { followTabs } from '../state/tabs/tabs.ts';

/**
 * Starts device detection, viewport height, error scrolling, tab sync, offline caching and analytics when the page is
 * idle.
 */
export function startWhenIdle(root: HTMLElement, api: Api, status: number): void {
  const { base = '', kept: cachedAt } = root.dataset;
  followViewportHeight();
  if (isCityJustChosen()) root.querySelector<HTMLElement>('header [data-city-button]')?.focus({ preventScroll: true });
  showErrors();
  keepCurrentInRow();
  followTabs(root, api);
  startOffline(root, api);
  // A cached page has no network timing: its vitals would measure the worker.
  if (cachedAt !== undefined) return;
  const pages = followPages(base, status !== 200);
  void detectDevice(api);
  showCookieNotice(pages);
  startCounting(root, pages);
  pages.subscribe(fadePageIn);
  const banner = document.getElementById('product-banner');
  if (banner)
    import('./open-product-banner.tsx')
      .then(({ openProductBanner }) => openProductBanner(banner, api, base, pages))
      .catch(() => {});
  // The footer has this element only if the shop uses external analytics.
  const footerButton = document.querySelector<HTMLElement>('[data-analytics]');
  if (!footerButton) return;
  import('./open-analytics.tsx')
    .then(({ openAnalytics }) => openAnalytics({ footerButton, base, api, pages }))
    .catch(() => {});
}
