import { useEffect, useRef, useState, type ReactNode } from 'react';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import css from './lazy-map.module.css';

/** A map so near to the window is about to be seen. */
const NEAR = '200px';
/** What a person does first; until then nobody needs a map that is dragged and zoomed. */
const FIRST_TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

let isTouched = false;

/** Calls once the page has been touched; returns what forgets it. */
function onceTouched(call: () => void): () => void {
  // Who has scrolled before the page listened has touched it as well.
  isTouched ||= window.scrollY > 0;
  if (isTouched) {
    call();
    return () => {};
  }
  const forget = () => {
    for (const name of FIRST_TOUCHES) removeEventListener(name, touch, true);
  };
  const touch = () => {
    isTouched = true;
    forget();
    call();
  };
  for (const name of FIRST_TOUCHES) addEventListener(name, touch, { passive: true, capture: true });
  return forget;
}

/**
 * Shows a map when it is near the window of a page that somebody uses, or when its button is pressed: the code, tiles and the
 * work of drawing are not on the way of the page. Until then a still picture of the same size keeps its box.
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
        forget = entry?.isIntersecting ? onceTouched(() => setShown(true)) : () => {};
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
