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
  const stopListening = () => {
    for (const name of FIRST_TOUCHES) removeEventListener(name, onInteraction, true);
  };
  const onInteraction = () => {
    hasInteracted = true;
    stopListening();
    call();
  };
  for (const name of FIRST_TOUCHES) addEventListener(name, onInteraction, { passive: true, capture: true });
  return stopListening;
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
    const element = box.current;
    let stopListening = () => {};
    const observer = new IntersectionObserver(
      ([entry]) => {
        stopListening();
        stopListening = entry?.isIntersecting ? onFirstInteraction(() => setShown(true)) : () => {};
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      stopListening();
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
