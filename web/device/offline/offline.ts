import type { Api } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { loadCart } from '#web/state/cart/cart-store.ts';
import { keptDate } from './kept-date.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import type { CartSent, FromWorker, ToWorker } from '#web/worker/messages.ts';

const WORKER = '/worker.js';
/** Words about the cart are to be read, not glimpsed; milliseconds. */
const LONG_MS = 12_000;

/**
 * Registers the worker that keeps what was seen, tells it what this page has shown, has it send what was changed without
 * a network once that is back, and says so when this page itself is a kept one. Nothing here is needed for the shop to work.
 */
export function startOffline(root: HTMLElement, api: Api): void {
  showAge(root);
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker | null>) => {
    if (data?.type === 'cart-outcome') {
      // Every tab reads the priced cart; the words about it are shown in one of them.
      void loadCart(api);
      tellWorker({ type: 'outcome' });
    }
    if (data?.type === 'cart-sent') tellSent(data, api);
  });
  addEventListener('online', () => tellWorker({ type: 'sync' }));
  // Notices are drawn by code of their own: without a network it would be too late to ask for it.
  void import('#web/ui/overlays/toast-list.tsx').catch(() => {});
  void register(root);
  void import('./install-hint.ts').then(({ startInstallHint }) => startInstallHint()).catch(() => {});
}

async function register(root: HTMLElement): Promise<void> {
  try {
    await navigator.serviceWorker.register(WORKER);
    const { active } = await navigator.serviceWorker.ready;
    const { base = '' } = root.dataset;
    const tell = () => tellWorker({ type: 'seen', url: location.href, files: loadedFiles(), base }, active);
    tell();
    // Moves inside the shop load no documents; a browser that cannot tell of them keeps the first page alone.
    const { navigation } = globalThis as { navigation?: EventTarget };
    navigation?.addEventListener('navigatesuccess', tell);
  } catch {
    // A browser that takes no worker, as in a private window, has a shop that needs the network.
  }
}

function tellWorker(words: ToWorker, worker = navigator.serviceWorker.controller): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- because a worker is no window and takes none
  worker?.postMessage(words);
}

/** Scripts, styles and fonts that this page has loaded, before the worker was there to keep them. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
}

/** Says since when the page on the screen is kept; one that the network sent says nothing. */
function showAge({ dataset: { kept, base = '' } }: HTMLElement): void {
  if (kept === undefined || location.pathname === `${base}/offline`) return;
  toast.show({
    kind: 'warn',
    duration: Infinity,
    text: m.offline_kept({ time: keptDate(kept) }),
    action: { label: m.offline_refresh(), run: () => location.reload() },
  });
}

const conflictWords: Record<string, (product: string) => string> = {
  changed_elsewhere: (product) => m.offline_conflict_changed({ product }),
  quantity_unavailable: (product) => m.offline_conflict_quantity({ product }),
  product_not_sold_here: (product) => m.offline_conflict_not_here({ product }),
};

function tellSent({ conflicts }: CartSent, api: Api): void {
  void loadCart(api);
  if (conflicts.length === 0) toast.show({ kind: 'success', text: m.offline_cart_sent() });
  for (const { name, reason } of conflicts) {
    const say = conflictWords[reason] ?? ((product: string) => m.offline_conflict_refused({ product }));
    toast.show({ kind: 'warn', duration: LONG_MS, text: say(name) });
  }
}
