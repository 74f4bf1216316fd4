import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../states/lazy-part.ts';
import { modalStack } from './modal-stack.ts';
import { type Toast, toast } from './toast-queue.ts';

const loadList = () => import('./toast-list.tsx');
const ToastList = lazyPart(async () => ({ default: (await loadList()).ToastList }));

const NO_TOASTS: readonly Toast[] = [];
const noContainer = () => null;
const noToasts = () => NO_TOASTS;

/** Container of the notices: the top modal, since everything outside it is inert. */
function noticeContainer(): HTMLElement | null {
  return modalStack.top()?.noticeContainer?.() ?? null;
}

/** Shows the notices of `toast`; render it once, at the end of the page. */
export function ToastRegion({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const toasts = useSyncExternalStore(toast.subscribe, toast.shown, noToasts);
  const modal = useSyncExternalStore(modalStack.subscribe, noticeContainer, noContainer);
  // Loaded after hydration: the first notice may be about a lost connection.
  useEffect(() => void loadList().catch(() => {}), []);
  const list = toasts.length > 0 && (
    <Suspense>
      <ToastList toasts={toasts} dismissLabel={dismissLabel} />
    </Suspense>
  );
  return (
    <section aria-label={label} aria-live="polite" data-print="hide">
      {modal ? createPortal(list, modal) : list}
    </section>
  );
}
