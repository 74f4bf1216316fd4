import { useEffect, useState, type RefObject } from 'react';

/**
 * Tells whether an element is in the window; `clear` px at the bottom are covered by bars and do not count. False while
 * `drawn` is.
 */
export function useInView(element: RefObject<HTMLElement | null>, drawn: boolean, clear = 0): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!drawn || !element.current) {
      setInView(false);
      return;
    }
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      rootMargin: `0px 0px ${-clear}px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, drawn, clear]);
  return inView;
}
