import { useRef, useState } from 'react';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Contract } from '#contract/index.ts';
import { convertBankBonuses, defaultBonuses } from '#domain/pricing/bonuses.ts';
import { groupDigits } from '#domain/pricing/money.ts';
import { ApiError } from '#web/calls/api.ts';
import { createIdempotencyKey } from '#web/calls/idempotency-key.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import css from '../profile.module.css';

/** Errors with an uncertain outcome: the retry reuses the key. */
const UNCERTAIN_ERRORS = new Set(['offline', 'unexpected', 'not_ready', 'bank_unreachable']);

/** Convertible bonuses and the rate. */
export type ConversionOffer = OutputOf<Contract['GET /api/pages/profile/bonus-conversion']>;

/** Converts the partner bank's bonuses to the shop's, with a preview of the result. */
export function BonusConversion({
  offer: { available, percent, extraPercent },
  reload,
  onConverted,
}: {
  offer: ConversionOffer;
  reload: () => void;
  onConverted: () => void;
}) {
  const { api } = useShop();
  const [amountText, setAmountText] = useState('');
  const [convertedAmount, setConvertedAmount] = useState(0);
  const key = useRef('');
  const amount = Number(amountText) || 0;
  const preview = convertBankBonuses(amount, { ...defaultBonuses, bankPercent: percent });
  const { form, busy, problem, setProblem } = useForm({
    check() {
      if (amount >= 1 && amount <= available) return true;
      setProblem(m.bonus_convert_short({ amount: groupDigits(available) }));
      return false;
    },
    async send() {
      key.current ||= createIdempotencyKey();
      const { own } = await api(
        'POST /api/pages/profile/bonus-conversion',
        { amount },
        { idempotencyKey: key.current },
      );
      key.current = '';
      setAmountText('');
      setConvertedAmount(own);
      reload();
      onConverted();
    },
    describeError(error) {
      const name = error instanceof ApiError ? error.error : 'unexpected';
      if (!UNCERTAIN_ERRORS.has(name)) key.current = '';
      if (name === 'bonuses_short') reload();
      return name === 'bank_unreachable' ? m.bonus_convert_later() : m.bonus_convert_failed();
    },
  });
  if (available === 0 && convertedAmount === 0) return null;
  return (
    <Card as="section" padding="large" className={css.stack} aria-label={m.bonus_convert()}>
      <h2 className={css.heading}>{m.bonus_convert()}</h2>
      <p>{m.bonus_convert_text({ percent: extraPercent })}</p>
      {convertedAmount > 0 && <p role="status">{m.bonus_convert_done({ amount: groupDigits(convertedAmount) })}</p>}
      {available > 0 && (
        <form {...form} className={css.form}>
          <TextInput
            label={m.bonus_convert_amount()}
            hint={
              amount > 0
                ? m.bonus_convert_becomes({ amount: groupDigits(preview) })
                : m.bonus_convert_available({ amount: groupDigits(available) })
            }
            inputMode="numeric"
            autoComplete="off"
            value={amountText}
            error={problem || undefined}
            onValue={(value) => {
              setAmountText(value.replace(/\D/g, '').slice(0, 8));
              setProblem('');
              // A changed amount starts a new conversion.
              key.current = '';
            }}
          />
          <div className={css.buttons}>
            <Button type="submit" kind="primary" loading={busy}>
              {m.bonus_convert_do()}
            </Button>
            <Button kind="quiet" onClick={() => setAmountText(String(available))}>
              {m.savings_bonuses_all()}
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}
