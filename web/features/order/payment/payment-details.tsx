import type { Order } from '#contract/orders/orders.ts';
import { paymentPolicies } from '#domain/payments/payment-policies.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { Badge } from '#web/ui/marks/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { momentText, timeText } from '#web/texts/times.ts';
import { nonBreakingPhone } from '#web/texts/non-breaking-phone.ts';
import { Cancellation } from '../cancel/cancellation.tsx';
import { InvoiceDetails } from './invoice-details.tsx';
import { confirmUntil, paymentStage, declineReasonText, sumToPay } from './payment-stage.ts';
import { creditStateText } from '../credit/credit-texts.ts';
import css from '../view/order-view.module.css';

/** Payment method of an order, and the button for an outstanding payment. */
export function PaymentDetails({ orders }: { orders: readonly Order[] }) {
  const { paths, language, frame } = useShop();
  const now = useNow();
  const [firstOrder] = orders;
  if (!firstOrder) return null;
  const stage = paymentStage(orders);
  const amount = formatTenge(sumToPay(orders));
  const deadline = confirmUntil(orders);
  if (orders.every(({ cancelled }) => cancelled !== null)) return <Cancellation orders={orders} />;
  if (orders.every(({ status }) => status === 'cancelled' || status === 'returned'))
    return (
      <p>{orders.some(({ status }) => status === 'returned') ? m.order_returned_text() : m.order_cancelled_text()}</p>
    );
  if (stage === 'none') {
    if (!firstOrder.payment.paid && orders.every(({ status }) => status === 'completed'))
      return <p>{m.order_paid_at_receipt({ amount })}</p>;
    return (
      <>
        <p>{firstOrder.payment.paid ? m.order_paid() : m.order_pay_receipt({ amount })}</p>
        {!firstOrder.payment.paid && <p className={css.more}>{m.order_receipt_later()}</p>}
        {deadline !== null && (
          <div className={css.unpaid} role="status">
            <p>
              <Badge kind="warning" soft>
                {m.order_unconfirmed()}
              </Badge>
            </p>
            <p>
              {m.order_unconfirmed_call({
                phone: nonBreakingPhone(firstOrder.contact.phoneMasked),
                ...frame.supportHours,
              })}
            </p>
            <p className={css.more}>
              {m.order_unconfirmed_term({
                moment: momentText(deadline, now, language),
                phone: frame.supportShortNumber,
              })}
            </p>
          </div>
        )}
      </>
    );
  }
  if (stage === 'accepted')
    return (
      <>
        <p>
          <Badge kind="success" soft>
            {m.order_paid()}
          </Badge>
        </p>
        <p className={css.more}>
          {firstOrder.invoice ? (
            m.order_invoice_paid()
          ) : (
            <a href={`#receipts-${firstOrder.number}`}>{m.order_receipt_paid()}</a>
          )}
        </p>
      </>
    );
  if (firstOrder.invoice) return <InvoiceDetails orders={orders} />;
  const { payUntil, attempt, method } = firstOrder.payment;
  const needsApplication = paymentPolicies[method].opens === 'application';
  return (
    <div className={css.unpaid} role="status">
      <p>
        <Badge kind="warning" soft>
          {stage === 'error' ? m.payment_error() : m.order_unpaid()}
        </Badge>
      </p>
      {stage === 'error' && <p>{declineReasonText(attempt?.reason)}</p>}
      {firstOrder.payment.credit && <p>{creditStateText(firstOrder.payment.credit)}</p>}
      {payUntil && (
        <p className={css.more}>
          {needsApplication
            ? m.credit_until({ moment: momentText(payUntil, now, language) })
            : m.order_unpaid_text({ time: timeText(payUntil) })}
        </p>
      )}
      <Button kind="action" href={paths.payment(firstOrder.masterNumber)}>
        {needsApplication ? m.credit_to_application() : m.order_pay({ amount })}
      </Button>
    </div>
  );
}
