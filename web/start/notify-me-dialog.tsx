import { createRoot, type Root } from 'react-dom/client';
import { AlertDialog } from '../features/alerts/alert-dialog.tsx';
import { ShopProvider, type Shop } from '../state/shop-context.tsx';
import { alertWish, type AlertWish } from '../state/lists/alert-wish.ts';

let root: Root | null = null;

/** Opens the notify-me dialog from anywhere on the page. It has its own React root, so no page includes its code. */
export function openDialog(wish: AlertWish, shop: Shop): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <ShopProvider value={shop}>
      <NotifyMe />
    </ShopProvider>,
  );
  alertWish.set(wish);
}

function NotifyMe() {
  const wish = alertWish.use();
  return wish && <AlertDialog wish={wish} />;
}
