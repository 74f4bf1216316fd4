import { useEffect, useEffectEvent, useState } from 'react';
import type { GiftPurchase } from '#contract/gifts/gift-purchases.ts';
import { m } from '#web/messages.ts';
import { useQuery, useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { GiftPurchaseItem } from './gift-purchase-item.tsx';
import css from './gift-purchase-item.module.css';

const POLL_MS = 2_000;
/** Max polls before the page reports a delay of the bank. */
const MAX_POLLS = 30;

/** The customer's purchases, and the result of the one whose buyer returns from the bank. */
export function GiftPurchases({ onPaid }: { onPaid: () => void }) {
  const { api } = useShop();
  const returnedNumber = useQuery().get('bought');
  const [purchases, setPurchases] = useState<readonly GiftPurchase[]>([]);
  const [pollCount, setPollCount] = useState(0);
  const [failed, setFailed] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const load = useEffectEvent(() => api('GET /api/pages/profile/gift-purchases', {}));
  useEffect(() => {
    let isUnmounted = false;
    load().then(
      (loaded) => {
        if (!isUnmounted) setPurchases(loaded);
      },
      () => {
        if (!isUnmounted) setFailed(true);
      },
    );
    return () => {
      isUnmounted = true;
    };
  }, [api, attempts]);
  const update = (purchase: GiftPurchase) =>
    setPurchases((previous) => previous.map((item) => (item.number === purchase.number ? purchase : item)));
  const current = purchases.find(({ number }) => number === returnedNumber);
  const isWaiting = current?.state === 'waiting_payment' && pollCount < MAX_POLLS;
  const check = useEffectEvent(async (number: string) => {
    const loaded = await api('POST /api/pages/profile/gift-purchases/:number/check', { number }).catch(() => null);
    setPollCount((previous) => previous + 1);
    if (!loaded) return;
    update(loaded);
    if (loaded.state === 'paid') onPaid();
  });
  useEffect(() => {
    if (!isWaiting || !returnedNumber) return undefined;
    const timer = setTimeout(() => void check(returnedNumber), pollCount === 0 ? 0 : POLL_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, returnedNumber, pollCount]);
  if (failed)
    return (
      <section className={css.purchases} aria-labelledby="bought-cards">
        <h2 id="bought-cards" className={css.heading}>
          {m.gift_bought()}
        </h2>
        <p role="alert">{m.profile_failed_text()}</p>
        <div>
          <Button
            icon="refresh"
            onClick={() => {
              setFailed(false);
              setAttempts(attempts + 1);
            }}
          >
            {m.frame_retry()}
          </Button>
        </div>
      </section>
    );
  if (purchases.length === 0) return null;
  return (
    <section className={css.purchases} aria-labelledby="bought-cards">
      {current && (
        <Card tone={current.state === 'paid' ? 'success' : 'brand'} className={css.notice}>
          {isWaiting && <Spinner label={m.payment_waiting()} />}
          <p role="status">
            {current.state === 'paid'
              ? m.gift_bought_paid()
              : current.state === 'cancelled'
                ? m.gift_bought_cancelled()
                : m.gift_bought_waiting()}
          </p>
        </Card>
      )}
      <h2 id="bought-cards" className={css.heading}>
        {m.gift_bought()}
      </h2>
      <ul role="list" className={css.list}>
        {purchases.map((purchase) => (
          <GiftPurchaseItem key={purchase.number} purchase={purchase} onPurchase={update} />
        ))}
      </ul>
    </section>
  );
}
