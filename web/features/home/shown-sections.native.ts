import { startTransition, useEffect, useState } from 'react';

/** Sections of a phone's first screen. */
const FIRST_SECTIONS = 2;

let isFirstScreen = true;

/** Sections to render now: at the start of the app, those below the first screen follow after it is drawn. */
export function useShownSections<T>(sections: readonly T[]): readonly T[] {
  const [count, setCount] = useState(() => (isFirstScreen ? FIRST_SECTIONS : Infinity));
  useEffect(() => {
    isFirstScreen = false;
    startTransition(() => setCount(Infinity));
  }, []);
  return sections.slice(0, count);
}
