import type { ProductPage } from '#contract/catalog.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import css from './unavailable-note.module.css';

/** Says why the product cannot be bought and leads to products like it. */
export function UnavailableNote({ product }: { product: Pick<ProductPage, 'availability' | 'price' | 'crumbs'> }) {
  const { paths } = useShop();
  const [title, text] = wordsOf(product);
  const category = product.crumbs.findLast((crumb) => crumb.category !== null)?.category;
  return (
    <Card tone="warning" padding="small" className={css.note}>
      <p className={css.title}>{title}</p>
      <p className={css.text}>{text}</p>
      {category && (
        <Button kind="action" wide href={paths.category(category)}>
          {m.product_see_category()}
        </Button>
      )}
    </Card>
  );
}

function wordsOf({ availability, price }: Pick<ProductPage, 'availability' | 'price'>): [title: string, text: string] {
  if (availability.state === 'withdrawn') return [m.product_withdrawn(), m.product_withdrawn_text()];
  if (price === null) return [m.product_not_here(), m.product_not_here_text()];
  return [m.product_out(), m.product_out_text()];
}
