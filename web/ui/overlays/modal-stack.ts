/** An open modal in the stack. */
export type OpenModal = {
  id: string;
  /** Locks the page behind it (spec §4): no scrolling, no native swipe-back. */
  locksPage: boolean;
  /** Whether a click on the backdrop closes it. */
  closesOnBackdropClick: boolean;
  close: () => void;
  /** Element that shows notices while this modal is on top. */
  noticeContainer?: () => HTMLElement | null;
};

/** Stack of open modals with the rules of spec §4. It has no DOM dependency, so tests need no browser. */
export function createModalStack() {
  let openModals: readonly OpenModal[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly OpenModal[]) => {
    openModals = next;
    for (const listener of [...listeners]) listener();
  };
  const top = () => openModals.at(-1);
  return {
    /** Pushes a modal; updates it in place if it is already open. */
    push(modal: OpenModal) {
      const isOpen = openModals.some((candidate) => candidate.id === modal.id);
      set(isOpen ? openModals.map((item) => (item.id === modal.id ? modal : item)) : [...openModals, modal]);
    },
    remove(id: string) {
      if (openModals.some((candidate) => candidate.id === id))
        set(openModals.filter((candidate) => candidate.id !== id));
    },
    top,
    list: () => openModals,
    /** Whether the page behind must be locked. */
    isLocked: () => openModals.some((candidate) => candidate.locksPage),
    /** Closes the top modal (Escape); returns whether there was one. */
    escape(): boolean {
      const modal = top();
      modal?.close();
      return modal !== undefined;
    },
    /** Handles a click on the top modal's backdrop: closes only that modal, if it allows it. */
    clickBackdrop(): boolean {
      const modal = top();
      if (!modal?.closesOnBackdropClick) return false;
      modal.close();
      return true;
    },
    /** Closes all modals from the top down, so focus returns step by step to the first opener. */
    closeAll() {
      for (const modal of [...openModals].reverse()) modal.close();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The page's modal stack. Empty on the server. */
export const modalStack = createModalStack();

/** Closes all modals; the router calls it on every route change (spec §4). */
export function closeAllModals() {
  modalStack.closeAll();
}
