import { Suspense, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import css from './late-part.module.css';

/** Recently clicked buttons, the latest last. */
let clickedButtons: readonly HTMLElement[] = [];
const MAX_CLICKED_BUTTONS = 8;

// Listens as soon as this code loads: before React hydrates, and before React's own listener, which stops events it
// cannot dispatch yet.
if (typeof document !== 'undefined')
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button) clickedButtons = [...clickedButtons, button].slice(-MAX_CLICKED_BUTTONS);
    },
    { capture: true },
  );

/**
 * A server-rendered part whose code loads after the page's. Replays the last click on a button once the part is
 * hydrated, since React drops clicks in markup that is still loading.
 */
export function LatePart({ children }: { children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  return (
    <div ref={container} className={css.part}>
      <Suspense fallback={null}>
        {children}
        <ReplayClick container={container} />
      </Suspense>
    </div>
  );
}

/** Its effect runs when the neighbouring part hydrates: no click is replayed twice. */
function ReplayClick({ container }: { container: RefObject<HTMLDivElement | null> }) {
  const isReplayed = useRef(false);
  useLayoutEffect(() => {
    if (isReplayed.current) return;
    isReplayed.current = true;
    clickedButtons.findLast((button) => container.current?.contains(button))?.click();
  }, [container]);
  return null;
}
