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

const EXIT_MS = 260;

/**
 * Marks the page while a locking modal is open (spec §4); the native shell watches this class to disable swipe-back.
 */
function lockPage() {
  const root = document.documentElement;
  const locked = modalStack.locked();
  if (locked === root.classList.contains('modal-open')) return;
  // The page keeps the scrollbar's width, so hiding it shifts nothing.
  if (locked) root.style.setProperty('--scrollbar-width', `${window.innerWidth - root.clientWidth}px`);
  root.classList.toggle('modal-open', locked);
}

/** Openers waiting for focus because another modal is still closing. */
let waiting: HTMLElement[] = [];

/** Focuses the innermost opener that can take it (all modals may close at once, in any order). */
function returnFocus(opener: Element | null) {
  if (opener instanceof HTMLElement) waiting = [opener, ...waiting];
  for (const one of waiting) {
    one.focus({ preventScroll: true });
    if (document.activeElement === one) {
      waiting = [];
      return;
    }
  }
}

/**
 * Ties a native `<dialog>` to `open`: the browser traps focus and makes the page inert, the stack decides which modal
 * closes. `shown` stays true until the closing animation ends, so the content does not vanish before its frame.
 */
export function useDialog({
  open,
  onClose,
  locking,
  backdropCloses,
}: {
  open: boolean;
  onClose: () => void;
  locking: boolean;
  backdropCloses: boolean;
}): {
  ref: RefObject<HTMLDialogElement | null>;
  shown: boolean;
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
  const pressedBackdrop = useRef(false);
  const [shown, setShown] = useState(open);
  if (open && !shown) setShown(true);

  useLayoutEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    waiting = [];
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
      locking,
      backdropCloses,
      close: () => close.current(),
      place: () => ref.current?.querySelector<HTMLElement>('[data-notices]') ?? null,
    });
    lockPage();
  }, [open, id, locking, backdropCloses]);

  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setShown(false), EXIT_MS);
    return () => clearTimeout(timer);
  }, [open]);

  const onBackdrop = (event: MouseEvent) => event.target === ref.current;
  return {
    ref,
    shown: shown || open,
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
        pressedBackdrop.current = onBackdrop(event);
      },
      onClick(event) {
        if (pressedBackdrop.current && onBackdrop(event) && modalStack.top()?.id === id) modalStack.backdrop();
        pressedBackdrop.current = false;
      },
    },
  };
}
