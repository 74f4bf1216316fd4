import { useState } from 'react';
import type { LoginResult } from '#contract/customers/auth.ts';
import { formatPhone, phoneDigits } from '#domain/customers/phone.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { PhoneInput } from '#web/ui/inputs/phone-input.tsx';
import { TextInput } from '#web/ui/inputs/text-input.tsx';
import { authErrorText, phoneProblem } from './auth-problems.ts';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import css from './auth.module.css';

/** Labels of the show-password button. */
export const revealLabels = () => ({ show: m.auth_password_show(), hide: m.auth_password_hide() });

/** Login by phone and password. */
export function PasswordForm({
  phone,
  onPhone,
  onLoggedIn,
  onForgotPassword,
}: {
  phone: string;
  onPhone: (phone: string) => void;
  onLoggedIn: (result: LoginResult) => Promise<void>;
  onForgotPassword: () => void;
}) {
  const { api } = useShop();
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState({ phone: '', password: '' });
  const { form, busy, problem } = useForm({
    check() {
      const foundErrors = {
        phone: phoneProblem(phone),
        password: password === '' ? m.auth_error_password_required() : '',
      };
      setErrors(foundErrors);
      return !foundErrors.phone && !foundErrors.password;
    },
    send: async () => onLoggedIn(await api('POST /api/auth/password', { phone: phoneDigits(phone), password })),
    describeError: (error) => authErrorText(error),
  });
  return (
    <form {...form} className={css.form} aria-label={m.auth_by_password()}>
      <PhoneInput
        label={m.checkout_phone()}
        name="phone"
        autoComplete="username"
        value={phone}
        onValue={(text) => {
          onPhone(text);
          setErrors({ ...errors, phone: '' });
        }}
        mask={formatPhone}
        placeholder="+7 (___) ___-__-__"
        required
        error={errors.phone || undefined}
      />
      <TextInput
        label={m.auth_password()}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onValue={(typed) => {
          setPassword(typed);
          setErrors({ ...errors, password: '' });
        }}
        reveal={revealLabels()}
        required
        error={errors.password || undefined}
      />
      <ErrorMessage>{problem}</ErrorMessage>
      <Button type="submit" kind="action" size="large" loading={busy}>
        {m.frame_login()}
      </Button>
      <div className={css.links}>
        <Button kind="quiet" size="small" onClick={onForgotPassword}>
          {m.auth_forgot()}
        </Button>
      </div>
    </form>
  );
}
