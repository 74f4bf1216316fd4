export type ToastKind = 'error' | 'success' | 'warn' | 'info';

/** A notice on the screen. */
export type Toast = {
  id: number;
  kind: ToastKind;
  text: string;
  /** An action such as "undo"; clicking it removes the notice. */
  action?: { label: string; run: () => void };
};

export type ToastInput = Omit<Toast, 'id' | 'kind'> & {
  kind?: ToastKind;
  /** Milliseconds on the screen; 3000 by default (spec §9), 8000 with an action, `Infinity` until dismissed. */
  duration?: number;
};

/** Duration of a notice, ms (spec §9). */
export const toastDuration = 3000;
/** Duration of a notice with an action, ms: the user reads first, then clicks. */
const ACTION_DURATION_MS = 8000;

const MAX_SHOWN = 3;

/** The page's notices: at most three are shown, the rest wait. Timers pause while the user reads. */
export function createToastQueue(clock: { now: () => number } = { now: () => Date.now() }) {
  type Entry = { toast: Toast; left: number; since: number | null; timer?: ReturnType<typeof setTimeout> };
  let entries: Entry[] = [];
  let shown: readonly Toast[] = [];
  let paused = false;
  let last = 0;
  const listeners = new Set<() => void>();

  const pauseTimer = (entry: Entry) => {
    clearTimeout(entry.timer);
    if (entry.since !== null) entry.left -= clock.now() - entry.since;
    entry.since = null;
  };
  const startTimer = (entry: Entry) => {
    if (paused || entry.since !== null || entry.left === Infinity) return;
    entry.since = clock.now();
    entry.timer = setTimeout(() => dismiss(entry.toast.id), Math.max(0, entry.left));
  };
  const update = () => {
    const front = entries.slice(0, MAX_SHOWN);
    front.forEach(startTimer);
    shown = front.map((entry) => entry.toast);
    for (const watch of [...listeners]) watch();
  };
  function dismiss(id: number) {
    const entry = entries.find((candidate) => candidate.toast.id === id);
    if (!entry) return;
    pauseTimer(entry);
    entries = entries.filter((candidate) => candidate !== entry);
    update();
  }

  return {
    /** Shows a notice and returns its id. An equal notice only restarts its timer. */
    show({ kind = 'info', text, action, duration = action ? ACTION_DURATION_MS : toastDuration }: ToastInput): number {
      const same = entries.find((candidate) => candidate.toast.kind === kind && candidate.toast.text === text);
      if (same) {
        pauseTimer(same);
        same.left = duration;
        same.toast = { id: same.toast.id, kind, text, ...(action && { action }) };
        update();
        return same.toast.id;
      }
      last += 1;
      entries.push({ toast: { id: last, kind, text, ...(action && { action }) }, left: duration, since: null });
      update();
      return last;
    },
    dismiss,
    /** Removes all notices, including waiting ones. */
    clear() {
      entries.forEach(pauseTimer);
      entries = [];
      update();
    },
    /** Pauses the timers of all shown notices (on hover or focus). */
    pause() {
      paused = true;
      entries.forEach(pauseTimer);
    },
    resume() {
      paused = false;
      entries.slice(0, MAX_SHOWN).forEach(startTimer);
    },
    /** Notices to render, oldest first; the same array until something changes. */
    shown: () => shown,
    subscribe(watch: () => void) {
      listeners.add(watch);
      return () => {
        listeners.delete(watch);
      };
    },
  };
}

/** The page's queue: `toast.show({kind: 'success', text})` from anywhere, without a React context. */
export const toast = createToastQueue();
