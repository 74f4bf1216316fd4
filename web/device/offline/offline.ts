import type { Api } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { loadCart } from '#web/state/cart/cart-store.ts';
import { cachedDate } from './cached-date.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import type { CartSent, FromWorker, ToWorker } from '#web/worker/messages.ts';

const WORKER_URL = '/worker.js';
/** Duration of cart notices, ms; long enough to read. */
const NOTICE_DURATION_MS = 12_000;

/**
 * Registers the offline worker, reports viewed pages to it, triggers sync when the network is back, and marks pages
 * served from its cache. Optional: the shop works without it.
 */
export function startOffline(root: HTMLElement, api: Api): void {
  showCacheAge(root);
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<FromWorker | null>) => {
    if (data?.type === 'cart-outcome') {
      // Every tab reads the priced cart; only one shows the notice.
      void loadCart(api);
      postToWorker({ type: 'outcome' });
    }
    if (data?.type === 'cart-sent') showCartConflicts(data, api);
  });
  addEventListener('online', () => postToWorker({ type: 'sync' }));
  // The notice code is loaded now, since it cannot be fetched offline.
  void import('#web/ui/overlays/toast-list.tsx').catch(() => {});
  void register(root);
  void import('./install-hint.ts').then(({ startInstallHint }) => startInstallHint()).catch(() => {});
}

async function register(root: HTMLElement): Promise<void> {
  try {
    await navigator.serviceWorker.register(WORKER_URL);
    const { active } = await navigator.serviceWorker.ready;
    const { base = '' } = root.dataset;
    const reportPage = () => postToWorker({ type: 'seen', url: location.href, files: loadedFiles(), base }, active);
    reportPage();
    // Client-side navigation loads no documents; without the Navigation API only the first page is cached.
    const { navigation } = globalThis as { navigation?: EventTarget };
    navigation?.addEventListener('navigatesuccess', reportPage);
  } catch {
    // Where workers are blocked, as in private windows, the shop needs the network.
  }
}

function postToWorker(message: ToWorker, worker = navigator.serviceWorker.controller): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- because a worker is no window and takes none
  worker?.postMessage(message);
}

/** Scripts, styles and fonts loaded before the worker could cache them. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
}

/** Shows when a cached page was stored; nothing for a page from the network. */
function showCacheAge({ dataset: { kept: cachedAt, base = '' } }: HTMLElement): void {
  if (cachedAt === undefined || location.pathname === `${base}/offline`) return;
  toast.show({
    kind: 'warn',
    duration: Infinity,
    text: m.offline_kept({ time: cachedDate(cachedAt) }),
    action: { label: m.offline_refresh(), run: () => location.reload() },
  });
}

const CONFLICT_TEXTS: Record<string, (product: string) => string> = {
  changed_elsewhere: (product) => m.offline_conflict_changed({ product }),
  quantity_unavailable: (product) => m.offline_conflict_quantity({ product }),
  product_not_sold_here: (product) => m.offline_conflict_not_here({ product }),
};

/** Reloads the cart and reports the outcome of offline changes. */
export function showCartConflicts({ conflicts }: Pick<CartSent, 'conflicts'>, api: Api): void {
  void loadCart(api);
  if (conflicts.length === 0) toast.show({ kind: 'success', text: m.offline_cart_sent() });
  for (const { name, reason } of conflicts) {
    const toText = CONFLICT_TEXTS[reason] ?? ((product: string) => m.offline_conflict_refused({ product }));
    toast.show({ kind: 'warn', duration: NOTICE_DURATION_MS, text: toText(name) });
  }
}
