import { useEffect, useState } from 'react';
import type { Order } from '#contract/orders.ts';
import { formatTenge } from '#domain/money.ts';
import { ApiError } from '#web/api.ts';
import { keepTab, readTab } from '#web/device/tab-memory.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { settleOrder } from '#web/state/last-order.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { minutesLeft, sumToPay } from './payment-stage.ts';
import { orderKey } from './use-order.ts';
import css from './unpaid-strip.module.css';

const DISMISSED = 'unpaid-dismissed';
const TICK_MS = 20_000;

/** An order that waits for its payment, how long it is held, and the way to pay. In the cart it cannot be dismissed. */
export function UnpaidStrip({ number, inCart }: { number: string; inCart: boolean }) {
  const { api, paths } = useShop();
  const [orders, setOrders] = useState<Order[] | null>(null);
  const [now, setNow] = useState(() => Date.now());
  const [dismissed, setDismissed] = useState(() => readTab<string>(DISMISSED) === number);
  const left = minutesLeft(orders ?? [], now);
  const over = orders !== null && left === 0;
  useEffect(() => {
    let gone = false;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      api('POST /api/orders/lookup', orderKey(number)).then(
        (answer) => {
          if (gone) return;
          if (answer.orders.some(({ payment }) => payment.payable)) setOrders(answer.orders);
          else settleOrder(number);
        },
        (error: unknown) => {
          if (error instanceof ApiError && error.error === 'order_not_found') settleOrder(number);
        },
      );
    };
    look();
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [api, number, over]);
  if (orders === null || left === 0 || (dismissed && !inCart)) return null;
  const dismiss = () => {
    keepTab(DISMISSED, number);
    setDismissed(true);
  };
  return (
    <section aria-label={m.unpaid_label()} className={css.strip} data-print="hide">
      <div className={`container ${css.inside}`}>
        <Icon name="clock" size={20} className={css.icon} />
        <p className={css.text}>
          <a href={paths.thanks(number)}>{m.unpaid_order({ number })}</a>{' '}
          <span className={css.left}>{m.unpaid_left({ count: left })}</span>
        </p>
        <Button
          size="small"
          kind="action"
          href={paths.payment(number)}
          aria-label={m.order_pay({ amount: formatTenge(sumToPay(orders)) })}
        >
          {m.unpaid_pay()}
        </Button>
        {!inCart && <IconButton icon="close" size="small" label={m.unpaid_dismiss()} onClick={dismiss} />}
      </div>
    </section>
  );
}
