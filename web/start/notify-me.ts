import type { AlertRequest } from '../state/lists/alert-request.ts';
import type { Shop } from '../state/shop-context.tsx';
import { showOfflineNotice } from '../texts/offline-notice.ts';

/** Opens the notify-me dialog (loaded on first use). */
export function openNotifyMe(product: AlertRequest['product'], kind: AlertRequest['kind'], shop: Shop): void {
  import('./notify-me-dialog.tsx').then(({ openDialog }) => openDialog({ product, kind }, shop), showOfflineNotice);
}
