import { startTransition, useEffect, useState } from 'react';

/** Sections of a phone's first screen. */
const FIRST_SECTIONS = 2;

/** Sections to render now: those below the first screen follow after it is drawn. */
export function useShownSections<T>(sections: readonly T[]): readonly T[] {
  const [count, setCount] = useState(FIRST_SECTIONS);
  useEffect(() => startTransition(() => setCount(Infinity)), []);
  return sections.slice(0, count);
}
