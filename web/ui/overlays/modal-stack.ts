/** An open modal in the stack. */
export type OpenModal = {
  id: string;
  /** Locks the page behind it (spec §4): no scrolling, no native swipe-back. */
  locking: boolean;
  /** Whether a click on the backdrop closes it. */
  backdropCloses: boolean;
  close: () => void;
  /** Element that shows notices while this modal is on top. */
  place?: () => HTMLElement | null;
};

/** Order of open modals and the rules of spec §4, independent of the DOM for tests. */
export function createModalStack() {
  let open: readonly OpenModal[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly OpenModal[]) => {
    open = next;
    for (const watch of [...listeners]) watch();
  };
  const top = () => open.at(-1);
  return {
    /** Puts a modal on top; an open modal keeps its place and takes the new rules. */
    push(modal: OpenModal) {
      const isOpen = open.some((candidate) => candidate.id === modal.id);
      set(isOpen ? open.map((item) => (item.id === modal.id ? modal : item)) : [...open, modal]);
    },
    remove(id: string) {
      if (open.some((candidate) => candidate.id === id)) set(open.filter((candidate) => candidate.id !== id));
    },
    top,
    list: () => open,
    /** Whether the page behind must be locked. */
    locked: () => open.some((candidate) => candidate.locking),
    /** Closes the top modal (Escape); returns whether there was one. */
    escape(): boolean {
      const modal = top();
      modal?.close();
      return modal !== undefined;
    },
    /** Handles a click on the top modal's backdrop: closes only that modal, if it allows it. */
    backdrop(): boolean {
      const modal = top();
      if (!modal?.backdropCloses) return false;
      modal.close();
      return true;
    },
    /** Closes all modals from the top down, so focus returns step by step to the first opener. */
    closeAll() {
      for (const modal of [...open].reverse()) modal.close();
    },
    subscribe(watch: () => void) {
      listeners.add(watch);
      return () => {
        listeners.delete(watch);
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
