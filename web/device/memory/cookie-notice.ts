import { m } from '#web/messages.ts';
import type { Store } from '#web/state/tabs/store.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import type { ViewedPage } from '../counting/pages.ts';

/** Pages that need cookies: without them, login, cart and order are lost on leaving. */
const PAGES_NEEDING_COOKIES = new Set<ViewedPage['kind']>(['profile', 'cart', 'checkout', 'payment']);

/** Shows a notice on pages that need cookies while the browser stores none (spec §8), until the notice is closed. */
export function showCookieNotice(pages: Pick<Store<ViewedPage>, 'get' | 'subscribe'>): void {
  if (navigator.cookieEnabled) return;
  const showNotice = () => {
    if (PAGES_NEEDING_COOKIES.has(pages.get().kind))
      toast.show({ kind: 'warn', duration: Infinity, text: m.frame_no_cookies() });
  };
  showNotice();
  pages.subscribe(showNotice);
}
