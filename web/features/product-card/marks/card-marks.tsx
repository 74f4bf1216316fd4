import type { ProductCard } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { drawIconButton } from '#web/ui/buttons/icon-button.tsx';
import { showOfflineNotice } from '#web/texts/offline-notice.ts';
import { useMarks } from './use-marks.ts';
import css from '../product-card.module.css';

/**
 * Quick actions over the picture: favourite, compare and buy now. Narrow cards have a menu in place of the last two.
 */
export function CardMarks({ product }: { product: Pick<ProductCard, 'id' | 'name' | 'price' | 'availability'> }) {
  const shop = useShop();
  const { isCompared, isComparable, toggleCompare, isFavourite, toggleFavourite } = useMarks(product);
  const hasMenu = product.availability.buyable && product.price !== null;
  return (
    <div className={css.marks}>
      {drawIconButton({
        kind: 'floating',
        icon: isFavourite ? 'heart-filled' : 'heart',
        pressed: isFavourite,
        label: m.wishlist_add_name({ name: product.name }),
        onClick: toggleFavourite,
      })}
      {isComparable &&
        drawIconButton({
          kind: 'floating',
          icon: 'compare',
          pressed: isCompared,
          label: isCompared
            ? m.compare_remove_name({ name: product.name })
            : m.compare_add_name({ name: product.name }),
          className: hasMenu ? css.wide : undefined,
          onClick: toggleCompare,
        })}
      {hasMenu && (
        <>
          {drawIconButton({
            kind: 'floating',
            icon: 'bolt',
            label: m.card_buy_now_name({ name: product.name }),
            className: css.wide,
            onClick: () => shop.navigate(shop.paths.buyNow(product.id)),
          })}
          {drawIconButton({
            kind: 'floating',
            icon: 'dots',
            label: m.card_more_name({ name: product.name }),
            className: css.narrow,
            onClick: () => {
              import('./card-menu.tsx').then(({ openCardMenu }) => openCardMenu(product, shop), showOfflineNotice);
            },
          })}
        </>
      )}
    </div>
  );
}
