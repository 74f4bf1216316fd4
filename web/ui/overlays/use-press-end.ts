import { useEffect, useRef } from 'react';

/**
 * Returns a function that defers work while a pointer is pressed. Blur handlers may move the page and the pressed
 * button with it, which would lose the click.
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
      if (work) setTimeout(work); // the click is dispatched first
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
