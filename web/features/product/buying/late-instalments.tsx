import { memo, type ComponentProps } from 'react';
import { LatePart } from '#web/ui/states/late-part.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';

// Server-rendered; the browser keeps the markup and loads the code after the visible content.
const Terms = import.meta.env.SSR
  ? (await import('./instalments.tsx')).default
  : lazyPart(() => import('./instalments.tsx'));

/** Instalment terms, loaded after the page's own code. */
export const Instalments = memo(function Instalments(props: ComponentProps<typeof Terms>) {
  return (
    <LatePart>
      <Terms {...props} />
    </LatePart>
  );
});
