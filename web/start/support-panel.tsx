import { createRoot, type Root } from 'react-dom/client';
import { SupportDrawer } from '../features/support/support-drawer.tsx';
import { isPanelOpen } from '../features/support/support-state.ts';
import { panelParts } from '../screens/parts/support-box.tsx';
import { ShopProvider, type Shop } from '../state/shop-context.tsx';

let root: Root | null = null;

/** Opens the panel over any page. It has its own React root, so no page includes its code. */
export function openPanel(shop: Shop): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <ShopProvider value={shop}>
      <SupportDrawer parts={panelParts} />
    </ShopProvider>,
  );
  isPanelOpen.set(true);
}
