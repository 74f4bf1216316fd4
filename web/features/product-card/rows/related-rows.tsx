import { useEffect, useState, type ReactNode } from 'react';
import type { ProductCard as Product } from '#contract/catalog/catalog.ts';
import type { RelatedProducts, SimilarProduct } from '#contract/catalog/related.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Carousel } from '#web/ui/photos/carousel.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { CardSkeleton } from '#web/ui/states/skeleton.tsx';
import { ProductCard } from '../product-card.tsx';
import css from './related-rows.module.css';

type ProductWithReason = { product: Product; reason: string };
type RowProps = { title: string; products: readonly ProductWithReason[]; isLong?: boolean };

/**
 * Compatible accessories, products bought together, and similar products, each with its reason; empty rows are omitted.
 */
export function RelatedRows({ productId, isReplacement }: { productId: number; isReplacement: boolean }) {
  const related = useRelated(productId);
  if (related === null)
    return (
      <div className={css.waiting} aria-busy="true">
        {[1, 2, 3, 4, 5].map((index) => (
          <CardSkeleton key={index} />
        ))}
      </div>
    );
  const similar = (
    <Row
      key="similar"
      isLong
      title={isReplacement ? m.product_instead() : m.product_similar()}
      products={related.similar.map((item) => ({ product: item.product, reason: similarityReason(item) }))}
    />
  );
  return (
    <div className={css.rows}>
      {isReplacement && similar}
      <Row
        title={m.related_fits()}
        products={related.accessories.map(({ product, model }) => ({
          product,
          reason: m.related_fits_model({ model }),
        }))}
      />
      <Row
        title={m.related_together()}
        products={related.together.map(({ product, orders }) => ({
          product,
          reason: m.related_orders({ count: orders }),
        }))}
      />
      {!isReplacement && similar}
    </div>
  );
}

function Row({ title, products, isLong = false }: RowProps): ReactNode {
  if (products.length === 0) return null;
  const items = products.map(({ product, reason }) => ({
    id: product.id,
    content: (
      <div className={css.reasoned}>
        <ProductCard product={product} />
        <p className={cx(css.reason, isLong && css.long)}>{reason}</p>
      </div>
    ),
  }));
  return <Carousel title={title} labels={{ prev: m.product_row_prev(), next: m.product_row_next() }} items={items} />;
}

function similarityReason({ shared, nearPrice }: SimilarProduct): string {
  const sharedTraits = [...shared, ...(nearPrice ? [m.related_price()] : [])];
  return sharedTraits.length > 0 ? m.related_same({ what: sharedTraits.join(', ') }) : m.related_category();
}

// Optional: after an error the page is complete without them.
const NO_PRODUCTS: RelatedProducts = { similar: [], together: [], accessories: [] };

function useRelated(id: number): RelatedProducts | null {
  const { api } = useShop();
  const [state, setState] = useState<{ productId: number; products: RelatedProducts } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    api('GET /api/catalog/products/:id/related', { id }, { signal: controller.signal }).then(
      (products) => setState({ productId: id, products }),
      () => {
        if (!controller.signal.aborted) setState({ productId: id, products: NO_PRODUCTS });
      },
    );
    return () => controller.abort();
  }, [api, id]);
  return state?.productId === id ? state.products : null;
}
