import { createRoot, type Root } from 'react-dom/client';
import { AlertDialog } from '../features/alerts/alert-dialog.tsx';
import { ShopProvider, type Shop } from '../state/shop-context.tsx';
import { alertRequest, type AlertRequest } from '../state/lists/alert-request.ts';

let root: Root | null = null;

/** Opens the notify-me dialog from anywhere on the page. It has its own React root, so no page includes its code. */
export function openDialog(request: AlertRequest, shop: Shop): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <ShopProvider value={shop}>
      <NotifyMe />
    </ShopProvider>,
  );
  alertRequest.set(request);
}

function NotifyMe() {
  const request = alertRequest.use();
  return request && <AlertDialog request={request} />;
}
