import type { ReactNode } from 'react';
import type { ProductCard as Product } from '#contract/catalog/catalog.ts';
import { m } from '#web/messages.ts';
import { Carousel } from '#web/ui/photos/carousel.tsx';
import { ProductCard } from '../product-card.tsx';

/** Products in one line that scrolls sideways. `id` is the anchor of links. */
export function ProductRow({
  id,
  title,
  more,
  products,
}: {
  id?: string;
  title: string;
  more?: ReactNode;
  products: readonly Product[];
}) {
  if (products.length === 0) return null;
  return (
    <div id={id}>
      <Carousel
        title={title}
        more={more}
        labels={{ prev: m.product_row_prev(), next: m.product_row_next() }}
        items={products.map((product) => ({ id: product.id, content: <ProductCard product={product} /> }))}
      />
    </div>
  );
}
