import { useState } from 'react';
import type { LoginResult } from '#contract/customers/auth.ts';
import { m } from '#web/messages.ts';
import { useShop } from '#web/state/shop-context.tsx';
import { useForm } from '#web/state/calls/use-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { authErrorText } from './auth-problems.ts';
import { CodeForm } from './code-form.tsx';
import { NewPasswordFields, newPasswordProblems } from './new-password.tsx';
import { ErrorMessage } from '#web/ui/states/error-message.tsx';
import css from './auth.module.css';

const EMPTY_PASSWORD = { password: '', repeated: '' };

/** Verifies the phone by a code and sets a new password. */
export function RecoverForm({
  phone,
  onPhone,
  onLoggedIn,
}: {
  phone: string;
  onPhone: (phone: string) => void;
  onLoggedIn: (result: LoginResult) => Promise<void>;
}) {
  const { api } = useShop();
  const [verifiedPhone, setVerifiedPhone] = useState('');
  const [newPassword, setNewPassword] = useState(EMPTY_PASSWORD);
  const [problems, setProblems] = useState(EMPTY_PASSWORD);
  const { form, busy, problem } = useForm({
    check() {
      const foundProblems = newPasswordProblems(newPassword);
      setProblems(foundProblems);
      return !foundProblems.password && !foundProblems.repeated;
    },
    send: async () =>
      onLoggedIn(await api('POST /api/auth/recover', { phone: verifiedPhone, password: newPassword.password })),
    describeError: (error) => authErrorText(error),
  });
  if (verifiedPhone === '')
    return (
      <CodeForm
        label={m.auth_recover_title()}
        submit={m.auth_continue()}
        phone={phone}
        onPhone={onPhone}
        onCode={async (digits, code) => {
          await api('POST /api/phone-codes/confirm', { phone: digits, code });
          setVerifiedPhone(digits);
        }}
      />
    );
  return (
    <form {...form} className={css.form} aria-label={m.auth_recover_title()}>
      <NewPasswordFields value={newPassword} problems={problems} onValue={setNewPassword} />
      <ErrorMessage>{problem}</ErrorMessage>
      <Button type="submit" kind="action" size="large" loading={busy}>
        {m.auth_recover_save()}
      </Button>
    </form>
  );
}
