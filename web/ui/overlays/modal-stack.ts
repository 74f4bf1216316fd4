/** One open modal, as the stack sees it. */
export type OpenModal = {
  id: string;
  /** Locks the page behind it (spec §4): scrolling and the native swipe-back stop. */
  locking: boolean;
  /** Whether a press on the backdrop closes it. */
  backdropCloses: boolean;
  close: () => void;
  /** The element that notices are shown in while this modal is on top. */
  place?: () => HTMLElement | null;
};

/** Keeps the order of open modals and the rules of spec §4; knows nothing of the page, so it is tested bare. */
export function createModalStack() {
  let open: readonly OpenModal[] = [];
  const watchers = new Set<() => void>();
  const set = (next: readonly OpenModal[]) => {
    open = next;
    for (const watch of [...watchers]) watch();
  };
  const top = () => open.at(-1);
  return {
    /** Puts a modal on top; a modal already open keeps its place and takes the new rules. */
    push(modal: OpenModal) {
      const known = open.some((one) => one.id === modal.id);
      set(known ? open.map((one) => (one.id === modal.id ? modal : one)) : [...open, modal]);
    },
    remove(id: string) {
      if (open.some((one) => one.id === id)) set(open.filter((one) => one.id !== id));
    },
    top,
    list: () => open,
    /** Tells whether the page behind must be locked. */
    locked: () => open.some((one) => one.locking),
    /** Closes the top modal (Escape); says whether there was one. */
    escape(): boolean {
      const modal = top();
      modal?.close();
      return modal !== undefined;
    },
    /** Handles a press on the backdrop of the topmost modal: closes only that one, and only if it allows it. */
    backdrop(): boolean {
      const modal = top();
      if (!modal?.backdropCloses) return false;
      modal.close();
      return true;
    },
    /** Closes every modal, the top one first, so that focus travels back down to the first opener. */
    closeAll() {
      for (const modal of [...open].reverse()) modal.close();
    },
    subscribe(watch: () => void) {
      watchers.add(watch);
      return () => {
        watchers.delete(watch);
      };
    },
  };
}

/** The one stack of the page. Empty on the server, where nothing opens. */
export const modalStack = createModalStack();

/** Closes all modals; the router calls it at every change of route (spec §4). */
export function closeAllModals() {
  modalStack.closeAll();
}
