import { createRoot, type Root } from 'react-dom/client';
import { AlertWindow } from '../features/alerts/alert-window.tsx';
import { ShopProvider, type Shop } from '../state/shop-context.tsx';
import { alertWish, type AlertWish } from '../state/lists/alert-wish.ts';

let root: Root | null = null;

/**
 * Opens the window in which somebody asks to be told of a product. It stands beside the page and not in it, so that nothing
 * of it travels with pages; any part of them may open it.
 */
export function openAlert(wish: AlertWish, shop: Shop): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <ShopProvider value={shop}>
      <AlertPlace />
    </ShopProvider>,
  );
  alertWish.set(wish);
}

function AlertPlace() {
  const wish = alertWish.use();
  return wish && <AlertWindow wish={wish} />;
}
