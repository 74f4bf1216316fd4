import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import {
  isChargedDirectly,
  paymentPolicies,
  type DirectMethod,
  type ExchangeableMethod,
} from '#domain/payments/payment-policies.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { ApiError } from '#web/calls/api.ts';
import { leaveTo, returnFromSite } from '#web/device/focus/leave-to.ts';
import { m } from '#web/messages.ts';
import { useNow, useShop } from '#web/state/shop-context.tsx';
import { useAttempt } from '#web/state/calls/use-attempt.ts';
import { customerId } from '#web/state/customer/customer.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon, type IconName } from '#web/ui/marks/icon.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { timeText } from '#web/texts/times.ts';
import { QrPayment } from './qr-code.tsx';
import { paymentStage, declineReasonText, sumToPay, type PaymentStage } from './payment-stage.ts';
import { orderKey } from '../view/use-order.ts';
import { usePaymentCheck } from './use-payment-check.ts';
import css from '../view/order-view.module.css';

const PayCard = lazyPart(() => import('./pay-card.tsx'));

/** Buttons of immediate payment methods; `switchLabel` is the label when switching methods. */
const METHODS: Record<DirectMethod, { icon: IconName; switchLabel: () => string }> = {
  card: { icon: 'card', switchLabel: () => m.payment_by_card() },
  qr: { icon: 'qr', switchLabel: () => m.payment_by_qr() },
};

type StageText = { title: string; text: string; icon: IconName | null; tone?: 'good' | 'bad' };

/** Payment page of an order: the stage, and the one action needed (spec §4 "Payment"). */
export function PaymentView({
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
  const method = orders[0]?.payment.method;
  const policy = method && paymentPolicies[method];
  const isByCode = policy?.opens === 'code';
  const customer = customerId.use();
  const [cardId, setCardId] = useState<number | null>(null);
  const { busy, problem, pay } = usePay(number, cardId, check);
  const stage = paymentStage(orders);
  // An invoice is paid at the company's own bank; the order page shows it.
  const isOver = stage === 'accepted' || stage === 'none' || policy?.settledBy === 'transfer';
  const isPending = stage === 'waiting' || stage === 'confirm';
  useEffect(() => {
    if (!isPending) returnFromSite();
  }, [isPending]);
  const openThanks = useEffectEvent(() => navigate(paths.thanks(number), { replace: true }));
  useEffect(() => {
    if (isOver) openThanks();
  }, [isOver]);
  const reason = orders[0]?.payment.attempt?.reason;
  const { title, text, icon, tone } = { ...stageText(stage, reason), ...(isByCode ? qrStageText(stage) : {}) };
  const isPayable = orders.some(({ payment }) => payment.payable) && !isOver;
  const otherMethods = isPayable ? (orders.find(({ payment }) => payment.payable)?.payment.otherWays ?? []) : [];
  const code = stage === 'waiting' && isPayable ? orders.find(({ payment }) => payment.code)?.payment.code : null;
  return (
    <div className={css.stage}>
      {code ? null : icon ? (
        <Icon name={icon} size={32} className={tone && css[tone]} />
      ) : (
        <Spinner size="large" label={m.payment_waiting()} />
      )}
      <div role="status">
        <h1>{title}</h1>
      </div>
      <p>{text}</p>
      {isPayable && <p className={css.sum}>{m.payment_amount({ amount: formatTenge(sumToPay(orders)) })}</p>}
      {code && <QrPayment code={code} onOver={() => void check()} />}
      {isPayable && <TimeLeft deadline={orders[0]?.payment.payUntil ?? null} onOver={check} />}
      {isPayable && !isPending && customer !== null && policy?.extraInput === 'card' && (
        <Suspense>
          <PayCard cardId={cardId} onCard={setCardId} />
        </Suspense>
      )}
      <ErrorMessage>{problem}</ErrorMessage>
      <div className={css.buttons}>
        {isPayable && !(isByCode && isPending) && method && isChargedDirectly(method) && (
          <Button
            kind={isPending ? 'secondary' : 'action'}
            size="large"
            icon={METHODS[method].icon}
            loading={busy === 'same'}
            disabled={busy !== null && busy !== 'same'}
            onClick={() => void pay(method)}
          >
            {isByCode ? qrButtonText(stage) : payButtonText(stage)}
          </Button>
        )}
        {otherMethods.map((chosenMethod) => (
          <Button
            key={chosenMethod}
            kind="secondary"
            size="large"
            icon={METHODS[chosenMethod].icon}
            loading={busy === chosenMethod}
            disabled={busy !== null && busy !== chosenMethod}
            onClick={() => void pay(chosenMethod, chosenMethod)}
          >
            {METHODS[chosenMethod].switchLabel()}
          </Button>
        ))}
        {isPending && isStopped && (
          <Button icon="refresh" loading={isChecking} onClick={() => void check()}>
            {m.payment_check()}
          </Button>
        )}
        <Button kind="quiet" href={paths.thanks(number)}>
          {m.payment_to_order()}
        </Button>
        {isPayable && (
          <Button kind="quiet" icon="phone" href={paths.paymentCallOperator()}>
            {m.payment_operator()}
          </Button>
        )}
        {(stage === 'expired' || stage === 'refunded') && (
          <Button kind="action" href={paths.catalog()}>
            {m.cart_to_catalog()}
          </Button>
        )}
      </div>
    </div>
  );
}

/**
 * Starts a payment attempt, or reopens the current one: the bank's page replaces ours, a QR code is shown here. Another
 * payment method ends the open attempt.
 */
function usePay(number: string, cardId: number | null, check: () => Promise<void>) {
  const { api } = useShop();
  const { runningKey, problem, run } = useAttempt<ExchangeableMethod | 'same'>(errorText);
  const pay = (chosenMethod: DirectMethod, otherMethod?: ExchangeableMethod) =>
    run(async () => {
      try {
        const { paymentUrl } = await api('POST /api/orders/:number/payments', {
          ...orderKey(number),
          ...(otherMethod && { by: otherMethod }),
          ...(paymentPolicies[chosenMethod].extraInput === 'card' && cardId !== null && { savedCardId: cardId }),
        });
        if (paymentPolicies[chosenMethod].opens === 'page') await leaveTo(paymentUrl);
        else await check();
      } catch (error) {
        // The method may have changed already, or the payment may have progressed further.
        if (otherMethod) await check();
        throw error;
      }
    }, otherMethod ?? 'same');
  return { busy: runningKey, problem, pay };
}

/** Remaining reservation time; reloads the order when it expires. */
function TimeLeft({ deadline, onOver }: { deadline: string | null; onOver: () => Promise<void> }): ReactNode {
  const start = useNow();
  const [now, setNow] = useState(start);
  const minutesLeft = deadline === null ? 0 : Math.ceil((Date.parse(deadline) - now.getTime()) / MINUTE_MS);
  const isOver = deadline !== null && minutesLeft <= 0;
  useEffect(() => {
    setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), 20_000);
    return () => clearInterval(timer);
  }, []);
  const reportEnd = useEffectEvent(() => void onOver());
  useEffect(() => {
    if (isOver) reportEnd();
  }, [isOver]);
  return deadline !== null && minutesLeft > 0 ? (
    <p>{m.payment_left({ time: timeText(deadline), count: minutesLeft })}</p>
  ) : null;
}

