import { m } from '#web/messages.ts';
import type { Store } from '#web/state/tabs/store.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import type { SeenPage } from '../counting/pages.ts';

/** Pages that cannot work without cookies: a login, a cart and an order would be lost with the page. */
const NEEDING = new Set<SeenPage['kind']>(['profile', 'cart', 'checkout', 'payment']);

/** Says on the pages that need cookies that this browser keeps none (spec §8), until somebody takes the notice away. */
export function sayWithoutCookies(pages: Pick<Store<SeenPage>, 'get' | 'subscribe'>): void {
  if (navigator.cookieEnabled) return;
  const say = () => {
    if (NEEDING.has(pages.get().kind)) toast.show({ kind: 'warn', duration: Infinity, text: m.frame_no_cookies() });
  };
  say();
  pages.subscribe(say);
}
