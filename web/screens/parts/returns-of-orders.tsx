import type { Order, OrderLine } from '#contract/orders/orders.ts';
import { MAX_RETURN_PHOTOS } from '#domain/orders/return-request.ts';
import { PhoneVerification } from '#web/features/checkout/contact/phone-verification.tsx';
import { orderKey } from '#web/features/order/view/use-order.ts';
import { useLiveOrder } from '#web/features/order/view/use-live-order.ts';
import { ProductPicture } from '#web/features/product-card/product-picture.tsx';
import { FilePicker } from '#web/features/profile/feedback/file-picker.tsx';
import { OrderReturns } from '#web/features/returns/order-returns.tsx';
import type { ReturnSlots } from '#web/features/returns/return-slots.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';

const picture = (line: Pick<OrderLine, 'picture' | 'kind'>) => (
  <ProductPicture picture={line.picture} kind={line.kind} sizes="56px" />
);

const phoneVerification: ReturnSlots['phoneVerification'] = (phone, onVerified) => (
  <PhoneVerification
    phone={phone}
    reason={m.return_proof_text()}
    confirmLabel={m.return_proof_confirm()}
    onVerified={onVerified}
  />
);

/** Follows the order's changes while mounted. */
function OrderListener({ number, onChanged }: { number: string; onChanged: () => void }) {
  useLiveOrder(number, true, onChanged);
  return null;
}

/**
 * Returns of orders, below each page that shows them; `openedNumber` is the page's order number, which is the key of a
 * guest's stored phone.
 */
export default function ReturnsOfOrders({ openedNumber, orders }: { openedNumber: string; orders: readonly Order[] }) {
  const { api } = useShop();
  const openedKey = orderKey(openedNumber);
  return orders.map((order) => {
    const key = { ...openedKey, number: order.number };
    return (
      <OrderReturns
        key={order.number}
        order={order}
        orderKey={key}
        picture={picture}
        phoneVerification={phoneVerification}
        follow={(onChange) => <OrderListener number={openedNumber} onChanged={onChange} />}
        photos={(files, onFiles, withVerification) => (
          <FilePicker
            send={(file) => withVerification(() => api('POST /api/orders/:number/returns/files', { ...key, ...file }))}
            label={m.return_photos_add()}
            kinds={['image']}
            max={MAX_RETURN_PHOTOS}
            files={files}
            onFiles={onFiles}
          />
        )}
      />
    );
  });
}
