import type { ProductCard } from '#contract/catalog.ts';
import { isComparable } from '#domain/availability.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { compareList } from '#web/state/lists.ts';
import { toast } from '#web/ui/toast-queue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import css from './product-card.module.css';

/** Compare and favourite over the picture. Favourites belong to registered people, so a guest is asked to log in. */
export function CardMarks({ product }: { product: Pick<ProductCard, 'id' | 'name' | 'availability'> }) {
  const { paths, base } = useShop();
  const compared = compareList.use().includes(product.id);
  const toggle = () => {
    if (compared) {
      compareList.remove(product.id);
      return;
    }
    if (!isComparable(product.availability.state)) {
      toast.show({ kind: 'warn', text: m.compare_unavailable() });
      return;
    }
    compareList.add(product.id);
    toast.show({ kind: 'success', text: m.compare_added(), action: { label: m.compare_open(), run: () => { location.assign(paths.compare()); } } });
  };
  const favour = () => {
    const here = location.pathname.slice(base.length) + location.search;
    toast.show({ kind: 'info', text: m.wishlist_login(), action: { label: m.frame_login(), run: () => { location.assign(paths.auth(here)); } } });
  };
  return (
    <div className={css.marks}>
      <IconButton kind="floating" icon="heart" label={m.wishlist_add_name({ name: product.name })} onClick={favour} />
      <IconButton kind="floating" icon="compare" pressed={compared} label={compared ? m.compare_remove_name({ name: product.name }) : m.compare_add_name({ name: product.name })} onClick={toggle} />
    </div>
  );
}
