import { Suspense, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import css from './late-part.module.css';

/** Buttons pressed lately, the last one last. */
let pressed: readonly HTMLElement[] = [];
const MAX_PRESSED = 8;

// From the moment this code has come, which is before React takes the page over, and before React's own listener, which
// stops what it cannot give to anybody yet.
if (typeof document !== 'undefined')
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button) pressed = [...pressed, button].slice(-MAX_PRESSED);
    },
    { capture: true },
  );

/**
 * A part that the server wrote and whose code comes later than the page's. The button pressed last before that is
 * pressed again once the part listens: React drops what happens in markup whose code is still on its way.
 */
export function LatePart({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className={css.part}>
      <Suspense fallback={null}>
        {children}
        <Arrival place={place} />
      </Suspense>
    </div>
  );
}

/** Its effect runs at the moment when what stands beside it begins to listen: no press is counted twice. */
function Arrival({ place }: { place: RefObject<HTMLDivElement | null> }) {
  const arrived = useRef(false);
  useLayoutEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    pressed.findLast((button) => place.current?.contains(button))?.click();
  }, [place]);
  return null;
}
