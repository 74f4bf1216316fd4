import { useEffect, useState } from 'react';
import type { Order, OrderLine } from '#contract/orders/orders.ts';
import type { RelatedProducts } from '#contract/catalog/related.ts';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import { RepeatButton } from '#web/features/order/view/repeat-button.tsx';
import { ProductPicture } from '#web/features/product-card/product-picture.tsx';
import { ProductRow } from '#web/features/product-card/rows/product-row.tsx';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import css from './personal-rows.module.css';

type Suggestions = { order: Order; line: OrderLine | null; accessories: RelatedProducts['accessories'] };

/** Max product pictures of the order. */
const MAX_PICTURES = 4;

/** Suggestions from the customer's last finished order: repeat it, and what fits its first product. */
export function PersonalRows() {
  const { language, paths } = useShop();
  const suggestions = useSuggestions();
  if (suggestions === null) return null;
  const { order, line, accessories } = suggestions;
  return (
    <div className={css.personal}>
      <section className={css.repeat} aria-labelledby="repeat-order">
        <div>
          <h2 id="repeat-order">{m.home_repeat()}</h2>
          <p>
            <a href={paths.profileOrder(order.number)}>
              {m.order_of({ date: formatDate(almatyDate(new Date(order.createdAt)), language, 'long') })}
            </a>
          </p>
        </div>
        <ul role="list" className={css.pictures}>
          {order.lines.slice(0, MAX_PICTURES).map(({ productId, name, picture, kind }) => (
            <li key={productId}>
              <a href={paths.product(productId)} aria-label={name}>
                <ProductPicture picture={picture} kind={kind} sizes="72px" />
              </a>
            </li>
          ))}
        </ul>
        <RepeatButton number={order.number} />
      </section>
      {line && (
        <ProductRow title={m.home_fits({ name: line.name })} products={accessories.map(({ product }) => product)} />
      )}
    </div>
  );
}

function useSuggestions(): Suggestions | null {
  const { api } = useShop();
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      const { orders } = await api('GET /api/orders', { tab: 'finished' }, { signal });
      const order = orders.find(({ status }) => status === 'completed');
      if (!order) return;
      const [line] = order.lines;
      setSuggestions({ order, line: null, accessories: [] });
      if (!line) return;
      const { accessories } = await api('GET /api/catalog/products/:id/related', { id: line.productId }, { signal });
      if (accessories.length > 0) setSuggestions({ order, line, accessories });
    };
    // Optional: after an error the page is complete without them.
    load().catch(() => {});
    return () => controller.abort();
  }, [api]);
  return suggestions;
}
