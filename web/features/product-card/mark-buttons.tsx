import type { ProductCard } from '#contract/catalog.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { useMarks } from './use-marks.ts';
import css from './mark-buttons.module.css';

/** Compare and favourite with words, for the product's own page. */
export function MarkButtons({ product }: { product: Pick<ProductCard, 'id' | 'name' | 'availability'> }) {
  const { compared, comparable, toggleCompare, favour } = useMarks(product);
  return (
    <div className={css.marks}>
      <Button kind="quiet" size="small" icon="heart" onClick={favour}>
        {m.product_to_wishlist()}
      </Button>
      {comparable && (
        <Button
          kind="quiet"
          size="small"
          icon={compared ? 'check' : 'compare'}
          aria-pressed={compared}
          onClick={toggleCompare}
        >
          {compared ? m.product_in_compare() : m.product_to_compare()}
        </Button>
      )}
    </div>
  );
}
