import type { ReactNode } from 'react';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { TextBlock } from '#contract/content/content.ts';
import type { OrderState } from '#domain/orders/order-status.ts';

/** Parts of other features that the panel shows. */
export type PanelParts = {
  callback: ReactNode;
  answer: (blocks: readonly TextBlock[]) => ReactNode;
  product: (product: ProductCard) => ReactNode;
  orderStatus: (status: OrderState) => string;
};
