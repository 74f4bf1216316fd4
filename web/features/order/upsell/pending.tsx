import { useEffect, useEffectEvent } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { upsellPaths } from '#domain/urls/upsell-paths.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { paymentStage, sumToPay } from '../payment/payment-stage.ts';
import { usePaymentCheck } from '../payment/use-payment-check.ts';
import { redirectAfterPayment } from './offers.ts';
import css from './upsell.module.css';

/** Waits for an order's payment, then redirects to the offers, or to the payment page if it failed. */
export function Pending({
  number,
  orders,
  onOrders,
}: {
  number: string;
  orders: readonly Order[];
  onOrders: (orders: Order[]) => void;
}) {
  const { paths, navigate } = useShop();
  const { isChecking, check, isStopped } = usePaymentCheck(number, orders, onOrders);
  const stage = paymentStage(orders);
  const redirectTarget = redirectAfterPayment(stage);
  const redirect = useEffectEvent((target: 'offers' | 'payment') =>
    navigate(target === 'offers' ? upsellPaths(paths, number).offers() : paths.payment(number), { replace: true }),
  );
  useEffect(() => {
    if (redirectTarget !== null) redirect(redirectTarget);
  }, [redirectTarget]);
  return (
    <div className={css.stage}>
      <Spinner size="large" label={m.payment_waiting()} />
      <div role="status">
        <h1>{stage === 'confirm' ? m.payment_confirm() : m.payment_waiting()}</h1>
      </div>
      <p>{m.upsell_pending_text()}</p>
      <p className={css.sum}>{m.payment_amount({ amount: formatTenge(sumToPay(orders)) })}</p>
      <div className={css.buttons}>
        {isStopped && (
          <Button icon="refresh" loading={isChecking} onClick={() => void check()}>
            {m.payment_check()}
          </Button>
        )}
        <Button kind="action" size="large" href={paths.payment(number)}>
          {m.upsell_to_payment()}
        </Button>
        <Button kind="quiet" href={paths.thanks(number)}>
          {m.payment_to_order()}
        </Button>
      </div>
    </div>
  );
}
