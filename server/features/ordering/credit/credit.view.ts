import type { Credit } from '#contract/orders/credit.ts';
import { isAwaitingBanks } from '#domain/payments/credit-application.ts';
import { pick, type Language } from '#domain/text/language.ts';
import { redactPhone } from '#domain/customers/phone.ts';
import type { CreditBank } from '#server/gateways/credit/gateway.ts';
import type { Answer, Application } from './credit.queries.ts';

const HIDDEN = '••••••••';

/** Renders an application in a language; IIN and phone are masked. */
export function creditView(
  order: { amount: number; phone: string },
  application: Application | undefined,
  answers: readonly Answer[],
  banks: readonly CreditBank[],
  language: Language,
): Credit {
  const chosenOffer = application?.chosenBank
    ? answers
        .find(({ bank }) => bank === application.chosenBank)
        ?.offers.find(({ months }) => months === application.chosenMonths)
    : undefined;
  return {
    state: application?.state ?? null,
    amount: order.amount,
    phoneMasked: redactPhone(order.phone),
    iinMasked: application ? HIDDEN + application.iinEnd : null,
    banks: banks.flatMap(({ id, name }) => {
      const bankAnswer = answers.find(({ bank }) => bank === id);
      return bankAnswer
        ? [{ bank: id, name: pick(name, language), answer: bankAnswer.answer, offers: bankAnswer.offers }]
        : [];
    }),
    asking:
      application !== undefined &&
      isAwaitingBanks(
        application.state,
        answers.map(({ answer }) => answer),
      ),
    chosen:
      chosenOffer && application
        ? { bank: application.chosenBank!, months: chosenOffer.months, monthly: chosenOffer.monthly }
        : null,
  };
}
