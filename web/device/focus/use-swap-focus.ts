import { useEffect, useRef, type RefObject } from 'react';

/**
 * Leads the focus of who works by keys when a form takes the place of what opened it: to `data-opened` inside the region when it
 * opens, and to `data-opener` when it closes, both of which are there by then.
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
