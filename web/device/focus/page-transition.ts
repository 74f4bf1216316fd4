/** Duration of the page transition, ms (spec §9). */
const PAGE_TRANSITION_MS = 100;

/** Fades in a new page, unless the user prefers reduced motion. */
export function fadePageIn(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document.getElementById('content')?.animate([{ opacity: 0.5 }, { opacity: 1 }], PAGE_TRANSITION_MS);
}
