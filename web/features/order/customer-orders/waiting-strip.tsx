import { useEffect, useState, type ReactNode } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { ApiError } from '#web/calls/api.ts';
import { saveSession, readSession } from '#web/device/memory/tab-memory.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { settleOrder } from '#web/state/customer/last-order.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Icon } from '#web/ui/marks/icon.tsx';
import { momentText } from '#web/texts/times.ts';
import { confirmUntil, minutesLeft, sumToPay } from '../payment/payment-stage.ts';
import { orderKey } from '../view/use-order.ts';
import css from './waiting-strip.module.css';

const DISMISSED_KEY = 'waiting-dismissed';
const TICK_MS = 20_000;

/**
 * An order waiting for its payment, with the remaining reservation time; or for the shop's call, with deadline and
 * phone. The payment reminder is always shown in the cart.
 */
export function WaitingStrip({ number, isInCart }: { number: string; isInCart: boolean }) {
  const { api } = useShop();
  const [orders, setOrders] = useState<Order[] | null>(null);
  const [now, setNow] = useState(() => Date.now());
  const [isDismissed, setIsDismissed] = useState(() => readSession(DISMISSED_KEY) === number);
  const minutes = minutesLeft(orders ?? [], now);
  const deadline = confirmUntil(orders ?? []);
  const isOver = orders !== null && minutes === 0 && (deadline === null || Date.parse(deadline) <= now);
  useEffect(() => {
    let isUnmounted = false;
    const refresh = () => {
      if (document.visibilityState !== 'visible') return;
      api('POST /api/orders/lookup', orderKey(number)).then(
        (response) => {
          if (isUnmounted) return;
          if (response.orders.some(({ payment }) => payment.payable) || confirmUntil(response.orders))
            setOrders(response.orders);
          else settleOrder(number);
        },
        (error: unknown) => {
          if (error instanceof ApiError && error.error === 'order_not_found') settleOrder(number);
        },
      );
    };
    refresh();
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [api, number, isOver]);
  if (orders === null || isOver || (isDismissed && !(isInCart && minutes > 0))) return null;
  const dismiss = () => {
    saveSession(DISMISSED_KEY, number);
    setIsDismissed(true);
  };
  const close = <IconButton icon="close" size="small" label={m.unpaid_dismiss()} onClick={dismiss} />;
  if (minutes > 0)
    return (
      <PayStrip number={number} orders={orders} minutes={minutes}>
        {!isInCart && close}
      </PayStrip>
    );
  return (
    deadline !== null && (
      <CallStrip number={number} deadline={deadline} now={now}>
        {close}
      </CallStrip>
    )
  );
}

function PayStrip({
  number,
  orders,
  minutes,
  children,
}: {
  number: string;
  orders: readonly Order[];
  minutes: number;
  children: ReactNode;
}) {
  const { paths } = useShop();
  return (
    <section aria-label={m.unpaid_label()} className={css.strip} data-print="hide">
      <div className={`container ${css.inside}`}>
        <Icon name="clock" size={20} className={css.icon} />
        <p className={css.text}>
          <a href={paths.thanks(number)}>{m.unpaid_order({ number })}</a>{' '}
          <span className={css.left}>{m.unpaid_left({ count: minutes })}</span>
        </p>
        <Button
          size="small"
          kind="action"
          href={paths.payment(number)}
          aria-label={m.order_pay({ amount: formatTenge(sumToPay(orders)) })}
        >
          {m.unpaid_pay()}
        </Button>
        {children}
      </div>
    </section>
  );
}

function CallStrip({
  number,
  deadline,
  now,
  children,
}: {
  number: string;
  deadline: string;
  now: number;
  children: ReactNode;
}) {
  const { paths, frame, language } = useShop();
  return (
    <section aria-label={m.unconfirmed_label()} className={css.strip} data-print="hide">
      <div className={`container ${css.inside}`}>
        <Icon name="phone" size={20} className={css.icon} />
        <p className={css.text}>
          <a href={paths.thanks(number)}>{m.unconfirmed_order({ number })}</a>{' '}
          <span>{m.unconfirmed_term({ moment: momentText(deadline, new Date(now), language) })}</span>
        </p>
        <Button size="small" href={`tel:${frame.supportShortNumber}`}>
          {frame.supportShortNumber}
        </Button>
        {children}
      </div>
    </section>
  );
}
