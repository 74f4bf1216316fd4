import type { Api } from '../calls/api.ts';
import { showErrors } from '../device/errors/show-errors.ts';
import { keepCurrentInRow } from '../device/focus/keep-current-in-row.ts';
import { followViewportHeight } from '../device/focus/viewport-height.ts';
import { detectDevice } from '../device/memory/device-state.ts';
import { followCustomer } from '../start/follow-customer.ts';

/** Work after the first screen. Offline caching and analytics of the web need a server at the page's origin. */
export function startNativeWork(root: HTMLElement, api: Api): void {
  followCustomer(root, api);
  followViewportHeight();
  showErrors();
  keepCurrentInRow();
  void detectDevice(api);
}
