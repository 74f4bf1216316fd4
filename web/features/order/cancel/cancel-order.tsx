import type { Order } from '#contract/orders/orders.ts';
import { masterNumber } from '#domain/orders/order-number.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAttempt } from '#web/state/calls/use-attempt.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Amounts } from '#web/ui/layout/amounts.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { orderKey } from '../view/use-order.ts';
import { keptKeyTexts, refundRows } from './refund-rows.ts';
import css from '../view/order-view.module.css';

/** Shows what is refunded and what is not, asks for confirmation and cancels the order once. */
export default function CancelOrder({
  order,
  onClose,
  onOrders,
}: {
  order: Order;
  onClose: () => void;
  onOrders: (orders: Order[]) => void;
}) {
  const { api } = useShop();
  const { number, cancellation } = order;
  const keptKeys = keptKeyTexts(order);
  const { busy, problem, run } = useAttempt((error) => {
    const name = error instanceof ApiError ? error.error : 'unexpected';
    if (name === 'order_not_cancellable') return m.order_cancel_late();
    return name === 'offline' ? m.offline_title() : m.order_cancel_failed();
  });
  const cancel = () =>
    run(async () => {
      const { orders } = await api('POST /api/orders/:number/cancel', { ...orderKey(masterNumber(number)), number });
      onOrders(orders);
      onClose();
      toast.show({ kind: 'success', text: m.order_cancel_done({ number }) });
    });
  return (
    <Modal
      open
      size="small"
      onClose={onClose}
      title={m.order_cancel_title({ number })}
      closeLabel={m.frame_close()}
      footer={
        <div className={css.choices}>
          <Button onClick={onClose}>{m.order_cancel_no()}</Button>
          <Button kind="danger" loading={busy} onClick={() => void cancel()}>
            {m.order_cancel_yes()}
          </Button>
        </div>
      }
    >
      <p>{keptKeys.length > 0 ? m.order_cancel_part() : m.order_cancel_text()}</p>
      {cancellation && <Amounts rows={refundRows({ ...cancellation, method: order.payment.method })} />}
      {keptKeys.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ErrorMessage className={css.problem}>{problem}</ErrorMessage>
    </Modal>
  );
}
