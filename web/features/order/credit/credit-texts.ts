import type { CreditState } from '#domain/payments/credit-application.ts';
import { m } from '#web/messages.ts';

/** Describes an application's state on the order page. */
export function creditStateText(state: CreditState): string {
  const texts: Record<CreditState, () => string> = {
    proving: () => m.credit_apply(),
    asking: () => m.credit_asking(),
    offered: () => m.credit_offered(),
    unanswered: () => m.credit_unanswered(),
    refused: () => m.credit_refused(),
    chosen: () => m.credit_chosen(),
    signed: () => m.credit_signed(),
    released: () => m.credit_signed(),
    cancelled: () => m.credit_cancelled(),
    expired: () => m.credit_cancelled(),
  };
  return texts[state]();
}
