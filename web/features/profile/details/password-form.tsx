import { useState } from 'react';
import type { Profile } from '#contract/customers/customers.ts';
import { MIN_PASSWORD_LENGTH, validatePassword, type PasswordProblem } from '#domain/customers/customer.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { loadProfile } from '#web/state/customer/profile.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { toast } from '#web/ui/overlays/toast-queue.ts';
import { passwordCallErrorText } from './password-problems.ts';
import css from '../profile.module.css';

const EMPTY_FIELDS = { current: '', password: '', repeated: '' };

/** Changes the password, or sets the first one. This logs out all other devices. */
export function PasswordForm({ profile: { has_password: hasPassword } }: { profile: Profile }) {
  const { api } = useShop();
  const [fields, setFields] = useState(EMPTY_FIELDS);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const passwordProblem = validatePassword(fields.password, fields.repeated);
  const { form, busy, problem } = useForm({
    check() {
      setIsSubmitted(true);
      return !passwordProblem && !(hasPassword && fields.current === '');
    },
    async send() {
      const { current, password } = fields;
      await api('PUT /api/auth/password', hasPassword ? { current, password } : { password });
      setFields(EMPTY_FIELDS);
      setIsSubmitted(false);
      toast.show({ kind: 'success', text: m.profile_password_saved() });
      void loadProfile(api, true);
    },
    describeError: (error) => passwordCallErrorText(error, m.profile_save_failed),
  });
  const field = (name: keyof typeof EMPTY_FIELDS) => ({
    type: 'password',
    value: fields[name],
    required: true,
    reveal: { show: m.profile_password_show(), hide: m.profile_password_hide() },
    onValue: (value: string) => setFields({ ...fields, [name]: value }),
  });
  return (
    <Card as="section" padding="large" className={css.stack} aria-labelledby="password-title">
      <h2 id="password-title" className={css.heading}>
        {hasPassword ? m.profile_password_title() : m.profile_password_new_title()}
      </h2>
      <form {...form} className={css.form}>
        {hasPassword && (
          <TextInput
            {...field('current')}
            label={m.profile_password_current()}
            autoComplete="current-password"
            error={isSubmitted && fields.current === '' ? m.profile_password_current_required() : undefined}
            className={css.wide}
          />
        )}
        <TextInput
          {...field('password')}
          label={m.profile_password_new()}
          autoComplete="new-password"
          hint={m.profile_password_hint({ count: MIN_PASSWORD_LENGTH })}
          error={
            isSubmitted && passwordProblem && passwordProblem !== 'password-mismatch'
              ? passwordErrorText(passwordProblem)
              : undefined
          }
        />
        <TextInput
          {...field('repeated')}
          label={m.profile_password_repeat()}
          autoComplete="new-password"
          error={
            isSubmitted && passwordProblem === 'password-mismatch' ? passwordErrorText(passwordProblem) : undefined
          }
        />
        <ErrorMessage className={css.wide}>{problem}</ErrorMessage>
        <div className={`${css.buttons} ${css.wide}`}>
          <Button type="submit" loading={busy}>
            {hasPassword ? m.profile_password_save() : m.profile_password_new_title()}
          </Button>
          <span className={css.muted}>{m.profile_password_ends()}</span>
        </div>
      </form>
    </Card>
  );
}

function passwordErrorText(problem: PasswordProblem): string {
  return {
    'password-required': m.profile_password_required,
    'password-blank': m.auth_error_password_blank,
    'password-too-short': () => m.profile_password_short({ count: MIN_PASSWORD_LENGTH }),
    'password-too-long': m.profile_password_long,
    'password-mismatch': m.profile_password_mismatch,
  }[problem]();
}
