import type { ProductCard } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { openNotifyMe } from '#web/start/notify-me.ts';
import { useMarks } from './use-marks.ts';
import css from './mark-buttons.module.css';

/** Compare, favourite and price alert with labels, for the product page. */
export function MarkButtons({ product }: { product: Pick<ProductCard, 'id' | 'name' | 'price' | 'availability'> }) {
  const { isCompared, isComparable, toggleCompare, isFavourite, toggleFavourite } = useMarks(product);
  const shop = useShop();
  return (
    <div className={css.marks}>
      <Button
        kind="quiet"
        size="small"
        icon={isFavourite ? 'heart-filled' : 'heart'}
        aria-pressed={isFavourite}
        onClick={toggleFavourite}
      >
        {isFavourite ? m.product_in_wishlist() : m.product_to_wishlist()}
      </Button>
      {isComparable && (
        <Button
          kind="quiet"
          size="small"
          icon={isCompared ? 'check' : 'compare'}
          aria-pressed={isCompared}
          onClick={toggleCompare}
        >
          {isCompared ? m.product_in_compare() : m.product_to_compare()}
        </Button>
      )}
      {product.availability.buyable && product.price !== null && (
        <Button kind="quiet" size="small" icon="bell" onClick={() => openNotifyMe(product, 'price', shop)}>
          {m.alert_price()}
        </Button>
      )}
    </div>
  );
}
