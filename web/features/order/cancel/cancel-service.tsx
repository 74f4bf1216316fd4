import { useState } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { masterNumber } from '#domain/orders/order-number.ts';
import { formatTenge, multiply } from '#domain/pricing/money.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { useAttempt } from '#web/state/calls/use-attempt.ts';
import { usePhoneVerification } from '#web/state/calls/use-phone-verification.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { QuantityStepper } from '#web/ui/inputs/quantity-stepper.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import type { OrderSlots } from '../view/order-slots.ts';
import { orderKey } from '../view/use-order.ts';
import css from '../view/order-view.module.css';

const PROBLEMS: Partial<Record<ApiError['error'], () => string>> = {
  service_unavailable: () => m.service_cancel_late(),
  return_refused: () => m.service_cancel_return(),
  rate_limited: () => m.return_too_often(),
  offline: () => m.offline_title(),
};

/** Asks for confirmation and cancels a service of an order, or some of its units, once. */
export default function CancelService({
  number,
  service: { productId, code, name, price, cancellable, returned },
  phoneVerification,
  onClose,
  onOrders,
}: Pick<OrderSlots, 'phoneVerification'> & {
  /** Number of the order. */
  number: string;
  service: Order['services'][number];
  onClose: () => void;
  onOrders: (orders: Order[]) => void;
}) {
  const { api } = useShop();
  const [quantity, setQuantity] = useState(cancellable);
  const { busy, problem, run } = useAttempt((error) =>
    ((error instanceof ApiError && PROBLEMS[error.error]) || m.order_cancel_failed)(),
  );
  const { isVerificationNeeded, withVerification, onVerified } = usePhoneVerification();
  const key = orderKey(masterNumber(number));
  const cancel = () =>
    run(async () => {
      const input = { ...key, number, productId, code, quantity, returned };
      const { orders } = await withVerification(() =>
        api('POST /api/orders/:number/services/:productId/:code/cancel', input),
      );
      onOrders(orders);
      onClose();
      toast.show({ kind: 'success', text: m.service_cancel_done({ name }) });
    });
  return (
    <Modal
      open
      size="small"
      onClose={onClose}
      title={m.service_cancel_title({ name })}
      closeLabel={m.frame_close()}
      footer={
        isVerificationNeeded ? null : (
          <div className={css.choices}>
            <Button onClick={onClose}>{m.service_cancel_no()}</Button>
            <Button kind="danger" loading={busy} onClick={() => void cancel()}>
              {m.order_cancel_yes()}
            </Button>
          </div>
        )
      }
    >
      {cancellable > 1 && (
        <QuantityStepper
          value={quantity}
          max={cancellable}
          onValue={setQuantity}
          disabled={busy}
          label={m.cart_quantity({ name })}
          labels={{ less: m.cart_less(), more: m.cart_more() }}
        />
      )}
      <p>{m.service_cancel_text({ sum: formatTenge(multiply(price, quantity)) })}</p>
      {isVerificationNeeded && phoneVerification(key.phone ?? '', onVerified)}
      <ErrorMessage className={css.problem}>{problem}</ErrorMessage>
    </Modal>
  );
}
