import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { SeenReport } from '#contract/content/counting.ts';
import { deviceOf, MAX_VIEWS_OF_REPORT, MAX_VITAL, type PageKind, type Vital } from '#domain/customers/counting.ts';
import type { Store } from '#web/state/tabs/store.ts';
import type { SeenPage } from './pages.ts';

const COUNTS = '/api/counts';

/**
 * Counts what this page has shown and how quick it was, and tells the shop when it is left: kinds and numbers, no id, no
 * cookie, nothing that was typed (docs/decisions/0019).
 */
export function startCounting(root: HTMLElement, pages: Pick<Store<SeenPage>, 'get' | 'subscribe'>): void {
  let views: Partial<Record<PageKind, number>> = {};
  let vitals: Partial<Record<Vital, number>> = {};
  const first = pages.get().kind;
  let visit = isVisit(first);
  const told = new Set<Vital>();

  const see = () => {
    const { kind } = pages.get();
    views[kind] = Math.min((views[kind] ?? 0) + 1, MAX_VIEWS_OF_REPORT);
  };
  see();
  pages.subscribe(see);
  const note = ({ name, value }: { name: string; value: number }) => {
    const vital = name as Vital;
    if (!told.has(vital)) vitals[vital] = Math.min(Math.round(value * 10_000) / 10_000, MAX_VITAL[vital]);
  };
  for (const follow of [onLCP, onINP, onCLS, onTTFB]) follow(note);

  const tell = () => {
    if (Object.keys(views).length === 0 && Object.keys(vitals).length === 0) return;
    const report: SeenReport = {
      language: root.lang === 'kk' ? 'kk' : 'ru',
      device: deviceOf(innerWidth),
      visit,
      views,
      kind: first,
      vitals,
    };
    navigator.sendBeacon?.(COUNTS, JSON.stringify(report));
    // A document tells of each vital once: what it felt like until it was first left.
    for (const vital of Object.keys(vitals)) told.add(vital as Vital);
    views = {};
    vitals = {};
    visit = false;
  };
  // It comes after `pagehide` when a page is left, and alone when a phone changes to another app. The listeners of the vitals
  // capture, so their last values are part of what is told.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell();
  });
}

/** A visit begins with a document that was opened from outside the shop; a bank sends its payers back to a payment. */
function isVisit(kind: PageKind): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (kind === 'payment' || (entry && entry.type !== 'navigate')) return false;
  return !document.referrer || new URL(document.referrer).origin !== location.origin;
}
