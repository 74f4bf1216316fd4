import { useRef, useState } from 'react';
import { convertBankBonuses, defaultBonuses } from '#domain/pricing/bonuses.ts';
import { groupDigits } from '#domain/pricing/money.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { useCustomerData } from '../use-customer-data.ts';
import css from '../profile.module.css';

/** Errors with an uncertain outcome: the retry reuses the key. */
const UNCERTAIN = new Set(['offline', 'unexpected', 'not_ready', 'bank_unreachable']);

/** Converts the partner bank's bonuses to the shop's, with a preview of the result. */
export function BonusConversion({ onConverted }: { onConverted: () => void }) {
  const { api } = useShop();
  const { data: offer, retry } = useCustomerData('GET /api/pages/profile/bonus-conversion', {});
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [done, setDone] = useState(0);
  const key = useRef('');
  if (offer.state !== 'ready' || (offer.value.available === 0 && done === 0)) return null;
  const { available, percent, extraPercent } = offer.value;
  const amount = Number(typed) || 0;
  const becomes = convertBankBonuses(amount, { ...defaultBonuses, bankPercent: percent });
  const convert = async () => {
    if (amount < 1 || amount > available) return setProblem(m.bonus_convert_short({ amount: groupDigits(available) }));
    setBusy(true);
    setProblem('');
    try {
      key.current ||= Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('');
      const { own } = await api(
        'POST /api/pages/profile/bonus-conversion',
        { amount },
        { idempotencyKey: key.current },
      );
      key.current = '';
      setTyped('');
      setDone(own);
      retry();
      onConverted();
    } catch (error) {
      const name = error instanceof ApiError ? error.error : 'unexpected';
      if (!UNCERTAIN.has(name)) key.current = '';
      if (name === 'bonuses_short') retry();
      setProblem(name === 'bank_unreachable' ? m.bonus_convert_later() : m.bonus_convert_failed());
    }
    setBusy(false);
  };
  return (
    <Card as="section" padding="large" className={css.stack} aria-label={m.bonus_convert()}>
      <h2 className={css.heading}>{m.bonus_convert()}</h2>
      <p>{m.bonus_convert_text({ percent: extraPercent })}</p>
      {done > 0 && <p role="status">{m.bonus_convert_done({ amount: groupDigits(done) })}</p>}
      {available > 0 && (
        <form
          noValidate
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void convert();
          }}
        >
          <TextInput
            label={m.bonus_convert_amount()}
            hint={
              amount > 0
                ? m.bonus_convert_becomes({ amount: groupDigits(becomes) })
                : m.bonus_convert_available({ amount: groupDigits(available) })
            }
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            error={problem || undefined}
            onValue={(value) => {
              setTyped(value.replace(/\D/g, '').slice(0, 8));
              setProblem('');
              // A changed amount starts a new conversion.
              key.current = '';
            }}
          />
          <div className={css.buttons}>
            <Button type="submit" kind="primary" loading={busy}>
              {m.bonus_convert_do()}
            </Button>
            <Button kind="quiet" onClick={() => setTyped(String(available))}>
              {m.savings_bonuses_all()}
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}
