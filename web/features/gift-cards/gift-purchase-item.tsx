import { useState } from 'react';
import type { BoughtCard, GiftPurchase } from '#contract/gifts/gift-purchases.ts';
import { almatyDate, almatyTime, formatDate } from '#domain/time/calendar.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { giftPictureUrl } from '#domain/urls/paths.ts';
import { ApiError } from '#web/calls/api.ts';
import { leaveTo } from '#web/device/focus/leave-to.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAttempt } from '#web/state/calls/use-attempt.ts';
import { Badge } from '#web/ui/marks/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import css from './gift-purchase-item.module.css';

/** A gift card purchase: its state and available actions. */
export function GiftPurchaseItem({
  purchase,
  onPurchase,
}: {
  purchase: GiftPurchase;
  onPurchase: (purchase: GiftPurchase) => void;
}) {
  const { api, language } = useShop();
  const [cards, setCards] = useState<readonly BoughtCard[] | null>(null);
  const { runningKey, problem, run } = useAttempt<'pay' | 'cancel' | 'cards'>((error) =>
    error instanceof ApiError && error.error === 'bank_unreachable' ? m.gift_bank_down() : m.gift_failed(),
  );
  const { number, state, design, colour, total, quantity, at, sendAt, shop, cancellable } = purchase;
  const pay = async () => {
    const { paymentUrl } = await api('POST /api/pages/profile/gift-purchases/:number/payments', { number });
    await leaveTo(paymentUrl);
  };
  const cancel = async () => {
    onPurchase(await api('POST /api/pages/profile/gift-purchases/:number/cancel', { number }));
    setCards(null);
  };
  const toggleCards = async () => {
    if (cards) return setCards(null);
    setCards((await api('GET /api/pages/profile/gift-purchases/:number', { number })).cards);
  };
  return (
    <li className={css.purchase}>
      <img src={giftPictureUrl(design, colour)} alt="" width={112} height={71} loading="lazy" className={css.picture} />
      <div className={css.text}>
        <p className={css.head}>
          <strong>{m.gift_purchase_name({ number })}</strong>
          <Badge soft kind={state === 'paid' ? 'success' : state === 'cancelled' ? 'neutral' : 'warning'}>
            {stateText(purchase)}
          </Badge>
        </p>
        <p className={css.note}>
          {formatDate(almatyDate(new Date(at)), language, 'short')} · {m.gift_purchase_cards({ count: quantity })} ·{' '}
          <span className="tabular">{formatTenge(total)}</span>
        </p>
        {state === 'paid' && sendAt !== null && purchase.sent === 0 && (
          <p className={css.note}>
            {m.gift_purchase_due({ date: formatDate(almatyDate(new Date(sendAt)), language, 'long') })}
          </p>
        )}
        {state === 'paid' && shop !== null && <p className={css.note}>{m.gift_purchase_shop({ shop })}</p>}
        <div className={css.buttons}>
          {state === 'waiting_payment' && (
            <Button size="small" kind="primary" loading={runningKey === 'pay'} onClick={() => void run(pay, 'pay')}>
              {m.payment_pay()}
            </Button>
          )}
          <Button
            size="small"
            kind="quiet"
            aria-expanded={cards !== null}
            loading={runningKey === 'cards'}
            onClick={() => void run(toggleCards, 'cards')}
          >
            {m.gift_purchase_show()}
          </Button>
          {cancellable && (
            <Button
              size="small"
              kind="quiet"
              loading={runningKey === 'cancel'}
              onClick={() => void run(cancel, 'cancel')}
            >
              {state === 'paid' ? m.gift_purchase_give_up() : m.gift_purchase_cancel()}
            </Button>
          )}
        </div>
        <ErrorMessage>{problem}</ErrorMessage>
        {cards && (
          <ul role="list" className={css.cards}>
            {cards.map(({ phone, name, nominal, state: cardState, sentAt }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- because cards are identified by position
              <li key={index}>
                <span>
                  {name} {phone}
                </span>
                <span className="tabular">{formatTenge(nominal)}</span>
                <span className={css.note}>
                  {cardState === 'sent' && sentAt !== null && phone !== null
                    ? m.gift_card_sent_at({
                        date: formatDate(almatyDate(new Date(sentAt)), language, 'dayMonth'),
                        time: almatyTime(new Date(sentAt)),
                      })
                    : CARD_STATE_NAMES[cardState]()}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

const CARD_STATE_NAMES: Readonly<Record<BoughtCard['state'], () => string>> = {
  waiting: m.gift_card_waiting,
  sent: m.gift_card_sent,
  refunded: m.gift_card_refunded,
};

function stateText({ state, sent, refunded, quantity }: GiftPurchase): string {
  if (state === 'waiting_payment') return m.gift_purchase_waiting();
  if (state === 'cancelled') return m.gift_purchase_cancelled();
  if (refunded === quantity) return m.gift_purchase_refunded();
  return sent + refunded === quantity ? m.gift_purchase_sent() : m.gift_purchase_paid();
}