function stageText(stage: PaymentStage, reason: string | null | undefined): StageText {
  const texts: Record<PaymentStage, () => StageText> = {
    preparing: () => ({ title: m.payment_preparing(), text: m.payment_preparing_text(), icon: 'card' }),
    confirm: () => ({ title: m.payment_confirm(), text: m.payment_confirm_text(), icon: null }),
    waiting: () => ({ title: m.payment_waiting(), text: m.payment_waiting_text(), icon: null }),
    accepted: () => ({ title: m.payment_accepted(), text: m.payment_accepted_text(), icon: 'success', tone: 'good' }),
    none: () => ({ title: m.payment_not_payable(), text: '', icon: 'receipt' }),
    error: () => ({ title: m.payment_error(), text: declineReasonText(reason), icon: 'error', tone: 'bad' }),
    retry: () => ({ title: m.payment_retry(), text: m.payment_retry_text(), icon: 'refresh' }),
    refunded: () => ({ title: m.payment_refunded(), text: m.payment_refunded_text(), icon: 'return' }),
    expired: () => ({ title: m.payment_expired(), text: m.payment_expired_text(), icon: 'clock' }),
  };
  return texts[stage]();
}

/** Overrides for QR payments, which are made on this page. */
function qrStageText(stage: PaymentStage): Partial<StageText> {
  const texts: Partial<Record<PaymentStage, () => Partial<StageText>>> = {
    preparing: () => ({ text: m.qr_preparing_text(), icon: 'qr' }),
    waiting: () => ({ text: m.qr_waiting_text() }),
    confirm: () => ({ text: m.qr_confirm_text() }),
    retry: () => ({ title: m.qr_over(), text: m.qr_over_text(), icon: 'qr' }),
    refunded: () => ({ text: m.qr_refunded_text() }),
  };
  return texts[stage]?.() ?? {};
}

function qrButtonText(stage: PaymentStage): string {
  return stage === 'preparing' ? m.qr_show() : m.qr_again();
}

function payButtonText(stage: PaymentStage): string {
  if (stage === 'waiting' || stage === 'confirm') return m.payment_to_bank();
  return stage === 'error' || stage === 'retry' || stage === 'refunded' ? m.payment_again() : m.payment_pay();
}

function errorText(error: unknown): string {
  const name = error instanceof ApiError ? error.error : 'unexpected';
  if (name === 'bank_unreachable') return m.payment_bank_down();
  if (name === 'order_not_payable') return m.payment_not_payable();
  if (name === 'payment_under_way') return m.payment_under_way();
  if (name === 'saved_card_not_found') return m.card_gone();
  if (name === 'offline') return m.offline_title();
  return name === 'rate_limited' ? m.checkout_problem_often() : m.payment_failed();
}
