import { useState } from 'react';
import type { SubscriptionInput } from '#contract/content/launches.ts';
import { isPhone, formatPhone, phoneDigits } from '#domain/customers/phone.ts';
import { ApiError } from '#web/calls/api.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useCodeAttempt } from '#web/state/calls/use-code-attempt.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { CodeStep } from '#web/ui/inputs/code-step.tsx';
import { cx } from '#web/ui/base/cx.ts';
import { PhoneInput } from '#web/ui/inputs/phone-input.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { codeProblem } from '#web/texts/code-errors.ts';
import css from './launch-queue.module.css';

type Channel = SubscriptionInput['channel'];

const CHANNELS = { sms: m.launch_by_sms, mail: m.launch_by_mail, push: m.launch_by_push } as const;

/** Subscribes to a launch without an account: by phone or email verified with a code, or on this device. */
export function LaunchSubscribe({ launch }: { launch: string }) {
  const { api } = useShop();
  const [channel, setChannel] = useState<Channel>('mail');
  const [phone, setPhone] = useState('');
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<'contact' | 'code' | 'done'>('contact');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const digits = phoneDigits(phone);
  const isMissing = isSubmitted && !isComplete(channel, phone, email);
  const subscribe = async (contact: SubscriptionInput) => {
    const response = await api('POST /api/launches/:launch/subscriptions', { launch, to: contact });
    if (response.state === 'code_sent') startCountdown(response.resendSeconds);
    setStep(response.state === 'subscribed' ? 'done' : 'code');
  };
  const { form, field, busy, problem, setCode, secondsLeft, startCountdown, requestCode, note } = useCodeAttempt({
    isAwaited: step === 'code',
    check() {
      setIsSubmitted(true);
      return isComplete(channel, phone, email);
    },
    async send() {
      setCode('');
      if (channel === 'push') return subscribe({ channel });
      if (channel === 'mail') return subscribe({ channel, email });
      const { resendSeconds } = await requestCode((proof) => api('POST /api/phone-codes', { phone: digits, ...proof }));
      startCountdown(resendSeconds);
      setStep('code');
    },
    onCode: async (code) => {
      if (channel === 'mail') return subscribe({ channel, email, code });
      await api('POST /api/phone-codes/confirm', { phone: digits, code });
      await subscribe({ channel: 'sms', phone: digits });
    },
    describeError: (error) =>
      error instanceof ApiError && error.error === 'alert_unreachable' ? m.launch_push_off() : codeProblem(error),
  });

  if (step === 'done')
    return (
      <p role="status" className={css.queue}>
        {m.launch_subscribed()}
      </p>
    );
  return (
    <form {...form} aria-label={m.launch_subscribe()} className={cx(css.queue, css.fields)}>
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
              mask={formatPhone}
              required
              error={isMissing ? m.checkout_error_phone() : undefined}
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
              error={isMissing ? m.checkout_error_email() : undefined}
            />
          )}
          {note && <p role="status">{note}</p>}
          <ErrorMessage>{problem}</ErrorMessage>
          <Button type="submit" kind="primary" loading={busy} disabled={secondsLeft > 0}>
            {secondsLeft > 0 ? m.phone_proof_again_in({ seconds: secondsLeft }) : m.launch_tell_me()}
          </Button>
        </>
      ) : (
        <>
          <p role="status">
            {note ||
              (channel === 'mail'
                ? m.launch_code_mailed({ email })
                : m.phone_proof_sent({ phone: formatPhone(digits) }))}
          </p>
          <CodeStep field={field} submit={m.launch_tell_me()}>
            <Button kind="quiet" size="small" onClick={() => setStep('contact')}>
              {m.checkout_change()}
            </Button>
          </CodeStep>
        </>
      )}
      <p className={css.muted}>{m.launch_subscribe_note()}</p>
    </form>
  );
}

function isComplete(channel: Channel, phone: string, email: string): boolean {
  return channel === 'push' || (channel === 'sms' ? isPhone(phone) : email.includes('@'));
}
