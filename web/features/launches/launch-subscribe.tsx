import { useState } from 'react';
import type { SubscriptionInput } from '#contract/launches.ts';
import { maskPhone, phoneDigits } from '#domain/phone.ts';
import { ApiError } from '#web/api.ts';
import { useSecondsLeft } from '#web/device/use-seconds-left.ts';
import { CODE_LENGTH, useTypedCode } from '#web/device/use-typed-code.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/shop-context.tsx';
import { useAttempt } from '#web/state/use-attempt.ts';
import { Button } from '#web/ui/button.tsx';
import { PhoneInput } from '#web/ui/phone-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { codeProblem, secondsOf } from '#web/words/code-problems.ts';
import css from './launch-queue.module.css';

type Channel = SubscriptionInput['channel'];

const CHANNELS = { sms: m.launch_by_sms, mail: m.launch_by_mail, push: m.launch_by_push } as const;

/** Asks to be told of a launch without an account: by a phone or a mail address that a code proves, or on this device. */
export function LaunchSubscribe({ launch }: { launch: string }) {
  const { api } = useShop();
  const [channel, setChannel] = useState<Channel>('mail');
  const [phone, setPhone] = useState('');
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<'contact' | 'code' | 'done'>('contact');
  const { left, wait } = useSecondsLeft();
  const { busy, problem, setProblem, run } = useAttempt((error) => {
    const seconds = secondsOf(error);
    if (seconds > 0) wait(seconds);
    const name = error instanceof ApiError ? error.error : 'unexpected';
    if (name === 'alert_unreachable') return m.launch_push_off();
    return codeProblem(error);
  });
  const digits = phoneDigits(phone);
  const subscribe = async (to: SubscriptionInput) => {
    const { state } = await api('POST /api/launches/:launch/subscriptions', { launch, to });
    setStep(state === 'subscribed' ? 'done' : 'code');
  };
  const begin = () =>
    run(async () => {
      setCode('');
      if (channel === 'push') return subscribe({ channel });
      if (channel === 'mail') return subscribe({ channel, email });
      const { resendSeconds } = await api('POST /api/phone-codes', { phone: digits });
      wait(resendSeconds);
      setStep('code');
    });
  const confirm = (typed: string) =>
    run(async () => {
      if (channel === 'mail') return subscribe({ channel, email, code: typed });
      await api('POST /api/phone-codes/confirm', { phone: digits, code: typed });
      await subscribe({ channel: 'sms', phone: digits });
    });
  const { code, setCode, type } = useTypedCode(step === 'code', { confirm, onTyped: () => setProblem('') });

  if (step === 'done')
    return (
      <p role="status" className={css.queue}>
        {m.launch_subscribed()}
      </p>
    );
  return (
    <form
      noValidate
      aria-label={m.launch_subscribe()}
      className={css.queue}
      onSubmit={(event) => {
        event.preventDefault();
        void (step === 'code' ? confirm(code) : begin());
      }}
    >
      <p>
        <strong>{m.launch_subscribe()}</strong>
      </p>
      {step === 'contact' ? (
        <>
          <Select
            label={m.launch_how()}
            value={channel}
            onValue={(value) => setChannel(value as Channel)}
            options={(Object.keys(CHANNELS) as Channel[]).map((value) => ({ value, label: CHANNELS[value]() }))}
          />
          {channel === 'sms' && (
            <PhoneInput
              label={m.launch_phone()}
              name="phone"
              value={phone}
              onValue={setPhone}
              mask={maskPhone}
              required
            />
          )}
          {channel === 'mail' && (
            <TextInput
              label={m.launch_email()}
              name="email"
              type="email"
              autoComplete="email"
              value={email}
              onValue={setEmail}
              required
            />
          )}
        </>
      ) : (
        <TextInput
          label={m.phone_proof_code()}
          name="code"
          value={code}
          onValue={type}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
      )}
      {problem && <p role="alert">{problem}</p>}
      <Button
        type="submit"
        kind="primary"
        loading={busy}
        disabled={step === 'code' ? code.length < CODE_LENGTH : left > 0 || isEmpty(channel, digits, email)}
      >
        {step === 'contact' && left > 0 ? m.phone_proof_again_in({ seconds: left }) : m.launch_tell_me()}
      </Button>
      <p className={css.muted}>{m.launch_subscribe_note()}</p>
    </form>
  );
}

function isEmpty(channel: Channel, digits: string, email: string): boolean {
  return (channel === 'sms' && digits.length < 10) || (channel === 'mail' && !email.includes('@'));
}
