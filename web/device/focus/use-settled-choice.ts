import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** Delay after the last arrow key before the choice is committed, ms. */
const SETTLE_MS = 700;

/**
 * Debounces the choice of a radio group while arrow keys move through it. `onSettled` gets the last one after a pause
 * or on blur. A click commits at once. `passing` is the pending choice; `group` holds the fieldset's props.
 */
export function useSettledChoice<T>(onSettled: (choice: T) => void) {
  const byArrow = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [passing, setPassing] = useState<{ choice: T } | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = (choice: T) => {
    clearTimeout(timer.current);
    setPassing(null);
    onSettled(choice);
  };
  return {
    passing: passing?.choice,
    choose(choice: T) {
      if (!byArrow.current) return settle(choice);
      clearTimeout(timer.current);
      setPassing({ choice });
      timer.current = setTimeout(() => settle(choice), SETTLE_MS);
    },
    group: {
      onKeyDown: ({ key }: KeyboardEvent) => {
        byArrow.current = key.startsWith('Arrow');
        if (passing && (key === 'Enter' || key === ' ')) settle(passing.choice);
      },
      onPointerDown: () => {
        byArrow.current = false;
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (passing && !currentTarget.contains(relatedTarget)) settle(passing.choice);
      },
    },
  };
}
