import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { modalStack } from './modal-stack.ts';

const CLOSE_ANIMATION_MS = 260;

/**
 * Marks the page while a locking modal is open (spec §4); the native shell watches this class to disable swipe-back.
 */
function lockPage() {
  const root = document.documentElement;
  const isLocked = modalStack.isLocked();
  if (isLocked === root.classList.contains('modal-open')) return;
  // The page keeps the scrollbar's width, so hiding it shifts nothing.
  if (isLocked) root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`);
  root.classList.toggle('modal-open', isLocked);
}

/** Openers waiting for focus because another modal is still closing. */
let pendingOpeners: HTMLElement[] = [];

/** Focuses the innermost opener that can take it (all modals may close at once, in any order). */
function returnFocus(opener: Element | null) {
  if (opener instanceof HTMLElement) pendingOpeners = [opener, ...pendingOpeners];
  for (const candidate of pendingOpeners) {
    candidate.focus({ preventScroll: true });
    if (document.activeElement === candidate) {
      pendingOpeners = [];
      return;
    }
  }
}

/**
 * Ties a native `<dialog>` to `open`: the browser traps focus and makes the page inert, the stack decides which modal
 * closes. `isRendered` stays true until the closing animation ends, so the content does not vanish before its frame.
 */
export function useDialog({
  open,
  onClose,
  locksPage,
  closesOnBackdropClick,
}: {
  open: boolean;
  onClose: () => void;
  locksPage: boolean;
  closesOnBackdropClick: boolean;
}): {
  ref: RefObject<HTMLDialogElement | null>;
  isRendered: boolean;
  handlers: {
    onCancel: (event: SyntheticEvent) => void;
    onClose: (event: SyntheticEvent) => void;
    onPointerDown: (event: MouseEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
} {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  const isBackdropPressed = useRef(false);
  const [isRendered, setIsRendered] = useState(open);
  if (open && !isRendered) setIsRendered(true);

  useLayoutEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    pendingOpeners = [];
    dialog.showModal();
    return () => {
      dialog.close();
      modalStack.remove(id);
      lockPage();
      returnFocus(opener);
    };
  }, [open, id]);

  useLayoutEffect(() => {
    if (!open) return;
    modalStack.push({
      id,
      locksPage,
      closesOnBackdropClick,
      close: () => close.current(),
      noticeContainer: () => ref.current?.querySelector<HTMLElement>('[data-notices]') ?? null,
    });
    lockPage();
  }, [open, id, locksPage, closesOnBackdropClick]);

  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setIsRendered(false), CLOSE_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [open]);

  const isOnBackdrop = (event: MouseEvent) => event.target === ref.current;
  return {
    ref,
    isRendered: isRendered || open,
    handlers: {
      onCancel(event) {
        if (event.target !== ref.current) return;
        event.preventDefault();
        if (modalStack.top()?.id === id) modalStack.escape();
      },
      onClose(event) {
        // Browsers may close a dialog on a second Escape without asking; notify the owner.
        if (event.target === ref.current && open && !ref.current?.open) close.current();
      },
      onPointerDown(event) {
        isBackdropPressed.current = isOnBackdrop(event);
      },
      onClick(event) {
        if (isBackdropPressed.current && isOnBackdrop(event) && modalStack.top()?.id === id) modalStack.clickBackdrop();
        isBackdropPressed.current = false;
      },
    },
  };
}
