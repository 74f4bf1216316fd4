import { m } from '#web/messages.ts';
import type { Store } from '#web/state/tabs/store.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import type { SeenPage } from '../counting/pages.ts';

/** Pages that need cookies: a login, a cart and an order would be lost on leaving. */
const NEED_COOKIES = new Set<SeenPage['kind']>(['profile', 'cart', 'checkout', 'payment']);

/** Shows a notice on pages that need cookies while the browser stores none (spec §8), until the notice is closed. */
export function showCookieNotice(pages: Pick<Store<SeenPage>, 'get' | 'subscribe'>): void {
  if (navigator.cookieEnabled) return;
  const say = () => {
    if (NEED_COOKIES.has(pages.get().kind))
      toast.show({ kind: 'warn', duration: Infinity, text: m.frame_no_cookies() });
  };
  say();
  pages.subscribe(say);
}
