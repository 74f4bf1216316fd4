import { useState } from 'react';
import type { RepeatedOrder } from '#contract/orders/orders.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAction } from '#web/state/calls/use-action.ts';
import { loadCart } from '#web/state/cart/cart-store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import css from '../customer-orders/customer-orders.module.css';

/** Takes an order's products to the checkout again; first lists those that are unavailable. */
export function RepeatButton({ number }: { number: string }) {
  const { api, paths, navigate } = useShop();
  const { busy, run } = useAction(() => m.orders_repeat_failed());
  const [missingLines, setMissingLines] = useState<RepeatedOrder['missing']>([]);
  const [addedCount, setAddedCount] = useState(0);
  const repeat = () =>
    run(async () => {
      const response = await api('POST /api/orders/:number/repeat', { number });
      void loadCart(api);
      setAddedCount(response.added);
      setMissingLines(response.missing);
      if (response.missing.length === 0) navigate(paths.checkout());
    });
  return (
    <>
      <Button icon="refresh" loading={busy} onClick={() => void repeat()}>
        {m.orders_repeat()}
      </Button>
      {missingLines.length > 0 && (
        <Modal
          open
          size="small"
          onClose={() => setMissingLines([])}
          title={addedCount > 0 ? m.orders_repeat_part() : m.orders_repeat_nothing()}
          closeLabel={m.frame_close()}
          footer={
            addedCount > 0 && (
              <Button kind="action" href={paths.checkout()}>
                {m.cart_checkout()}
              </Button>
            )
          }
        >
          <p>{m.orders_repeat_missing()}</p>
          <ul className={css.missing}>
            {missingLines.map((line) => (
              <li key={line.productId}>
                {line.name}
                {line.added > 0 && ` · ${m.orders_repeat_less({ added: line.added, wanted: line.wanted })}`}
              </li>
            ))}
          </ul>
        </Modal>
      )}
    </>
  );
}
