import { useEffect, useRef, useState } from 'react';
import type { PhoneDemand } from '#contract/orders.ts';
import { maskPhone } from '#domain/phone.ts';
import { useSecondsLeft } from '#web/device/use-seconds-left.ts';
import { CODE_LENGTH, useTypedCode } from '#web/device/use-typed-code.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { useAttempt } from '#web/state/use-attempt.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { codeProblem, secondsOf } from '#web/words/code-problems.ts';
import { phoneInOneLine } from '#web/words/phone-line.ts';
import css from './fields.module.css';

const why: Record<PhoneDemand['reason'], () => string> = {
  sum: () => m.phone_proof_why_sum(),
  quantity: () => m.phone_proof_why_quantity(),
  orders: () => m.phone_proof_why_orders(),
  stock: () => m.phone_proof_why_stock(),
};

/** Proves a phone by a code from a message: sends it, takes it typed or pasted whole, and offers another one in time. */
export function PhoneProof({
  phone,
  reason,
  onProved,
}: {
  /** Ten digits. */
  phone: string;
  reason: PhoneDemand['reason'];
  onProved: () => void;
}) {
  const { api } = useShop();
  const input = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState(false);
  const { left, wait } = useSecondsLeft();
  const shown = maskPhone(phone);

  // It takes the place of the button that was pressed, and its focus.
  useEffect(() => {
    const first = input.current?.querySelector<HTMLElement>(sent ? 'input' : 'button');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
  }, [sent]);

  const { busy, problem, setProblem, run } = useAttempt((error) => {
    const seconds = secondsOf(error);
    if (seconds > 0) wait(seconds);
    return codeProblem(error);
  });
  const send = () =>
    run(async () => {
      const { resendSeconds } = await api('POST /api/phone-codes', { phone });
      setCode('');
      setSent(true);
      wait(resendSeconds);
    });
  const confirm = (typed: string) =>
    run(async () => {
      await api('POST /api/phone-codes/confirm', { phone, code: typed });
      onProved();
    });
  const { code, setCode, type } = useTypedCode(sent, { confirm, onTyped: () => setProblem('') });

  return (
    <form
      ref={input}
      noValidate
      className={css.form}
      aria-label={m.phone_proof_title()}
      onSubmit={(event) => {
        event.preventDefault();
        void (sent ? confirm(code) : send());
      }}
    >
      <div role="status">
        <p className={css.subtitle}>{m.phone_proof_title()}</p>
        <p className={css.note}>{sent ? m.phone_proof_sent({ phone: shown }) : why[reason]()}</p>
      </div>
      {sent && (
        <TextInput
          label={m.phone_proof_code()}
          name="code"
          value={code}
          onValue={type}
          inputMode="numeric"
          autoComplete="one-time-code"
          className={css.code}
          required
          error={problem || undefined}
        />
      )}
      {!sent && problem && (
        <p className={css.fieldError} role="alert">
          {problem}
        </p>
      )}
      {sent ? (
        <>
          <Button type="submit" kind="action" size="large" loading={busy} disabled={code.length < CODE_LENGTH}>
            {m.phone_proof_confirm()}
          </Button>
          {left > 0 ? (
            <p className={css.wait}>{m.phone_proof_again_in({ seconds: left })}</p>
          ) : (
            <Button kind="quiet" size="small" disabled={busy} onClick={() => void send()}>
              {m.phone_proof_again()}
            </Button>
          )}
        </>
      ) : (
        <Button type="submit" kind="action" size="large" loading={busy} disabled={left > 0}>
          {left > 0 ? m.phone_proof_again_in({ seconds: left }) : m.phone_proof_send({ phone: phoneInOneLine(shown) })}
        </Button>
      )}
    </form>
  );
}
