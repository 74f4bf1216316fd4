export type ToastKind = 'error' | 'success' | 'warn' | 'info';

/** One notice on the screen. */
export type Toast = {
  id: number;
  kind: ToastKind;
  text: string;
  /** A way back or on, such as "undo"; pressing it removes the notice. */
  action?: { label: string; run: () => void };
};

export type ToastInput = Omit<Toast, 'id' | 'kind'> & {
  kind?: ToastKind;
  /** Milliseconds on the screen; 3000 by default (spec §9), 8000 with an action, `Infinity` stays until dismissed. */
  duration?: number;
};

/** Milliseconds a notice stays (spec §9). */
export const toastDuration = 3000;
/** Milliseconds a notice with an action stays: it is read first and pressed then. */
const actionDuration = 8000;

const shownAtOnce = 3;

/** Keeps the notices of the page: at most three are shown, the rest wait; the clock stops while somebody reads. */
export function createToastQueue(clock: { now: () => number } = { now: () => Date.now() }) {
  type Entry = { toast: Toast; left: number; since: number | null; timer?: ReturnType<typeof setTimeout> };
  let entries: Entry[] = [];
  let shown: readonly Toast[] = [];
  let paused = false;
  let last = 0;
  const watchers = new Set<() => void>();

  const halt = (entry: Entry) => {
    clearTimeout(entry.timer);
    if (entry.since !== null) entry.left -= clock.now() - entry.since;
    entry.since = null;
  };
  const run = (entry: Entry) => {
    if (paused || entry.since !== null || entry.left === Infinity) return;
    entry.since = clock.now();
    entry.timer = setTimeout(() => dismiss(entry.toast.id), Math.max(0, entry.left));
  };
  const settle = () => {
    const front = entries.slice(0, shownAtOnce);
    front.forEach(run);
    shown = front.map((entry) => entry.toast);
    for (const watch of [...watchers]) watch();
  };
  function dismiss(id: number) {
    const entry = entries.find((one) => one.toast.id === id);
    if (!entry) return;
    halt(entry);
    entries = entries.filter((one) => one !== entry);
    settle();
  }

  return {
    /** Shows a notice and gives its id. The same words again only start their time anew. */
    show({ kind = 'info', text, action, duration = action ? actionDuration : toastDuration }: ToastInput): number {
      const same = entries.find((one) => one.toast.kind === kind && one.toast.text === text);
      if (same) {
        halt(same);
        same.left = duration;
        same.toast = { id: same.toast.id, kind, text, ...(action && { action }) };
        settle();
        return same.toast.id;
      }
      last += 1;
      entries.push({ toast: { id: last, kind, text, ...(action && { action }) }, left: duration, since: null });
      settle();
      return last;
    },
    dismiss,
    /** Removes every notice, waiting ones too. */
    clear() {
      entries.forEach(halt);
      entries = [];
      settle();
    },
    /** Stops the clock of all shown notices (pointer over them, focus in them). */
    pause() {
      paused = true;
      entries.forEach(halt);
    },
    resume() {
      paused = false;
      entries.slice(0, shownAtOnce).forEach(run);
    },
    /** The notices to draw, oldest first; the same array until something changes. */
    shown: () => shown,
    subscribe(watch: () => void) {
      watchers.add(watch);
      return () => {
        watchers.delete(watch);
      };
    },
  };
}

/** The one queue of the page: `toast.show({kind: 'success', text})` from anywhere, no React context needed. */
export const toast = createToastQueue();
