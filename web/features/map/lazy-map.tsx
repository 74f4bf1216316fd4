import { useEffect, useRef, useState, type ReactNode } from 'react';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import css from './lazy-map.module.css';

/** Distance from the viewport at which a map loads. */
const NEAR = '200px';
/** First user interactions; before one, no interactive map is needed. */
const FIRST_TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

let hasInteracted = false;

/** Calls back after the first interaction; returns the cleanup. */
function onFirstInteraction(call: () => void): () => void {
  // Scrolling before hydration counts as an interaction.
  hasInteracted ||= window.scrollY > 0;
  if (hasInteracted) {
    call();
    return () => {};
  }
  const forget = () => {
    for (const name of FIRST_TOUCHES) removeEventListener(name, touch, true);
  };
  const touch = () => {
    hasInteracted = true;
    forget();
    call();
  };
  for (const name of FIRST_TOUCHES) addEventListener(name, touch, { passive: true, capture: true });
  return forget;
}

/**
 * Loads a map when it is near the viewport and the user has interacted, or on a click. This keeps its code, tiles and
 * rendering out of the page load. A still image of the same size is the placeholder.
 */
export function LazyMap({ children }: { children: () => ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isShown || !box.current) return undefined;
    const watched = box.current;
    let forget = () => {};
    const watch = new IntersectionObserver(
      ([entry]) => {
        forget();
        forget = entry?.isIntersecting ? onFirstInteraction(() => setShown(true)) : () => {};
      },
      { rootMargin: NEAR },
    );
    watch.observe(watched);
    return () => {
      watch.disconnect();
      forget();
    };
  }, [isShown]);
  if (isShown) return children();
  return (
    <div ref={box} className={css.still}>
      <Button size="small" icon="pin" onClick={() => setShown(true)}>
        {m.map_open()}
      </Button>
    </div>
  );
}
