import { showErrors } from '../device/errors/show-errors.ts';
import { keepCurrentInRow } from '../device/focus/keep-current-in-row.ts';
import { followViewportHeight } from '../device/focus/viewport-height.ts';
import { detectDevice } from '../device/memory/device-state.ts';
import { followCustomer } from '../start/follow-customer.ts';
import { vibrateOnCartAdd } from './haptics.ts';
import { dragSheets } from './drag-sheets.ts';
import { followNotifications } from './notifications.ts';
import { followPhotoInputs } from './photos.tsx';
import { hideContentInSwitcher } from './privacy.ts';
import { pullToRefresh } from './pull-to-refresh.ts';
import { fadePicturesIn, showScreenChanges } from './screen-changes.tsx';
import type { Started } from './start-app.tsx';
import { followSheet } from './sheet.ts';
import { keepTabStacks } from './tab-stacks.ts';
import { usePluginsForWebApis } from './web-apis.ts';

/** Work after the first screen. Offline caching and analytics of the web need a server at the page's origin. */
export function startNativeWork(root: HTMLElement, { api, router, sendPending }: Started): void {
  usePluginsForWebApis();
  sendWhenOnline(sendPending);
  followCustomer(root, api);
  followSheet();
  followNotifications();
  followPhotoInputs();
  vibrateOnCartAdd();
  hideContentInSwitcher(router);
  keepTabStacks(router);
  showScreenChanges(router);
  fadePicturesIn();
  dragSheets();
  pullToRefresh(router);
  followViewportHeight();
  showErrors();
  keepCurrentInRow();
  void detectDevice(api);
}

/** Sends changes made offline at start and whenever the connection returns. */
function sendWhenOnline(sendPending: Started['sendPending']): void {
  // A failure is retried at the next start, connection, or call that depends on the changes.
  const send = () => void sendPending().catch(() => {});
  addEventListener('online', send);
  send();
}
