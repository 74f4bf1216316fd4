import type { Shop } from '../state/shop-context.tsx';
import { showOfflineNotice } from '../texts/offline-notice.ts';

/** Opens the support panel (loaded on first use). */
export function openSupport(shop: Shop): void {
  import('./support-panel.tsx').then(({ openPanel }) => openPanel(shop), showOfflineNotice);
}
