import { useEffect, useRef, useState } from 'react';
import type { PhoneDemand } from '#contract/orders.ts';
import { maskPhone } from '#domain/phone.ts';
import { codeFromMessage } from '#web/device/message-code.ts';
import { useSecondsLeft } from '#web/device/use-seconds-left.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { codeProblem, secondsOf } from '#web/words/code-problems.ts';
import css from './fields.module.css';

const CODE_LENGTH = 6;

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
  const typeLatest = useRef<(value: string) => void>(() => {});
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { left, wait } = useSecondsLeft();
  const shown = maskPhone(phone);

  // It takes the place of the button that was pressed, and its focus.
  useEffect(() => {
    const first = input.current?.querySelector<HTMLElement>(sent ? 'input' : 'button');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: 'center' });
    if (!sent) return;
    const waiting = new AbortController();
    void codeFromMessage(waiting.signal).then((read) => read !== null && typeLatest.current(read));
    return () => waiting.abort();
  }, [sent]);

  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      const seconds = secondsOf(error);
      if (seconds > 0) wait(seconds);
      setProblem(codeProblem(error));
    } finally {
      setBusy(false);
    }
  };
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
  const type = (value: string) => {
    const digits = value.replace(/\D/g, '').slice(0, CODE_LENGTH);
    setCode(digits);
    setProblem('');
    if (digits.length === CODE_LENGTH && digits !== code) void confirm(digits);
  };
  useEffect(() => {
    typeLatest.current = type;
  });

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
          {left > 0 ? m.phone_proof_again_in({ seconds: left }) : m.phone_proof_send({ phone: shown })}
        </Button>
      )}
    </form>
  );
}
