import { Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import css from './late-part.module.css';

type Early = { listening: boolean; button: HTMLElement | null };

/**
 * A part that the server wrote and whose code comes later than the page's. The button pressed last before that is
 * pressed again once the part listens: React drops what happens in markup whose code is still on its way.
 */
export function LatePart({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const earlyRef = useRef<Early>({ listening: false, button: null });
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (!earlyRef.current.listening && target instanceof Element && place.current?.contains(target))
        earlyRef.current.button = target.closest('button');
    };
    // Before React's own listener, which stops what it cannot give to anybody yet.
    addEventListener('click', note, { capture: true });
    return () => removeEventListener('click', note, { capture: true });
  }, []);
  return (
    <div ref={place} className={css.part}>
      <Suspense fallback={null}>
        {children}
        <Arrival earlyRef={earlyRef} />
      </Suspense>
    </div>
  );
}

/** Its effect runs when the code of what stands beside it has come. */
function Arrival({ earlyRef }: { earlyRef: RefObject<Early> }) {
  useEffect(() => {
    const { button } = earlyRef.current;
    earlyRef.current = { listening: true, button: null };
    button?.click();
  }, [earlyRef]);
  return null;
}
