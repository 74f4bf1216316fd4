import type { ReactNode } from 'react';
import type { CartLine } from '#contract/orders/cart.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAction } from '#web/state/calls/use-action.ts';
import { markLines } from '#web/state/cart/cart-marks.ts';
import { addToCart, removeFromCart } from '#web/state/cart/cart-store.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import css from './later-lines.module.css';

/** Lines set aside: each returns to the cart with one press, or is removed. */
export function LaterLines({ lines, picture }: { lines: readonly CartLine[]; picture: (line: CartLine) => ReactNode }) {
  const { api, paths } = useShop();
  const { busy, run } = useAction(() => m.cart_problem_remove());
  if (lines.length === 0) return null;
  const remove = ({ product: { id, name }, quantity }: CartLine) =>
    run(async () => {
      await removeFromCart(api, id);
      const undo = () =>
        void run(async () => {
          await addToCart(api, id, quantity);
          await markLines(api, [id], 'later');
        });
      toast.show({ kind: 'info', text: m.cart_removed({ name }), action: { label: m.cart_undo(), run: undo } });
    });
  return (
    <section className={css.later} aria-labelledby="cart-later">
      <h2 id="cart-later" className={css.title}>
        {m.cart_later_title()}
      </h2>
      <ul role="list">
        {lines.map((line) => (
          <li key={line.product.id} className={css.line}>
            <span className={css.picture}>{picture(line)}</span>
            <span className={css.about}>
              <a href={paths.product(line.product.id)}>{line.product.name}</a>
              {line.product.price !== null && <b>{formatTenge(line.product.price)}</b>}
            </span>
            <Button
              size="small"
              disabled={busy}
              aria-label={m.cart_later_return_name({ name: line.product.name })}
              onClick={() => void run(() => markLines(api, [line.product.id], 'selected'))}
            >
              {m.cart_later_return()}
            </Button>
            <IconButton
              icon="trash"
              size="small"
              label={m.cart_remove_name({ name: line.product.name })}
              disabled={busy}
              onClick={() => void remove(line)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
