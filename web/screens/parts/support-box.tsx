import type { Support } from '#contract/customers/support.ts';
import { BusinessForm } from '#web/features/content/business-form.tsx';
import { TextBlocks } from '#web/features/content/text-blocks.tsx';
import { orderStatusText } from '#web/features/order/tracking/tracking.tsx';
import { ProductCard } from '#web/features/product-card/product-card.tsx';
import type { PanelParts } from '#web/features/support/panel-parts.ts';
import { SupportPanel } from '#web/features/support/support-panel.tsx';

/** Parts of other features in the panel. */
export const panelParts: PanelParts = {
  callback: <BusinessForm form="callback" />,
  answer: (blocks) => <TextBlocks blocks={blocks} />,
  product: (product) => <ProductCard product={product} />,
  orderStatus: orderStatusText,
};

/** The support assistant inside its page. */
export default function SupportBox({ support }: { support: Support }) {
  return <SupportPanel parts={panelParts} loaded={support} />;
}
