import type { AlertWish } from '../state/lists/alert-wish.ts';
import type { Shop } from '../state/shop-context.tsx';
import { showOfflineNotice } from '../words/offline-notice.ts';

/** Opens the notify-me dialog (loaded on first use). */
export function openNotifyMe(product: AlertWish['product'], kind: AlertWish['kind'], shop: Shop): void {
  import('./notify-me-dialog.tsx').then(({ openDialog }) => openDialog({ product, kind }, shop), showOfflineNotice);
}
