import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** Delay after the last arrow key before the choice is committed, ms. */
const SETTLE_MS = 700;

/**
 * Debounces the choice of a radio group while arrow keys move through it. `onSettled` gets the last one after a pause
 * or on blur. A click commits at once. `pending` is the uncommitted choice; `group` holds the fieldset's props.
 */
export function useSettledChoice<T>(onSettled: (choice: T) => void) {
  const byArrow = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [pending, setPassing] = useState<{ choice: T } | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = (choice: T) => {
    clearTimeout(timer.current);
    setPassing(null);
    onSettled(choice);
  };
  return {
    passing: pending?.choice,
    choose(choice: T) {
      if (!byArrow.current) return settle(choice);
      clearTimeout(timer.current);
      setPassing({ choice });
      timer.current = setTimeout(() => settle(choice), SETTLE_MS);
    },
    group: {
      onKeyDown: ({ key }: KeyboardEvent) => {
        byArrow.current = key.startsWith('Arrow');
        if (pending && (key === 'Enter' || key === ' ')) settle(pending.choice);
      },
      onPointerDown: () => {
        byArrow.current = false;
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (pending && !currentTarget.contains(relatedTarget)) settle(pending.choice);
      },
    },
  };
}
