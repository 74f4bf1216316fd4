import type { ProductCard } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { drawIconButton } from '#web/ui/buttons/icon-button.tsx';
import { useMarks } from './use-marks.ts';
import css from '../product-card.module.css';

/** Compare and favourite buttons over the picture. */
export function CardMarks({ product }: { product: Pick<ProductCard, 'id' | 'name' | 'availability'> }) {
  const { isCompared, isComparable, toggleCompare, isFavourite, toggleFavourite } = useMarks(product);
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
          onClick: toggleCompare,
        })}
    </div>
  );
}
