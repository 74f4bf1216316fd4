import { showErrors } from '../device/errors/show-errors.ts';
import { keepCurrentInRow } from '../device/focus/keep-current-in-row.ts';
import { followViewportHeight } from '../device/focus/viewport-height.ts';
import { detectDevice } from '../device/memory/device-state.ts';
import { showCartConflicts } from '../device/offline/offline.ts';
import { followCustomer } from '../start/follow-customer.ts';
import { vibrateOnCartAdd } from './haptics.ts';
import { followNotifications } from './notifications.ts';
import { followPhotoInputs } from './photos.tsx';
import { hideContentInSwitcher } from './privacy.ts';
import { pullToRefresh } from './pull-to-refresh.ts';
import type { Started } from './start-app.tsx';
import { followSheet } from './sheet.ts';
import { keepTabStacks } from './tab-stacks.ts';
import { usePluginsForWebApis } from './web-apis.ts';

/** Work after the first screen. Offline caching and analytics of the web need a server at the page's origin. */
export function startNativeWork(root: HTMLElement, { api, router, sendPending }: Started): void {
  usePluginsForWebApis();
  sendWhenOnline(api, sendPending);
  followCustomer(root, api);
  followSheet();
  followNotifications();
  followPhotoInputs();
  vibrateOnCartAdd();
  hideContentInSwitcher(router);
  keepTabStacks(router);
  pullToRefresh(router);
  followViewportHeight();
  showErrors();
  keepCurrentInRow();
  void detectDevice(api);
}

/** Sends changes made offline at start and whenever the connection returns. */
function sendWhenOnline(api: Started['api'], sendPending: Started['sendPending']): void {
  const send = () =>
    void sendPending().then(
      (conflicts) => conflicts && showCartConflicts({ conflicts }, api),
      // Retried at the next start or connection.
      () => {},
    );
  addEventListener('online', send);
  send();
}
