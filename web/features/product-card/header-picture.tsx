import type { ReactNode } from 'react';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { ProductPicture } from './product-picture.tsx';

/** Draws a product for the header of a page; null when it has no picture. */
export function drawHeaderPicture(product: Pick<ProductCard, 'picture' | 'kind'> | undefined): ReactNode {
  if (!product?.picture) return null;
  return <ProductPicture picture={product.picture} kind={product.kind} eager sizes="(max-width: 767px) 62vw, 440px" />;
}
