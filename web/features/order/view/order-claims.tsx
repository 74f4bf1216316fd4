import { useEffect, useState } from 'react';
import type { OrderClaim } from '#contract/orders/orders.ts';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useAttempt } from '#web/state/calls/use-attempt.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import css from '../customer-orders/customer-orders.module.css';

/**
 * Asks about guest orders that match the customer's phone or browser but carry another name. `onClaimed` runs after an
 * order has been added to the account.
 */
export function OrderClaims({ onClaimed }: { onClaimed: () => void }) {
  const { api, language } = useShop();
  const [claims, setClaims] = useState<readonly OrderClaim[]>([]);
  const { busy, problem, run } = useAttempt(() => m.request_failed());
  useEffect(() => {
    // After an error there is nothing to ask; the next visit retries.
    api('GET /api/order-claims', {}).then(
      ({ claims: loaded }) => setClaims(loaded),
      () => {},
    );
  }, [api]);
  const confirm = (number: string) =>
    run(async () => {
      setClaims((await api('POST /api/order-claims/confirm', { numbers: [number] })).claims);
      onClaimed();
    });
  const decline = (number: string) =>
    run(async () => setClaims((await api('POST /api/order-claims/decline', { numbers: [number] })).claims));
  if (claims.length === 0) return null;
  return (
    <Card as="section" className={css.order} aria-labelledby="order-claims">
      <h2 id="order-claims" className={css.number}>
        {m.order_claims_title()}
      </h2>
      <p className={css.hint}>{m.order_claims_text()}</p>
      <ul role="list" className={css.list}>
        {claims.map(({ number, name, at, quantity, total }) => (
          <li key={number} className={css.claim}>
            <strong>{m.order_number({ number })}</strong>
            <p>
              {m.order_claims_line({
                name,
                date: formatDate(almatyDate(new Date(at)), language, 'long'),
                count: quantity,
                total: formatTenge(total),
              })}
            </p>
            <div className={css.ways}>
              <Button
                kind="action"
                size="small"
                loading={busy}
                aria-label={m.order_claims_own_of({ number })}
                onClick={() => void confirm(number)}
              >
                {m.order_claims_own()}
              </Button>
              <Button
                size="small"
                disabled={busy}
                aria-label={m.order_claims_other_of({ number })}
                onClick={() => void decline(number)}
              >
                {m.order_claims_other()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ErrorMessage isInline>{problem}</ErrorMessage>
    </Card>
  );
}
