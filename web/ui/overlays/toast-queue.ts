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
  type Entry = { toast: Toast; remainingMs: number; startedAt: number | null; timer?: ReturnType<typeof setTimeout> };
  let entries: Entry[] = [];
  let shown: readonly Toast[] = [];
  let isPaused = false;
  let lastId = 0;
  const listeners = new Set<() => void>();

  const pauseTimer = (entry: Entry) => {
    clearTimeout(entry.timer);
    if (entry.startedAt !== null) entry.remainingMs -= clock.now() - entry.startedAt;
    entry.startedAt = null;
  };
  const startTimer = (entry: Entry) => {
    if (isPaused || entry.startedAt !== null || entry.remainingMs === Infinity) return;
    entry.startedAt = clock.now();
    entry.timer = setTimeout(() => dismiss(entry.toast.id), Math.max(0, entry.remainingMs));
  };
  const update = () => {
    const visible = entries.slice(0, MAX_SHOWN);
    visible.forEach(startTimer);
    shown = visible.map((entry) => entry.toast);
    for (const listener of [...listeners]) listener();
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
      const duplicate = entries.find((candidate) => candidate.toast.kind === kind && candidate.toast.text === text);
      if (duplicate) {
        pauseTimer(duplicate);
        duplicate.remainingMs = duration;
        duplicate.toast = { id: duplicate.toast.id, kind, text, ...(action && { action }) };
        update();
        return duplicate.toast.id;
      }
      lastId += 1;
      entries.push({
        toast: { id: lastId, kind, text, ...(action && { action }) },
        remainingMs: duration,
        startedAt: null,
      });
      update();
      return lastId;
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
      isPaused = true;
      entries.forEach(pauseTimer);
    },
    resume() {
      isPaused = false;
      entries.slice(0, MAX_SHOWN).forEach(startTimer);
    },
    /** Notices to render, oldest first; the same array until something changes. */
    shown: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The page's queue: `toast.show({kind: 'success', text})` from anywhere, without a React context. */
export const toast = createToastQueue();
