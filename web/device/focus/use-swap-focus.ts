import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves keyboard focus when a form replaces its opener: to `data-opened` in the region on opening, to `data-opener` on
 * closing. Both exist by then.
 */
export function useSwapFocus<T extends HTMLElement>(isOpen: boolean): RefObject<T | null> {
  const region = useRef<T>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    region.current?.querySelector<HTMLElement>(isOpen ? '[data-opened]' : '[data-opener]')?.focus();
  }, [isOpen]);
  return region;
}
