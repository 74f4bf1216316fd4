import { useEffect, useState, type RefObject } from 'react';

/** Height of the bottom tabs on phones, px; they cover the content below. */
export const TAB_BAR_PX = 57;

/** Min visible share of a button that is still easy to press. */
const MIN_VISIBLE_SHARE = 0.95;

/** Height of the sticky header in wide windows, px. */
const HEADER_PX = 73;
const PHONE_QUERY = '(max-width: 767px)';

/**
 * Whether an element is entirely visible and not under the header. `coveredPx` is the height of bottom bars on phones
 * without their safe area, px. `initially` is the value before the first measurement and on the server.
 */
export function useInView(
  element: RefObject<HTMLElement | null>,
  {
    isRendered = true,
    coveredPx = 0,
    initially = false,
  }: { isRendered?: boolean; coveredPx?: number; initially?: boolean } = {},
): boolean {
  const [isInView, setIsInView] = useState(initially);
  useEffect(() => {
    const target = element.current;
    if (!isRendered || !target) {
      setIsInView(false);
      return;
    }
    const phone = matchMedia(PHONE_QUERY);
    let observer: IntersectionObserver | undefined;
    const observe = () => {
      observer?.disconnect();
      // The phone header hides and reappears.
      const top = phone.matches ? cssLength('--header-room') : HEADER_PX;
      const bottom = phone.matches && coveredPx > 0 ? coveredPx + cssLength('--safe-bottom') : 0;
      observer = new IntersectionObserver(
        ([entry]) => setIsInView((entry?.intersectionRatio ?? 0) >= MIN_VISIBLE_SHARE),
        {
          rootMargin: `${-top}px 0px ${-bottom}px`,
          threshold: MIN_VISIBLE_SHARE,
        },
      );
      observer.observe(target);
    };
    observe();
    const headerObserver = new MutationObserver(observe);
    headerObserver.observe(document.documentElement, { attributeFilter: ['data-header'] });
    phone.addEventListener('change', observe);
    return () => {
      observer?.disconnect();
      headerObserver.disconnect();
      phone.removeEventListener('change', observe);
    };
  }, [element, isRendered, coveredPx]);
  return isInView;
}

/** Value of a CSS length variable on the document, px; 0 if unset. */
function cssLength(name: string): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(name)) || 0;
}
