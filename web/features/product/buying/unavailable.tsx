import { memo, type ComponentProps } from 'react';
import { LatePart } from '#web/ui/states/late-part.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';

// Few products are unavailable, so this code is loaded only on their pages.
const Note = import.meta.env.SSR
  ? (await import('./unavailable-note.tsx')).UnavailableNote
  : lazyPart(async () => ({ default: (await import('./unavailable-note.tsx')).UnavailableNote }));

/** Why a product cannot be bought, in a separate chunk. */
export const Unavailable = memo(function Unavailable(props: ComponentProps<typeof Note>) {
  return (
    <LatePart>
      <Note {...props} />
    </LatePart>
  );
});
