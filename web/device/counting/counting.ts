import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { PageReport } from '#contract/content/counting.ts';
import {
  deviceForWidth,
  MAX_VIEWS_PER_REPORT,
  MAX_VITAL,
  pageProduct,
  type PageKind,
  type Vital,
} from '#domain/customers/counting.ts';
import type { Store } from '#web/state/tabs/store.ts';
import type { ViewedPage } from './pages.ts';

const COUNTS_PATH = '/api/counts';

/**
 * Counts page views and web vitals, and sends them when the page is left. Kinds, numbers and product ids only:
 * nothing about the person, no cookie, no input (docs/decisions/0019).
 */
export function startCounting(root: HTMLElement, pages: Pick<Store<ViewedPage>, 'get' | 'subscribe'>): void {
  let views: Partial<Record<PageKind, number>> = {};
  let products = new Set<number>();
  let vitals: Partial<Record<Vital, number>> = {};
  const firstKind = pages.get().kind;
  let visit = isVisit(firstKind);
  const reportedVitals = new Set<Vital>();

  const countView = () => {
    const { kind, path } = pages.get();
    const product = kind === 'product' ? pageProduct(path) : null;
    if (product !== null && products.size < MAX_VIEWS_PER_REPORT) products.add(product);
    views[kind] = Math.min((views[kind] ?? 0) + 1, MAX_VIEWS_PER_REPORT);
  };
  countView();
  pages.subscribe(countView);
  const recordVital = ({ name, value }: { name: string; value: number }) => {
    const vital = name as Vital;
    if (!reportedVitals.has(vital)) vitals[vital] = Math.min(Math.round(value * 10_000) / 10_000, MAX_VITAL[vital]);
  };
  for (const subscribe of [onLCP, onINP, onCLS, onTTFB]) subscribe(recordVital);

  const sendReport = () => {
    if (Object.keys(views).length === 0 && Object.keys(vitals).length === 0) return;
    const report: PageReport = {
      language: root.lang === 'kk' ? 'kk' : 'ru',
      device: deviceForWidth(innerWidth),
      visit,
      views,
      products: [...products],
      kind: firstKind,
      vitals,
    };
    navigator.sendBeacon?.(COUNTS_PATH, JSON.stringify(report));
    // Each vital is reported once per document, with its value when the document was first left.
    for (const vital of Object.keys(vitals)) reportedVitals.add(vital as Vital);
    views = {};
    products = new Set();
    vitals = {};
    visit = false;
  };
  // Runs after `pagehide` on leaving a page, or alone when a phone switches apps. The vitals' listeners capture, so
  // their final values are included.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendReport();
  });
}

/** A visit starts with a document opened from outside the shop, except a return from the bank's payment page. */
function isVisit(kind: PageKind): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (kind === 'payment' || (entry && entry.type !== 'navigate')) return false;
  return !document.referrer || new URL(document.referrer).origin !== location.origin;
}
