import { useState } from 'react';
import type { Order, OrderLine } from '#contract/orders/orders.ts';
import { masterNumber } from '#domain/orders/order-number.ts';
import { returnedShare } from '#domain/orders/product-return.ts';
import { formatTenge, groupDigits } from '#domain/pricing/money.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { useAttempt } from '#web/state/calls/use-attempt.ts';
import { usePhoneVerification } from '#web/state/calls/use-phone-verification.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { nonBreakingPhone } from '#web/texts/non-breaking-phone.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { QuantityStepper } from '#web/ui/inputs/quantity-stepper.tsx';
import { Amounts } from '#web/ui/layout/amounts.tsx';
import { Modal } from '#web/ui/overlays/modal.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import type { OrderSlots } from '../view/order-slots.ts';
import { orderKey } from '../view/use-order.ts';
import css from '../view/order-view.module.css';

/** Shows the refund of unopened keys, asks for confirmation and returns them once. */
export default function ReturnKeys({
  order,
  line: { productId, name, quantity: bought },
  keys: { returned, returnable, total, bonuses },
  phoneVerification,
  onClose,
  onOrders,
}: Pick<OrderSlots, 'phoneVerification'> & {
  order: Order;
  line: OrderLine;
  keys: NonNullable<OrderLine['keys']>;
  onClose: () => void;
  onOrders: (orders: Order[]) => void;
}) {
  const { api, frame } = useShop();
  const [quantity, setQuantity] = useState(returnable);
  const { busy, problem, run } = useAttempt((error) => errorText(error, nonBreakingPhone(frame.supportShortNumber)));
  const { isVerificationNeeded, withVerification, onVerified } = usePhoneVerification();
  const { number } = order;
  const key = orderKey(masterNumber(number));
  const share = (amount: number) => returnedShare(amount, { quantity: bought, returned }, quantity);
  const returnKeys = () =>
    run(async () => {
      const input = { ...key, number, productId, quantity, returned };
      const { orders } = await withVerification(() => api('POST /api/orders/:number/keys/:productId/return', input));
      onOrders(orders);
      onClose();
      toast.show({ kind: 'success', text: m.key_return_done({ name }) });
    });
  return (
    <Modal
      open
      size="small"
      onClose={onClose}
      title={m.key_return_title()}
      closeLabel={m.frame_close()}
      footer={
        isVerificationNeeded ? null : (
          <div className={css.choices}>
            <Button onClick={onClose}>{m.key_return_no()}</Button>
            <Button kind="danger" loading={busy} onClick={() => void returnKeys()}>
              {m.key_return()}
            </Button>
          </div>
        )
      }
    >
      <p>{m.key_return_text({ name })}</p>
      {returnable > 1 && (
        <QuantityStepper
          value={quantity}
          max={returnable}
          onValue={setQuantity}
          disabled={busy}
          label={m.cart_quantity({ name })}
          labels={{ less: m.cart_less(), more: m.cart_more() }}
        />
      )}
      <Amounts
        rows={[
          { name: m.key_return_money(), amount: formatTenge(share(total)) },
          ...(bonuses > 0 ? [{ name: m.back_to_bonuses(), amount: groupDigits(share(bonuses)) }] : []),
        ]}
      />
      {isVerificationNeeded && phoneVerification(key.phone ?? '', onVerified)}
      <ErrorMessage className={css.problem}>{problem}</ErrorMessage>
    </Modal>
  );
}

function errorText(error: unknown, phone: string): string {
  if (!(error instanceof ApiError)) return m.key_return_failed();
  if (error.error === 'return_refused') return m.key_return_gift({ phone });
  if (error.error === 'key_unavailable') return m.key_return_late();
  if (error.error === 'rate_limited') return m.return_too_often();
  return error.error === 'offline' ? m.offline_title() : m.key_return_failed();
}
