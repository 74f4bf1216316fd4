import { useEffect, useState, type RefObject } from 'react';

/** Height of the tabs at the bottom of phones, px; they cover what is under them. */
export const TABS_PX = 57;

/** A button under an edge or a bar by more than a sliver cannot be pressed with certainty. */
const WHOLE = 0.95;

/**
 * Tells whether an element is wholly in the window, as a button has to be to be pressed. `covered` px at the bottom,
 * with the phone's own safe area, belong to bars. `initially` is the answer before the first look, and on the server.
 */
export function useInView(
  element: RefObject<HTMLElement | null>,
  { drawn = true, covered = 0, initially = false }: { drawn?: boolean; covered?: number; initially?: boolean } = {},
): boolean {
  const [inView, setInView] = useState(initially);
  useEffect(() => {
    if (!drawn || !element.current) {
      setInView(false);
      return;
    }
    const bottom = covered === 0 ? 0 : covered + safeBottom();
    const observer = new IntersectionObserver(([entry]) => setInView((entry?.intersectionRatio ?? 0) >= WHOLE), {
      rootMargin: `0px 0px ${-bottom}px`,
      threshold: WHOLE,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, drawn, covered]);
  return inView;
}

function safeBottom(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--safe-bottom')) || 0;
}
