import { useEffect, useState, type RefObject } from 'react';

/** Height of the tabs at the bottom of phones, px; they cover what is under them. */
export const TABS_PX = 57;

/** A button under an edge or a bar by more than a sliver cannot be pressed with certainty. */
const WHOLE = 0.95;

/** Height of the header that stays at the top of wider windows, px. */
const HEADER_PX = 73;
const PHONE = '(max-width: 767px)';

/**
 * Tells whether an element is wholly in the window and not under the header, as a button has to be to be pressed.
 * `covered` px at the bottom of phones, with their own safe area, belong to bars. `initially` is the answer before the
 * first look, and on the server.
 */
export function useInView(
  element: RefObject<HTMLElement | null>,
  { drawn = true, covered = 0, initially = false }: { drawn?: boolean; covered?: number; initially?: boolean } = {},
): boolean {
  const [inView, setInView] = useState(initially);
  useEffect(() => {
    const target = element.current;
    if (!drawn || !target) {
      setInView(false);
      return;
    }
    const phone = matchMedia(PHONE);
    let observer: IntersectionObserver | undefined;
    const observe = () => {
      observer?.disconnect();
      // The header of a phone comes and goes.
      const top = phone.matches ? styleLength('--header-room') : HEADER_PX;
      const bottom = phone.matches && covered > 0 ? covered + styleLength('--safe-bottom') : 0;
      observer = new IntersectionObserver(([entry]) => setInView((entry?.intersectionRatio ?? 0) >= WHOLE), {
        rootMargin: `${-top}px 0px ${-bottom}px`,
        threshold: WHOLE,
      });
      observer.observe(target);
    };
    observe();
    const header = new MutationObserver(observe);
    header.observe(document.documentElement, { attributeFilter: ['data-header'] });
    phone.addEventListener('change', observe);
    return () => {
      observer?.disconnect();
      header.disconnect();
      phone.removeEventListener('change', observe);
    };
  }, [element, drawn, covered]);
  return inView;
}

/** Length of a variable of the document's style, px; 0 where it is not set. */
function styleLength(name: string): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0;
}
