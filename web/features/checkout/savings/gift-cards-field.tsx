import { useState } from 'react';
import type { Savings } from '#contract/orders/checkout.ts';
import { almatyDate, formatDate } from '#domain/time/calendar.ts';
import {
  formatGiftCard,
  GIFT_CARD_PIN_LENGTH,
  giftCardDigits,
  GIFT_CARD_LENGTH,
  isGiftCardNumber,
  isGiftCardPin,
} from '#domain/gifts/gift-card.ts';
import { formatTenge } from '#domain/pricing/money.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Checkbox } from '#web/ui/inputs/choice.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { signedTenge } from '#web/texts/amounts.ts';
import { REASON_TEXTS, PhoneVerification } from '../contact/phone-verification.tsx';
import { failureName } from '../steps/step-problem.ts';
import { savingProblem, sendSaving, useSaving, type SavingsProps } from './use-saving.ts';
import css from './savings.module.css';

/** Gift cards: added ones, one-click ones from the account, and a form for another. */
export function GiftCardsField(props: SavingsProps) {
  const { api } = useShop();
  const { problem, save } = useSaving(props);
  // The check mark changes on the click, the sum with the response.
  const [clicked, setClicked] = useState<number | null>(null);
  const { giftCards } = props.checkout.savings;
  const toggle = async ({ id, applied }: Savings['giftCards'][number]) => {
    setClicked(id);
    await save(() =>
      applied ? api('DELETE /api/checkout/gift-cards/:id', { id }) : api('PUT /api/checkout/gift-cards/:id', { id }),
    );
    setClicked(null);
  };
  return (
    <div className={css.part}>
      <h4 className={css.head}>{m.savings_cards()}</h4>
      {giftCards.map((card) => (
        <Checkbox
          key={card.id}
          checked={card.applied !== (card.id === clicked)}
          onChecked={() => void toggle(card)}
          hint={<CardState card={card} />}
          aside={card.amount > 0 ? <span className={css.gain}>{signedTenge(-card.amount)}</span> : undefined}
        >
          {m.savings_card_name({ number: card.number })}
        </Checkbox>
      ))}
      <ErrorMessage isInline>{problem}</ErrorMessage>
      <Disclosure title={m.savings_card_add()}>
        <NewCard {...props} />
      </Disclosure>
      {giftCards.some(({ applied, amount, balance }) => applied && amount < balance) && (
        <p className={css.note}>{m.savings_card_rule()}</p>
      )}
    </div>
  );
}

function CardState({ card: { balance, expiresAt } }: { card: Savings['giftCards'][number] }) {
  const { language } = useShop();
  const parts = [m.savings_card_balance({ amount: formatTenge(balance) })];
  // `expiresAt` is midnight after the last day.
  if (expiresAt !== null) {
    const lastDay = almatyDate(new Date(Date.parse(expiresAt) - 1));
    parts.push(m.savings_card_until({ date: formatDate(lastDay, language, 'short') }));
  }
  return parts.join(', ');
}

/** Number and PIN of a card, validated locally as far as possible. */
function NewCard(props: SavingsProps) {
  const { api } = useShop();
  const [number, setNumber] = useState('');
  const [pin, setPin] = useState('');
  const [errors, setErrors] = useState<{ number?: string; pin?: string }>({});
  /** Too many failed PIN attempts on this card: the phone must be verified first. */
  const [needsVerification, setNeedsVerification] = useState(false);
  const { contact } = props.checkout.draft;
  const { form, busy, problem, setProblem, submit } = useForm({
    check() {
      const found = {
        ...(!isGiftCardNumber(number) && { number: m.savings_card_error_number() }),
        ...(!isGiftCardPin(pin) && { pin: m.savings_card_error_pin() }),
      };
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    async send() {
      setNeedsVerification(false);
      await sendSaving(props, () => api('POST /api/checkout/gift-cards', { number, pin }));
      setNumber('');
      setPin('');
    },
    describeError(error) {
      // The verification shows its reason; it needs a phone.
      const canVerify = contact !== undefined && failureName(error) === 'phone_not_proved';
      setNeedsVerification(canVerify);
      return canVerify ? '' : savingProblem(error);
    },
  });
  const readDigits = (value: string, maxLength: number) =>
    giftCardDigits(value.replace(/[^\d]/g, '')).slice(0, maxLength);
  const cardForm = (
    <form {...form} className={css.card}>
      <TextInput
        className={css.number}
        label={m.savings_card_number()}
        inputMode="numeric"
        autoComplete="off"
        value={number}
        error={errors.number}
        onValue={(value) => {
          setNumber(formatGiftCard(readDigits(value, GIFT_CARD_LENGTH)));
          setErrors({ ...errors, number: undefined });
          setProblem('');
        }}
      />
      <TextInput
        className={css.pin}
        label={m.savings_card_pin()}
        inputMode="numeric"
        autoComplete="off"
        value={pin}
        error={errors.pin}
        onValue={(value) => {
          setPin(readDigits(value, GIFT_CARD_PIN_LENGTH));
          setErrors({ ...errors, pin: undefined });
          setProblem('');
        }}
      />
      <Button type="submit" className={css.submit} loading={busy}>
        {m.savings_card_submit()}
      </Button>
      <ErrorMessage isInline className={css.problem}>
        {problem}
      </ErrorMessage>
    </form>
  );
  return (
    <div className={css.part}>
      {cardForm}
      {needsVerification && contact && (
        <PhoneVerification
          phone={contact.phone}
          reason={REASON_TEXTS.card()}
          confirmLabel={m.savings_card_submit()}
          onVerified={() => void submit()}
        />
      )}
    </div>
  );
}
