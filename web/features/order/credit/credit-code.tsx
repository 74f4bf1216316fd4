import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { Credit } from '#contract/credit.ts';
import type { SentCode } from '#contract/phone-proof.ts';
import { codeFromMessage } from '#web/device/message-code.ts';
import { useSecondsLeft } from '#web/device/use-seconds-left.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { codeProblem, secondsOf } from '#web/words/code-problems.ts';
import { orderKey } from '../use-order.ts';
import css from './credit.module.css';

/** The shop's own code; a provider's may be shorter. */
const CODE_LENGTH = 6;
const MIN_CODE_LENGTH = 4;

/** The code from the message; the banks are asked once it is right. */
export function CreditCode({
  number,
  phoneMasked,
  sent,
  again,
  onProved,
}: {
  number: string;
  phoneMasked: string;
  sent: SentCode;
  again: () => Promise<SentCode>;
  onProved: (credit: Credit) => void;
}) {
  const { api } = useShop();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const { left, wait } = useSecondsLeft();
  const start = useRef(() => wait(sent.resendSeconds));
  const typeLatest = useRef<(value: string) => void>(() => {});
  useEffect(() => {
    start.current();
    const waiting = new AbortController();
    void codeFromMessage(waiting.signal).then((read) => read !== null && typeLatest.current(read));
    return () => waiting.abort();
  }, []);

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
  const confirm = (typed: string) =>
    run(async () => onProved(await api('POST /api/orders/:number/credit/proof', { ...orderKey(number), code: typed })));
  const type = (value: string) => {
    const digits = value.replace(/\D/g, '').slice(0, CODE_LENGTH);
    setCode(digits);
    setProblem('');
    if (digits.length === CODE_LENGTH && digits !== code) void confirm(digits);
  };
  useEffect(() => {
    typeLatest.current = type;
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void confirm(code);
  };
  return (
    <form noValidate className={css.form} onSubmit={submit}>
      <p role="status">{m.phone_proof_sent({ phone: phoneMasked })}</p>
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
      <Button type="submit" kind="action" size="large" loading={busy} disabled={code.length < MIN_CODE_LENGTH} wide>
        {m.credit_ask_banks()}
      </Button>
      {left > 0 ? (
        <p className={css.muted}>{m.phone_proof_again_in({ seconds: left })}</p>
      ) : (
        <Button
          kind="quiet"
          size="small"
          disabled={busy}
          onClick={() => void run(async () => wait((await again()).resendSeconds))}
        >
          {m.phone_proof_again()}
        </Button>
      )}
    </form>
  );
}
