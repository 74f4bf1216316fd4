import { useEffect, useRef, useState, type ReactNode } from 'react';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import css from './lazy-map.module.css';

/** Distance from the viewport at which a map loads. */
const LOAD_MARGIN = '200px';
/** First user interactions; before one, no interactive map is needed. */
const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

let hasInteracted = false;

/** Calls back after the first interaction; returns the cleanup. */
function onFirstInteraction(callback: () => void): () => void {
  // Scrolling before hydration counts as an interaction.
  hasInteracted ||= window.scrollY > 0;
  if (hasInteracted) {
    callback();
    return () => {};
  }
  const stopListening = () => {
    for (const name of INTERACTION_EVENTS) removeEventListener(name, onInteraction, true);
  };
  const onInteraction = () => {
    hasInteracted = true;
    stopListening();
    callback();
  };
  for (const name of INTERACTION_EVENTS) addEventListener(name, onInteraction, { passive: true, capture: true });
  return stopListening;
}

/**
 * Loads a map when it is near the viewport and the user has interacted, or on a click. This keeps its code, tiles and
 * rendering out of the page load. A still image of the same size is the placeholder.
 */
export function LazyMap({ children }: { children: () => ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  // An interaction before the map is in view counts too, such as the press that switches to the map.
  useEffect(() => onFirstInteraction(() => {}), []);
  useEffect(() => {
    if (isShown || !container.current) return undefined;
    const element = container.current;
    let stopListening = () => {};
    const observer = new IntersectionObserver(
      ([entry]) => {
        stopListening();
        stopListening = entry?.isIntersecting ? onFirstInteraction(() => setIsShown(true)) : () => {};
      },
      { rootMargin: LOAD_MARGIN },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      stopListening();
    };
  }, [isShown]);
  if (isShown) return children();
  return (
    <div ref={container} className={css.still}>
      <Button size="small" icon="pin" onClick={() => setIsShown(true)}>
        {m.map_open()}
      </Button>
    </div>
  );
}
