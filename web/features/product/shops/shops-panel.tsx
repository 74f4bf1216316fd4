import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ShopList } from './shop-list.tsx';
import { useShopStocks } from './use-shop-stocks.ts';

const MAX_SHOPS = 6;

/** The first shops that have the product, with a link to the full list and map. */
export default function ShopsPanel({ productId }: { productId: number }) {
  const { paths } = useShop();
  return (
    <>
      <ShopList stocks={useShopStocks(productId, true)} max={MAX_SHOPS} columns />
      <Button kind="quiet" icon="pin" href={paths.shops({ product: productId })} rel="nofollow">
        {m.product_shops_on_map()}
      </Button>
    </>
  );
}
