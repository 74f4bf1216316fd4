import { useEffect, useRef } from 'react';

/**
 * Returns a function that puts work off while a pointer is pressed. What a field does when it is left may move the page, and
 * the button that was just pressed away from under the pointer: its click would be lost.
 */
export function usePressEnd(): (work: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    const begin = () => {
      isPressed.current = true;
    };
    const end = () => {
      isPressed.current = false;
      const work = waiting.current;
      waiting.current = null;
      if (work) setTimeout(work); // the click comes first
    };
    addEventListener('pointerdown', begin, true);
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, end, true);
    return () => {
      removeEventListener('pointerdown', begin, true);
      for (const name of ['pointerup', 'pointercancel']) removeEventListener(name, end, true);
    };
  }, []);
  return (work) => {
    if (isPressed.current) waiting.current = work;
    else work();
  };
}
