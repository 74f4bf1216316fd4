import { useEffect, useRef, type SyntheticEvent } from 'react';
import type { Credit } from '#contract/credit.ts';
import type { SentCode } from '#contract/phone-proof.ts';
import { useSecondsLeft } from '#web/device/use-seconds-left.ts';
import { useTypedCode } from '#web/device/use-typed-code.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { useAttempt } from '#web/state/use-attempt.ts';
import { Button } from '#web/ui/button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { codeProblem, secondsOf } from '#web/words/code-problems.ts';
import { orderKey } from '../use-order.ts';
import css from './credit.module.css';

/** A code of the shop's own is longer; a provider's may have so few digits. */
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
  const { left, wait } = useSecondsLeft();
  const start = useRef(() => wait(sent.resendSeconds));
  useEffect(() => {
    start.current();
  }, []);

  const { busy, problem, setProblem, run } = useAttempt((error) => {
    const seconds = secondsOf(error);
    if (seconds > 0) wait(seconds);
    return codeProblem(error);
  });
  const confirm = (typed: string) =>
    run(async () => onProved(await api('POST /api/orders/:number/credit/proof', { ...orderKey(number), code: typed })));
  const { code, type } = useTypedCode(true, { confirm, onTyped: () => setProblem('') });
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
