import { useState } from 'react';
import type { GiftCardBalance } from '#contract/gifts/gift-cards.ts';
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
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { secondsToWait } from '#web/texts/code-errors.ts';
import css from './balance-check.module.css';

/** Shows a gift card's balance for its number and PIN; nothing is stored in the page. */
export function BalanceCheck() {
  const { api } = useShop();
  const [number, setNumber] = useState('');
  const [pin, setPin] = useState('');
  const [errors, setErrors] = useState<{ number?: string; pin?: string }>({});
  const [balance, setBalance] = useState<GiftCardBalance | null>(null);
  const readDigits = (value: string, maxLength: number) => giftCardDigits(value.replace(/\D/g, '')).slice(0, maxLength);
  const { form, busy, problem, setProblem } = useForm({
    check() {
      const problems = {
        ...(!isGiftCardNumber(number) && { number: m.savings_card_error_number() }),
        ...(!isGiftCardPin(pin) && { pin: m.savings_card_error_pin() }),
      };
      setBalance(null);
      setErrors(problems);
      return Object.keys(problems).length === 0;
    },
    send: async () => setBalance(await api('POST /api/gift-cards/balance', { number, pin })),
    describeError: errorText,
  });
  const clearProblems = () => {
    setErrors({});
    setProblem('');
  };
  return (
    <Card as="section" padding="large" className={css.check} aria-label={m.giftcards_check()}>
      <form {...form} className={css.form}>
        <TextInput
          label={m.savings_card_number()}
          inputMode="numeric"
          autoComplete="off"
          value={number}
          error={errors.number}
          onValue={(value) => {
            setNumber(formatGiftCard(readDigits(value, GIFT_CARD_LENGTH)));
            clearProblems();
          }}
        />
        <TextInput
          label={m.savings_card_pin()}
          inputMode="numeric"
          autoComplete="off"
          value={pin}
          error={errors.pin}
          onValue={(value) => {
            setPin(readDigits(value, GIFT_CARD_PIN_LENGTH));
            clearProblems();
          }}
        />
        <Button type="submit" kind="action" className={css.submit} loading={busy}>
          {m.giftcards_check()}
        </Button>
      </form>
      <ErrorMessage>{problem}</ErrorMessage>
      {balance && <CardBalance card={balance} />}
    </Card>
  );
}

function CardBalance({ card: { number, balance, expiresAt } }: { card: GiftCardBalance }) {
  const { language } = useShop();
  return (
    <p className={css.found} role="status">
      <span className="tabular">{m.savings_card_name({ number })}</span>
      <strong>{m.savings_card_balance({ amount: formatTenge(balance) })}</strong>
      {/* It expires at the start of the next day. */}
      {expiresAt !== null && (
        <span>
          {m.savings_card_until({
            date: formatDate(almatyDate(new Date(Date.parse(expiresAt) - 1)), language, 'short'),
          })}
        </span>
      )}
    </p>
  );
}

function errorText(error: unknown): string {
  const name = error instanceof ApiError ? error.error : 'unexpected';
  if (name === 'gift_card_refused') return m.savings_card_refused();
  if (name === 'too_many_tries') return m.savings_too_many({ minutes: Math.ceil(secondsToWait(error) / 60) });
  if (name === 'phone_not_proved') return m.giftcards_check_log_in();
  if (name === 'rate_limited') return m.checkout_problem_often();
  return name === 'offline' ? m.checkout_problem_step_offline() : m.giftcards_check_failed();
}
