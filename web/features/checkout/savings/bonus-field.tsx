import { useState } from 'react';
import { formatTenge, groupDigits, parseTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { useSaving, type SavingsProps } from './use-saving.ts';
import css from './savings.module.css';

/** Bonuses to spend: a number, a slider, or the maximum for this order. Saved on release. */
export function BonusField(props: SavingsProps) {
  const { api } = useShop();
  const { busy, problem, save } = useSaving(props);
  const [draft, setDraft] = useState<number | null>(null);
  const { bonuses } = props.checkout.savings;
  if (bonuses === null) return null;
  const { available, payable, percent, spent, accrualDays } = bonuses;
  const shownAmount = draft ?? spent;
  const saveAmount = async (amount: number) => {
    setDraft(amount);
    if (amount !== spent) await save(() => api('PUT /api/checkout/bonuses', { amount }));
    setDraft(null);
  };
  const commit = () => void (draft !== null && saveAmount(draft));
  return (
    <div className={css.part}>
      <h4 className={css.head}>
        {m.savings_bonuses()}
        <span className={css.available}>{m.savings_bonuses_available({ amount: groupDigits(available) })}</span>
      </h4>
      {payable === 0 ? (
        <p className={css.note}>{m.savings_bonuses_none({ count: accrualDays })}</p>
      ) : (
        <>
          <form
            className={css.line}
            onSubmit={(event) => {
              event.preventDefault();
              commit();
            }}
          >
            <TextInput
              className={css.grow}
              label={m.savings_bonuses_field()}
              labelHidden
              inputMode="numeric"
              autoComplete="off"
              value={groupDigits(shownAmount)}
              onValue={(value) => setDraft(Math.min(payable, parseTenge(value === '' ? '0' : value) ?? shownAmount))}
              onBlur={commit}
            />
            <Button
              className={css.beside}
              loading={busy}
              disabled={shownAmount === payable}
              onClick={() => void saveAmount(payable)}
            >
              {m.savings_bonuses_all()}
            </Button>
          </form>
          <input
            type="range"
            className={css.slider}
            min={0}
            max={payable}
            value={shownAmount}
            aria-label={m.savings_bonuses_field()}
            aria-valuetext={groupDigits(shownAmount)}
            onChange={(event) => setDraft(Number(event.currentTarget.value))}
            onPointerUp={commit}
            onKeyUp={commit}
            onBlur={commit}
          />
          <p className={css.note}>{m.savings_bonuses_rule({ percent, amount: formatTenge(payable) })}</p>
        </>
      )}
      <ErrorMessage isInline>{problem}</ErrorMessage>
    </div>
  );
}
