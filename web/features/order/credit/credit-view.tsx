import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Credit } from '#contract/orders/credit.ts';
import type { Order } from '#contract/orders/orders.ts';
import type { SentCode } from '#contract/customers/phone-proof.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { leaveTo, returnFromSite } from '#web/device/focus/leave-to.ts';
import { m } from '#web/messages.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { useAttempt } from '#web/state/calls/use-attempt.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { StepIndicator } from '#web/ui/states/progress.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { momentText } from '#web/texts/times.ts';
import { sumToPay } from '../payment/payment-stage.ts';
import { orderKey } from '../view/use-order.ts';
import { usePaymentCheck } from '../payment/use-payment-check.ts';
import { BankOffers } from './bank-offers.tsx';
import { CreditCode } from './credit-code.tsx';
import { CreditForm } from './credit-form.tsx';
import { useCredit } from './use-credit.ts';
import css from './credit.module.css';

type Props = { number: string; orders: readonly Order[]; onOrders: (orders: Order[]) => void };
type SentApplication = { code: SentCode; resend: () => Promise<SentCode> };

/** Step 5 of the checkout (spec §4): the credit or instalment application, from the IIN to the signature. */
export function CreditView({ number, orders, onOrders }: Props) {
  const { api, paths, navigate, language } = useShop();
  const now = useNow();
  usePaymentCheck(number, orders, onOrders);
  const { credit, failed, show, load } = useCredit(number, orders);
  const [application, setApplication] = useState<SentApplication | null>(null);
  const { runningKey, problem, run } = useAttempt<string>(() => {
    void load();
    return m.credit_failed();
  });
  const isPaid = orders.every(({ payment, status }) => payment.paid || status === 'cancelled');
  const openThanks = useEffectEvent(() => {
    returnFromSite();
    navigate(paths.thanks(number), { replace: true });
  });
  useEffect(() => {
    if (isPaid) openThanks();
  }, [isPaid]);

  const choose = (bank: string, months: number) =>
    void run(async () => {
      const choice = { ...orderKey(number), bank, months };
      const { signUrl } = await api('POST /api/orders/:number/credit/choice', choice);
      await leaveTo(signUrl);
    }, bank);
  const repeat = () =>
    void run(async () => show(await api('POST /api/orders/:number/credit/repeat', orderKey(number))), 'repeat');

  const deadline = orders[0]?.payment.payUntil ?? null;
  return (
    <div className={css.page}>
      <StepIndicator label={m.checkout_steps()} doneLabel={m.checkout_step_done()} steps={creditSteps()} />
      <header className={css.head}>
        <h1>{m.credit_title()}</h1>
        <p className={css.sum}>{m.payment_amount({ amount: formatTenge(sumToPay(orders)) })}</p>
        {deadline && <p className={css.muted}>{m.credit_until({ moment: momentText(deadline, now, language) })}</p>}
      </header>
      {credit === null ? (
        <LoadingCredit failed={failed} onRetry={() => void load()} />
      ) : (
        <section className={css.panel} aria-live="polite">
          <StatePanel credit={credit} application={application}>
            {{
              form: (
                <CreditForm
                  number={number}
                  phoneMasked={credit.phoneMasked}
                  onSent={(code, resend) => setApplication({ code, resend })}
                />
              ),
              code: application && (
                <CreditCode
                  number={number}
                  phoneMasked={credit.phoneMasked}
                  sentCode={application.code}
                  resend={application.resend}
                  onVerified={(updated) => {
                    setApplication(null);
                    show(updated);
                  }}
                />
              ),
              offers: <BankOffers credit={credit} busy={runningKey} onChoose={choose} />,
              repeat: (
                <Button icon="refresh" loading={runningKey === 'repeat'} onClick={repeat}>
                  {m.credit_repeat()}
                </Button>
              ),
              sign: credit.chosen && (
                <Button
                  kind="action"
                  size="large"
                  wide
                  loading={runningKey !== null}
                  onClick={() => choose(credit.chosen!.bank, credit.chosen!.months)}
                >
                  {m.credit_sign()}
                </Button>
              ),
            }}
          </StatePanel>
          <ErrorMessage>{problem}</ErrorMessage>
        </section>
      )}
      <div className={css.ways}>
        <Button kind="quiet" href={paths.thanks(number)}>
          {m.payment_to_order()}
        </Button>
        <Button kind="quiet" icon="phone" href={paths.paymentCallOperator()}>
          {m.payment_operator()}
        </Button>
      </div>
    </div>
  );
}

/** Part of the form for the application's state. */
function StatePanel({
  credit,
  application,
  children: { form, code, offers, repeat, sign },
}: {
  credit: Credit;
  application: SentApplication | null;
  children: Record<'form' | 'code' | 'offers' | 'repeat' | 'sign', ReactNode>;
}) {
  const hasSilentBank = credit.banks.some(({ answer }) => answer === 'silent');
  switch (credit.state) {
    case 'asking':
    case 'offered':
      return (
        <>
          <h2>{credit.state === 'offered' ? m.credit_offered() : m.credit_asking()}</h2>
          <p className={css.muted}>{credit.asking ? m.credit_asking_text() : m.credit_offered_text()}</p>
          {offers}
          {hasSilentBank && !credit.asking && repeat}
        </>
      );
    case 'unanswered':
      return (
        <>
          <h2>{m.credit_unanswered()}</h2>
          <p className={css.muted}>{m.credit_unanswered_text()}</p>
          {offers}
          {repeat}
        </>
      );
    case 'chosen':
      return (
        <>
          <h2>{m.credit_chosen()}</h2>
          <p className={css.muted}>{m.credit_chosen_text()}</p>
          {sign}
        </>
      );
    case 'signed':
    case 'released':
      return <h2>{m.credit_signed()}</h2>;
    default:
      return (
        <>
          <h2>{credit.state === 'refused' ? m.credit_refused() : m.credit_apply()}</h2>
          <p className={css.muted}>{credit.state === 'refused' ? m.credit_refused_text() : m.credit_apply_text()}</p>
          {application ? code : form}
        </>
      );
  }
}

function LoadingCredit({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  return failed ? (
    <Button kind="action" icon="refresh" onClick={onRetry}>
      {m.frame_retry()}
    </Button>
  ) : (
    <Spinner size="large" label={m.order_loading()} />
  );
}

function creditSteps() {
  const finishedSteps = [m.checkout_contact(), m.checkout_delivery(), m.checkout_payment()];
  return [
    ...finishedSteps.map((title, index) => ({ id: String(index + 1), title, state: 'done' as const })),
    { id: '5', title: m.credit_step(), state: 'now' as const },
  ];
}
