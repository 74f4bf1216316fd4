import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { modalStack } from './modal-stack.ts';
import { ToastList } from './toast-list.tsx';
import { type Toast, toast } from './toast-queue.ts';

const nothing: readonly Toast[] = [];
const noPlace = () => null;
const noToasts = () => nothing;

/** Finds where notices belong: inside the top modal, since everything outside it cannot be pressed or read out. */
function place(): HTMLElement | null {
  return modalStack.top()?.place?.() ?? null;
}

/** Shows the notices of `toast`; render it once, at the end of the page. */
export function ToastRegion({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const shown = useSyncExternalStore(toast.subscribe, toast.shown, noToasts);
  const modal = useSyncExternalStore(modalStack.subscribe, place, noPlace);
  const list = shown.length > 0 && <ToastList shown={shown} dismissLabel={dismissLabel} />;
  return (
    <section aria-label={label} aria-live="polite" data-print="hide">
      {modal ? createPortal(list, modal) : list}
    </section>
  );
}
