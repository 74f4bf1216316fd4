import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import type { OrderReturns as Returns, ReturnRequest } from '#contract/orders/returns.ts';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import type { PaymentMethod } from '#domain/payments/payment-method.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { preparedForm } from '#web/state/prepared-form.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Badge } from '#web/ui/marks/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { lazyPart } from '#web/ui/states/lazy-part.ts';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { HandOverInstructions } from './hand-over.tsx';
import { isUnverified } from '#web/state/calls/use-phone-verification.ts';
import type { ReturnSlots } from './return-slots.ts';
import { ReturnSums } from './return-sums.tsx';
import { nextStepText, RETURN_REASON_NAMES, RETURN_STATE_LABELS } from './return-texts.ts';
import css from './returns.module.css';

const RATE_LIMITED = 429;
/** Refused calls show no error: the caller may not see the returns, or the order has none. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== RATE_LIMITED;

/** States that advance without the buyer. */
const PENDING_STATES: ReadonlySet<ReturnRequest['state']> = new Set(['asked', 'accepted', 'received']);

const ReturnForm = lazyPart(() => import('./return-form.tsx'));

/** Returns of an order: the deadline, the form, and every request with its status. */
export function OrderReturns({ order, ...slots }: ReturnSlots & { order: Order }) {
  const { api, language } = useShop();
  const { orderKey, phoneVerification, follow } = slots;
  const [returns, setReturns] = useState<Returns | 'failed' | 'unverified' | null>(null);
  const [isFormOpen, setIsFormOpen] = useState(false);
  const prepared = preparedForm.use();
  const [isVerifying, setIsVerifying] = useState(false);
  const { number, status } = order;
  const load = useEffectEvent(async () => {
    // An undelivered order cannot be returned.
    if (status !== 'completed' && status !== 'returned') return;
    setReturns(
      await api('POST /api/orders/:number/returns/offer', orderKey).catch((error: unknown) =>
        isUnverified(error) ? 'unverified' : isRefused(error) ? null : 'failed',
      ),
    );
  });
  useEffect(() => void load(), [number, status]);
  const isLoaded = returns !== null;
  useEffect(() => {
    // A link to the returns of an order arrives before they are loaded.
    if (isLoaded && location.hash === `#returns-${number}`)
      document.getElementById(`returns-${number}`)?.scrollIntoView();
  }, [isLoaded, number]);
  if (!returns) return null;
  if (returns === 'unverified')
    return (
      <Card as="section" padding="large" className={css.stack} aria-labelledby={`returns-${number}`}>
        <h2 id={`returns-${number}`} className={css.heading}>
          {m.return_title()}
        </h2>
        {isVerifying ? (
          <div className={css.proof}>
            {phoneVerification(orderKey.phone ?? '', () => {
              setIsVerifying(false);
              void load();
            })}
          </div>
        ) : (
          <>
            <p className={css.muted}>{m.return_proof_text()}</p>
            <div>
              <Button icon="phone" onClick={() => setIsVerifying(true)}>
                {m.return_proof_open()}
              </Button>
            </div>
          </>
        )}
      </Card>
    );
  if (returns === 'failed')
    return (
      <Card as="section" padding="large" className={css.stack}>
        <h2 className={css.heading}>{m.return_title()}</h2>
        <p role="alert" className={css.muted}>
          {m.profile_failed_text()}
        </p>
        <div>
          <Button icon="refresh" onClick={() => void load()}>
            {m.frame_retry()}
          </Button>
        </div>
      </Card>
    );
  const { offer, requests } = returns;
  const draft = prepared?.kind === 'return' && prepared.order === number && offer.refusal === null ? prepared : null;
  const closeForm = () => {
    setIsFormOpen(false);
    if (draft) preparedForm.set(null);
  };
  if (offer.refusal === 'return-nothing-left' && requests.length === 0) return null;
  const cancel = async (request: ReturnRequest) => {
    try {
      await api('POST /api/orders/:number/returns/:request/cancel', { ...orderKey, request: request.number });
      toast.show({ kind: 'success', text: m.return_cancelled({ number: request.number }) });
    } catch (error) {
      const isTooLate = error instanceof ApiError && error.error === 'return_not_movable';
      // For an unverified caller, the reload below shows the code form.
      if (!isUnverified(error))
        toast.show({ kind: 'error', text: isTooLate ? m.return_cancel_late() : m.return_cancel_failed() });
    }
    await load();
  };
  return (
    <Card as="section" padding="large" className={css.stack} aria-labelledby={`returns-${number}`}>
      <div className={css.head}>
        <h2 id={`returns-${number}`} className={css.heading}>
          {m.return_title()}
        </h2>
        {offer.refusal === null && (
          <Button icon="refresh" onClick={() => setIsFormOpen(true)}>
            {m.return_open()}
          </Button>
        )}
      </div>
      {offer.until !== null && (offer.refusal === null || offer.refusal === 'return-late') && (
        <p className={css.muted}>
          {offer.refusal === null
            ? m.return_until({ date: formatDate(offer.until, language, 'long') })
            : m.return_over({ date: formatDate(offer.until, language, 'long') })}
        </p>
      )}
      {requests.length > 0 && (
        <ul role="list" className={css.stack}>
          {requests.map((request) => (
            <ReturnItem
              key={request.number}
              request={request}
              returns={returns}
              method={order.payment.method}
              onCancel={() => void cancel(request)}
            />
          ))}
        </ul>
      )}
      {requests.some(({ state }) => PENDING_STATES.has(state)) && follow(() => void load())}
      <Suspense>
        {(isFormOpen || draft) && (
          <ReturnForm
            order={order}
            words={draft?.text ?? ''}
            offer={offer}
            slots={slots}
            onClose={closeForm}
            onSent={(request) => {
              closeForm();
              toast.show({ kind: 'success', text: m.return_sent({ number: request.number }) });
              void load();
            }}
          />
        )}
      </Suspense>
    </Card>
  );
}

