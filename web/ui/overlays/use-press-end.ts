import { useEffect, useRef } from 'react';

/**
 * Returns a function that defers work while a pointer is pressed. Blur handlers may move the page and the pressed
 * button with it, which would lose the click.
 */
export function usePressEnd(): (work: () => void) => void {
  const isPressed = useRef(false);
  const deferredWork = useRef<(() => void) | null>(null);
  useEffect(() => {
    const onPress = () => {
      isPressed.current = true;
    };
    const onRelease = () => {
      isPressed.current = false;
      const work = deferredWork.current;
      deferredWork.current = null;
      if (work) setTimeout(work); // the click is dispatched first
    };
    addEventListener('pointerdown', onPress, true);
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, onRelease, true);
    return () => {
      removeEventListener('pointerdown', onPress, true);
      for (const name of ['pointerup', 'pointercancel']) removeEventListener(name, onRelease, true);
    };
  }, []);
  return (work) => {
    if (isPressed.current) deferredWork.current = work;
    else work();
  };
}
