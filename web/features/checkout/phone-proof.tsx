import { useEffect, useRef, useState } from 'react';
import type { PhoneDemand } from '#contract/orders.ts';
import { maskPhone } from '#domain/phone.ts';
import { ApiError } from '#web/api.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import css from './fields.module.css';

const CODE_LENGTH = 6;
const SECOND_MS = 1000;

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
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { left, wait } = useSecondsLeft();
  const shown = maskPhone(phone);

  useEffect(() => {
    if (sent) input.current?.querySelector('input')?.focus();
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
      setProblem(problemWords(error, seconds));
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
          <Button type="submit" kind="action" loading={busy} disabled={code.length < CODE_LENGTH}>
            {m.phone_proof_confirm()}
          </Button>
          <Button kind="quiet" size="small" disabled={left > 0 || busy} onClick={() => void send()}>
            {left > 0 ? m.phone_proof_again_in({ seconds: left }) : m.phone_proof_again()}
          </Button>
        </>
      ) : (
        <Button type="submit" kind="action" loading={busy} disabled={left > 0}>
          {left > 0 ? m.phone_proof_again_in({ seconds: left }) : m.phone_proof_send({ phone: shown })}
        </Button>
      )}
    </form>
  );
}

/** Counts seconds down on the screen; `wait` begins anew. */
function useSecondsLeft(): { left: number; wait: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const look = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS)));
    look();
    const timer = setInterval(look, SECOND_MS);
    return () => clearInterval(timer);
  }, [until]);
  return { left, wait: (seconds) => setUntil(Date.now() + seconds * SECOND_MS) };
}

function secondsOf(error: unknown): number {
  const seconds = error instanceof ApiError && (error.details as { seconds?: unknown } | null | undefined)?.seconds;
  return typeof seconds === 'number' ? seconds : 0;
}

function problemWords(error: unknown, seconds: number): string {
  const name = error instanceof ApiError ? error.error : 'unexpected';
  if (name === 'code_too_soon') return '';
  if (name === 'too_many_codes') return m.phone_proof_too_many({ minutes: Math.ceil(seconds / 60) });
  if (name === 'code_expired') return m.phone_proof_expired();
  if (name === 'rate_limited') return m.checkout_problem_often();
  if (name !== 'code_wrong') return m.phone_proof_failed();
  const left = ((error as ApiError).details as { left?: number } | undefined)?.left ?? 0;
  return left > 0 ? m.phone_proof_wrong({ left }) : m.phone_proof_expired();
}