function ReturnItem({
  request,
  returns,
  method,
  onCancel,
}: {
  request: ReturnRequest;
  returns: Returns;
  method: PaymentMethod;
  onCancel: () => void;
}) {
  const { language } = useShop();
  const { number, state, reason, comment, answer, lines, services, photos, sums, cancellable, at } = request;
  const { label, kind } = RETURN_STATE_LABELS[state];
  const nextStep = nextStepText(request);
  const isClosed = state === 'refused' || state === 'cancelled';
  return (
    <li className={css.request}>
      <div className={css.head}>
        <h3 className={css.number}>{m.return_number({ number })}</h3>
        <Badge soft kind={kind}>
          {label()}
        </Badge>
      </div>
      <p className={css.muted}>
        {formatDate(almatyDate(new Date(at)), language, 'long')} · {RETURN_REASON_NAMES[reason]()}
        {photos > 0 && ` · ${m.return_photos({ count: photos })}`}
      </p>
      <ul role="list" className={css.products}>
        {lines.map(({ productId, name, quantity }) => (
          <li key={productId}>
            {name} <span className={css.muted}>{m.checkout_pieces({ count: quantity })}</span>
          </li>
        ))}
        {services.map(({ productId, code, name, quantity }) => (
          <li key={`${productId} ${code}`}>
            {name} <span className={css.muted}>{m.checkout_pieces({ count: quantity })}</span>
          </li>
        ))}
      </ul>
      {comment && <p className={css.text}>{comment}</p>}
      {answer && (
        <div className={css.answer}>
          <strong>{m.return_answer()}</strong>
          <p className={css.text}>{answer}</p>
        </div>
      )}
      {state === 'accepted' && <HandOverInstructions returns={returns} />}
      {nextStep && <p>{nextStep}</p>}
      {!isClosed && <ReturnSums sums={sums} method={method} />}
      {cancellable && (
        <Button kind="quiet" size="small" className={css.cancel} onClick={onCancel}>
          {m.return_cancel()}
        </Button>
      )}
    </li>
  );
}
