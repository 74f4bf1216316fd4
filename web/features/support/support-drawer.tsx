import { useEffect, useState } from 'react';
import { m } from '#web/messages.ts';
import { Drawer } from '#web/ui/overlays/modal.tsx';
import type { PanelParts } from './panel-parts.ts';
import { SupportPanel } from './support-panel.tsx';
import { COLLAPSE_MS, isPanelOpen } from './support-state.ts';

/** The panel in a drawer. It collapses after a short wait, so the press that closes it is seen. */
export function SupportDrawer({ parts }: { parts: PanelParts }) {
  const isWanted = isPanelOpen.use();
  const [isOpen, setIsOpen] = useState(isWanted);
  useEffect(() => {
    if (isWanted) {
      setIsOpen(true);
      return;
    }
    const timer = setTimeout(() => setIsOpen(false), COLLAPSE_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return (
    <Drawer open={isOpen} onClose={() => isPanelOpen.set(false)} title={m.support_title()} closeLabel={m.frame_close()}>
      <SupportPanel parts={parts} />
    </Drawer>
  );
}
