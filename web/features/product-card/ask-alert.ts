import type { AlertWish } from '#web/state/alert-wish.ts';
import type { Shop } from '#web/shop-context.tsx';
import { offline } from './offline.ts';

/** Opens the window that tells of a product later; its code comes with the first press. */
export function askAlert(product: AlertWish['product'], kind: AlertWish['kind'], shop: Shop): void {
  import('#web/open-alert.tsx').then(({ openAlert }) => openAlert({ product, kind }, shop), offline);
}
