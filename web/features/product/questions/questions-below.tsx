import { memo } from 'react';
import type { ProductPage } from '#contract/catalog/catalog.ts';
import { LatePart } from '#web/ui/states/late-part.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';

// Server-rendered; the browser keeps the markup and loads the code after the visible content.
const Questions = import.meta.env.SSR
  ? (await import('./questions.tsx')).default
  : lazyPart(() => import('./questions.tsx'));

/** Questions whose code loads after the page. Memoised: updates of the page must not disturb their hydration. */
export const QuestionsBelow = memo(function QuestionsBelow({ product }: { product: ProductPage }) {
  return (
    <LatePart>
      <Questions product={product} />
    </LatePart>
  );
});
