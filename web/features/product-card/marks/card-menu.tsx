import { createRoot, type Root } from 'react-dom/client';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { openNotifyMe } from '#web/start/notify-me.ts';
import { ShopProvider, useShop, type Shop } from '#web/state/shop-context.tsx';
import { createStore } from '#web/state/tabs/store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Drawer } from '#web/ui/overlays/modal.tsx';
import { useMarks } from './use-marks.ts';
import css from './card-menu.module.css';

type Product = Pick<ProductCard, 'id' | 'name' | 'price' | 'availability'>;

/** The product whose menu is open; null without one. */
const openProduct = createStore<Product | null>(null);
let root: Root | null = null;

/** Opens the menu of a card. It has its own React root, so no list includes its code. */
export function openCardMenu(product: Product, shop: Shop): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <ShopProvider value={shop}>
      <OpenMenu />
    </ShopProvider>,
  );
  openProduct.set(product);
}

function OpenMenu() {
  const product = openProduct.use();
  return product && <CardMenu product={product} onClose={() => openProduct.set(null)} />;
}

/** Actions of a card that has no room for them. */
function CardMenu({ product, onClose }: { product: Product; onClose: () => void }) {
  const shop = useShop();
  const { isCompared, toggleCompare } = useMarks(product);
  const closeAfter = (action: () => void) => () => {
    onClose();
    action();
  };
  return (
    <Drawer open onClose={onClose} title={product.name} closeLabel={m.frame_close()}>
      <div className={css.actions}>
        <Button wide icon="bolt" onClick={closeAfter(() => shop.navigate(shop.paths.buyNow(product.id)))}>
          {m.card_buy_now()}
        </Button>
        <Button wide icon={isCompared ? 'check' : 'compare'} onClick={closeAfter(toggleCompare)}>
          {isCompared ? m.card_compared() : m.card_compare()}
        </Button>
        <Button wide icon="bell" onClick={closeAfter(() => openNotifyMe(product, 'price', shop))}>
          {m.alert_price()}
        </Button>
      </div>
    </Drawer>
  );
}
