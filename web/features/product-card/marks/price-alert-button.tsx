import type { ProductCard } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { openNotifyMe } from '#web/start/notify-me.ts';

/** Requests a price alert. */
export function PriceAlertButton({ product }: { product: ProductCard }) {
  const shop = useShop();
  return (
    <Button
      size="small"
      wide
      aria-label={m.alert_price_name({ name: product.name })}
      onClick={() => openNotifyMe(product, 'price', shop)}
    >
      {m.alert_price()}
    </Button>
  );
}
