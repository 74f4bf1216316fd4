import { memo, Suspense, type ComponentProps } from 'react';
import { lazyPart } from '#web/ui/lazy-part.ts';

// The server writes the row into the page; the browser keeps it as it is and fetches its code after what is in sight.
const Row = import.meta.env.SSR ? (await import('./product-row.tsx')).ProductRow : lazyPart(async () => ({ default: (await import('./product-row.tsx')).ProductRow }));
// A guest's first look has no such row, on the server and while hydrating.
const Recent = import.meta.env.SSR ? () => null : lazyPart(async () => ({ default: (await import('./recent-row.tsx')).RecentRow }));

/** A row of products whose code comes later than the page. */
export const RowBelow = memo(function RowBelow(props: ComponentProps<typeof Row>) {
  return <Suspense fallback={null}><Row {...props} /></Suspense>;
});

/** Products seen lately; only the browser knows them, so the server leaves the row out. */
export const RecentBelow = memo(function RecentBelow({ besides }: { besides?: number }) {
  return <Suspense fallback={null}><Recent {...(besides === undefined ? {} : { besides })} /></Suspense>;
});
