import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Drawer } from '#web/ui/overlays/modal.tsx';
import { ShopList } from './shop-list.tsx';
import { useShopStocks } from './use-shop-stocks.ts';
import css from './shops-drawer.module.css';

/** Shops that have the product, in a drawer. */
export default function ShopsDrawer({
  productId,
  open,
  onClose,
}: {
  productId: number;
  open: boolean;
  onClose: () => void;
}) {
  const { frame } = useShop();
  const stocks = useShopStocks(productId, open);
  return (
    <Drawer open={open} onClose={onClose} title={m.product_shops()} closeLabel={m.frame_close()}>
      <p className={css.city}>{m.product_delivery_city({ city: frame.city.name })}</p>
      <ShopList stocks={stocks} />
    </Drawer>
  );
}
