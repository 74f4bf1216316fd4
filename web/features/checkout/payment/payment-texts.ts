import type { Frame } from '#contract/content/pages.ts';
import type { Checkout, PaymentChoice } from '#contract/orders/checkout.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import { usesGateway, paymentPolicies } from '#domain/payments/payment-policies.ts';
import { m } from '#web/messages.ts';
import type { IconName } from '#web/ui/marks/icon.tsx';

/** Labels of a payment method in the checkout; `explain` is the line below its name. */
type MethodLabels = {
  name: () => string;
  icon: IconName;
  explain: (checkout: Checkout, frame: Frame) => string;
};

/** Labels of each payment method. */
export const METHOD_LABELS: Record<PaymentMethod, MethodLabels> = {
  'on-receipt': {
    name: () => m.checkout_pay_receipt(),
    icon: 'receipt',
    explain: ({ draft }, { cardOnReceipt, supportHours }) => {
      const [withCard, inCash] =
        draft.delivery?.kind === 'pickup'
          ? [m.checkout_pay_receipt_pickup, m.checkout_pay_cash_pickup]
          : [m.checkout_pay_receipt_courier, m.checkout_pay_cash_courier];
      return `${cardOnReceipt ? withCard() : inCash()} ${m.checkout_pay_receipt_call(supportHours)}`;
    },
  },
  card: {
    name: () => m.checkout_pay_card(),
    icon: 'card',
    explain: ({ reservationMinutes: count }) => m.checkout_pay_card_text({ count }),
  },
  qr: {
    name: () => m.checkout_pay_qr(),
    icon: 'qr',
    explain: ({ reservationMinutes: count }) => m.checkout_pay_qr_text({ count }),
  },
  credit: { name: () => m.checkout_pay_credit(), icon: 'bank', explain: () => m.checkout_pay_credit_text() },
  invoice: { name: () => m.checkout_pay_invoice(), icon: 'building', explain: () => m.checkout_pay_invoice_text() },
};

/** Why credit cannot be chosen for a cart. */
export const CREDIT_PROBLEM_TEXTS: Record<NonNullable<Checkout['creditProblem']>, () => string> = {
  savings: () => m.checkout_credit_no_savings(),
  digital: () => m.checkout_credit_no_digital(),
  sum: () => m.checkout_credit_no_sum(),
};

/** Returns whether the order is paid right after it is placed. */
export function isPaidNow(payment: PaymentChoice | undefined): boolean {
  return payment !== undefined && usesGateway(payment.method);
}

/** Returns whether the buyer applies for credit after the order is placed. */
export function needsCreditApplication(payment: PaymentChoice | undefined): boolean {
  return payment !== undefined && paymentPolicies[payment.method].opens === 'application';
}
