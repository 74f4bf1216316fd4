import { useState } from 'react';
import type { Savings } from '#contract/orders/checkout.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { MAX_PROMO_CODE_INPUT_LENGTH } from '#domain/pricing/promo-code.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Chip, ChipRow } from '#web/ui/buttons/chip.tsx';
import { Icon } from '#web/ui/marks/icon.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { signedTenge } from '#web/texts/amounts.ts';
import { REASON_TEXTS, PhoneVerification } from '../contact/phone-verification.tsx';
import { failureName } from '../steps/step-problem.ts';
import { savingProblem, sendSaving, type SavingsProps } from './use-saving.ts';
import css from './savings.module.css';

const PROBLEM_ID = 'promo-problem';

/** Promo code, typed or chosen from the customer's own, with its discount or the reason for none. */
export function PromoField(props: SavingsProps) {
  const { api } = useShop();
  const [typed, setTyped] = useState('');
  const { promo, coupons } = props.checkout.savings;
  const { contact } = props.checkout.draft;
  /** A code bound to the order's phone, which must be verified first. */
  const [boundCode, setBoundCode] = useState('');
  const apply = async (code: string) => {
    setBoundCode('');
    try {
      await sendSaving(props, () => api('PUT /api/checkout/promo', { code }));
      setTyped('');
    } catch (error) {
      // The verification shows its reason; it needs a phone.
      if (!contact || failureName(error) !== 'phone_not_proved') throw error;
      setBoundCode(code);
    }
  };
  const { form, busy, problem, setProblem, run } = useForm({
    check() {
      if (typed.trim() !== '') return true;
      setProblem(m.savings_promo_required());
      return false;
    },
    send: () => apply(typed),
    describeError: savingProblem,
  });
  const remove = () => run(() => sendSaving(props, () => api('DELETE /api/checkout/promo', {})));
  const codeToVerify = promo?.problem === 'promo-phone' ? promo.code : boundCode;
  return (
    <div className={css.part}>
      {promo ? (
        <AppliedPromo promo={promo} onRemove={() => void remove()} />
      ) : (
        <form {...form} className={css.line}>
          <TextInput
            className={css.grow}
            label={m.savings_promo()}
            value={typed}
            maxLength={MAX_PROMO_CODE_INPUT_LENGTH}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...(problem && { 'aria-invalid': true, 'aria-describedby': PROBLEM_ID })}
            onValue={(value) => {
              setTyped(value);
              setProblem('');
              setBoundCode('');
            }}
          />
          <Button type="submit" className={css.beside} loading={busy}>
            {m.savings_promo_apply()}
          </Button>
        </form>
      )}
      <ErrorMessage isInline id={PROBLEM_ID}>
        {problem}
      </ErrorMessage>
      {codeToVerify !== '' && contact && (
        <PhoneVerification
          phone={contact.phone}
          reason={REASON_TEXTS.promo()}
          confirmLabel={m.savings_promo_apply()}
          onVerified={() => void run(() => apply(codeToVerify))}
        />
      )}
      {!promo && coupons.length > 0 && (
        <ChipRow label={m.savings_promo_own()}>
          {coupons.map(({ code, title }) => (
            <Chip key={code} icon="percent" onClick={() => void run(() => apply(code))}>
              {title === '' ? code : `${code}: ${title}`}
            </Chip>
          ))}
        </ChipRow>
      )}
    </div>
  );
}

function AppliedPromo({ promo, onRemove }: { promo: NonNullable<Savings['promo']>; onRemove: () => void }) {
  const { code, title, amount, problem, minimumSum } = promo;
  const problemTexts = {
    'promo-no-products': () => m.savings_promo_no_goods(),
    'promo-minimum': () => m.savings_promo_minimum({ amount: formatTenge(minimumSum) }),
    'promo-ended': () => m.savings_promo_ended(),
    'promo-phone': () => m.savings_promo_phone(),
  };
  return (
    <>
      <div className={css.row} role="status">
        <Icon name="percent" size={20} className={css.mark} />
        <span className={css.name}>
          <strong>{code}</strong>
          {title !== '' && <span className={css.detail}>{title}</span>}
        </span>
        {amount > 0 && <span className={css.gain}>{signedTenge(-amount)}</span>}
        <IconButton icon="close" size="small" label={m.savings_promo_remove({ code })} onClick={onRemove} />
      </div>
      {problem && <p className={css.warning}>{problemTexts[problem]()}</p>}
    </>
  );
}
