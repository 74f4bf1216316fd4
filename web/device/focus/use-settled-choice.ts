import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** Delay after the last arrow key before the choice is committed, ms. */
const SETTLE_MS = 700;

/**
 * Debounces the choice of a radio group while arrow keys move through it. `onSettled` gets the last one after a pause
 * or on blur. A click commits at once. `pending` is the uncommitted choice; `group` holds the fieldset's props.
 */
export function useSettledChoice<T>(onSettled: (choice: T) => void) {
  const isByArrow = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [pending, setPending] = useState<{ choice: T } | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = (choice: T) => {
    clearTimeout(timer.current);
    setPending(null);
    onSettled(choice);
  };
  return {
    pending: pending?.choice,
    choose(choice: T) {
      if (!isByArrow.current) return settle(choice);
      clearTimeout(timer.current);
      setPending({ choice });
      timer.current = setTimeout(() => settle(choice), SETTLE_MS);
    },
    group: {
      onKeyDown: ({ key }: KeyboardEvent) => {
        isByArrow.current = key.startsWith('Arrow');
        if (pending && (key === 'Enter' || key === ' ')) settle(pending.choice);
      },
      onPointerDown: () => {
        isByArrow.current = false;
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (pending && !currentTarget.contains(relatedTarget)) settle(pending.choice);
      },
    },
  };
}
