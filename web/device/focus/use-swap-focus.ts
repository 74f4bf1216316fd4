import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves keyboard focus when a form replaces its opener: to `data-opened` in the region on opening, to `data-opener` on
 * closing. Both exist by then.
 */
export function useSwapFocus<T extends HTMLElement>(open: boolean): RefObject<T | null> {
  const region = useRef<T>(null);
  const before = useRef(open);
  useEffect(() => {
    if (before.current === open) return;
    before.current = open;
    region.current?.querySelector<HTMLElement>(open ? '[data-opened]' : '[data-opener]')?.focus();
  }, [open]);
  return region;
}
